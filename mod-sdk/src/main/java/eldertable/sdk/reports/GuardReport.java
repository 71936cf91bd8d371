package eldertable.sdk.reports;

import eldertable.sdk.measuring.GuardPace;
import eldertable.state.Blueprint;
import java.io.PrintWriter;

/** What {@code bench --protections} tells its user. */
public final class GuardReport {
    private GuardReport() {}

    public static void print(PrintWriter out, Blueprint blueprint, String engine, GuardPace.Result result) {
        Report.print(out, "%s %s, %d players, rules %s, JDK %s; decisions a processor second, by turns in one thread%n%n", blueprint.pack.info().title(),
            blueprint.pack.info().version(), blueprint.players, engine, Runtime.version());
        Report.print(out, "%-28s%,14.0f%n", "as packs are run", result.guarded().processorRate());
        Report.print(out, "%-28s%,14.0f%n", "without protections", result.unguarded().processorRate());
        Report.print(out, "%-28s%13.1f %%  (%.1f more or less, mean of %d turns)%n", "protections cost", 100 * result.cost(), 100 * result.error(), result.turns());
    }
}
