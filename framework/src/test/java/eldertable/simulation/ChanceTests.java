package eldertable.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.util.stream.LongStream;

class ChanceTests {
    @Test
    void isEven() {
        int[] counts = new int[7];
        Chance chance = new Chance().seed(1);
        for (int i = 0; i < 70_000; i++) counts[chance.below(7)]++;
        double chiSquare = 0;
        for (int count : counts) chiSquare += Math.pow(count - 10_000, 2) / 10_000;
        assertTrue(chiSquare < 22.5, "chi square " + chiSquare); // 6 degrees of freedom, one in a thousand
    }

    @Test
    void theSameSeedGivesTheSameNumbers() {
        Chance one = new Chance().seed(9);
        Chance other = new Chance().seed(9);
        for (int i = 0; i < 100; i++) assertEquals(one.below(1000), other.below(1000));
    }

    @Test
    void derivedSeedsDiffer() {
        long different = LongStream.range(0, 10_000).map(i -> Chance.derive(1, i)).distinct().count();
        assertEquals(10_000, different);
    }
}
