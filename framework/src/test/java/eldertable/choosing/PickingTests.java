package eldertable.choosing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.pack.model.PackDef;
import eldertable.rules.Outcome;
import eldertable.rules.Reason;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.session.GameSession;
import eldertable.session.MatchSetup;
import eldertable.state.Code;
import eldertable.support.PickyPack;
import eldertable.support.WrittenPack;
import eldertable.view.Lexicon;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PickingTests {
    private static ScriptEngine scripts;
    private static PackDef pack;

    @BeforeAll static void open() {
        scripts = new ScriptEngine();
        pack = new WrittenPack(1)
            .file("components.yaml", "zones:\n  hand: { visible: all, start: cards }\n  away: { visible: all }\n  deck: { visible: none, start: snails }\nwords: [left, right]\n")
            .file("cards.yaml", "cards:\n  ark: {}\n  bell: {}\n  cone: {}\nsnails:\n  snail: { copies: 3 }\n")
            .file("flow.yaml", "start: turn\nsteps:\n  turn: { moves: [drop, wave, take, match, draw], repeat: true }\n")
            .file("rules.mjs", """
                const same = list => list.length !== 3 || 'Not all three.';
                export const moves = {
                  drop: {
                    pick: { to: ({ game }) => [game.away.size], cards: { from: ({ game }) => game.hand, min: 1, max: 3 }, side: ['left', 'right'] },
                    apply: ({ game, cards }) => { for (const c of cards) c.moveTo(game.away); },
                  },
                  take: { when: ({ game }) => !game.hand.isEmpty, pick: { card: ({ game }) => game.hand }, apply: ({ game, card }) => { card.moveTo(game.away); } },
                  match: {
                    pick: { cards: { from: ({ game }) => game.hand, min: 1, max: 3 } },
                    check: ({ cards }) => cards.map(c => c.kind).join() === 'ark,cone' || 'The ark and the cone.', apply: () => {},
                  },
                  draw: { pick: { cards: { from: ({ game }) => game.deck.pieces.reverse(), min: 1, max: 3 } }, check: ({ cards }) => cards.length === 2, apply: () => {} },
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
            Picking picking = session.picking(0);
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
            session.perform(picking);
            assertEquals(List.of("A drop 0 [ark, cone] left"), session.journal().commands());
        }
    }

    @Test void asManyAsPossibleClosesThePick() throws RuleFault {
        try (GameSession session = session()) {
            Picking picking = session.picking(0);
            picking.choose(move(session, "drop"));
            for (String id : List.of("bell", "ark", "cone")) assertTrue(picking.choose(card(session, id)));
            assertEquals("side", picking.options().pick());
            assertTrue(picking.back());
            assertEquals("cards", picking.options().pick());
        }
    }

    @Test void equalThingsCanBeChosenAsOftenAsThereAre() throws RuleFault {
        try (GameSession session = session()) {
            Picking picking = session.picking(0);
            picking.choose(move(session, "wave"));
            assertTrue(picking.choose(Code.number(1)));
            assertEquals(Optional.of(Reason.atLeast(2)), picking.whyUnfinished());
            assertTrue(picking.choose(Code.number(1)));
            assertTrue(picking.canFinish());
            assertFalse(picking.choose(Code.number(2)), "three would lead nowhere");
            assertTrue(picking.canFinish());
        }
    }

    @Test void theBeginningIsTheEndOfGoingBack() throws RuleFault {
        try (GameSession session = session()) {
            Picking picking = session.picking(0);
            assertFalse(picking.back());
            picking.choose(move(session, "wave"));
            assertTrue(picking.back());
            assertFalse(picking.isPicking());
            assertFalse(picking.back());
        }
    }

    @Test void theRulesAreAskedOnceForEachChoice() throws RuleFault {
        try (GameSession session = session()) {
            List<String> asked = new ArrayList<>();
            session.watchHooks((hook, nanos) -> asked.add(hook));
            Picking picking = session.picking(0);
            picking.choose(move(session, "take"));
            picking.choose(card(session, "bell"));
            session.perform(picking);
            assertEquals(List.of("A take bell"), session.journal().commands());
            for (String hook : List.of("when", "pick card", "apply")) {
                assertEquals(1, Collections.frequency(asked, "Move 'take' (" + hook + ")"), () -> hook + " in " + asked);
            }
        }
    }

    @Test void aMoveForATableThatHasChangedSinceIsCheckedAsUsual() throws RuleFault {
        try (GameSession session = session()) {
            Picking early = session.picking(0), late = session.picking(0);
            for (Picking picking : List.of(early, late)) {
                picking.choose(move(session, "take"));
                picking.choose(card(session, "bell"));
            }
            assertInstanceOf(Outcome.Accepted.class, session.perform(early));
            assertInstanceOf(Outcome.Refused.class, session.perform(late), "the bell lies elsewhere by now");
            session.undo(1);
            assertInstanceOf(Outcome.Accepted.class, session.perform(late), "it is the same table again");
        }
    }

    @Test void whatStandsBehindMayBeChosenBeforeWhatItNeeds() throws RuleFault {
        try (GameSession session = session()) {
            Picking picking = session.picking(0);
            picking.choose(move(session, "match"));
            assertTrue(picking.choose(card(session, "cone")), "with the ark it will do");
            assertEquals(Optional.of(Reason.written("The ark and the cone.")), picking.whyUnfinished());
            assertFalse(picking.choose(card(session, "bell")));
            assertTrue(picking.choose(card(session, "ark")));
            assertEquals(2, picking.added());
            picking.finish();
            session.perform(picking);
            assertEquals(List.of("A match [ark, cone]"), session.journal().commands());
        }
    }

    /** The rules list what nobody sees in an order of their own, which is not the one in which it is offered. */
    @Test void unseenThingsAreChosenByTheirPlaces() throws RuleFault {
        try (GameSession session = session()) {
            Picking picking = session.picking(0);
            picking.choose(move(session, "draw"));
            List<Integer> places = picking.options().codes();
            assertEquals(3, places.size());
            for (int place : places) assertEquals(Code.SLOT, Code.tag(place));
            assertEquals(places.stream().sorted().toList(), places);
            assertTrue(picking.choose(places.get(2)));
            assertTrue(picking.choose(places.get(0)));
            assertEquals(1, picking.timesAdded(places.get(0)));
            assertEquals(0, picking.timesAdded(places.get(1)));
            picking.finish();
            assertInstanceOf(Outcome.Accepted.class, session.perform(picking));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = { 24, 60 })
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void whereNearlyNothingWillDoThePlayerIsAskedAllTheSame(int cards) throws RuleFault {
        PackDef picky = PickyPack.of(cards, "two, never, nested");
        try (GameSession session = new GameSession(scripts, picky, MatchSetup.of("m", picky, 1, Map.of(), 1, MatchSetup.people(1)))) {
            Picking picking = session.picking(0);
            assertEquals(3, picking.options().codes().size());
            picking.choose(move(session, "two"));
            assertEquals(cards, picking.options().codes().size());
            assertTrue(picking.choose(card(session, "c19")));
            assertEquals(Optional.of(Reason.written("Seven and nineteen.")), picking.whyUnfinished());
            assertTrue(picking.choose(card(session, "c7")));
            picking.finish();
            assertInstanceOf(Outcome.Accepted.class, session.perform(picking));
        }
    }

    /** Only one of two moves can be made: it is taken by itself, but the other is shown with its reason, and what is chosen stays known. */
    @Test void theOnlyMoveIsTakenInTheOpen() throws Exception {
        PackDef sole = new WrittenPack(1)
            .file("components.yaml", "zones:\n  hand: { visible: all, start: cards }\nwords: [left, right]\n")
            .file("cards.yaml", "cards:\n  ark: {}\n  bell: {}\n")
            .file("flow.yaml", "start: turn\nsteps:\n  turn: { moves: [show, pass], repeat: true }\n")
            .file("rules.mjs", """
                export const moves = {
                  show: { pick: { card: ({ game }) => game.hand, side: ['left', 'right'] }, apply: () => {} },
                  pass: { when: () => 'Not while you hold cards.', apply: () => {} },
                };
                """).read();
        try (GameSession session = new GameSession(scripts, sole, MatchSetup.of("m", sole, 1, Map.of(), 1, MatchSetup.people(1)))) {
            Picking picking = session.picking(0);
            assertTrue(picking.isPicking());
            Lexicon lexicon = new Lexicon(session.blueprint(), "en", List.of("Ada"));
            Ask ask = Ask.of(picking, lexicon, session.blueprint(), Optional.empty());
            assertEquals(List.of("Not while you hold cards."), ask.refusals().stream().map(Ask.Refusal::reason).toList());
            assertEquals(List.of(), ask.chosen());
            int ark = card(session, "ark");
            picking.choose(ark);
            assertEquals(List.of(ark), Ask.of(picking, lexicon, session.blueprint(), Optional.empty()).chosen());
        }
    }
}
