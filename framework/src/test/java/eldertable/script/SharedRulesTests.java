package eldertable.script;

import eldertable.pack.model.PackDef;
import eldertable.rules.Move;
import eldertable.rules.Outcome;
import eldertable.rules.Printed;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.rules.RuleThread;
import eldertable.state.Effect;
import eldertable.state.GameState;
import eldertable.support.WrittenPack;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Tables that play the same at one server share its script contexts, and notice nothing of each other. */
@Timeout(300)
class SharedRulesTests {
    private static final Limits SHORT = new Limits(0, 100, 256L << 20);
    private static final int OTHERS = 30;
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private ScriptEngine scripts;
    private SharedRules shared;

    @BeforeEach
    void open() {
        scripts = new ScriptEngine();
        shared = new SharedRules();
    }

    @AfterEach
    void close() {
        shared.close();
        scripts.close();
    }

    private static PackDef game(String comment) {
        return new WrittenPack(1).file("components.yaml", "counters:\n  score: {}\n")
            .file("flow.yaml", "start: turn\nsteps:\n  turn: { repeat: true, moves: [good, bad, wrong] }\n")
            .file("rules.mjs", "export const moves = {\n  good: { apply: ({ game }) => { game.score += 1; } },\n"
                + "  bad: { apply: ({ game }) => { game.score += 9; for (let i = 0; i < 1; ) game.score += 0; } },\n"
                + "  wrong: { apply: ({ game }) => { game.score += 9; game.nothing.of.that = 1; } } };" + comment + "\n").read();
    }

    private RuleEngine table(PackDef pack) throws RuleFault {
        return shared.engine(scripts, pack, 1, Map.of(), SHORT);
    }

    private static Outcome play(RuleEngine engine, GameState state, String name) {
        return play(engine, state, name, effect -> { });
    }

    /** Somebody listens, as at every table that is played at: so it is GraalJS that does it. */
    private static Outcome play(RuleEngine engine, GameState state, String name, Consumer<Effect> witness) {
        Move move = new Move().reset(0);
        move.chooseMove(engine.blueprint.move(name));
        return engine.apply(state, move, witness);
    }

    @Test
    void aTableWhoseRulesRunAwayOrFailHarmsNoOther() throws Exception {
        PackDef pack = game("");
        ExecutorService people = Executors.newCachedThreadPool();
        try {
            List<CompletableFuture<Long>> tables = new ArrayList<>();
            for (int number = 0; number < 6; number++) {
                Random random = new Random(number);
                boolean fails = number % 2 == 0;
                tables.add(CompletableFuture.supplyAsync(() -> {
                    try (RuleEngine table = table(pack)) {
                        GameState state = table.start(1);
                        long good = 0;
                        for (int i = 0; i < 60; i++) {
                            if (fails && i % 20 == 7) assertInstanceOf(Outcome.Faulted.class, play(table, state, random.nextBoolean() ? "bad" : "wrong"));
                            assertInstanceOf(Outcome.Accepted.class, play(table, state, "good"));
                            assertEquals(++good, state.count(0), "what others did is not seen here, and what failed is undone");
                        }
                        return good;
                    } catch (RuleFault fault) {
                        throw new AssertionError(fault.diagnostic().toString());
                    }
                }, people));
            }
            for (CompletableFuture<Long> table : tables) assertEquals(60L, table.get());
        } finally {
            people.shutdownNow();
        }
        assertTrue(scripts.watchdog.guards.size() <= Math.max(2, Runtime.getRuntime().availableProcessors()), "contexts: " + scripts.watchdog.guards.size());
    }

    /** However many other games are opened: a table that is played at does not load its rules anew for each call. */
    @Test
    void whoIsThereKeepsTheRulesUntilTheyLeave() throws Exception {
        RuleEngine table = table(game(""));
        GameState state = table.start(1);
        assertInstanceOf(Outcome.Accepted.class, play(table, state, "good"));
        Set<Watchdog.Guard> own = new HashSet<>(scripts.watchdog.guards);
        for (int i = 0; i < OTHERS; i++) table(game(" // " + i)).close();
        Set<Watchdog.Guard> before = new HashSet<>(scripts.watchdog.guards);
        assertTrue(before.containsAll(own), "its contexts are still there");
        for (int i = 0; i < 5; i++) assertInstanceOf(Outcome.Accepted.class, play(table, state, "good"));
        assertEquals(before, new HashSet<>(scripts.watchdog.guards), "nothing was loaded for it");
        table.close();
        assertTrue(scripts.watchdog.guards.stream().noneMatch(own::contains), "then they go");
        assertTrue(scripts.watchdog.guards.size() < OTHERS, "and no server keeps contexts for all games that there ever were: " + scripts.watchdog.guards.size());
    }

    /** A bot thinks on a thread of its own, which is abandoned when it is stuck in a hook: the context that it had must not be missing from then on. */
    @Test
    void whoIsStuckKeepsNobodyElseWaiting() throws Exception {
        SharedRules one = new SharedRules(1);
        AtomicBoolean released = new AtomicBoolean();
        try (RuleEngine table = one.engine(scripts, game(""), 1, Map.of(), SHORT); RuleEngine other = one.engine(scripts, game(""), 1, Map.of(), SHORT)) {
            GameState state = other.start(1);
            for (int time = 1; time < LockOut.MOST; time++) {
                GameState imagined = table.start(1);
                RuleFault told = assertThrows(RuleFault.class, () -> RuleThread.run("bot", () -> play(table, imagined, "good", neverBack(released))));
                assertTrue(told.isStuck(), told.toString());
                assertInstanceOf(Outcome.Accepted.class, assertTimeoutPreemptively(PATIENCE, () -> play(other, state, "good"), "the context never came back"));
            }
            assertEquals(LockOut.MOST - 1, state.count(0));
        } finally {
            released.set(true);
            one.close();
        }
    }

    @Test
    void aPackThatIsLockedOutIsSoAtAllTablesThatShareIt() throws Exception {
        AtomicBoolean released = new AtomicBoolean();
        try (RuleEngine table = table(game("")); RuleEngine other = table(game("")); RuleEngine stranger = table(game(" // another pack"))) {
            GameState state = other.start(1), elsewhere = stranger.start(1);
            ExecutorService people = Executors.newCachedThreadPool();
            for (int time = 1; time <= LockOut.MOST; time++) {
                GameState stuck = table.start(1);
                Future<Outcome> bad = people.submit(() -> play(table, stuck, "good", neverBack(released)));
                // Meanwhile another table has a context of its own, which was never stuck.
                while (!bad.isDone()) if (play(other, state, "good") instanceof Outcome.Faulted) break;
                assertEquals(RuleFault.STUCK, assertInstanceOf(Outcome.Faulted.class, bad.get()).diagnostic().code());
            }
            people.shutdownNow();
            assertEquals("script-locked", assertInstanceOf(Outcome.Faulted.class, play(other, state, "good")).diagnostic().code());
            assertEquals("script-locked", assertThrows(RuleFault.class, () -> table(game(""))).diagnostic().code());
            assertInstanceOf(Outcome.Accepted.class, play(stranger, elsewhere, "good"));
        } finally {
            released.set(true);
        }
    }

    /** Whoever is told what a hook changes does not come back, and nothing stops that. */
    private static Consumer<Effect> neverBack(AtomicBoolean released) {
        return effect -> {
            while (!released.get()) Thread.onSpinWait();
        };
    }
}
