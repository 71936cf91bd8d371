package eldertable.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class TallyTests {
    private static Tally of(int... values) {
        Tally tally = new Tally();
        for (int value : values) tally.add(value);
        return tally;
    }

    @Test
    void describesItsNumbers() {
        Tally tally = of(2, 4, 4, 4, 5, 5, 7, 9);
        assertEquals(8, tally.count());
        assertEquals(5, tally.mean(), 1e-12);
        assertEquals(Math.sqrt(32.0 / 7), tally.deviation(), 1e-12);
        assertEquals(2, tally.min());
        assertEquals(9, tally.max());
        assertEquals(4, tally.percentile(50));
        assertEquals(2, tally.percentile(5));
        assertEquals(9, tally.percentile(95));
    }

    @Test
    void takesAnyNumber() {
        Tally tally = of(Integer.MIN_VALUE, -1, 5000, Integer.MAX_VALUE);
        assertEquals(Integer.MIN_VALUE, tally.min());
        assertEquals(-1, tally.percentile(50));
        assertEquals(Integer.MAX_VALUE, tally.max());
        assertEquals((5000.0 - 1 - 1) / 4, tally.mean(), 1e-6);
    }

    @Test
    void joinedTalliesAreAsOne() {
        Tally joined = of(1, 2, 70000);
        joined.addAll(of(-3, 2));
        assertEquals(of(-3, 1, 2, 2, 70000).summary(), joined.summary());
    }

    @Test
    void withoutNumbersAllIsZero() {
        assertEquals(0, of().mean());
        assertEquals(0, of().deviation());
        assertEquals(0, of().percentile(50));
        assertEquals(0, of(3).deviation());
    }
}
