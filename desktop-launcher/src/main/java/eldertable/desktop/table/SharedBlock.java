package eldertable.desktop.table;

import eldertable.view.TableView;

import java.util.List;

/** Parts that share one place, since mostly only one of them has something in it; where more have, they stand side by side. */
final class SharedBlock implements Block {
    private static final float GAP = 8;

    private final List<Block> parts;

    SharedBlock(List<Block> parts) {
        this.parts = List.copyOf(parts);
    }

    @Override
    public Size measure(Scale scale, float width) {
        float w = 0, h = 0;
        for (Block part : parts) {
            Size size = part.measure(scale, width);
            w = Math.max(w, size.w());
            h = Math.max(h, size.h());
        }
        return new Size(w, h);
    }

    @Override
    public void fill(Rect box, Scale scale, TableView view, List<Thing> things) {
        for (Block part : parts) part.site(box, scale).ifPresent(things::add); // all of it is the place of each
        List<Block> filled = parts.stream().filter(part -> !part.isEmpty(view)).toList();
        List<Block> shown = filled.isEmpty() ? parts.subList(0, 1) : filled;
        float each = (box.w() - (shown.size() - 1) * GAP) / shown.size();
        for (int i = 0; i < shown.size(); i++) shown.get(i).fill(new Rect(box.x() + i * (each + GAP), box.y(), each, box.h()), scale, view, things);
    }

    @Override
    public boolean isEmpty(TableView view) {
        return parts.stream().allMatch(part -> part.isEmpty(view));
    }
}
