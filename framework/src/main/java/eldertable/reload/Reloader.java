package eldertable.reload;

import eldertable.diagnostic.Diagnostic;
import eldertable.pack.PackDef;
import eldertable.pack.PackLoad;
import eldertable.rules.RuleEngine;
import eldertable.script.ScriptFault;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Reads the packs of a match again whenever their files change, on a thread of its own, and makes the rules ready. The
 * match takes them between two moves; what it has not taken when there is something newer is thrown away.
 */
public final class Reloader implements AutoCloseable {
    /** Makes rules for the match of a pack that was read. */
    public interface Maker {
        RuleEngine make(PackDef pack) throws ScriptFault;
    }

    private final PacksInPlay packs;
    private final Maker maker;
    private final Runnable news;
    private final AtomicReference<Reload> ready = new AtomicReference<>();
    private final PackWatch watch;
    private final Thread thread;
    private volatile boolean closed;

    /** @param news called on the reloader's thread when there is something to {@link #take} */
    public Reloader(PacksInPlay packs, Maker maker, Runnable news) {
        this(packs, maker, news, true);
    }

    /** @param told whether the system is asked to tell of changes; without it they are noticed by looking */
    Reloader(PacksInPlay packs, Maker maker, Runnable news, boolean told) {
        this.packs = packs;
        this.maker = maker;
        this.news = news;
        watch = new PackWatch(packs.paths(), told);
        thread = new Thread(this::run, "reload");
        thread.setDaemon(true);
        thread.start();
    }

    private void run() {
        try {
            while (!closed) {
                Set<Path> changed = watch.await();
                if (closed) return;
                long noticed = System.nanoTime();
                offer(read(packs, maker, changed, noticed));
                watch.follow(packs.paths());
            }
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    /** Reads packs and makes their rules. Whatever is wrong with them is told, and nothing is thrown. */
    public static Reload read(PacksInPlay packs, Maker maker, Set<Path> changed, long noticed) {
        PackLoad load = packs.load();
        if (load.pack().isEmpty()) {
            return new Reload(changed, null, null, load.problems().stream().filter(Diagnostic::isError).toList(), noticed);
        }
        try {
            return new Reload(changed, load.pack().get(), maker.make(load.pack().get()), load.problems(), noticed);
        } catch (ScriptFault fault) {
            return new Reload(changed, null, null, List.of(fault.diagnostic()), noticed);
        }
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
