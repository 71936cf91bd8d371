package eldertable.tabletop;

import eldertable.art.Ink;
import eldertable.art.Lettering;
import eldertable.art.Paintings;
import eldertable.art.Pen;
import eldertable.faces.TableLook;

import java.util.List;

/** A counter that stands as a coin in a row of pieces, behind so many of them: somebody who walks along the row. */
record Marker(String counter, String icon, int colour, int value, Rect box) implements Thing.Own {
    private static final float SIZE = 0.36f, LEAST = 24, MOST = 46;

    /** @param count how many pieces lie in the row */
    static Marker of(TableLook look, String counter, int value, int count, CardRows rows, Rect room) {
        float size = Math.max(LEAST, Math.min(MOST, rows.h() * SIZE)), x, y;
        if (count == 0) {
            x = room.x() + size / 2;
            y = room.cy();
        } else {
            Rect at = rows.at(Math.min(value, count - 1), room);
            x = value < count ? at.x() - CardRows.GAP / 2 : at.right() + CardRows.GAP + size / 2;
            y = at.y() + at.h() * 0.56f;
        }
        x = Math.max(room.x() + size / 2, Math.min(room.right() - size / 2, x));
        String icon = look.icon("counters", counter);
        return new Marker(counter, icon, look.colour("counters", counter), value, Rect.around(x, y, size, size));
    }

    @Override
    public void draw(Pen pen, Paintings gallery, Lettering lettering) {
        pen.disc(box.cx(), box.cy(), box.w() * 0.56f, Ink.fade(Ink.BLACK, 0.55f));
        pen.picture(gallery.token(icon, colour), box.x(), box.y(), box.w(), box.h());
    }

    @Override
    public List<String> words(TableLook look) {
        return Thing.explained(look.lexicon.meaning("counters", counter), look.lexicon.counter(counter) + ": " + value);
    }
}
