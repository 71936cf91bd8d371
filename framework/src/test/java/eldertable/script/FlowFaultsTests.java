package eldertable.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.diagnostic.Diagnostic;
import eldertable.rules.Move;
import eldertable.rules.Outcome;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.support.WrittenPack;
import org.junit.jupiter.api.Test;

/** A flow that leads nowhere is told at the step or move concerned, with the hooks that made it so. */
class FlowFaultsTests {
    private static Diagnostic told(String apply, String steps) throws RuleFault {
        var blueprint = new WrittenPack(1).file("flow.yaml", """
                start: turn
                steps:
                  turn: { moves: [go] }
                  tide: { auto: true }
                  ebb: { auto: true }
                  answer: { who: one, moves: [go] }
                """)
            .file("rules.mjs", "export const moves = { go: { apply: ({ game }) => { " + apply + " } } };\nexport const steps = {" + steps + "};\n").blueprint();
        try (ScriptEngine scripts = new ScriptEngine(); RuleEngine engine = scripts.rules(blueprint)) {
            Move chosen = new Move().reset(0);
            chosen.chooseMove(0);
            return assertInstanceOf(Outcome.Faulted.class, engine.apply(engine.start(1), chosen)).diagnostic();
        }
    }

    private static String place(Diagnostic told) {
        return told.span().file().replaceFirst(".*/", "") + ":" + told.span().line();
    }

    @Test
    void stepsThatFollowEachOther() throws RuleFault {
        Diagnostic told = told("game.push('tide');", "tide: { run: ({ game }) => game.go('ebb') }, ebb: { run: ({ game }) => game.go('tide') }");
        assertEquals("Steps go round and round without anybody to act: steps.ebb.run, steps.tide.run. One of them has to wait for a player, or end the game.",
            told.message().replace("steps.tide.run, steps.ebb.run", "steps.ebb.run, steps.tide.run"));
        assertEquals(told.message().contains("act: steps.tide") ? "flow.yaml:4" : "flow.yaml:5", place(told));
    }

    @Test
    void aMoveThatLeavesTheLastStep() throws RuleFault {
        Diagnostic told = told("game.leave();", "");
        assertEquals("The rules left every step without ending the game, last with moves.go.apply: go on to another step (game.go, game.push), or end it with game.end.",
            told.message());
        assertEquals("flow.yaml:3", place(told));
    }

    @Test
    void aStepAfterWhichNothingIsLeft() throws RuleFault {
        Diagnostic told = told("game.go('tide');", "tide: { run: () => {} }");
        assertEquals("steps.tide.run", told.message().replaceFirst(".*last with (\\S+):.*", "$1"));
        assertEquals("flow.yaml:4", place(told));
    }

    @Test
    void aStepForOnePlayerWhomNobodyNames() throws RuleFault {
        Diagnostic told = told("game.push('answer', {});", "");
        assertTrue(told.message().contains("step 'answer' is for one player (who: one): say who, as in game.push('answer', { who: player })"), told.message());
        assertEquals("rules.mjs:1", place(told));
    }

    @Test
    void anAutomaticStepWithoutRun() throws RuleFault {
        assertEquals("flow.yaml:5", place(told("game.go('ebb');", "")));
    }
}
