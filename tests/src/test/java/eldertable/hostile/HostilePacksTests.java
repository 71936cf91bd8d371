package eldertable.hostile;

import eldertable.diagnostic.Diagnostic;
import eldertable.script.ScriptEngine;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * The corpus of hostile packs: each ends in the words that its family's expected.yaml tells, the same game goes on, the next match
 * with another pack is unharmed, and after each family memory, threads and contexts are what they were.
 */
class HostilePacksTests {
    private static final Path HOME = Path.of(System.getProperty("eldertable.home"));
    private static final Path CORPUS = HOME.resolve("tests/src/test/resources/hostile");
    /** How many times longer than expected an attack may take: on a busy machine it does, and the table tells. This is only for one that never ends. */
    private static final int PATIENCE = 40;

    private static ScriptEngine scripts;
    private static Bystanders bystanders;
    private static final HostileTable TABLE = new HostileTable();

    @TempDir
    static Path temp;

    @BeforeAll
    static void open() throws Exception {
        scripts = new ScriptEngine();
        bystanders = new Bystanders(scripts);
    }

    @AfterAll
    static void close() throws IOException {
        bystanders.close();
        scripts.close();
        TABLE.write(HOME.resolve("tests/build/hostile.md"));
    }

    @TestFactory
    Stream<DynamicContainer> family() {
        return Attack.families(CORPUS).stream().map(family -> {
            List<Attack> attacks = Attack.of(family);
            Stream<DynamicTest> tests = attacks.stream().map(attack -> DynamicTest.dynamicTest(attack.toString(), () -> endsAsExpected(attack)));
            DynamicTest after = DynamicTest.dynamicTest("after " + family.getFileName(), () -> TABLE.after(family.getFileName().toString(), bystanders.settled()));
            return DynamicContainer.dynamicContainer(family.getFileName().toString(), Stream.concat(tests, Stream.of(after)));
        });
    }

    private static void endsAsExpected(Attack attack) {
        Deeds.Result result = assertTimeoutPreemptively(Duration.ofSeconds(attack.seconds() * PATIENCE), () -> new Deeds(scripts).does(attack, Staged.of(attack, temp)), attack + " was never stopped");
        TABLE.add(attack, result);
        boolean expected = attack.nothing() ? result.told().stream().noneMatch(Diagnostic::isError) : result.told().stream().anyMatch(attack::expects);
        assertTrue(expected, () -> attack + " (" + attack.about() + ")\n  expected: " + attack.expected() + "\n  told:     " + told(result.told()));
        bystanders.playOn();
    }

    private static String told(List<Diagnostic> told) {
        return told.isEmpty() ? "nothing" : told.stream().limit(5).map(Diagnostic::toString).reduce((a, b) -> a + "\n            " + b).orElse("");
    }
}
