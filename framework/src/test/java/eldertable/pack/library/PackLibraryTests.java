package eldertable.pack.library;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

class PackLibraryTests {
    @TempDir
    Path temp;
    private Path content;
    private PackLibrary library;

    @BeforeEach
    void fill() throws IOException {
        content = temp.resolve("content");
        for (var file : new SamplePack().files().entrySet()) {
            write("tide-pool/" + file.getKey(), new String(file.getValue(), StandardCharsets.UTF_8));
        }
        write("mods/double/pack.yaml", "id: double\ntitle: Double\nextends: tide-pool\n");
        write("broken/pack.yaml", "id: [\n");
        write("not-a-pack/readme.md", "x");
        write("other.zip", "not a zip");
        try (OutputStream out = Files.newOutputStream(content.resolve("zipped.zip")); ZipOutputStream zip = new ZipOutputStream(out)) {
            zip.putNextEntry(new ZipEntry("pack.yaml"));
            zip.write("id: in-a-zip\ntitle: Zip\nversion: 1.0.0\napi: ^1.0\nplayers: { min: 1, max: 1 }\n".getBytes(StandardCharsets.UTF_8));
        }
        library = new PackLibrary(List.of(content, temp.resolve("nowhere")));
    }

    private void write(String path, String text) throws IOException {
        Path file = content.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    @Test
    void listsWhatIsThere() {
        assertEquals(List.of("broken", "other", "tide-pool", "in-a-zip", "double"), library.entries().stream().map(PackLibrary.Entry::id).toList());
        assertEquals(List.of(false, false, true, true, true), library.entries().stream().map(entry -> entry.problems().isEmpty()).toList());
        assertTrue(library.entries().get(4).isMod());
        assertEquals("Tide Pool", library.entries().get(2).info().title());
    }

    @Test
    void findsByIdAndByPath() {
        assertEquals(content.resolve("tide-pool"), library.find("tide-pool").path().orElseThrow());
        assertEquals(content.resolve("mods/double"), library.find("double").path().orElseThrow());
        assertEquals(content.resolve("zipped.zip"), library.find("in-a-zip").path().orElseThrow());
        assertEquals(content.resolve("tide-pool"), library.find(content + "/tide-pool").path().orElseThrow());
        assertTrue(library.load("tide-pool").pack().isPresent());
    }

    @Test
    void suggestsWhatWasMeant() {
        PackLoad load = library.load("tidepool");
        assertFalse(load.pack().isPresent());
        assertEquals("unknown-pack", load.problems().get(0).code());
        assertTrue(load.problems().get(0).message().endsWith("Did you mean 'tide-pool'?"), load.problems().get(0).message());
        assertEquals("unknown-pack", library.load("no\u0000path").problems().get(0).code());
    }

    @Test
    void saysWhenTwoAreCalledTheSame() throws IOException {
        write("mods/again/pack.yaml", "id: tide-pool\ntitle: Again\nextends: x\n");
        PackLibrary.Found found = library.find("tide-pool");
        assertEquals(content.resolve("tide-pool"), found.path().orElseThrow());
        assertEquals("shadowed-pack", found.problems().get(0).code());
    }
}
