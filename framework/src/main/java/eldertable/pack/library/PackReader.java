package eldertable.pack.library;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Problems;
import eldertable.pack.check.PackCheck;
import eldertable.pack.files.PackFiles;
import eldertable.pack.model.PackDef;
import eldertable.pack.reading.PackBuilder;
import eldertable.pack.reading.PackTree;
import eldertable.pack.reading.TreeLoad;
import eldertable.pack.reading.TreeReader;
import eldertable.words.Message;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Reads packs. It happens in two steps, so that mods can come in between: files into a {@link PackTree}, the tree into a
 * {@link PackDef}. All problems are told at once, and bad content never makes anything throw.
 */
public final class PackReader {
    private PackReader() {}

    /** Reads a game from a folder or zip. */
    public static PackLoad read(Path path) {
        return game(readTree(path));
    }

    /** Reads a game whose files are at hand already. */
    public static PackLoad read(PackFiles files) {
        return game(readTree(files));
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

    /** Makes a pack of a tree that was read or merged before, and checks it. What is known to be wrong already goes first. */
    public static PackLoad build(PackTree tree, List<Diagnostic> known) {
        Problems problems = new Problems();
        tree.sources().forEach(problems::addSource);
        problems.addAll(known);
        PackDef pack = new PackBuilder(tree, problems).build();
        if (tree.complete()) { // else the checks would miss what stands in the file that could not be read
            PackCheck.all().forEach(check -> check.check(pack, tree, problems));
        }
        return PackLoad.of(pack, problems.list());
    }

    private static PackLoad game(TreeLoad load) {
        PackTree tree = load.tree().orElse(null);
        if (tree == null) {
            return new PackLoad(Optional.empty(), load.problems());
        }
        if (tree.extending().isEmpty()) {
            return build(tree, load.problems());
        }
        Problems problems = new Problems();
        tree.sources().forEach(problems::addSource);
        problems.addAll(load.problems());
        problems.error("not-a-game", tree.pack().entry("extends").orElseThrow().span(),
            Message.of("pack.library.only-a-mod", "game", tree.extending()));
        return new PackLoad(Optional.empty(), problems.list());
    }
}
