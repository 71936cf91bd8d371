package eldertable.sdk.limits;

/** What journals are worth at the end of Gates of Delirium. */
final class GatesScoring {
    static final int MOST = 5;
    private static final int[] RUNES = {0, 1, 2, 4, 8};
    private static final int RUNE_SET = 5, RUNE_SET_POINTS = 16, PAGE_IN_ROW = 4, PAGE_ALONE = 2, WHOLE_MAP = 12, LOOSE_FRAGMENT = 2;

    private GatesScoring() {}

    static int runes(int runes) {
        return runes / RUNE_SET * RUNE_SET_POINTS + RUNES[runes % RUNE_SET];
    }

    /** @param pages by number */
    static int pages(Row pages) {
        int points = 0;
        for (int i = 0; i < pages.size(); i++) {
            boolean inRow = i > 0 && pages.get(i - 1) == pages.get(i) - 1 || i + 1 < pages.size() && pages.get(i + 1) == pages.get(i) + 1;
            points += inRow ? PAGE_IN_ROW : PAGE_ALONE;
        }
        return points;
    }

    static int fragments(Row maps) {
        int[] corners = new int[GatesCards.CORNERS];
        for (int i = 0; i < maps.size(); i++) corners[GatesCards.SANE[maps.get(i)].number()]++;
        int whole = maps.size();
        for (int corner : corners) whole = Math.min(whole, corner);
        return whole * WHOLE_MAP + (maps.size() - whole * GatesCards.CORNERS) * LOOSE_FRAGMENT;
    }

    /** How many different things lie in a row. */
    static int kinds(Row row) {
        int kinds = 0;
        for (int i = 0; i < row.size(); i++) if (row.indexOf(row.get(i)) == i) kinds++;
        return kinds;
    }
}
