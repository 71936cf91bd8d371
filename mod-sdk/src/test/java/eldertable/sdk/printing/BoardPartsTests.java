package eldertable.sdk.printing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.art.Box;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BoardPartsTests {
    private static List<Box> grid(int columns, int rows) {
        List<Box> cells = new ArrayList<>();
        for (int i = 0; i < columns * rows; i++) cells.add(new Box(i % columns / (float) columns, i / columns / (float) rows, 1f / columns, 1f / rows));
        return cells;
    }

    @Test void gridsAreCutBetweenTheirCells() {
        BoardParts parts = BoardParts.of(Paper.A4, 275, 1, grid(11, 11), 10, 8);
        assertTrue(parts.turned());
        assertEquals(2, parts.sheets());
        assertEquals(150, parts.down().get(1), 0.01, "not through the sixth row: " + parts.down());
    }

    @Test void noPartIsLargerThanASheetAndNothingIsMissing() {
        for (Paper paper : Paper.values()) {
            for (int columns = 1; columns <= 40; columns += 3) {
                for (int rows = 1; rows <= 40; rows += 3) {
                    BoardParts parts = BoardParts.of(paper, columns * 25, rows / (float) columns, grid(columns, rows), 10, 8);
                    float across = (parts.turned() ? paper.height : paper.width) - 20, down = (parts.turned() ? paper.width : paper.height) - 28;
                    isWhole(parts.across(), parts.width(), across);
                    isWhole(parts.down(), parts.height(), down);
                }
            }
        }
    }

    private static void isWhole(List<Float> cuts, float length, float room) {
        assertEquals(0, cuts.get(0));
        assertEquals(length, cuts.get(cuts.size() - 1));
        for (int i = 1; i < cuts.size(); i++) {
            assertTrue(cuts.get(i) > cuts.get(i - 1) && cuts.get(i) - cuts.get(i - 1) < room + 0.3f, cuts + " with room for " + room);
        }
    }

    @Test void aLittleSmallerIsBetterThanTwiceTheSheets() {
        // Two regions side by side, 290 mm high in all: upright sheets take 269.
        BoardParts parts = BoardParts.of(Paper.A4, 370, 290 / 370f, List.of(new Box(0.05f, 0.1f, 0.4f, 0.8f), new Box(0.55f, 0.1f, 0.4f, 0.8f)), 10, 8);
        assertEquals(2, parts.sheets());
        assertEquals(parts.width() / 2, parts.across().get(1), 0.01);
        assertTrue(parts.width() >= 370 * 0.9f);
    }
}
