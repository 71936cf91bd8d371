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
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The real window, driven by mouse, keyboard or gamepad, plays whole games: people at one screen, against bots, and alone. In a screen
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

    /** By mouse alone, by keyboard alone and by gamepad alone: each game in one of the ways, or with -Phands=all in each; long ones begin near their end. */
    static Stream<Arguments> games() {
        if ("all".equals(System.getProperty("eldertable.hands"))) {
            return Stream.of("tides-of-madness", "pocket-madness", "seven-candles", "shards-of-madness", "gates-of-delirium", "waking-void")
                .flatMap(pack -> Stream.of("mouse", "keys", "pad").map(way -> Arguments.of(pack, 2, way.equals("keys") ? "people" : "bots", way, 0)));
        }
        return Stream.of(Arguments.of("tides-of-madness", 2, "people", "pad", 0), Arguments.of("pocket-madness", 2, "people", "mouse", 0),
            Arguments.of("seven-candles", 2, "bots", "mouse", 0), Arguments.of("shards-of-madness", 1, "people", "keys", 0),
            Arguments.of("gates-of-delirium", 2, "bots", "keys", 120), Arguments.of("waking-void", 2, "bots", "pad", 120));
    }

    @ParameterizedTest(name = "{0} with {1} players, {2}, by {3}, after {4} moves of bots")
    @MethodSource("games")
    void aWholeGame(String pack, int players, String who, String way, int played) throws Exception {
        Path data = Files.createDirectories(folder.resolve("data")), script = folder.resolve("script.txt"), picture = folder.resolve("end.png");
        Files.writeString(data.resolve("settings.properties"), "reducedMotion=true\nspeed=4\nsound=false\n");
        Files.writeString(script, "wait-idle 240\nplay " + way + " \"See the table\" 6000\nwait-idle 60\nscreenshot " + picture + "\nclick \"Leave\"\nwait-idle 60\nquit\n");
        List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx512m", "-XX:+UseSerialGC",
            "-Dpolyglot.engine.WarnInterpreterOnly=false", "-Deldertable.home=" + System.getProperty("eldertable.home"), "-Deldertable.data=" + data,
            "-Deldertable.desktop=" + System.getProperty("java.class.path"),
            "-cp", System.getProperty("java.class.path"), "eldertable.sdk.Main", "play", pack, "--players", String.valueOf(players), "--seed", "5",
            "--script", script.toString()));
        if (played > 0) command.addAll(List.of("--autoplay", String.valueOf(played)));
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
