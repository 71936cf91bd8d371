package eldertable.sdk.reports;

import eldertable.rules.HookName;
import eldertable.rules.HookUse;
import eldertable.sdk.measuring.ColdStart;
import eldertable.sdk.measuring.TimeShares;
import eldertable.state.Blueprint;
import eldertable.words.Amount;
import eldertable.words.Tongue;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;

/** What {@code bench --cold} tells its user. */
public record ColdReport(Blueprint blueprint, ColdStart.Result cold, Tongue tongue) {
    public void print(PrintWriter out) {
        Report.title(out, blueprint, tongue, tongue.say("bench.cold.how"));
        Report.print(out, "%20s%16s%24s%n", tongue.say("bench.processor-seconds"), tongue.say("bench.decisions"), tongue.say("bench.a-processor-second"));
        double before = cold.begun();
        for (ColdStart.Slice slice : cold.slices()) {
            Report.print(out, "%20.1f%,16d%,24.0f%n", slice.until(), slice.decisions(), slice.decisions() / Math.max(0.001, slice.until() - before));
            before = slice.until();
        }
        Report.print(out, "%n%-36s%,14d   (%s)%n", tongue.say("bench.cold.decisions"), cold.decisions(), tongue.say("bench.cold.begun", "seconds", String.format(Locale.ROOT, "%.1f", cold.begun())));
        Report.print(out, "%-36s%,14.0f %s%n%n", tongue.say("bench.cold.garbage"), cold.garbage(), tongue.say("bench.cold.bytes"));
        shares(out);
        hooks(out);
    }

    private void shares(PrintWriter out) {
        Report.print(out, "%-66s%8s%26s%n", tongue.say("bench.cold.time"), tongue.say("bench.cold.share"), tongue.say("bench.cold.calls"));
        for (TimeShares.Share part : cold.shares()) {
            Report.print(out, "%-66s%6.0f %%%26s%n", tongue.say(part.part()), 100 * part.share(), part.calls() == 0 ? "" : String.format(Locale.ROOT, "%.2f", part.calls()));
        }
        Report.print(out, "%n");
    }

    private void hooks(PrintWriter out) {
        if (cold.problem() != null) {
            out.println(tongue.say("bench.cold.untranslated", "why", cold.problem()));
            return;
        }
        List<HookUse> used = cold.hooks().stream().filter(hook -> hook.calls() > 0).toList();
        List<HookUse> left = used.stream().filter(hook -> hook.left() > 0).toList();
        out.println(tongue.say("bench.cold.hooks", "hooks", used.size(), "translated", used.size() - left.size()));
        for (HookUse hook : left) {
            out.println("  " + tongue.say("bench.cold.left", "hook", HookName.said(hook.hook()), "left", Amount.of(hook.left()), "calls", Amount.of(hook.calls()), "why", hook.why()));
        }
    }
}
