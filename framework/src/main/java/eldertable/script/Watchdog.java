package eldertable.script;

import eldertable.rules.RuleThread;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/**
 * Stops hooks that run or allocate without end. A hook call only counts a ticket up when it begins and again when it
 * ends, which costs next to nothing; this thread looks every few milliseconds whether a ticket has stayed the same.
 * What was told to stop and goes on all the same is given up, with its thread.
 */
final class Watchdog implements AutoCloseable {
    enum Why { TIME, MEMORY }

    private enum Fate { OPEN, BACK, GIVEN_UP }

    private static final long POLL_MILLIS = 4;
    /** A hook's time is that of its own work: on a busy machine it may take so many times longer. */
    private static final long PATIENCE = 20;
    /** So much work a hook may still do after it was told to stop; with what it had done before it is three seconds. */
    private static final long GRACE_MILLIS = 1_800;
    private static final com.sun.management.ThreadMXBean THREADS = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();

    final List<Guard> guards = new CopyOnWriteArrayList<>();
    private final Thread thread;
    private volatile boolean closed;

    Watchdog() {
        thread = new Thread(this::watch, "hook watchdog");
        thread.setDaemon(true);
        thread.setPriority(Thread.MAX_PRIORITY);
        thread.start();
    }

    /**
     * @param stop   makes the script that runs end soon, and never run again
     * @param giveUp is told the thread of a script that did not end
     */
    Guard guard(Limits limits, Runnable stop, Consumer<RuleThread> giveUp) {
        Guard guard = new Guard(limits, stop, giveUp);
        guards.add(guard);
        return guard;
    }

    void release(Guard guard) {
        guards.remove(guard);
    }

    private void watch() {
        while (!closed) {
            for (Guard guard : guards) guard.look();
            try {
                Thread.sleep(POLL_MILLIS);
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    @Override
    public void close() {
        closed = true;
        thread.interrupt();
    }

    /** Watches one context, on whichever thread it is entered. */
    static final class Guard {
        private static final VarHandle TICKET;

        static {
            try {
                TICKET = MethodHandles.lookup().findVarHandle(Guard.class, "ticket", long.class);
            } catch (ReflectiveOperationException e) {
                throw new ExceptionInInitializerError(e);
            }
        }

        private final Limits limits;
        private final Runnable stop;
        private final Consumer<RuleThread> giveUp;
        /** Odd while a script runs. */
        private long ticket;
        /** Who runs it: written before the ticket that it holds for. */
        private RuleThread owner;
        /** The ticket of the call that had to be stopped, or 0; written after the reason. */
        private volatile long condemned;
        private Why why;

        private volatile long allowedMillis;
        private long seen;
        private long since;
        private long worked;
        private long allocated;
        /** Of what was told to stop: who comes first, the script or the watchdog, settles it. */
        private final AtomicReference<Fate> fate = new AtomicReference<>(Fate.OPEN);

        private Guard(Limits limits, Runnable stop, Consumer<RuleThread> giveUp) {
            this.limits = limits;
            allowedMillis = limits.millis();
            this.stop = stop;
            this.giveUp = giveUp;
        }

        /** @param current the thread that is running */
        void enter(RuleThread current) {
            if (owner != current) owner = current;
            TICKET.setRelease(this, ticket + 1);
        }

        /** Why the call was found to have to stop, or null: then its context is lost, even if the call came to its end. */
        Why leave() {
            long mine = ticket;
            TICKET.setRelease(this, mine + 1);
            long stopped = condemned;
            if (stopped == 0) return null;
            if (!fate.compareAndSet(Fate.OPEN, Fate.BACK)) owner.stay();
            return stopped == mine ? why : null;
        }

        /** How long what is entered from now on may work. */
        void allow(long millis) {
            allowedMillis = millis;
        }

        /** What runs goes on with something else, which may take its own time. */
        void renew() {
            TICKET.setRelease(this, ticket + 2);
        }

        /** Why what runs now has to stop, or null. */
        Why condemned() {
            return condemned == ticket ? why : null;
        }

        /** Why something was stopped at any time, or null. */
        Why why() {
            return condemned == 0 ? null : why;
        }

        @SuppressWarnings("deprecation") // Thread.threadId() came with Java 19
        private void look() {
            long now = (long) TICKET.getAcquire(this);
            if ((now & 1) == 0 || fate.get() != Fate.OPEN) return; // nothing runs, or nothing will
            RuleThread runner = owner;
            long bytes = THREADS.getThreadAllocatedBytes(runner.getId());
            long work = THREADS.getThreadCpuTime(runner.getId());
            if (condemned != 0) {
                if (isOver(GRACE_MILLIS, work) && fate.compareAndSet(Fate.OPEN, Fate.GIVEN_UP)) giveUp.accept(runner);
            } else if (now != seen) {
                seen = now;
                since = System.nanoTime();
                worked = work;
                allocated = bytes;
            } else {
                Why reason = isOver(allowedMillis, work) ? Why.TIME : bytes - allocated > limits.bytes() ? Why.MEMORY : null;
                if (reason == null) return;
                worked = work; // from here on counts what it takes to stop
                since = System.nanoTime();
                condemn(now, reason);
            }
        }

        private boolean isOver(long millis, long work) {
            return work - worked > millis * 1_000_000 || System.nanoTime() - since > millis * 1_000_000 * PATIENCE;
        }

        /** A call that has ended meanwhile gets away: what was measured may be the next one's. */
        void condemn(long call, Why reason) {
            if ((long) TICKET.getAcquire(this) != call) return;
            why = reason;
            condemned = call;
            if ((long) TICKET.getAcquire(this) == call) stop();
            else condemned = 0;
        }

        /** On a thread of its own: a script that ends late must not keep others from being watched. */
        private void stop() {
            Thread stopping = new Thread(stop, "hook stopper");
            stopping.setDaemon(true);
            stopping.start();
        }
    }
}
