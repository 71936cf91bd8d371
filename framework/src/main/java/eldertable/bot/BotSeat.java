package eldertable.bot;

import eldertable.choosing.Veil;
import eldertable.rules.Move;
import eldertable.rules.Offers;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.simulation.Chance;
import eldertable.simulation.Chooser;
import eldertable.state.GameState;
import eldertable.view.Recollection;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Seats a bot in a simulation. It is shown what its seat sees and remembers, never the state. */
public final class BotSeat implements Chooser, AutoCloseable {
    /** Where hidden things decide what is allowed, a choice from an imagined world may not be possible in the real one. */
    private static final int MOST_ATTEMPTS = 20;

    private final Function<RuleEngine, Bot> bots;
    private final Budget budget;
    private final Offers moves = new Offers();
    private Bot bot;
    private Recollection memory;
    /** The last moves, the oldest first. */
    private final Deque<EarlierMove> lately = new ArrayDeque<>();
    private long seed;
    private int asked;
    private long thought, longest, thoughts;

    /** @param bots makes the bot anew for every game */
    public BotSeat(Function<RuleEngine, Bot> bots, Budget budget) {
        this.bots = bots;
        this.budget = budget;
    }

    @Override
    public void begin(long seed) {
        this.seed = seed;
        asked = 0;
        lately.clear();
        close();
    }

    /** Lets the bot of the last game go. */
    @Override
    public void close() {
        if (bot != null) bot.close();
        bot = null;
    }

    @Override
    public void watch(Recollection memory) {
        this.memory = memory;
    }

    @Override
    public void watch(GameState before, Move move) {
        if (lately.size() == EarlierMove.MOST) lately.removeFirst();
        lately.addLast(new EarlierMove(before.copy(), move.copy()));
    }

    @Override
    public boolean isWatchful() {
        return true;
    }

    @Override
    public int choose(RuleEngine engine, GameState state, Move chosen) throws RuleFault {
        if (bot == null) bot = bots.apply(engine);
        engine.offer(state, chosen, moves);
        int choices = moves.size();
        for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
            long began = System.nanoTime();
            Optional<Move> answer = bot.choose(new Thinking(engine, state, memory, List.copyOf(lately), chosen.player(), budget, Chance.derive(seed, asked++), part -> { }));
            note(System.nanoTime() - began);
            if (answer.isEmpty()) continue;
            chosen.copyFrom(Veil.unveiled(state, answer.get()));
            if (engine.isLegal(state, chosen)) return Chooser.picksIn(chosen) + (choices > 1 ? 1 : 0);
        }
        return NONE;
    }

    private void note(long nanos) {
        thoughts++;
        thought += nanos;
        longest = Math.max(longest, nanos);
    }

    /** How often it has thought about a move, in all games. */
    public long thoughts() {
        return thoughts;
    }

    /** How long that took altogether, in nanoseconds. */
    public long thought() {
        return thought;
    }

    public long longestThought() {
        return longest;
    }
}
