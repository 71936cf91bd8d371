package eldertable.pack.files;

import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Span;
import eldertable.words.Message;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The files of one pack, read completely into memory, so that nothing can change under a running game. They come from a
 * folder or a zip; either may be hostile, and then the outcome is problems and never more work than {@link FileLimits} allow.
 */
public final class PackFiles {
    private static final String MANIFEST = "pack.yaml";

    private final String label;
    private final SortedMap<String, byte[]> files;

    /**
     * @param label how the author names the pack's place; the files' names in diagnostics begin with it
     * @param files by path inside the pack, with '/' between folders
     */
    public PackFiles(String label, SortedMap<String, byte[]> files) {
        this.label = label;
        this.files = Collections.unmodifiableSortedMap(new TreeMap<>(files));
    }

    /** Reads a folder or a zip. Empty if that is impossible; single files that are refused are only reported. */
    public static Optional<PackFiles> open(Path path, Problems problems) {
        String label = labelOf(path);
        if (Files.isDirectory(path)) {
            return FolderReader.read(path, label, problems).map(files -> new PackFiles(label, files));
        }
        if (Files.isRegularFile(path)) {
            return ZipReader.read(path, label, name -> true, problems).map(files -> new PackFiles(label, files));
        }
        problems.error("missing-file", Span.file(label), Message.of("pack.files.no-pack"));
        return Optional.empty();
    }

    /** Reads no more than pack.yaml, to see which pack it is. */
    static Optional<PackFiles> peek(Path path, Problems problems) {
        String label = labelOf(path);
        if (!Files.isDirectory(path)) {
            return ZipReader.read(path, label, name -> name.equals(MANIFEST) || name.matches("[^/]+/" + MANIFEST), problems)
                    .map(files -> new PackFiles(label, files));
        }
        FileLimits limits = new FileLimits(label, problems);
        try (InputStream in = Files.newInputStream(path.resolve(MANIFEST))) {
            limits.take(MANIFEST, in);
        } catch (IOException unreadable) {
            limits.refuse(MANIFEST, "unreadable-file", Message.of("pack.files.unreadable"));
        }
        return Optional.of(new PackFiles(label, limits.files()));
    }

    /** Whether a file or folder of that name inside a pack is no part of it: what editors and systems leave behind. */
    public static boolean ignores(String path) {
        return FileLimits.ignored(path);
    }

    public static String labelOf(Path path) {
        String label = path.toString().replace('\\', '/');
        return label.isEmpty() ? "." : label;
    }

    public String label() {
        return label;
    }

    /** How diagnostics name a file of this pack. */
    public String nameOf(String path) {
        return label + "/" + path;
    }

    /** All paths, sorted. */
    public List<String> paths() {
        return List.copyOf(files.keySet());
    }

    /** The paths in a folder such as "text/", or everywhere for "", that end in one of the given ways. */
    public List<String> paths(String folder, String... endings) {
        return files.keySet().stream().filter(path -> path.startsWith(folder)
                && List.of(endings).stream().anyMatch(path::endsWith)).toList();
    }

    public boolean has(String path) {
        return files.containsKey(path);
    }

    /** A copy of a file's bytes. */
    public Optional<byte[]> bytes(String path) {
        return Optional.ofNullable(files.get(path)).map(byte[]::clone);
    }
}
