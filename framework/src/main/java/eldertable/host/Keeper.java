package eldertable.host;

import eldertable.session.Journal;
import eldertable.session.JournalStore;
import eldertable.words.Message;
import eldertable.words.Sayable;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/**
 * Keeps a table's journal on a thread of its own, so that the table prepares what it will show while the disk works. Before it
 * is shown the table waits for {@link #settle}. When keeping fails the match goes on, and that is told once.
 */
final class Keeper implements Consumer<Journal>, AutoCloseable {
    private static final long LAST_WRITE_SECONDS = 10;

    private final JournalStore store;
    private final String title;
    private final InstantSource time;
    private final ExecutorService thread = BriefThread.named("keeper");
    /** What is to be kept next; several that came faster than the disk are kept as one. */
    private final AtomicReference<Journal> newest = new AtomicReference<>();
    private final AtomicReference<Message> complaint = new AtomicReference<>();
    private Future<?> last = CompletableFuture.completedFuture(null);
    private boolean failing;

    /** @param title of the game, to be shown without its pack at hand */
    Keeper(JournalStore store, String title, InstantSource time) {
        this.store = store;
        this.title = title;
        this.time = time;
    }

    /** Gets ready for the first move while its player still looks at the table; does not wait. */
    void getReady(Journal journal) {
        thread.submit(() -> store.getReady(journal));
    }

    /** Begins to keep a match as it stands; does not wait. */
    @Override
    public void accept(Journal journal) {
        newest.set(journal);
        last = thread.submit(this::write);
    }

    private void write() {
        Journal journal = newest.getAndSet(null);
        if (journal == null) return;
        try {
            store.keep(title, journal, time.instant());
            failing = false;
        } catch (IOException | RuntimeException problem) {
            if (!failing) complaint.set(Message.of("session.unkept", "why", plain(problem)));
            failing = true;
        }
    }

    /** Waits until all is kept that was to be. @return what went wrong for the first time */
    Optional<Message> settle() throws InterruptedException {
        await(last);
        return Optional.ofNullable(complaint.getAndSet(null));
    }

    /** Keeps a match under a name, and waits for it. @return why that failed; nothing to say if it did not */
    Message save(String name, Journal journal) throws InterruptedException {
        Callable<Message> saving = () -> {
            try {
                store.save(name, title, journal, time.instant());
                return Message.NONE;
            } catch (IOException | RuntimeException problem) {
                return plain(problem);
            }
        };
        return await(thread.submit(saving));
    }

    private static Message plain(Exception problem) {
        if (problem instanceof AccessDeniedException denied) return Message.of("session.unkept.denied", "file", denied.getFile());
        if (problem instanceof FileSystemException at) return at.getReason() == null ? Message.of("session.unkept.in-the-way", "file", at.getFile()) : Message.plain(at.getFile() + ": " + at.getReason());
        return Sayable.of(problem);
    }

    private static <T> T await(Future<T> work) throws InterruptedException {
        try {
            return work.get();
        } catch (ExecutionException slip) {
            throw new IllegalStateException(slip.getCause());
        }
    }

    /** What was to be kept is kept first. */
    @Override
    public void close() {
        thread.shutdown();
        boolean interrupted = Thread.interrupted();
        try {
            thread.awaitTermination(LAST_WRITE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException hurry) {
            interrupted = true;
        }
        if (interrupted) Thread.currentThread().interrupt();
    }
}
