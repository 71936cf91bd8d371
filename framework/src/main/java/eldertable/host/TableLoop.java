package eldertable.host;

import eldertable.bot.Budget;
import eldertable.diagnostic.Diagnostic;
import eldertable.host.Snapshot.Notice;
import eldertable.lesson.LessonView;
import eldertable.lesson.Tutor;
import eldertable.pack.model.LessonDef;
import eldertable.rules.Move;
import eldertable.rules.Outcome;
import eldertable.rules.Reason;
import eldertable.rules.RuleFault;
import eldertable.session.BotTurn;
import eldertable.session.GameSession;
import eldertable.session.SaveFolder;
import eldertable.session.SessionListener;
import eldertable.state.GameState;
import eldertable.view.Lexicon;
import eldertable.view.TableView;
import eldertable.words.Message;
import eldertable.workshop.WorkshopConsole.Change;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * What the thread of a table does: it takes what front ends want, lets bots move and the clock run, and when the journal is
 * kept it shows everybody what came of it. It knows what all share; {@link Connection} knows what is one front end's own.
 */
final class TableLoop {
    private static final String QUICK_BOT = "random";

    final GameSession session;
    final TableTerms terms;
    final Optional<WorkshopSeat> workshop;
    private final HostedTable table;
    private final Keeper keeper;
    private final Optional<TableClock> clock;
    private final Optional<Tutor> tutor;
    private final List<Connection> connections = new ArrayList<>();
    /** What went wrong before anybody was there to be told. */
    private final List<Diagnostic> early;
    private final Map<Integer, TableView> views = new HashMap<>();
    /** By seat: the bot that plays for somebody who is away. */
    private final Map<Integer, String> standIns = new HashMap<>();
    private final Pleading pleading;
    /** Seats that are kept for front ends elsewhere. */
    private Set<Integer> remote;
    private boolean begun;
    /** Why nobody can go on, in the words of each who looks; empty as long as somebody can. */
    private Optional<Function<Lexicon, String>> stuck = Optional.empty();
    private History history;

    TableLoop(HostedTable table, GameSession session, Keeper keeper, TableTerms terms, Optional<TableClock> clock,
              Optional<WorkshopSeat> workshop, Optional<LessonDef> lesson, List<Diagnostic> problems) {
        this.table = table;
        this.session = session;
        this.keeper = keeper;
        this.terms = terms;
        remote = terms.remote();
        pleading = new Pleading(session);
        this.clock = clock;
        this.workshop = workshop;
        tutor = lesson.map(taught -> new Tutor(taught, session, new Audience()));
        early = new ArrayList<>(problems);
        keeper.getReady(session.journal());
        session.keepWith(keeper);
        session.listen(new SessionListener() {
            @Override public void faulted(Diagnostic diagnostic) {
                problem(diagnostic);
            }
        });
    }

    /** Does what there is to do, and comes back when nobody wants anything. */
    void run() {
        while (!table.isClosed()) {
            boolean plays = begun && isBotsTurn();
            if (!plays && clock.isEmpty() && !table.hasTasks()) return;
            OptionalInt late = clock.map(TableClock::expired).orElse(OptionalInt.empty());
            if (plays && !table.hasTasks()) playBot();
            else if (late.isPresent()) timeIsUp(late.getAsInt());
            else {
                Consumer<TableLoop> task = table.next(plays ? Duration.ZERO : clock.map(TableClock::untilNext).orElse(Duration.ZERO));
                if (task != null) task.accept(this);
            }
            release();
        }
    }

    /** Whatever was prepared is shown once the journal is safe: who has seen a move will find it again. */
    private void release() {
        try {
            Optional<Message> complaint = keeper.settle();
            for (Connection connection : connections) connection.release(complaint);
        } catch (InterruptedException leaving) {
            Thread.currentThread().interrupt();
        }
        views.clear();
    }

    // ------------------------------------------------------------------ who is there

    void joined(Connection connection) {
        if (!begun) tutor.ifPresent(Tutor::begin);
        begun = true;
        connection.sit(this, people());
        connections.forEach(other -> other.lose(connection.seats()));
        standIns.keySet().removeAll(connection.seats());
        connections.add(connection);
        early.forEach(connection::problem);
        early.clear();
        follow();
        showAll();
    }

