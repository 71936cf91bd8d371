package eldertable.sdk.limits;

/** The cards of Gates of Delirium, in the order of the pack. */
final class GatesCards {
    /** What a half of an action card does. */
    enum Half { PAGE, FRAGMENT, DISPATCH, RUNE, CONVERT, BUILD }

    /** A page and its number, a fragment and its corner, or how often to dispatch; then how often to convert or build; tokens behind a plus. */
    private static final String[] HALVES = """
        p1/b2 p2/r p3/b1+1 p4/c1 p5/b2 p6/b1+2 p7/b2 p8/r p9/b1+1 p10/b2
        p11/b1+2 p12/c1 p13/b2 p14/r p15/b1+1 p16/b1+2 p17/b2 p18/c1 p19/b1+1 p20/r
        f0/r f0/c1 f0/b2 f0/b2 f0/b1+2 f1/r f1/b2 f1/b1+1 f1/b1+2 f1/b2
        f2/r f2/c1 f2/b2 f2/b1+1 f2/b1+2 f3/r f3/c1 f3/b2 f3/b1+1 f3/b1+2
        d2/r d2/r d2/r d2/r d2/r d2/r d2/c1 d2/c1 d2/b2 d2/b2
        d2/b1+1 d2/b1+1 d2/b1+1 d2/b1+2 d2/b1+2 d2/b1+2 d1+1/r d1+1/r d1+1/r d1+1/c1
        d1+1/c1 d1+1/b2 d1+1/b2 d1+1/b2 d1+1/b1+1 d1+1/b1+1 d1+1/b1+2 d1+1/b1+2 d1+2/r d1+2/r
        d1+2/r d1+2/c1 d1+2/c1 d1+2/b2 d1+2/b2 d1+2/b2 d1+2/b1+1 d1+2/b1+1 d1+2/b1+2 d1+2/b1+2
        """.strip().split("\\s+");

    /**
     * One half of an action card.
     *
     * @param number a page's number, a fragment's corner, or how often it is done
     */
    record Side(Half half, int number, int tokens) {
        private static Side of(String text) {
            String[] parts = text.substring(1).split("\\+");
            Half half = switch (text.charAt(0)) {
                case 'p' -> Half.PAGE;
                case 'f' -> Half.FRAGMENT;
                case 'd' -> Half.DISPATCH;
                case 'r' -> Half.RUNE;
                case 'c' -> Half.CONVERT;
                default -> Half.BUILD;
            };
            return new Side(half, parts[0].isEmpty() ? 0 : Integer.parseInt(parts[0]), parts.length > 1 ? Integer.parseInt(parts[1]) : 0);
        }
    }

    static final int ACTIONS = HALVES.length, CORNERS = 4;
    static final Side[] SANE = new Side[ACTIONS], INSANE = new Side[ACTIONS];

    static {
        for (int card = 0; card < ACTIONS; card++) {
            String[] halves = HALVES[card].split("/");
            SANE[card] = Side.of(halves[0]);
            INSANE[card] = Side.of(halves[1]);
        }
    }

    // Gates lead to Innsmouth, Salem, Arkham, Kingsport and Rockport.
    static final int REGIONS = 5;
    static final int[] COPIES = {22, 18, 18, 16, 16}, SIZES = {7, 6, 6, 5, 5}, NEUTRALS = {3, 2, 2, 1, 1};
    static final int[][] BANNERS = {{10, 6, 3}, {8, 5, 2}, {8, 5, 2}, {6, 4, 2}, {6, 4, 2}};
    static final int[][] BANNERS_OF_TWO = {{10, 5, 2}, {8, 4, 2}, {8, 4, 2}, {6, 3, 1}, {6, 3, 1}};

    // Monstrosities, the lowest on top.
    static final int[] DISC_POINTS = {8, 9, 10, 11, 12, 13};
    static final boolean[] UNSEALS = {true, false, true, false, true, false}, THREE_PLUS = {false, false, true, true, false, false};

    // Scrolls.
    static final int SCROLLS = 7;
    static final int CARTOGRAPHERS_COMMAND = 0, DESPERATE_TIMES = 1, GATE_CRAFTER = 2, PROLIFIC_RECRUITER = 3, RELICS_CALL = 4, TOME_KEEPER = 5;
    static final int MAD_LECTORS_PACT = 6;

    private GatesCards() {}
}
