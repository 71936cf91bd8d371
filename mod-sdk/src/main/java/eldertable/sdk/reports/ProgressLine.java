package eldertable.sdk.reports;

import eldertable.sdk.program.ScreenWriter;

import java.io.PrintWriter;

/** A line that is written over and over while long work goes on. For terminals only: elsewhere it writes nothing. */
public final class ProgressLine {
    private final PrintWriter out;
    private final boolean shown = isTerminal();

    public ProgressLine(PrintWriter out) {
        this.out = out;
    }

    /** From JDK 22 on there may be a console without a terminal; it can then be asked. */
    private static boolean isTerminal() {
        Object console = System.console();
        if (console == null) return false;
        try {
            return (boolean) java.io.Console.class.getMethod("isTerminal").invoke(console);
        } catch (ReflectiveOperationException olderJdk) {
            return true;
        }
    }

    public void show(String text) {
        if (shown && out instanceof ScreenWriter screen) screen.overwrite(text);
    }

    /** Takes the line away again. */
    public void clear() {
        show("");
    }
}
