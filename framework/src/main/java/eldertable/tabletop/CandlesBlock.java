package eldertable.tabletop;

import eldertable.art.Lettering;
import eldertable.art.Pen;
import eldertable.art.Paintings;
import eldertable.faces.TableLook;
import eldertable.view.TableView;

import java.util.List;

/** A counter of the table as candles: so many burn, the others have gone out. */
final class CandlesBlock implements Block {
    /** Of a candle, width by height. */
    private static final float PROPORTION = 0.4f;

    private final String counter, title;
    private final int all;

    CandlesBlock(TableLook look, String counter) {
        this.counter = counter;
        title = look.lexicon.counter(counter);
        all = look.candles(counter);
    }

    private static float height(Scale scale) {
        return Math.max(56, Math.min(150, scale.card()));
    }

    @Override
    public Size measure(Scale scale, float width) {
        return new Size(Math.min(width, all * height(scale) * PROPORTION), height(scale) + scale.caption());
    }

    @Override
    public void fill(Rect box, Scale scale, TableView view, List<Thing> things) {
        Rect room = box.below(scale.caption());
        things.add(new Thing.Caption(title, box.upper(scale.caption()), false));
        things.add(new Thing.Site(Thing.counterKey(counter, 0), room));
        things.add(new Candles(counter, title, TrackBlock.valueIn(view, counter), all, room));
    }

    @Override
    public boolean isEmpty(TableView view) {
        return false;
    }

    /** @param lit so many burn, from the left */
    record Candles(String counter, String title, int lit, int all, Rect box) implements Thing.Own {
        @Override
        public void draw(Pen pen, Paintings gallery, Lettering lettering) {
            float each = box.w() / all, h = Math.min(box.h(), each / PROPORTION), w = h * PROPORTION;
            for (int i = 0; i < all; i++) {
                // None is like its neighbour; the one that went out last still smokes.
                float burnt = 0.74f + Math.floorMod(i * 37, 27) / 100f;
                float x = box.x() + (i + 0.5f) * each - w / 2;
                pen.picture(gallery.candle(i < lit, i == lit), x, box.y(), w, h * burnt);
            }
        }

        @Override
        public List<String> words(TableLook look) {
            return Thing.explained(look.lexicon.meaning("counters", counter), title, look.lexicon.say("ask.of", "count", lit, "all", all));
        }
    }
}
