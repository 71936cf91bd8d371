package eldertable.session;

import eldertable.bot.Bot;
import eldertable.bot.Bots;
import eldertable.bot.Budget;
import eldertable.bot.Consideration;
import eldertable.bot.Thinking;
import eldertable.pack.PackDef;
import eldertable.rules.CommandText;
import eldertable.rules.Outcome;
import eldertable.rules.RuleEngine;
import eldertable.script.HookWatch;
import eldertable.script.Intent;
import eldertable.script.Limits;
import eldertable.script.Offers;
import eldertable.script.Printed;
import eldertable.script.RuleScripts;
import eldertable.script.ScriptEngine;
import eldertable.script.ScriptFault;
import eldertable.session.Timeline.Turn;
import eldertable.simulation.Chance;
import eldertable.state.Blueprint;
import eldertable.state.GameState;
import eldertable.state.Translation;
import eldertable.view.Deed;
import eldertable.view.EffectWitness;
import eldertable.view.Options;
import eldertable.view.Recollection;
import eldertable.view.TableView;
import eldertable.view.Veil;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;

/**
 * One match: it makes moves, takes them back, lets bots play, and hands out views. It belongs to the thread that made it.
 * Every move is kept in the journal before anybody is told of it. When a hook of the pack fails, the move did not happen,
 * the diagnostic is told, and the match goes on.
 */
public final class GameSession implements AutoCloseable {
    private static final int MOST_ATTEMPTS = 20;
    /** The level of the bot that people ask for a hint. */
    private static final String ADVISER = "hard";

    private final ScriptEngine scripts;
    private final Consumer<Printed> printer;
    private final List<Bot> bots = new ArrayList<>();
    private volatile MatchSetup setup;
    private RuleEngine engine;
    private CommandText commands;
    private GameState state;
    private Recollection memory;
    private Timeline past;
    private HookWatch hookWatch;
    private Consumer<Journal> keeper = journal -> { };
    private final List<SessionListener> listeners = new ArrayList<>();

    /** Starts a match and plays on to the first choice of a player. */
    public GameSession(ScriptEngine scripts, PackDef pack, MatchSetup setup) throws ScriptFault {
        this(scripts, pack, setup, RuleScripts.SILENT);
    }

    /** @param printer hears what the rules print */
    public GameSession(ScriptEngine scripts, PackDef pack, MatchSetup setup, Consumer<Printed> printer) throws ScriptFault {
        this.scripts = scripts;
        this.printer = printer;
        this.setup = setup;
        begin(engineFor(pack));
    }

    /** An engine for this match with other rules, for {@link #adopt} and {@link #startAgain}; may be made on another thread. */
    public RuleEngine engineFor(PackDef pack) throws ScriptFault {
        return new RuleEngine(scripts, new Blueprint(pack, setup.players(), setup.options()), Limits.PLAY, printer);
    }

    /** Sets the table up. If the rules fail, everything is as it was, and their engine is closed. */
    private void begin(RuleEngine rules) throws ScriptFault {
        GameState table = new GameState(rules.blueprint, setup.seed());
        EffectWitness witness = new EffectWitness(table);
        Recollection remembered = new Recollection(table);
        table.listen(witness.andThen(remembered));
        try {
            rules.begin(table);
        } catch (ScriptFault fault) {
            rules.close();
            throw fault;
        } finally {
            table.listen(null);
        }
        put(rules, table);
        memory = remembered;
        past = new Timeline(table, memory, witness.beginning());
    }

    /** Puts rules in force, with a table of theirs. */
    private void put(RuleEngine rules, GameState table) {
        if (engine != null && engine != rules) engine.close();
        engine = rules;
        engine.watchHooks(hookWatch);
        commands = new CommandText(engine);
        state = table;
        PackDef pack = rules.blueprint.pack;
        setup = MatchSetup.of(setup.match(), pack, setup.players(), setup.options(), setup.seed(), setup.seats());
        bots.stream().filter(bot -> bot != null).forEach(Bot::close);
        bots.clear();
        for (MatchSetup.Seat seat : setup.seats()) {
            bots.add(seat.isPerson() ? null
                : Bots.named(seat.bot(), engine).orElseThrow(() -> new IllegalArgumentException("no bot " + seat.bot())));
        }
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
        return engine.blueprint;
    }

