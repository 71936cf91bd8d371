package eldertable.art;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.geom.Rectangle2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TrueTypeTests {
    @ParameterizedTest @EnumSource(Face.class) void everyLetterHasAnOutlineWithinItsSize(Face face) {
        Typeface typeface = new Typeface(face);
        for (int c : "ABCXYZabcxyz0123456789ÄÖÜßéçÅñ…–—’“”×·".codePoints().toArray()) {
            String letter = face + " " + Character.toString(c);
            assertTrue(typeface.has(c), letter);
            Rectangle2D box = typeface.outline(c).getBounds2D();
            assertFalse(box.isEmpty(), letter);
            assertTrue(box.getHeight() < 1.6 && box.getMaxX() < typeface.advance(c) + 0.4, letter + " " + box);
        }
    }

    /** An accent is a part that stands above its letter. */
    @Test void lettersOfSeveralPartsHaveAllOfThem() {
        Typeface typeface = new Typeface(Face.TEXT);
        double plain = typeface.outline('a').getBounds2D().getMinY(), dotted = typeface.outline('ä').getBounds2D().getMinY();
        assertTrue(dotted < plain - 0.1, dotted + " and " + plain);
        assertEquals(typeface.outline('a').getBounds2D().getMaxY(), typeface.outline('ä').getBounds2D().getMaxY(), 0.02);
    }

    @Test void anORoundAHoleIsARing() {
        Typeface.Raster ring = new Typeface(Face.HEAVY).raster('O', 100);
        assertEquals(0, ring.alpha()[ring.height() / 2 * ring.width() + ring.width() / 2]);
        assertEquals(255, ring.alpha()[ring.height() / 2 * ring.width() + ring.width() / 10] & 255, 40);
    }
}
