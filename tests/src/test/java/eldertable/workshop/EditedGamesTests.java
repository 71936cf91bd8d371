package eldertable.workshop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.pack.model.PackDef;
import eldertable.rules.Printed;
import eldertable.script.ScriptEngine;
import eldertable.session.Adoption;
import eldertable.session.GameSession;
import eldertable.session.Replayed;
import eldertable.state.Differences;
import eldertable.state.GameState;
import eldertable.state.Translation;
import eldertable.support.CopiedPack;
import eldertable.support.RandomMatch;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** In the middle of each game a rule is edited, and what is on the table then is what the new rule implies. */
class EditedGamesTests {
    private static final ScriptEngine SCRIPTS = new ScriptEngine();
    private static final int BEFORE = 13, AFTER = 17;

    @TempDir Path folder;

    @AfterAll static void close() {
        SCRIPTS.close();
    }

    static List<String> games() {
        return CopiedPack.games();
    }

    private static PackDef pack(CopiedPack copy) {
        var load = copy.load();
        return load.pack().orElseThrow(() -> new AssertionError(load.problems().toString()));
    }

    @ParameterizedTest @MethodSource("games")
    void aRuleIsEditedInTheMiddleOfAGame(String id) throws Exception {
        CopiedPack copy = CopiedPack.of(id, folder);
        PackDef before = pack(copy);
        try (GameSession plain = RandomMatch.open(SCRIPTS, before, 5, Printed.SILENT);
             GameSession edited = RandomMatch.open(SCRIPTS, before, 5, Printed.SILENT)) {
            RandomMatch.play(plain, BEFORE);
            RandomMatch.play(edited, BEFORE);
            copy.probe();
            Adoption adoption = edited.adopt(edited.engineFor(pack(copy)));
            assertTrue(adoption.adopted(), adoption.toString());
            assertSame(plain.table(), edited, "at once");
            assertEquals(0, probe(edited));
            int made = RandomMatch.play(edited, AFTER);
            assertEquals(made, RandomMatch.play(plain, AFTER));
            assertEquals(made, probe(edited), "every move since counts");
            assertSame(plain.table(), edited, "after " + made + " more moves");

            edited.undo(made + 3);
            plain.undo(made + 3);
            assertSame(plain.table(), edited, "moves from before the edit are taken back too");
            assertEquals(0, probe(edited));
            // Each is made anew by the rules in force: those from before the edit count too.
            RandomMatch.play(edited, 3);
            assertEquals(3, probe(edited));
        }
    }

    @ParameterizedTest @MethodSource("games")
    void withoutAnyChangeOfStructureTheStateIsKeptToTheLastBit(String id) throws Exception {
        CopiedPack copy = CopiedPack.of(id, folder);
        try (GameSession session = RandomMatch.open(SCRIPTS, pack(copy), 8, Printed.SILENT)) {
            RandomMatch.play(session, BEFORE);
            long hash = session.hash();
            for (String file : copy.original().keySet()) if (file.endsWith(".mjs")) copy.write(file, copy.read(file) + "\n// another line\n");
            assertTrue(session.adopt(session.engineFor(pack(copy))).adopted());
            assertEquals(hash, session.hash());
            Replayed again = session.startAgain(session.engineFor(pack(copy)));
            assertEquals(new Replayed(true, BEFORE, BEFORE, java.util.Optional.empty(), java.util.Optional.empty()), again);
            assertEquals(hash, session.hash());
        }
    }

    @ParameterizedTest @MethodSource("games")
    void startedAgainWithAnotherRuleItSaysWhereThatFirstDiffers(String id) throws Exception {
        CopiedPack copy = CopiedPack.of(id, folder);
        try (GameSession session = RandomMatch.open(SCRIPTS, pack(copy), 8, Printed.SILENT)) {
            RandomMatch.play(session, BEFORE);
            copy.probe();
            Replayed again = session.startAgain(session.engineFor(pack(copy)));
            assertEquals(BEFORE, again.made());
            assertEquals(BEFORE, probe(session));
            assertTrue(again.difference().orElseThrow().english().matches("Move 1 \\(.*\\) leads elsewhere: probe was 0, now 1\\."), again.toString());

            copy.replace("rules.mjs", "it.game.probe += 1;", "it.game.probe += 1; if (it.game.probe > 4) throw new Error('no more');");
            again = session.startAgain(session.engineFor(pack(copy)));
            assertEquals(4, again.made());
            assertTrue(again.stop().orElseThrow().english().startsWith("Move 5 ("), again.toString());
            assertTrue(again.told().toString().contains("no more"), again.told().toString());
        }
    }

    @ParameterizedTest @MethodSource("games")
    void whatIsInUseCannotGo(String id) throws Exception {
        CopiedPack copy = CopiedPack.of(id, folder);
        try (GameSession session = RandomMatch.open(SCRIPTS, pack(copy), 8, Printed.SILENT)) {
            RandomMatch.play(session, BEFORE);
            copy.probe();
            assertTrue(session.adopt(session.engineFor(pack(copy))).adopted());
            RandomMatch.play(session, 2);
            long hash = session.hash();
            copy.restore();
            Adoption adoption = session.adopt(session.engineFor(pack(copy)));
            assertFalse(adoption.adopted());
            assertEquals(List.of("probe, which is 2"), adoption.lost().stream().map(eldertable.words.Message::english).toList());
            assertEquals(hash, session.hash());
            RandomMatch.play(session, 2);
            assertEquals(4, probe(session), "the old rules play on");
        }
    }

    private static int probe(GameSession session) {
        return session.table().count(session.blueprint().counter("probe").first());
    }

    /** But for the probe. */
    private static void assertSame(GameState expected, GameSession edited, String when) {
        GameState actual = new Translation(edited.blueprint(), expected.blueprint).translate(edited.table()).state();
        assertEquals(List.of(), Differences.between(expected, actual, 5), when);
        assertTrue(expected.sameAs(actual), when);
    }
}
