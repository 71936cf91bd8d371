package eldertable.sdk.reports;

import eldertable.pack.library.Change;
import eldertable.words.Tongue;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Tells who did what to values and hooks, in columns. */
public final class ChangePrinter {
    private static final int LONGEST = 60;

    private final PrintWriter out;
    private final Tongue tongue;

    public ChangePrinter(PrintWriter out, Tongue tongue) {
        this.out = out;
        this.tongue = tongue;
    }

    /** The history of one value: by whom, what, where. Paths are told where they are not the one that was asked for. */
    public void history(String path, List<Change> changes) {
        int packs = changes.stream().mapToInt(change -> change.pack().length()).max().orElse(0);
        for (Change change : changes) {
            String about = change.path().equals(path) ? "" : change.path() + ": ";
            line(tongue.say("reports.change." + verb(change)), padded(change.pack(), packs), about + values(change), change);
        }
    }

    /** All that one pack does. */
    public void doings(List<Change> changes) {
        int paths = Math.min(LONGEST, changes.stream().mapToInt(change -> change.path().length()).max().orElse(0));
        for (Change change : changes) line(tongue.say("reports.change." + verb(change)), padded(change.path(), paths), values(change), change);
    }

    private void line(String verb, String subject, String values, Change change) {
        out.println("  " + padded(verb, 8) + "  " + subject + "  " + values);
        out.println("            " + change.span());
    }

    private static String verb(Change change) {
        return change.kind().name().toLowerCase(Locale.ROOT);
    }

    private String values(Change change) {
        return switch (change.kind()) {
            case CHANGED, WRAPPED -> change.before().isEmpty() ? shortened(change.after()) : shortened(change.before()) + " → " + shortened(change.after());
            case REMOVED -> tongue.say("reports.was", "value", shortened(change.before()));
            default -> shortened(change.after());
        };
    }

    /** One line of it, for people. */
    public static String shortened(String text) {
        String line = text.strip().replaceAll("\\s+", " ");
        return line.length() > LONGEST ? line.substring(0, LONGEST - 1) + "…" : line;
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }

    public static Map<String, Object> forPrograms(Change change) {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("path", change.path());
        all.put("pack", change.pack());
        all.put("kind", verb(change));
        all.put("file", change.span().file());
        all.put("line", change.span().line());
        all.put("column", change.span().column());
        all.put("before", change.before());
        all.put("after", change.after());
        return all;
    }
}
