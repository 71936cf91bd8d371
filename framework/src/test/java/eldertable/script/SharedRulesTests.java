package eldertable.script;

import eldertable.pack.model.PackDef;
import eldertable.rules.Move;
import eldertable.rules.Outcome;
import eldertable.rules.Printed;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.state.GameState;
import eldertable.support.WrittenPack;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Tables that play the same at one server share its script contexts, and notice nothing of each other. */
@Timeout(300)
class SharedRulesTests {
    private static final Limits SHORT = new Limits(0, 100, 256L << 20);
    private static final int OTHERS = 30;

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

    /** Somebody listens, as at every table that is played at: so it is GraalJS that does it. */
    private static GameState start(RuleEngine table) throws RuleFault {
        GameState state = table.start(1);
        state.listen(effect -> { });
        return state;
    }

    private static Outcome play(RuleEngine engine, GameState state, String name) {
        Move move = new Move().reset(0);
        move.chooseMove(engine.blueprint.move(name));
        return engine.apply(state, move);
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
                        GameState state = start(table);
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
        GameState state = start(table);
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
}
