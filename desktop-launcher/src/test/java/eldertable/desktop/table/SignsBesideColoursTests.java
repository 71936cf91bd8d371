package eldertable.desktop.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.art.Box;
import eldertable.art.IconSet;
import eldertable.art.Lettering;
import eldertable.art.Sketches;
import eldertable.art.Theme;
import eldertable.desktop.WordsPen;
import eldertable.faces.FacePainter;
import eldertable.faces.Half;
import eldertable.faces.TableLook;
import eldertable.pack.component.PoolView;
import eldertable.pack.library.PackReader;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.Per;
import eldertable.pack.model.TableDef.Shape;
import eldertable.rules.TableNames;
import eldertable.state.Blueprint;
import eldertable.view.Lexicon;
import eldertable.view.PieceView;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Nothing is told by its colour alone: on crystals stand letters, on the players' figures those of their seats, and other tokens have pictures. */
class SignsBesideColoursTests {
    private static final Box BOX = new Box(0, 0, 40, 40);

    static Stream<Path> packs() throws IOException {
        try (Stream<Path> folders = Files.list(Path.of(System.getProperty("eldertable.home", "..")).resolve("content"))) {
            return folders.filter(folder -> Files.exists(folder.resolve("pack.yaml"))).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("packs")
    void whatDiffersDiffersInMoreThanColour(Path home) {
        PackDef pack = PackReader.read(home).pack().orElseThrow();
        Blueprint blueprint = new Blueprint(pack, pack.info().maxPlayers(), Map.of());
        for (String language : List.of("en", "de")) {
            TableLook look = new TableLook(blueprint, new Lexicon(blueprint, language, List.of()));
            FacePainter faces = new FacePainter(look, new Sketches(new IconSet()), new Lettering(), Theme.of(pack.table()));
            Map<String, Set<String>> signs = new HashMap<>();
            for (Blueprint.Kind kind : blueprint.kinds) {
                Shape shape = look.face(kind.set()).shape();
                if (shape == Shape.GEM) {
                    String sign = String.join("", new HashSet<>(drawn(pen -> faces.token(pen, kind.id(), 1, BOX))));
                    assertFalse(sign.isEmpty(), kind.id() + " has no sign");
                    assertTrue(signs.computeIfAbsent(kind.set(), set -> new HashSet<>()).add(sign), kind.id() + " has the sign of another: " + sign);
                } else if (shape != Shape.CARD && look.face(kind.set()).tint().equals("owner")) {
                    for (int seat = 0; seat < blueprint.players; seat++) {
                        PieceView piece = new PieceView(0, kind.id(), kind.set(), kind.id(), seat, true, -1, List.of());
                        assertEquals(Set.of(TableNames.player(seat)), new HashSet<>(drawn(pen -> faces.piece(pen, piece, shape, Half.BOTH, BOX, true))), kind.id());
                    }
                }
            }
        }
    }

    /** All words of the card are still seen, and the letters of the crystals. */
    @Test void whatLiesOnACardHidesNoWords() throws IOException {
        Path home = packs().filter(pack -> pack.endsWith("shards-of-madness")).findFirst().orElseThrow();
        PackDef pack = PackReader.read(home).pack().orElseThrow();
        Blueprint blueprint = new Blueprint(pack, 2, Map.of());
        TableLook look = new TableLook(blueprint, new Lexicon(blueprint, "en", List.of()));
        FacePainter faces = new FacePainter(look, new Sketches(new IconSet()), new Lettering(), Theme.of(pack.table()));
        PoolView crystals = new PoolView("crystals", Per.ONCE, 0, 3, List.of(Map.of("red", 1, "blue", 1, "green", 1)));
        for (Blueprint.Kind kind : blueprint.kinds) {
            if (look.face(kind.set()).shape() != Shape.CARD) continue;
            PieceView piece = new PieceView(0, kind.id(), kind.set(), kind.id(), -1, true, -1, List.of(crystals));
            for (float high : new float[] {60, 84, 110, 200}) {
                Box box = new Box(10, 10, high * 5 / 7, high);
                List<String> bare = drawn(pen -> faces.card(pen, kind.id(), box)), seen = drawn(pen -> faces.piece(pen, piece, Shape.CARD, Half.BOTH, box, false));
                assertTrue(seen.containsAll(bare) && seen.size() >= bare.size() + 3, () -> high + ": " + bare + ", and below crystals " + seen);
            }
        }
    }

    private static List<String> drawn(java.util.function.Consumer<WordsPen> drawing) {
        WordsPen pen = new WordsPen(300, 300, 1);
        drawing.accept(pen);
        assertEquals(List.of(), pen.wrong());
        return pen.words();
    }
}
