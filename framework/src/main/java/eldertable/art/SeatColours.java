package eldertable.art;

/**
 * The players' colours, the same wherever they are shown, and always beside a letter, a name or a portrait. They differ in brightness as
 * well as in hue, so that eyes tell them apart which lack red, green or blue.
 */
public final class SeatColours {
    /** What belongs to nobody. */
    public static final int NOBODY = 0x8a8578ff;

    private static final int[] COLOURS = {0x911921ff, 0x474995ff, 0xf5c92fff, 0x3c9180ff, 0x8f3ce5ff, 0xe37d49ff, 0x9bdef5ff, 0xe8f5c5ff};

    private SeatColours() {}

    /** From the ninth seat on they come again. @param seat -1 for nobody */
    public static int of(int seat) {
        return seat < 0 ? NOBODY : COLOURS[seat % COLOURS.length];
    }

    /** For letters on that colour. */
    public static int inkOn(int seat) {
        return Ink.contrast(of(seat), Ink.CREAM) >= Ink.contrast(of(seat), Ink.INK) ? Ink.CREAM : Ink.INK;
    }
}
