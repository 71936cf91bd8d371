package eldertable.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import eldertable.pack.PackFiles;
import eldertable.pack.PackReader;
import eldertable.state.Blueprint;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BrokenRulesTests {
    /** An author saves half-written rules all day: each of them would keep a whole context. */
    @ParameterizedTest
    @ValueSource(strings = { "export const moves = {", "throw new Error('no');", "export const moves = 7;", "export const moves = {};", "export const moves = { rest: {} };" })
    void rulesThatCannotBeLoadedAreLetGo(String rules) {
        TreeMap<String, byte[]> files = new TreeMap<>();
        Map.of("pack.yaml", "id: shore\nversion: 1.0.0\napi: 1\ntitle: Shore\nplayers: { min: 1, max: 2 }\n",
            "components.yaml", "counters: { shells: {} }\n", "flow.yaml", "start: turn\nsteps:\n  turn: { moves: [rest] }\n", "rules.mjs", rules)
            .forEach((path, text) -> files.put(path, text.getBytes(StandardCharsets.UTF_8)));
        Blueprint blueprint = new Blueprint(PackReader.read(new PackFiles("shore", files)).pack().orElseThrow(), 1, Map.of());
        try (ScriptEngine scripts = new ScriptEngine()) {
            assertThrows(ScriptFault.class, () -> new RuleScripts(scripts, blueprint, Limits.PLAY, RuleScripts.SILENT));
            assertEquals(0, scripts.watchdog.guards.size());
        }
    }
}
