package eldertable.desktop.table;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class TicksTests {
    @Test void areWholeNumbersThatPeopleCountIn() {
        assertEquals(1, Ticks.step(0, 1));
        assertEquals(1, Ticks.step(0, 6));
        assertEquals(2, Ticks.step(0, 7));
        assertEquals(5, Ticks.step(-3, 20));
        assertEquals(50, Ticks.step(0, 160));
    }

    @Test void marksStandAtTheEndsOfTheirLinesOrNextToThem() {
        assertArrayEquals(new float[] {10, 90, 50}, Ticks.apart(new float[] {10, 90, 50}, 18, 0, 100));
        assertArrayEquals(new float[] {58, 40, 100, 82}, Ticks.apart(new float[] {40, 40, 100, 99}, 18, 0, 100));
        float[] crowded = Ticks.apart(new float[] {100, 100, 100, 0}, 18, 0, 100);
        assertArrayEquals(new float[] {100, 82, 64, 0}, crowded);
    }

    @Test void areNeverMoreThanAHandful() {
        for (int high = 1; high < 5000; high++) {
            int step = Ticks.step(0, high);
            assertTrue(step >= 1 && (high + step - 1) / step <= 6, high + ": " + step);
        }
    }
}
