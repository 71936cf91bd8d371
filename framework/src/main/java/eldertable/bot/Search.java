package eldertable.bot;

import eldertable.pack.FlowDef.Who;
import eldertable.rules.RuleEngine;
import eldertable.script.Intent;
import eldertable.script.Offers;
import eldertable.script.ScriptFault;
import eldertable.simulation.Chance;
import eldertable.simulation.Chooser;
import eldertable.simulation.RandomChooser;
import eldertable.state.Code;
import eldertable.state.GameState;

import java.util.ArrayList;
import java.util.List;

/**
 * Information-set Monte-Carlo tree search, one thread's part of it. Every iteration gets a world that the seat holds
 * possible, goes down the common tree as far as it is known, opens one new choice, plays on at random, and tells every
 * choice on the way how well it went. Moves of several picks are searched pick by pick. Where all choose at once, each
 * player's choice is learned apart from the others', since nobody knows them.
 */
final class Search {
    private static final double CURIOSITY = 0.7;
    /** How many moves a game is played on before it is judged, where it can be judged unfinished; and at the most. */
    private static final int HORIZON = 60, FAR_HORIZON = 3000;

    final SearchNode root = new SearchNode(0, -1);
    private final RuleEngine engine;
    private final int seat;
    private final Worth worth;
    private final Chance chance = new Chance();
    private final RandomChooser rollout = new RandomChooser();
    private final Intent intent = new Intent();
    private final List<SearchNode> path = new ArrayList<>();
    private final List<Level> levels = new ArrayList<>();
    private final int horizon;

    /** One pick of the move being chosen. */
    private static final class Level {
        final Offers offers = new Offers();
        SearchNode node;
        int taken;
        int pathSize;
    }

    Search(RuleEngine engine, int seat, long seed) {
        this.engine = engine;
        this.seat = seat;
        worth = new Worth(engine);
        horizon = engine.hasValueHint() ? HORIZON : FAR_HORIZON;
        chance.seed(seed);
        rollout.begin(chance.below(Integer.MAX_VALUE));
    }

    void iterate(GameState world) throws ScriptFault {
        path.clear();
        SearchNode node = root;
        SearchNode together = null;
        int joint = 0;
        boolean opened = false;
        while (!world.isOver() && !opened) {
            int player = nextToAct(world);
            boolean simultaneous = isSimultaneous(world);
            if (simultaneous) {
                if (together == null) {
                    together = node;
                    joint = 17;
                }
                node = together.childOrNew(Code.player(player), -1);
            }
            int size = path.size();
            if (!chooseMove(world, node, player)) break;
            opened = path.get(path.size() - 1).visits == 0;
            for (int i = size; i < path.size(); i++) joint = joint * 31 + path.get(i).key;
            node = path.get(path.size() - 1);
            engine.play(world, intent);
            if (together != null && (world.isOver() || !isSimultaneous(world) || world.actedAt(world.depth() - 1) == 0)) {
                node = together.childOrNew(joint | 1 << 31, -1);
                together = null;
            }
        }
        playOn(world);
        worth.judge(world);
        for (SearchNode visited : path) {
            visited.visits++;
            visited.total += worth.values[visited.player];
        }
        root.visits++;
    }

    /** Where the seat's own choice begins in the tree. */
    SearchNode start(GameState world) {
        return isSimultaneous(world) ? root.child(Code.player(seat)) : root;
    }

    private boolean isSimultaneous(GameState world) {
        return engine.blueprint.players > 1 && engine.blueprint.steps.get(world.stepAt(world.depth() - 1)).who() == Who.EVERYONE;
    }

    private int nextToAct(GameState world) {
        int players = engine.mayAct(world);
        return (players & 1 << seat) != 0 ? seat : Integer.numberOfTrailingZeros(players);
    }

    private void playOn(GameState world) throws ScriptFault {
        int until = world.moves() + horizon;
        while (!world.isOver() && world.moves() < until) {
            intent.reset(nextToAct(world));
            if (rollout.choose(engine, world, intent) == Chooser.NONE) return;
            engine.play(world, intent);
        }
    }

    /** Completes the intent along the tree; false if the player has no legal move. */
    private boolean chooseMove(GameState world, SearchNode from, int player) throws ScriptFault {
        intent.reset(player);
        int depth = 0;
        Level level = enter(world, 0, from);
        while (true) {
            if (level.offers.size() == 0) {
                if (depth == 0) return false;
                level = levels.get(--depth);
                level.offers.remove(level.taken);
                rewind(player, depth);
                while (path.size() > level.pathSize) path.remove(path.size() - 1);
                continue;
            }
            SearchNode child = select(world, level, player);
            path.add(child);
            engine.choose(intent, level.offers.get(level.taken), level.offers);
            if (engine.isComplete(intent)) return true;
            level = enter(world, ++depth, child);
        }
    }

    private Level enter(GameState world, int depth, SearchNode node) throws ScriptFault {
        if (depth == levels.size()) levels.add(new Level());
        Level level = levels.get(depth);
        level.node = node;
        level.pathSize = path.size();
        engine.offer(world, intent, level.offers);
        return level;
    }

    private void rewind(int player, int depth) {
        intent.reset(player);
        for (int i = 0; i < depth; i++) {
            Level above = levels.get(i);
            engine.choose(intent, above.offers.get(above.taken), above.offers);
        }
    }

    /** A choice never tried before if there is one, else the most promising. */
    private SearchNode select(GameState world, Level level, int player) {
        int untried = 0;
        int best = -1;
        SearchNode bestChild = null;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < level.offers.size(); i++) {
            SearchNode child = level.node.child(keyOf(world, player, level.offers.get(i)));
            if (child == null || child.visits == 0) {
                untried++;
                if (chance.below(untried) == 0) best = i;
            } else {
                child.available++;
                if (untried > 0) continue;
                double promise = child.promise(CURIOSITY);
                if (promise > most) {
                    most = promise;
                    bestChild = child;
                    best = i;
                }
            }
        }
        level.taken = best;
        if (untried == 0) return bestChild;
        SearchNode child = level.node.childOrNew(keyOf(world, player, level.offers.get(best)), player);
        child.available++;
        return child;
    }

    /**
     * What a choice is called in every world: a piece that the seat sees is itself; what others choose unseen is told by
     * kind; what the seat itself chooses unseen by its place.
     */
    int keyOf(GameState world, int player, int code) {
        if (Code.tag(code) != Code.PIECE) return code;
        int piece = Code.value(code);
        if (world.sees(seat, piece)) return code;
        return player == seat ? Code.slot(world.zoneOf(piece), world.indexOf(piece)) : Code.kind(world.blueprint.kindOf[piece]);
    }
}
