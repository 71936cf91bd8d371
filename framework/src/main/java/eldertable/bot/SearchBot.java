package eldertable.bot;

import eldertable.rules.Move;
import eldertable.rules.Offers;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.rules.RuleThread;
import eldertable.state.GameState;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * Thinks by playing possible worlds on, in several trees. It needs nothing from a pack but its rules. With one thread, and
 * without a bound of time, its moves follow from the seed alone.
 */
public final class SearchBot implements Bot {
    private static final int PROGRESS_EVERY = 16;

    private final Budget strength;
    private final LongSupplier clock;
    private final int reach;
    private final int trees;
    private final int mostThreads;
    private final List<RuleEngine> helpers = new ArrayList<>();
    private List<Consideration> considered = List.of();
    /** The trees of the last thought, and of what moment it was. */
    private List<SearchNode> thought = List.of();
    private long moment;

    /**
     * @param strength the most it uses, even if its match gives it more
     * @param reach    how many times as far as the pack's hints say it plays a game on before it judges
     * @param trees    the playouts are shared by so many trees
     * @param threads  at most so many trees are searched at once
     */
    public SearchBot(Budget strength, int reach, int trees, int threads) {
        this(strength, reach, trees, threads, System::nanoTime);
    }

    /** @param clock by which its time is taken, in nanoseconds; asked before every move that it imagines */
    public SearchBot(Budget strength, int reach, int trees, int threads, LongSupplier clock) {
        this.strength = strength;
        this.clock = clock;
        this.reach = reach;
        this.trees = trees;
        mostThreads = Math.min(threads, trees);
    }

    @Override
    public Optional<Move> choose(Thinking thinking) throws RuleFault {
        Optional<Move> forced = forced(thinking);
        if (forced.isPresent()) {
            considered = List.of(new Consideration(forced.get(), 0, 0.5));
            return forced;
        }
        long deadline = clock.getAsLong() + strength.time().toNanos();
        BooleanSupplier isOver = () -> thinking.isOver() || clock.getAsLong() >= deadline;
        int threads = (int) Math.min(mostThreads, 1L + thinking.engine().mostOthers());
        List<Work> works = works(thinking, threads, Math.min(strength.playouts(), thinking.budget().playouts()));
        List<Future<?>> working = new ArrayList<>();
        for (int thread = 1; thread < threads; thread++) {
            List<Work> own = ofThread(works, thread, threads);
            working.add(RuleThread.begin("bot", () -> { run(own, isOver, part -> { }); return null; }));
        }
        try {
            run(ofThread(works, 0, threads), isOver, thinking::progress);
        } finally {
            for (Future<?> work : working) RuleThread.await(work);
        }
        Verdict verdict = new Verdict(thinking, works.stream().map(Work::search).toList());
        considered = verdict.considered();
        thought = works.stream().map(work -> work.search().root()).toList();
        moment = thinking.moment();
        return considered.stream().findFirst().map(Consideration::choice);
    }

    /** One tree, and what is to be done for it. */
    private record Work(Search search, Supplier<GameState> worlds, int playouts) {}

    private List<Work> works(Thinking thinking, int threads, int playouts) throws RuleFault {
        List<Work> works = new ArrayList<>();
        List<Integer> since = thought.isEmpty() ? null : thinking.since(moment).orElse(null);
        for (int tree = 0; tree < trees; tree++) {
            RuleEngine engine = engine(tree % threads, thinking);
            Search search = new Search(engine, thinking.seat(), reach, root(tree, since), thinking.random().nextLong());
            int share = playouts / trees + (tree < playouts % trees ? 1 : 0);
            works.add(new Work(search, thinking.worlds(thinking.random().nextLong()), share));
        }
        return works;
    }

    /** Goes on with the last thought where it is known what was chosen since and the tree had come so far, else begins anew. */
    private SearchNode root(int tree, List<Integer> since) {
        SearchNode known = since == null || tree >= thought.size() ? null : thought.get(tree);
        for (int i = 0; known != null && i < since.size(); i++) known = known.child(since.get(i));
        return known != null ? known : new SearchNode(0, SearchNode.NOBODY);
    }

    private static List<Work> ofThread(List<Work> works, int thread, int threads) {
        List<Work> own = new ArrayList<>();
        for (int tree = thread; tree < works.size(); tree += threads) own.add(works.get(tree));
        return own;
    }

    /** Serves its trees by turns, so that each has had its share when time is up. */
    private static void run(List<Work> works, BooleanSupplier isOver, java.util.function.DoubleConsumer progress) throws RuleFault {
        int most = works.stream().mapToInt(Work::playouts).max().orElse(0);
        for (int i = 0; i < most; i++) {
            for (Work work : works) {
                if (isOver.getAsBoolean()) return;
                if (i < work.playouts()) work.search().iterate(work.worlds().get(), isOver);
            }
            if (i % PROGRESS_EVERY == 0) progress.accept(i / (double) most);
        }
    }

    /** The only move there is, if there is only one: that takes no thought. */
    private static Optional<Move> forced(Thinking thinking) throws RuleFault {
        GameState world = thinking.world();
        Move move = new Move().reset(thinking.seat());
        Offers offers = new Offers();
        while (!thinking.engine().isComplete(move)) {
            thinking.engine().offer(world, move, offers);
            if (offers.size() != 1) return Optional.empty();
            thinking.engine().choose(move, offers.get(0), offers);
        }
        return Optional.of(thinking.answer(world, move));
    }

    /** The caller's own thread is the first; the others need engines of their own. */
    private RuleEngine engine(int thread, Thinking thinking) throws RuleFault {
        if (thread == 0) return thinking.engine();
        while (helpers.size() < thread) helpers.add(thinking.engine().another());
        return helpers.get(thread - 1);
    }

    @Override
    public List<Consideration> considered() {
        return considered;
    }

    @Override
    public void close() {
        helpers.forEach(RuleEngine::close);
        helpers.clear();
    }
}
