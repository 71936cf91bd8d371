package eldertable.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import eldertable.support.Program;
import eldertable.support.VirtualScreen;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The real program where a screen is named but no window can be had: it says why, and plays in the terminal. */
class ScreenlessProgramTests {
    private static final String NOBODY_THERE = ":4242";
    private static final List<String> LEAVE = List.of("q");
    @TempDir Path folder;

    @BeforeEach void onlyWhereVariablesNameTheScreen() {
        assumeTrue(System.getProperty("os.name").startsWith("Linux"));
    }

    @Test void aScreenThatDoesNotAnswerIsToldAndTheTerminalTakesOver() {
        Program.Ran ran = new Program(folder, NOBODY_THERE).run(List.of(), "play");
        assertTrue(ran.err().contains("No window can be opened"), ran.err());
        assertTrue(ran.err().contains("DISPLAY") || ran.err().contains("apt-get install"), "what to do: " + ran.err());
        assertTrue(ran.out().contains("Which game?"), ran.out());
    }

    @Test void whoeverAsksForAPictureIsToldTheSameAndGetsAnExitCode() {
        Program.Ran ran = new Program(folder, NOBODY_THERE).run(LEAVE, "play", "--screenshot", folder.resolve("none.png").toString());
        assertEquals(1, ran.exit(), ran.err());
        assertTrue(ran.err().contains("No window can be opened"), ran.err());
        assertFalse(ran.out().contains("Which game?"), ran.out());
    }

    @Test void aScreenWithoutOpenGlIsToldApart() throws IOException {
        try (VirtualScreen screen = VirtualScreen.open("-extension", "GLX")) {
            assumeFalse(screen.display().isEmpty(), "no Xvfb here");
            Program.Ran ran = new Program(folder, screen.display()).run(List.of(), "play");
            assertTrue(ran.err().contains("OpenGL"), ran.err());
            assertTrue(ran.out().contains("Which game?"), ran.out());
        }
    }

    @Test void doctorTriesWhetherAWindowOpens() throws IOException {
        String broken = doctor(NOBODY_THERE);
        assertTrue(broken.matches("(?s).*\"window\" ?: ?false.*") && broken.contains("No window can be opened"), broken);
        try (VirtualScreen screen = VirtualScreen.open()) {
            assumeFalse(screen.display().isEmpty(), "no Xvfb here");
            String works = doctor(screen.display());
            assertTrue(works.matches("(?s).*\"window\" ?: ?true.*") && works.contains("OpenGL"), works);
        }
    }

    private String doctor(String screen) {
        return new Program(folder, screen).run(List.of(), "doctor", "--json").out();
    }
}
