package eldertable.tabletop;

import eldertable.faces.TableLook;
import eldertable.pack.component.CounterView;
import eldertable.pack.model.Per;
import eldertable.view.TableView;

import java.util.List;

/** A counter of the table drawn as a row of steps with a marker. */
final class TrackBlock implements Block {
    private static final int MOST_STEPS = 40;
    private static final float STEP = 26;

    private final String counter, title;
    private final int max;
    private final float step;

    TrackBlock(TableLook look, String counter) {
        this.counter = counter;
        title = look.lexicon.counter(counter);
        max = Math.min(look.blueprint.counter(counter).def().max(), MOST_STEPS);
        step = STEP * look.def.room().weight(counter);
    }

    @Override
    public Size measure(Scale scale, float width) {
        float wide = Math.min(width, Math.max(120, (max + 1) * step));
        return new Size(wide, Math.min(step, Math.max(STEP, wide / (max + 1))) + scale.caption());
    }

    @Override
    public void fill(Rect box, Scale scale, TableView view, List<Thing> things) {
        things.add(new Thing.Caption(title, box.upper(scale.caption()), false));
        things.add(new Thing.Track(counter, valueIn(view, counter), max, title, box.below(scale.caption())));
        things.add(new Thing.Site(Thing.counterKey(counter, 0), box.below(scale.caption())));
    }

    /** What a counter of the table stands at. */
    static int valueIn(TableView view, String counter) {
        return view.counters().stream().filter(one -> one.id().equals(counter) && one.per().kind() == Per.Kind.ONCE).findFirst()
            .map(CounterView::value).map(value -> value.orElse(0)).orElse(0);
    }

    @Override
    public boolean isEmpty(TableView view) {
        return false;
    }
}
