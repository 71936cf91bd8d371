package eldertable.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.rules.Move;
import eldertable.rules.Offers;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.state.GameState;
import eldertable.support.WrittenPack;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The open moves of a step are found in one call, or one by one where reasons are wanted: with the same result. */
class OpenMovesTests {
    private final WrittenPack pack = new WrittenPack(2);

    private List<String> open(String moves, boolean explaining, int score) throws RuleFault {
        pack.file("components.yaml", "counters: { score: { per: player } }\n");
        pack.file("flow.yaml", "start: turn\nsteps:\n  turn: { moves: [free, rich, poor, both, picked], data: { left: number } }\n  other: { moves: [late] }\nmoves: { late: { anytime: true } }\n");
        pack.file("rules.mjs", moves + "\nexport const steps = {};\n");
        Blueprint blueprint = pack.blueprint();
        try (ScriptEngine engine = new ScriptEngine(); RuleEngine rules = engine.rules(blueprint)) {
            GameState state = rules.start(1);
            state.setCount(blueprint.counter("score").first(), score);
            Offers offers = new Offers().explaining(explaining);
            rules.offer(state, new Move().reset(0), offers);
            List<String> names = new ArrayList<>();
            for (int i = 0; i < offers.size(); i++) names.add(blueprint.moves.get(Code.value(offers.get(i))).id());
            for (Offers.Refusal refusal : offers.refusals()) names.add("not " + blueprint.moves.get(Code.value(refusal.code())).id() + ": " + refusal.reason().key());
            return names;
        }
    }

    private static final String MOVES = """
        export const moves = {
          free: { apply: () => {} },
          rich: { when: ({ me }) => me.score > 5 || 'Too poor.', apply: () => {} },
          poor: { check: ({ me, step }) => me.score + step.left < 3, apply: () => {} },
          both: { when: ({ me }) => me.score > 1 || 'Not one.', check: ({ me }) => me.score < 9 || 'Too many.', apply: () => {} },
          picked: { when: () => true, pick: { n: [1, 2] }, check: ({ n }) => n > 1 || 'No.', apply: () => {} },
          late: { when: ({ me }) => me.score < 8 || 'Too late.', apply: () => {} },
        };
        """;

    @Test
    void inOneCallOrOneByOne() throws RuleFault {
        assertEquals(List.of("free", "poor", "picked", "late"), open(MOVES, false, 0));
        assertEquals(List.of("free", "rich", "both", "picked", "late"), open(MOVES, false, 7));
        assertEquals(List.of("free", "rich", "picked"), open(MOVES, false, 10));
        assertEquals(List.of("free", "rich", "picked", "not poor: not-now", "not both: Too many.", "not late: Too late."), open(MOVES, true, 10));
    }

    @Test
    void anAnswerThatIsNoneIsAFault() {
        RuleFault fault = assertThrows(RuleFault.class, () -> open(MOVES.replace("me.score > 5 || 'Too poor.'", "undefined"), false, 0));
        assertTrue(fault.diagnostic().message().contains("must answer true"), fault.diagnostic().toString());
    }
}
