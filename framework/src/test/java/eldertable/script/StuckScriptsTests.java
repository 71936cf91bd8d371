package eldertable.script;

import eldertable.diagnostic.Diagnostic;
import eldertable.rules.Move;
import eldertable.rules.Outcome;
import eldertable.rules.Printed;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.rules.RuleThread;
import eldertable.simulation.ParallelGames;
import eldertable.state.Blueprint;
import eldertable.state.GameState;
import eldertable.support.WrittenPack;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * A few of JavaScript's own functions cannot be stopped when they are handed something that only claims to be a list: they are left alone.
 * Here something else cannot be stopped, so that it ends with the test: what hears the rules print.
 */
class StuckScriptsTests {
    private static final Limits SHORT = new Limits(0, 100, 256L << 20);
    private static final Duration PATIENCE = Duration.ofMinutes(5);
    private static final String STUCK = "print('stuck');";

    private ScriptEngine scripts;
    private volatile boolean released;
    private final CountDownLatch cameBack = new CountDownLatch(1);

    @BeforeEach
    void open() {
        scripts = new ScriptEngine();
    }

    @AfterEach
    void close() {
        released = true;
        scripts.close();
    }

    private void printed(Printed line) {
        while (!released) Thread.onSpinWait();
        cameBack.countDown();
    }

    private RuleEngine rules(Blueprint blueprint) throws RuleFault {
        return scripts.rules(blueprint, SHORT, this::printed);
    }

    private static Blueprint game(String comment) {
        return pack("export const moves = {\n  good: { apply: ({ game }) => { game.score += 1; } },\n  bad: { apply: ({ game }) => { game.score += 9; " + STUCK + " } } };" + comment);
    }

    private static Blueprint pack(String rules) {
        return new WrittenPack(1).file("components.yaml", "counters:\n  score: {}\n")
            .file("flow.yaml", "start: turn\nsteps:\n  turn: { repeat: true, moves: [good, bad] }\n").file("rules.mjs", rules + "\n").blueprint();
    }

    private static Outcome play(RuleEngine engine, GameState state, String name) {
        Move move = new Move().reset(0);
        move.chooseMove(engine.blueprint.move(name));
        return engine.apply(state, move);
    }

    private static Diagnostic fault(Outcome outcome) {
        return assertInstanceOf(Outcome.Faulted.class, outcome).diagnostic();
    }

    @Test
    @Timeout(300)
    void aGameGoesOnWithoutTheHookUntilItsPackIsLockedOut() throws RuleFault {
        try (RuleEngine engine = rules(game(""))) {
            GameState state = engine.start(1);
            for (int time = 1; time <= LockOut.MOST; time++) {
                Diagnostic told = fault(play(engine, state, "bad"));
                assertEquals(RuleFault.STUCK, told.code(), told.toString());
                assertEquals(3, told.span().line(), told.toString());
                assertTrue(told.message().startsWith("Move 'bad' (apply) ran without end where nothing could stop it."), told.toString());
                assertTrue(told.message().contains("This was time " + time), told.toString());
                if (time < LockOut.MOST) assertInstanceOf(Outcome.Accepted.class, play(engine, state, "good"));
            }
            assertEquals(2, state.count(0), "what it had done is undone");
            assertTrue(fault(play(engine, state, "good")).message().contains("locked out"));
        }
        Diagnostic locked = assertThrows(RuleFault.class, () -> rules(game("")).close()).diagnostic();
        assertEquals("script-locked", locked.code(), locked.toString());
        try (RuleEngine changed = rules(game(" // mended"))) {
            assertInstanceOf(Outcome.Accepted.class, play(changed, changed.start(1), "good"));
        }
    }

    @Test
    void aModuleThatIsStuckWhileItIsLoadedIsLeftToo() {
        Blueprint blueprint = pack(STUCK);
        Diagnostic told = assertTimeoutPreemptively(PATIENCE,
            () -> assertThrows(RuleFault.class, () -> rules(blueprint)).diagnostic(), "nobody was let go");
        assertEquals(RuleFault.STUCK, told.code(), told.toString());
        assertTrue(told.message().startsWith("Loading the rules ran without end"), told.toString());
    }

    @Test
    void manyGamesEndWithTheFault() {
        Blueprint blueprint = game("");
        ParallelGames.Part<Outcome> part = (engine, numbers) -> {
            try (RuleEngine own = rules(blueprint)) {
                return play(own, own.start(1), "bad");
            }
        };
        Diagnostic told = assertTimeoutPreemptively(PATIENCE, () -> assertThrows(RuleFault.class,
            () -> new ParallelGames(scripts, blueprint, 1).play(1, part, PATIENCE, () -> { })).diagnostic(), "it never ended");
        assertEquals(RuleFault.STUCK, told.code(), told.toString());
    }

    /** As when a bot thinks with the rules of the table. */
    @Test
    @Timeout(300)
    void whoWaitedForManyCallsGoesOnWithTheSameRules() throws Exception {
        try (RuleEngine engine = rules(game(""))) {
            GameState state = engine.start(1), imagined = state.copy();
            Move move = new Move().reset(0);
            move.chooseMove(engine.blueprint.move("bad"));
            RuleFault told = assertThrows(RuleFault.class, () -> RuleThread.run("bot", () -> engine.apply(imagined, move)));
            assertTrue(told.isStuck(), told.toString());
            assertInstanceOf(Outcome.Accepted.class, play(engine, state, "good"));
            released = true;
            cameBack.await();
            assertInstanceOf(Outcome.Accepted.class, play(engine, state, "good"));
            assertEquals(2, state.count(0), "what comes back late changes nothing");
        }
    }
}
