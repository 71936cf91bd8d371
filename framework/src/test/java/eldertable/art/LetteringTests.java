package eldertable.art;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class LetteringTests {
    private static final String LONG = "When the stars are right, every investigator on the coast discards one card for each gate that stands open.";
    private static final Lettering LETTERING = new Lettering();

    @Test void linesBreakWhereTheyMust() {
        TextBlock narrow = LETTERING.wrap(Face.TEXT, 16, LONG, 200, Align.LEFT);
        assertTrue(narrow.lines > 3);
        assertTrue(narrow.width <= 200);
        assertEquals(1, LETTERING.line(Face.TEXT, 16, LONG).lines);
        assertEquals(3, LETTERING.wrap(Face.TEXT, 16, "one\n\nthree", 200, Align.LEFT).lines);
    }

    @Test void wordsShrinkToFitAndNoneAreLost() {
        TextBlock fitted = LETTERING.fit(Face.TEXT, 16, LONG, 160, 90, Align.CENTRE);
        assertTrue(fitted.height <= 90 && fitted.width <= 160, fitted.width + " x " + fitted.height);
        assertTrue(fitted.size < 16);
        assertFalse(fitted.shortened);
    }

    @Test void onlyWhatCannotFitIsCutWithAnEllipsis() {
        TextBlock cut = LETTERING.fit(Face.TEXT, 16, LONG.repeat(5), 120, 40, Align.LEFT);
        assertTrue(cut.shortened);
        assertTrue(cut.height <= 40 && cut.width <= 120.1f, cut.width + " x " + cut.height);
        TextBlock word = LETTERING.fitLine(Face.DISPLAY, 14, "Donaudampfschifffahrtsgesellschaft", 60);
        assertTrue(word.width <= 60.1f);
    }

    @Test void theSameWordsAreSetOnce() {
        assertSame(LETTERING.line(Face.HEAVY, 20, "Again"), LETTERING.line(Face.HEAVY, 20, "Again"));
    }

    @Test void lettersThatCinzelLacksComeFromGaramond() {
        TextBlock mixed = LETTERING.line(Face.DISPLAY, 20, "Дом Č");
        assertEquals(Face.TEXT, mixed.faces[0]);
        assertEquals(Face.DISPLAY, mixed.faces[mixed.count - 1]);
    }

    @Test void iconsStandAmongWords() {
        TextBlock block = LETTERING.line(Face.TEXT, 16, "2 {icon:hourglass} left");
        assertTrue(Lettering.isIcon(block.glyphs[1]));
        assertEquals("hourglass", LETTERING.inlineIcon(block.glyphs[1]));
    }
}
