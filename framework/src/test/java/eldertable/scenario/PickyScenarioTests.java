package eldertable.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;

import eldertable.diagnostic.Problems;
import eldertable.script.ScriptEngine;
import eldertable.support.PickyPack;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PickyScenarioTests {
    private static final String SCENARIO = """
        - title: nearly nothing will do
          do:
            - expect:
                legal: { A: [two, never, nested] }
                illegal: { A: ["two [c7]", "never []"] }
                choices: { A two: CARDS }
            - A two [c19, c7]
          expect:
            legal: { A: [pass] }
            done: 1
        """;

    @ParameterizedTest
    @ValueSource(ints = { 24, 60 })
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void whatIsLegalIsToldAtOnceWhereNotAllSetsCanBeTried(int cards) {
        Problems problems = new Problems();
        byte[] text = SCENARIO.replace("CARDS", String.valueOf(cards)).getBytes(StandardCharsets.UTF_8);
        List<ScenarioDef> read = ScenarioReader.read("picky.yaml", text, problems);
        try (ScriptEngine scripts = new ScriptEngine(); Scenarios scenarios = new Scenarios(scripts, PickyPack.of(cards, "two, never, nested"))) {
            ScenarioResult result = scenarios.run(read.get(0));
            assertEquals("[] [] []", problems.list() + " " + result.problems() + " " + result.failures());
        }
    }
}
