package eldertable.sdk.editing;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Span;
import eldertable.pack.check.RuleNames;
import eldertable.pack.files.PackFiles;
import eldertable.pack.library.PackLibrary;
import eldertable.pack.library.PackLoad;
import eldertable.pack.model.ModDef;
import eldertable.pack.model.PackDef;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.state.Blueprint;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
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
    /** What the rules were loaded from last, and what came of it. */
    private List<Object> rulesBasis = List.of();
    private Optional<Diagnostic> rulesFault = Optional.empty();

    EditedPack(Path folder, PackLibrary library) {
        this.folder = folder;
        this.library = library;
        try {
            copy = Files.createDirectory(Files.createTempDirectory("eldertable-edited").resolve(folder.getFileName().toString()));
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    String path = path(file);
                    if (!PackFiles.ignores(path)) asSaved(path);
                }
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    Path folder() {
        return folder;
    }

    /** The folder that holds its files as they stand in the editor. */
    Path copy() {
        return copy;
    }

    /** The place of a file inside the pack. */
    String path(Path file) {
        return folder.relativize(file).toString().replace('\\', '/');
    }

    void write(String path, String text) throws IOException {
        pack(); // what is known of it, before it is only half written
        Files.createDirectories(copy.resolve(path).getParent());
        Files.writeString(copy.resolve(path), text);
    }

    /** Forgets what was not saved of a file, which may be gone. */
    void asSaved(String path) throws IOException {
        Files.createDirectories(copy.resolve(path).getParent());
        if (Files.isRegularFile(folder.resolve(path))) Files.write(copy.resolve(path), Files.readAllBytes(folder.resolve(path)));
        else Files.deleteIfExists(copy.resolve(path));
    }

    String text(String path) {
        return text(copy, path);
    }

    private static String text(Path folder, String path) {
        try {
            return new String(Files.readAllBytes(folder.resolve(path)), StandardCharsets.UTF_8);
        } catch (IOException gone) {
            return "";
        }
    }

    /** All texts, by path. */
    Map<String, String> texts() {
        return texts(copy);
    }

    /** Those of any pack that is a folder. */
    static Map<String, String> texts(Path folder) {
        Map<String, String> all = new TreeMap<>();
        if (!Files.isDirectory(folder)) return all;
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String path = folder.relativize(file).toString().replace('\\', '/');
                if ((path.endsWith(".yaml") || path.endsWith(".mjs") || path.endsWith(".md")) && !PackFiles.ignores(path)) all.put(path, text(folder, path));
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return all;
    }

    /** The folders of the packs that it is laid over, from the nearest to the game; none for a game. */
    List<Path> below() {
        PackLibrary.Order order = library.order(copy.toString(), List.of());
        List<Path> all = new ArrayList<>();
        order.mods().forEach(mod -> all.add(0, mod.path()));
        order.game().ifPresent(game -> all.add(game.path()));
        all.removeIf(path -> path.equals(copy));
        return all;
    }

    /** What is wrong with it, as far as that is told at once; files are named by their path inside of the pack, those of other packs are left out. */
    List<Diagnostic> problems(ScriptEngine scripts) {
        PackLoad load = library.load(copy.toString(), List.of());
        List<Diagnostic> all = new ArrayList<>(load.problems());
        load.draft().ifPresent(draft -> all.addAll(RuleNames.of(draft)));
        load.pack().ifPresent(pack -> {
            last = pack;
            all.addAll(RuleNames.of(pack));
            rules(pack, scripts).ifPresent(all::add);
        });
        return own(all);
    }

    /** Those of problems that are this pack's. */
    List<Diagnostic> own(List<Diagnostic> problems) {
        return problems.stream().filter(one -> isOwn(one.span())).toList();
    }

    private boolean isOwn(Span span) {
        return span.file().startsWith(PackFiles.labelOf(copy) + "/");
    }

    /** Loading rules takes longest, so it is done only when something has changed that they depend on: not for every letter of a text. */
    private Optional<Diagnostic> rules(PackDef pack, ScriptEngine scripts) {
        List<Object> basis = List.of(pack.info(), pack.attributes(), pack.groups(), pack.components(), pack.sets(), pack.flow(), pack.words(), pack.scripts(),
            pack.mods().stream().map(ModDef::scripts).toList(), pack.removed(), pack.text().getOrDefault("en", Map.of()).keySet());
        if (!basis.equals(rulesBasis)) {
            rulesFault = fault(pack, scripts);
            rulesBasis = basis;
        }
        return rulesFault;
    }

    private static Optional<Diagnostic> fault(PackDef pack, ScriptEngine scripts) {
        try {
            scripts.rules(new Blueprint(pack, pack.info().maxPlayers(), Map.of())).close();
            return Optional.empty();
        } catch (RuleFault fault) {
            return Optional.of(fault.diagnostic());
        }
    }

    /** The path inside the pack of a file that is named as problems name it. */
    String path(Span span) {
        return span.file().substring(PackFiles.labelOf(copy).length() + 1);
    }

    /** The file of a place, in this pack or in one below. */
    Path file(Span span) {
        return isOwn(span) ? folder.resolve(path(span)) : Path.of(span.file()).toAbsolutePath().normalize();
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
