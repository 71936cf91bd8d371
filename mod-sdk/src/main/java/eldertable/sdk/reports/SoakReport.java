package eldertable.sdk.reports;

import eldertable.sdk.endurance.SoakResult;
import eldertable.sdk.endurance.Vitals;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToLongFunction;

/** Says of a long run what was done in it, and whether the program has grown. */
public final class SoakReport {
    private final SoakResult result;

    public SoakReport(SoakResult result) {
        this.result = result;
    }

    public void print(PrintWriter out) {
        Report.print(out, "%s of play: %s%n", time(), String.join(", ",
            new TreeMap<>(result.done()).entrySet().stream().map(one -> String.format(Locale.ROOT, "%,d %s", one.getValue(), one.getKey())).toList()));
        if (!result.samples().isEmpty()) {
            Report.print(out, "%n%-22s %10s %10s   (at rest, after %d samples)%n", "", "early", "late", result.samples().size());
            row(out, "heap, MB", Vitals::heap);
            row(out, "threads", Vitals::threads);
            row(out, "script contexts", Vitals::contexts);
            row(out, "open files", Vitals::handles);
        }
        Report.print(out, "%n%s%n", verdict());
        result.failures().forEach(failure -> Report.print(out, "FAILED   %s%n", failure));
    }

    private void row(PrintWriter out, String name, ToLongFunction<Vitals> of) {
        Report.print(out, "%-22s %,10d %,10d%n", name, result.early(of), result.late(of));
    }

    private String verdict() {
        if (!result.grown().isEmpty()) return "GROWN    " + String.join(", ", result.grown());
        return result.isLongEnough() ? "Nothing has grown." : "Too short to tell whether anything grows.";
    }

    private String time() {
        return String.format(Locale.ROOT, "%d:%02d hours", result.time().toHours(), result.time().toMinutesPart());
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
