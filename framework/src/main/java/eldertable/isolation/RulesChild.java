package eldertable.isolation;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** One process of rules, as the program holds it: asked by one thread, watched and if need be ended by another. */
final class RulesChild implements AutoCloseable {
    /** How a process came to its end. */
    enum Ending { LATE, OUT_OF_MEMORY, UNKNOWN }

    /** What rules do not stop by themselves is stopped in their own process; only if that fails is it ended, so much later. */
    private static final long GRACE_MILLIS = 1_500;
    /** A process that does not work, but waits for others, may take so many times longer. */
    private static final long PATIENCE = 20;

    private final Process process;
    private final ChildClock clock;
    private final InputStream in;
    private final OutputStream out;

    /** Counted up when a question is put and again when it is answered: odd while the process is to answer. */
    private volatile long asked;
    private volatile long millis;
    private volatile boolean late;
    /** What the clock saw when it first looked at a question. */
    private long seen;
    private long since;
    private long worked;

    RulesChild(Process process, ChildClock clock) {
        this.process = process;
        this.clock = clock;
        in = process.getInputStream();
        out = process.getOutputStream();
        clock.watch(this);
    }

    boolean isAlive() {
        return process.isAlive();
    }

    long pid() {
        return process.pid();
    }

    /** Puts a question and waits for the answer. @param millis how long it may work on it, before the grace that it has */
    @SuppressWarnings("NonAtomicOperationOnVolatileField") // only the thread that asks writes it
    void ask(Packet question, Packet answer, long millis) throws IOException {
        this.millis = millis;
        asked++;
        try {
            question.send(out);
            answer.receive(in, Bounds.ANSWER_BYTES);
        } finally {
            asked++;
        }
    }

    /** Whether it takes too long; on the clock's thread. */
    void look() {
        long now = asked;
        if ((now & 1) == 0 || late) return;
        long work = process.info().totalCpuDuration().map(Duration::toMillis).orElse(-1L);
        if (now != seen) {
            seen = now;
            since = System.nanoTime();
            worked = work;
            return;
        }
        long waited = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - since), most = millis + GRACE_MILLIS;
        if (waited > most && work - worked > most || waited > millis * PATIENCE + GRACE_MILLIS) {
            if (asked != now) return;
            late = true;
            kill();
        }
    }

    void kill() {
        process.destroyForcibly();
    }

    /** Why it ended; ends it if it has not. */
    Ending ending() {
        boolean byItself = !late;
        try {
            byItself &= process.waitFor(200, TimeUnit.MILLISECONDS); // its output ends a moment before it does
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        close();
        if (late) return Ending.LATE;
        return byItself && process.exitValue() == ChildJvm.OUT_OF_MEMORY ? Ending.OUT_OF_MEMORY : Ending.UNKNOWN;
    }

    @Override
    public void close() {
        clock.forget(this);
        kill();
        closeQuietly(out);
        closeQuietly(in);
    }

    private static void closeQuietly(AutoCloseable stream) {
        try {
            stream.close();
        } catch (Exception gone) {
            // nothing more will be said
        }
    }
}
