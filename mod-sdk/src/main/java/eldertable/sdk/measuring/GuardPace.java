package eldertable.sdk.measuring;

import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.simulation.Playout;
import eldertable.simulation.Simulation;
import eldertable.state.Blueprint;
import eldertable.words.Amount;
import eldertable.words.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;

/**
 * What it costs to guard rules: the same games, slice by slice in turn with all protections and without the watch, the counting of what
 * translated rules do, and the small language. What is checked where rules' numbers enter is in both.
 */
public final class GuardPace {
    private static final double SLICE = 0.5;
    private static final int MOST_MOVES = 100_000;
    private static final double NORMAL_95 = 1.96;

    /**
     * @param guarded   decisions of a processor second
     * @param unguarded the same without protections
     * @param cost      share of a decision's time that goes into protections, the mean over all turns
     * @param error     so much more or less it may be, in 95 of 100 such measurements
     */
    public record Result(Pace guarded, Pace unguarded, double cost, double error, int turns) {
        public Map<String, Object> forPrograms() {
            Map<String, Object> all = new LinkedHashMap<>();
            all.put("guarded", guarded.processorRate());
            all.put("unguarded", unguarded.processorRate());
            all.put("cost", cost);
            all.put("error", error);
            all.put("turns", turns);
            return all;
        }
    }

    private GuardPace() {}

    public static Result measure(Blueprint blueprint, boolean translates, double warmUp, double seconds, Consumer<Message> progress) throws Exception {
        try (ScriptEngine guarding = ScriptEngine.translating(translates); ScriptEngine plain = ScriptEngine.unguarded(translates);
             RuleEngine guardedRules = rules(guarding, blueprint, translates); RuleEngine plainRules = rules(plain, blueprint, translates)) {
            Pace guarded = pace(guardedRules), unguarded = pace(plainRules);
            for (double passed = 0; passed < warmUp; passed += 2 * SLICE) turn(true, guarded, unguarded, progress);
            guarded.forget();
            unguarded.forget();
            for (double passed = 0; passed < seconds; passed += 2 * SLICE) turn(false, guarded, unguarded, progress);
            return result(guarded, unguarded);
        }
    }

    private static RuleEngine rules(ScriptEngine scripts, Blueprint blueprint, boolean translates) throws RuleFault {
        return translates ? scripts.fastRules(blueprint) : scripts.scriptedRules(blueprint);
    }

    private static Pace pace(RuleEngine engine) {
        Playout playout = new Playout(engine, Simulation.randomSeats(engine.blueprint.players), MOST_MOVES, null);
        long[] seed = {0};
        return new Pace(() -> {
            playout.play(seed[0]++);
            return playout.decisions();
        });
    }

    private static void turn(boolean warming, Pace guarded, Pace unguarded, Consumer<Message> progress) throws Exception {
        guarded.slice(SLICE);
        unguarded.slice(SLICE);
        progress.accept(Message.of(warming ? "bench.progress.warm-up" : "bench.progress.measuring", "decisions", Amount.of(Math.round(guarded.last()))));
    }

    private static Result result(Pace guarded, Pace unguarded) {
        List<Double> costs = new ArrayList<>();
        for (int i = 0; i < guarded.processorRates().size(); i++) costs.add(1 - guarded.processorRates().get(i) / unguarded.processorRates().get(i));
        double mean = costs.stream().mapToDouble(Double::doubleValue).average().orElse(0);
        double variance = costs.stream().mapToDouble(cost -> (cost - mean) * (cost - mean)).sum() / Math.max(1, costs.size() - 1);
        return new Result(guarded, unguarded, mean, NORMAL_95 * Math.sqrt(variance / costs.size()), costs.size());
    }
}
