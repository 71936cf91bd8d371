package eldertable.sdk.editing;

import eldertable.diagnostic.Diagnostic;
import eldertable.pack.check.RuleNames;
import eldertable.pack.files.PackFiles;
import eldertable.pack.library.PackLibrary;
import eldertable.pack.library.PackLoad;
import eldertable.pack.model.PackDef;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.state.Blueprint;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A pack as it stands in an editor, with what has not been saved yet. Its files are copied to a folder of our own and read from there, so that readers and checks
 * need not know of editors.
 */
final class EditedPack implements AutoCloseable {
    private final Path folder;
    private final Path copy;
    private final PackLibrary library;
    private PackDef last;

    EditedPack(Path folder, PackLibrary library) {
        this.folder = folder;
        this.library = library;
        try {
            copy = Files.createTempDirectory("eldertable-edited").resolve(folder.getFileName().toString());
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    String path = path(file);
                    if (!PackFiles.ignores(path)) write(path, Files.readString(file));
                }
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    Path folder() {
        return folder;
    }

    /** The place of a file inside the pack. */
    String path(Path file) {
        return folder.relativize(file).toString().replace('\\', '/');
    }

    void write(String path, String text) throws IOException {
        Files.createDirectories(copy.resolve(path).getParent());
        Files.writeString(copy.resolve(path), text);
    }

    String text(String path) {
        try {
            return Files.readString(copy.resolve(path));
        } catch (IOException gone) {
            return "";
        }
    }

    /** All texts, by path. */
    Map<String, String> texts() {
        Map<String, String> all = new TreeMap<>();
        try (Stream<Path> files = Files.walk(copy)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String path = copy.relativize(file).toString().replace('\\', '/');
                if (path.endsWith(".yaml") || path.endsWith(".mjs")) all.put(path, text(path));
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return all;
    }

    /** Everything wrong with it; files are named by their path inside of the pack, those of other packs are left out. */
    List<Diagnostic> problems(ScriptEngine scripts) {
        PackLoad load = library.load(copy.toString(), List.of());
        List<Diagnostic> all = new ArrayList<>(load.problems());
        load.pack().ifPresent(pack -> {
            last = pack;
            all.addAll(RuleNames.of(pack));
            rules(pack, scripts).ifPresent(all::add);
        });
        String label = PackFiles.labelOf(copy) + "/";
        return all.stream().filter(one -> one.span().file().startsWith(label)).toList();
    }

    private static Optional<Diagnostic> rules(PackDef pack, ScriptEngine scripts) {
        try {
            scripts.rules(new Blueprint(pack, pack.info().maxPlayers(), Map.of())).close();
            return Optional.empty();
        } catch (RuleFault fault) {
            return Optional.of(fault.diagnostic());
        }
    }

    /** The path inside the pack of the file that a diagnostic names. */
    String path(Diagnostic problem) {
        return problem.span().file().substring(PackFiles.labelOf(copy).length() + 1);
    }

    /** As it was when it could be read last. */
    Optional<PackDef> pack() {
        if (last == null) last = library.load(copy.toString(), List.of()).pack().orElse(null);
        return Optional.ofNullable(last);
    }

    @Override public void close() {
        try (Stream<Path> files = Files.walk(copy.getParent())) {
            files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
        } catch (IOException stays) {
            // It lies among the system's temporary files.
        }
    }
}
