package eldertable.desktop.screen;

import eldertable.art.Face;
import eldertable.art.Ink;
import eldertable.art.Pen;
import eldertable.art.TextBlock;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Tells for some seconds what the buttons of a gamepad do, when one is taken up. */
public final class PadLegend {
    private static final float SECONDS = 7, DISC = 11, GAP = 8, BETWEEN = 22;
    private static final List<Pad> TOLD = List.of(Pad.A, Pad.B, Pad.X, Pad.Y, Pad.LEFT_BUMPER, Pad.BACK, Pad.START);
    private static final Map<Pad, Integer> COLOURS = Map.of(Pad.A, 0x2f7a3cff, Pad.B, 0x9c2b2bff, Pad.X, 0x2c5aa0ff, Pad.Y, 0x8a6a10ff);

    private final ScreenContext kit;
    private boolean taken;
    private float left;

    public PadLegend(ScreenContext kit) {
        this.kit = kit;
    }

    /** A pad is used. */
    public void taken() {
        if (!taken) left = SECONDS;
        taken = true;
    }

    /** Mouse or keyboard are used. */
    public void laidDown() {
        taken = false;
        left = 0;
    }

    public boolean draw(Pen pen, float seconds) {
        if (left <= 0) return false;
        left -= seconds;
        float size = 14, wide = BETWEEN, high = 38 * Math.max(1, kit.lettering().textScale());
        for (Pad pad : TOLD) wide += width(pad, size) + BETWEEN;
        float fits = Math.min(1, (kit.screens().width() - 24) / wide);
        pen.push().fade(Math.min(1, left * 2)).move((kit.screens().width() - wide * fits) / 2, 8).scale(fits);
        pen.nine(kit.gallery().shadow(), 0, 0, wide, high);
        pen.nine(kit.gallery().plaque(), 0, 0, wide, high);
        float x = BETWEEN;
        for (Pad pad : TOLD) {
            TextBlock sign = kit.lettering().line(Face.BOLD, size, pad.sign()), words = words(pad, size);
            float room = Math.max(2 * DISC, sign.width + 12);
            if (COLOURS.containsKey(pad)) pen.disc(x + room / 2, high / 2, room / 2, COLOURS.get(pad));
            else pen.frame(x, high / 2 - DISC, room, 2 * DISC, 1.2f, Ink.GILT);
            pen.textMid(sign, x, 0, room, high, Ink.CREAM);
            pen.text(words, x + room + GAP, (high + words.height) / 2, Ink.CREAM);
            x += width(pad, size) + BETWEEN;
        }
        pen.pop();
        return true;
    }

    private TextBlock words(Pad pad, float size) {
        return kit.lettering().line(Face.TEXT, size, kit.say("pad." + pad.name().toLowerCase(Locale.ROOT).replace('_', '-')));
    }

    private float width(Pad pad, float size) {
        return Math.max(2 * DISC, kit.lettering().line(Face.BOLD, size, pad.sign()).width + 12) + GAP + words(pad, size).width;
    }
}
