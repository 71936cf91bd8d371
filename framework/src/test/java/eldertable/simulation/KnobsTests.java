package eldertable.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import eldertable.pack.model.KnobDef;
import eldertable.script.ScriptEngine;
import eldertable.state.Blueprint;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

import java.util.List;

/** Constants that a pack declares are what its rules read, translated or not. */
class KnobsTests {
    private static final ScriptEngine SCRIPTS = new ScriptEngine(), PLAIN = ScriptEngine.translating(false);
    private static final String MANIFEST = "id: shore\nversion: 1.0.0\napi: ^1.0\ntitle: Shore\nplayers: { min: 1, max: 4 }\n";

    @AfterAll
    static void close() {
        SCRIPTS.close();
        PLAIN.close();
    }

    private static Blueprint game(String knob) {
        return SmallGame.oneMove("{ apply: ({ game, me }) => { me.sum = game.knob('reward') * 2; game.end({ winners: me.sum > 6 ? [me] : [] }); } }")
            .file("pack.yaml", MANIFEST + "knobs: { reward: " + knob + " }\n").blueprint(1);
    }

    private static long wins(ScriptEngine scripts, Blueprint game) throws Exception {
        return new Simulation(scripts, game, () -> Simulation.randomSeats(1), new Simulation.Plan(10, 1, 1, 50, false, 0)).run(done -> { }).wins(0);
    }

    @Test
    void rulesReadThem() throws Exception {
        for (ScriptEngine scripts : List.of(SCRIPTS, PLAIN)) {
            assertEquals(0, wins(scripts, game("{ value: 3 }")));
            assertEquals(10, wins(scripts, game("{ value: 4, min: 0, max: 9, about: Points for nothing. }")));
        }
        Blueprint game = game("{ value: 4 }");
        wins(SCRIPTS, game);
        assertNull(SCRIPTS.untranslated(game));
    }

    @Test
    void theySayHowFarTheyMayBeTurned() {
        KnobDef open = game("{ value: 4 }").pack.info().knob("reward").orElseThrow(), bounded = game("{ value: 4, min: -1, max: 9 }").pack.info().knob("reward").orElseThrow();
        assertEquals(List.of(false, true, -1, 9), List.of(open.hasRange(), bounded.hasRange(), bounded.min(), bounded.max()));
    }
}
