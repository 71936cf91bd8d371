package eldertable.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import eldertable.rules.Printed;
import eldertable.rules.RuleFault;
import eldertable.state.Blueprint;
import eldertable.support.WrittenPack;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BrokenRulesTests {
    /** An author saves half-written rules all day: each of them would keep a whole context. */
    @ParameterizedTest
    @ValueSource(strings = { "export const moves = {", "throw new Error('no');", "export const moves = 7;", "export const moves = {};", "export const moves = { rest: {} };" })
    void rulesThatCannotBeLoadedAreLetGo(String rules) {
        Blueprint blueprint = new WrittenPack(1).file("flow.yaml", "start: turn\nsteps:\n  turn: { moves: [rest] }\n").file("rules.mjs", rules).blueprint();
        try (ScriptEngine scripts = new ScriptEngine()) {
            assertThrows(RuleFault.class, () -> new RuleScripts(scripts, blueprint, Limits.PLAY, Printed.SILENT));
            assertEquals(0, scripts.watchdog.guards.size());
        }
    }
}
