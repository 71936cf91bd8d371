package eldertable.host;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Span;
import eldertable.rules.RuleFault;
import eldertable.session.BotTurn;
import eldertable.session.GameSession;
import eldertable.session.JournalStore;
import eldertable.session.Resumed;
import eldertable.words.Message;

import java.time.Clock;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * A table that runs on a thread of its own, which is given back while nobody wants anything. Front ends connect to it from any thread, post
 * requests and are shown snapshots; nobody waits for anybody. What a slow or broken pack does to its rules is told in a snapshot and never reaches the thread
 * that draws. The game begins when the first front end has come.
 */
public final class HostedTable implements AutoCloseable {
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(1);

    /** Something to be done on the table's thread. @param urgent whether it is not worth waiting for a bot that thinks */
    private record Task(Consumer<TableLoop> work, boolean urgent) {}

    private final Opening opening;
    private final BlockingQueue<Task> tasks = new LinkedBlockingQueue<>();
    private final AtomicInteger urgent = new AtomicInteger();
    private final ThreadPoolExecutor thread = BriefThread.named("table");
    private volatile Thread working;
    /** What is open, in its order; this and the loop belong to the table's thread. */
    private final Deque<AutoCloseable> held = new ArrayDeque<>();
    private TableLoop loop;
    /** Guarded by this table, as is the failure. */
    private final List<Connection> connections = new ArrayList<>();
    private TableFailure failure;
    private volatile BotTurn thinking;
    private volatile boolean closed;

    /** Lays a table. @param journals where its match is kept after every move */
    public HostedTable(Opening opening, JournalStore journals, TableTerms terms) {
        this(opening, journals, terms, Clock.systemUTC());
    }

    HostedTable(Opening opening, JournalStore journals, TableTerms terms, InstantSource time) {
        this.opening = opening;
        JournalStore kept = opening.lesson().isPresent() ? JournalStore.NOWHERE : journals;
        thread.execute(() -> work(() -> open(kept, terms, time)));
    }

    // ------------------------------------------------------------------ who comes

    /** A front end for all people who play here: for every seat that is neither a bot's nor remote. @param language of its words */
    public Connection connect(FrontEnd front, String language) {
        return add(new Connection(this, front, language, null));
    }

    /** A front end elsewhere, for some seats; whoever had them before only watches from then on. */
    public Connection join(FrontEnd front, String language, Set<Integer> seats) {
        return add(new Connection(this, front, language, Set.copyOf(seats)));
    }

    /** A front end that only watches, and sees what everybody may. */
    public Connection watch(FrontEnd front, String language) {
        return join(front, language, Set.of());
    }

    /** A bot plays for somebody who is away, until a front end comes for that seat again. @param bot one that any game has */
    public void standIn(int seat, String bot) {
        post(loop -> loop.standIn(seat, bot), false);
    }

    private synchronized Connection add(Connection connection) {
        if (failure != null) {
            connection.fail(failure);
        } else {
            connections.add(connection);
            post(loop -> loop.joined(connection), false);
        }
        return connection;
    }

    void leave(Connection connection) {
        synchronized (this) {
            connections.remove(connection);
        }
        post(loop -> loop.left(connection), false);
    }

    // ------------------------------------------------------------------ its thread

    private interface Work {
        void run() throws RuleFault;
    }

    private void work(Work work) {
        working = Thread.currentThread();
        try {
            work.run();
            return;
        } catch (RuleFault fault) {
            fail(new TableFailure(List.of(fault.diagnostic()), false));
        } catch (RuntimeException | Error broken) {
            // A mistake of the program itself: whoever plays is told, and every move up to here is kept.
            Message what = Message.of("session.mistake", "what", broken);
            fail(new TableFailure(List.of(Diagnostic.error("program-error", Span.file(opening.pack().info().id()), what)), false));
        } finally {
            working = null;
        }
        shut();
    }

    private void open(JournalStore journals, TableTerms terms, InstantSource time) throws RuleFault {
        Opening.Laid laid = opening.lay(journals);
        held.push(laid);
        Resumed opened = laid.match();
        if (opened.session().isEmpty()) {
            fail(new TableFailure(opened.problems(), opened.forcible()));
            shut();
            return;
        }
        GameSession session = opened.session().get();
        held.push(session);
        Keeper keeper = new Keeper(journals, session.blueprint().pack.info().title(), time);
        held.push(keeper);
        Optional<WorkshopSeat> workshop = opening.workshop(session, this::filesChanged).map(WorkshopSeat::new);
        workshop.ifPresent(held::push);
        Optional<TableClock> clock = terms.clock().map(limit -> new TableClock(limit, session.setup().players(), time));
        loop = new TableLoop(this, session, keeper, terms, clock, workshop, opening.lesson(), opened.problems());
    }

    private void later(Runnable turn) {
        try {
            thread.execute(turn);
        } catch (RejectedExecutionException ended) {
            // the table was closed: nobody waits for it any more
        }
    }

    private void goOn() {
        if (loop != null) loop.run();
    }

    private void shut() {
        loop = null;
        while (!held.isEmpty()) {
            try {
                held.pop().close();
            } catch (Exception broken) {
                fail(new TableFailure(List.of(Diagnostic.error("program-error", Span.file(opening.pack().info().id()), Message.of("session.unclosed", "what", broken))), false));
            }
        }
    }

    private synchronized void fail(TableFailure why) {
        failure = why;
        connections.forEach(connection -> connection.fail(why));
    }

    private void filesChanged() {
        post(TableLoop::filesChanged, true);
    }

    void post(Consumer<TableLoop> work, boolean isUrgent) {
        if (isUrgent) urgent.incrementAndGet();
        tasks.add(new Task(work, isUrgent));
        later(() -> work(this::goOn));
        BotTurn now = thinking;
        if (isUrgent && now != null) now.drop();
    }

    /** The bot that thinks now answers with what it has. */
    void hurry() {
        BotTurn now = thinking;
        if (now != null) now.hurry();
    }

    /** Ends the table as soon as what its thread does is done; does not wait for it. */
    @Override
    public void close() {
        closed = true;
        BotTurn now = thinking;
        if (now != null) now.drop();
        Thread busy = working;
        if (busy != null) busy.interrupt();
        later(this::shut);
        thread.shutdown();
    }

    /** Waits until the table's thread has ended, for tests and for leaving the program. */
    public void join(long millis) throws InterruptedException {
        thread.awaitTermination(millis, TimeUnit.MILLISECONDS);
    }

    // ------------------------------------------------------------------ for the loop

    boolean isClosed() {
        return closed;
    }

    boolean hasTasks() {
        return !tasks.isEmpty();
    }

    /** The next thing to do; null if there is none for so long, or the table was closed. */
    Consumer<TableLoop> next(Duration patience) {
        try {
            Duration wait = patience.compareTo(LONGEST_WAIT) < 0 ? patience : LONGEST_WAIT;
            Task task = tasks.poll(wait.toMillis() + 1, TimeUnit.MILLISECONDS);
            if (task == null) return null;
            if (task.urgent()) urgent.decrementAndGet();
            return task.work();
        } catch (InterruptedException leaving) {
            return null;
        }
    }

    /** From now on this bot can be stopped; at once, if something urgent waits. @param turn null when it has done */
    void thinks(BotTurn turn) {
        thinking = turn;
        if (turn != null && (closed || urgent.get() > 0)) turn.drop();
    }
}
