package eldertable.desktop.table;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class HoveringTests {
    private final Hovering mouse = new Hovering();

    private void rest(boolean still) {
        for (int i = 0; i < 30; i++) mouse.rest(0.05f, still);
    }

    @Test void whatIsPointedAtIsToldAfterAWhile() {
        mouse.moved(true);
        mouse.rest(0.1f, true);
        assertFalse(mouse.tells());
        assertTrue(mouse.isAboutToTell());
        rest(true);
        assertTrue(mouse.tells());
    }

    @Test void aMouseThatRestsAfterAClickPointsAtNothingUntilItIsMoved() {
        mouse.moved(true);
        rest(true);
        mouse.pressed();
        rest(true);
        assertFalse(mouse.tells());
        mouse.moved(true);
        rest(true);
        assertTrue(mouse.tells());
    }

    @Test void whoAsksIsToldAtOnce() {
        mouse.pressed();
        mouse.ask();
        assertTrue(mouse.tells());
    }

    @Test void whatMovesOnTheTableTakesItAwayAndDoesNotBringItBack() {
        mouse.moved(true);
        rest(true);
        mouse.rest(0.05f, false);
        assertFalse(mouse.tells());
        mouse.moved(false); // before it came to rest
        rest(true);
        assertFalse(mouse.tells());
        mouse.moved(true);
        rest(true);
        assertTrue(mouse.tells());
    }
}
