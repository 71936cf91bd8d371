package eldertable.sdk.reports;

import eldertable.script.EngineReport;
import eldertable.sdk.measuring.Costs;
import eldertable.sdk.measuring.Pace;
import eldertable.sdk.measuring.Race;
import eldertable.state.Blueprint;
import eldertable.words.Amount;
import eldertable.words.Tongue;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What {@code bench} tells its user. */
public record BenchReport(Blueprint blueprint, EngineReport engine, Race.Result race, Costs costs, List<Double> startUps, Tongue tongue) {
    private static final int HOOKS_A_DECISION = 3;
    /** The column of what a line is about. */
    private static final String NAME = "%-26s";

    public void print(PrintWriter out) {
        out.println(Report.heading(blueprint, List.of(), tongue) + ", " + tongue.say("bench.one-thread"));
        out.println(tongue.say("bench.engine", "jdk", Runtime.version(), "graaljs", engine.version(), "engine", engine.optimising() ? tongue.say("bench.optimising")
            : tongue.say("bench.interpreter", "cause", engine.cause()), "cores", Runtime.getRuntime().availableProcessors()));
        out.println(tongue.say(race.steady() ? "bench.warmed" : "bench.unsteady", "seconds", Math.round(race.warmUp())));
        out.println();
        Report.print(out, NAME + "%14s%20s%32s%24s%n", "", tongue.say("bench.games-a-second"), tongue.say("bench.decisions-a-second"), "(" + tongue.say("bench.slowest-to-fastest") + ")", tongue.say("bench.by-processor-time"));
        row(out, tongue.say("bench.in-javascript"), race.decisions());
        race.plain().ifPresent(plain -> row(out, tongue.say("bench.in-java"), plain));
        race.ratio().ifPresent(ratio -> Report.print(out, NAME + "%34.1f%32s%24.1f   %s%n", tongue.say("bench.java-is"), ratio, "",
            race.processorRatio().orElseThrow(), tongue.say("bench.faster")));
        if (race.plain().isEmpty()) Report.print(out, NAME + "%34s%n", tongue.say("bench.in-java"), tongue.say("bench.unwritten"));
        Report.print(out, NAME + "%34.1f%n%n", tongue.say("bench.decisions-a-game"), race.decisionsPerGame());
        Report.print(out, NAME + "%14.0f ns  %s%n", tongue.say("bench.copy"), costs.copyNanos(),
            tongue.say("bench.copy.about", "pace", Amount.of(Math.round(1e9 / costs.copyNanos())), "nanos", Math.round(costs.freshCopyNanos())));
        Report.print(out, NAME + "%14.0f ns  (%s)%n", tongue.say("bench.hook"), costs.hookNanos(), tongue.say("bench.hook.about", "nanos", Math.round(costs.moveNanos())));
        Report.print(out, NAME + "%14.1f ns  %s%n", tongue.say("bench.watching"), costs.watchNanos(), tongue.say("bench.watching.about", "part",
            String.format(Locale.ROOT, "%.1f", 100 * HOOKS_A_DECISION * costs.watchNanos() * race.decisions().processorRate() / 1e9)));
        Report.print(out, NAME + "%14.1f ms  %s%n", tongue.say("bench.reading"), 1000 * costs.reloadSeconds(), tongue.say("bench.reading.about"));
        if (!startUps.isEmpty()) {
            Report.print(out, NAME + "%14.2f s   %s%n", tongue.say("bench.start"), middling(startUps), tongue.say("bench.start.about", "starts", startUps.size()));
        }
    }

    private void row(PrintWriter out, String name, Pace pace) {
        Report.print(out, NAME + "%,14.0f%,20.0f%32s%,24.0f%n", name, pace.rate() / race.decisionsPerGame(), pace.rate(),
            "(" + tongue.say("bench.from-to", "slowest", Amount.of(Math.round(pace.slowest())), "fastest", Amount.of(Math.round(pace.fastest()))) + ")", pace.processorRate());
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
