package eldertable.support;

import eldertable.pack.library.PackLibrary;
import eldertable.pack.library.PackLoad;
import eldertable.reload.PacksInPlay;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A copy of a shipped pack that a test may edit. */
public final class CopiedPack {
    private static final Path CONTENT = Path.of(System.getProperty("eldertable.home"), "content");

    private final Path folder;
    private final Map<String, String> original = new TreeMap<>();

    private CopiedPack(Path folder) {
        this.folder = folder;
    }

    /** The ids of all games. */
    public static List<String> games() {
        return new PackLibrary(List.of(CONTENT)).entries().stream().filter(entry -> !entry.isMod()).map(PackLibrary.Entry::id).toList();
    }

    public static CopiedPack of(String id, Path parent) {
        CopiedPack copy = new CopiedPack(parent.resolve(id));
        try (Stream<Path> files = Files.walk(CONTENT.resolve(id))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String path = CONTENT.resolve(id).relativize(file).toString().replace('\\', '/');
                copy.original.put(path, Files.readString(file));
                copy.write(path, Files.readString(file));
            }
            return copy;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public Path folder() {
        return folder;
    }

    public PacksInPlay packs() {
        return new PacksInPlay(new PackLibrary(List.of(folder.getParent())), folder.getFileName().toString(), List.of());
    }

    public PackLoad load() {
        return packs().load();
    }

    /** The files as they are shipped, by path. */
    public Map<String, String> original() {
        return original;
    }

    public String read(String path) {
        try {
            return Files.readString(folder.resolve(path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public void write(String path, String text) {
        try {
            Files.createDirectories(folder.resolve(path).getParent());
            Files.writeString(folder.resolve(path), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public void restore() {
        original.forEach((path, text) -> {
            if (!read(path).equals(text)) write(path, text);
        });
    }

    public void replace(String path, String from, String to) {
        String text = read(path);
        if (!text.contains(from)) throw new AssertionError(path + " has no " + from);
        write(path, text.replaceFirst(java.util.regex.Pattern.quote(from), java.util.regex.Matcher.quoteReplacement(to)));
    }

    /** A new counter of the table, `probe`, which every move counts up: everything has another number then. */
    public void probe() {
        replace("components.yaml", "counters:", "counters:\n  probe: {}");
        write("unprobed.mjs", read("rules.mjs"));
        write("rules.mjs", """
            export * from './unprobed.mjs';
            import { moves as unprobed } from './unprobed.mjs';

            export const moves = Object.fromEntries(Object.entries(unprobed).map(([id, move]) =>
              [id, { ...move, apply: it => { it.game.probe += 1; move.apply(it); } }]));
            """);
    }
}
