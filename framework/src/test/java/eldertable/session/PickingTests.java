package eldertable.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.pack.model.PackDef;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.state.Code;
import eldertable.support.WrittenPack;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class PickingTests {
    private static ScriptEngine scripts;
    private static PackDef pack;

    @BeforeAll static void open() {
        scripts = new ScriptEngine();
        pack = new WrittenPack(1)
            .file("components.yaml", "zones:\n  hand: { visible: all, start: cards }\n  away: { visible: all }\nwords: [left, right]\n")
            .file("cards.yaml", "cards:\n  ark: {}\n  bell: {}\n  cone: {}\nsnails:\n  snail: { copies: 1 }\n")
            .file("flow.yaml", "start: turn\nsteps:\n  turn: { moves: [drop, wave], repeat: true }\n")
            .file("rules.mjs", """
                const same = list => list.length !== 3 || 'Not all three.';
                export const moves = {
                  drop: {
                    pick: { to: ({ game }) => [game.away.size], cards: { from: ({ game }) => game.hand, min: 1, max: 3 }, side: ['left', 'right'] },
                    apply: ({ game, cards }) => { for (const c of cards) c.moveTo(game.away); },
                  },
                  wave: { pick: { red: { from: [1, 1, 1, 2], min: 2, max: 3 } }, check: ({ red }) => same(red), apply: () => {} },
                };
                """)
            .read();
    }

    @AfterAll static void close() {
        scripts.close();
    }

    private static GameSession session() throws RuleFault {
        return new GameSession(scripts, pack, MatchSetup.of("m", pack, 1, Map.of(), 1, MatchSetup.people(1)));
    }

    private static int move(GameSession session, String id) {
        return Code.move(session.blueprint().move(id));
    }

    private static int card(GameSession session, String id) {
        return Code.piece(session.blueprint().firstPiece(session.blueprint().kind(id)));
    }

    @Test void severalThingsMayBeChosenInAnyOrderAndTakenBack() throws RuleFault {
        try (GameSession session = session()) {
            Picking picking = new Picking(session, 0);
            picking.choose(move(session, "drop"));
            assertTrue(picking.isMany(), "the only number was taken by itself");
            assertFalse(picking.canFinish());
            assertTrue(picking.choose(card(session, "cone")));
            assertTrue(picking.choose(card(session, "ark")));
            assertEquals(2, picking.added());
            assertFalse(picking.choose(card(session, "ark")), "there is only one");
            assertTrue(picking.back());
            assertEquals(0, picking.timesAdded(card(session, "ark")));
            assertTrue(picking.choose(card(session, "bell")));
            picking.finish();
            assertEquals("side", picking.options().pick());
            assertTrue(picking.back());
            assertTrue(picking.isMany() && picking.added() == 0, "back to the beginning of the cards");
            picking.choose(card(session, "cone"));
            picking.choose(card(session, "ark"));
            picking.finish();
            picking.choose(Code.word(session.blueprint().word("left")));
            assertTrue(picking.isComplete());
            session.perform(picking.intent());
            assertEquals(List.of("A drop 0 [ark, cone] left"), session.journal().commands());
        }
    }

    @Test void asManyAsPossibleClosesThePick() throws RuleFault {
        try (GameSession session = session()) {
            Picking picking = new Picking(session, 0);
            picking.choose(move(session, "drop"));
            for (String id : List.of("bell", "ark", "cone")) assertTrue(picking.choose(card(session, id)));
            assertEquals("side", picking.options().pick());
            assertTrue(picking.back());
            assertEquals("cards", picking.options().pick());
        }
    }

    @Test void equalThingsCanBeChosenAsOftenAsThereAre() throws RuleFault {
        try (GameSession session = session()) {
            Picking picking = new Picking(session, 0);
            picking.choose(move(session, "wave"));
            assertTrue(picking.choose(Code.number(1)));
            assertEquals("Choose at least 2.", picking.whyUnfinished());
            assertTrue(picking.choose(Code.number(1)));
            assertTrue(picking.canFinish());
            assertFalse(picking.choose(Code.number(2)), "three would lead nowhere");
            assertTrue(picking.canFinish());
        }
    }

    @Test void theBeginningIsTheEndOfGoingBack() throws RuleFault {
        try (GameSession session = session()) {
            Picking picking = new Picking(session, 0);
            assertFalse(picking.back());
            picking.choose(move(session, "wave"));
            assertTrue(picking.back());
            assertFalse(picking.isPicking());
            assertFalse(picking.back());
        }
    }
}
