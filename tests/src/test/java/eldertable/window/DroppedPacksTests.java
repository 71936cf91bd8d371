package eldertable.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import eldertable.diagnostic.Problems;
import eldertable.pack.files.PackFiles;
import eldertable.pack.files.PackZip;
import eldertable.support.Program;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is let go of over the real window, which draws into memory: the player is told what became of it; skipped where nothing can be drawn. */
class DroppedPacksTests {
    @TempDir Path folder;

    private Path mod(String id, String title, String cards) throws IOException {
        Path pack = Files.createDirectories(folder.resolve(id));
        Files.writeString(pack.resolve("pack.yaml"), "id: " + id + "\nversion: 1.2.0\napi: ^1.0\nextends: tides-of-madness\ntitle: " + title + "\n");
        Files.writeString(pack.resolve("cards.yaml"), cards);
        return pack;
    }

    @Test void aSoundModIsInstalledAndAnythingElseIsRefusedInWords() throws Exception {
        Path sound = folder.resolve("high-tide.zip"), data = Files.createDirectories(folder.resolve("data")), script = folder.resolve("script.txt"), notes = folder.resolve("notes.txt");
        Files.write(sound, PackZip.of(PackFiles.open(mod("high-tide", "High Tide", "cards:\n  azathoth: { points: 4 }\n"), new Problems()).orElseThrow()));
        Path broken = mod("low-tide", "Low Tide", "cards:\n  azatoth: { points: 4 }\n");
        Files.writeString(notes, "Buy candles.");
        Files.writeString(script, String.join("\n", "wait-idle 120", "drop " + sound, "wait-for \"High Tide\" 120", "screenshot " + folder.resolve("sound.png"),
            "drop " + broken, "wait-for \"low-tide is not installed\" 120", "wait-idle 60", "screenshot " + folder.resolve("broken.png"), "key ESC", "wait-for \"Quit\" 60",
            "drop " + notes, "wait-for \"notes.txt is not installed\" 120", "wait-idle 60", "screenshot " + folder.resolve("notes.png"), "key ESC", "wait-for \"Quit\" 60", "drop " + folder.resolve("gone.zip"), "wait-for \"There is no file or folder\" 120", "quit", ""));
        Program.Ran ran = new Program(data).withPatience(600).run(List.of(), "play", "--offscreen", "--language", "en", "--script", script.toString());
        String said = ran.out() + ran.err();
        assumeTrue(!said.contains("Nothing can be drawn") && !said.contains("No window can be opened"), said);
        assertEquals(0, ran.exit(), said);
        assertTrue(Files.exists(data.resolve("mods/high-tide.zip")), "it is kept");
        assertFalse(Files.exists(data.resolve("mods/low-tide.zip")), "nothing of it is kept");
        Program.Ran listed = new Program(data).run(List.of(), "mods", "tides-of-madness");
        assertTrue(listed.out().contains("high-tide") && !listed.out().contains("low-tide"), listed.out());
    }
}