    /** @param viewer a seat, or {@link GameState#SPECTATOR} */
    public TableView view(int viewer) {
        return TableView.of(state, viewer);
    }

    /** The table as it was when so many moves had been made. */
    public TableView viewAfter(int moves, int viewer) {
        return TableView.of(past.after(moves), viewer);
    }

    /** What a player can choose next, who has chosen so much already (in terms of {@link Options}). */
    public Options options(Intent soFar) throws ScriptFault {
        return Options.of(engine, state, Veil.unveiled(state, soFar));
    }

    /** Takes one of the {@link Options} that a player has after choosing so much; gives what is chosen then. */
    public Intent choose(Intent soFar, int code) throws ScriptFault {
        Intent intent = Veil.unveiled(state, soFar);
        Offers offers = new Offers();
        engine.offer(state, intent, offers);
        int real = Veil.unveiled(state, code);
        if (!offers.contains(real)) throw new IllegalArgumentException("not offered: " + commands.names().name(code));
        engine.choose(intent, real, offers);
        return Veil.veiled(state, intent);
    }

    public boolean isComplete(Intent intent) {
        return engine.isComplete(intent);
    }

    /** Reads what a player has typed, which may lack picks. The intent is in terms of {@link Options}. */
    public CommandText.Reading read(String text) throws ScriptFault {
        CommandText.Reading reading = commands.forPlayers().read(state, text);
        if (!(reading instanceof CommandText.Reading.Chosen chosen)) return reading;
        return new CommandText.Reading.Chosen(Veil.veiled(state, chosen.intent()), chosen.complete());
    }

    public CommandText commands() {
        return commands;
    }

    public RuleEngine engine() {
        return engine;
    }

    /** A copy of the whole truth: for authors, never for players. */
    public GameState table() {
        return state.copy();
    }

    public boolean isOver() {
        return state.isOver();
    }

    /** The players the game waits for, as bits. */
    public int toAct() {
        return engine.mayAct(state);
    }

    public boolean isPerson(int seat) {
        return bots.get(seat) == null;
    }

    public long hash() {
        return state.hash();
    }

    public Journal journal() {
        return new Journal(setup, past.inForce().stream().map(Turn::command).toList(), state.hash(), state.isOver());
    }

    /** How many moves have been made. */
    public int moves() {
        return past.made();
    }

    public boolean canRedo() {
        return past.made() < past.size();
    }

    /** What has happened so far: the beginning, then a deed for each move. */
    public List<Deed> deeds() {
        return past.deeds();
    }

    // ------------------------------------------------------------------ moving

    /** Makes a complete move; pieces that the player cannot see may be named by their places. */
    public Outcome perform(Intent choice) {
        Intent intent = Veil.unveiled(state, choice);
        EffectWitness witness = new EffectWitness(state);
        Recollection remembered = memory.copy();
        remembered.look();
        Outcome outcome = engine.apply(state, intent, witness.andThen(remembered));
        if (outcome instanceof Outcome.Accepted) {
            memory = remembered;
            happened(commands.print(intent), witness.deed(intent, engine.move(intent.move())));
        } else if (outcome instanceof Outcome.Faulted faulted) {
            listeners.forEach(listener -> listener.faulted(faulted.diagnostic()));
        }
        return outcome;
    }

    private void happened(String command, Deed deed) {
        past.add(command, deed, state, memory);
        keeper.accept(journal());
        tellLast();
    }

    private void tellLast() {
        Deed deed = past.turn(past.made() - 1).deed();
        listeners.forEach(listener -> listener.happened(deed));
    }

    /**
     * Takes back the last moves of people, with all that bots did since.
     *
     * @return how many moves of people were taken back
     */
    public int undo(int times) {
        int before = past.made(), target = before, undone = 0;
        for (int i = before; i > past.earliest() && undone < times; i--) {
            if (!countsAsOwn(past.turn(i - 1))) continue;
            undone++;
            target = i - 1;
        }
        if (undone > 0) {
            int taken = before - target;
            stand(target);
            keeper.accept(journal());
            listeners.forEach(listener -> listener.takenBack(taken));
        }
        return undone;
    }

