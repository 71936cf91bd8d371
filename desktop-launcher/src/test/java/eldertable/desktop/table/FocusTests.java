package eldertable.desktop.table;

import eldertable.tabletop.Rect;
import eldertable.tabletop.Thing;



import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FocusTests {
    private final Focus focus = new Focus();

    private static Hot button(String label, float x, float y) {
        return Hot.button(label, "", new Rect(x, y, 80, 30), "", true, false, () -> { });
    }

    private static Hot main(String label, float x, float y) {
        return Hot.button(label, "", new Rect(x, y, 80, 30), "", true, true, () -> { });
    }

    private static Hot card(String label, float x, float y) {
        return Hot.place(label, new Thing.Pile(0, null, List.of(), Map.of(), 1, List.of(), "", new Rect(x, y, 50, 70)), new Rect(x, y, 50, 70), 0, "", () -> { });
    }

    private String at() {
        return focus.current() == null ? null : focus.current().label();
    }

    @Test void itStaysWhereItWasWhenTheTableChanges() {
        focus.over(Focus.Layer.TABLE, List.of(card("Moon", 0, 0), card("Star", 100, 0), card("Sun", 200, 0), button("Pass", 900, 0)));
        focus.step(1);
        focus.turn(1, 0);
        focus.turn(1, 0);
        assertEquals("Sun", at());
        focus.over(Focus.Layer.TABLE, List.of(button("Wait", 900, 0)));
        assertNull(at(), "there is no card to be at, and a button is none");
        focus.over(Focus.Layer.TABLE, List.of(card("Star", 100, 0), card("Moon", 150, 0), card("Sun", 240, 0)));
        assertEquals("Sun", at(), "the same card, though it has moved");
        focus.over(Focus.Layer.TABLE, List.of(card("Star", 100, 0), card("Moon", 150, 0)));
        assertEquals("Moon", at(), "the nearest, since it is gone");
    }

    @Test void itReturnsFromADialogWhichBeginsWithWhatMattersMost() {
        focus.over(Focus.Layer.TABLE, List.of(card("Moon", 0, 0), card("Star", 100, 0)));
        focus.step(1);
        focus.step(1);
        focus.reset(Focus.Layer.DIALOG);
        focus.over(Focus.Layer.DIALOG, List.of(button("Cancel", 300, 300), main("Go on", 300, 200)));
        assertEquals("Go on", at());
        focus.over(Focus.Layer.TABLE, List.of(card("Moon", 0, 0), card("Star", 100, 0)));
        assertEquals("Star", at());
    }

    @Test void theMouseHidesItAndTabShowsItAgain() {
        focus.over(Focus.Layer.TABLE, List.of(card("Moon", 0, 0), card("Star", 100, 0)));
        focus.step(-1);
        focus.leave();
        assertNull(at());
        focus.step(1);
        assertEquals("Star", at());
    }

    @Test void arrowsPreferWhatLiesStraightAhead() {
        focus.over(Focus.Layer.TABLE, List.of(card("Here", 100, 100), card("Slanted", 160, 230), card("Ahead", 260, 100), card("Above", 100, 320)));
        focus.step(1);
        focus.turn(1, 0);
        assertEquals("Ahead", at());
        focus.turn(-1, 0);
        focus.turn(0, 1);
        assertEquals("Slanted", at());
    }
}