    private List<Integer> people() {
        return IntStream.range(0, session.setup().players()).filter(session::isPerson).boxed().toList();
    }

    Set<Integer> remote() {
        return remote;
    }

    /** Those who run the table open seats to others, or take them back. */
    void open(Set<Integer> seats) {
        Set<Integer> back = new LinkedHashSet<>(remote);
        back.removeAll(seats);
        remote = Set.copyOf(seats);
        connections.stream().filter(connection -> !connection.isHere()).forEach(connection -> connection.lose(back));
        standIns.keySet().removeAll(back);
        connections.stream().filter(Connection::isHere).forEach(connection -> connection.take(people()));
        showAll();
    }

    void left(Connection connection) {
        if (!connections.remove(connection)) return;
        pleading.drop();
        showAll();
    }

    /** The people's seats that nobody is connected for. */
    Set<Integer> away() {
        Set<Integer> away = new LinkedHashSet<>();
        for (int seat = 0; seat < session.setup().players(); seat++) {
            int looked = seat;
            if (session.isPerson(seat) && connections.stream().noneMatch(connection -> connection.seats().contains(looked))) away.add(seat);
        }
        return away;
    }

    /** A bot plays for somebody who is away, until they come back. */
    void standIn(int seat, String bot) {
        if (!away().contains(seat)) return;
        standIns.put(seat, bot);
        showAll();
    }

    private int standInToAct() {
        int toAct = session.toAct();
        return standIns.keySet().stream().filter(seat -> (toAct & 1 << seat) != 0).findFirst().orElse(-1);
    }

    void problem(Diagnostic diagnostic) {
        if (connections.isEmpty()) early.add(diagnostic);
        connections.forEach(connection -> connection.problem(diagnostic));
    }

    void filesChanged() {
        List.copyOf(connections).stream().filter(Connection::isHere).forEach(Connection::filesChanged);
    }

    // ------------------------------------------------------------------ what it looks like

    /** The table as a viewer sees it: built once for all who see it so, until something changes. */
    TableView view(int viewer) {
        return views.computeIfAbsent(viewer, session::view);
    }

    /** From any thread. */
    boolean isClosing() {
        return table.isClosed();
    }

    boolean isStuck() {
        return stuck.isPresent();
    }

    /** Why nobody can go on, or "". */
    String stuck(Lexicon lexicon) {
        return stuck.map(why -> why.apply(lexicon)).orElse("");
    }

    void stick(Function<Lexicon, String> why) {
        stuck = Optional.of(why);
    }

    Optional<ClockFace> clockFace() {
        return clock.map(TableClock::face);
    }

    Optional<History> history() {
        if (!session.isOver()) return Optional.empty();
        if (history == null) history = History.of(session, GameState.SPECTATOR);
        return Optional.of(history);
    }

    /** While everybody looks back at earlier moves, the game waits for them. */
    boolean isBotsTurn() {
        boolean lookingBack = !connections.isEmpty() && connections.stream().allMatch(Connection::looksBack);
        return !lookingBack && !isStuck() && !session.isOver() && !isLesson() && (session.botToAct() >= 0 || standInToAct() >= 0);
    }

    private void showAll() {
        connections.forEach(connection -> connection.show(List.of()));
    }

    /** The clock runs for the people whom the game waits for. */
    private void follow() {
        clock.ifPresent(running -> {
            int people = 0;
            for (int seat = 0; seat < session.setup().players(); seat++) if (session.isPerson(seat)) people |= 1 << seat;
            running.waitFor(session.isOver() ? 0 : people & session.toAct(), session.moves());
        });
    }

    // ------------------------------------------------------------------ moves

    /** Tells everybody of a move that somebody wanted to make. @return why it was not made */
    Optional<Reason> performed(Outcome outcome) {
        if (outcome instanceof Outcome.Accepted && isLesson()) teach(Tutor::moved);
        else if (outcome instanceof Outcome.Accepted) happened();
        return outcome instanceof Outcome.Refused refused ? Optional.of(refused.reason()) : Optional.empty();
    }

    private void happened() {
        pleading.drop();
        views.clear();
        follow();
        connections.forEach(Connection::happened);
    }

