package eldertable.script;

import static org.junit.jupiter.api.Assertions.assertEquals;

import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.state.Blueprint;
import eldertable.state.GameState;
import eldertable.support.WrittenPack;
import org.junit.jupiter.api.Test;

class StepHooksTests {
    /** Writes down digits: what each hook finds. */
    private static int written(String begin) throws RuleFault {
        Blueprint blueprint = new WrittenPack(1)
            .file("components.yaml", "counters: { digits: {} }\n")
            .file("flow.yaml", "start: begin\nsteps:\n  begin: { auto: true }\n  wave: { auto: true }\n  turn: { moves: [rest] }\n")
            .file("rules.mjs", "const write = (game, n) => { game.digits = game.digits * 10 + n; };\nexport const moves = { rest: { apply: () => {} } };\nexport const steps = {\n"
                + "  begin: { run: ({ game }) => {" + begin + " game.push('turn'); } },\n  wave: { run: ({ game }) => write(game, game.hasPushed ? 8 : 7) },\n};\n")
            .blueprint();
        try (ScriptEngine scripts = new ScriptEngine(); RuleEngine engine = scripts.rules(blueprint)) {
            GameState state = engine.start(1);
            return state.count(blueprint.counter("digits").first());
        }
    }

    @Test
    void aHookKnowsWhetherItHasPushedSteps() throws RuleFault {
        assertEquals(1277, written("if (!game.hasPushed) write(game, 1); game.push('wave'); if (game.hasPushed) write(game, 2); game.push('wave');"));
    }

    @Test
    void alsoAfterLeaving() throws RuleFault {
        assertEquals(127, written("game.leave(); if (!game.hasPushed) write(game, 1); game.push('wave'); if (game.hasPushed) write(game, 2);"));
    }
}
