package eldertable.workshop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import eldertable.pack.model.PackDef;
import eldertable.script.ScriptEngine;
import eldertable.session.GameSession;
import eldertable.support.CopiedPack;
import eldertable.support.RandomMatch;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A table saved as a scenario from the workshop passes when it is run, wherever a game stands. */
class SavedScenarioTests {
    private static final ScriptEngine SCRIPTS = new ScriptEngine();

    @TempDir Path folder;

    @AfterAll static void close() {
        SCRIPTS.close();
    }

    static List<String> games() {
        return CopiedPack.games();
    }

    @ParameterizedTest @MethodSource("games")
    void aTableSavedAsAScenarioPasses(String id) throws Exception {
        CopiedPack copy = CopiedPack.of(id, folder);
        PackDef pack = copy.load().pack().orElseThrow();
        Prints prints = new Prints();
        for (int seed = 1; seed <= 3; seed++) {
            try (GameSession session = RandomMatch.open(SCRIPTS, pack, seed, prints);
                 Workshop workshop = new Workshop(SCRIPTS, session, prints, copy.packs(), () -> { })) {
                for (int i = 0; i < 12 && !session.isOver(); i++) {
                    RandomMatch.play(session, 1 + i * 2);
                    Workshop.Written written = workshop.scenario("after " + session.moves() + " moves");
                    assertEquals("", written.failure().english(), () -> written.text());
                }
            }
        }
    }
}
