package eldertable.tabletop;

import java.util.ArrayList;
import java.util.List;

/**
 * Pieces side by side in rows within a box. They are as large as was planned while that fits, then smaller, and only when they could not be
 * read any more does row lie upon row, so that the heads of those behind stay seen: title, number and mark.
 *
 * @param w how wide each is; @param h how high; @param apart whether no row lies upon another
 * @param spots where each begins, from the box's upper left corner
 */
record CardRows(float w, float h, boolean apart, List<Spot> spots) {
    static final float GAP = 5;
    /** Smaller ones cannot be read. */
    static final float LEAST = 62;
    /** How much of a covered piece's height is seen. */
    static final float HEAD = 0.3f;

    record Spot(float x, float y) {}

    /** How far behind a piece the next one lies, as a part of its width; 1 and more lie apart. */
    interface Step {
        float after(int index);
    }

    /**
     * @param planned how high a piece is to be; @param proportion its width by its height
     * @param stacked how much more height each row takes for what lies below its pieces, as a part of theirs
     */
    static CardRows fit(int count, Step step, float width, float height, float planned, float proportion, float stacked) {
        Fitting fitting = new Fitting(count, step, width, height, proportion, stacked);
        float apart = fitting.largest(planned, 1);
        if (apart >= Math.min(planned, LEAST)) return fitting.rows(apart, 1);
        float upon = Math.min(fitting.largest(planned, HEAD), LEAST * 1.3f);
        return upon > apart * 1.12f ? fitting.rows(upon, HEAD) : fitting.rows(apart, 1);
    }

    /** How much width and height so many pieces of that size take if they may be so wide, in rows of the same length. */
    static Block.Size measure(int count, float each, float high, float width) {
        int most = Math.max(1, (int) ((width + GAP + 0.05f) / (each + GAP)));
        int rows = (count + most - 1) / most, columns = (count + rows - 1) / rows;
        return new Block.Size(columns * (each + GAP) - GAP, rows * (high + GAP) - GAP);
    }

    private record Fitting(int count, Step step, float width, float height, float proportion, float stacked) {
        float largest(float most, float shown) {
            if (fits(most, shown)) return most;
            float low = 4, high = most;
            for (int i = 0; i < 12; i++) {
                float middle = (low + high) / 2;
                if (fits(middle, shown)) low = middle;
                else high = middle;
            }
            return low;
        }

        private boolean fits(float h, float shown) {
            List<Spot> spots = rows(h, shown).spots();
            float last = spots.isEmpty() ? 0 : spots.get(spots.size() - 1).y();
            return h * proportion <= width + 0.05f && last + h * (1 + stacked) <= height + 0.05f;
        }

        CardRows rows(float h, float shown) {
            float w = h * proportion, pitch = shown < 1 ? h * shown : h * (1 + stacked) + GAP;
            List<Spot> spots = new ArrayList<>();
            float x = 0, y = 0;
            for (int i = 0; i < count; i++) {
                if (i > 0) {
                    float part = step.after(i - 1);
                    x += part >= 1 ? w + GAP : Math.max(2, w * part);
                }
                if (x > 0 && x + w > width + 0.05f) {
                    x = 0;
                    y += pitch;
                }
                spots.add(new Spot(x, y));
            }
            return new CardRows(w, h, shown >= 1, spots);
        }
    }

    Rect at(int index, Rect room) {
        Spot spot = spots.get(index);
        return new Rect(room.x() + spot.x(), room.top() - spot.y() - h, w, h);
    }

    float height() {
        return spots.isEmpty() ? 0 : spots.get(spots.size() - 1).y() + h;
    }

    /** How far the row of a piece reaches to the right. */
    float rowEnd(int index) {
        float end = 0;
        for (Spot spot : spots) if (spot.y() == spots.get(index).y()) end = Math.max(end, spot.x() + w);
        return end;
    }
}
