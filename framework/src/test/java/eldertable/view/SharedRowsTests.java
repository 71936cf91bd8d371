package eldertable.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

class SharedRowsTests {
    @Test void copiesKnowNothingOfWhatOthersChange() {
        SharedRows<String> first = new SharedRows<>(100);
        first.set(3, "a");
        first.set(70, "b");
        SharedRows<String> second = first.copy(), third = second.copy();
        second.set(3, "c");
        first.set(71, "d");
        third.set(99, "e");
        assertEquals(List.of("a", "b", "d"), List.of(first.get(3), first.get(70), first.get(71)));
        assertEquals(List.of("c", "b"), List.of(second.get(3), second.get(70)));
        assertEquals(List.of("a", "b", "e"), List.of(third.get(3), third.get(70), third.get(99)));
        assertNull(second.get(71));
        assertNull(second.get(99));
        assertNull(third.get(71));
    }

    @Test void manyCopiesAreAsPlainArraysWouldBe() {
        Random random = new Random(4);
        List<SharedRows<Integer>> all = new ArrayList<>(List.of(new SharedRows<>(77)));
        List<Integer[]> plain = new ArrayList<>(List.<Integer[]>of(new Integer[77]));
        for (int i = 0; i < 4_000; i++) {
            int which = random.nextInt(all.size());
            if (random.nextInt(40) == 0) {
                all.add(all.get(which).copy());
                plain.add(plain.get(which).clone());
            } else {
                int at = random.nextInt(77);
                all.get(which).set(at, i);
                plain.get(which)[at] = i;
            }
        }
        for (int i = 0; i < all.size(); i++) for (int at = 0; at < 77; at++) assertEquals(plain.get(i)[at], all.get(i).get(at), i + ", " + at + " of " + Arrays.toString(plain.get(i)));
    }
}
