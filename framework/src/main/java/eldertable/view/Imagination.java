package eldertable.view;

import eldertable.pack.component.Component;
import eldertable.pack.component.Pool;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.state.GameState;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Makes up worlds that a viewer cannot tell from the real one: pieces that the viewer cannot see change places with others
 * of the same set and owner, as far as the viewer's memory allows; hidden tokens change bags, and chance is new. The worlds
 * follow from what the viewer knows and from the seed alone: who plays well in many of them plays well, and fairly, in the
 * real one.
 */
public final class Imagination {
    private final Blueprint blueprint;
    private final GameState truth;
    private final List<Unseen> unseen;
    /** What steps carry stays about the same place, though another piece lies there: level, slot, zone, index. */
    private final int[][] pointers;
    /** What the viewer cannot look into. */
    private final List<Guess> guesses;
    private final SplittableRandom random;

    private record Guess(Component component, int instance) {
        void make(GameState world, SplittableRandom random) {
            int[] cells = world.cells(component, instance);
            component.imagine(cells, random);
            for (int i = 0; i < cells.length; i++) world.setCount(component.firstOf(instance) + i, cells[i]);
        }
    }

    /** @param memory what the viewer remembers of the match, or null for somebody who has just sat down */
    public Imagination(GameState truth, int viewer, Recollection memory, long seed) {
        this(truth, viewer, memory, new BitSet(), seed);
    }

    /** @param kept pieces that stay where they are, though the viewer cannot see them */
    public Imagination(GameState truth, int viewer, Recollection memory, BitSet kept, long seed) {
        this.truth = truth;
        blueprint = truth.blueprint;
        unseen = unseen(viewer, memory, kept);
        pointers = pointers(viewer);
        guesses = guesses(viewer);
        random = new SplittableRandom(seed);
    }

    private Imagination(Imagination other, long seed) {
        truth = other.truth;
        blueprint = other.blueprint;
        unseen = other.unseen.stream().map(Unseen::another).toList();
        pointers = other.pointers;
        guesses = other.guesses;
        random = new SplittableRandom(seed);
    }

    /** Imagines the same match by another seed, for instance on another thread. The truth must stay as it is meanwhile. */
    public Imagination another(long seed) {
        return new Imagination(this, seed);
    }

    /** A new world in which the viewer sees, and remembers, just the same. */
    public GameState world() {
        GameState world = truth.copy();
        for (Unseen pieces : unseen) pieces.lay(world, random);
        for (int[] pointer : pointers) world.setData(pointer[0], pointer[1], Code.piece(world.pieceAt(pointer[2], pointer[3])));
        mixPools(world);
        for (Guess guess : guesses) guess.make(world, random);
        world.scriptChance(new int[0]);
        world.seed(random.nextLong());
        return world;
    }

    /** Groups of pieces of which each could lie where the others lie. */
    private List<Unseen> unseen(int viewer, Recollection memory, BitSet kept) {
        Map<String, List<Integer>> groups = new LinkedHashMap<>();
        for (int piece = 0; piece < blueprint.pieceCount(); piece++) {
            if (kept.get(piece) || truth.sees(viewer, piece)) continue;
            String group = blueprint.kindOfPiece(piece).set() + ":" + blueprint.ownerOf[piece];
            groups.computeIfAbsent(group, key -> new ArrayList<>()).add(piece);
        }
        return groups.values().stream().map(group -> new Unseen(truth, group, viewer < 0 ? null : memory, viewer)).toList();
    }

    private List<Guess> guesses(int viewer) {
        List<Guess> found = new ArrayList<>();
        for (Component component : blueprint.components) {
            for (int i = 0; i < component.instances(); i++) {
                boolean guessed = !Looking.isOpen(truth, viewer, component, i)
                    && component.imagine(truth.cells(component, i), new SplittableRandom());
                if (guessed) found.add(new Guess(component, i));
            }
        }
        return List.copyOf(found);
    }

    private int[][] pointers(int viewer) {
        List<int[]> found = new ArrayList<>();
        for (int level = 0; level < truth.depth(); level++) {
            int slots = blueprint.steps.get(truth.stepAt(level)).data().size();
            for (int slot = 0; slot < slots; slot++) {
                int code = truth.dataAt(level, slot);
                if (Code.tag(code) != Code.PIECE || truth.sees(viewer, Code.value(code))) continue;
                found.add(new int[] {level, slot, truth.zoneOf(Code.value(code)), truth.indexOf(Code.value(code))});
            }
        }
        return found.toArray(int[][]::new);
    }

    /** The tokens of all hidden pools of a set are poured together and drawn again, as many for each slot as before. */
    private void mixPools(GameState world) {
        List<Pool> hidden = blueprint.all(Pool.class).stream().filter(pool -> pool.def().hidden()).toList();
        if (hidden.stream().mapToInt(pool -> pool.instances() * pool.def().slots()).sum() < 2) return; // a single bag holds what it holds
        Map<String, List<Integer>> tokens = new LinkedHashMap<>();
        for (Pool pool : hidden) {
            List<Integer> all = tokens.computeIfAbsent(pool.def().of(), key -> new ArrayList<>());
            eachCell(pool, (cell, kind) -> {
                for (int n = world.count(cell); n > 0; n--) all.add(kind);
            });
        }
        tokens.values().forEach(all -> all.sort(null)); // not in an order that would tell where they were
        for (Pool pool : hidden) {
            List<Integer> all = tokens.get(pool.def().of());
            for (int instance = 0; instance < pool.instances(); instance++) {
                for (int slot = 0; slot < pool.def().slots(); slot++) draw(world, pool, instance, slot, all);
            }
        }
    }

    private void draw(GameState world, Pool pool, int instance, int slot, List<Integer> all) {
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

    private static void eachCell(Pool pool, CellOfKind visitor) {
        for (int instance = 0; instance < pool.instances(); instance++) {
            for (int slot = 0; slot < pool.def().slots(); slot++) {
                for (int kind = pool.firstKind(); kind < pool.firstKind() + pool.kinds(); kind++) {
                    visitor.visit(pool.cell(instance, slot, kind), kind);
                }
            }
        }
    }
}
