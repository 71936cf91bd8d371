package eldertable.sdk;

import java.io.PrintWriter;
import java.util.Locale;

/** A line that is written over and over while long work goes on. For terminals only: elsewhere it writes nothing. */
final class ProgressBar {
    private static final int WIDTH = 30;

    private final PrintWriter out;
    private final String things;
    private final long total;
    private final boolean shown;
    private final long began = System.nanoTime();

    ProgressBar(PrintWriter out, String things, long total) {
        this.out = out;
        this.things = things;
        this.total = total;
        shown = isTerminal();
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

    void show(long done) {
        if (!shown) return;
        double seconds = (System.nanoTime() - began) / 1e9;
        int filled = (int) (WIDTH * done / Math.max(1, total));
        String left = done == 0 ? "" : String.format(Locale.ROOT, ", %.0f s left", seconds * (total - done) / done);
        out.printf(Locale.ROOT, "\r[%s%s] %,d of %,d %s, %,.0f a second%s\u001B[K", "#".repeat(filled), " ".repeat(WIDTH - filled), done, total,
            things, done / Math.max(seconds, 1e-3), left);
        out.flush();
    }

    /** Takes the line away again. */
    void clear() {
        if (!shown) return;
        out.print("\r\u001B[K");
        out.flush();
    }
}
