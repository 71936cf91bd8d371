package eldertable.sdk.printing;

import eldertable.art.Box;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * How a board is cut for a paper: upright or turned, and where, so that as few spaces as can be are cut through. In millimetres.
 *
 * @param across where its parts begin and end from its left edge; @param down the same from its upper edge
 */
record BoardParts(boolean turned, float width, float height, List<Float> across, List<Float> down) {
    /** A board may be so much smaller than meant, where that saves sheets. */
    private static final float[] SCALES = {1, 0.95f, 0.9f, 0.85f};

    /**
     * The fewest sheets.
     *
     * @param width as wide as it should be; @param proportion height by width
     * @param spaces in parts of its width and height, from its lower left corner
     * @param edge what stays free at each side of a sheet; @param label and below the board besides
     */
    static BoardParts of(Paper paper, float width, float proportion, List<Box> spaces, float edge, float label) {
        BoardParts best = null;
        for (float scale : SCALES) {
            for (boolean turned : new boolean[] {false, true}) {
                float wide = width * scale, high = wide * proportion;
                float roomAcross = (turned ? paper.height : paper.width) - 2 * edge, roomDown = (turned ? paper.width : paper.height) - 2 * edge - label;
                List<float[]> columns = spaces.stream().map(box -> new float[] {box.x() * wide, box.right() * wide}).toList();
                List<float[]> rows = spaces.stream().map(box -> new float[] {(1 - box.top()) * high, (1 - box.y()) * high}).toList();
                BoardParts parts = new BoardParts(turned, wide, high, cuts(wide, roomAcross, columns), cuts(high, roomDown, rows));
                if (best == null || parts.sheets() < best.sheets()) best = parts;
            }
        }
        return best;
    }

    int sheets() {
        return (across.size() - 1) * (down.size() - 1);
    }

    /** From 0 to the length, nowhere farther apart than there is room. @param spans from where to where each space goes */
    static List<Float> cuts(float length, float room, List<float[]> spans) {
        int parts = Math.max(1, (int) Math.ceil(length / room - 0.001));
        List<Float> cuts = new ArrayList<>(List.of(0f));
        for (int i = 1; i < parts; i++) {
            float even = i * length / parts, least = length - (parts - i) * room - 0.01f, most = cuts.get(i - 1) + room + 0.01f;
            List<Float> between = new ArrayList<>(List.of(even));
            for (float[] span : spans) {
                spans.stream().map(next -> next[0]).filter(start -> start > span[1] - 0.01f).min(Float::compare).ifPresent(start -> between.add((span[1] + start) / 2));
            }
            cuts.add(between.stream().filter(cut -> cut >= least && cut <= most)
                .min(Comparator.<Float>comparingLong(cut -> spans.stream().filter(span -> span[0] < cut - 0.1f && cut + 0.1f < span[1]).count())
                    .thenComparing(cut -> Math.abs(cut - even))).orElse(Math.max(least, Math.min(most, even))));
        }
        cuts.add(length);
        return cuts;
    }
}
