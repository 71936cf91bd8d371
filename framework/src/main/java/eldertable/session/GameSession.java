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
import eldertable.script.Intent;
import eldertable.script.Offers;
import eldertable.script.ScriptEngine;
import eldertable.script.ScriptFault;
import eldertable.simulation.Chance;
import eldertable.state.Blueprint;
import eldertable.state.GameState;
import eldertable.view.Deed;
import eldertable.view.EffectWitness;
import eldertable.view.Options;
import eldertable.view.Recollection;
import eldertable.view.TableView;
import eldertable.view.Veil;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
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

    /** A move that was made, and the table after it. */
    private record Turn(String command, Deed deed, GameState after, Recollection memory) {}

    private final MatchSetup setup;
    private final RuleEngine engine;
    private final CommandText commands;
    private final List<Bot> bots = new ArrayList<>();
    private final GameState state;
    private final GameState first;
    private final Recollection firstMemory;
    private Recollection memory;
    private final Deed beginning;
    private final List<Turn> turns = new ArrayList<>();
    /** How many of the turns are in force; those behind can be made again. */
    private int made;
    private Consumer<Journal> keeper = journal -> { };
    private final List<SessionListener> listeners = new ArrayList<>();

    /** Starts a match and plays on to the first choice of a player. */
    public GameSession(ScriptEngine scripts, PackDef pack, MatchSetup setup) throws ScriptFault {
        this.setup = setup;
        Blueprint blueprint = new Blueprint(pack, setup.players(), setup.options());
        engine = new RuleEngine(scripts, blueprint);
        commands = new CommandText(engine);
        for (MatchSetup.Seat seat : setup.seats()) {
            bots.add(seat.isPerson() ? null
                : Bots.named(seat.bot(), engine).orElseThrow(() -> new IllegalArgumentException("no bot " + seat.bot())));
        }
        state = new GameState(blueprint, setup.seed());
        EffectWitness witness = new EffectWitness(state);
        memory = new Recollection(state);
        state.listen(witness.andThen(memory));
        try {
            engine.begin(state);
        } catch (ScriptFault fault) {
            engine.close();
            throw fault;
        } finally {
            state.listen(null);
        }
        beginning = witness.beginning();
        first = state.copy();
        firstMemory = memory;
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
        return TableView.of(moves == 0 ? first : turns.get(moves - 1).after(), viewer);
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
        return new Journal(setup, turns.subList(0, made).stream().map(Turn::command).toList(), state.hash(), state.isOver());
    }

    /** How many moves have been made. */
    public int moves() {
        return made;
    }

    public boolean canRedo() {
        return made < turns.size();
    }

    /** What has happened so far: the beginning, then a deed for each move. */
    public List<Deed> deeds() {
        List<Deed> deeds = new ArrayList<>(List.of(beginning));
        turns.subList(0, made).forEach(turn -> deeds.add(turn.deed()));
        return Collections.unmodifiableList(deeds);
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
            turns.subList(made, turns.size()).clear();
            turns.add(new Turn(commands.print(intent), witness.deed(intent, engine.move(intent.move())), state.copy(), memory));
            made++;
            keeper.accept(journal());
            tellLast();
        } else if (outcome instanceof Outcome.Faulted faulted) {
            listeners.forEach(listener -> listener.faulted(faulted.diagnostic()));
        }
        return outcome;
    }

    private void tellLast() {
        Deed deed = turns.get(made - 1).deed();
        listeners.forEach(listener -> listener.happened(deed));
    }

    /**
     * Takes back the last moves of people, with all that bots did since.
     *
     * @return how many moves of people were taken back
     */
    public int undo(int times) {
        int target = made, undone = 0;
        for (int i = made; i > 0 && undone < times; i--) {
            if (!countsAsOwn(turns.get(i - 1))) continue;
            undone++;
            target = i - 1;
        }
        if (undone > 0) {
            int before = made;
            stand(target);
            keeper.accept(journal());
            listeners.forEach(listener -> listener.takenBack(before - made));
        }
        return undone;
    }

    /** Makes moves again that were taken back. @return how many moves of people */
    public int redo(int times) {
        int redone = 0;
        while (canRedo() && (redone < times || !countsAsOwn(turns.get(made)))) {
            if (countsAsOwn(turns.get(made))) redone++;
            stand(made + 1);
            tellLast();
        }
        keeper.accept(journal());
        return redone;
    }

    /** Where only bots play, each of their moves counts. */
    private boolean countsAsOwn(Turn turn) {
        return isPerson(turn.deed().player()) || bots.stream().noneMatch(bot -> bot == null);
    }

    private void stand(int turn) {
        made = turn;
        state.copyFrom(turn == 0 ? first : turns.get(turn - 1).after());
        memory = turn == 0 ? firstMemory : turns.get(turn - 1).memory();
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
        long seed = Chance.derive(setup.seed(), ((long) made << 16) + (seat << 8) + attempt);
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

    /** Makes the move that a line of a journal tells; null when it was made, else why not. */
    String replay(String command) {
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


    @Override
    public void close() {
        for (Bot bot : bots) if (bot != null) bot.close();
        engine.close();
    }
}
