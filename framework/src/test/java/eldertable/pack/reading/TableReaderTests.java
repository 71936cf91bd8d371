package eldertable.pack.reading;

import eldertable.diagnostic.Diagnostic;
import eldertable.pack.library.SamplePack;
import eldertable.pack.model.TableDef.Area;
import eldertable.pack.model.TableDef.Shape;
import eldertable.pack.model.TableDef.Spread;
import eldertable.pack.model.TableDef;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class TableReaderTests {
    private final SamplePack pack = new SamplePack();

    @Test
    void readsHowAGameLooks() {
        pack.with("table.yaml", """
                theme: { accent: sea, emblem: crab }
                layout: { side: [deck], hand: hand }
                zones: { deck: pile }
                counters: { player: score }
                faces: { cards: { band: suit, badge: points, shape: disc } }
                icons: { kinds: { crab: crab }, words: { fin: shark-fin } }
                colours: { suit: { shell: "#d77fa1", fin: blue } }
                """);
        TableDef table = TableReader.of(pack.sound());
        assertEquals(List.of("deck"), table.areas().get(Area.SIDE));
        assertEquals(Spread.PILE, table.zones().get("deck"));
        assertEquals(Shape.DISC, table.face("cards").shape());
        assertEquals("suit", table.face("cards").colouredBy());
        assertEquals("shark-fin", table.icon("words", "fin").orElseThrow());
        assertEquals(0xd77fa1, table.colour("suit", "shell").orElseThrow());
        assertEquals(List.of("score"), table.player());
    }

    @Test
    void withoutAFileEverythingHasAUsualLook() {
        TableDef table = TableReader.of(pack.sound());
        assertEquals(Shape.CARD, table.face("cards").shape());
        assertTrue(table.areas().isEmpty());
    }

    @Test
    void tellsWhatIsNotThereAndWhatWasMeant() {
        pack.with("table.yaml", """
                layuot: { side: [deck] }
                layout: { side: [dekc] }
                zones: { hand: plie }
                faces: { card: { band: suit } , cards: { bdage: points, band: siut } }
                icons: { kinds: { crap: crab } }
                colours: { suit: { shell: "rosy" } }
                """);
        List<String> found = pack.read().problems().stream().map(Diagnostic::message).toList();
        List<String> hints = List.of("'layout'", "'deck'", "'pile'", "'cards'", "'badge'", "'suit'", "'crab'");
        for (String hint : hints) assertTrue(found.stream().anyMatch(message -> message.contains("Did you mean " + hint)), hint + " in " + found);
        assertTrue(found.stream().anyMatch(message -> message.contains("'rosy' is not a colour")), found.toString());
    }
}
