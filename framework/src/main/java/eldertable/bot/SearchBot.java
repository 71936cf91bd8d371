package eldertable.bot;

import eldertable.rules.RuleEngine;
import eldertable.script.Intent;
import eldertable.script.Offers;
import eldertable.script.ScriptFault;
import eldertable.state.GameState;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Thinks by playing possible worlds to their end, on several threads. It needs nothing from a pack but its rules. */
public final class SearchBot implements Bot {
    private static final int PROGRESS_EVERY = 16;

    private final Budget strength;
    private final int threads;
    private final List<RuleEngine> helpers = new ArrayList<>();
    private ExecutorService pool;
    private List<Considered> considered = List.of();

    /** @param strength the most it uses, even if its match gives it more */
    public SearchBot(Budget strength, int threads) {
        this.strength = strength;
        this.threads = threads;
    }

    /** One of the moves it weighed when it chose last, in words of the rules; the most visited first. */
    public record Considered(Intent choice, int visits, double value) {}

    @Override
    public Optional<Intent> choose(Thinking thinking) throws ScriptFault {
        long deadline = System.nanoTime() + strength.time().toNanos();
        int playouts = Math.min(strength.playouts(), thinking.budget().playouts());
        List<Search> searches = new ArrayList<>();
        List<Future<?>> working = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            Search search = new Search(engine(i, thinking), thinking.seat(), thinking.random().nextLong());
            searches.add(search);
            var worlds = thinking.worlds(thinking.random().nextLong());
            int share = playouts / threads + (i < playouts % threads ? 1 : 0);
            boolean first = i == 0;
            if (i < threads - 1) working.add(pool().submit(() -> { run(search, worlds, share, deadline, thinking, first); return null; }));
            else run(search, worlds, share, deadline, thinking, first);
        }
        for (Future<?> work : working) await(work);
        return best(searches, thinking);
    }

    private void run(Search search, java.util.function.Supplier<GameState> worlds, int share, long deadline, Thinking thinking, boolean telling) throws ScriptFault {
        for (int i = 0; i < share && !thinking.isOver() && System.nanoTime() < deadline; i++) {
            search.iterate(worlds.get());
            if (telling && i % PROGRESS_EVERY == 0) thinking.progress(i / (double) share);
        }
    }

    /** The last thread's part is done on the caller's own engine. */
    private RuleEngine engine(int part, Thinking thinking) throws ScriptFault {
        if (part == threads - 1) return thinking.engine();
        while (helpers.size() <= part) helpers.add(thinking.engine().another());
        return helpers.get(part);
    }

    private ExecutorService pool() {
        if (pool == null) {
            pool = Executors.newCachedThreadPool(work -> {
                Thread thread = new Thread(work, "bot");
                thread.setDaemon(true);
                return thread;
            });
        }
        return pool;
    }

    private static void await(Future<?> work) throws ScriptFault {
        try {
            work.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof ScriptFault fault) throw fault;
            throw new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    public List<Considered> considered() {
        return considered;
    }

    /** Goes down from the root, always to what was visited most in all threads together. */
    private Optional<Intent> best(List<Search> searches, Thinking thinking) throws ScriptFault {
        GameState world = thinking.world();
        RuleEngine engine = thinking.engine();
        List<Considered> all = new ArrayList<>();
        Intent intent = new Intent().reset(thinking.seat());
        gather(engine, world, intent, searches, roots(searches, world), all, thinking);
        all.sort((a, b) -> b.visits() - a.visits());
        considered = List.copyOf(all.subList(0, Math.min(all.size(), 12)));
        return all.isEmpty() ? Optional.empty() : Optional.of(all.get(0).choice());
    }

    private static List<SearchNode> roots(List<Search> searches, GameState world) {
        List<SearchNode> nodes = new ArrayList<>();
        for (Search search : searches) nodes.add(search.start(world));
        return nodes;
    }

    /** Lists complete moves with their visits, following at every pick only the most visited few. */
    private void gather(RuleEngine engine, GameState world, Intent intent, List<Search> searches, List<SearchNode> nodes, List<Considered> all,
                        Thinking thinking) throws ScriptFault {
        if (engine.isComplete(intent)) {
            int visits = nodes.stream().mapToInt(n -> n == null ? 0 : n.visits).sum();
            double total = nodes.stream().mapToDouble(n -> n == null ? 0 : n.total).sum();
            all.add(new Considered(thinking.answer(world, intent), visits, visits == 0 ? 0 : total / visits));
            return;
        }
        Offers offers = new Offers();
        engine.offer(world, intent, offers);
        List<Branch> branches = new ArrayList<>();
        for (int i = 0; i < offers.size(); i++) branches.add(branch(world, intent, searches, nodes, offers.get(i)));
        branches.sort((a, b) -> b.visits - a.visits);
        int before = all.size();
        for (int i = 0; i < branches.size() && (i < 4 || all.size() == before); i++) {
            if (branches.get(i).visits == 0 && all.size() > before) break;
            Intent next = new Intent();
            next.copyFrom(intent);
            engine.choose(next, branches.get(i).code, offers);
            gather(engine, world, next, searches, branches.get(i).nodes, all, thinking);
        }
    }

    private record Branch(int code, int visits, List<SearchNode> nodes) {}

    private static Branch branch(GameState world, Intent intent, List<Search> searches, List<SearchNode> nodes, int code) {
        List<SearchNode> children = new ArrayList<>();
        int visits = 0;
        for (int s = 0; s < searches.size(); s++) {
            SearchNode parent = nodes.get(s);
            SearchNode child = parent == null ? null : parent.child(searches.get(s).keyOf(world, intent.player(), code));
            children.add(child);
            if (child != null) visits += child.visits;
        }
        return new Branch(code, visits, children);
    }

    @Override
    public void close() {
        helpers.forEach(RuleEngine::close);
        helpers.clear();
        if (pool != null) pool.shutdownNow();
    }
}
