package eldertable.desktop.table;

import java.util.List;

/** A counter drawn as a row of steps with a marker. */
final class TrackBlock implements Block {
    private final String counter, title;
    private final int value, max;

    TrackBlock(String counter, String title, int value, int max) {
        this.counter = counter;
        this.title = title;
        this.value = value;
        this.max = max;
    }

    @Override
    public Size measure(Scale scale, float width) {
        return new Size(Math.min(width, Math.max(120, (max + 1) * 26)), 26 + Scale.CAPTION);
    }

    @Override
    public void place(Rect box, Scale scale, List<Thing> things) {
        things.add(new Thing.Caption(title, box.upper(Scale.CAPTION), false));
        things.add(new Thing.Track(counter, value, max, title, box.below(Scale.CAPTION)));
        things.add(new Thing.Site(Thing.counterKey(counter, 0), box.below(Scale.CAPTION)));
    }
}
