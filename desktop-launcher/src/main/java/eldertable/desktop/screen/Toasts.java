package eldertable.desktop.screen;

import eldertable.art.Align;
import eldertable.art.Face;
import eldertable.art.Ink;
import eldertable.art.Pen;
import eldertable.art.TextBlock;

/** Draws the line that is told in passing, above whatever screen is there. */
public final class Toasts {
    private final ScreenContext kit;

    public Toasts(ScreenContext kit) {
        this.kit = kit;
    }

    public boolean draw(Pen pen, float seconds) {
        return kit.toast(seconds, (line, left) -> {
            float world = kit.screens().width();
            TextBlock words = kit.lettering().fit(Face.TEXT, 16, line, Math.min(760, world - 80), 90, Align.CENTRE);
            float w = Math.min(Math.max(220, kit.lettering().line(Face.TEXT, 16, line).width + 56), world - 24), h = words.height + 26;
            pen.push().fade(Math.min(1, left * 2));
            float x = (world - w) / 2, y = kit.screens().height() - 62 - h; // below the bar: the lower edge is where people play
            pen.nine(kit.gallery().shadow(), x, y, w, h);
            pen.nine(kit.gallery().plaque(), x, y, w, h);
            pen.textMid(words, x, y, w, h, Ink.CREAM);
            pen.pop();
        });
    }
}
