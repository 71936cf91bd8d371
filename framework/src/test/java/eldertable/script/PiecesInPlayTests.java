package eldertable.script;

import static org.junit.jupiter.api.Assertions.assertEquals;

import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.state.GameState;
import eldertable.support.WrittenPack;
import org.junit.jupiter.api.Test;

/** Pieces on boards and in play: told apart once for each kind, owner and space, and asked only while they are in play. */
class PiecesInPlayTests {
    private final WrittenPack pack = new WrittenPack(2);

    PiecesInPlayTests() {
        pack.file("components.yaml", """
            zones:
              deck: { visible: none, start: cards }
              row: { visible: all, inPlay: true }
              boats: { visible: all, per: player, start: diver }
            boards: { map: { spaces: [bay, reef] } }
            counters: { found: {} }
            """);
        pack.file("cards.yaml", "cards:\n  crab: { copies: 2 }\n  eel: {}\npeople:\n  diver: { per: player, copies: 3 }\n  ghost: { copies: 2 }\n");
        pack.file("flow.yaml", "start: deal\nsteps:\n  deal: { auto: true }\n  turn: { moves: [pass] }\nevents: { woken: { by: number }, drowned: {} }\nquestions: { worth: { value: number, more: number }, weight: { value: number } }\n");
    }

    private int found(String deal) throws RuleFault {
        pack.file("rules.mjs", """
            export const moves = { pass: { apply: () => {} } };
            export const cards = { crab: { on: { woken: ({ game }) => { game.found += 1; } }, modify: { worth: ({ value }) => value * 2 } } };
            export const steps = { deal: { run: ({ game }) => { const [A, B] = game.players, { bay, reef } = Object.fromEntries(game.map.spaces.map(s => [s.id, s]));
            """ + deal + " game.push('turn'); } } };\n");
        try (ScriptEngine scripts = new ScriptEngine(); RuleEngine engine = scripts.rules(pack.blueprint())) {
            GameState state = engine.start(1);
            return state.count(engine.blueprint.counter("found").first());
        }
    }

    @Test
    void aBoardTellsEqualPiecesOfOneSpaceOnce() throws RuleFault {
        String place = """
            A.boats.top.moveTo(bay); A.boats.top.moveTo(bay); A.boats.top.moveTo(reef); B.boats.top.moveTo(bay);
            game.box.find('ghost').moveTo(reef); game.box.find('ghost').moveTo(reef);
            """;
        assertEquals(4, found(place + "game.found = game.map.distinct.length;"), "A in the bay, A on the reef, B in the bay, a ghost");
        assertEquals(2, found(place + "game.found = game.map.distinct.filter(piece => piece.owner === A).length;"));
        assertEquals(4, found(place + "game.map.distinct; game.found = game.map.distinct.length;"), "asking leaves no trace");
        assertEquals(0, found("game.found = game.map.distinct.length;"));
    }

    @Test
    void piecesAreListedByKindAndBySet() throws RuleFault {
        assertEquals(2, found("game.found = game.piecesOf('ghost').length;"));
        assertEquals(8, found("game.found = game.piecesOf('people').length;"));
    }

    @Test
    void onlyCardsInPlayAnswer() throws RuleFault {
        assertEquals(0, found("game.trigger('woken');"));
        assertEquals(2, found("game.deck.moveAll(game.row); game.trigger('woken');"));
        assertEquals(3, found("game.found = game.compute('worth', 3);"));
        assertEquals(6, found("game.deck.top.moveTo(game.row); game.found = game.compute('worth', 3);"));
        assertEquals(12, found("game.deck.moveAll(game.row); game.found = game.compute('worth', 3);"));
    }
}
