package eldertable.state;

/**
 * Picks, step data and commands hold every value as one int: a tag in the top byte and an index below. Codes are stable
 * for one {@link Blueprint}, so states that hold them copy, compare and hash as plain numbers.
 */
public final class Code {
    public static final int NOTHING = 0;
    private static final int SHIFT = 26;
    private static final int MASK = (1 << SHIFT) - 1;
    private static final int BIAS = 1 << (SHIFT - 1);
    private static final int INDEX_BITS = 13;

    public static final int PIECE = 1;
    public static final int PLAYER = 2;
    public static final int SPACE = 3;
    public static final int KIND = 4;
    public static final int WORD = 5;
    public static final int NUMBER = 6;
    public static final int MOVE = 8;
    /** A place in a zone: how players name a piece they cannot see. */
    public static final int SLOT = 9;
    /** A single thing in a component, by its cell. */
    public static final int CELL = 11;
    /** A piece that the viewer cannot see, nor where it is. */
    public static final int UNSEEN = 10 << SHIFT;
    /** Closes a pick of several things. */
    public static final int DONE = 7 << SHIFT;

    private Code() {}

    public static int piece(int index) {
        return PIECE << SHIFT | index;
    }

    public static int player(int seat) {
        return PLAYER << SHIFT | seat;
    }

    public static int space(int index) {
        return SPACE << SHIFT | index;
    }

    public static int kind(int index) {
        return KIND << SHIFT | index;
    }

    public static int word(int index) {
        return WORD << SHIFT | index;
    }

    public static int move(int index) {
        return MOVE << SHIFT | index;
    }

    public static int cell(int index) {
        return CELL << SHIFT | index;
    }

    public static int slot(int zone, int index) {
        return SLOT << SHIFT | zone << INDEX_BITS | index;
    }

    public static int slotZone(int code) {
        return (code & MASK) >>> INDEX_BITS;
    }

    public static int slotIndex(int code) {
        return code & (1 << INDEX_BITS) - 1;
    }

    public static int number(int value) {
        if (value < -BIAS || value >= BIAS) throw new IllegalArgumentException("number out of range: " + value);
        return NUMBER << SHIFT | value + BIAS;
    }

    public static int tag(int code) {
        return code >>> SHIFT;
    }

    /** The index, or for numbers the value. */
    public static int value(int code) {
        int low = code & MASK;
        return tag(code) == NUMBER ? low - BIAS : low;
    }
}
