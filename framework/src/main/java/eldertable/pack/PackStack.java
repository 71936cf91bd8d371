package eldertable.pack;

import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Span;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Brings a game and its mods together: finds what each of them extends, puts them in order, merges them. */
final class PackStack {
    private final PackLibrary library;
    private final Problems problems = new Problems();
    /** The mods by id, in load order. */
    private final Map<String, PackTree> mods = new LinkedHashMap<>();
    private PackTree game;

    PackStack(PackLibrary library) {
        this.library = library;
    }

    PackLoad load(String idOrPath, List<String> modNames) {
        add(idOrPath, new ArrayList<>());
        for (String name : modNames) add(name, new ArrayList<>());
        if (game == null || problems.hasErrors()) return new PackLoad(Optional.empty(), problems.list());
        PackTree merged = new PackMerge(problems).merge(game, List.copyOf(mods.values()));
        return PackReader.build(merged, problems.list());
    }

    /** Adds a pack, and before it what it extends. */
    private void add(String idOrPath, List<String> asking) {
        PackLibrary.Found found = library.find(idOrPath);
        problems.addAll(found.problems());
        Path path = found.path().orElse(null);
        if (path == null) return;
        TreeLoad load = PackReader.readTree(path);
        load.tree().ifPresent(tree -> tree.sources().forEach(problems::addSource));
        problems.addAll(load.problems());
        PackTree tree = load.tree().orElse(null);
        if (tree == null || mods.containsKey(tree.id())) return;
        if (tree.extending().isEmpty()) {
            addGame(tree);
            return;
        }
        Span extending = tree.pack().entry("extends").orElseThrow().span();
        if (asking.contains(tree.id())) {
            problems.error("cyclic-extends", extending, "'" + tree.id() + "' extends itself by way of " + String.join(", ", asking) + ".");
            return;
        }
        asking.add(tree.id());
        boolean known = mods.containsKey(tree.extending()) || game != null && game.id().equals(tree.extending());
        if (!known) add(tree.extending(), asking);
        mods.put(tree.id(), tree);
    }

    private void addGame(PackTree tree) {
        if (game == null) game = tree;
        else if (!game.id().equals(tree.id())) {
            problems.error("other-game", tree.pack().span(), "This changes or is the game '" + tree.id() + "', but '" + game.id() + "' is being played. Leave one of them out.");
        }
    }
}
