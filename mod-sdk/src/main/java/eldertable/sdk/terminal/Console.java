package eldertable.sdk.terminal;

/** Where a game is shown and played: lines in, text out. */
interface Console {
    /** The next line, or null at the end. @param prompt shown before it */
    String readLine(String prompt);

    void print(String line);

    /** Takes away everything shown so far, also from the scroll bar; only a line's space where that is impossible. */
    void clear();

    /** Whether a person sits at it; otherwise lines come from a file or program. */
    boolean isInteractive();

    int width();

    int height();

    Paint paint();
}
