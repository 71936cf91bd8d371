package eldertable.desktop;

import eldertable.desktop.screen.Pad;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Makes presses of what a gamepad holds down from moment to moment: each once, and directions again and again while they are held. */
final class Gamepad {
    /** Seconds until a direction that is held repeats, and between repetitions. */
    static final float FIRST = 0.42f, AGAIN = 0.13f;
    /** How far a stick has to be moved, from 0 to 1, and how far back until it counts as let go. */
    private static final float FAR = 0.6f, NEAR = 0.4f;

    private final Set<Pad> held = EnumSet.noneOf(Pad.class);
    private float until;

    /** @param sticks left across and down, right across and down, from -1 to 1. @return what counts as pressed now */
    List<Pad> presses(Set<Pad> buttons, float[] sticks, float seconds) {
        Set<Pad> now = EnumSet.noneOf(Pad.class);
        now.addAll(buttons);
        lean(now, sticks[0], Pad.LEFT, Pad.RIGHT);
        lean(now, sticks[1], Pad.UP, Pad.DOWN);
        lean(now, sticks[3], Pad.SCROLL_UP, Pad.SCROLL_DOWN);
        List<Pad> pressed = new ArrayList<>();
        boolean fresh = false;
        for (Pad pad : now) {
            if (held.contains(pad)) continue;
            pressed.add(pad);
            fresh |= pad.repeats();
        }
        until = fresh ? FIRST : until - seconds;
        if (!fresh && until <= 0) {
            until = AGAIN;
            now.stream().filter(Pad::repeats).filter(held::contains).forEach(pressed::add);
        }
        held.clear();
        held.addAll(now);
        return pressed;
    }

    private void lean(Set<Pad> now, float by, Pad less, Pad more) {
        if (by <= -(held.contains(less) ? NEAR : FAR)) now.add(less);
        if (by >= (held.contains(more) ? NEAR : FAR)) now.add(more);
    }
}
