package eldertable.faces;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.pack.library.PackLibrary;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.RulesPicture;
import eldertable.script.ScriptEngine;
import eldertable.state.Blueprint;
import eldertable.tabletop.SetTables;
import eldertable.view.Lexicon;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Faces of the shipped games without a window. */
class PaintedFacesTests {
    private static final Path CONTENT = Path.of(System.getProperty("eldertable.home"), "content");

    private static PackDef pack(String id) {
        return new PackLibrary(List.of(CONTENT)).load(id).pack().orElseThrow();
    }

    private static int opaque(BufferedImage image) {
        int sum = 0;
        for (int y = 0; y < image.getHeight(); y++) for (int x = 0; x < image.getWidth(); x++) if (image.getRGB(x, y) >>> 24 > 250) sum++;
        return sum;
    }

    @ParameterizedTest
    @ValueSource(strings = {"tides-of-madness", "pocket-madness", "shards-of-madness", "gates-of-delirium", "waking-void", "seven-candles"})
    void everyKindHasAFaceOfItsOwn(String id) {
        PackDef pack = pack(id);
        Faces faces = Faces.of(pack, pack.info().maxPlayers(), "en");
        Set<Integer> seen = new HashSet<>();
        int cards = 0;
        for (var kind : faces.look().blueprint.kinds) {
            BufferedImage face = faces.isCard(kind.id()) ? faces.card(kind.id(), 100) : faces.token(kind.id(), 0, 60);
            assertEquals(faces.isCard(kind.id()) ? 140 : 60, face.getHeight());
            assertTrue(opaque(face) > face.getWidth() * face.getHeight() / 10, kind.id());
            if (!faces.isCard(kind.id())) continue;
            cards++;
            seen.add(java.util.Arrays.hashCode(face.getRGB(0, 0, 100, 140, null, 0, 100)));
        }
        assertTrue(seen.size() >= cards - 1, "kinds look the same: " + seen.size() + " faces of " + cards);
    }

    @Test void wordsAreOnTheCardInTheLanguageAskedFor() throws IOException {
        PackDef pack = pack("tides-of-madness");
        String kind = pack.sets().get(0).kinds().get(0).id();
        byte[] png = Faces.png(Faces.of(pack, 2, "en").card(kind, 200));
        BufferedImage read = ImageIO.read(new ByteArrayInputStream(png));
        assertEquals(280, read.getHeight());
        PackDef silent = new PackDef(pack.info(), pack.attributes(), pack.groups(), pack.components(), pack.sets(), pack.flow(), pack.words(), Map.of(),
            pack.table(), pack.scripts(), pack.rulesPages(), pack.hash(), pack.mods(), pack.removed(), pack.art(), pack.lessons());
        BufferedImage wordless = Faces.of(silent, 2, "en").card(kind, 200);
        assertNotEquals(read.getRGB(100, 240), 0);
        int different = 0;
        for (int y = 200; y < 270; y++) for (int x = 20; x < 180; x++) if (read.getRGB(x, y) != wordless.getRGB(x, y)) different++;
        assertTrue(different > 500, different + " pixels");
    }

    @ParameterizedTest
    @ValueSource(strings = {"tides-of-madness", "pocket-madness", "shards-of-madness", "gates-of-delirium", "waking-void", "seven-candles"})
    void rulesShowWhatTheySpeakOf(String id) {
        PackDef pack = pack(id);
        Blueprint blueprint = new Blueprint(pack, pack.info().maxPlayers(), Map.of());
        Lexicon german = new Lexicon(blueprint, "de", Collections.nCopies(blueprint.players, ""));
        try (ScriptEngine scripts = new ScriptEngine()) {
            shown(id, pack, new Faces(blueprint, german, Optional.of(new SetTables(pack, "de", () -> scripts))), new Faces(blueprint, german));
        }
    }

    /** @param without those that cannot set up a table */
    private static void shown(String id, PackDef pack, Faces faces, Faces without) {
        List<String> english = RulesPicture.marksIn(pack.rulesPages().in("en")).stream().map(RulesPicture.Mark::target).toList();
        assertTrue(english.size() > 3, id);
        assertEquals(english, RulesPicture.marksIn(pack.rulesPages().in("de")).stream().map(RulesPicture.Mark::target).toList());
        for (String target : Set.copyOf(english)) {
            BufferedImage picture = faces.illustration(target, 1).orElseThrow();
            assertTrue(opaque(picture) > picture.getWidth() * picture.getHeight() / 10, target);
            assertEquals(!target.startsWith("table:"), without.illustration(target, 1).isPresent(), target);
        }
        String table = english.stream().filter(target -> target.startsWith("table:")).findFirst().orElseThrow();
        BufferedImage laid = faces.illustration(table, 1).orElseThrow(), cloth = without.table(laid.getWidth(), laid.getHeight());
        int covered = 0;
        for (int y = 0; y < laid.getHeight(); y += 3) for (int x = 0; x < laid.getWidth(); x += 3) if (distance(laid.getRGB(x, y), cloth.getRGB(x, y)) > 60) covered++;
        assertTrue(covered > laid.getWidth() * laid.getHeight() / 9 / 10, "hardly anything lies on " + table + " of " + id + ": " + covered);
    }

    private static int distance(int one, int other) {
        return Math.abs((one >> 16 & 255) - (other >> 16 & 255)) + Math.abs((one >> 8 & 255) - (other >> 8 & 255)) + Math.abs((one & 255) - (other & 255));
    }
}
