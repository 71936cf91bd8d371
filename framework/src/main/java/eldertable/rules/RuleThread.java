package eldertable.rules;

import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.locks.LockSupport;

/**
 * A thread on which rules run. A script can be stuck where nothing stops it; then this thread is abandoned, and whoever waits for its
 * work is let go with a fault. So nothing but a thread of this kind may enter a script: many games are played on one, a single call is
 * handed over to one.
 */
public final class RuleThread extends Thread implements AutoCloseable {
    /** Handing over is quick as long as both sides are awake: they wait so many turns before they sleep. */
    private static final int TURNS = 2_000;

    /** One piece of work, and what comes of it. */
    private static final class Errand<T> extends CompletableFuture<T> {
        private final Callable<T> work;

        private Errand(Callable<T> work) {
            this.work = work;
        }

        private void perform() {
            try {
                complete(work.call());
            } catch (Throwable failed) { // told to whoever waits
                completeExceptionally(failed);
            }
        }
    }

    /** What is to be done next, or null. */
    private volatile Errand<?> next;
    /** What is being done. */
    private volatile Errand<?> current;
    /** What becomes of something that this thread holds if it never comes back, or null. */
    private volatile Runnable holding;
    private volatile boolean closed;

    public RuleThread(String name) {
        super(name);
        setDaemon(true);
    }

    /** Does something on a new thread that ends with it. */
    public static <T> Future<T> begin(String name, Callable<T> work) {
        RuleThread thread = new RuleThread(name);
        Errand<T> errand = new Errand<>(work);
        thread.next = errand;
        thread.closed = true;
        thread.start();
        return errand;
    }

    /** Does something on a thread that can be abandoned, which may be the caller's, and waits for it. */
    public static <T> T run(String name, Callable<T> work) throws RuleFault {
        return Thread.currentThread() instanceof RuleThread ? performed(new Errand<>(work)) : await(begin(name, work));
    }

    private static <T> T performed(Errand<T> errand) throws RuleFault {
        errand.perform();
        return await(errand);
    }

    /** Does something here, for one caller at a time, and waits for it. */
    public <T> T call(Callable<T> work) throws RuleFault {
        if (closed) throw new IllegalStateException("the thread has been ended");
        Errand<T> errand = new Errand<>(work);
        next = errand;
        if (getState() == State.NEW) start();
        else LockSupport.unpark(this);
        for (int turn = 0; turn < TURNS && !errand.isDone(); turn++) Thread.onSpinWait();
        return await(errand);
    }

    /** What some work gave; whoever is interrupted meanwhile will know, but waits on. */
    public static <T> T await(Future<T> work) throws RuleFault {
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return work.get();
                } catch (InterruptedException later) {
                    interrupted = true;
                }
            }
        } catch (ExecutionException failed) {
            throw fault(failed.getCause());
        } finally {
            if (interrupted) Thread.currentThread().interrupt();
        }
    }

    /** What made some work fail, as whoever did it would have thrown it. */
    public static RuleFault fault(Throwable cause) {
        if (cause instanceof RuleFault fault) return fault;
        if (cause instanceof RuntimeException defect) throw defect;
        if (cause instanceof Error error) throw error;
        throw new IllegalStateException(cause);
    }

    @Override
    public void run() {
        for (Errand<?> errand = taken(); errand != null; errand = taken()) {
            current = errand;
            errand.perform();
        }
    }

    private Errand<?> taken() {
        for (int turn = 0; next == null && !closed; turn++) {
            if (turn < TURNS) Thread.onSpinWait();
            else LockSupport.park(this);
        }
        Errand<?> errand = next;
        next = null;
        return errand;
    }

    /** From this thread: it holds something that others wait for. @param ifAbandoned gives that free, on another thread, should this one never come back; null when it has done so itself */
    public void hold(Runnable ifAbandoned) {
        holding = ifAbandoned;
    }

    /** From another thread: what it does will not end. What it holds is given free, then whoever waits for it hears why. */
    public void abandon(RuleFault why) {
        setPriority(MIN_PRIORITY);
        try {
            Runnable held = holding;
            if (held != null) held.run();
        } finally {
            current.completeExceptionally(why);
        }
    }

    /** A script has come to its end after this thread was abandoned. It stays here for ever, since others have its work now. */
    public void stay() {
        while (true) LockSupport.park(this);
    }

    /** Ends the thread when it has done what it does. */
    @Override
    public void close() {
        closed = true;
        LockSupport.unpark(this);
    }
}
