package eldertable.sdk.terminal;

import java.util.List;
import java.util.function.Supplier;

/** Where a game is shown and played: lines in, text out. */
interface Console {
    /** The next line, or null at the end. @param prompt shown before it */
    String readLine(String prompt);

    /** As above, for somebody who may have words completed. @param words what could be typed as a whole; asked for only when wanted */
    default String readLine(String prompt, Supplier<List<String>> words) {
        return readLine(prompt);
    }

    void print(String line);

    /** Takes away everything shown so far, also from the scroll bar; only a line's space where that is impossible. */
    void clear();

    /** Whether a person sits at it; otherwise lines come from a file or program. */
    boolean isInteractive();

    int width();

    int height();

    Paint paint();
}
