package eldertable.install;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.pack.library.PackLibrary;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PackInstallerTests {
    @TempDir Path folder;

    private Path pack(String name, String id, String version, String rules) throws IOException {
        Path pack = Files.createDirectories(folder.resolve(name));
        Files.writeString(pack.resolve("pack.yaml"), "id: " + id + "\nversion: " + version + "\napi: ^1.0\ntitle: Coin\nplayers: { min: 1, max: 1 }\n");
        Files.writeString(pack.resolve("flow.yaml"), "start: turn\nsteps:\n  turn: { who: active, moves: [flip] }\n");
        Files.writeString(pack.resolve("rules.mjs"), rules);
        return pack;
    }

    private static final String SOUND = "export const moves = { flip: { apply: ({ game }) => game.end() } };\n";

    private PackInstaller installer() {
        return new PackInstaller(new PackLibrary(List.of(folder.resolve("content"), folder.resolve("data"))), folder.resolve("data"));
    }

    private List<String> kept() throws IOException {
        Path data = folder.resolve("data");
        if (!Files.exists(data)) return List.of();
        try (Stream<Path> files = Files.walk(data)) {
            return files.filter(Files::isRegularFile).map(file -> data.relativize(file).toString()).sorted().toList();
        }
    }

    @Test void aGameIsKeptAndFoundByItsId() throws Exception {
        PackInstaller.Installed done = installer().install(pack("coin", "coin", "1.0.0", SOUND));
        assertEquals(List.of("coin.zip"), kept());
        assertEquals("the game Coin 1.0.0 is installed", done.told());
        assertTrue(new PackLibrary(List.of(folder.resolve("data"))).load("coin").pack().isPresent());
    }

    @Test void aNewerVersionTakesThePlaceOfTheOlder() throws Exception {
        installer().install(pack("coin", "coin", "1.0.0", SOUND));
        PackInstaller.Installed done = installer().install(pack("newer", "coin", "1.1.0", SOUND));
        assertEquals(Optional.of("1.0.0"), done.replaced());
        assertEquals(List.of("coin.zip"), kept());
    }

    @Test void aModGoesAmongMods() throws Exception {
        pack("content/coin", "coin", "1.0.0", SOUND);
        Path mod = Files.createDirectories(folder.resolve("mod"));
        Files.writeString(mod.resolve("pack.yaml"), "id: two-sides\nversion: 1.0.0\napi: ^1.0\ntitle: Two Sides\nextends: { coin: ^1.0 }\n");
        installer().install(mod);
        assertEquals(List.of("mods/two-sides.zip"), kept());
    }

    @Test void whatIsNotInOrderIsRefusedAtItsLineAndNothingIsKept() throws Exception {
        Path broken = pack("broken", "coin", "1.0.0", SOUND);
        Files.writeString(broken.resolve("flow.yaml"), "start: nowhere\nsteps:\n  turn: { who: active, moves: [flip] }\n");
        PackInstaller.Refused refused = assertThrows(PackInstaller.Refused.class, () -> installer().install(broken));
        assertFalse(refused.problems().isEmpty());
        assertTrue(refused.getMessage().startsWith("'broken' is not installed: 1 error"), refused.getMessage());
        assertEquals(List.of(), kept());
    }

    @Test void whatIsNoPackIsRefused() throws Exception {
        Path text = Files.writeString(folder.resolve("letter.txt"), "Dear Sir");
        for (Path none : List.of(text, Files.createDirectories(folder.resolve("empty")), folder.resolve("missing"))) {
            assertThrows(PackInstaller.Refused.class, () -> installer().install(none), none.toString());
        }
        assertEquals(List.of(), kept());
    }

    @Test void anEntryThatLeadsOutOfTheZipIsRefused() throws Exception {
        Path zip = folder.resolve("evil.zip");
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
            out.putNextEntry(new ZipEntry("pack.yaml"));
            out.write("id: evil\nversion: 1.0.0\napi: ^1.0\ntitle: Evil\nplayers: { min: 1, max: 1 }\n".getBytes(java.nio.charset.StandardCharsets.UTF_8));
            out.putNextEntry(new ZipEntry("../../escaped.yaml"));
        }
        assertThrows(PackInstaller.Refused.class, () -> installer().install(zip));
        assertEquals(List.of(), kept());
    }

    @Test void aPackThatIsThereByAnotherHandIsNotHidden() throws Exception {
        pack("content/coin", "coin", "1.0.0", SOUND);
        PackInstaller.Refused refused = assertThrows(PackInstaller.Refused.class, () -> installer().install(pack("mine", "coin", "2.0.0", SOUND)));
        assertTrue(refused.getMessage().contains("already"), refused.getMessage());
        assertEquals(List.of(), kept());
    }
}
