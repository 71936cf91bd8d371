package eldertable.script;

import static org.junit.jupiter.api.Assertions.assertEquals;

import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.state.GameState;
import eldertable.support.WrittenPack;
import org.junit.jupiter.api.Test;

/** card.trigger and card.compute speak to one card alone, wherever it lies. */
class CardHooksTests {
    private final WrittenPack pack = new WrittenPack(2);

    CardHooksTests() {
        pack.file("components.yaml", """
            zones:
              deck: { visible: none, start: cards }
              row: { visible: all, per: player, inPlay: true }
            counters: { sum: {}, worth: {} }
            """);
        pack.file("cards.yaml", "cards:\n  crab: { copies: 2 }\n  eel: {}\n");
        pack.file("flow.yaml", "start: deal\nsteps:\n  deal: { auto: true }\n  turn: { moves: [pass] }\nevents: { woken: { by: number }, drowned: {} }\nquestions: { worth: { value: number, more: number }, weight: { value: number } }\n");
    }

    private int[] sumAndWorth(String deal) throws RuleFault {
        pack.file("rules.mjs", """
            export const moves = { pass: { apply: () => {} } };
            export const cards = {
              crab: { on: { woken: ({ game, owner, by }) => { game.sum += by * (owner === undefined ? 1 : 10); } }, modify: { worth: ({ value, card, more }) => value + more + card.index } },
              eel: { on: { woken: ({ game }) => { game.sum += 1000; } }, modify: { worth: ({ value }) => value * 100 } },
            };
            export const steps = { deal: { run: ({ game }) => { const [a, b, eel] = game.deck.pieces; const A = game.players[0];
            """ + deal + " game.push('turn'); } } };\n");
        try (ScriptEngine scripts = new ScriptEngine(); RuleEngine engine = scripts.rules(pack.blueprint())) {
            GameState state = engine.start(1);
            return new int[] {state.count(engine.blueprint.counter("sum").first()), state.count(engine.blueprint.counter("worth").first())};
        }
    }

    @Test
    void onlyTheCardItselfAnswers() throws RuleFault {
        int[] found = sumAndWorth("eel.moveTo(A.row); a.moveTo(A.row); a.trigger('woken', { by: 2 }); game.worth = a.compute('worth', 5, { more: 3 });");
        assertEquals(20, found[0]);
        assertEquals(5 + 3 + 1, found[1]);
    }

    @Test
    void alsoOutOfPlay() throws RuleFault {
        assertEquals(3, sumAndWorth("b.trigger('woken', { by: 3 });")[0]);
    }

    @Test
    void aQuestionThatItDoesNotKnowLeavesTheValue() throws RuleFault {
        int[] found = sumAndWorth("a.trigger('drowned', {}); game.worth = a.compute('weight', 7);");
        assertEquals(0, found[0]);
        assertEquals(7, found[1]);
    }
}
