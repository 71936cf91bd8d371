package eldertable.bot;

import eldertable.rules.RuleEngine;
import eldertable.script.Intent;
import eldertable.state.GameState;
import eldertable.view.Imagination;
import eldertable.view.Recollection;
import eldertable.view.TableView;
import eldertable.view.Veil;

import java.util.SplittableRandom;
import java.util.function.DoubleConsumer;
import java.util.function.Supplier;

/**
 * What a bot has while it thinks about one move: the table as its seat sees it, worlds that could be the real one, an
 * engine to play them on, and how long it may take. Everything left to chance follows from one seed.
 */
public final class Thinking {
    private final RuleEngine engine;
    private final GameState truth;
    private final int seat;
    private final Budget budget;
    private final long deadline;
    private final SplittableRandom random;
    private final Imagination imagination;
    private final DoubleConsumer progress;
    private volatile boolean stopped;

    /**
     * @param engine   of the thread that will think
     * @param truth    copied at once
     * @param memory   what the seat remembers of the match so far, or null if nobody has kept it
     * @param progress told from 0 to 1 how far the bot is, on its own thread
     */
    public Thinking(RuleEngine engine, GameState truth, Recollection memory, int seat, Budget budget, long seed, DoubleConsumer progress) {
        this.engine = engine;
        this.truth = truth.copy();
        this.seat = seat;
        this.budget = budget;
        this.progress = progress;
        deadline = System.nanoTime() + budget.time().toNanos();
        random = new SplittableRandom(seed);
        imagination = new Imagination(this.truth, seat, memory, random.nextLong());
    }

    public int seat() {
        return seat;
    }

    public RuleEngine engine() {
        return engine;
    }

    public TableView view() {
        return TableView.of(truth, seat);
    }

    /** How many moves have been made in the match. */
    int moves() {
        return truth.moves();
    }

    /** Whether others choose at the same time. */
    boolean isSimultaneous() {
        return Search.isSimultaneous(truth);
    }

    /** A world that could be the real one; the caller's own, to play on. Each call imagines another. */
    public GameState world() {
        return imagination.world();
    }

    /** Worlds for a thread of its own. */
    public Supplier<GameState> worlds(long seed) {
        return imagination.another(seed)::world;
    }

    public SplittableRandom random() {
        return random;
    }

    public Budget budget() {
        return budget;
    }

    /** Whether it is time to answer with the best found so far. */
    public boolean isOver() {
        return stopped || System.nanoTime() >= deadline;
    }

    /** Asks the bot to answer at once; from any thread. */
    public void stop() {
        stopped = true;
    }

    public void progress(double part) {
        progress.accept(part);
    }

    /**
     * Says a move that was chosen in an imagined world so that it means the same in every world: pieces that the seat
     * cannot see by their places. Equal answers from several worlds are the same move.
     */
    public Intent answer(GameState world, Intent chosen) {
        return Veil.veiled(world, chosen);
    }
}
