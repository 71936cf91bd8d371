package eldertable.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.pack.library.PackReader;
import eldertable.pack.model.PackDef;
import eldertable.rules.RuleEngine;
import eldertable.script.ScriptEngine;
import eldertable.sdk.limits.TidesOfMadness.Ending;
import eldertable.sdk.limits.TidesOfMadness;
import eldertable.sdk.limits.TidesOfMadnessLimit;
import eldertable.simulation.Playout.End;
import eldertable.simulation.Playout;
import eldertable.simulation.Simulation;
import eldertable.simulation.Statistics;
import eldertable.simulation.Tally;
import eldertable.state.Blueprint;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Random;

/**
 * The games in plain Java that `bench` compares packs with are the packs' own games: the same choices lead to the same end,
 * and played at random both give the same results up to chance. Seeds are fixed, so that the outcome is too.
 */
class PlainGamesTests {
    private static final int REPLAYED_GAMES = 200;
    private static final int GAMES = 3_000;
    private static final int PLAIN_GAMES = 200_000;
    /** Two equal games differ by more than so many standard errors once in many thousand comparisons. */
    private static final double MOST_ERRORS = 4;
    private static final ScriptEngine SCRIPTS = new ScriptEngine();

    @AfterAll
    static void close() {
        SCRIPTS.close();
    }

    @Test
    void tidesOfMadnessEndsAlikeAfterTheSameChoices() throws Exception {
        PackDef pack = read("tides-of-madness");
        try (RuleEngine engine = SCRIPTS.rules(new Blueprint(pack, 2, Map.of()))) {
            TidesOfMadnessAgain again = new TidesOfMadnessAgain(engine.blueprint);
            Playout playout = new Playout(engine, Simulation.randomSeats(2), 1_000, again);
            for (long seed = 1; seed <= REPLAYED_GAMES; seed++) {
                assertEquals(End.FINISHED, playout.play(seed), playout::problem);
                again.assertSameEnd(playout.state());
            }
        }
    }

    @Test
    void tidesOfMadnessIsPlayedAlikeByChance() throws Exception {
        Statistics pack = simulate("tides-of-madness", 2);
        TidesOfMadnessLimit players = new TidesOfMadnessLimit();
        Random random = new Random(1);
        Tally rounds = new Tally();
        Tally[] scores = {new Tally(), new Tally()};
        Tally[] madness = {new Tally(), new Tally()};
        long[] wins = new long[2];
        Map<Ending, Long> endings = new EnumMap<>(Ending.class);
        long decisions = 0;
        for (int game = 0; game < PLAIN_GAMES; game++) {
            TidesOfMadness plain = new TidesOfMadness(TidesOfMadness.shuffled(random::nextInt));
            decisions += players.finish(plain);
            endings.merge(plain.ending(), 1L, Long::sum);
            rounds.add(plain.round());
            for (int seat = 0; seat < 2; seat++) {
                scores[seat].add(plain.score(seat));
                madness[seat].add(plain.madness(seat));
                wins[seat] += plain.winners() >> seat & 1;
            }
        }
        assertEqualMeans("rounds", rounds, pack.rounds());
        assertEquals((double) decisions / PLAIN_GAMES, pack.decisions().mean(), MOST_ERRORS * pack.decisions().deviation() / Math.sqrt(GAMES), "decisions");
        for (int seat = 0; seat < 2; seat++) {
            assertEqualMeans("score", scores[seat], pack.counter("score").get(seat));
            assertEqualMeans("madness", madness[seat], pack.counter("madness").get(seat));
            assertEquals(scores[seat].deviation(), pack.counter("score").get(seat).deviation(), 0.05 * scores[seat].deviation(), "spread of scores");
            assertEqualShares("wins", wins[seat], pack.wins(seat));
        }
        for (Ending ending : Ending.values()) {
            String reason = ending.name().toLowerCase(Locale.ROOT);
            assertEqualShares(reason, endings.get(ending), pack.reasons().getOrDefault(reason, 0L));
        }
    }

    private static Statistics simulate(String id, int players) throws Exception {
        PackDef pack = read(id);
        Simulation.Plan plan = new Simulation.Plan(GAMES, 1, 2, 1_000, false, 0);
        Statistics statistics = new Simulation(SCRIPTS, new Blueprint(pack, players, Map.of()), () -> Simulation.randomSeats(players), plan).run(done -> { });
        assertEquals(GAMES, statistics.count(End.FINISHED), () -> statistics.failures().toString());
        return statistics;
    }

    private static PackDef read(String id) {
        return PackReader.read(Path.of(System.getProperty("eldertable.home"), "content", id)).pack().orElseThrow();
    }

    private static void assertEqualMeans(String what, Tally one, Tally other) {
        double error = Math.sqrt(Math.pow(one.deviation(), 2) / one.count() + Math.pow(other.deviation(), 2) / other.count());
        assertEquals(one.mean(), other.mean(), MOST_ERRORS * error, what);
    }

    private static void assertEqualShares(String what, long plain, long pack) {
        double share = (double) plain / PLAIN_GAMES;
        double error = Math.sqrt(share * (1 - share) * (1.0 / PLAIN_GAMES + 1.0 / GAMES));
        assertTrue(Math.abs((double) pack / GAMES - share) < MOST_ERRORS * error, () -> what + ": " + share + " in plain Java, " + (double) pack / GAMES + " in the pack");
    }
}
