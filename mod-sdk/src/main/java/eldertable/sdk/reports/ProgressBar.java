package eldertable.sdk.reports;

import java.io.PrintWriter;
import java.util.Locale;

/** How far a known amount of work has come, how fast it goes, and how long it will take. */
public final class ProgressBar {
    private static final int WIDTH = 30;

    private final ProgressLine line;
    private final String things;
    private final long total;
    private final long began = System.nanoTime();

    public ProgressBar(PrintWriter out, String things, long total) {
        line = new ProgressLine(out);
        this.things = things;
        this.total = total;
    }

    public void show(long done) {
        show(done, "");
    }

    /** @param where on which machines, in words, or "" */
    public void show(long done, String where) {
        double seconds = (System.nanoTime() - began) / 1e9;
        int filled = (int) (WIDTH * done / total);
        String left = done == 0 ? "" : String.format(Locale.ROOT, ", %.0f s left", seconds * (total - done) / done);
        line.show(String.format(Locale.ROOT, "[%s%s] %,d of %,d %s, %,.0f a second%s%s", "#".repeat(filled), " ".repeat(WIDTH - filled), done, total,
            things, done / Math.max(seconds, 1e-3), where, left));
    }

    public void clear() {
        line.clear();
    }
}
