package eldertable.tabletop;

import eldertable.view.TableView;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Parts that share one place, since mostly only one of them has something in it; where more have, they stand side by side. */
final class SharedBlock implements Block {
    private static final float GAP = 8;

    private final List<Block> parts;
    private final String captions;

    SharedBlock(List<Block> parts) {
        this.parts = List.copyOf(parts);
        captions = captions(this.parts);
    }

    @Override
    public Size measure(Scale scale, float width) {
        float w = 0, h = 0;
        for (Block part : parts) {
            Size size = part.measure(scale, width);
            w = Math.max(w, size.w());
            h = Math.max(h, size.h());
        }
        // Room for the words of all, unless words are so large that cards need it more.
        if (scale.words() <= 1) w = Math.max(w, scale.captionWidth(captions) * Scale.TIGHTEST);
        return new Size(Math.min(width, w), h);
    }

    private static String captions(List<Block> blocks) {
        return blocks.stream().map(Block::caption).filter(caption -> !caption.isEmpty()).collect(Collectors.joining(" · "));
    }

    @Override
    public void fill(Rect box, Scale scale, TableView view, List<Thing> things) {
        for (Block part : parts) part.site(box, scale).ifPresent(things::add); // all of it is the place of each
        List<Block> filled = parts.stream().filter(part -> !part.isEmpty(view)).toList();
        List<Block> shown = filled.isEmpty() ? parts.subList(0, 1) : filled;
        // What is alone lies where it begins when others join it.
        float each = shown.size() == 1 ? shown.get(0).measure(scale, box.w()).w() : (box.w() - (shown.size() - 1) * GAP) / shown.size();
        List<Thing> laid = new ArrayList<>();
        for (int i = 0; i < shown.size(); i++) shown.get(i).fill(new Rect(box.x() + i * (each + GAP), box.y(), each, box.h()), scale, view, laid);
        if (shown.size() > 1) { // one caption tells of them all: there is hardly room for one over each
            laid.removeIf(thing -> thing instanceof Thing.Caption);
            String both = captions(shown);
            if (box.w() >= scale.captionWidth(both) * Scale.TIGHTEST) laid.add(new Thing.Caption(both, box.upper(scale.caption()), false));
        }
        things.addAll(laid);
    }

    @Override
    public boolean isEmpty(TableView view) {
        return parts.stream().allMatch(part -> part.isEmpty(view));
    }
}
