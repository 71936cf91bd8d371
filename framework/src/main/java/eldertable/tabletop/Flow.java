package eldertable.tabletop;

import eldertable.tabletop.Block.Scale;
import eldertable.tabletop.Block.Size;

import java.util.ArrayList;
import java.util.List;

/**
 * Sets blocks side by side, and in further lines where there is no more room. A first block that can do with any size stands beside all lines, as
 * high as they are together, if nothing has to be higher for that.
 */
final class Flow {
    static final float GAP_X = 16, GAP_Y = 7;
    /** Rather than that a line is broken, its blocks stand as near as this. */
    private static final float TIGHT = 7;
    /** How much larger than it asked for a block beside all lines may become. */
    private static final float LARGEST_BESIDE = 2.2f;

    private record Item(Block block, Size size) {}

    /** @param gap between two of them */
    private record Line(List<Item> items, float w, float h, float gap) {
        static Line of(List<Item> items, float h, float width) {
            float wide = 0;
            for (Item item : items) wide += item.size().w();
            float gap = items.size() < 2 ? 0 : Math.max(0, Math.min(GAP_X, (width - wide) / (items.size() - 1)));
            return new Line(items, wide + (items.size() - 1) * gap, h, gap);
        }
    }

    private Flow() {}

    /** The height that blocks need at a width. */
    static float height(List<Block> blocks, Scale scale, float width) {
        return heightOf(lines(blocks, scale, width));
    }

    private static float heightOf(List<Line> lines) {
        float height = 0;
        for (Line line : lines) height += line.h() + GAP_Y;
        return Math.max(0, height - GAP_Y);
    }

    /** How wide the first block is if it stands beside all others; 0 if it stands among them. */
    private static float beside(List<Block> blocks, Scale scale, float width) {
        if (blocks.size() < 2 || !blocks.get(0).growsAlong()) return 0;
        List<Block> others = blocks.subList(1, blocks.size());
        float high = height(blocks, scale, width);
        Size asked = blocks.get(0).measure(scale, width);
        float best = 0;
        for (float times = 1; times <= LARGEST_BESIDE; times += 0.05f) {
            float wide = asked.w() * times, rest = width - wide - GAP_X;
            if (asked.h() * times > high + 0.01f || rest < width / 3 || height(others, scale, rest) > high + 0.01f) continue;
            best = wide;
        }
        return best;
    }

    /** How many lines blocks take at a width. */
    static int count(List<Block> blocks, Scale scale, float width) {
        return lines(blocks, scale, width).size();
    }

    private static List<Line> lines(List<Block> blocks, Scale scale, float width) {
        List<Line> lines = new ArrayList<>();
        List<Item> open = new ArrayList<>();
        float w = 0, h = 0;
        for (Block block : blocks) {
            Size size = block.measure(scale, width);
            if (!open.isEmpty() && w + size.w() > width + 0.01f) {
                lines.add(Line.of(open, h, width));
                open = new ArrayList<>();
                w = 0;
                h = 0;
            }
            open.add(new Item(block, size));
            w += size.w() + TIGHT;
            h = Math.max(h, size.h());
        }
        if (!open.isEmpty()) lines.add(Line.of(open, h, width));
        return lines;
    }

    /** @param centred whether lines stand in the middle, else at the left */
    static void place(List<Block> blocks, Scale scale, Rect box, boolean centred, Plan plan) {
        float beside = beside(blocks, scale, box.w());
        if (beside > 0) {
            float high = Math.min(box.h(), beside / blocks.get(0).measure(scale, box.w()).w() * blocks.get(0).measure(scale, box.w()).h());
            plan.add(blocks.get(0), Rect.around(box.x() + beside / 2, box.cy(), beside, high), scale);
            placeLines(lines(blocks.subList(1, blocks.size()), scale, box.w() - beside - GAP_X), scale, box.without(beside + GAP_X), centred, plan);
        } else placeLines(lines(blocks, scale, box.w()), scale, box, centred, plan);
    }

    private static void placeLines(List<Line> lines, Scale scale, Rect box, boolean centred, Plan plan) {
        float y = box.top() - Math.max(0, box.h() - heightOf(lines)) / 2;
        for (Line line : lines) {
            float x = centred ? box.x() + Math.max(0, (box.w() - line.w()) / 2) : box.x();
            for (Item item : line.items()) {
                boolean last = item == line.items().get(line.items().size() - 1);
                float wide = last && item.block().growsOn() ? box.right() - x : item.size().w();
                plan.add(item.block(), new Rect(x, y - item.size().h(), wide, item.size().h()), scale);
                x += item.size().w() + line.gap();
            }
            y -= line.h() + GAP_Y;
        }
    }
}
