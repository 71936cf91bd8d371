package eldertable.script;

import static org.junit.jupiter.api.Assertions.assertEquals;

import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.state.GameState;
import eldertable.support.WrittenPack;
import org.junit.jupiter.api.Test;

/** Who answers first: the rules, then the active player's cards, those clockwise from there, and those that nobody owns. */
class AnsweringOrderTests {
    private final WrittenPack pack = new WrittenPack(3);

    AnsweringOrderTests() {
        pack.file("components.yaml", """
            zones:
              deck: { visible: none, start: cards }
              sea: { visible: all, inPlay: true }
              row: { visible: all, per: player, inPlay: true }
            counters: { sum: {} }
            """);
        pack.file("cards.yaml", "cards:\n  crab: { copies: 3 }\n  eel: { copies: 2 }\n");
        pack.file("flow.yaml", "start: deal\nsteps:\n  deal: { auto: true }\n  turn: { moves: [pass] }\nevents: { woken: { by: number }, drowned: {} }\nquestions: { worth: { value: number, more: number }, weight: { value: number } }\n");
    }

    /** Every answer adds a digit: 9 the rules, 1 to 3 a player's crab, 4 to 6 a player's eel, 7 one that nobody owns. */
    private int digits(String deal) throws RuleFault {
        pack.file("rules.mjs", """
            const digit = ({ owner, card }) => owner === undefined ? 7 : owner.seat + (card.is('crab') ? 1 : 4);
            const told = it => { it.game.sum = it.game.sum * 10 + digit(it); };
            const asked = it => it.value * 10 + digit(it);
            export const moves = { pass: { apply: () => {} } };
            export const on = { woken: ({ game }) => { game.sum = game.sum * 10 + 9; } };
            export const modify = { worth: ({ value, more }) => value * 10 + more };
            export const cards = { crab: { on: { woken: told }, modify: { worth: asked } }, eel: { on: { woken: told }, modify: { worth: asked } } };
            export const steps = { deal: { run: ({ game }) => { const [a, b, c, eel, conger] = game.deck.pieces, [A, B, C] = game.players;
            """ + deal + " game.push('turn'); } } };\n");
        try (ScriptEngine scripts = new ScriptEngine(); RuleEngine engine = scripts.rules(pack.blueprint())) {
            GameState state = engine.start(1);
            return state.count(engine.blueprint.counter("sum").first());
        }
    }

    private static final String ALL = "a.moveTo(A.row); b.moveTo(B.row); c.moveTo(game.sea); eel.moveTo(B.row); conger.moveTo(C.row); game.active = B; ";

    @Test
    void eventsAreToldInTurnOrder() throws RuleFault {
        assertEquals(925617, digits(ALL + "game.trigger('woken', {});"));
    }

    @Test
    void questionsAreAskedInTurnOrder() throws RuleFault {
        assertEquals(825617, digits(ALL + "game.sum = game.compute('worth', 0, { more: 8 });"));
    }

    @Test
    void onlyTheRulesAnswerWhileNoCardIsInPlay() throws RuleFault {
        assertEquals(9, digits("game.trigger('woken');"));
        assertEquals(58, digits("game.sum = game.compute('worth', 5, { more: 8 });"));
    }

    @Test
    void whatNobodyAnswersStays() throws RuleFault {
        assertEquals(5, digits("game.trigger('drowned'); game.sum = game.compute('weight', 5);"));
    }
}
