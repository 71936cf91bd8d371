package eldertable.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import eldertable.support.VirtualScreen;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The real window, driven by mouse or keyboard, plays whole games: people at one screen, against bots, and alone. In a screen
 * of its own where Xvfb is installed, else in memory; skipped with plain words where neither can be drawn in.
 */
class WindowGamesTests {
    /** What the launcher ends with when nothing can be drawn. */
    private static final long PATIENCE_MINUTES = 14;
    private static VirtualScreen screen;
    @TempDir Path folder;

    @BeforeAll static void openScreen() throws IOException {
        screen = VirtualScreen.open();
    }

    @AfterAll static void closeScreen() {
        screen.close();
    }

    @ParameterizedTest(name = "{0} with {1} players, {2}, by {3}")
    @CsvSource({
        "tides-of-madness, 2, people, mouse", "tides-of-madness, 2, bots, keys",
        "pocket-madness, 2, people, mouse", "pocket-madness, 3, bots, keys",
        "shards-of-madness, 1, people, mouse", "shards-of-madness, 2, bots, keys",
        "gates-of-delirium, 2, people, keys", "gates-of-delirium, 2, bots, mouse",
        "waking-void, 2, people, mouse", "waking-void, 2, bots, keys"})
    void aWholeGame(String pack, int players, String who, String way) throws Exception {
        Path data = Files.createDirectories(folder.resolve("data")), script = folder.resolve("script.txt"), picture = folder.resolve("end.png");
        Files.writeString(data.resolve("settings.properties"), "reducedMotion=true\nspeed=4\nsound=false\n");
        Files.writeString(script, "wait-idle 240\nplay " + way + " \"See the table\" 6000\nwait-idle 60\nscreenshot " + picture + "\nclick \"Leave\"\nwait-idle 60\nquit\n");
        List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx512m", "-XX:+UseSerialGC",
            "-Dpolyglot.engine.WarnInterpreterOnly=false", "-Deldertable.home=" + System.getProperty("eldertable.home"), "-Deldertable.data=" + data,
            "-Deldertable.desktop=" + System.getProperty("java.class.path"),
            "-cp", System.getProperty("java.class.path"), "eldertable.sdk.Main", "play", pack, "--players", String.valueOf(players), "--seed", "5",
            "--script", script.toString()));
        if (who.equals("bots")) command.addAll(List.of("--bots", String.join(",", java.util.Collections.nCopies(players - 1, "random"))));
        if (screen.display().isEmpty()) command.add("--offscreen");
        Path said = folder.resolve("said.txt");
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(said.toFile());
        if (!screen.display().isEmpty()) builder.environment().put("DISPLAY", screen.display());
        Process window = builder.start();
        boolean ended = window.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES);
        if (!ended) window.destroyForcibly();
        String words = Files.readString(said);
        assumeTrue(!words.startsWith("Nothing can be drawn") && !words.startsWith("No window can be opened"), "No window can be opened and nothing drawn in memory here: " + words);
        assertTrue(ended, "still playing:\n" + words);
        assertEquals(0, window.exitValue(), words);
        assertTrue(words.contains("played: "), words);
        assertTrue(Files.size(picture) > 10_000, "the end was drawn");
    }
}
