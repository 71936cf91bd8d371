package eldertable.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.isolation.Isolation;
import eldertable.pack.library.PackReader;
import eldertable.pack.model.PackDef;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

class TrustedPacksTests {
    @TempDir
    Path folder;

    private PackDef pack(Path parent, String rules) throws IOException {
        Path pack = Files.createDirectories(parent.resolve("probe"));
        Files.writeString(pack.resolve("pack.yaml"), "id: probe\nversion: 1.0.0\napi: ^1.0\ntitle: Probe\nplayers: { min: 1, max: 1 }\n");
        Files.writeString(pack.resolve("flow.yaml"), "start: turn\nsteps:\n  turn: { who: active, moves: [idle] }\n");
        Files.writeString(pack.resolve("rules.mjs"), rules);
        return PackReader.read(pack).pack().orElseThrow();
    }

    private TrustedPacks trusted() {
        return new TrustedPacks(folder.resolve("data"), List.of(folder.resolve("content")));
    }

    @Test
    void whatCameWithTheProgramIsTrusted() throws IOException {
        assertEquals(Isolation.NONE, trusted().isolationOf(pack(folder.resolve("content"), "export const moves = { idle: { apply() {} } };")));
    }

    @Test
    void strangersAreNotUntilSomebodyVouchesForThem() throws IOException {
        PackDef pack = pack(folder.resolve("elsewhere"), "export const moves = { idle: { apply() {} } };");
        assertEquals(List.of("Probe"), trusted().untrusted(pack));
        trusted().trust(pack);
        assertEquals(Isolation.NONE, trusted().isolationOf(pack));
        assertEquals(Isolation.NONE, trusted().isolationOf(pack(folder.resolve("third"), "export const moves = { idle: { apply() {} } };")), "the same pack, wherever it lies");
    }

    @Test
    void aPackThatHasChangedIsAStrangerAgain() throws IOException {
        trusted().trust(pack(folder.resolve("elsewhere"), "export const moves = { idle: { apply() {} } };"));
        PackDef changed = pack(folder.resolve("elsewhere"), "export const moves = { idle: { apply() { for (;;); } } };");
        assertEquals(Isolation.PROCESS, trusted().isolationOf(changed));
        trusted().trust(changed);
        assertEquals(Isolation.NONE, trusted().isolationOf(changed));
    }

    @Test
    void aFolderThatOnlyBeginsLikeOursIsNotOurs() throws IOException {
        assertEquals(Isolation.PROCESS, trusted().isolationOf(pack(folder.resolve("content-of-others"), "export const moves = { idle: { apply() {} } };")));
    }

    @Test
    void aFileThatIsNoListTrustsNobody() throws IOException {
        PackDef pack = pack(folder.resolve("elsewhere"), "export const moves = { idle: { apply() {} } };");
        Files.createDirectories(folder.resolve("data"));
        Files.write(folder.resolve("data/trusted-packs.txt"), new byte[] {(byte) 0xff, 0, 10, 32, 10});
        assertEquals(Isolation.PROCESS, trusted().isolationOf(pack));
        trusted().trust(pack);
        assertEquals(Isolation.NONE, trusted().isolationOf(pack));
        assertTrue(Files.readString(folder.resolve("data/trusted-packs.txt")).contains("probe 1.0.0"));
    }
}
