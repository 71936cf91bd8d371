package eldertable.pack.library;

import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Source;
import eldertable.diagnostic.Span;
import eldertable.pack.files.FileLimits;
import eldertable.pack.files.PackFiles;
import eldertable.pack.files.PackSource;
import eldertable.pack.model.PackInfo;
import eldertable.pack.reading.InfoReader;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;
import eldertable.yaml.YamlReader;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * Reads the pack.yaml of packs and nothing else. One that has not changed is not read again, so that looking for packs
 * stays cheap however many there are.
 */
final class Manifests {
    static final String FILE = "pack.yaml";

    /** What a file looked like when it was read. */
    private record Stamp(FileTime time, long size, Object key) {}

    private record Known(Stamp stamp, Optional<PackLibrary.Entry> entry) {}

    private final PackSource source;
    private final Map<Path, Known> known = new ConcurrentHashMap<>();

    Manifests(PackSource source) {
        this.source = source;
    }

    /** What lies in a folder, by name. */
    List<PackLibrary.Entry> in(Path folder) {
        try (Stream<Path> children = Files.list(folder)) {
            return children.filter(child -> !FileLimits.ignored(child.getFileName().toString())).sorted()
                    .flatMap(child -> at(child).stream()).toList();
        } catch (IOException none) {
            return List.of();
        }
    }

    /** The pack at a path that a user wrote. */
    Optional<PackLibrary.Entry> at(String text) {
        try {
            return at(Path.of(text));
        } catch (InvalidPathException notOne) {
            return Optional.empty();
        }
    }

    /** Empty if there is nothing that is meant to be a pack. */
    Optional<PackLibrary.Entry> at(Path path) {
        Path name = path.getFileName();
        boolean zip = name != null && name.toString().endsWith(".zip") && Files.isRegularFile(path);
        Path file = zip ? path : path.resolve(FILE);
        if (!zip && !Files.isRegularFile(file)) {
            return Optional.empty();
        }
        Stamp stamp;
        try {
            BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
            stamp = new Stamp(now.lastModifiedTime(), now.size(), now.fileKey());
        } catch (IOException gone) {
            return Optional.empty();
        }
        Known before = known.get(path);
        if (before == null || !before.stamp.equals(stamp)) {
            before = new Known(stamp, read(path));
            known.put(path, before);
        }
        return before.entry;
    }

    private Optional<PackLibrary.Entry> read(Path path) {
        Problems problems = new Problems();
        List<Source> sources = new ArrayList<>();
        String file = PackFiles.labelOf(path) + "/" + FILE;
        Optional<Node> node = source.manifest(path, problems).flatMap(found -> found.bytes(FILE))
                .flatMap(bytes -> YamlReader.read(file, bytes, problems, sources::add));
        if (node.isEmpty() && !problems.hasErrors()) {
            return Optional.empty(); // a zip of something else
        }
        MapNode manifest = node.orElse(null) instanceof MapNode map ? map : MapNode.empty(Span.file(file));
        // What the file lacks when it cannot be read at all is not worth a word.
        PackInfo info = new InfoReader(node.isPresent() ? problems : new Problems()).read(manifest);
        Path name = path.toAbsolutePath().normalize().getFileName();
        String id = info.id().isEmpty() && name != null ? name.toString().replaceAll("\\.zip$", "") : info.id();
        return Optional.of(new PackLibrary.Entry(id, info, path, problems.list(), List.copyOf(sources)));
    }
}
