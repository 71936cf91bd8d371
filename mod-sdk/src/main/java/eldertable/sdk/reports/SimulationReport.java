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
import eldertable.words.Message;
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
public record SimulationReport(Blueprint blueprint, List<String> bots, Simulation.Plan plan, Statistics statistics, double seconds, boolean onFarm, String replay, Tongue tongue) {

    /** Of how many sorts of failures one game each is told. */
    private static final int MOST_TOLD = 20;

    public void print(PrintWriter out) {
        out.println(Report.heading(blueprint, bots, tongue) + ", " + tongue.say("reports.seed", "seed", String.valueOf(plan.seed())));
        Message where = onFarm ? Message.of("reports.on-farm") : Message.of("reports.on-threads", "threads", plan.threads());
        out.println(tongue.say("reports.simulation.games", "games", number(statistics.games()), "seconds", String.format(Locale.ROOT, "%.1f", seconds),
            "pace", String.format(Locale.ROOT, "%,.0f", statistics.games() / seconds), "where", where));
        out.println();
        if (statistics.count(End.FINISHED) > 0) printFinished(out);
        printUnused(out);
        printProblems(out);
        if (statistics.games() < plan.games() && statistics.failed() > 0) {
            out.println();
            out.println(tongue.say("reports.simulation.stopped", "games", number(statistics.games()), "wanted", number(plan.games())));
        }
    }

    /** The end of a game that was played alone. */
    public void printEnd(PrintWriter out) {
        if (statistics.count(End.FINISHED) > 0) {
            List<String> winners = IntStream.range(0, blueprint.players).filter(seat -> statistics.wins(seat) > 0).mapToObj(this::seatName).toList();
            String reason = statistics.reasons().keySet().stream().filter(known -> !known.isEmpty()).map(known -> " (" + known + ")").findFirst().orElse("");
            out.println();
            out.println((winners.isEmpty() ? tongue.say("reports.simulation.over-nobody") : tongue.say("reports.simulation.over", "winners", winners, "count", winners.size())) + reason);
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
        String label = tongue.say("reports.simulation.wins");
        for (int seat = 0; seat < blueprint.players; seat++) {
            Interval interval = Interval.ofShare(statistics.wins(seat), finished);
            long shared = statistics.sharedWins(seat);
            Report.print(out, "%-10s%-12s%9.1f %%   %s   %s%s%n", label, seatName(seat), percent(statistics.wins(seat), finished), Report.sure(interval, tongue),
                tongue.say("reports.part-of", "part", number(statistics.wins(seat)), "all", number(finished)),
                shared == 0 ? "" : ", " + tongue.say("reports.shared", "games", number(shared)));
            label = "";
        }
        if (statistics.withoutWinner() > 0) {
            Report.print(out, "%-10s%-12s%9.1f %%   %,d%n", "", tongue.say("reports.simulation.nobody"), percent(statistics.withoutWinner(), finished), statistics.withoutWinner());
        }
        label = tongue.say("reports.simulation.ended-by");
        for (var reason : statistics.reasons().entrySet()) {
            Report.print(out, "%-10s%-12s%9.1f %%   %,d%n", label, reason.getKey().isEmpty() ? tongue.say("reports.simulation.no-reason") : reason.getKey(), percent(reason.getValue(), finished), reason.getValue());
            label = "";
        }
        Report.print(out, "%n%-22s%10s%10s%8s%8s%8s%8s%8s%n", "", tongue.say("reports.mean"), tongue.say("reports.sd"), tongue.say("reports.least"), "5 %", tongue.say("reports.half"), "95 %", tongue.say("reports.most"));
        printTally(out, tongue.say("reports.simulation.length"), tongue.say("reports.moves"), statistics.moves());
        printTally(out, "", tongue.say("reports.decisions"), statistics.decisions());
        if (statistics.rounds().count() > 0) printTally(out, "", tongue.say("reports.rounds"), statistics.rounds());
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
        if (statistics.games() == 0) return; // broken off before any was over
        List<String> moves = List.copyOf(statistics.unusedMoves()), steps = List.copyOf(statistics.unreachedSteps());
        Report.print(out, "%-10s%s%n", tongue.say("reports.simulation.unused"), moves.isEmpty() ? tongue.say("reports.simulation.no-move") : tongue.say("reports.simulation.unused-moves", "moves", moves));
        if (!steps.isEmpty()) Report.print(out, "%-10s%s%n", "", tongue.say("reports.simulation.unused-steps", "steps", steps));
    }

    private void printProblems(PrintWriter out) {
        if (statistics.count(End.UNFINISHED) > 0) {
            Message most = statistics.brokenOffIn().map(step -> Message.of("reports.simulation.stood-in", "step", step.id(), "place", step.span())).orElse(Message.NONE);
            Report.print(out, "%-10s %s%s%n", tongue.say("reports.simulation.unfinished"), tongue.say("reports.simulation.not-over", "games", number(statistics.count(End.UNFINISHED)), "moves", number(plan.mostMoves())),
                most.isEmpty() ? "" : "; " + tongue.say(most));
        }
        String label = tongue.say("reports.simulation.failures");
        if (statistics.failed() == 0) {
            Report.print(out, "%-10s%s%n", label, tongue.say(plan.checked() ? "reports.simulation.none-checked" : "reports.simulation.none"));
            return;
        }
        Report.print(out, "%-10s%s%n", label, tongue.say("reports.simulation.failed", "games", number(statistics.failed()), "faults", number(statistics.count(End.FAULTED)),
            "stuck", number(statistics.count(End.STUCK)), "broken", number(statistics.count(End.BROKEN))));
        List<GameFailure> sorts = statistics.failures();
        for (GameFailure failure : sorts.subList(0, Math.min(sorts.size(), MOST_TOLD))) {
            long alike = statistics.alike(failure);
            out.println();
            out.println(alike == 1 ? tongue.say("reports.simulation.game", "game", String.valueOf(failure.game()), "moves", failure.moves())
                : tongue.say("reports.simulation.game-alike", "game", String.valueOf(failure.game()), "moves", failure.moves(), "alike", number(alike)));
            out.print(failure.place().map(DiagnosticPrinter.plain(tongue)::print).orElseGet(() -> "  " + tongue.say(failure.telling()) + "\n"));
            out.println("  " + tongue.say("reports.simulation.again", "command", replay + " " + failure.game()));
        }
        if (sorts.size() > MOST_TOLD) Report.print(out, "%n%s%n", tongue.say("reports.simulation.more", "count", number(sorts.size() - MOST_TOLD)));
    }

    private static String number(long value) {
        return String.format(Locale.ROOT, "%,d", value);
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
