package eldertable.sdk.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.sdk.commands.Finding.Verdict;
import eldertable.sdk.program.Home;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DoctorTests {
    @TempDir Path folder;

    private Doctor doctor() {
        return new Doctor(new Home(folder), Map.of("DISPLAY", ":7"), "en");
    }

    private void pack(String path) throws IOException {
        Files.createDirectories(folder.resolve(path));
        Files.writeString(folder.resolve(path).resolve("pack.yaml"), "id: x\n");
    }

    @Test void namesThePacksOfContentAndOfFoldersInIt() throws IOException {
        pack("content/tide-pool");
        pack("content/mods/double-pearls");
        Files.createDirectories(folder.resolve("content/art"));
        Finding packs = doctor().packs();
        assertEquals(Verdict.OK, packs.verdict());
        assertEquals(List.of("mods/double-pearls", "tide-pool"), packs.details().get("packs"));
    }

    @Test void noContentFolderIsAProblemWithAdvice() {
        Finding packs = doctor().packs();
        assertEquals(Verdict.PROBLEM, packs.verdict());
        assertTrue(!packs.advice().isEmpty());
    }

    @Test void theEngineRuns() {
        Finding engine = doctor().engine();
        assertTrue(engine.verdict() != Verdict.PROBLEM, engine.toString());
        assertEquals(engine.verdict() == Verdict.OK, engine.details().get("optimising"));
    }

    @Test void aVariableThatNamesAScreenIsNoWindowYet() {
        Finding display = doctor().display();
        assertEquals(Verdict.WARNING, display.verdict());
        assertEquals(":7", display.details().get("DISPLAY"));
        assertEquals(false, display.details().get("window"));
        assertTrue(display.fact().english().contains("not built"), display.fact().english());
    }

    @Test void everythingThatIsNotWellComesWithAdvice() {
        for (Finding finding : new Doctor(new Home(folder), Map.of(), "en").examine()) {
            assertEquals(finding.verdict() == Verdict.OK, finding.advice().isEmpty(), finding.toString());
        }
    }
}
