package eldertable.session;

import eldertable.bot.Bot;
import eldertable.bot.Bots;
import eldertable.bot.Budget;
import eldertable.bot.Thinking;
import eldertable.choosing.Picking;
import eldertable.choosing.Veil;
import eldertable.diagnostic.Diagnostic;
import eldertable.pack.model.PackDef;
import eldertable.rules.CommandText;
import eldertable.rules.HookWatch;
import eldertable.rules.Move;
import eldertable.rules.Outcome;
import eldertable.rules.Printed;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.script.Limits;
import eldertable.script.ScriptEngine;
import eldertable.session.Timeline.Turn;
import eldertable.simulation.Chance;
import eldertable.state.Blueprint;
import eldertable.state.GameState;
import eldertable.state.PastState;
import eldertable.state.Translation;
import eldertable.view.MoveRecord;
import eldertable.view.TableView;
import eldertable.words.Message;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;

/**
 * One match: it makes moves, takes them back, lets bots play, and hands out views. It belongs to the thread that made it.
 * Every move is kept in the journal before anybody is told of it. When a hook of the pack fails, the move did not happen,
 * the diagnostic is told, and the match goes on.
 */
public final class GameSession implements AutoCloseable {
    private final ScriptEngine scripts;
    private final Consumer<Printed> printer;
    private final List<Bot> bots = new ArrayList<>();
    private volatile MatchSetup setup;
    private Course course;
    private HookWatch hookWatch;
    private Consumer<Journal> keeper = journal -> { };
    private final List<SessionListener> listeners = new ArrayList<>();

    /** Starts a match and plays on to the first choice of a player. */
    public GameSession(ScriptEngine scripts, PackDef pack, MatchSetup setup) throws RuleFault {
        this(scripts, pack, setup, Printed.SILENT);
    }

    /** @param printer hears what the rules print */
    public GameSession(ScriptEngine scripts, PackDef pack, MatchSetup setup, Consumer<Printed> printer) throws RuleFault {
        this.scripts = scripts;
        this.printer = printer;
        this.setup = setup;
        take(Course.begin(engineFor(pack), setup.seed()));
    }

    /** Starts a match with a table that was laid otherwise than its rules would. */
    public GameSession(ScriptEngine scripts, PackDef pack, MatchSetup setup, Beginning beginning) throws RuleFault {
        this(scripts, scripts.rules(pack, setup.players(), setup.options(), Limits.PLAY, Printed.SILENT), setup, beginning);
    }

    /** The same with rules that have been made already. They belong to this session from now on, also when it cannot begin. */
    public GameSession(ScriptEngine scripts, RuleEngine rules, MatchSetup setup, Beginning beginning) throws RuleFault {
        this.scripts = scripts;
        this.printer = Printed.SILENT;
        this.setup = setup;
        try {
            take(Course.laid(rules, setup.seed(), beginning));
        } catch (RuleFault fault) {
            rules.close();
            throw fault;
        }
    }

    /** Goes on with another table, from which no move leads back. If it cannot be laid, the match goes on as it is. */
    public void layAnew(Beginning beginning) throws RuleFault {
        take(Course.laid(course.engine, setup.seed(), beginning));
    }

    /** An engine for this match with other rules, for {@link #adopt} and {@link #startAgain}; may be made on another thread. */
    public RuleEngine engineFor(PackDef pack) throws RuleFault {
        return scripts.rules(pack, setup.players(), setup.options(), Limits.PLAY, printer);
    }

    /** Goes on with this course of the match, under its rules. */
    private void take(Course other) {
        if (course != null && course.engine != other.engine) course.engine.close();
        course = other;
        course.engine.watchHooks(hookWatch);
        PackDef pack = course.engine.blueprint.pack;
        setup = MatchSetup.of(setup.match(), pack, setup.players(), setup.options(), setup.seed(), setup.seats());
        closeBots();
        for (MatchSetup.Seat seat : setup.seats()) {
            bots.add(seat.isPerson() ? null
                : Bots.named(seat.bot(), course.engine).orElseThrow(() -> new IllegalArgumentException("no bot " + seat.bot())));
        }
    }

