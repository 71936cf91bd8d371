package eldertable.art;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class NineTests {
    private final Nine grained = Nine.grained(null, 10), plain = new Nine(null, 10, 0);

    @Test void grainIsNeitherDrawnOutNorSqueezed() {
        assertEquals(1, grained.times(100, 130));
        assertEquals(3, grained.times(100, 310));
        assertEquals(8, grained.times(100, 5000));
        assertEquals(2, grained.times(100, 40));
        assertEquals(.2f, grained.share(100, 40));
        assertEquals(1, grained.share(100, 310));
    }

    @Test void othersStretch() {
        assertEquals(1, plain.times(100, 310));
        assertEquals(1, plain.share(100, 40));
    }
}
