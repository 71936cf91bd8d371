package eldertable.script;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;

/** Something that is done once, on whose thread ever, while others may wait for it. May be used by any thread. */
final class DoneOnce {
    private final Runnable work;
    private final AtomicBoolean begun = new AtomicBoolean();
    private final CountDownLatch over = new CountDownLatch(1);

    DoneOnce(Runnable work) {
        this.work = work;
    }

    /** Does it, or waits for whoever does. */
    void hold() {
        if (!begun.compareAndSet(false, true)) {
            await();
            return;
        }
        try {
            work.run();
        } finally {
            over.countDown();
        }
    }

    /** Waits only if it has begun. */
    void await() {
        if (!begun.get()) return;
        try {
            over.await();
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }
}
