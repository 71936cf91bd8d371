package eldertable.pack;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Span;
import eldertable.diagnostic.Spelling;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;
import eldertable.yaml.YamlReader;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The packs that lie in some folders: each folder's own packs and those in its folder `mods`, as folders or zips. It looks
 * anew each time it is asked, since authors add packs while the program runs.
 */
public final class PackLibrary {
    private static final String MANIFEST = "pack.yaml";

    /**
     * A pack that was found, though perhaps not one that can be played.
     *
     * @param id       what it calls itself, or else how its folder is called
     * @param info     what its pack.yaml says, with stand-ins for what it should say and does not
     * @param problems what is wrong with pack.yaml
     */
    public record Entry(String id, PackInfo info, Path path, List<Diagnostic> problems) {
        public boolean isMod() {
            return !info.extending().isEmpty();
        }
    }

    /** The place of a pack that was asked for; without one, the problems say why. */
    public record Found(Optional<Path> path, List<Diagnostic> problems) {}

    private final List<Path> folders;

    public PackLibrary(List<Path> folders) {
        this.folders = List.copyOf(folders);
    }

    /** All packs, the folders in the order given and the packs in each by name. */
    public List<Entry> entries() {
        List<Entry> entries = new ArrayList<>();
        for (Path folder : folders) {
            children(folder).forEach(child -> entry(child).ifPresent(entries::add));
            children(folder.resolve("mods")).forEach(child -> entry(child).ifPresent(entries::add));
        }
        return List.copyOf(entries);
    }

    /** Finds a pack by its id, or by the path of its folder or zip. */
    public Found find(String idOrPath) {
        Problems problems = new Problems();
        Optional<Path> direct = asPath(idOrPath);
        boolean looksLikePath = idOrPath.matches(".*([/\\\\]|\\.zip$).*") || idOrPath.startsWith(".");
        if (looksLikePath && direct.isPresent()) {
            return new Found(direct, List.of());
        }
        List<Entry> entries = entries();
        List<Path> paths = entries.stream().filter(entry -> entry.id().equals(idOrPath)).map(Entry::path).toList();
        if (paths.size() > 1) {
            problems.warning("duplicate-pack", Span.file(PackFiles.labelOf(paths.get(1))), "This pack is called '" + idOrPath + "' like "
                    + PackFiles.labelOf(paths.get(0)) + ", which is taken. Name the path to have this one.");
        }
        if (!paths.isEmpty()) {
            return new Found(Optional.of(paths.get(0)), problems.list());
        }
        if (direct.isPresent()) {
            return new Found(direct, List.of());
        }
        String where = folders.stream().map(PackFiles::labelOf).collect(Collectors.joining(", "));
        List<String> ids = entries.stream().map(Entry::id).distinct().toList();
        problems.error("unknown-pack", Span.file(idOrPath), "There is no pack called '" + idOrPath + "'"
                + (where.isEmpty() ? "." : " in " + where + ".") + Spelling.hint(idOrPath, ids));
        return new Found(Optional.empty(), problems.list());
    }

    /** Finds and reads a game, or a mod together with the game it changes. */
    public PackLoad load(String idOrPath) {
        return load(idOrPath, List.of());
    }

    /** Finds and reads a game with mods laid over it, in this order. */
    public PackLoad load(String idOrPath, List<String> mods) {
        return new PackStack(this).load(idOrPath, mods);
    }

    private static Optional<Path> asPath(String text) {
        try {
            Path path = Path.of(text);
            boolean pack = Files.isRegularFile(path.resolve(MANIFEST)) || text.endsWith(".zip") && Files.isRegularFile(path);
            return pack ? Optional.of(path) : Optional.empty();
        } catch (InvalidPathException notOne) {
            return Optional.empty();
        }
    }

    private static List<Path> children(Path folder) {
        try (Stream<Path> children = Files.list(folder)) {
            return children.filter(child -> !FileLimits.ignored(child.getFileName().toString())).sorted().toList();
        } catch (IOException none) {
            return List.of();
        }
    }

    private static Optional<Entry> entry(Path path) {
        String name = path.getFileName().toString();
        boolean zip = name.endsWith(".zip") && Files.isRegularFile(path);
        if (!zip && !Files.isRegularFile(path.resolve(MANIFEST))) {
            return Optional.empty();
        }
        Problems problems = new Problems();
        Optional<PackFiles> files = PackFiles.peek(path, problems);
        String file = PackFiles.labelOf(path) + "/" + MANIFEST;
        Optional<Node> node = files.flatMap(found -> found.bytes(MANIFEST)).flatMap(bytes -> YamlReader.read(file, bytes, problems));
        if (node.isEmpty() && !problems.hasErrors()) {
            return Optional.empty(); // a zip of something else
        }
        MapNode manifest = node.orElse(null) instanceof MapNode map ? map : MapNode.empty(Span.file(file));
        // What the file lacks when it cannot be read at all is not worth a word.
        PackInfo info = new InfoReader(node.isPresent() ? problems : new Problems()).read(manifest);
        String id = info.id().isEmpty() ? name.replaceAll("\\.zip$", "") : info.id();
        return Optional.of(new Entry(id, info, path, problems.list()));
    }
}