    private void closeBots() {
        for (Bot bot : bots) if (bot != null) bot.close();
        bots.clear();
    }

    /** From now on this is a match of another id. */
    public void continueAs(String match) {
        setup = setup.called(match);
    }

    /** From now on every change is handed to the keeper before it is told to anybody. */
    public void keepWith(Consumer<Journal> keeper) {
        this.keeper = keeper;
    }

    public void listen(SessionListener listener) {
        listeners.add(listener);
    }

    // ------------------------------------------------------------------ looking

    public MatchSetup setup() {
        return setup;
    }

    public Blueprint blueprint() {
        return course.engine.blueprint;
    }

    /** @param viewer a seat, or {@link GameState#SPECTATOR} */
    public TableView view(int viewer) {
        return TableView.of(course.state, viewer);
    }

    /** The table as it was when so many moves had been made. */
    public TableView viewAfter(int moves, int viewer) {
        return TableView.of(course.past.after(moves), viewer);
    }

    /** The table as it was when a move first told of points, by how many had been made before it; empty if it did not. */
    public Optional<TableView> viewAtPoints(int move, int viewer) {
        PastState scored = course.past.turn(move).scored();
        return Optional.ofNullable(scored).map(past -> TableView.of(past.state(), viewer));
    }

    /** A move that the player at a seat begins to put together; of use until the table changes. */
    public Picking picking(int seat) throws RuleFault {
        return picking(seat, () -> false);
    }

    /** @param hurried whether nobody waits any longer for what can be chosen; may be told by any thread */
    public Picking picking(int seat, BooleanSupplier hurried) throws RuleFault {
        return new Picking(course.engine, course.state, seat, hurried);
    }

    /** Reads what a player has typed, which may lack picks. The move is in terms of {@link Veil}. */
    public CommandText.Reading read(String text) throws RuleFault {
        CommandText.Reading reading = course.commands.forPlayers().read(course.state, text);
        if (!(reading instanceof CommandText.Reading.Chosen chosen)) return reading;
        return new CommandText.Reading.Chosen(Veil.veiled(course.state, chosen.move()), chosen.complete());
    }

    public CommandText commands() {
        return course.commands;
    }

    public RuleEngine engine() {
        return course.engine;
    }

    /** A copy of the whole truth: for authors, never for players. */
    public GameState table() {
        return course.state.copy();
    }

    public boolean isOver() {
        return course.state.isOver();
    }

    /** The players the game waits for, as bits. */
    public int toAct() {
        return course.engine.mayAct(course.state);
    }

    public boolean isPerson(int seat) {
        return bots.get(seat) == null;
    }

    public long hash() {
        return course.state.hash();
    }

    public Journal journal() {
        return new Journal(setup, course.past.inForce().stream().map(Turn::command).toList(), course.state.hash(), course.state.isOver());
    }

    /** How many moves have been made. */
    public int moves() {
        return course.past.made();
    }

    public boolean canRedo() {
        return course.past.made() < course.past.size();
    }

    /** What has happened so far: the beginning, then a deed for each move. */
    public List<MoveRecord> deeds() {
        return course.past.deeds();
    }

    // ------------------------------------------------------------------ moving

    /** Makes a complete move; pieces that the player cannot see may be named by their places. */
    public Outcome perform(Move choice) {
        return told(attempt(choice));
    }

    /** Makes the move that a player has put together; if the table is still the same, without asking the rules again. */
    public Outcome perform(Picking picking) {
        return told(performed(course.perform(picking)));
    }

    /** As {@link #perform}, but nobody is told if it fails. */
    Outcome attempt(Move choice) {
        return performed(course.perform(choice));
    }

