package eldertable.sdk.reports;

import eldertable.sdk.measuring.IsolationPace;
import eldertable.state.Blueprint;
import eldertable.words.Tongue;
import java.io.PrintWriter;

/** What {@code bench --isolated} tells its user. */
public final class IsolationReport {
    private IsolationReport() {}

    public static void print(PrintWriter out, Tongue tongue, Blueprint blueprint, IsolationPace.Result result) {
        Report.title(out, blueprint, tongue, tongue.say("bench.isolated.how", "jdk", Runtime.version()));
        Report.print(out, "%-44s%16s%22s%12s%n", "", tongue.say("bench.isolated.here"), tongue.say("bench.isolated.apart"), tongue.say("bench.isolated.times"));
        row(out, tongue.say("bench.isolated.hook"), result.here().hookMicros(), result.apart().hookMicros());
        row(out, tongue.say("bench.isolated.move"), result.here().moveMicros(), result.apart().moveMicros());
        row(out, tongue.say("bench.isolated.work"), result.here().moveWorkMicros(), result.apart().moveWorkMicros());
        row(out, tongue.say("bench.isolated.start"), result.here().startMillis(), result.apart().startMillis());
        Report.print(out, "%-44s%16.1f%n", tongue.say("bench.isolated.calls"), result.callsPerMove());
    }

    private static void row(PrintWriter out, String what, double here, double apart) {
        Report.print(out, "%-44s%16.1f%22.1f%12.1f%n", what, here, apart, apart / here);
    }
}
