package eldertable.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import eldertable.diagnostic.Diagnostic;
import eldertable.pack.PackFiles;
import eldertable.pack.PackReader;
import eldertable.rules.RuleEngine;
import eldertable.state.Blueprint;
import eldertable.state.GameState;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What a hook answers is found wrong only after it has returned, when none of its lines is running: then its own line is told. */
class WrongAnswersTests {
    /** What is said of a game whose third line of rules is a move, when its player looks for something to do. */
    private static Diagnostic told(String move) throws ScriptFault {
        TreeMap<String, byte[]> files = new TreeMap<>();
        Map.of("pack.yaml", "id: shore\nversion: 1.0.0\napi: 1\ntitle: Shore\nplayers: { min: 1, max: 2 }\n",
            "components.yaml", "counters: { shells: {} }\n",
            "flow.yaml", "start: turn\nsteps:\n  turn: { moves: [rest, dig] }\n",
            "rules.mjs", "export const moves = {\n  rest: { when: () => true, apply: () => {} },\n  dig: { " + move + ", apply: () => {} },\n};\n")
            .forEach((path, text) -> files.put(path, text.getBytes(StandardCharsets.UTF_8)));
        Blueprint blueprint = new Blueprint(PackReader.read(new PackFiles("shore", files)).pack().orElseThrow(), 1, Map.of());
        try (ScriptEngine scripts = new ScriptEngine(); RuleEngine engine = new RuleEngine(scripts, blueprint)) {
            GameState state = engine.start(1);
            Intent intent = new Intent().reset(0);
            if (move.startsWith("pick")) intent.chooseMove(blueprint.move("dig"));
            return assertThrows(ScriptFault.class, () -> engine.offer(state, intent, new Offers())).diagnostic();
        }
    }

    @Test
    void ofAPick() throws ScriptFault {
        assertEquals("shore/rules.mjs:3:24", place(told("pick: { what: () => 7 }")));
        assertEquals("shore/rules.mjs:3:32", place(told("pick: { what: { from: () => [1, 2], check: () => 7 } }")));
    }

    @Test
    void ofAMove() throws ScriptFault {
        assertEquals("shore/rules.mjs:3:17", place(told("check: () => 7")));
    }

    @Test
    void ofAMoveThatIsAskedTogetherWithOthers() throws ScriptFault {
        assertEquals("shore/rules.mjs:3:16", place(told("when: () => 7")));
    }

    private static String place(Diagnostic told) {
        return told.span().file() + ":" + told.span().line() + ":" + told.span().column();
    }
}
