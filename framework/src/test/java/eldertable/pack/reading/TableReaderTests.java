package eldertable.pack.reading;

import eldertable.diagnostic.Diagnostic;
import eldertable.pack.library.SamplePack;
import eldertable.pack.model.TableDef.Area;
import eldertable.pack.model.TableDef.Shape;
import eldertable.pack.model.TableDef.Spread;
import eldertable.pack.model.TableDef;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class TableReaderTests {
    private final SamplePack pack = new SamplePack();

    @Test
    void readsHowAGameLooks() {
        pack.with("table.yaml", """
                theme: { accent: sea, emblem: octopus }
                layout: { side: [deck], hand: hand }
                zones: { deck: pile }
                counters: { player: score }
                faces: { cards: { band: suit, badge: points, shape: disc } }
                icons: { kinds: { crab: octopus }, words: { fin: fish-monster } }
                colours: { suit: { shell: "#d77fa1", fin: blue } }
                """);
        TableDef table = TableReader.of(pack.sound());
        assertEquals(List.of("deck"), table.areas().get(Area.SIDE));
        assertEquals(Spread.PILE, table.zones().get("deck"));
        assertEquals(Shape.DISC, table.face("cards").shape());
        assertEquals("suit", table.face("cards").colouredBy());
        assertEquals("fish-monster", table.icon("words", "fin").orElseThrow());
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

    @Test
    void readsHowMuchRoomThingsHave() {
        pack.with("table.yaml", """
                slots: { deck: { 2: 4, any: 6 }, hand: 5 }
                weights: { deck: 0.5 }
                shared: [[deck, hand]]
                joins: { deck: hand }
                others: { hand: { 2: row, any: pile } }
                counters: { candles: [score], warn: { score: 6 } }
                """);
        TableDef table = TableReader.of(pack.sound());
        assertEquals(4, table.room().slots("deck", 2).orElseThrow());
        assertEquals(6, table.room().slots("deck", 3).orElseThrow());
        assertEquals(5, table.room().slots("hand", 9).orElseThrow());
        assertTrue(table.room().slots("nothing", 2).isEmpty());
        assertEquals(0.5f, table.room().weight("deck"));
        assertEquals(List.of(List.of("deck", "hand")), table.room().shared());
        assertEquals(Map.of("deck", "hand"), table.room().joins());
        assertEquals(Spread.PILE, table.room().others().get("hand").get("any"));
        assertEquals(List.of("score"), table.candles());
        assertEquals(Map.of("score", 6), table.warn());
    }

    @Test
    void readsWhichHalfOfACardCounts() {
        pack.with("table.yaml", "faces: { cards: { half: { hand: deck, deck: shell } } }");
        assertEquals(Map.of("hand", "deck", "deck", "shell"), TableReader.of(pack.sound()).face("cards").half());
        pack.with("table.yaml", "faces: { cards: { half: { hnad: deck, hand: dekc, deck: shell }, undecided: [chooze] } }");
        List<String> found = pack.read().problems().stream().map(Diagnostic::message).toList();
        for (String told : List.of("'hand'", "'deck'", "'chooze'")) assertTrue(found.stream().anyMatch(message -> message.contains(told)), told + " in " + found);
    }

    @Test
    void tellsWhatIsWrongWithRoom() {
        pack.with("table.yaml", """
                slots: { dekc: 3, hand: { many: 3 }, deck: 200 }
                weights: { deck: 9 }
                joins: { deck: hnad }
                counters: { warn: { scroe: 3 } }
                others: { hand: heap }
                """);
        List<String> found = pack.read().problems().stream().map(Diagnostic::message).toList();
        for (String told : List.of("Did you mean 'deck'", "Did you mean 'hand'", "Did you mean 'score'", "'many' is not a number of players", "from 0 to 99", "from 0.2 to 4.0", "cannot be 'heap'")) {
            assertTrue(found.stream().anyMatch(message -> message.contains(told)), told + " in " + found);
        }
    }
}
