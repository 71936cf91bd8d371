package eldertable.reload;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Span;
import eldertable.pack.library.PackLoad;
import eldertable.pack.model.PackDef;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.words.Message;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;

/**
 * Reads the packs of a match again whenever their files change, on a thread of its own, and makes the rules ready. The
 * match takes them between two moves; what it has not taken when there is something newer is thrown away.
 */
public final class Reloader implements AutoCloseable {
    /** Makes rules for the match of a pack that was read. */
    public interface Maker {
        RuleEngine make(PackDef pack) throws RuleFault;
    }

    private static final int QUICK_TIMES = 10, MOST_REHEARSALS = 300;
    private static final long QUICK_NANOS = 50_000_000, REST_AFTER_FAILURE_MILLIS = 200;

    private final PacksInPlay packs;
    private final Maker maker;
    private final Runnable news;
    private final boolean rehearse;
    private final AtomicReference<Reload> ready = new AtomicReference<>();
    private final PackWatch watch;
    private final Thread thread;
    private volatile boolean closed;

    /**
     * @param news     called on the reloader's thread when there is something to {@link #take}
     * @param rehearse whether to {@link #rehearse} first
     */
    public Reloader(PacksInPlay packs, Maker maker, Runnable news, boolean rehearse) {
        this(packs, maker, news, rehearse, true);
    }

    /** @param told whether the system is asked to tell of changes; without it they are noticed by looking */
    Reloader(PacksInPlay packs, Maker maker, Runnable news, boolean rehearse, boolean told) {
        this.packs = packs;
        this.maker = maker;
        this.news = news;
        this.rehearse = rehearse;
        watch = new PackWatch(packs.paths(), told);
        thread = new Thread(this::run, "reload");
        thread.setDaemon(true);
        thread.start();
    }

    private void run() {
        boolean rehearsed = !rehearse;
        try {
            while (!closed) {
                Set<Path> changed = Set.of();
                try {
                    if (!rehearsed) {
                        rehearsed = true;
                        rehearse(packs, maker, () -> closed || watch.hasNews());
                    }
                    changed = watch.await();
                    if (closed) return;
                    offer(read(packs, maker, changed));
                    watch.follow(packs.paths());
                } catch (RuntimeException | LinkageError | StackOverflowError broken) {
                    if (closed) return; // whoever closed it did not wait, and closed the engine as well
                    offer(failed(changed, broken));
                    Thread.sleep(REST_AFTER_FAILURE_MILLIS); // it may fail at once again
                }
            }
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    /** A mistake of the program itself is told like one of the files, and the next change is read as if nothing had been. */
    private Reload failed(Set<Path> changed, Throwable broken) {
        Diagnostic told = Diagnostic.error("program-error", Span.file(packs.game()), Message.of("session.reload-mistake", "what", broken));
        return new Reload(changed, null, null, List.of(told), 0);
    }

    /**
     * Reads packs for nothing until that is quick. What Java and the engine of the rules have not run often is slow: without
     * this, the first changes that an author saves would take seconds.
     *
     * @return how often they were read
     */
    public static int rehearse(PacksInPlay packs, Maker maker, BooleanSupplier stop) {
        int times = 0;
        for (int quick = 0; quick < QUICK_TIMES && times < MOST_REHEARSALS && !stop.getAsBoolean(); times++) {
            long start = System.nanoTime();
            discard(read(packs, maker, Set.of()));
            quick = System.nanoTime() - start < QUICK_NANOS ? quick + 1 : 0;
        }
        return times;
    }

    /** Reads packs and makes their rules. Whatever is wrong with them is told, and nothing is thrown. */
    public static Reload read(PacksInPlay packs, Maker maker, Set<Path> changed) {
        long start = System.nanoTime();
        PackLoad load = packs.load();
        PackDef pack = load.pack().orElse(null);
        RuleEngine rules = null;
        List<Diagnostic> problems = load.problems();
        if (pack == null) {
            problems = problems.stream().filter(Diagnostic::isError).toList();
        } else {
            try {
                rules = maker.make(pack);
            } catch (RuleFault fault) {
                problems = List.of(fault.diagnostic());
            }
        }
        return new Reload(changed, pack, rules, problems, (System.nanoTime() - start) / 1_000_000);
    }

    private void offer(Reload reload) {
        discard(ready.getAndSet(reload));
        if (closed) discard(ready.getAndSet(null));
        else news.run();
    }

    private static void discard(Reload reload) {
        if (reload != null && reload.rules() != null) reload.rules().close();
    }

    /** The newest that was not taken yet, or null. Its rules are the taker's to close. */
    public Reload take() {
        return ready.getAndSet(null);
    }

    @Override
    public void close() {
        closed = true;
        watch.close();
        thread.interrupt();
        try {
            thread.join(2_000); // it may be making rules, with an engine that is closed next
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
        discard(ready.getAndSet(null));
    }
}