    /** Moves were taken back or made again, or the table was changed past the rules. */
    void changed() {
        stuck = Optional.empty();
        pleading.drop();
        history = null;
        views.clear();
        tutor.ifPresent(Tutor::undone);
        follow();
        connections.forEach(Connection::changed);
    }

    /** @return how many moves of people were taken back */
    int undo(Connection by, int times, boolean agreed) {
        int undone = 0;
        while (undone < times && (mayUndo(by) || agreed && mayAgreeToUndo(by)) && session.undo(1) > 0) undone++;
        if (undone > 0) changed();
        return undone;
    }

    /** Whether only secrets stand against it, and all who could be wronged sit before one screen, where they can be asked. */
    boolean mayAgreeToUndo(Connection by) {
        OptionalInt mover = session.undoable();
        boolean allHere = by.isHere() && by.seats().size() > 1
            && by.seats().containsAll(people());
        return allHere && mover.isPresent() && terms.undo().allow(by.seats(), mover.getAsInt());
    }

    /** Where people sit at different front ends, the others are asked. @return whether they are */
    boolean plead(Connection by) {
        boolean allowed = by.mayAct() && !session.isOver() && !isLesson() && !remote.isEmpty() && by.seats().stream().anyMatch(seat -> terms.undo().allow(by.seats(), seat));
        Set<Integer> here = new LinkedHashSet<>(people());
        here.removeAll(away());
        if (!allowed || !pleading.ask(by.seats(), here)) return false;
        by.notice(Notice.done(by.lexicon().say("undo.asked")));
        showAll();
        return true;
    }

    Optional<Plea> plea(Connection of) {
        return pleading.plea(of.seats());
    }

    void answer(Connection by, boolean yes) {
        if (!pleading.isAsked(by.seats())) return;
        String name = by.seats().stream().map(seat -> session.setup().seats().get(seat).name()).findFirst().orElse("");
        if (!yes) {
            pleading.drop();
            connections.forEach(connection -> connection.notice(Notice.done(connection.lexicon().say("undo.declined", "name", name))));
            showAll();
        } else if (session.undo(pleading.agree(by.seats())) > 0) changed();
        else showAll();
    }

    boolean mayUndo(Connection by) {
        return whyNotUndo(by).isEmpty();
    }

    /** Why a front end cannot take back the last move of a person, or "". */
    String whyNotUndo(Connection by) {
        OptionalInt mover = session.undoable();
        if (mover.isEmpty()) return by.lexicon().say("refused.no-undo");
        // Where seats were opened to others, nobody takes back what those did.
        boolean opened = !remote.equals(terms.remote()), theirs = opened && !by.seats().contains(mover.getAsInt());
        if (!by.mayAct() || theirs || !terms.undo().allow(by.seats(), mover.getAsInt())) return by.lexicon().say("refused.not-yours-to-undo");
        boolean together = people().size() > 1;
        if (terms.undo().allowSeen() && !opened || !together || !session.undoForgetsSecrets()) return "";
        return by.lexicon().say("refused.seen");
    }

    /** @return how many moves of people were made again */
    int redo(Connection by, int times) {
        int redone = 0;
        while (redone < times && mayRedo(by) && session.redo(1) > 0) redone++;
        if (redone > 0) changed();
        return redone;
    }

    boolean mayRedo(Connection by) {
        return by.mayAct() && !isLesson() && session.redoable().stream().anyMatch(mover -> terms.undo().allow(by.seats(), mover));
    }

    Notice save(String name, Lexicon lexicon) {
        if (!SaveFolder.isName(name)) return Notice.refused(lexicon.say("saved.bad-name"));
        try {
            Message why = keeper.save(name, session.journal());
            return why.isEmpty() ? Notice.done(lexicon.say("saved.done", "name", name)) : Notice.refused(lexicon.say("saved.failed", "why", lexicon.tongue().say(why)));
        } catch (InterruptedException leaving) {
            Thread.currentThread().interrupt();
            return Notice.refused(lexicon.say("saved.leaving"));
        }
    }

    // ------------------------------------------------------------------ lessons

    /** What those who look on are told of a lesson. */
    private final class Audience implements Tutor.Audience {
        @Override public void happened() {
            TableLoop.this.happened();
        }

