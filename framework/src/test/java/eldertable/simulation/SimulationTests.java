package eldertable.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.simulation.Playout.End;
import eldertable.state.Blueprint;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

import java.util.List;

class SimulationTests {
    private static final ScriptEngine SCRIPTS = new ScriptEngine();

    @AfterAll
    static void close() {
        SCRIPTS.close();
    }

    private static Statistics simulate(SmallGame game, int players, long games, long seed, int threads, boolean checked) throws Exception {
        Blueprint blueprint = game.blueprint(players);
        Simulation.Plan plan = new Simulation.Plan(games, seed, threads, 500, checked, 0.05);
        return new Simulation(SCRIPTS, blueprint, () -> Simulation.randomSeats(players), plan).run(done -> { });
    }

    @Test
    void givesTheSameTotalsOnAnyNumberOfThreads() throws Exception {
        var one = simulate(SmallGame.gathering(), 3, 200, 7, 1, false).summary();
        assertEquals(one, simulate(SmallGame.gathering(), 3, 200, 7, 2, false).summary());
        assertEquals(one, simulate(SmallGame.gathering(), 3, 200, 7, 3, false).summary());
        assertNotEquals(one, simulate(SmallGame.gathering(), 3, 200, 8, 1, false).summary());
    }

    @Test
    void checkingAndRebuildingChangeNothing() throws Exception {
        assertEquals(simulate(SmallGame.gathering(), 2, 40, 7, 1, false).summary(), simulate(SmallGame.gathering(), 2, 40, 7, 2, true).summary());
    }

    @Test
    void countsWhatHappened() throws Exception {
        Statistics statistics = simulate(SmallGame.gathering(), 2, 100, 1, 2, false);
        assertEquals(100, statistics.count(End.FINISHED));
        assertEquals(100 + statistics.sharedWins(0), statistics.wins(0) + statistics.wins(1));
        assertEquals(statistics.sharedWins(0), statistics.sharedWins(1));
        assertEquals(java.util.Map.of("empty", 100L), statistics.reasons());
        assertEquals(List.of("wait"), statistics.unusedMoves());
        assertEquals(List.of("storm"), statistics.unreachedSteps());
        assertEquals(List.of("score"), statistics.scoreCounters());
        assertEquals(4 * 3 + 8, statistics.counter("score").get(0).mean() + statistics.counter("score").get(1).mean(), 1e-9);
        assertTrue(statistics.moves().min() >= 12);
        assertTrue(statistics.decisions().mean() > statistics.moves().mean(), "choosing between take and pass is a decision of its own");
        assertEquals(1, statistics.rounds().max());
    }

    @Test
    void aForcedMoveIsNoDecision() throws Exception {
        Statistics statistics = simulate(SmallGame.oneMove("{ apply: ({ game }) => game.end() }"), 1, 5, 1, 1, false);
        assertEquals(0, statistics.decisions().max());
        assertEquals(1, statistics.moves().max());
        assertEquals(5, statistics.withoutWinner());
    }

    @Test
    void gamesThatFaultAreReportedWithTheirNumberAndPlace() throws Exception {
        SmallGame game = SmallGame.gathering().change("me.score += card.points;", "if (me.score === 7) throw new Error('seven'); me.score += card.points;");
        Statistics one = simulate(game, 2, 100, 3, 1, false);
        assertTrue(one.count(End.FAULTED) > 0 && one.count(End.FINISHED) > 0, one.summary().toString());
        assertEquals(one.count(End.FAULTED), one.failed());
        assertEquals(one.failures(), simulate(game, 2, 100, 3, 3, false).failures());
        GameFailure first = one.failures().get(0);
        assertEquals(1, one.failures().size(), "what fails alike is told once");
        assertEquals(one.failed(), one.alike(first));
        assertTrue(first.problem().contains("seven"), first.problem());
        assertTrue(first.place().orElseThrow().span().file().endsWith("rules.mjs"));

        Simulation simulation = new Simulation(SCRIPTS, game.blueprint(2), () -> Simulation.randomSeats(2), new Simulation.Plan(100, 3, 1, 500, false, 0));
        assertEquals(List.of(first), simulation.replay(first.game(), engine -> new Witness() { }).failures());
    }

    @Test
    void failuresOfDifferentLinesAreToldEach() throws Exception {
        SmallGame game = SmallGame.gathering().change("me.score += card.points;",
            "if (me.score === 7) throw new Error('seven');\nif (me.score === 8) throw new Error('eight ' + game.random(99));\nme.score += card.points;");
        Statistics statistics = simulate(game, 2, 100, 3, 2, false);
        assertEquals(2, statistics.failures().size(), statistics.failures().toString());
        assertEquals(statistics.failed(), statistics.failures().stream().mapToLong(statistics::alike).sum());
    }

