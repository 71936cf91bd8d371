package eldertable.league;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.bot.Nim;
import eldertable.script.ScriptEngine;
import eldertable.simulation.Interval;

import java.util.List;
import org.junit.jupiter.api.Test;

class LeagueTests {
    private static League.Table play(int threads, boolean ladder) throws Exception {
        try (ScriptEngine scripts = new ScriptEngine()) {
            League.Plan plan = new League.Plan(List.of("random", "10", "100"), ladder, 10, 5, threads, 100);
            return new League(scripts, Nim.blueprint(""), plan).run(table -> { });
        }
    }

    @Test void theSameSeedGivesTheSameTable() throws Exception {
        League.Table one = play(1, false), two = play(2, false);
        assertEquals(one.meetings(), two.meetings());
        assertEquals(3, one.meetings().size());
        assertEquals(30, one.played());
        assertTrue(one.meetings().stream().allMatch(meeting -> meeting.finished() == 10));
        assertTrue(one.paces().get(2).thoughts() > 0);
    }

    @Test void onALadderOnlyNeighboursMeet() throws Exception {
        List<Meeting> meetings = play(2, true).meetings();
        assertEquals(List.of(2, 1), meetings.stream().map(Meeting::one).toList());
        assertEquals(List.of(1, 0), meetings.stream().map(Meeting::other).toList());
    }

    @Test void ratingsFollowTheShares() {
        Ratings ratings = new Ratings(2, List.of(new Meeting(1, 0, 1000, 100, 0, 0, 0)));
        assertEquals(400, ratings.rating(1) - ratings.rating(0), 5);
        assertEquals(0, ratings.rating(0) + ratings.rating(1), 1e-6);
        assertTrue(ratings.within(0) > 5 && ratings.within(0) < 25, "" + ratings.within(0));
    }

    @Test void whoeverNeverLostIsNotInfinitelyStrong() {
        Ratings ratings = new Ratings(3, List.of(new Meeting(2, 1, 10, 0, 0, 0, 0), new Meeting(1, 0, 10, 0, 0, 0, 0)));
        assertTrue(ratings.rating(2) > ratings.rating(1) && ratings.rating(1) > ratings.rating(0));
        assertTrue(ratings.rating(2) < 1500);
    }

    @Test void sharedWinsCountHalf() {
        Meeting meeting = new Meeting(1, 0, 3, 1, 4, 2, 5);
        assertEquals(10, meeting.finished());
        assertEquals(5 / 8.0, meeting.share());
        assertEquals(Interval.ofShare(5, 8), meeting.shareInterval());
    }

    @Test void whatNobodyWonTellsNothingOfTwoBotsButIsLostAlone() {
        Meeting two = new Meeting(1, 0, 100, 10, 0, 890, 0), alone = new Meeting(1, 1, 100, 0, 0, 300, 0);
        assertEquals(100 / 110.0, two.share());
        Ratings ratings = new Ratings(2, List.of(two));
        assertEquals(400, ratings.rating(1) - ratings.rating(0), 15);
        assertEquals(Interval.ofShare(100, 400), alone.shareInterval());
        assertEquals(new Interval(0, 1), new Meeting(1, 0, 0, 0, 0, 9, 0).shareInterval(), "nobody won anything");
    }
}
