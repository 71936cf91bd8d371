package eldertable.desktop.screen;

import eldertable.art.Ink;
import eldertable.art.Pen;

/** The frame round what keyboard or gamepad are at: bright upon dark, so that it is seen on wood, parchment and cards alike. */
public final class FocusFrame {
    private static final float AWAY = 5, THICK = 2.6f, RIM = 1.6f;

    private FocusFrame() {}

    public static void draw(Pen pen, float x, float y, float w, float h) {
        float left = x - AWAY, low = y - AWAY, wide = w + 2 * AWAY, high = h + 2 * AWAY;
        pen.frame(left - RIM, low - RIM, wide + 2 * RIM, high + 2 * RIM, THICK + 2 * RIM, Ink.fade(Ink.BLACK, 0.85f));
        pen.frame(left, low, wide, high, THICK, 0xfff6c8ff);
    }
}