    private Outcome performed(Outcome outcome) {
        if (outcome instanceof Outcome.Accepted) happened();
        return outcome;
    }

    private Outcome told(Outcome outcome) {
        if (outcome instanceof Outcome.Faulted faulted) faulted(faulted.diagnostic());
        return outcome;
    }

    void faulted(Diagnostic diagnostic) {
        listeners.forEach(listener -> listener.faulted(diagnostic));
    }

    /** Changes the table by hand, past the rules (see {@link TableEdit}). @return null when it was done, else why not */
    public Message edit(String text) {
        return happened(course.edit(text));
    }

    /** Makes the move that a line of a journal tells; null when it was made, else why not. */
    Message replay(String command) {
        return happened(course.replay(command));
    }

    private Message happened(Message whyNot) {
        if (whyNot == null) happened();
        return whyNot;
    }

    private void happened() {
        keeper.accept(journal());
        tellFrom(course.past.made() - 1);
    }

    /** Tells of the moves in force, from one on. */
    private void tellFrom(int move) {
        for (int i = move; i < course.past.made(); i++) {
            for (SessionListener listener : listeners) listener.happened(course.past.turn(i).deed());
        }
    }

    /**
     * Takes back the last moves of people, with all that bots did since.
     *
     * @return how many moves of people were taken back
     */
    public int undo(int times) {
        int target = course.past.made(), undone = 0;
        for (int i = target; i > course.past.earliest() && undone < times; i--) {
            if (!countsAsOwn(course.past.turn(i - 1))) continue;
            undone++;
            target = i - 1;
        }
        if (undone > 0) {
            course.stand(target);
            keeper.accept(journal());
        }
        return undone;
    }

    /** Makes moves again that were taken back. @return how many moves of people */
    public int redo(int times) {
        int redone = 0, before = course.past.made();
        while (canRedo() && (redone < times || !countsAsOwn(course.past.turn(course.past.made())))) {
            boolean own = countsAsOwn(course.past.turn(course.past.made()));
            if (!course.redo()) break;
            if (own) redone++;
        }
        if (course.past.made() == before) return 0;
        keeper.accept(journal());
        tellFrom(before);
        return redone;
    }

    /** Goes to the table as it was after so many moves; the others can be made again. @return where it stands now */
    public int jump(int moves) {
        int before = course.past.made();
        int target = Math.max(course.past.earliest(), Math.min(moves, course.past.size()));
        while (target > before && course.past.after(target) == null) target--;
        course.stand(target);
        keeper.accept(journal());
        tellFrom(before);
        return target;
    }

    /** Whose move {@link #undo} would take back: a seat, or -1 for a change by hand; empty if there is none. */
    public OptionalInt undoable() {
        for (int i = course.past.made(); i > course.past.earliest(); i--) {
            if (countsAsOwn(course.past.turn(i - 1))) return OptionalInt.of(course.past.turn(i - 1).deed().player());
        }
        return OptionalInt.empty();
    }

    /** Who made the moves of people that have to be taken back to take back the last one of these seats, the latest first; empty if those made none. */
    public List<Integer> undoing(Set<Integer> seats) {
        List<Integer> movers = new ArrayList<>();
        for (int i = course.past.made(); i > course.past.earliest(); i--) {
            if (!countsAsOwn(course.past.turn(i - 1))) continue;
            movers.add(course.past.turn(i - 1).deed().player());
            if (seats.contains(movers.get(movers.size() - 1))) return movers;
        }
        return List.of();
    }

    /**
     * Whether whoever chose last has seen something hidden since, and would choose again knowing it, if {@link #undo} took that back. What
     * they have shown of their own is their affair.
     */
    public boolean undoForgetsSecrets() {
        int mover = undoable().orElse(-1);
        if (mover < 0) return false;
        for (int i = course.past.made(); i > course.past.earliest(); i--) {
            Turn turn = course.past.turn(i - 1);
            if (turn.deed().uncoveredFor(mover)) return true;
            if (countsAsOwn(turn)) break;
        }
        return false;
    }

