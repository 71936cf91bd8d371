package eldertable.bot;

import eldertable.rules.Move;
import eldertable.rules.Offers;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.state.GameState;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What several trees together say about the moves of a seat. */
final class Verdict {
    /** At every pick only so many of the most visited choices are followed. */
    private static final int MOST_FOLLOWED = 6;

    private final Thinking thinking;
    private final RuleEngine engine;
    private final GameState world;
    private final List<SearchNode> roots = new ArrayList<>();
    private final List<Consideration> all = new ArrayList<>();

    private record Branch(int code, int visits, double total, List<SearchNode> nodes) {}

    Verdict(Thinking thinking, List<Search> searches) throws RuleFault {
        this.thinking = thinking;
        engine = thinking.engine();
        world = thinking.world();
        searches.forEach(search -> roots.add(search.start(world)));
        gather(new Move().reset(thinking.seat()), roots);
        if (all.isEmpty()) return;
        all.subList(1, all.size()).sort(Comparator.comparingInt(Consideration::visits).thenComparingDouble(Consideration::value).reversed());
    }

    /**
     * The moves that were weighed. The first is the best: found pick by pick, the most visited each time, since a move with much to pick
     * shares its visits among all that can be picked. The others follow by their visits.
     */
    List<Consideration> considered() {
        return List.copyOf(all);
    }

    private void gather(Move move, List<SearchNode> nodes) throws RuleFault {
        if (engine.isComplete(move)) {
            int visits = visits(nodes);
            all.add(new Consideration(thinking.answer(world, move), visits, visits == 0 ? 0.5 : total(nodes) / visits));
            return;
        }
        Offers offers = new Offers();
        engine.offer(world, move, offers);
        List<Branch> branches = branches(move.player(), offers, nodes);
        int before = all.size();
        for (int i = 0; i < branches.size() && (i < MOST_FOLLOWED || all.size() == before); i++) {
            if (branches.get(i).visits == 0 && all.size() > before) break;
            Move next = move.copy();
            engine.choose(next, branches.get(i).code, offers);
            gather(next, branches.get(i).nodes);
        }
    }

    /** Each choice once, the most visited first. */
    private List<Branch> branches(int player, Offers offers, List<SearchNode> nodes) {
        List<Branch> branches = new ArrayList<>();
        List<Integer> keys = new ArrayList<>();
        for (int i = 0; i < offers.size(); i++) {
            int key = SearchLevel.keyOf(world, thinking.seat(), player, offers.get(i));
            if (keys.contains(key)) continue;
            keys.add(key);
            List<SearchNode> children = new ArrayList<>();
            for (SearchNode node : nodes) children.add(node == null ? null : node.child(key));
            branches.add(new Branch(offers.get(i), visits(children), total(children), children));
        }
        branches.sort(Comparator.comparingInt(Branch::visits).thenComparingDouble(Branch::total).reversed());
        return branches;
    }

    private static double total(List<SearchNode> nodes) {
        return nodes.stream().mapToDouble(node -> node == null ? 0 : node.total()).sum();
    }

    private static int visits(List<SearchNode> nodes) {
        return nodes.stream().mapToInt(node -> node == null ? 0 : node.visits).sum();
    }
}
