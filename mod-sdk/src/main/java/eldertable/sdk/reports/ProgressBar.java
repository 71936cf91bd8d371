package eldertable.sdk.reports;

import eldertable.words.Tongue;
import java.io.PrintWriter;
import java.util.Locale;

/** How far a known amount of work has come, how fast it goes, and how long it will take. */
public final class ProgressBar {
    private static final int WIDTH = 30;

    private final ProgressLine line;
    private final Tongue tongue;
    private final long total;
    private final long began = System.nanoTime();

    /** @param total of games */
    public ProgressBar(PrintWriter out, Tongue tongue, long total) {
        line = new ProgressLine(out);
        this.tongue = tongue;
        this.total = total;
    }

    public void show(long done) {
        show(done, 0);
    }

    /** @param workers how many of other machines play, or 0 */
    public void show(long done, int workers) {
        show(done, workers, 0, "");
    }

    /** @param remembered how many of the games were played another time, and say nothing about how fast it goes; @param more what else there is to say, or "" */
    public void show(long done, int workers, long remembered, String more) {
        long fresh = done - remembered;
        double seconds = (System.nanoTime() - began) / 1e9;
        int filled = (int) (WIDTH * done / total);
        StringBuilder text = new StringBuilder("[" + "#".repeat(filled) + " ".repeat(WIDTH - filled) + "] " + tongue.say("reports.progress", "done", number(done), "total", number(total),
            "pace", number(fresh / Math.max(seconds, 1e-3))));
        if (workers > 0) text.append(", ").append(tongue.say("reports.progress.workers", "workers", workers));
        if (fresh > 0) text.append(", ").append(tongue.say("reports.progress.left", "seconds", number(seconds * (total - done) / fresh)));
        if (!more.isEmpty()) text.append("; ").append(more);
        line.show(text.toString());
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%,.0f", value);
    }

    public void clear() {
        line.clear();
    }
}
