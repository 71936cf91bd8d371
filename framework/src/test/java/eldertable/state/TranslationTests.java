package eldertable.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.state.Translation.Translated;
import eldertable.support.WrittenPack;
import eldertable.words.Message;
import java.util.List;
import org.junit.jupiter.api.Test;

/** States are carried from one blueprint to the next by names. */
class TranslationTests {
    private static final String COMPONENTS = """
        zones:
          deck: { visible: none, start: cards }
          hand: { visible: owner, per: player }
          row: { visible: face }
        groups: { gate: [first, second] }
        counters:
          round: { start: 1 }
          score: { per: player, max: 30 }
          threat: { per: gate }
          damage: { per: cards }
        pools:
          bag: { of: gems, start: 2 }
          dial: { of: gems, slots: 3 }
        words: [calm, storm]
        """;
    private static final String CARDS = "cards:\n  crab: { copies: 3 }\n  eel: {}\ngems:\n  red: {}\n  blue: {}\n";
    private static final String FLOW = """
        start: turn
        steps:
          turn: { who: active, moves: [take] }
          fight: { who: active, moves: [take], data: { foe: piece, left: number, mood: word } }
        """;

    private static Blueprint blueprint(String components, String cards, String flow) {
        return new WrittenPack(2).file("components.yaml", components).file("cards.yaml", cards).file("flow.yaml", flow)
            .file("rules.mjs", "export const moves = { take: { apply: () => {} } };\n").blueprint();
    }

    private final Blueprint old = blueprint(COMPONENTS, CARDS, FLOW);
    private final GameState state = played();

    private GameState played() {
        GameState played = new GameState(old, 7);
        int crab = old.firstPiece(old.kind("crab"));
        played.insert(0, old.step("turn"), 1);
        played.insert(1, old.step("fight"), 2);
        played.setData(1, 0, Code.piece(crab + 2));
        played.setData(1, 1, Code.number(4));
        played.setData(1, 2, Code.word(old.word("storm")));
        played.move(crab + 1, old.zone("hand") + 1);
        played.move(crab + 2, old.zone("row"));
        played.turn(crab + 2, true);
        played.show(crab + 1, 0);
        played.setActive(1);
        played.setCount(old.counter("score").first() + 1, 12);
        played.setCount(old.counter("threat").first() + 1, 5);
        played.setCount(old.counter("damage").first() + 1, 3);
        played.setCount(old.pool("dial").cell(0, 2, old.kind("blue").index()), 6);
        played.scriptChance(new int[] {Code.number(3), Code.kind(old.kind("eel").index())});
        return played;
    }

    private Translated to(Blueprint now) {
        return new Translation(old, now).translate(state);
    }

    private static int named(Blueprint now, String cell) {
        return new CellNames(now, new BlueprintNames(now).pieces::get).find(cell);
    }

    @Test void equalBlueprintsKeepEveryBit() {
        Blueprint again = blueprint(COMPONENTS, CARDS, FLOW);
        assertTrue(new Translation(old, again).isSame());
        assertTrue(to(again).state().sameAs(state));
        assertEquals(List.of(), to(again).changes());
    }

    @Test void everythingMayHaveAnotherNumber() {
        Blueprint now = blueprint(COMPONENTS.replace("zones:", "zones:\n  attic: { visible: all, start: giants }")
            .replace("counters:", "counters:\n  tide: { start: 4 }").replace("words: [calm", "words: [alarm, calm").replace("[first", "[zeroth, first"),
            CARDS.replace("cards:", "giants:\n  whale: { copies: 2 }\ncards:").replace("copies: 3", "copies: 5").replace("gems:", "gems:\n  amber: {}"),
            FLOW.replace("steps:", "steps:\n  dawn: { who: active, moves: [take] }").replace("foe: piece", "omen: word, foe: piece"));
        Translation translation = new Translation(old, now);
        assertFalse(translation.isSame());
        Translated there = translation.translate(state);
        assertEquals(List.of(), there.lost());
        GameState next = there.state();
        int crab = now.firstPiece(now.kind("crab"));
        assertEquals("fight", now.steps.get(next.stepAt(1)).id());
        assertEquals(Code.NOTHING, next.dataAt(1, 0));
        assertEquals(Code.piece(crab + 2), next.dataAt(1, 1));
        assertEquals(Code.number(4), next.dataAt(1, 2));
        assertEquals(Code.word(now.word("storm")), next.dataAt(1, 3));
        assertEquals(now.zone("hand") + 1, next.zoneOf(crab + 1));
        assertTrue(next.sees(0, crab + 1));
        assertTrue(next.isFaceUp(crab + 2));
        assertEquals(now.zone("attic"), next.zoneOf(now.firstPiece(now.kind("whale"))), "new pieces lie where they start");
        assertEquals(now.zone("deck"), next.zoneOf(crab + 4));
        assertEquals(4, next.count(named(now, "tide")));
        assertEquals(12, next.count(named(now, "B.score")));
        assertEquals(5, next.count(named(now, "threat.second")));
        assertEquals(3, next.count(named(now, "crab#2.damage")));
        assertEquals(6, next.count(named(now, "dial.blue@3")));
        assertEquals(2, next.count(named(now, "bag.red")));
        assertEquals(Code.kind(now.kind("eel").index()), next.coming()[1]);
        assertTrue(translation.added().stream().anyMatch(line -> line.english().equals("new: 2 × whale at the bottom of attic")), translation.added().toString());
        assertTrue(new Translation(now, old).translate(next).state().sameAs(state), "and back again");
    }

    @Test void whatIsInUseAndGoneIsNamed() {
        Blueprint now = blueprint(COMPONENTS.replace("  row: { visible: face }\n", "").replace("  score: { per: player, max: 30 }\n", ""),
            CARDS.replace("copies: 3", "copies: 2"), FLOW.replace("  fight:", "  brawl:"));
        Translated there = to(now);
        assertFalse(there.isWhole());
        assertEquals(List.of("the piece crab#3 in row", "the step fight, which the game is in", "B.score, which is 12"), there.lost().stream().map(Message::english).toList());
    }

    @Test void whatIsNotInUseMayGo() {
        Blueprint now = blueprint(COMPONENTS.replace("  round: { start: 1 }\n", "").replace("calm, ", ""), CARDS, FLOW);
        assertEquals(List.of(), to(now).lost());
    }

    @Test void countersAreKeptWithinNewBounds() {
        Translated there = to(blueprint(COMPONENTS.replace("max: 30", "max: 10"), CARDS, FLOW));
        assertEquals(List.of("B.score was 12 and is 10 within its new bounds"), there.changes().stream().map(Message::english).toList());
        assertTrue(there.isWhole());
    }
}
