package eldertable.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.bot.Budget;
import eldertable.diagnostic.Diagnostic;
import eldertable.pack.model.PackDef;
import eldertable.rules.CommandText.Reading;
import eldertable.rules.Outcome;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.state.GameState;
import eldertable.support.Wreck;
import eldertable.support.WrittenPack;
import eldertable.view.Chronicle;
import eldertable.view.Lexicon;
import eldertable.view.MoveRecord;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class GameSessionTests {
    private static ScriptEngine scripts;
    private static PackDef pack;

    @BeforeAll static void open() {
        scripts = new ScriptEngine();
        pack = Wreck.pack();
    }

    @AfterAll static void close() {
        scripts.close();
    }

    private static GameSession session(long seed, String... bots) throws RuleFault {
        List<MatchSetup.Seat> seats = new ArrayList<>();
        for (String bot : bots) seats.add(new MatchSetup.Seat(String.valueOf((char) ('A' + seats.size())), bot));
        return new GameSession(scripts, pack, MatchSetup.of("m", pack, bots.length, Map.of("mode", "storm"), seed, seats));
    }

    private static void play(GameSession session, String command) throws RuleFault {
        Reading reading = session.read(command);
        Reading.Chosen chosen = assertInstanceOf(Reading.Chosen.class, reading, reading::toString);
        assertTrue(chosen.complete(), command);
        assertInstanceOf(Outcome.Accepted.class, session.perform(chosen.move()));
    }

    private static void playBots(GameSession session) {
        while (session.botToAct() >= 0) assertInstanceOf(Outcome.Accepted.class, session.playBot(session.botToAct(), Budget.playouts(1)));
    }

    @Test void movesCanBeTakenBackAndMadeAgain() throws RuleFault {
        try (GameSession session = session(3, "", "")) {
            List<Long> hashes = new ArrayList<>(List.of(session.hash()));
            for (String command : List.of("A draw", "B hoard", "A hoard")) {
                play(session, command);
                hashes.add(session.hash());
            }
            assertEquals(2, session.undo(2));
            assertEquals(hashes.get(1), session.hash());
            assertEquals(1, session.moves());
            assertEquals(1, session.redo(1));
            assertEquals(hashes.get(2), session.hash());
            assertEquals(1, session.redo(9));
            assertEquals(hashes.get(3), session.hash());
            assertEquals(3, session.undo(9));
            assertEquals(hashes.get(0), session.hash());
            assertEquals(0, session.undo(1));
        }
    }

    @Test void aNewMoveForgetsWhatWasTakenBack() throws RuleFault {
        try (GameSession session = session(3, "", "")) {
            play(session, "A draw");
            session.undo(1);
            play(session, "A hoard");
            assertFalse(session.canRedo());
            assertEquals(0, session.redo(1));
            assertEquals(List.of("A hoard"), session.journal().commands());
        }
    }

    @Test void takingBackSkipsWhatBotsDid() throws RuleFault {
        try (GameSession session = session(4, "", "random")) {
            long start = session.hash();
            play(session, "A hoard");
            playBots(session);
            long later = session.hash();
            assertTrue(session.moves() >= 2);
            assertEquals(1, session.undo(1));
            assertEquals(start, session.hash());
            assertEquals(1, session.redo(1));
            assertEquals(later, session.hash());
        }
    }

    @Test void theSameSeedGivesTheSameGameOfBots() throws RuleFault {
        long[] hashes = new long[3];
        for (int i = 0; i < 3; i++) {
            try (GameSession session = session(i == 2 ? 8 : 7, "random", "random", "random")) {
                playBots(session);
                assertTrue(session.isOver());
                hashes[i] = session.hash();
            }
        }
        assertEquals(hashes[0], hashes[1]);
        assertNotEquals(hashes[0], hashes[2]);
    }

    @Test void theJournalIsKeptBeforeAnybodyIsTold() throws RuleFault {
        try (GameSession session = session(3, "", "")) {
            List<String> order = new ArrayList<>();
            session.keepWith(journal -> order.add("kept " + journal.commands().size()));
            session.listen(new SessionListener() {
                @Override public void happened(MoveRecord deed) {
                    order.add("told");
                }
            });
            play(session, "A hoard");
            session.undo(1);
            session.redo(1);
            assertEquals(List.of("kept 1", "told", "kept 0", "kept 1", "told"), order);
        }
    }

    @Test void aFaultLeavesTheTableAsItWasAndIsTold() throws RuleFault {
        try (GameSession session = session(3, "", "")) {
            List<Diagnostic> told = new ArrayList<>();
            session.listen(new SessionListener() {
                @Override public void faulted(Diagnostic diagnostic) {
                    told.add(diagnostic);
                }
            });
            long before = session.hash();
            Reading.Chosen chosen = (Reading.Chosen) session.read("A stumble");
            assertInstanceOf(Outcome.Faulted.class, session.perform(chosen.move()));
            assertEquals(before, session.hash());
            assertEquals(1, told.size());
            assertTrue(told.get(0).span().file().endsWith("rules.mjs"), told.toString());
            play(session, "A hoard");
        }
    }

    @Test void aBotWhoseMoveFailsTriesAnother() throws RuleFault {
        for (int seed = 0; seed < 10; seed++) {
            try (GameSession session = session(seed, "random")) {
                assertInstanceOf(Outcome.Accepted.class, session.playBot(0, Budget.playouts(1)));
            }
        }
    }

    @Test void whatFailsABotEachTimeIsToldOnce() throws RuleFault {
        PackDef reef = new WrittenPack(1)
            .file("flow.yaml", "start: turn\nsteps:\n  turn: { moves: [sink] }\n")
            .file("rules.mjs", "export const moves = { sink: { apply: () => { throw new Error('no boat'); } } };\n")
            .read();
        List<Diagnostic> told = new ArrayList<>();
        try (GameSession session = new GameSession(scripts, reef, MatchSetup.of("m", reef, 1, Map.of(), 1, List.of(new MatchSetup.Seat("A", "random"))))) {
            session.listen(new SessionListener() {
                @Override public void faulted(Diagnostic diagnostic) {
                    told.add(diagnostic);
                }
            });
            assertInstanceOf(Outcome.Faulted.class, session.playBot(0, Budget.playouts(1)));
            assertEquals(1, told.size(), told.toString());
        }
    }

    @Test void refusalsSayWhyAndChangeNothing() throws RuleFault {
        try (GameSession session = session(3, "", "")) {
            long before = session.hash();
            assertInstanceOf(Reading.Refused.class, session.read("B hoard"));
            assertInstanceOf(Reading.Unclear.class, session.read("A hord"));
            assertEquals(before, session.hash());
        }
    }

    @Test void namesCannotProbeForHiddenCards() throws RuleFault {
        try (GameSession session = session(3, "", "")) {
            String hidden = session.view(1).zone(session.blueprint().zone("hand") + 1).seen().get(0).kind();
            assertInstanceOf(Reading.Refused.class, session.read("A steal B " + hidden));
            assertInstanceOf(Reading.Chosen.class, session.read("A steal B B.hand[0]"));
            play(session, "A steal B B.hand[0]");
            assertFalse(session.journal().commands().get(0).contains("["), "the journal names the very piece");
        }
    }

    @Test void theChronicleTellsEachViewerTheirOwn() throws RuleFault {
        try (GameSession session = session(3, "", "")) {
            play(session, "A draw");
            Lexicon lexicon = new Lexicon(session.blueprint(), "en", List.of("Ada", "Bo"));
            Chronicle chronicle = new Chronicle(session.blueprint(), lexicon);
            String card = lexicon.kind(session.view(0).zone(session.blueprint().zone("hand")).seen().get(2).kind());
            MoveRecord deed = session.deeds().get(1);
            assertEquals("Ada has drawn " + card + ".", chronicle.lines(deed, 0).get(1).text());
            assertEquals("Ada has drawn a card.", chronicle.lines(deed, 1).get(1).text());
            assertEquals("Ada has drawn a card.", chronicle.lines(deed, GameState.SPECTATOR).get(1).text());
        }
    }
}
