package eldertable.tabletop;

import eldertable.art.Ink;
import eldertable.art.Lettering;
import eldertable.art.Paintings;
import eldertable.art.Pen;
import eldertable.faces.TableLook;

import java.util.List;

/** Stands before the first piece of a queue, and where one of its rows goes on. @param first whether the next piece is there */
record QueueMark(boolean first, Rect box) implements Thing.Own {
    static final float WIDTH = 15;

    @Override
    public void draw(Pen pen, Paintings gallery, Lettering lettering) {
        int colour = first ? Ink.GLOW : Ink.fade(Ink.GOLD, 0.7f);
        float x = box.x() + 3, right = box.right() - 4, y = box.cy(), head = 5;
        if (!first) {
            pen.line(x, box.top() - 2, x, y, 2, colour); // down from the row above
            pen.line(x, y, right, y, 2, colour);
        }
        for (int side = -1; side <= 1; side += 2) {
            pen.line(right, y, right - head, y + side * head, first ? 3 : 2, colour);
            if (first) pen.line(right - head, y, right - 2 * head, y + side * head, 3, colour);
        }
    }

    @Override
    public List<String> words(TableLook look) {
        return List.of(look.lexicon.say(first ? "tip.next" : "tip.goes-on"));
    }
}
