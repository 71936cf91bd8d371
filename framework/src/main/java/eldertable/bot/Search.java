package eldertable.bot;

import eldertable.pack.model.FlowDef.Who;
import eldertable.rules.Move;
import eldertable.rules.Offers;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.simulation.Chance;
import eldertable.simulation.Chooser;
import eldertable.simulation.RandomChooser;
import eldertable.state.Code;
import eldertable.state.GameState;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * Information-set Monte-Carlo tree search, one tree. Every iteration gets a world that the seat holds possible, goes down
 * the tree as far as it is known, opens one new choice, plays on by chance, and tells every choice on the way how well it
 * went. Moves of several picks are searched pick by pick. Where all choose at once, each player's choice is learned apart
 * from the others', since nobody knows them.
 */
final class Search {
    /** How many moves a game is played on before it is judged, where it can be judged unfinished; and at the most. */
    private static final int HORIZON = 60, FAR_HORIZON = 3000;

    private final RuleEngine engine;
    private final int seat;
    private final SearchNode root;
    private final Worth worth;
    private final Chance chance = new Chance();
    private final RandomChooser rollout = new WeighedChooser();
    private final Move move = new Move();
    private final List<SearchNode> path = new ArrayList<>();
    private final List<SearchLevel> levels = new ArrayList<>();
    private final int horizon;

    /**
     * @param reach how many times as far as usual a game is played on
     * @param root  of a new tree, or where the thought of an earlier move goes on
     */
    Search(RuleEngine engine, int seat, int reach, SearchNode root, long seed) {
        this.engine = engine;
        this.seat = seat;
        this.root = root;
        worth = new Worth(engine);
        horizon = !engine.hasValueHint() ? FAR_HORIZON : reach * (engine.horizonHint() >= 0 ? engine.horizonHint() : HORIZON);
        chance.seed(seed);
        rollout.begin(chance.below(Integer.MAX_VALUE));
    }

    /**
     * Plays one world on. Where a hook of the pack fails on the way, the moves that led there are worth nothing.
     *
     * @param world   to play on
     * @param isOver  asked before every move; when it says so the iteration counts for nothing
     * @return whether the iteration came to its end
     */
    boolean iterate(GameState world, BooleanSupplier isOver) throws RuleFault {
        path.clear();
        try {
            return playWorld(world, isOver);
        } catch (RuleFault fault) {
            if (path.isEmpty() || fault.isStopped()) throw fault; // hundreds of worlds would take hundreds of times as long
            for (SearchNode visited : path) visited.add(0);
            return true;
        }
    }

    private boolean playWorld(GameState world, BooleanSupplier isOver) throws RuleFault {
        SearchNode node = root;
        SearchNode together = null;
        int joint = 0;
        boolean opened = false;
        while (!world.isOver() && !opened) {
            if (isOver.getAsBoolean()) return false;
            int player = nextToAct(world);
            boolean simultaneous = isSimultaneous(world);
            if (simultaneous) {
                if (together == null) {
                    together = node;
                    joint = 17;
                }
                node = together.childOrNew(Code.player(player), SearchNode.NOBODY);
            }
            int size = path.size();
            if (!chooseMove(world, node, player)) break;
            opened = path.get(path.size() - 1).visits == 0;
            for (int i = size; i < path.size(); i++) joint = joint * 31 + path.get(i).key;
            node = path.get(path.size() - 1);
            engine.play(world, move);
            if (together != null && (world.isOver() || !isSimultaneous(world) || world.actedAt(world.depth() - 1) == 0)) {
                node = together.childOrNew(joint | 1 << 31, SearchNode.NOBODY);
                together = null;
            }
        }
        if (!playOn(world, isOver)) return false;
        worth.judge(world);
        for (SearchNode visited : path) visited.add(worth.values[visited.player]);
        return true;
    }

    SearchNode root() {
        return root;
    }

    /** Where the seat's own choice begins in the tree, or null if it has not been thought about. */
    SearchNode start(GameState world) {
        return isSimultaneous(world) ? root.child(Code.player(seat)) : root;
    }

    static boolean isSimultaneous(GameState world) {
        return world.blueprint.players > 1 && world.blueprint.steps.get(world.stepAt(world.depth() - 1)).who() == Who.EVERYONE;
    }

    private int nextToAct(GameState world) {
        int players = engine.mayAct(world);
        return (players & 1 << seat) != 0 ? seat : Integer.numberOfTrailingZeros(players);
    }

    /** By chance, weighed by the pack's hints, as far as a game is played on before it is judged. @return false if it was broken off */
    boolean playOn(GameState world, BooleanSupplier isOver) throws RuleFault {
        int until = world.moves() + horizon;
        while (!world.isOver() && world.moves() < until) {
            if (isOver.getAsBoolean()) return false;
            move.reset(nextToAct(world));
            if (rollout.choose(engine, world, move) == Chooser.NONE) return true;
            engine.play(world, move);
        }
        return true;
    }

    /** Completes the move along the tree; false if the player has no legal move. */
    private boolean chooseMove(GameState world, SearchNode from, int player) throws RuleFault {
        move.reset(player);
        int depth = 0;
        SearchLevel level = enter(world, 0, from);
        while (true) {
            if (level.offers.size() == 0) {
                if (depth == 0) return false;
                level = levels.get(--depth);
                level.strike();
                rewind(player, depth);
                while (path.size() > level.pathSize) path.remove(path.size() - 1);
                continue;
            }
            path.add(level.select(chance));
            engine.choose(move, level.offers.get(level.taken), level.offers);
            if (engine.isComplete(move)) return true;
            level = enter(world, ++depth, path.get(path.size() - 1));
        }
    }

    private SearchLevel enter(GameState world, int depth, SearchNode node) throws RuleFault {
        if (depth == levels.size()) levels.add(new SearchLevel());
        SearchLevel level = levels.get(depth);
        engine.offer(world, move, level.offers);
        level.enter(node, path.size(), world, seat, move.player());
        if (level.needsAdvice()) level.advise(engine.weigh(world, move, level.offers));
        return level;
    }

    private void rewind(int player, int depth) {
        move.reset(player);
        for (int i = 0; i < depth; i++) {
            Offers above = levels.get(i).offers;
            engine.choose(move, above.get(levels.get(i).taken), above);
        }
    }
}
