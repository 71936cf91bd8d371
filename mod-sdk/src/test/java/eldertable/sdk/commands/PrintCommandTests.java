package eldertable.sdk.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.sdk.Main;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PrintCommandTests {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    @TempDir Path folder;

    private void run(String... arguments) {
        int code = Main.commandLine().setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true)).execute(arguments);
        assertEquals(0, code, err.toString());
    }

    /** Ten cards on two sheets with their backs, a sheet for what is counted, then a booklet. */
    @Test void cardsAreInTheirNumbersWithBacksAndTheRulesFollow() throws IOException {
        Path file = folder.resolve("pool.pdf");
        run("print", "tide-pool", "--out", file.toString(), "--paper", "letter");
        assertTrue(out.toString().contains("7 pages of LETTER with 10 cards, 0 tokens"), out.toString());
        assertTrue(out.toString().contains("pages 1 to 4: cards, on both sides") && out.toString().contains("page 5: ") && out.toString().contains("pages 6 to 7: the booklet"), out.toString());
        try (PDDocument document = Loader.loadPDF(file.toFile())) {
            assertEquals(7, document.getNumberOfPages());
            assertEquals(612, document.getPage(0).getMediaBox().getWidth(), 0.5);
            assertEquals(792, document.getPage(5).getMediaBox().getWidth(), 0.5);
            assertTrue(new PDFTextStripper().getText(document).contains("Pick the best catch"), "the cover's words can be searched");
            BufferedImage fronts = new PDFRenderer(document).renderImageWithDPI(0, 36), backs = new PDFRenderer(document).renderImageWithDPI(3, 36);
            assertTrue(isDark(fronts, 0.5, 0.5) && isDark(fronts, 0.2, 0.2), "nine cards");
            // The tenth card lies at the upper left; its back at the upper right, where it comes to lie when the sheet is turned over.
            assertTrue(isDark(backs, 0.8, 0.2) && !isDark(backs, 0.2, 0.2), "backs are mirrored");
        }
    }

    private static boolean isDark(BufferedImage page, double x, double y) {
        int rgb = page.getRGB((int) (x * page.getWidth()), (int) (y * page.getHeight()));
        return (rgb >> 16 & 255) + (rgb >> 8 & 255) + (rgb & 255) < 720;
    }

    @Test void aMapADialAndTokensArePrintedToo() throws IOException {
        Path pack = Files.createDirectories(folder.resolve("pack"));
        Files.writeString(pack.resolve("pack.yaml"), "id: dials\nversion: 1.0.0\napi: ^1.0\ntitle: Dials\nplayers: { min: 1, max: 2 }\n");
        Files.writeString(pack.resolve("components.yaml"), "pools:\n  dial: { of: gems, per: player, slots: 6 }\n  bag: { of: gems, start: 3, hidden: true }\n"
            + "boards:\n  field: { grid: [\"....................\", \"....................\"], legend: { \".\": floor } }\n");
        Files.writeString(pack.resolve("cards.yaml"), "gems:\n  ruby: { copies: 0 }\n");
        Files.writeString(pack.resolve("table.yaml"), "faces:\n  gems: { shape: gem }\n");
        Files.writeString(pack.resolve("flow.yaml"), "start: turn\nsteps:\n  turn: { who: active, moves: [stop] }\n");
        Files.writeString(pack.resolve("rules.mjs"), "export const moves = { stop: { apply: ({ game }) => game.end() } };\n");
        run("print", pack.toString(), "--out", folder.resolve("dials.pdf").toString());
        assertTrue(out.toString().contains("0 cards, 3 tokens, 2 dials, 2 sheets of boards"), out.toString());
    }

    /** Pools that begin by kind, also on the steps of every player's dial; more counters than a sheet takes; dice of its own; all of it in German. */
    @Test void whatIsCountedIsPrintedWhole() throws IOException {
        Path pack = Files.createDirectories(folder.resolve("pack"));
        Files.writeString(pack.resolve("pack.yaml"), "id: many\nversion: 1.0.0\napi: ^1.0\ntitle: Many\nminutes: 20\nplayers: { min: 1, max: 2 }\n");
        StringBuilder counters = new StringBuilder("counters:\n");
        for (int i = 1; i <= 30; i++) counters.append("  tally").append(i).append(": { per: player, start: 2 }\n");
        Files.writeString(pack.resolve("components.yaml"), counters + "pools:\n  bag: { of: gems, start: { ruby: 4, opal: 1 } }\n  dial: { of: gems, per: player, slots: 3, start: { opal: 1 } }\n"
            + "dice:\n  usual: [1, 2, 3, 4, 5, 6]\n  fate: [7, 7, 8, 8, 9, 9]\n");
        Files.writeString(pack.resolve("cards.yaml"), "gems:\n  ruby: {}\n  opal: {}\n  jade: {}\n");
        Files.writeString(pack.resolve("table.yaml"), "faces:\n  gems: { shape: gem }\n");
        Files.writeString(pack.resolve("flow.yaml"), "start: turn\nsteps:\n  turn: { who: active, moves: [stop] }\n");
        Files.writeString(pack.resolve("rules.mjs"), "export const moves = { stop: { apply: ({ game }) => game.end() } };\n");
        Path file = folder.resolve("many.pdf");
        run("print", pack.toString(), "--out", file.toString(), "--language", "de");
        assertTrue(out.toString().contains(" 0 Karten, 11 Marker, 2 Drehscheiben"), out.toString());
        try (PDDocument document = Loader.loadPDF(file.toFile())) {
            String text = new PDFTextStripper().getText(document);
            for (int i = 1; i <= 30; i++) assertTrue(text.contains("Tally" + i + "\n") || text.contains("Tally " + i + "\n"), i + " in " + text);
            for (String said : new String[] {"ab 2", "Fate", "1 bis 2 Spieler, 20 Minuten"}) assertTrue(text.contains(said), said + " in " + text);
            assertTrue(!text.contains("Usual"), "who has a usual die need not be told");
        }
    }

    @Test void tabletopSimulatorGetsSheetsAndADeckFile() throws IOException {
        run("print", "tide-pool", "--sheets", folder.resolve("tts").toString());
        String file = Files.readString(folder.resolve("tts/tide-pool.json"));
        assertTrue(file.contains("\"DeckCustom\""), file);
        assertEquals(10, file.split("\"CardID\"", -1).length - 1);
        assertTrue(file.contains("\"NumWidth\": 10"), file);
        for (Path picture : Files.list(folder.resolve("tts")).filter(path -> path.toString().endsWith(".jpg")).toList()) {
            assertTrue(file.contains(picture.toUri().toString()), picture.toString());
            assertTrue(ImageIO.read(picture.toFile()).getWidth() <= 4096);
        }
    }
}