        @Override public void changed() {
            TableLoop.this.changed();
        }

        @Override public void lost(Diagnostic why) {
            warn(lexicon -> lexicon.say("lesson.lost"));
            problem(why);
        }
    }

    boolean isLesson() {
        return tutor.isPresent() && !tutor.get().isOver();
    }

    Optional<LessonView> lesson(Lexicon lexicon) {
        return tutor.flatMap(teaching -> teaching.view(lexicon));
    }

    /** Why a lesson does not want this move now, or "". */
    String objection(Move move, Lexicon lexicon) throws RuleFault {
        return tutor.isPresent() ? tutor.get().objection(move, lexicon) : "";
    }

    /** The lesson goes on: what others do in it is shown move by move, then how it stands. */
    void teach(Consumer<Tutor> how) {
        tutor.ifPresent(how);
        showAll();
    }

    /** Whether people are asked for a move, where the game waits for one. */
    boolean awaitsPeople() {
        return isLesson() ? tutor.get().awaitsMove() : session.botToAct() < 0;
    }

    /** Whether more comes by itself. */
    boolean goesOn() {
        return isBotsTurn() || isLesson() && tutor.get().isActing();
    }

    // ------------------------------------------------------------------ bots

    private void playBot() {
        int bot = session.botToAct(), seat = bot >= 0 ? bot : standInToAct();
        moved(seat, think(seat, BotTurn.PATIENCE, connections, bot >= 0 ? BotTurn::play : turn -> turn.playAs(standIns.get(seat))));
    }

    /** @param outcome empty if somebody wants something that is not worth waiting with: then the move is thought of anew */
    private void moved(int seat, Optional<Outcome> outcome) {
        if (outcome.isEmpty()) {
            clock.ifPresent(running -> running.expireAgain(seat));
            return;
        }
        if (outcome.get() instanceof Outcome.Accepted) {
            happened();
            return;
        }
        String name = session.setup().seats().get(seat).name();
        stick(lexicon -> lexicon.say("stuck.seat", "name", name));
        if (outcome.get() instanceof Outcome.Refused refused) warn(lexicon -> lexicon.reason(refused.reason()));
        showAll();
    }

    private void warn(Function<Lexicon, String> text) {
        connections.forEach(connection -> connection.notice(Notice.warning(text.apply(connection.lexicon()))));
    }

    private void timeIsUp(int seat) {
        Optional<String> standIn = terms.clock().flatMap(TimeControl::standIn);
        String name = session.setup().seats().get(seat).name();
        warn(lexicon -> lexicon.say(standIn.isPresent() ? "time.up-bot" : "time.up", "name", name));
        if (standIn.isEmpty()) showAll();
        else moved(seat, think(seat, BotTurn.PATIENCE, connections, turn -> turn.playAs(standIn.get())));
    }

    /** Lets a simple bot make moves for everybody. */
    void autoplay(int moves) {
        boolean goesOn = !isLesson();
        for (int i = 0; i < moves && goesOn && !session.isOver() && !table.isClosed(); i++) {
            int seat = Integer.numberOfTrailingZeros(session.toAct());
            Optional<Outcome> outcome = new BotTurn(session, seat, BotTurn.PATIENCE, part -> { }).playAs(QUICK_BOT);
            goesOn = outcome.isPresent() && outcome.get() instanceof Outcome.Accepted;
        }
        changed();
    }

    /** What a bot thinks of a move. @param told who sees it think */
    <T> T think(int seat, Budget budget, List<Connection> told, Function<BotTurn, T> thinking) {
        BotTurn turn = new BotTurn(session, seat, budget, part -> tell(told, new Thought(seat, part)));
        tell(told, new Thought(seat, 0));
        table.thinks(turn);
        try {
            return thinking.apply(turn);
        } finally {
            table.thinks(null);
            tell(told, null);
        }
    }

    private static void tell(List<Connection> told, Thought thought) {
        told.forEach(connection -> connection.front().thinks(thought));
    }

    // ------------------------------------------------------------------ the author's workshop

    /** Something was done in the workshop. */
    void worked(Change change) {
        if (change == Change.RULES) connections.forEach(Connection::learn);
        if (change != Change.NOTHING) changed();
    }
}