    @Test
    void gamesThatFailAlikeStopTheRest() throws Exception {
        Blueprint blueprint = SmallGame.oneMove("{ apply: () => { throw new Error('always'); } }").blueprint(1);
        Simulation simulation = new Simulation(SCRIPTS, blueprint, () -> Simulation.randomSeats(1), new Simulation.Plan(500, 1, 1, 500, false, 0));
        Statistics few = new Statistics(blueprint);
        simulation.run(done -> { }, 4, few);
        assertEquals(4, few.failed());
        assertEquals(500, simulation.run(done -> { }).failed());
    }

    @Test
    void playersWithoutALegalMoveAreReported() throws Exception {
        Statistics statistics = simulate(SmallGame.oneMove("{ pick: { a: [1, 2], b: () => [] }, apply: ({ game }) => game.end() }"), 1, 3, 1, 1, false);
        assertEquals(3, statistics.count(End.STUCK));
        assertTrue(statistics.failures().get(0).problem().contains("'turn'"), statistics.failures().toString());
        assertTrue(statistics.failures().get(0).place().orElseThrow().span().file().endsWith("flow.yaml"), statistics.failures().toString());
    }

    @Test
    void endlessGamesAreBrokenOff() throws Exception {
        SmallGame game = SmallGame.oneMove("{ apply: ({ game }) => game.go('turn') }");
        Statistics statistics = simulate(game, 1, 3, 1, 1, false);
        assertEquals(3, statistics.count(End.UNFINISHED));
        assertEquals("turn", statistics.brokenOffIn().orElseThrow().id());
        assertEquals(0, statistics.failed());
    }

    @Test
    void deadEndsAreLeftAgain() throws Exception {
        SmallGame game = SmallGame.oneMove("""
            {
              pick: { a: [1, 2, 3], b: ({ a }) => a === 3 ? [4, 5] : [], c: ({ b }) => b === 5 ? [6] : [] },
              apply: ({ game, me, a, b, c }) => { me.sum = a * 100 + b * 10 + c; game.end(); },
            }""");
        Tally sums = simulate(game, 1, 50, 1, 1, true).counter("sum").get(0);
        assertEquals(356, sums.min());
        assertEquals(356, sums.max());
    }

    @Test
    void severalThingsAtOnceAreFoundWhateverTheCheckWants() throws Exception {
        SmallGame game = SmallGame.oneMove("""
            {
              pick: { some: { from: [1, 2, 3, 4], min: 1, max: 3 } },
              check: ({ some }) => some.reduce((a, b) => a + b, 0) === 6 || 'It must make six.',
              apply: ({ game, me, some }) => { me.sum = some.length; game.end(); },
            }""");
        Statistics statistics = simulate(game, 1, 60, 1, 1, true);
        assertEquals(0, statistics.failed(), statistics.failures().toString());
        assertEquals(2, statistics.counter("sum").get(0).min()); // 2 + 4
        assertEquals(3, statistics.counter("sum").get(0).max()); // 1 + 2 + 3
    }

    @Test
    void whatThePackForbidsItselfIsReported() throws Exception {
        SmallGame game = SmallGame.gathering().rules("export const invariants = ({ game }) => game.players[0].score < 9 || 'A is too rich.';\n");
        Statistics statistics = simulate(game, 2, 30, 1, 2, true);
        assertTrue(statistics.count(End.BROKEN) > 0);
        assertEquals("A is too rich.", statistics.failures().get(0).problem());
    }

    @Test
    void anInvariantThatDoesNotSayWhatIsWrongIsToldByItsName() throws Exception {
        SmallGame named = SmallGame.gathering().rules("export const invariants = { first: () => true, poverty: ({ game }) => game.players[0].score < 9 };\n");
        assertEquals("invariants.poverty does not hold. Let it answer what is wrong, as a text, instead of false.", simulate(named, 2, 30, 1, 2, true).failures().get(0).problem());
        SmallGame alone = SmallGame.gathering().rules("export const invariants = ({ game }) => game.players[0].score < 9;\n");
        assertEquals("invariants does not hold. Let it answer what is wrong, as a text, instead of false.", simulate(alone, 2, 30, 1, 2, true).failures().get(0).problem());
    }

    @Test
    void hooksThatOnlyShouldLookAreCaughtChangingThings() throws Exception {
        SmallGame game = SmallGame.gathering().change("card: ({ game }) => game.row", "card: ({ game, me }) => { me.score += 1; return game.row; }");
        Statistics statistics = simulate(game, 2, 3, 1, 1, true);
        assertEquals(3, statistics.count(End.FAULTED));
        assertTrue(statistics.failures().get(0).problem().contains("Nothing can be changed here"), statistics.failures().toString());
    }

    @Test
    void rulesThatCannotBeLoadedAreAFaultOfTheWhole() {
        assertThrows(RuleFault.class, () -> simulate(SmallGame.oneMove("{ apply: }"), 1, 3, 1, 2, false));
    }
}
