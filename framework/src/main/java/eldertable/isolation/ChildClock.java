package eldertable.isolation;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Ends processes of rules that do not answer: one thread for all of them, which runs while there are any. */
public final class ChildClock implements AutoCloseable {
    private static final long POLL_MILLIS = 20;

    private final List<RulesChild> children = new CopyOnWriteArrayList<>();
    private Thread thread;

    synchronized void watch(RulesChild child) {
        children.add(child);
        if (thread != null) return;
        thread = new Thread(this::run, "rules clock");
        thread.setDaemon(true);
        thread.setPriority(Thread.MAX_PRIORITY);
        thread.start();
    }

    void forget(RulesChild child) {
        children.remove(child);
    }

    private void run() {
        try {
            while (hasWork()) {
                children.forEach(RulesChild::look);
                Thread.sleep(POLL_MILLIS);
            }
        } catch (InterruptedException closed) {
            children.forEach(RulesChild::kill);
        }
    }

    private synchronized boolean hasWork() {
        if (children.isEmpty()) thread = null;
        return thread != null;
    }

    @Override
    public synchronized void close() {
        if (thread != null) thread.interrupt();
    }
}
