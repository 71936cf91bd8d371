package eldertable.sdk.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.sdk.Main;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** `test` and `check`, on the handbook's own pack. */
class ScenarioCommandsTests {
    private static final Path TIDE_POOL = Path.of(System.getProperty("eldertable.home", "..")).resolve("mod-sdk/handbook/tide-pool");
    private static final String RIGHT = "- title: a crab is worth one\n  case: P1\n  given: { step: score, A: { tableau: [crab] } }\n  expect: { A: { score: 1 } }\n";
    private static final String WRONG = "- title: a crab is worth two\n  given: { step: score, A: { tableau: [crab] } }\n  expect: { A: { score: 2 } }\n";
    private static final String SLIP = "- title: a slip\n  given: { step: scoer }\n  expect: { over: true }\n";

    @TempDir
    Path temp;
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String command, String... arguments) {
        String[] all = new String[arguments.length + 2];
        all[0] = command;
        all[1] = TIDE_POOL.toString();
        System.arraycopy(arguments, 0, all, 2, arguments.length);
        return Main.commandLine().setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true)).execute(all);
    }

    private String file(String text) throws IOException {
        return Files.writeString(temp.resolve("some.yaml"), text).toString();
    }

    private String told() {
        return out.toString().replaceAll("\\(\\d+ ms\\)", "(1 ms)").replace(temp.toString().replace('\\', '/'), "here").replace(temp.toString(), "here").replace("\r\n", "\n");
    }

    @Test void allPassed() throws IOException {
        assertEquals(0, run("test", file(RIGHT)));
        assertEquals("ok   P1 a crab is worth one (1 ms)\n1 passed, 0 failed\n", told());
    }

    @Test void oneFailed() throws IOException {
        assertEquals(1, run("test", file(RIGHT + WRONG)));
        assertEquals("""
            ok   P1 a crab is worth one (1 ms)
            FAIL a crab is worth two (1 ms)
                 here/some.yaml:7:25  A.score
                   expected  2
                   actual    1
            1 passed, 1 failed
            """, told().replace("here\\some", "here/some"));
    }

    @Test void noneIsAFailure() throws IOException {
        assertEquals(1, run("test", "--filter", "lobster", file(RIGHT)));
        assertEquals("No scenario has 'lobster' in its case, title or file name.\n0 passed, 0 failed\n", told());
    }

    @Test void aPlayerTooManyIsToldOnceWithHowToHaveOne() throws IOException {
        String three = "- title: three sit down\n  given: { A: { madness: 1 }, C: { madness: 2 } }\n  expect: { over: false }\n";
        assertEquals(1, Main.commandLine().setOut(new PrintWriter(out, true)).execute("test", "pocket-madness", file(three)));
        assertTrue(told().contains("There is no player 'C' here: 2 play. With 'players: 3' beside 'title' there is one."), told());
        assertEquals(1, told().split("There is no player", -1).length - 1, told());
        assertEquals(1, run("test", file(three.replace("C:", "E:"))));
        assertTrue(told().contains("There is no player 'E': the players are A to B."), told());
    }

    @Test void filterAndList() throws IOException {
        assertEquals(0, run("test", "--list", "--filter", "P1", file(RIGHT + WRONG)));
        assertEquals("P1 a crab is worth one  (here/some.yaml:1)\n", told().replace("here\\some", "here/some"));
    }

    @Test void forPrograms() throws IOException {
        assertEquals(1, run("test", "--json", file(WRONG + SLIP)));
        assertTrue(told().contains("\"expected\": \"2\"") && told().contains("\"actual\": \"1\""), told());
        assertTrue(told().contains("\"code\": \"unknown-name\"") && told().contains("\"failed\": 2"), told());
    }

    @Test void aMissingFileIsNamed() {
        assertEquals(1, run("test", "nowhere.yaml"));
        assertTrue(told().startsWith("nowhere.yaml:1:1  error  missing-file") && told().contains("There is no such file."), told());
    }

    /** It used to read until the memory was full. */
    @Test void whatHasNoEndIsNotReadAndTheOtherFilesAre() throws IOException {
        Assumptions.assumeTrue(Files.exists(Path.of("/dev/zero")));
        assertEquals(1, run("test", "/dev/zero", temp.toString(), file(RIGHT)));
        assertTrue(told().contains("not an ordinary file") && told().contains("This is a folder."), told());
        assertTrue(told().contains("1 passed, 0 failed, 2 errors in the files"), told());
    }

    @Test void aSoundPackHasNoProblems() {
        assertEquals(0, run("check"), told());
        assertEquals("no problems\n", told());
    }

    @Test void checkLooksIntoScriptsAndScenarios() throws IOException {
        Path copy = temp.resolve("copy");
        Files.createDirectories(copy.resolve("scenarios"));
        for (String name : new String[] {"pack.yaml", "components.yaml", "cards.yaml", "flow.yaml", "rules.mjs"}) {
            Files.copy(TIDE_POOL.resolve(name), copy.resolve(name));
        }
        Files.writeString(copy.resolve("scenarios/slip.yaml"), SLIP);
        String path = copy.toString();
        assertEquals(1, Main.commandLine().setOut(new PrintWriter(out, true)).execute("check", path));
        assertTrue(told().contains("There is no step 'scoer'. Did you mean 'score'?"), told());
        assertTrue(told().endsWith("1 error, 1 warning\n"), told());

        Files.writeString(copy.resolve("rules.mjs"), "export const moves = {{;");
        assertEquals(1, Main.commandLine().setOut(new PrintWriter(out, true)).execute("check", path));
        assertTrue(told().contains("rules.mjs:1:"), told());
        assertFalse(told().contains("\tat "), told());
    }
}
