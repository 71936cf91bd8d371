package eldertable.desktop.table;

import eldertable.art.Align;
import eldertable.art.Face;
import eldertable.desktop.art.Gallery;
import eldertable.art.Ink;
import eldertable.art.Lettering;
import eldertable.art.Paintings.ButtonLook;
import eldertable.art.Pen;
import eldertable.art.TextBlock;
import eldertable.tabletop.Rect;

/** Draws buttons, and the light round what can be chosen. */
final class Buttons {
    /** How large words on buttons are designed. */
    static final float LETTERS = 14;

    private final Gallery gallery;
    private final Lettering lettering;
    private final int main;

    Buttons(Gallery gallery, Lettering lettering, int main) {
        this.gallery = gallery;
        this.lettering = lettering;
        this.main = main;
    }

    void draw(Pen pen, Hot hot, boolean over, boolean down, boolean hinted) {
        draw(pen, hot, over, down, hinted, LETTERS);
    }

    /** @param letters no larger than this, so that they are alike on buttons that stand together */
    void draw(Pen pen, Hot hot, boolean over, boolean down, boolean hinted, float letters) {
        Rect box = hot.box();
        if (hot.look() == Hot.Look.SMALL) {
            int colour = !hot.enabled() ? Ink.fade(Ink.GOLD, 0.3f) : over ? Ink.WHITE : Ink.GOLD;
            if (over && hot.enabled()) pen.disc(box.cx(), box.cy(), box.w() * 0.62f, Ink.fade(Ink.GLOW, 0.22f));
            pen.picture(gallery.icon(hot.icon()), box.x(), box.y(), box.w(), box.h(), colour);
            return;
        }
        boolean important = hot.look() == Hot.Look.MAIN;
        ButtonLook look = !hot.enabled() ? ButtonLook.DISABLED : important ? down ? ButtonLook.MAIN_DOWN : over ? ButtonLook.MAIN_OVER : ButtonLook.MAIN
            : down ? ButtonLook.DOWN : over ? ButtonLook.OVER : ButtonLook.PLAIN;
        if (hinted || over && hot.enabled()) pen.nine(gallery.halo(hinted ? 0x8fe0ffff : Ink.GLOW), box.x(), box.y(), box.w(), box.h(), Ink.fade(Ink.WHITE, 0.7f));
        pen.nine(gallery.button(look, main), box.x(), box.y(), box.w(), box.h());
        int colour = hot.enabled() ? over ? Ink.WHITE : Ink.CREAM : Ink.DIM;
        float icon = icon(hot.icon(), box.h());
        if (icon > 0) pen.picture(gallery.icon(hot.icon()), box.x() + 8, box.cy() - icon / 2, icon, icon, Ink.fade(colour, 0.92f));
        float x = box.x() + (icon > 0 ? icon + 12 : 7), w = box.right() - 7 - x;
        pen.textIn(words(lettering, hot.label(), hot.icon(), box.w(), box.h(), letters), x, box.y(), w, box.h(), colour);
    }

    private static float icon(String name, float height) {
        return name.isEmpty() ? 0 : Math.min(20, height - 10);
    }

    /** What stands on a button of that size. @param letters how large they are at most */
    static TextBlock words(Lettering lettering, String label, String icon, float width, float height, float letters) {
        float side = icon(icon, height), room = width - 7 - (side > 0 ? side + 12 : 7);
        return lettering.fit(Face.DISPLAY, Math.min(letters, height * 0.44f), label, room, height - 4, side > 0 ? Align.LEFT : Align.CENTRE);
    }

    /** The light round a thing. @param beat from 0 to 1, for a slow pulse */
    void glow(Pen pen, Rect box, float angle, int colour, float strength) {
        pen.push().move(box.cx(), box.cy()).turn(angle);
        pen.nine(gallery.halo(colour), -box.w() / 2, -box.h() / 2, box.w(), box.h(), Ink.fade(Ink.WHITE, strength));
        pen.pop();
    }

    void roundGlow(Pen pen, Rect box, int colour, float strength) {
        float r = Math.max(box.w(), box.h()) / 2;
        pen.ring(box.cx(), box.cy(), r + 1, 2.4f, Ink.fade(colour, strength));
        pen.disc(box.cx(), box.cy(), r + 3, Ink.fade(colour, strength * 0.25f));
    }
}
