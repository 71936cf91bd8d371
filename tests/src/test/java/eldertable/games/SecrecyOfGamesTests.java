package eldertable.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import eldertable.diagnostic.DiagnosticPrinter;
import eldertable.pack.library.PackLibrary;
import eldertable.pack.model.PackDef;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.secrecy.LeakTest;
import eldertable.state.Blueprint;
import eldertable.words.Tongue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** No game and no mod that ships tells anybody what they may not see, for any number of players. */
class SecrecyOfGamesTests {
    private static final Path CONTENT = Path.of(System.getProperty("eldertable.home")).resolve("content");
    /** Small, because there are many of them; `check --secrets` looks as long as one likes. */
    private static final int ONE_IN = 12, THOUGHT_IN = 6, MOST_MOVES = 100;
    private static ScriptEngine scripts;

    @BeforeAll static void open() {
        scripts = new ScriptEngine();
    }

    @AfterAll static void close() {
        scripts.close();
    }

    @TestFactory Stream<DynamicTest> secretsStaySecret() {
        PackLibrary library = new PackLibrary(List.of(CONTENT));
        return library.entries().stream().flatMap(entry -> {
            PackDef pack = library.load(entry.id()).pack().orElseThrow();
            return IntStream.rangeClosed(pack.info().minPlayers(), pack.info().maxPlayers()).boxed()
                .map(players -> dynamicTest(entry.id() + " for " + players, () -> play(pack, players)));
        });
    }

    private static void play(PackDef pack, int players) throws RuleFault {
        LeakTest.Plan plan = new LeakTest.Plan(players == 2 ? 3 : 1, 7, ONE_IN, THOUGHT_IN, MOST_MOVES); // games for two are short
        LeakTest.Result result = new LeakTest(scripts, new Blueprint(pack, players, Map.of()), plan).run();
        assertEquals("", DiagnosticPrinter.plain(Tongue.ENGLISH).print(result.problems()));
        assertTrue(result.comparisons() > 0, "nothing was compared");
    }
}
