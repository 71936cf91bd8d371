package eldertable.pack.library;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Problems;
import eldertable.pack.library.PackLibrary.Entry;
import eldertable.pack.reading.PackTree;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A game and its mods on top of each other: how the pack stood before and after each of them. */
public final class PackLayers {
    private final List<PackTree> trees;
    private final List<Entry> mods;
    private final List<Diagnostic> problems;

    /**
     * @param trees the game, then the same with one more mod each time; empty if something cannot be read
     * @param mods  what was laid over it, in load order
     */
    PackLayers(List<PackTree> trees, List<Entry> mods, List<Diagnostic> problems) {
        this.trees = List.copyOf(trees);
        this.mods = List.copyOf(mods);
        this.problems = List.copyOf(problems);
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
        return comesAfter(idOf(upper), idOf(lower), new HashSet<>());
    }

    private boolean comesAfter(String id, String before, Set<String> seen) {
        Optional<Entry> entry = mods.stream().filter(mod -> mod.id().equals(id)).findFirst();
        if (entry.isEmpty() || !seen.add(id)) return false;
        return entry.get().info().links().before().stream()
                .anyMatch(link -> link.id().equals(before) || comesAfter(link.id(), before, seen));
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
