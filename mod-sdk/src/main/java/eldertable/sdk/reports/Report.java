package eldertable.sdk.reports;

import eldertable.simulation.Interval;
import eldertable.state.Blueprint;
import eldertable.words.Tongue;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What reports of games have in common. */
final class Report {
    private Report() {}

    /** Numbers look the same everywhere, whatever the machine's language. */
    static void print(PrintWriter out, String format, Object... values) {
        out.printf(Locale.ROOT, format, values);
    }

    /** Which game, how many play, who, and with which options. */
    static String heading(Blueprint blueprint, List<String> bots, Tongue tongue) {
        String who = bots.isEmpty() ? "" : " (" + String.join(", ", bots) + ")";
        return blueprint.pack.info().title() + " " + blueprint.pack.info().version() + ", " + tongue.say("reports.players", "players", blueprint.players) + who
            + (blueprint.options.isEmpty() ? "" : ", " + blueprint.options);
    }

    /** What a measurement is of: which game, how many play. @param how it was measured */
    static void title(PrintWriter out, Blueprint blueprint, Tongue tongue, String how) {
        out.println(heading(blueprint, List.of(), tongue) + "; " + how);
        out.println();
    }

    /** Where a share lies, in hundredths. */
    static String sure(Interval interval, Tongue tongue) {
        return tongue.say("reports.sure", "low", String.format(Locale.ROOT, "%.1f", 100 * interval.low()), "high", String.format(Locale.ROOT, "%.1f", 100 * interval.high()));
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
