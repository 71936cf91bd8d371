package eldertable.desktop.table;

import eldertable.desktop.table.Block.Scale;
import eldertable.desktop.table.Block.Size;

import java.util.ArrayList;
import java.util.List;

/** Sets blocks side by side, and in further lines where there is no more room. */
final class Flow {
    static final float GAP_X = 16, GAP_Y = 7;

    private record Item(Block block, Size size) {}

    private record Line(List<Item> items, float w, float h) {}

    private Flow() {}

    /** The height that blocks need at a width. */
    static float height(List<Block> blocks, Scale scale, float width) {
        float height = 0;
        for (Line line : lines(blocks, scale, width)) height += line.h() + GAP_Y;
        return Math.max(0, height - GAP_Y);
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
                lines.add(new Line(open, w - GAP_X, h));
                open = new ArrayList<>();
                w = 0;
                h = 0;
            }
            open.add(new Item(block, size));
            w += size.w() + GAP_X;
            h = Math.max(h, size.h());
        }
        if (!open.isEmpty()) lines.add(new Line(open, w - GAP_X, h));
        return lines;
    }

    /** @param centred whether lines stand in the middle, else at the left */
    static void place(List<Block> blocks, Scale scale, Rect box, boolean centred, Plan plan) {
        List<Line> lines = lines(blocks, scale, box.w());
        float used = 0;
        for (Line line : lines) used += line.h() + GAP_Y;
        float y = box.top() - Math.max(0, box.h() - (used - GAP_Y)) / 2;
        for (Line line : lines) {
            float x = centred ? box.x() + Math.max(0, (box.w() - line.w()) / 2) : box.x();
            for (Item item : line.items()) {
                plan.add(item.block(), new Rect(x, y - item.size().h(), item.size().w(), item.size().h()), scale);
                x += item.size().w() + GAP_X;
            }
            y -= line.h() + GAP_Y;
        }
    }
}
