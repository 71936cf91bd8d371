package eldertable.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.rules.Move;
import eldertable.rules.Offers;
import eldertable.rules.Outcome;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.state.GameState;
import eldertable.support.WrittenPack;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Rules that say, offer or change far too much: told in words, and nothing of it has happened. */
class FloodsTests {
    private static String told(String move) throws RuleFault {
        return told(move, "for (let i = 0; i < 10000; i++) game.sum += 1;\n  if (game.sum < 70000) game.push('storm');");
    }

    /** @param storm what a step does by itself */
    private static String told(String move, String storm) throws RuleFault {
        var blueprint = new WrittenPack(1).file("components.yaml", "counters: { sum: {} }\n")
            .file("flow.yaml", "start: turn\nsteps:\n  turn: { moves: [flood], repeat: true }\n  storm: { auto: true }\n")
            .file("rules.mjs", "export const moves = { flood: { " + move + " } };\nexport const steps = { storm: { run: ({ game }) => {\n  "
                + storm + "\n} } };\n").blueprint();
        try (ScriptEngine scripts = new ScriptEngine(); RuleEngine engine = scripts.rules(blueprint)) {
            GameState state = engine.start(1), before = state.copy();
            Move chosen = new Move().reset(0);
            chosen.chooseMove(0);
            if (move.startsWith("pick")) return assertThrows(RuleFault.class, () -> engine.offer(state, chosen, new Offers())).diagnostic().message();
            Outcome outcome = engine.apply(state, chosen);
            assertTrue(before.sameAs(state));
            return outcome instanceof Outcome.Faulted faulted ? faulted.diagnostic().message() : outcome.toString();
        }
    }

    @Test
    void ofChangesInAHook() throws RuleFault {
        assertEquals("One hook changes more than 50000 things, one after the other. Does a loop never end?",
            told("apply: ({ game }) => { for (let i = 0; i < 60000; i++) game.sum = i; }"));
    }

    @Test
    void ofChangesInAllThatFollowsFromAMove() throws RuleFault {
        assertEquals("The move 'flood' changes more than 50000 things, one after the other, which nobody could follow. Does something go round and round?",
            told("apply: ({ game }) => game.push('storm')"));
    }

    @Test
    @Timeout(120)
    void ofTimeInAllThatFollowsFromAMove() throws RuleFault {
        assertEquals("Steps go on by themselves for 5 seconds without anybody to act. They have come to steps.storm.run.",
            told("apply: ({ game }) => game.push('storm')", "for (let i = 0; i < 1000000; i++) if (i < 0) game.sum = i;\n  game.push('storm');"));
    }

    @Test
    void ofLines() throws RuleFault {
        assertEquals("One hook says more than 200 lines: tell players what matters.", told("apply: ({ game }) => { for (let i = 0; i < 300; i++) game.say('x'); }"));
    }

    @Test
    void ofThingsToPick() throws RuleFault {
        assertEquals("A pick offers more than 20000 things: offer fewer, or in several picks.",
            told("pick: { n: () => { const all = []; for (let i = 0; i < 30000; i++) all.push(i); return all; } }, apply: () => {}"));
    }

    @Test
    void ofNothingToPick() throws RuleFault {
        assertEquals("A pick offers undefined: leave out what is not there.", told("pick: { n: () => [1, undefined] }, apply: () => {}"));
    }

    @Test
    void ofQuestionsThatChangeTheTable() throws RuleFault {
        assertTrue(told("pick: { n: ({ game }) => { game.sum += 1; return [1, 2]; } }, apply: () => {}").startsWith("Nothing can be changed here"));
    }
}
