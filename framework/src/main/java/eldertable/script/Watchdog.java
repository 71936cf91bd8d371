package eldertable.script;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/**
 * Stops hooks that run or allocate without end. A hook call only counts a ticket up when it begins and again when it
 * ends, which costs next to nothing; this thread looks every few milliseconds whether a ticket has stayed the same.
 */
final class Watchdog implements AutoCloseable {
    enum Why { TIME, MEMORY }

    private static final long POLL_MILLIS = 4;
    /** A hook's time is that of its own work: on a busy machine it may take so many times longer. */
    private static final long PATIENCE = 20;
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

    Guard guard(Limits limits, Consumer<Why> stop) {
        Guard guard = new Guard(limits, stop);
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
        private final Consumer<Why> stop;
        /** Odd while a hook runs. */
        @SuppressWarnings("unused")
        private long ticket;
        private Thread owner;
        private long seen;
        private long since;
        private long worked;
        private long allocated;

        private Guard(Limits limits, Consumer<Why> stop) {
            this.limits = limits;
            this.stop = stop;
        }

        void enter() {
            if (owner == null) owner = Thread.currentThread();
            TICKET.setRelease(this, (long) TICKET.get(this) + 1);
        }

        void leave() {
            TICKET.setRelease(this, (long) TICKET.get(this) + 1);
        }

        /** Contexts may move from one thread to another between moves. */
        void ownedBy(Thread thread) {
            owner = thread;
        }

        @SuppressWarnings("deprecation") // Thread.threadId() came with Java 19
        private void look() {
            long now = (long) TICKET.getAcquire(this);
            if ((now & 1) == 0) return;
            Thread runner = owner;
            long bytes = THREADS.getThreadAllocatedBytes(runner.getId());
            long work = THREADS.getThreadCpuTime(runner.getId());
            if (now != seen) {
                seen = now;
                since = System.nanoTime();
                worked = work;
                allocated = bytes;
            } else if (work - worked > limits.millis() * 1_000_000 || System.nanoTime() - since > limits.millis() * 1_000_000 * PATIENCE) {
                stop.accept(Why.TIME);
            } else if (bytes - allocated > limits.bytes()) {
                stop.accept(Why.MEMORY);
            }
        }
    }
}
