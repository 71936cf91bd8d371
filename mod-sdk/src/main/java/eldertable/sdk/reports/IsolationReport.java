package eldertable.sdk.reports;

import eldertable.sdk.measuring.IsolationPace;
import eldertable.state.Blueprint;
import java.io.PrintWriter;

/** What {@code bench --isolated} tells its user. */
public final class IsolationReport {
    private IsolationReport() {}

    public static void print(PrintWriter out, Blueprint blueprint, IsolationPace.Result result) {
        Report.print(out, "%s %s, %d players, JDK %s; by the clock, here and there in turn%n%n", blueprint.pack.info().title(), blueprint.pack.info().version(),
            blueprint.players, Runtime.version());
        Report.print(out, "%-44s%16s%22s%12s%n", "", "in the program", "in its own process", "times");
        row(out, "empty hook call, microseconds", result.here().hookMicros(), result.apart().hookMicros());
        row(out, "move of a random player, microseconds", result.here().moveMicros(), result.apart().moveMicros());
        row(out, "the same in processor time", result.here().moveWorkMicros(), result.apart().moveWorkMicros());
        row(out, "until a game has begun, milliseconds", result.here().startMillis(), result.apart().startMillis());
        Report.print(out, "%-44s%16.1f%n", "hook calls a move", result.callsPerMove());
    }

    private static void row(PrintWriter out, String what, double here, double apart) {
        Report.print(out, "%-44s%16.1f%22.1f%12.1f%n", what, here, apart, apart / here);
    }
}
