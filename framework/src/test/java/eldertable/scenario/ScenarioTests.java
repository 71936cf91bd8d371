package eldertable.scenario;

import eldertable.diagnostic.DiagnosticPrinter;
import eldertable.diagnostic.Problems;
import eldertable.pack.files.PackFiles;
import eldertable.pack.library.PackReader;
import eldertable.pack.model.PackDef;
import eldertable.script.ScriptEngine;
import eldertable.words.Tongue;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * Scenarios that must pass, and scenarios that must not, with word for word what their author is told. After a change
 * that is meant, copy the actual text into the .txt and read it as an author would.
 */
class ScenarioTests {
    private static ScriptEngine scripts;
    private static Scenarios scenarios;

    @BeforeAll
    static void readTheWorkbench() throws IOException {
        PackFiles files = PackFiles.open(folder("workbench"), new Problems()).orElseThrow();
        SortedMap<String, byte[]> bytes = new TreeMap<>();
        files.paths().forEach(path -> bytes.put(path, files.bytes(path).orElseThrow()));
        PackDef pack = PackReader.read(new PackFiles("workbench", bytes)).pack().orElseThrow();
        scripts = new ScriptEngine();
        scenarios = new Scenarios(scripts, pack);
    }

    @AfterAll
    static void close() {
        scenarios.close();
        scripts.close();
    }

    private static Path folder(String name) {
        try {
            return Path.of(ScenarioTests.class.getResource("/eldertable/scenario/" + name).toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String run(String name) throws IOException {
        Problems problems = new Problems();
        List<ScenarioDef> read = ScenarioReader.read(name + ".yaml", Files.readAllBytes(folder(name + ".yaml")), problems);
        StringBuilder out = new StringBuilder();
        List<ScenarioResult> results = scenarios.run(read);
        results.forEach(result -> out.append(new ResultPrinter(Tongue.ENGLISH).print(result, false)));
        out.append(DiagnosticPrinter.plain(Tongue.ENGLISH).print(problems.list()));
        return out.append(ResultPrinter.summary(results)).append('\n').toString();
    }

    @ParameterizedTest
    @ValueSource(strings = {"given", "moves", "looks"})
    void whatIsSoPasses(String name) throws IOException {
        String told = run("passing/" + name);
        assertFalse(told.contains("FAIL"), told);
        assertTrue(told.endsWith(" 0 failed\n"), told);
    }

    @ParameterizedTest
    @ValueSource(strings = {"looks", "moves", "mistakes", "pieces", "reading"})
    void whatIsNotSoIsToldInTheRightPlace(String name) throws IOException {
        String expected = Files.readString(folder("failing/" + name + ".txt"), StandardCharsets.UTF_8).replace("\r\n", "\n");
        assertEquals(expected, run("failing/" + name));
    }

    @Test
    void checkingFindsWrongNamesWithoutPlaying() {
        Problems problems = new Problems();
        String text = "title: a slip behind a move that fails\ndo: [A keep pearl, A kepe crab, expect: { hnad: 3 }]\n";
        ScenarioDef scenario = ScenarioReader.read("slip.yaml", text.getBytes(StandardCharsets.UTF_8), problems).get(0);
        ScenarioResult result = scenarios.check(scenario);
        assertEquals(List.of("bad-command", "unknown-name"), result.problems().stream().map(problem -> problem.code()).toList());
        assertTrue(result.failures().isEmpty());
    }

    @Test
    void theSameScenarioTwiceGivesTheSame() throws IOException {
        assertEquals(run("failing/looks"), run("failing/looks"));
    }
}
