package eldertable.sdk.measuring;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.ThreadMXBean;
import eldertable.rules.HookUse;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.sdk.program.CommandFailure;
import eldertable.simulation.Playout;
import eldertable.simulation.Simulation;
import eldertable.state.Blueprint;
import eldertable.words.Message;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a fresh process gets done: random games on one thread, counted by the processor time that the whole program has used since it was started.
 * So the compilers count too, and whoever else is at work on the machine hardly does.
 */
public final class ColdStart {
    private static final OperatingSystemMXBean PROCESS = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int MOST_MOVES = 100_000;
    private static final double LONGEST_LOOK = 3;

    /** One game after the other. */
    private static final class Games {
        private final Playout playout;
        private long seed;

        Games(Playout playout) {
            this.playout = playout;
        }

        /** @return how many decisions it took */
        long next() {
            if (playout.play(seed++).isFailure()) throw new CommandFailure(Message.of("bench.failed", "why", playout.telling()));
            return playout.decisions();
        }
    }

    /** @param until how much processor time was used when it ended; @param decisions made since the one before */
    public record Slice(double until, long decisions) {}

    /**
     * @param begun    processor seconds until the first game began
     * @param garbage  bytes a decision, over the last half
     * @param shares   where the time went, when it was over
     * @param hooks    how the translated hooks have done
     * @param problem  why nothing was translated, or null
     */
    public record Result(double begun, List<Slice> slices, double garbage, List<TimeShares.Share> shares, List<HookUse> hooks, String problem) {
        public long decisions() {
            return slices.stream().mapToLong(Slice::decisions).sum();
        }

        public Map<String, Object> forPrograms() {
            Map<String, Object> all = new LinkedHashMap<>();
            all.put("begunAfter", begun);
            all.put("decisions", decisions());
            all.put("bytesPerDecision", garbage);
            all.put("slices", slices.stream().map(slice -> Map.of("until", slice.until, "decisions", slice.decisions)).toList());
            all.put("shares", shares.stream().map(part -> Map.of("part", part.part().english(), "share", part.share(), "callsPerDecision", part.calls())).toList());
            all.put("untranslated", problem);
            all.put("hooks", hooks.stream().map(ColdStart::described).toList());
            return all;
        }
    }

    private ColdStart() {}

    /** @param seconds of processor time since the process began; @param every how many of them make a slice */
    public static Result measure(ScriptEngine scripts, Blueprint blueprint, double seconds, double every) throws RuleFault {
        try (RuleEngine engine = scripts.fastRules(blueprint)) {
            Playout playout = new Playout(engine, Simulation.randomSeats(blueprint.players), MOST_MOVES, null);
            List<Slice> slices = new ArrayList<>();
            double begun = used(), until = (Math.floor(begun / every) + 1) * every;
            long decisions = 0, all = 0, allAtHalf = -1, bytesAtHalf = 0;
            Games games = new Games(playout);
            while (true) {
                long made = games.next();
                decisions += made;
                all += made;
                double now = used();
                if (now < until) continue;
                slices.add(new Slice(now, decisions));
                decisions = 0;
                until = (Math.floor(now / every) + 1) * every;
                if (now >= seconds) break;
                if (allAtHalf < 0 && now >= seconds / 2) {
                    allAtHalf = all;
                    bytesAtHalf = THREADS.getCurrentThreadAllocatedBytes();
                }
            }
            double garbage = (THREADS.getCurrentThreadAllocatedBytes() - bytesAtHalf) / (double) Math.max(1, all - Math.max(0, allAtHalf));
            List<TimeShares.Share> shares = TimeShares.measure(engine, games::next, Math.min(LONGEST_LOOK, seconds / 10));
            return new Result(begun, slices, garbage, shares, engine.hookUses(), scripts.untranslated(blueprint));
        }
    }

    private static double used() {
        return PROCESS.getProcessCpuTime() / 1e9;
    }

    private static Map<String, Object> described(HookUse use) {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("hook", use.hook());
        all.put("calls", use.calls());
        all.put("leftToGraaljs", use.left());
        all.put("why", use.why());
        return all;
    }
}