    /** Makes moves again that were taken back. @return how many moves of people */
    public int redo(int times) {
        int redone = 0;
        while (canRedo() && (redone < times || !countsAsOwn(past.turn(past.made())))) {
            Turn turn = past.turn(past.made());
            if (turn.after() == null && !remake(turn)) break;
            if (countsAsOwn(turn)) redone++;
            if (turn.after() == null) continue;
            stand(past.made() + 1);
            tellLast();
        }
        keeper.accept(journal());
        return redone;
    }

    /** Makes a move anew under the rules that are in force now; those behind it can still be made again. */
    private boolean remake(Turn turn) {
        List<Turn> behind = past.behind(past.made() + 1);
        boolean accepted = replay(turn.command()) == null;
        if (accepted) past.append(behind);
        else past.forgetBehind();
        return accepted;
    }

    /** Goes to the table as it was after so many moves; the others can be made again. @return where it stands now */
    public int jump(int moves) {
        int before = past.made();
        int target = Math.max(past.earliest(), Math.min(moves, past.size()));
        while (target > before && past.after(target) == null) target--;
        stand(target);
        keeper.accept(journal());
        int taken = before - target;
        if (taken > 0) listeners.forEach(listener -> listener.takenBack(taken));
        for (int i = before; i < target; i++) for (SessionListener listener : listeners) listener.happened(past.turn(i).deed());
        return target;
    }

    /** Where only bots play, each of their moves counts; so does what an author changed by hand. */
    private boolean countsAsOwn(Turn turn) {
        return turn.deed().player() < 0 || isPerson(turn.deed().player()) || bots.stream().noneMatch(bot -> bot == null);
    }

