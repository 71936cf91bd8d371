package eldertable.sdk.reports;

import eldertable.sdk.measuring.GuardPace;
import eldertable.state.Blueprint;
import eldertable.words.Tongue;
import java.io.PrintWriter;
import java.util.Locale;

/** What {@code bench --protections} tells its user. */
public final class GuardReport {
    private GuardReport() {}

    public static void print(PrintWriter out, Tongue tongue, Blueprint blueprint, String engine, GuardPace.Result result) {
        Report.title(out, blueprint, tongue, tongue.say("bench.guard.how", "engine", engine, "jdk", Runtime.version()));
        Report.print(out, "%-28s%,14.0f%n", tongue.say("bench.guard.with"), result.guarded().processorRate());
        Report.print(out, "%-28s%,14.0f%n", tongue.say("bench.guard.without"), result.unguarded().processorRate());
        Report.print(out, "%-28s%13.1f %%  (%s)%n", tongue.say("bench.guard.cost"), 100 * result.cost(),
            tongue.say("bench.guard.mean", "error", String.format(Locale.ROOT, "%.1f", 100 * result.error()), "turns", result.turns()));
    }
}
