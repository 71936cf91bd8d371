package eldertable.script;

import static org.junit.jupiter.api.Assertions.assertEquals;

import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.support.WrittenPack;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What rules ask about pieces of one kind in a zone, and how they move some of them. */
class AlikePiecesTests {
    private final WrittenPack pack = new WrittenPack(1);

    AlikePiecesTests() {
        pack.file("components.yaml", "zones:\n  hand: { visible: all, start: cards }\n  row: { visible: all }\n");
        pack.file("cards.yaml", "cards:\n  crab: { copies: 2 }\n  eel: { copies: 3 }\n  pearl: {}\n");
        pack.file("flow.yaml", "start: look\nsteps:\n  look: { auto: true }\n  turn: { moves: [pass] }\n");
    }

    /** What an expression about `hand` (crab, crab, eel, eel, eel, pearl) and `row` (empty) gives. */
    private String answer(String expression) throws RuleFault {
        pack.file("rules.mjs", """
            export const moves = { pass: { apply: () => {} } };
            export const steps = { look: { run: ({ game }) => { const { hand, row } = game; print(String(
            """ + expression + ")); game.push('turn'); } } };\n");
        List<String> lines = new ArrayList<>();
        try (ScriptEngine scripts = new ScriptEngine(); RuleEngine engine = scripts.rules(pack.blueprint(), Limits.PLAY, line -> lines.add(line.text()))) {
            engine.start(1);
        }
        return lines.get(0);
    }

    @Test
    void countsKinds() throws RuleFault {
        assertEquals("3,0", answer("[hand.variety, row.variety]"));
        assertEquals("3,3,0", answer("[hand.mostAlike, hand.mostAlike, row.mostAlike]"), "asking twice must not count twice");
    }

    @Test
    void countsPiecesLikeAnother() throws RuleFault {
        assertEquals("2,3,1", answer("hand.distinct.map(card => hand.count(card))"));
        assertEquals("0", answer("row.count(hand.top)"));
    }

    @Test
    void movesTheTopmostOfAKind() throws RuleFault {
        assertEquals("2; crab,crab,eel,pearl; eel,eel", answer("hand.deal(2, row, 'eel') + '; ' + hand.pieces + '; ' + row.pieces"));
        assertEquals("2; eel,eel,eel,pearl", answer("hand.deal(9, row, hand.top) + '; ' + hand.pieces"), "no more than there are");
        assertEquals("2; eel,eel,eel,pearl,crab,crab", answer("hand.deal(9, hand, 'crab') + '; ' + hand.pieces"), "to the end of the same zone");
        assertEquals("0", answer("row.deal(1, hand, 'crab')"));
    }
}
