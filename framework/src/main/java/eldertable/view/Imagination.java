package eldertable.view;

import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.state.GameState;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Makes up worlds that a viewer cannot tell from the real one: pieces that the viewer cannot see change places with others
 * of the same set and owner, hidden tokens change bags, and chance is new. Who plays well in many such worlds plays well,
 * and fairly, in the real one.
 */
public final class Imagination {
    private final Blueprint blueprint;
    private final SplittableRandom random;

    public Imagination(Blueprint blueprint, long seed) {
        this.blueprint = blueprint;
        random = new SplittableRandom(seed);
    }

    /** A new world in which the viewer sees just the same. */
    public GameState world(GameState truth, int viewer) {
        GameState world = truth.copy();
        imagine(world, viewer);
        return world;
    }

    /** Turns a copy of the truth into such a world. */
    public void imagine(GameState world, int viewer) {
        int[][] pointers = pointers(world, viewer);
        for (List<Integer> unseen : unseen(world, viewer).values()) {
            for (int i = unseen.size() - 1; i > 0; i--) {
                int j = random.nextInt(i + 1);
                if (i != j) world.exchange(unseen.get(i), unseen.get(j));
                int swap = unseen.get(i);
                unseen.set(i, unseen.get(j));
                unseen.set(j, swap);
            }
        }
        for (int[] pointer : pointers) world.setData(pointer[0], pointer[1], Code.piece(world.pieceAt(pointer[2], pointer[3])));
        mixPools(world);
        world.scriptChance(new int[0]);
        world.seed(random.nextLong());
    }

    /** Pieces that could lie where the others lie. */
    private Map<String, List<Integer>> unseen(GameState world, int viewer) {
        Map<String, List<Integer>> groups = new HashMap<>();
        for (int piece = 0; piece < blueprint.pieceCount(); piece++) {
            if (world.sees(viewer, piece)) continue;
            String group = blueprint.kindOfPiece(piece).set() + ":" + blueprint.ownerOf[piece];
            groups.computeIfAbsent(group, key -> new ArrayList<>()).add(piece);
        }
        return groups;
    }

    /** What steps carry stays about the same place, though another piece lies there: level, slot, zone, index. */
    private int[][] pointers(GameState world, int viewer) {
        List<int[]> found = new ArrayList<>();
        for (int level = 0; level < world.depth(); level++) {
            int slots = blueprint.steps.get(world.stepAt(level)).data().size();
            for (int slot = 0; slot < slots; slot++) {
                int code = world.dataAt(level, slot);
                if (Code.tag(code) != Code.PIECE || world.sees(viewer, Code.value(code))) continue;
                found.add(new int[] {level, slot, world.zoneOf(Code.value(code)), world.indexOf(Code.value(code))});
            }
        }
        return found.toArray(int[][]::new);
    }

    /** The tokens of all hidden pools of a set are poured together and drawn again, as many for each slot as before. */
    private void mixPools(GameState world) {
        Map<String, List<Integer>> tokens = new HashMap<>();
        List<Blueprint.Pool> hidden = blueprint.pools.stream().filter(pool -> pool.def().hidden()).toList();
        if (hidden.stream().mapToInt(pool -> pool.instances() * pool.def().slots()).sum() < 2) return; // a single bag holds what it holds
        for (Blueprint.Pool pool : hidden) {
            List<Integer> all = tokens.computeIfAbsent(pool.def().of(), key -> new ArrayList<>());
            eachCell(pool, (cell, kind) -> {
                for (int n = world.count(cell); n > 0; n--) all.add(kind);
            });
        }
        for (Blueprint.Pool pool : hidden) {
            List<Integer> all = tokens.get(pool.def().of());
            for (int instance = 0; instance < pool.instances(); instance++) {
                for (int slot = 0; slot < pool.def().slots(); slot++) draw(world, pool, instance, slot, all);
            }
        }
    }

    private void draw(GameState world, Blueprint.Pool pool, int instance, int slot, List<Integer> all) {
        int size = 0;
        for (int kind = pool.firstKind(); kind < pool.firstKind() + pool.kinds(); kind++) {
            size += world.count(pool.cell(instance, slot, kind));
            world.setCount(pool.cell(instance, slot, kind), 0);
        }
        for (; size > 0; size--) {
            int at = random.nextInt(all.size());
            int cell = pool.cell(instance, slot, all.get(at));
            all.set(at, all.get(all.size() - 1));
            all.remove(all.size() - 1);
            world.setCount(cell, world.count(cell) + 1);
        }
    }

    private interface CellOfKind {
        void visit(int cell, int kind);
    }

    private static void eachCell(Blueprint.Pool pool, CellOfKind visitor) {
        for (int instance = 0; instance < pool.instances(); instance++) {
            for (int slot = 0; slot < pool.def().slots(); slot++) {
                for (int kind = pool.firstKind(); kind < pool.firstKind() + pool.kinds(); kind++) {
                    visitor.visit(pool.cell(instance, slot, kind), kind);
                }
            }
        }
    }
}
