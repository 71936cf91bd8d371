package eldertable.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import eldertable.rules.Move;
import eldertable.rules.Outcome;
import eldertable.rules.Printed;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.rules.RuleThread;
import eldertable.state.Blueprint;
import eldertable.state.GameState;
import eldertable.support.WrittenPack;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;

/** Whatever of a pack's code runs without end is stopped: again and again, on any thread, and while it is loaded. */
class WatchedScriptsTests {
    /** Without a limit of statements, as the engines of bots and simulations are. */
    private static final Limits SHORT = new Limits(0, 300, 256L << 20);
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final String SPIN = "for (;;);";

    private static ScriptEngine scripts;

    @BeforeAll
    static void open() {
        scripts = new ScriptEngine();
        scripts.warmUp();
    }

    @AfterAll
    static void close() {
        scripts.close();
    }

    /** A game of one step with the moves `good` and `bad`, whose `apply` is the body. */
    private static Blueprint game(String body) {
        return pack("export const moves = { good: { apply: () => {} }, bad: { apply: ({ game }) => { " + body + " } } };");
    }

    private static Blueprint pack(String rules) {
        return new WrittenPack(1)
            .file("flow.yaml", "start: turn\nsteps:\n  turn: { repeat: true, moves: [good, bad] }\n").file("rules.mjs", rules + "\n").blueprint();
    }

    private static Outcome play(RuleEngine engine, GameState state, String name) {
        Move move = new Move().reset(0);
        move.chooseMove(engine.blueprint.move(name));
        return assertTimeoutPreemptively(PATIENCE, () -> engine.apply(state, move), "it was never stopped");
    }

    private static String fault(Outcome outcome) {
        return assertInstanceOf(Outcome.Faulted.class, outcome).diagnostic().code();
    }

    @Test
    void aSecondHookWithoutEndIsStoppedLikeTheFirst() throws RuleFault {
        try (RuleEngine engine = scripts.rules(game(SPIN), SHORT, Printed.SILENT)) {
            GameState state = engine.start(1);
            for (int i = 0; i < 3; i++) {
                assertEquals("script-time", fault(play(engine, state, "bad")));
                assertInstanceOf(Outcome.Accepted.class, play(engine, state, "good"));
            }
        }
    }

    @Test
    void aGameThatWaitsAfterAHookWasStoppedIsNotStoppedToo() throws Exception {
        try (RuleEngine engine = scripts.rules(game(SPIN), SHORT, Printed.SILENT)) {
            GameState state = engine.start(1);
            assertEquals("script-time", fault(play(engine, state, "bad")));
            Thread.sleep(SHORT.millis() * 21); // longer than a hook may take on the busiest machine
            assertInstanceOf(Outcome.Accepted.class, play(engine, state, "good"));
        }
    }

    @Test
    void whatAHookAllocatesIsMeasuredOnTheThreadThatRunsIt() throws Exception {
        Limits small = new Limits(0, 30_000, 4 << 20);
        String eats = "let list; for (let i = 0; i < 3e6; i++) list = [i, [list === undefined ? 0 : list.length], { i }];";
        try (RuleEngine engine = scripts.rules(game(eats), small, Printed.SILENT)) {
            GameState state = engine.start(1);
            play(engine, state, "good"); // made and used here, and then a bot thinks with it
            assertEquals("script-memory", fault(CompletableFuture.supplyAsync(() -> play(engine, state, "bad")).get()));
        }
    }

    @Test
    void aHookThatIsStoppedLateDoesNotSpoilTheNextContext() throws RuleFault {
        Watchdog.Guard earlier;
        try (RuleScripts rules = new RuleScripts(scripts, game("throw new Error('mine');"), SHORT, Printed.SILENT)) {
            earlier = scripts.watchdog.guards.get(scripts.watchdog.guards.size() - 1);
            rules.rebuild();
            earlier.enter(new RuleThread("earlier"));
            earlier.condemn(1, Watchdog.Why.TIME);
            RuleEngine engine = new RuleEngine(game("throw new Error('mine');"), rules);
            GameState state = engine.start(1);
            assertEquals("script-error", fault(play(engine, state, "bad")));
        }
    }
}
