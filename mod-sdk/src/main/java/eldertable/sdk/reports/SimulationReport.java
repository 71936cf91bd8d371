package eldertable.sdk.reports;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.DiagnosticPrinter;
import eldertable.simulation.GameFailure;
import eldertable.simulation.Interval;
import eldertable.simulation.Playout.End;
import eldertable.simulation.Simulation;
import eldertable.simulation.Statistics;
import eldertable.simulation.Tally;
import eldertable.state.Blueprint;
import eldertable.words.Tongue;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What a simulation tells its user.
 *
 * @param onFarm other machines played, and how many threads they have is not known here
 * @param replay the command that plays a game again, up to the game's number
 */
public record SimulationReport(Blueprint blueprint, List<String> bots, Simulation.Plan plan, Statistics statistics, double seconds, boolean onFarm, String replay) {

    /** Of how many sorts of failures one game each is told. */
    private static final int MOST_TOLD = 20;

    public void print(PrintWriter out) {
        Report.print(out, "%s %s, %d players (%s)%s, seed %d%n", blueprint.pack.info().title(), blueprint.pack.info().version(), blueprint.players,
            String.join(", ", bots), blueprint.options.isEmpty() ? "" : ", " + blueprint.options, plan.seed());
        Report.print(out, "%,d games in %.1f s, %,.0f a second%s%n%n", statistics.games(), seconds, statistics.games() / seconds,
            onFarm ? " on the farm" : plan.threads() == 1 ? " on 1 thread" : " on " + plan.threads() + " threads");
        if (statistics.count(End.FINISHED) > 0) printFinished(out);
        printUnused(out);
        printProblems(out);
        if (statistics.games() < plan.games() && statistics.failed() > 0) {
            Report.print(out, "%nStopped after %,d of %,d games, since so many failed alike. --keep-going plays them all.%n", statistics.games(), plan.games());
        }
    }

    /** The end of a game that was played alone. */
    public void printEnd(PrintWriter out) {
        if (statistics.count(End.FINISHED) > 0) {
            String winners = IntStream.range(0, blueprint.players).filter(seat -> statistics.wins(seat) > 0).mapToObj(this::seatName).collect(Collectors.joining(" and "));
            Report.print(out, "%nOver: %s%s%n", winners.isEmpty() ? "nobody won" : winners + " won",
                statistics.reasons().keySet().stream().filter(reason -> !reason.isEmpty()).map(reason -> " (" + reason + ")").findFirst().orElse(""));
            for (String counter : statistics.scoreCounters()) {
                Report.print(out, "%s: %s%n", counter, IntStream.range(0, blueprint.players)
                    .mapToObj(seat -> seatName(seat) + " " + statistics.counter(counter).get(seat).max()).collect(Collectors.joining(", ")));
            }
        } else {
            printProblems(out);
        }
    }

    private void printFinished(PrintWriter out) {
        long finished = statistics.count(End.FINISHED);
        String label = "wins";
        for (int seat = 0; seat < blueprint.players; seat++) {
            Interval interval = Interval.ofShare(statistics.wins(seat), finished);
            long shared = statistics.sharedWins(seat);
            Report.print(out, "%-10s%-12s%9.1f %%   95 %% sure: %.1f to %.1f %%   %,d of %,d%s%n", label, seatName(seat), percent(statistics.wins(seat), finished),
                100 * interval.low(), 100 * interval.high(), statistics.wins(seat), finished, shared == 0 ? "" : String.format(Locale.ROOT, ", %,d shared", shared));
            label = "";
        }
        if (statistics.withoutWinner() > 0) {
            Report.print(out, "%-10s%-12s%9.1f %%   %,d%n", "", "nobody", percent(statistics.withoutWinner(), finished), statistics.withoutWinner());
        }
        label = "ended by";
        for (var reason : statistics.reasons().entrySet()) {
            Report.print(out, "%-10s%-12s%9.1f %%   %,d%n", label, reason.getKey().isEmpty() ? "(no reason)" : reason.getKey(), percent(reason.getValue(), finished), reason.getValue());
            label = "";
        }
        Report.print(out, "%n%-22s%10s%10s%8s%8s%8s%8s%8s%n", "", "mean", "sd", "least", "5 %", "half", "95 %", "most");
        printTally(out, "length", "moves", statistics.moves());
        printTally(out, "", "decisions", statistics.decisions());
        if (statistics.rounds().count() > 0) printTally(out, "", "rounds", statistics.rounds());
        for (String counter : statistics.scoreCounters()) {
            label = counter;
            for (int seat = 0; seat < blueprint.players; seat++) {
                printTally(out, label, seatName(seat), statistics.counter(counter).get(seat));
                label = "";
            }
        }
        out.println();
    }