    /** Whose move {@link #redo} would make again. */
    public OptionalInt redoable() {
        for (int i = course.past.made(); i < course.past.size(); i++) {
            if (countsAsOwn(course.past.turn(i))) return OptionalInt.of(course.past.turn(i).deed().player());
        }
        return OptionalInt.empty();
    }

    /** Where only bots play, each of their moves counts; so does what an author changed by hand. */
    private boolean countsAsOwn(Turn turn) {
        return turn.deed().player() < 0 || isPerson(turn.deed().player()) || bots.stream().noneMatch(bot -> bot == null);
    }

    // ------------------------------------------------------------------ bots

    /** The bot that has to act next, or -1 when the game waits for people or is over. */
    public int botToAct() {
        for (int seat = 0; seat < bots.size(); seat++) if ((toAct() & 1 << seat) != 0) return isPerson(seat) ? -1 : seat;
        return -1;
    }

    public Bot bot(int seat) {
        return bots.get(seat);
    }

    /**
     * What a bot needs to think, also on another thread, with that thread's engine. Hand its answer to {@link #perform}.
     *
     * @param attempt how often the bot was asked already about this move: chance runs otherwise each time
     */
    public Thinking thinking(int seat, RuleEngine engine, Budget budget, DoubleConsumer progress, int attempt) {
        long seed = Chance.derive(setup.seed(), ((long) course.past.made() << 16) + (seat << 8) + attempt);
        return new Thinking(engine, course.state, course.memory(), course.past.lately(), seat, budget, seed, progress);
    }

    /** Lets the bot at that seat think on this thread and move (see {@link BotTurn}). */
    public Outcome playBot(int seat, Budget budget) {
        return new BotTurn(this, seat, budget, part -> { }).play().orElseThrow();
    }

    // ------------------------------------------------------------------ other rules

    /** Tells from now on what each call of a hook took; null stops. */
    public void watchHooks(HookWatch watch) {
        hookWatch = watch;
        course.engine.watchHooks(watch);
    }

    /**
     * Puts other rules in force between two moves, with the table as it is. What is called alike stays what it is; if
     * something in use is gone, or the rules fail at once, the old rules stay. The engine belongs to this session from now on.
     */
    public Adoption adopt(RuleEngine rules) {
        List<Message> unsettled = Adoption.unsettled(rules, setup);
        Translation translation = unsettled.isEmpty() ? new Translation(course.engine.blueprint, rules.blueprint) : null;
        Translation.Translated now = translation == null ? null : translation.translate(course.state);
        if (now == null || !now.isWhole()) {
            rules.close();
            return Adoption.lost(now == null ? unsettled : now.lost());
        }
        try {
            rules.resume(now.state()); // a step that waited may run by itself now
        } catch (RuleFault fault) {
            rules.close();
            return Adoption.failed(fault.diagnostic());
        }
        take(course.under(rules, translation, now.state()));
        keeper.accept(journal());
        return Adoption.of(translation.added(), now.changes());
    }

    /**
     * Starts the match again with these rules, the same seed and the same moves, as far as they are still legal. If the
     * rules cannot start, everything stays as it is. The engine belongs to this session from now on.
     */
    public Replayed startAgain(RuleEngine rules) {
        List<Message> unsettled = Adoption.unsettled(rules, setup);
        if (!unsettled.isEmpty()) {
            rules.close();
            return Replayed.impossible(Message.of("session.replayed.unknown", "things", unsettled));
        }
        try {
            Course again = Course.begin(rules, setup.seed());
            Replayed replayed = again.replayAll(course);
            take(again);
            keeper.accept(journal());
            return replayed;
        } catch (RuleFault fault) {
            return Replayed.impossible(Replayed.fault(fault.diagnostic()));
        }
    }

    @Override
    public void close() {
        closeBots();
        course.engine.close();
    }
}
