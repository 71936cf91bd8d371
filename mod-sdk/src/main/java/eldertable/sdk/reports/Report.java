package eldertable.sdk.reports;

import eldertable.state.Blueprint;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** What reports of games have in common. */
final class Report {
    private Report() {}

    /** Numbers look the same everywhere, whatever the machine's language. */
    static void print(PrintWriter out, String format, Object... values) {
        out.printf(Locale.ROOT, format, values);
    }

    /** The beginning of a report for programs: which game it is about. */
    static Map<String, Object> about(Blueprint blueprint) {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("pack", blueprint.pack.info().id());
        all.put("version", blueprint.pack.info().version());
        all.put("players", blueprint.players);
        return all;
    }
}
