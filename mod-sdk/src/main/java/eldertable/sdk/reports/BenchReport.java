package eldertable.sdk.reports;

import eldertable.script.EngineReport;
import eldertable.sdk.measuring.Costs;
import eldertable.sdk.measuring.Pace;
import eldertable.sdk.measuring.Race;
import eldertable.state.Blueprint;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What {@code bench} tells its user. */
public record BenchReport(Blueprint blueprint, EngineReport engine, Race.Result race, Costs costs, List<Double> startUps) {
    private static final int HOOKS_A_DECISION = 3;

    public void print(PrintWriter out) {
        Report.print(out, "%s %s, %d players, one thread%n", blueprint.pack.info().title(), blueprint.pack.info().version(), blueprint.players);
        Report.print(out, "JDK %s, GraalJS %s, %s; %d cores%n", Runtime.version(), engine.version(),
            engine.optimising() ? "optimising" : "INTERPRETER ONLY (" + engine.cause() + ")", Runtime.getRuntime().availableProcessors());
        Report.print(out, "warmed up for %.0f s%s%n%n", race.warmUp(), race.steady() ? "" : ", but the pace was NOT STEADY then: measure again on a quieter machine, or with a longer --warmup");
        Report.print(out, "%-22s%14s%14s%28s%20s%n", "", "games/s", "decisions/s", "(slowest to fastest)", "by processor time");
        row(out, "rules in JavaScript", race.decisions());
        race.plain().ifPresent(plain -> row(out, "plain Java", plain));
        race.ratio().ifPresent(ratio -> Report.print(out, "%-22s%28.1f%28s%20.1f   times faster than JavaScript%n", "plain Java is", ratio, "",
            race.processorRatio().orElseThrow()));
        if (race.plain().isEmpty()) Report.print(out, "%-22s%28s%n", "plain Java", "not written for this pack");
        Report.print(out, "%-22s%28.1f%n%n", "decisions a game", race.decisionsPerGame());
        Report.print(out, "%-22s%14.0f ns  %,.0f a second (%.0f ns with a new state)%n", "state copy", costs.copyNanos(), 1e9 / costs.copyNanos(), costs.freshCopyNanos());
        Report.print(out, "%-22s%14.0f ns  (%.0f ns for a whole move that does nothing)%n", "empty hook call", costs.hookNanos(), costs.moveNanos());
        Report.print(out, "%-22s%14.1f ns  for each hook call (at three calls a decision: %.1f %% of its time)%n", "watching", costs.watchNanos(),
            100 * HOOKS_A_DECISION * costs.watchNanos() * race.decisions().processorRate() / 1e9);
        Report.print(out, "%-22s%14.1f ms  pack read and rules loaded, after a change of every script%n", "reload", 1000 * costs.reloadSeconds());
        if (!startUps.isEmpty()) {
            Report.print(out, "%-22s%14.2f s   from `play --terminal` to the first choice, middling of %d%n", "start", middling(startUps), startUps.size());
        }
    }

    private void row(PrintWriter out, String name, Pace pace) {
        Report.print(out, "%-22s%,14.0f%,14.0f%28s%,20.0f%n", name, pace.rate() / race.decisionsPerGame(), pace.rate(),
            String.format(Locale.ROOT, "(%,.0f to %,.0f)", pace.slowest(), pace.fastest()), pace.processorRate());
    }

    private static double middling(List<Double> values) {
        return values.stream().sorted().toList().get(values.size() / 2);
    }

    public Map<String, Object> forPrograms() {
        Map<String, Object> all = Report.about(blueprint);
        all.put("jdk", Runtime.version().toString());
        all.put("graaljs", engine.version());
        all.put("optimising", engine.optimising());
        all.put("cores", Runtime.getRuntime().availableProcessors());
        all.put("warmUpSeconds", race.warmUp());
        all.put("steady", race.steady());
        all.put("gamesPerSecond", race.games());
        all.put("decisionsPerGame", race.decisionsPerGame());
        all.put("decisionsPerSecond", race.decisions().rate());
        all.put("plainDecisionsPerSecond", race.plain().map(Pace::rate).orElse(null));
        all.put("ratio", race.ratio().orElse(null));
        all.put("decisionsPerProcessorSecond", race.decisions().processorRate());
        all.put("plainDecisionsPerProcessorSecond", race.plain().map(Pace::processorRate).orElse(null));
        all.put("processorRatio", race.processorRatio().orElse(null));
        all.put("copiesPerSecond", 1e9 / costs.copyNanos());
        all.put("copyNanos", costs.copyNanos());
        all.put("freshCopyNanos", costs.freshCopyNanos());
        all.put("hookNanos", costs.hookNanos());
        all.put("watchNanos", costs.watchNanos());
        all.put("emptyMoveNanos", costs.moveNanos());
        all.put("reloadSeconds", costs.reloadSeconds());
        all.put("startSeconds", startUps.isEmpty() ? null : middling(startUps));
        return all;
    }
}
