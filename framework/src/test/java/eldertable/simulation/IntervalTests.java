package eldertable.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class IntervalTests {
    /** The example of Newcombe (1998), table I. */
    @Test
    void isWilsons() {
        Interval interval = Interval.ofShare(81, 263);
        assertEquals(0.2553, interval.low(), 5e-5);
        assertEquals(0.3662, interval.high(), 5e-5);
    }

    @Test
    void staysBetweenNothingAndAll() {
        assertEquals(new Interval(0, 1), Interval.ofShare(0, 0));
        assertEquals(0, Interval.ofShare(0, 20).low());
        assertEquals(0.1611, Interval.ofShare(0, 20).high(), 5e-5);
        assertEquals(1, Interval.ofShare(20, 20).high());
    }

    @Test
    void holdsTheTruthAboutNineteenTimesInTwenty() {
        Chance chance = new Chance().seed(5);
        int held = 0;
        for (int trial = 0; trial < 2000; trial++) {
            int hits = 0;
            for (int i = 0; i < 50; i++) if (chance.below(10) < 3) hits++;
            if (Interval.ofShare(hits, 50).contains(0.3)) held++;
        }
        assertTrue(held > 2000 * 0.93 && held < 2000 * 0.97, held + " of 2000");
    }
}
