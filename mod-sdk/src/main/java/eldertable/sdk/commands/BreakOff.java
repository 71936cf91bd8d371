package eldertable.sdk.commands;

import eldertable.sdk.program.Farewell;
import eldertable.sdk.program.Speech;
import eldertable.words.Message;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.channels.ClosedByInterruptException;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine.Model.CommandSpec;

/**
 * Ctrl-C during long work: the work is interrupted, and the program waits for its end until the command has told what is known so far. The
 * exit code is then the one that shells know for it.
 */
final class BreakOff implements AutoCloseable {
    static final int EXIT_CODE = 130;
    /** Whoever takes longer to tell it is not waited for. */
    private static final long PATIENCE_SECONDS = 60;

    /** @param <E> what else may go wrong with it */
    interface Work<T, E extends Exception> {
        T go() throws E, InterruptedException;
    }

    private final CountDownLatch told = new CountDownLatch(1);
    private final Farewell farewell = new Farewell(this::happen);
    private Thread working;
    private boolean happened;

    private void happen() {
        synchronized (this) {
            happened = true;
            if (working != null) working.interrupt();
        }
        try {
            told.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException impatient) {
            // then without it
        }
    }

    synchronized boolean hasHappened() {
        return happened;
    }

    /** Does some work; empty if it was broken off, or had been before. Files are written outside of it: a thread that is interrupted cannot. */
    <T, E extends Exception> Optional<T> unlessHappened(Work<T, E> work) throws E {
        synchronized (this) {
            if (happened) return Optional.empty();
            working = Thread.currentThread();
        }
        try {
            return Optional.of(work.go());
        } catch (InterruptedException interrupted) {
            return brokenOff();
        } catch (UncheckedIOException failed) { // a file was just being written
            if (failed.getCause() instanceof ClosedByInterruptException) return brokenOff();
            throw failed;
        } finally {
            synchronized (this) {
                working = null;
                Thread.interrupted();
            }
        }
    }

    private synchronized <T> Optional<T> brokenOff() {
        happened = true;
        return Optional.empty();
    }

    /** Tells, if it is so, that somebody stopped the program, and what was told rests on. @return the exit code */
    int conclude(int otherwise, Message known, CommandSpec command) {
        if (!hasHappened()) return otherwise;
        PrintWriter err = command.commandLine().getErr();
        err.println(Speech.of(command).say("commands.broken-off", "known", known));
        err.flush();
        return EXIT_CODE;
    }

    /** All is told. */
    @Override
    public void close() {
        told.countDown();
        farewell.needless();
    }
}
