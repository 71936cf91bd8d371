package eldertable.pack;

import eldertable.diagnostic.Problems;
import eldertable.pack.check.PackCheck;

import java.nio.file.Path;
import java.util.Optional;

/**
 * Reads packs. It happens in two steps, so that mods can come in between: files into a {@link PackTree}, the tree into a
 * {@link PackDef}. All problems are told at once, and bad content never makes anything throw.
 */
public final class PackReader {
    private PackReader() {}

    /** Reads a game from a folder or zip. */
    public static PackLoad read(Path path) {
        TreeLoad load = readTree(path);
        return load.tree().map(tree -> build(tree, load)).orElseGet(() -> new PackLoad(Optional.empty(), load.problems()));
    }

    /** Reads a game whose files are at hand already. */
    public static PackLoad read(PackFiles files) {
        TreeLoad load = readTree(files);
        return load.tree().map(tree -> build(tree, load)).orElseGet(() -> new PackLoad(Optional.empty(), load.problems()));
    }

    /** Reads the files of a game or a mod without making anything of them. */
    public static TreeLoad readTree(Path path) {
        Problems problems = new Problems();
        Optional<PackTree> tree = PackFiles.open(path, problems).flatMap(files -> new TreeReader(files, problems).read());
        return new TreeLoad(tree, problems.list());
    }

    public static TreeLoad readTree(PackFiles files) {
        Problems problems = new Problems();
        Optional<PackTree> tree = new TreeReader(files, problems).read();
        return new TreeLoad(tree, problems.list());
    }

    private static PackLoad build(PackTree tree, TreeLoad load) {
        Problems problems = new Problems();
        tree.sources().forEach(problems::addSource);
        problems.addAll(load.problems());
        if (!tree.extending().isEmpty()) {
            problems.error("not-a-game", tree.pack().entry("extends").orElseThrow().span(), "This pack changes the game '"
                    + tree.extending() + "' and cannot be played without it. Load them together.");
            return new PackLoad(Optional.empty(), problems.list());
        }
        return build(tree, problems);
    }

    /** Makes a pack of a tree that was read or merged before, and checks it. The problems found so far go first. */
    public static PackLoad build(PackTree tree, Problems problems) {
        PackDef pack = new PackBuilder(tree, problems).build();
        if (tree.complete()) { // else the checks would miss what stands in the file that could not be read
            PackCheck.all().forEach(check -> check.check(pack, tree, problems));
        }
        return new PackLoad(problems.hasErrors() ? Optional.empty() : Optional.of(pack), problems.list());
    }
}
