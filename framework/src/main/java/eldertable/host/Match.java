package eldertable.host;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Span;
import eldertable.pack.model.PackDef;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.session.GameSession;
import eldertable.session.MatchSetup;
import eldertable.session.Resumed;
import eldertable.session.SaveFolder;
import eldertable.state.Blueprint;
import eldertable.view.Lexicon;
import eldertable.workshop.Authoring;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * A match that runs on a thread of its own. The screen polls snapshots and posts wishes; neither ever waits. What a slow or
 * broken pack does to its rules is told in a snapshot and never reaches the thread that draws.
 */
public final class Match implements AutoCloseable {
    /** Opens the session, on the match's own thread. */
    interface Opening {
        GameSession open(Consumer<Diagnostic> problems) throws RuleFault;
    }

    /** What there is once the match has been set up. */
    public record Ready(Blueprint blueprint, MatchSetup setup, Lexicon lexicon) {}

    private final BlockingQueue<Request> wishes = new LinkedBlockingQueue<>();
    private final ConcurrentLinkedQueue<Snapshot> snapshots = new ConcurrentLinkedQueue<>();
    private final PackDef pack;
    private final SaveFolder saves;
    private final Thread thread;
    private volatile Ready ready;
    private volatile List<Diagnostic> failure = List.of();
    private volatile Thought thought;
    private volatile boolean closed;
    private volatile MatchLoop loop;
    private volatile Runnable news = () -> { };
    private volatile WorkshopView workshop;
    private volatile boolean workshopOpen;

    private Match(ScriptEngine scripts, PackDef pack, SaveFolder saves, String language, Optional<Authoring> authoring, Opening opening) {
        this.pack = pack;
        this.saves = saves;
        thread = new Thread(() -> run(scripts, language, authoring, opening), "match");
        thread.setDaemon(true);
        thread.start();
    }

    /** Begins a new match. @param authoring where it is its author's */
    public static Match start(ScriptEngine scripts, PackDef pack, MatchSetup setup, SaveFolder saves, String language, Optional<Authoring> authoring) {
        return new Match(scripts, pack, saves, language, authoring, problems -> new GameSession(scripts, pack, setup, Authoring.printer(authoring)));
    }

    /**
     * Goes on with a saved match.
     *
     * @param anyway    also where the rules have changed since, as far as its moves are legal
     * @param authoring where the match is its author's
     */
    public static Match resume(ScriptEngine scripts, PackDef pack, SaveFolder.Listed save, boolean anyway, SaveFolder saves, String language,
                               Optional<Authoring> authoring) {
        return new Match(scripts, pack, saves, language, authoring, problems -> {
            Resumed resumed = Resumed.load(scripts, pack, save, anyway, Authoring.printer(authoring));
            resumed.problems().forEach(problems);
            return resumed.session().orElse(null);
        });
    }

    private void run(ScriptEngine scripts, String language, Optional<Authoring> authoring, Opening opening) {
        List<Diagnostic> problems = new ArrayList<>();
        try (GameSession session = opening.open(problems::add)) {
            if (session == null) {
                failure = List.copyOf(problems);
                return;
            }
            try (WorkshopSeat work = authoring.map(author -> new WorkshopSeat(author.open(scripts, session, () -> post(new Request.Settle())))).orElse(null)) {
                loop = new MatchLoop(this, session, language, saves, problems, work);
                loop.run();
            }
        } catch (RuleFault fault) {
            problems.add(fault.diagnostic());
            failure = List.copyOf(problems);
        } catch (RuntimeException | LinkageError | StackOverflowError broken) {
            // A mistake of the program itself: whoever plays is told, and every move up to here is kept.
            problems.add(Diagnostic.error("program-error", Span.file(pack.info().id()), "The program has made a mistake: " + broken
                + ". The game was kept up to the last move: leave it, and go on with it from the title."));
            failure = List.copyOf(problems);
            news.run();
        }
    }

    // ------------------------------------------------------------------ for the screen

    /** What the match is about; null while it is being set up. */
    public Ready ready() {
        return ready;
    }

    /** Why it cannot be set up; empty while that is not known. */
    public List<Diagnostic> failure() {
        return failure;
    }

    /** The next snapshot that the screen has not seen, or null. */
    public Snapshot poll() {
        return snapshots.poll();
    }

    /** As above, for a screen that was made for this: null once other rules are in force. */
    public synchronized Snapshot poll(Ready known) {
        return known == ready ? snapshots.poll() : null;
    }

    /** The author's workshop; null if this match has none. */
    public WorkshopView workshop() {
        return workshop;
    }

    /** Writes a bug report. @param to is handed it on the match's thread */
    public void report(Consumer<String> to) {
        post(new Request.Report(to));
    }

    /** Whether somebody looks at the workshop. */
    public void openWorkshop(boolean open) {
        workshopOpen = open;
        post(new Request.WorkshopLine(""));
    }

    /** How many snapshots wait: the screen may hurry. */
    public int waiting() {
        return snapshots.size();
    }

    /** The bot that thinks now, or null. */
    public Thought thought() {
        return thought;
    }

    /** Called on the match's thread whenever there is something new to be shown. */
    public void onNews(Runnable listener) {
        news = listener;
    }

    public void post(Request wish) {
        wishes.add(wish);
        MatchLoop running = loop;
        if (running == null) return;
        if (wish instanceof Request.Hurry) running.stopThinking(false);
        else if (wish.interrupts()) running.stopThinking(true);
    }

    public PackDef pack() {
        Ready now = ready;
        return now == null ? pack : now.blueprint().pack;
    }

    public SaveFolder saves() {
        return saves;
    }

    /** Ends the match's thread as soon as what it does is done; does not wait for it. */
    @Override
    public void close() {
        closed = true;
        MatchLoop running = loop;
        if (running != null) running.stopThinking(true);
        thread.interrupt();
    }

    /** Waits until the match's thread has ended, for tests and for leaving the program. */
    public void join(long millis) throws InterruptedException {
        thread.join(millis);
    }

    // ------------------------------------------------------------------ for the loop

    boolean isClosed() {
        return closed;
    }

    void show(Snapshot snapshot) {
        snapshots.add(snapshot);
        news.run();
    }

    void thinks(Thought now) {
        thought = now;
        news.run();
    }

    /** Other rules are in force: what was shown before does not fit them. */
    synchronized void refresh(Ready now) {
        snapshots.clear();
        ready = now;
    }

    void show(WorkshopView now) {
        workshop = now;
        news.run();
    }

    boolean isWorkshopOpen() {
        return workshopOpen;
    }

    boolean hasWishes() {
        return !wishes.isEmpty();
    }

    /** The next wish; null when there is none and nothing to wait for, or the match was closed. */
    Request next(boolean wait) {
        try {
            while (wait && !closed) {
                Request wish = wishes.poll(1, TimeUnit.SECONDS);
                if (wish != null) return wish;
            }
            return wishes.poll();
        } catch (InterruptedException leaving) {
            return null;
        }
    }
}
