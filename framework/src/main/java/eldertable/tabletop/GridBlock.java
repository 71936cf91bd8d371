package eldertable.tabletop;

import eldertable.view.TableView;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Rows of blocks below each other that share their columns: decks, what was discarded of each, what lies open. Where there is width enough all stand in one row. */
final class GridBlock implements Block {
    private static final float GAP_X = 14, GAP_Y = 7;
    /** Of the width that it wants: with less, captions could not be read. */
    private static final float TIGHTEST = 0.82f;

    /** @param heights of the rows */
    private record Plan(List<List<Block>> rows, float[] columns, float[] heights, float gap) {
        Size size() {
            return new Size(sum(columns, gap), sum(heights, GAP_Y));
        }
    }

    private final List<List<Block>> rows;

    GridBlock(List<List<Block>> rows) {
        this.rows = rows.stream().filter(row -> !row.isEmpty()).map(List::copyOf).toList();
    }

    private static float sum(float[] sizes, float gap) {
        float sum = -gap;
        for (float size : sizes) sum += size + gap;
        return Math.max(0, sum);
    }

    private Plan plan(Scale scale, float width) {
        Plan inOne = plan(List.of(rows.stream().flatMap(List::stream).toList()), scale, width);
        if (inOne.size().w() <= width) return inOne;
        int most = rows.stream().mapToInt(List::size).max().orElse(1);
        for (int columns = most; columns > 1; columns--) {
            Plan broken = plan(broken(columns), scale, width);
            if (broken.size().w() * TIGHTEST <= width) return squeezed(broken, scale, width);
        }
        return squeezed(plan(broken(1), scale, width), scale, width);
    }

    /** Rows that are too long go on below. */
    private List<List<Block>> broken(int columns) {
        List<List<Block>> lines = new ArrayList<>();
        for (List<Block> row : rows) {
            for (int i = 0; i < row.size(); i += columns) lines.add(row.subList(i, Math.min(row.size(), i + columns)));
        }
        return lines;
    }

    private static Plan plan(List<List<Block>> rows, Scale scale, float width) {
        float[] columns = new float[rows.stream().mapToInt(List::size).max().orElse(0)];
        for (List<Block> row : rows) {
            for (int column = 0; column < row.size(); column++) columns[column] = Math.max(columns[column], row.get(column).measure(scale, width).w());
        }
        return new Plan(rows, columns, heights(rows, columns, scale), GAP_X);
    }

    /** What has nothing below it in its column reaches down to the last row. */
    private static float[] heights(List<List<Block>> rows, float[] columns, Scale scale) {
        float[] heights = new float[rows.size()];
        for (int row = 0; row < rows.size(); row++) {
            for (int column = 0; column < rows.get(row).size(); column++) {
                if (!reachesDown(rows, row, column)) heights[row] = Math.max(heights[row], rows.get(row).get(column).measure(scale, columns[column]).h());
            }
        }
        for (int row = 0; row < rows.size(); row++) {
            for (int column = 0; column < rows.get(row).size(); column++) {
                if (!reachesDown(rows, row, column)) continue;
                float missing = rows.get(row).get(column).measure(scale, columns[column]).h() - sum(Arrays.copyOfRange(heights, row, heights.length), GAP_Y);
                if (missing > 0) heights[heights.length - 1] += missing;
            }
        }
        return heights;
    }

    private static boolean reachesDown(List<List<Block>> rows, int row, int column) {
        return row < rows.size() - 1 && rows.subList(row + 1, rows.size()).stream().allMatch(below -> below.size() <= column);
    }

    /** Where there is not width enough captions give way first: things keep their size, as far as they go. */
    private static Plan squeezed(Plan wide, Scale scale, float width) {
        if (wide.size().w() <= width) return wide;
        int n = wide.columns().length;
        float gap = GAP_X / 2, room = width - (n - 1) * gap, all = sum(wide.columns(), 0);
        float[] columns = new float[n];
        for (int column = 0; column < n; column++) columns[column] = wide.columns()[column] * Math.min(1, room / all);
        return new Plan(wide.rows(), columns, heights(wide.rows(), columns, scale), gap);
    }

    @Override
    public Size measure(Scale scale, float width) {
        Size size = plan(scale, width).size();
        return new Size(Math.min(width, size.w()), size.h());
    }

    @Override
    public void fill(Rect box, Scale scale, TableView view, List<Thing> things) {
        Plan plan = plan(scale, box.w() + 0.01f);
        float y = box.top();
        for (int row = 0; row < plan.rows().size(); row++) {
            float x = box.x();
            for (int column = 0; column < plan.rows().get(row).size(); column++) {
                Block block = plan.rows().get(row).get(column);
                float room = reachesDown(plan.rows(), row, column) ? sum(Arrays.copyOfRange(plan.heights(), row, plan.heights().length), GAP_Y) : plan.heights()[row];
                float wide = plan.columns()[column], high = Math.min(room, block.measure(scale, wide).h());
                block.fill(new Rect(x, y - high, wide, high), scale, view, things);
                x += wide + plan.gap();
            }
            y -= plan.heights()[row] + GAP_Y;
        }
    }

    @Override
    public boolean isEmpty(TableView view) {
        return rows.stream().flatMap(List::stream).allMatch(block -> block.isEmpty(view));
    }
}
