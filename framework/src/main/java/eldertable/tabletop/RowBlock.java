package eldertable.tabletop;

import eldertable.view.TableView;

import java.util.List;

/** Blocks that belong together, side by side under one caption: the zone, tokens and counters of a gate. */
final class RowBlock implements Block {
    private static final float GAP = 8;

    private final String caption;
    private final List<Block> parts;

    RowBlock(String caption, List<Block> parts) {
        this.caption = caption;
        this.parts = parts;
    }

    private float captionHeight(Scale scale) {
        return caption.isEmpty() ? 0 : scale.caption();
    }

    @Override
    public Size measure(Scale scale, float width) {
        float w = 0, h = 0;
        for (Block part : parts) {
            Size size = part.measure(scale, Math.max(20, width - w));
            w += size.w() + GAP;
            h = Math.max(h, size.h());
        }
        return new Size(Math.min(width, Math.max(w - GAP, scale.captionWidth(caption))), h + captionHeight(scale));
    }

    @Override
    public void fill(Rect box, Scale scale, TableView view, List<Thing> things) {
        if (!caption.isEmpty()) things.add(new Thing.Caption(caption, box.upper(scale.caption()), false));
        Rect room = box.below(captionHeight(scale));
        float x = room.x();
        for (Block part : parts) {
            Size size = part.measure(scale, Math.max(20, room.right() - x));
            part.fill(new Rect(x, room.top() - size.h(), size.w(), size.h()), scale, view, things);
            x += size.w() + GAP;
        }
    }

    @Override
    public boolean isEmpty(TableView view) {
        return parts.stream().allMatch(part -> part.isEmpty(view));
    }
}
