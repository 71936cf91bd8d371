package eldertable.sdk.reports;

import eldertable.rules.HookUse;
import eldertable.sdk.measuring.ColdStart;
import eldertable.sdk.measuring.TimeShares;
import eldertable.state.Blueprint;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;

/** What {@code bench --cold} tells its user. */
public record ColdReport(Blueprint blueprint, ColdStart.Result cold) {
    public void print(PrintWriter out) {
        Report.print(out, "%s %s, %d players, one thread, from the start of the process%n%n", blueprint.pack.info().title(), blueprint.pack.info().version(), blueprint.players);
        Report.print(out, "%18s%16s%20s%n", "processor seconds", "decisions", "a processor second");
        double before = cold.begun();
        for (ColdStart.Slice slice : cold.slices()) {
            Report.print(out, "%18.1f%,16d%,20.0f%n", slice.until(), slice.decisions(), slice.decisions() / Math.max(0.001, slice.until() - before));
            before = slice.until();
        }
        Report.print(out, "%n%-30s%,14d   (the first game began after %.1f processor seconds)%n", "decisions in all", cold.decisions(), cold.begun());
        Report.print(out, "%-30s%,14.0f bytes%n%n", "garbage a decision", cold.garbage());
        shares(out);
        hooks(out);
    }

    private void shares(PrintWriter out) {
        Report.print(out, "%-62s%8s%18s%n", "where the time goes", "share", "calls a decision");
        for (TimeShares.Share part : cold.shares()) {
            Report.print(out, "%-62s%6.0f %%%18s%n", part.part(), 100 * part.share(), part.calls() == 0 ? "" : String.format(Locale.ROOT, "%.2f", part.calls()));
        }
        Report.print(out, "%n");
    }

    private void hooks(PrintWriter out) {
        if (cold.problem() != null) {
            Report.print(out, "no hook is translated: %s%n", cold.problem());
            return;
        }
        List<HookUse> used = cold.hooks().stream().filter(hook -> hook.calls() > 0).toList();
        List<HookUse> left = used.stream().filter(hook -> hook.left() > 0).toList();
        Report.print(out, "%d hooks were called, %d of them always ran translated%n", used.size(), used.size() - left.size());
        for (HookUse hook : left) Report.print(out, "  %s: %,d of %,d calls were left to GraalJS: %s%n", hook.hook(), hook.left(), hook.calls(), hook.why());
    }
}
