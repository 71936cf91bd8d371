package eldertable.pack.library;

import eldertable.diagnostic.DiagnosticPrinter;
import eldertable.pack.files.PackSource;
import eldertable.words.Tongue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A folder with the sample game and mods that a test writes into it. */
final class ModShelf {
    final Path folder;
    final PackLibrary library;

    ModShelf(Path folder) {
        this(folder, PackSource.DISK);
    }

    ModShelf(Path folder, PackSource source) {
        this.folder = folder;
        library = new PackLibrary(List.of(folder), source);
        new SamplePack().files().forEach((path, bytes) -> file("tide-pool/" + path, new String(bytes, StandardCharsets.UTF_8)));
    }

    ModShelf file(String path, String text) {
        try {
            Path file = folder.resolve(path);
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
            return this;
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** A mod of the sample game. @param manifest further lines of its pack.yaml */
    ModShelf mod(String id, String... manifest) {
        return file("mods/" + id + "/pack.yaml", "id: " + id + "\nversion: 1.0.0\nextends: tide-pool\ntitle: " + id + "\n" + String.join("\n", manifest) + "\n");
    }

    ModShelf cards(String id, String text) {
        return file("mods/" + id + "/cards.yaml", text);
    }

    /** Which mods are played, in order. */
    List<String> order(String... mods) {
        return library.order("tide-pool", List.of(mods)).mods().stream().map(PackLibrary.Entry::id).toList();
    }

    /** What is told, as authors read it, without the place of the test's folder. */
    String told(String... mods) {
        return told(library.load("tide-pool", List.of(mods)).problems());
    }

    String told(List<eldertable.diagnostic.Diagnostic> problems) {
        return DiagnosticPrinter.plain(Tongue.ENGLISH).print(problems).replace(folder.toString().replace('\\', '/') + "/", "");
    }
}
