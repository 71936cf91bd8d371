package eldertable.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.script.ScriptEngine;
import eldertable.simulation.SmallGame;
import eldertable.state.Blueprint;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

@Timeout(value = 5, unit = TimeUnit.MINUTES) // a standing that never comes fails the test
class LabBenchTests {
    private static final ScriptEngine SCRIPTS = new ScriptEngine();
    private final Semaphore news = new Semaphore(0);
    private volatile Thread player;
    private final LabBench bench = new LabBench(() -> {
        player = Thread.currentThread();
        return SCRIPTS;
    }, news::release);

    @AfterEach
    void close() {
        bench.close();
    }

    @AfterAll
    static void closeScripts() {
        SCRIPTS.close();
    }

    private LabBench.Standing await(Predicate<LabBench.Standing> wanted) throws InterruptedException {
        while (!wanted.test(bench.standing())) news.acquire();
        return bench.standing();
    }

    private static Predicate<LabBench.Standing> done(long games) {
        return standing -> !standing.playing() && standing.played() == games;
    }

    @Test
    void itPlaysBesideAndComparesWithTheRulesBefore() throws Exception {
        Blueprint first = SmallGame.gathering().blueprint(2), second = SmallGame.gathering().change("me.score += card.points;", "me.score += card.points + (me.seat === 0 ? 2 : 0);").blueprint(2);
        bench.start(first);
        LabBench.Standing alone = await(done(LabBench.GAMES));
        assertEquals(Thread.MIN_PRIORITY, player.getPriority());
        assertTrue(alone.last().isEmpty() && alone.change().isEmpty() && alone.now().isPresent());
        bench.start(second);
        LabBench.Standing both = await(done(LabBench.GAMES));
        assertEquals(alone.now(), both.last());
        assertTrue(both.change().orElseThrow().real().stream().anyMatch(one -> one.figure().id().equals("score.A")), both.change().orElseThrow().inWords().toString());
        bench.start(second);
        LabBench.Standing more = await(done(2 * LabBench.GAMES));
        assertEquals(alone.now(), more.last(), "more games of the same rules are compared with the same ones");
    }

    @Test
    void anUnchangedGameShowsNoDifference() throws Exception {
        bench.start(SmallGame.gathering().blueprint(2));
        await(done(LabBench.GAMES));
        bench.start(SmallGame.gathering().blueprint(2));
        assertEquals(java.util.List.of(), await(done(LabBench.GAMES)).change().orElseThrow().real());
    }

    @Test
    void itStopsWhenItIsToldTo() throws Exception {
        bench.start(SmallGame.gathering().change("game.row.isEmpty)", "false)").blueprint(2)); // games that only end because they are broken off
        await(standing -> player != null);
        bench.stop();
        assertFalse(bench.standing().playing());
        bench.start(SmallGame.gathering().blueprint(2));
        assertEquals("", await(done(LabBench.GAMES)).problem());
    }

    @Test
    void rulesThatFailAreToldAndTheNextOnesArePlayed() throws Exception {
        bench.start(SmallGame.gathering().change("me.score += card.points;", "me.score += card.points; if (me.score > 5) throw new Error('too much');").blueprint(2));
        assertTrue(await(done(LabBench.GAMES)).problem().contains("too much"), bench.standing().problem());
        bench.start(SmallGame.gathering().blueprint(2));
        assertEquals("", await(done(LabBench.GAMES)).problem());
    }
}
