package eldertable.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import eldertable.diagnostic.Diagnostic;
import eldertable.rules.Move;
import eldertable.rules.Offers;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.state.Blueprint;
import eldertable.state.GameState;
import eldertable.support.WrittenPack;
import org.junit.jupiter.api.Test;

/** What a hook answers is found wrong only after it has returned, when none of its lines is running: then its own line is told. */
class WrongAnswersTests {
    /** What is said of a game whose third line of rules is a move, when its player looks for something to do. */
    private static Diagnostic told(String move) throws RuleFault {
        Blueprint blueprint = new WrittenPack(1)
            .file("flow.yaml", "start: turn\nsteps:\n  turn: { moves: [rest, dig] }\n")
            .file("rules.mjs", "export const moves = {\n  rest: { when: () => true, apply: () => {} },\n  dig: { " + move + ", apply: () => {} },\n};\n")
            .blueprint();
        try (ScriptEngine scripts = new ScriptEngine(); RuleEngine engine = scripts.rules(blueprint)) {
            GameState state = engine.start(1);
            Move chosen = new Move().reset(0);
            if (move.startsWith("pick")) chosen.chooseMove(blueprint.move("dig"));
            return assertThrows(RuleFault.class, () -> engine.offer(state, chosen, new Offers())).diagnostic();
        }
    }

    @Test
    void ofAPick() throws RuleFault {
        assertEquals("shore/rules.mjs:3:24", place(told("pick: { what: () => 7 }")));
        assertEquals("shore/rules.mjs:3:32", place(told("pick: { what: { from: () => [1, 2], check: () => 7 } }")));
    }

    @Test
    void ofAMove() throws RuleFault {
        assertEquals("shore/rules.mjs:3:17", place(told("check: () => 7")));
    }

    @Test
    void ofAMoveThatIsAskedTogetherWithOthers() throws RuleFault {
        assertEquals("shore/rules.mjs:3:16", place(told("when: () => 7")));
    }

    private static String place(Diagnostic told) {
        return told.span().file() + ":" + told.span().line() + ":" + told.span().column();
    }
}
