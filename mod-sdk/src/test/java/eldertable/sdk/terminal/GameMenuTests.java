package eldertable.sdk.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.pack.library.PackLibrary;
import eldertable.session.SaveFolder;
import eldertable.words.Words;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GameMenuTests {
    @TempDir Path folder;

    /** One game, to be asked for how many, then how, then who. */
    private GameMenu.Choice choose(FakeConsole console) throws IOException {
        Path pack = Files.createDirectories(folder.resolve("packs/pier/text")).getParent();
        Files.writeString(pack.resolve("pack.yaml"), """
            id: pier
            version: 1.0.0
            api: ^1.0
            title: Pier
            players: { min: 2, max: 4 }
            options: { mode: { values: [open, four], players: { four: [4] } }, rounds: { min: 1, max: 9, start: 3 } }
            presets: { short-day: { options: { rounds: 1 } }, crowd: { options: { mode: four } } }
            """);
        Files.writeString(pack.resolve("flow.yaml"), "start: deal\nsteps: { deal: { auto: true } }\n");
        Files.writeString(pack.resolve("text/en.yaml"), "presets: { short-day: { title: A short day, text: For a first game. }, crowd: Crowd }\n");
        Files.writeString(pack.resolve("rules.mjs"), "export const steps = { deal: { run: ({ game }) => game.end({ reason: 'x' }) } };\n");
        PackLibrary library = new PackLibrary(List.of(folder.resolve("packs")));
        return new GameMenu(console, library, library.entries(), new SaveFolder(folder.resolve("data")), (game, mods) -> library.load(game, mods).pack(),
            Words.of(GameMenu.class, "terminal", "en")).ask().orElseThrow();
    }

    @Test void aPresetIsOfferedBeforeEachOption() throws IOException {
        FakeConsole console = new FakeConsole(true, 80, "1", "2", "", "0");
        assertEquals(Map.of("rounds", 1), choose(console).options());
        assertTrue(console.all().contains("A short day"), console.all());
        assertTrue(console.all().contains("For a first game."), console.all());
        assertTrue(!console.all().contains("Crowd"), "it does not go with two: " + console.all());
    }

    @Test void whoeverWantsToChoosesEach() throws IOException {
        assertEquals(Map.of("mode", "four", "rounds", 7), choose(new FakeConsole(true, 80, "1", "4", "3", "2", "7", "0")).options());
    }
}