    private void printUnused(PrintWriter out) {
        Report.print(out, "%-10s%s%n", "unused", statistics.unusedMoves().isEmpty() ? "no move" : "moves " + String.join(", ", statistics.unusedMoves()));
        if (!statistics.unreachedSteps().isEmpty()) Report.print(out, "%-10ssteps %s%n", "", String.join(", ", statistics.unreachedSteps()));
    }

    private void printProblems(PrintWriter out) {
        if (statistics.count(End.UNFINISHED) > 0) {
            Report.print(out, "%-10s %,d games were not over after %,d moves%s%n", "unfinished", statistics.count(End.UNFINISHED), plan.mostMoves(),
                statistics.brokenOffIn().map(step -> "; most of them stood in step '" + step.id() + "', " + step.span()).orElse(""));
        }
        if (statistics.failed() == 0) {
            Report.print(out, "%-10snone%s%n", "failures", plan.checked() ? "; all checks passed" : "");
            return;
        }
        Report.print(out, "%-10s%,d games: %,d with a fault, %,d without a legal move, %,d that broke a check%n", "failures", statistics.failed(),
            statistics.count(End.FAULTED), statistics.count(End.STUCK), statistics.count(End.BROKEN));
        List<GameFailure> sorts = statistics.failures();
        for (GameFailure failure : sorts.subList(0, Math.min(sorts.size(), MOST_TOLD))) {
            long alike = statistics.alike(failure);
            Report.print(out, "%nGame %d, after %d moves%s:%n", failure.game(), failure.moves(), alike == 1 ? "" : String.format(Locale.ROOT, ", as in %,d games", alike));
            out.print(failure.place().map(DiagnosticPrinter.plain(Tongue.ENGLISH)::print).orElseGet(() -> "  " + failure.problem() + "\n"));
            Report.print(out, "  Play it again: %s %d%n", replay, failure.game());
        }
        if (sorts.size() > MOST_TOLD) Report.print(out, "%nand %,d more sorts of failures.%n", sorts.size() - MOST_TOLD);
    }

    private static void printTally(PrintWriter out, String label, String name, Tally tally) {
        Report.print(out, "%-10s%-12s%10.2f%10.2f%8d%8d%8d%8d%8d%n", label, name, tally.mean(), tally.deviation(), tally.min(), tally.percentile(5),
            tally.percentile(50), tally.percentile(95), tally.max());
    }

    private String seatName(int seat) {
        return (char) ('A' + seat) + " " + bots.get(seat);
    }

    private static double percent(long part, long of) {
        return 100.0 * part / of;
    }

    public Map<String, Object> forPrograms() {
        Map<String, Object> all = Report.about(blueprint);
        all.put("options", blueprint.options);
        all.put("bots", bots);
        all.put("seed", plan.seed());
        all.put("threads", plan.threads());
        all.put("checked", plan.checked());
        all.put("seconds", seconds);
        all.put("gamesPerSecond", statistics.games() / seconds);
        all.putAll(statistics.summary());
        all.put("unusedMoves", statistics.unusedMoves());
        all.put("unreachedSteps", statistics.unreachedSteps());
        all.put("failed", statistics.failed());
        all.put("failures", statistics.failures().stream().map(this::forPrograms).toList());
        return all;
    }

    private Map<String, Object> forPrograms(GameFailure failure) {
        Map<String, Object> one = new LinkedHashMap<>();
        one.put("game", failure.game());
        one.put("end", failure.end().name().toLowerCase(Locale.ROOT));
        one.put("moves", failure.moves());
        one.put("problem", failure.problem());
        one.put("games", statistics.alike(failure));
        one.put("place", failure.place().map(Diagnostic::span).map(Object::toString).orElse(null));
        one.put("replay", replay + " " + failure.game());
        return one;
    }
}
