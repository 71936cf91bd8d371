package eldertable.art;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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

    /** What it is drawn round may be lower than two of its corners: names that it lay upon could not be read. */
    @Test void anEdgeLeavesItsInsideFree() {
        Canvas canvas = new Canvas(64, 64, 1, null);
        Surfaces.edge(canvas, 13, 14, Ink.GLOW, 6);
        assertEquals(0, canvas.image().getRGB(32, 18) >>> 24);
        assertEquals(0, canvas.image().getRGB(18, 32) >>> 24);
        assertTrue(canvas.image().getRGB(32, 13) >>> 24 > 90, "but can be seen");
    }

    @Test void othersStretch() {
        assertEquals(1, plain.times(100, 310));
        assertEquals(1, plain.share(100, 40));
    }
}
