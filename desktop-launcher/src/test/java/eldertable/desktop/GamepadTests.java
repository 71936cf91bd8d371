package eldertable.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import eldertable.desktop.screen.Pad;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class GamepadTests {
    private static final float[] MIDDLE = {0, 0, 0, 0};

    private final Gamepad pad = new Gamepad();

    private List<Pad> hold(float seconds, Pad... buttons) {
        return pad.presses(Set.of(buttons), MIDDLE, seconds);
    }

    @Test void aButtonIsPressedOnceHoweverLongItIsHeld() {
        assertEquals(List.of(Pad.A), hold(0.03f, Pad.A));
        assertEquals(List.of(), hold(5, Pad.A));
        assertEquals(List.of(), hold(0.03f));
        assertEquals(List.of(Pad.A), hold(0.03f, Pad.A));
    }

    @Test void aDirectionThatIsHeldGoesOnAfterAWhile() {
        assertEquals(List.of(Pad.DOWN), hold(0.03f, Pad.DOWN));
        assertEquals(List.of(), hold(Gamepad.FIRST * 0.9f, Pad.DOWN));
        assertEquals(List.of(Pad.DOWN), hold(Gamepad.FIRST * 0.2f, Pad.DOWN));
        assertEquals(List.of(), hold(Gamepad.AGAIN * 0.5f, Pad.DOWN));
        assertEquals(List.of(Pad.DOWN), hold(Gamepad.AGAIN * 0.6f, Pad.DOWN));
    }

    @Test void aStickIsADirectionThatDoesNotTremble() {
        assertEquals(List.of(), pad.presses(Set.of(), new float[] {0.5f, 0, 0, 0}, 0.03f));
        assertEquals(List.of(Pad.RIGHT), pad.presses(Set.of(), new float[] {0.7f, 0.1f, 0, 0}, 0.03f));
        assertEquals(List.of(), pad.presses(Set.of(), new float[] {0.5f, 0, 0, 0}, 0.03f), "not let go yet");
        assertEquals(List.of(), pad.presses(Set.of(), new float[] {0.2f, 0, 0, 0}, 0.03f));
        assertEquals(List.of(Pad.UP), pad.presses(Set.of(), new float[] {0, -1, 0, 0}, 0.03f), "down is positive");
        assertEquals(List.of(Pad.SCROLL_DOWN), pad.presses(Set.of(), new float[] {0, 0, 0, 1}, 0.03f));
    }
}
