package eldertable.pack.library;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Problems;
import eldertable.pack.library.PackLibrary.Entry;
import eldertable.pack.model.PackLink;
import eldertable.pack.reading.PackTree;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A game and its mods on top of each other: how the pack stood before and after each of them. */
public final class PackLayers {
    private final List<PackTree> trees;
    private final List<Entry> mods;
    private final List<Diagnostic> problems;
    private final List<BitSet> earlier;

    /**
     * @param trees the game, then the same with one more mod each time; empty if something cannot be read
     * @param mods  what was laid over it, in load order
     */
    PackLayers(List<PackTree> trees, List<Entry> mods, List<Diagnostic> problems) {
        this.trees = List.copyOf(trees);
        this.mods = List.copyOf(mods);
        this.problems = List.copyOf(problems);
        earlier = earlier();
    }

    /** Whether everything could be read; if not, the problems say why and there are no layers. */
    public boolean isReadable() {
        return !trees.isEmpty();
    }

    /** What was found wrong so far, before anything was made of it. */
    public List<Diagnostic> problems() {
        return problems;
    }

    /** 0 is the game. */
    PackTree tree(int layer) {
        return trees.get(layer);
    }

    /** What a mod itself says; the first is 1. */
    PackTree mod(int layer) {
        return merged().mods().get(layer - 1);
    }

    int size() {
        return trees.size();
    }

    PackTree merged() {
        return trees.get(trees.size() - 1);
    }

    /** The id of a layer's pack. */
    String idOf(int layer) {
        return layer == 0 ? trees.get(0).id() : mods.get(layer - 1).id();
    }

    /** Whether one of two layers says that it comes after the other, straight or by way of others. */
    boolean areOrdered(int lower, int upper) {
        return earlier.get(upper).get(lower);
    }

    /** By layer: those that it comes after. Load order has them before it, so that each is known when it is asked for. */
    private List<BitSet> earlier() {
        Map<String, Integer> layerOf = new HashMap<>();
        for (int layer = 0; layer < trees.size(); layer++) layerOf.put(idOf(layer), layer);
        List<BitSet> all = new ArrayList<>(List.of(new BitSet()));
        for (int layer = 1; layer < trees.size(); layer++) {
            BitSet own = new BitSet();
            for (PackLink link : mods.get(layer - 1).info().links().before()) {
                int before = layerOf.getOrDefault(link.id(), layer);
                if (before >= layer) continue; // it is not played
                own.set(before);
                own.or(all.get(before));
            }
            all.add(own);
        }
        return all;
    }

    /** Makes the pack of it, and checks it. */
    public PackLoad build() {
        if (!isReadable()) {
            return new PackLoad(Optional.empty(), problems);
        }
        Problems known = new Problems();
        merged().sources().forEach(known::addSource);
        known.addAll(problems);
        known.addAll(new Fights(this).warnings());
        return PackReader.build(merged(), known.list());
    }
}
