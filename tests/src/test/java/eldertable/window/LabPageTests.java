package eldertable.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import eldertable.support.CopiedPack;
import eldertable.support.Program;
import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The workshop's page of the balance lab, in a window that draws into memory: it plays by itself, and again when rules are saved; skipped where nothing can be drawn. */
class LabPageTests {
    @TempDir Path folder;

    @Test void aQuickReportIsShownAndComparedWhenRulesAreSaved() throws Exception {
        CopiedPack copy = CopiedPack.of("tides-of-madness", folder);
        Path pack = folder.resolve("tides-of-madness"), one = folder.resolve("one.png"), two = folder.resolve("two.png"), script = folder.resolve("script.txt");
        Files.writeString(script, String.join("\n", "wait-idle 200", "key F10", "wait-for \"Lab\" 60", "click \"Lab\"", "wait-for \"300 more\" 200", "screenshot " + one,
            "wait-gone \"300 more\" 200", "wait-for \"300 more\" 200", "screenshot " + two, "click \"300 more\"", "wait-for \"Stop\" 60", "click \"Stop\"", "wait-for \"300 more\" 60", "quit", ""));
        Program program = new Program(Files.createDirectories(folder.resolve("data"))).withPatience(600);
        CompletableFuture<Program.Ran> running = CompletableFuture.supplyAsync(() ->
            program.run(List.of(), "play", pack.toString(), "--author", "--offscreen", "--language", "en", "--script", script.toString()));
        while (!running.isDone() && !Files.exists(one)) TimeUnit.MILLISECONDS.sleep(100);
        if (!running.isDone()) copy.write("rules.mjs", Files.readString(pack.resolve("rules.mjs")).replace("player.score += points;", "player.score += points + (player.seat === 0 ? 2 : 0);"));
        Program.Ran ran = running.get();
        String said = ran.out() + ran.err();
        assumeTrue(!said.contains("Nothing can be drawn") && !said.contains("No window can be opened"), said);
        assertEquals(0, ran.exit(), said);
        BufferedImage before = ImageIO.read(one.toFile()), after = ImageIO.read(two.toFile());
        assertTrue(amber(after) > 3 * amber(before) + 50, "what really differs stands in amber: " + amber(before) + ", then " + amber(after));
        assertNotEquals(0, amber(after));
    }

    /** How many points of the panel have about the colour of what really differs. */
    private static int amber(BufferedImage picture) {
        int count = 0;
        for (int y = 0; y < picture.getHeight(); y++) {
            for (int x = 0; x < picture.getWidth() * 470 / 1280; x++) {
                int rgb = picture.getRGB(x, y), red = rgb >> 16 & 255, green = rgb >> 8 & 255, blue = rgb & 255;
                if (Math.abs(red - 0xe8) < 14 && Math.abs(green - 0xb4) < 14 && Math.abs(blue - 0x58) < 14) count++;
            }
        }
        return count;
    }
}
