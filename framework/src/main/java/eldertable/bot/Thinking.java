package eldertable.bot;

import eldertable.choosing.Veil;
import eldertable.rules.Move;
import eldertable.rules.Offers;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.state.Code;
import eldertable.state.GameState;
import eldertable.view.Imagination;
import eldertable.view.Recollection;
import eldertable.view.TableView;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
    private final List<EarlierMove> lately;
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
     * @param lately   the moves that led here, the oldest first, as far back as anybody has kept them
     * @param progress told from 0 to 1 how far the bot is, on its own thread
     */
    public Thinking(RuleEngine engine, GameState truth, Recollection memory, List<EarlierMove> lately, int seat, Budget budget, long seed, DoubleConsumer progress) {
        this.engine = engine;
        this.truth = truth.copy();
        this.lately = lately;
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

    /** Tells this moment of the match from all others. */
    long moment() {
        return truth.hash();
    }

    /**
     * What was chosen since an earlier moment, as this seat could see it: each choice by what it is called in every world.
     *
     * @return empty if the seat cannot know that, or if the moment is not on the way to this one
     */
    Optional<List<Integer>> since(long moment) {
        int from = lately.size();
        while (from > 0 && lately.get(from - 1).before().hash() != moment) from--;
        if (from == 0) return Optional.empty();
        List<Integer> keys = new ArrayList<>();
        try {
            for (int i = from - 1; i < lately.size(); i++) {
                if (!add(keys, lately.get(i), i + 1 < lately.size() ? lately.get(i + 1).before() : truth)) return Optional.empty();
            }
            return Optional.of(keys);
        } catch (RuleFault slip) { // it will show again where it matters
            return Optional.empty();
        }
    }

    /** Adds the choices of a move one by one, as a search goes through them; false if the seat could not see one. */
    private boolean add(List<Integer> keys, EarlierMove made, GameState after) throws RuleFault {
        GameState before = made.before();
        if (Search.isSimultaneous(before)) return false;
        Move whole = made.choice(), part = new Move().reset(whole.player());
        Offers offers = new Offers();
        while (!engine.isComplete(part)) {
            engine.offer(before, part, offers);
            int code = next(whole, part);
            boolean hidden = Code.tag(code) == Code.PIECE && whole.player() != seat && !before.sees(seat, Code.value(code));
            if (hidden && !after.sees(seat, Code.value(code))) return false;
            keys.add(SearchLevel.keyOf(before, seat, whole.player(), code));
            engine.choose(part, code, offers);
        }
        return true;
    }

    private static int next(Move whole, Move part) {
        if (part.move() < 0) return Code.move(whole.move());
        int index = whole.start(part.finished()) + part.open();
        return index < whole.end(part.finished()) ? whole.value(index) : Code.DONE;
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
    public Move answer(GameState world, Move chosen) {
        return Veil.veiled(world, chosen);
    }
}
