package eldertable.sdk.reports;

import eldertable.sdk.endurance.SoakResult;
import eldertable.sdk.endurance.Vitals;
import eldertable.words.Tongue;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToLongFunction;

/** Says of a long run what was done in it, and whether the program has grown. */
public final class SoakReport {
    private final SoakResult result;
    private final Tongue tongue;

    public SoakReport(SoakResult result, Tongue tongue) {
        this.result = result;
        this.tongue = tongue;
    }

    public void print(PrintWriter out) {
        Report.print(out, "%s: %s%n", tongue.say("reports.soak.time", "time", time()), String.join(", ",
            new TreeMap<>(result.done()).entrySet().stream().map(one -> String.format(Locale.ROOT, "%,d %s", one.getValue(), done(one.getKey()))).toList()));
        if (!result.samples().isEmpty()) {
            Report.print(out, "%n%-22s %10s %10s   (%s)%n", "", tongue.say("reports.soak.early"), tongue.say("reports.soak.late"), tongue.say("reports.soak.at-rest", "samples", result.samples().size()));
            row(out, tongue.say("reports.soak.heap"), Vitals::heap);
            row(out, tongue.say("reports.soak.threads"), Vitals::threads);
            row(out, tongue.say("reports.soak.contexts"), Vitals::contexts);
            row(out, tongue.say("reports.soak.files"), Vitals::handles);
        }
        Report.print(out, "%n%s%n", verdict());
        result.failures().forEach(failure -> Report.print(out, "%s   %s%n", tongue.say("reports.soak.failed"), failure));
    }

    private void row(PrintWriter out, String name, ToLongFunction<Vitals> of) {
        Report.print(out, "%-22s %,10d %,10d%n", name, result.early(of), result.late(of));
    }

    private String verdict() {
        if (!result.grown().isEmpty()) return tongue.say("reports.soak.grown") + "    " + String.join(", ", result.grown());
        return tongue.say(result.isLongEnough() ? "reports.soak.not-grown" : "reports.soak.too-short");
    }

    /** What was done so often: "gone on with". */
    private String done(String what) {
        return tongue.say("reports.soak.done." + what.replace(' ', '-'));
    }

    private String time() {
        return String.format(Locale.ROOT, "%d:%02d", result.time().toHours(), result.time().toMinutesPart());
    }

    public Map<String, Object> forPrograms() {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("seconds", result.time().toSeconds());
        all.put("done", new TreeMap<>(result.done()));
        all.put("samples", result.samples().stream().map(one -> Map.of("heapMb", one.heap(), "threads", one.threads(), "contexts", one.contexts(),
            "openFiles", one.handles())).toList());
        all.put("grown", result.grown());
        all.put("failures", result.failures());
        return all;
    }
}
