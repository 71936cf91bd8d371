package eldertable.sdk.program;

import eldertable.diagnostic.PlainText;
import picocli.CommandLine.Help.Ansi;

import java.io.PrintWriter;

/**
 * What commands write to. Titles, names of files and mistyped words are written by others: whatever in them is meant for a terminal and
 * not for a reader is written out.
 */
public final class ScreenWriter extends PrintWriter {
    private final PrintWriter to;
    /** Help is coloured where somebody looks at it. */
    private final boolean painted = Ansi.AUTO.enabled();

    public ScreenWriter(PrintWriter to) {
        super(to, true);
        this.to = to;
    }

    /** Writes over the line that the cursor is in. */
    public void overwrite(String text) {
        to.print("\r\u001B[?7l" + PlainText.shown(text) + "\u001B[K\u001B[?7h"); // what is too long is cut off: a line that breaks cannot be taken back
        to.flush();
    }

    @Override
    public void write(int character) {
        write(Character.toString(character), 0, 1);
    }

    @Override
    public void write(char[] text, int offset, int length) {
        write(new String(text, offset, length), 0, length);
    }

    @Override
    public void write(String text, int offset, int length) {
        String shown = PlainText.shown(text.substring(offset, offset + length), painted);
        super.write(shown, 0, shown.length());
    }
}