    private void stand(int turn) {
        past.stand(turn);
        state.copyFrom(past.after(turn));
        memory = past.memory(turn);
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

    /** What a bot needs to think, also on another thread, with that thread's engine. Hand its answer to {@link #perform}. */
    public Thinking thinking(int seat, RuleEngine engine, Budget budget, DoubleConsumer progress) {
        return thinking(seat, engine, budget, progress, 0);
    }

    /** @param attempt how often the bot was asked already about this move: chance runs otherwise each time */
    public Thinking thinking(int seat, RuleEngine engine, Budget budget, DoubleConsumer progress, int attempt) {
        long seed = Chance.derive(setup.seed(), ((long) past.made() << 16) + (seat << 8) + attempt);
        return new Thinking(engine, state, memory, seat, budget, seed, progress);
    }

    /**
     * Lets the bot at that seat think on this thread and move. Where the rules make hidden things decide what is allowed, a
     * choice made in an imagined world may be refused in the real one, and a hook may fail: then the bot thinks again.
     */
    public Outcome playBot(int seat, Budget budget) {
        Outcome outcome = new Outcome.Refused(setup.seats().get(seat).name() + " finds no move.");
        for (int attempt = 0; attempt < MOST_ATTEMPTS && !(outcome instanceof Outcome.Accepted); attempt++) {
            try {
                var choice = bots.get(seat).choose(thinking(seat, engine, budget, part -> { }, attempt));
                if (choice.isPresent()) outcome = perform(choice.get());
            } catch (ScriptFault fault) {
                listeners.forEach(listener -> listener.faulted(fault.diagnostic()));
                outcome = new Outcome.Faulted(fault.diagnostic());
            }
        }
        return outcome;
    }

    /**
     * What a strong bot would weigh in place of a player who has to act, the best first. It knows no more than that player
     * does, and thinks on this thread. To think on another one, hand {@link #thinking} to a bot there.
     */
    public List<Consideration> advice(int seat, Budget budget) throws ScriptFault {
        try (Bot adviser = Bots.named(ADVISER, engine).orElseThrow()) {
            adviser.choose(thinking(seat, engine, budget, part -> { }));
            return adviser.considered();
        }
    }

    // ------------------------------------------------------------------ going on from a journal

    /** Changes the table by hand, past the rules (see {@link TableEdit}). @return null when it was done, else why not */
    public String edit(String text) {
        EffectWitness witness = new EffectWitness(state);
        Recollection remembered = memory.copy();
        remembered.look();
        state.listen(witness.andThen(remembered));
        String why = TableEdit.make(state, commands.names(), text);
        state.listen(null);
        if (why != null) return why;
        memory = remembered;
        happened(TableEdit.MARK + text.strip(), witness.beginning());
        return null;
    }

    /** Makes the move that a line of a journal tells; null when it was made, else why not. */
    String replay(String command) {
        if (command.startsWith(TableEdit.MARK)) return edit(command.substring(TableEdit.MARK.length()));
        try {
            CommandText.Reading reading = commands.read(state, command);
            if (reading instanceof CommandText.Reading.Unclear unclear) return unclear.message();
            if (reading instanceof CommandText.Reading.Refused refused) return refused.reason();
            CommandText.Reading.Chosen chosen = (CommandText.Reading.Chosen) reading;
            if (!chosen.complete()) return "The move is not complete.";
            Outcome outcome = perform(chosen.intent());
            if (outcome instanceof Outcome.Refused refused) return refused.reason();
            return outcome instanceof Outcome.Faulted faulted ? faulted.diagnostic().message() : null;
        } catch (ScriptFault fault) {
            return fault.diagnostic().message();
        }
    }

    // ------------------------------------------------------------------ other rules

    /** Tells from now on what each call of a hook took; null stops. */
    public void watchHooks(HookWatch watch) {
        hookWatch = watch;
        engine.watchHooks(watch);
    }

    /** As {@link #adopt(RuleEngine)}. */
    public Adoption adopt(PackDef pack) throws ScriptFault {
        return adopt(engineFor(pack));
    }

    /**
     * Puts other rules in force between two moves, with the table as it is. What is called alike stays what it is; if
     * something in use is gone, or the rules fail at once, the old rules stay. The engine belongs to this session from now on.
     */
    public Adoption adopt(RuleEngine rules) {
        List<String> unsettled = Adoption.unsettled(rules, setup);
        Translation translation = unsettled.isEmpty() ? new Translation(engine.blueprint, rules.blueprint) : null;
        Translation.Translated now = translation == null ? null : translation.translate(state);
        if (now == null || !now.isWhole()) {
            rules.close();
            return Adoption.lost(now == null ? unsettled : now.lost());
        }
        rules.takeOver();
        try {
            rules.resume(now.state()); // a step that waited may run by itself now
        } catch (ScriptFault fault) {
            rules.close();
            return Adoption.failed(fault.diagnostic());
        }
        put(rules, now.state());
        past.translate(translation, state);
        memory = past.memory(past.made());
        keeper.accept(journal());
        listeners.forEach(SessionListener::rulesChanged);
        List<String> changes = new ArrayList<>(translation.added());
        changes.addAll(now.changes());
        return Adoption.of(changes);
    }

    /**
     * Starts the match again with these rules, the same seed and the same moves, as far as they are still legal. If the
     * rules cannot start, everything stays as it is. The engine belongs to this session from now on.
     */
    public Replayed startAgain(RuleEngine rules) {
        Timeline old = past;
        Comparison comparison = new Comparison(engine.blueprint, rules.blueprint);
        List<String> unsettled = Adoption.unsettled(rules, setup);
        if (!unsettled.isEmpty()) {
            rules.close();
            return Replayed.impossible("The new rules do not know " + String.join(", ", unsettled) + ".");
        }
        rules.takeOver();
        try {
            begin(rules);
        } catch (ScriptFault fault) {
            return Replayed.impossible(fault.diagnostic().toString());
        }
        comparison.look("The set-up is another", old.after(0), state);
        String stop = null;
        Consumer<Journal> kept = keeper;
        keeper = journal -> { };
        List<SessionListener> hearing = List.copyOf(listeners);
        listeners.clear();
        for (int i = 0; i < old.made() && stop == null; i++) {
            String command = old.turn(i).command(), move = "Move " + (i + 1) + " (" + command + ")";
            String why = replay(command);
            if (why != null) stop = move + ": now refused, because: " + why;
            else comparison.look(move + " leads elsewhere", old.after(i + 1), state);
        }
        keeper = kept;
        listeners.addAll(hearing);
        keeper.accept(journal());
        listeners.forEach(SessionListener::rulesChanged);
        return new Replayed(true, past.made(), old.made(), comparison.first(), Optional.ofNullable(stop));
    }

    @Override
    public void close() {
        for (Bot bot : bots) if (bot != null) bot.close();
        engine.close();
    }
}
