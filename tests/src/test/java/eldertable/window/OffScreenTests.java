package eldertable.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The real launcher in a process of its own, drawing into memory; skipped where nothing can be drawn. */
class OffScreenTests {
    @TempDir Path folder;

    @Test void theTitleIsDrawn() throws Exception {
        Path picture = folder.resolve("title.png"), words = folder.resolve("said.txt"), script = folder.resolve("script.txt");
        Files.writeString(script, "wait-idle 120\nsize 1024x600\nclick \"Settings\"\nwait-for \"Reduced motion\"\nclick \"Reduced motion\"\nkey ESC\nwait-for \"Quit\"\nwait-idle 60\n");
        Process process = new ProcessBuilder(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx700m",
            "-Dpolyglot.engine.WarnInterpreterOnly=false", "-Deldertable.home=" + System.getProperty("eldertable.home", ".."), "-Deldertable.data=" + folder.resolve("data"),
            "-Deldertable.desktop=" + System.getProperty("java.class.path"), "-cp", System.getProperty("java.class.path"), "eldertable.sdk.Main", "play", "--offscreen", "--size", "1280x720", "--script", script.toString(),
            "--screenshot", picture.toString())).redirectErrorStream(true).redirectOutput(words.toFile()).start();
        boolean ended = process.waitFor(240, TimeUnit.SECONDS);
        if (!ended) process.destroyForcibly();
        String said = Files.readString(words);
        assumeTrue(!said.startsWith("Nothing can be drawn") && !said.startsWith("No window can be opened"), "Nothing can be drawn here: " + said);
        assertTrue(ended, "still running:\n" + said);
        assertEquals(0, process.exitValue(), said);
        BufferedImage drawn = ImageIO.read(picture.toFile());
        assertEquals(1024, drawn.getWidth());
        assertEquals(600, drawn.getHeight());
        Set<Integer> colours = new HashSet<>();
        for (int y = 0; y < 600; y += 7) for (int x = 0; x < 1024; x += 7) colours.add(drawn.getRGB(x, y));
        assertTrue(colours.size() > 500, "hardly anything was drawn: " + colours.size() + " colours");
        assertTrue(Files.readString(folder.resolve("data/settings.properties")).contains("reducedMotion=true"));
    }
}
