package eldertable.lab;

import eldertable.lab.Figure.Group;
import eldertable.simulation.Tally;
import eldertable.state.Blueprint;
import eldertable.words.Tongue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a ledger says: every figure with its interval, what was never used, and the distributions. */
public final class LabFindings {
    /** How many seconds people are taken to need for a decision, where nobody says. */
    public static final double USUAL_PACE = 12;

    /** A figure and what came of it. @param support on how many observations it rests */
    public record Finding(Figure figure, Estimate estimate, long support) {}

    private final Ledger ledger;
    final Jackknife jackknife;
    private final Map<String, Finding> all = new LinkedHashMap<>();
    private final double pace;
    private final Tongue tongue;

    /** For programs, and whoever has words of its own. @param ledger does not change any more */
    public LabFindings(Ledger ledger, double pace) {
        this(ledger, pace, Tongue.ENGLISH);
    }

    /** @param ledger does not change any more; @param tongue says what figures are called */
    public LabFindings(Ledger ledger, double pace, Tongue tongue) {
        this.ledger = ledger;
        this.pace = pace;
        this.tongue = tongue;
        jackknife = new Jackknife(ledger);
        for (Figure figure : Figures.of(ledger.columns, pace, tongue)) {
            all.put(figure.id(), new Finding(figure, jackknife.estimate(figure), figure.formula().support(jackknife.sums)));
        }
    }

    public Blueprint blueprint() {
        return ledger.columns.blueprint;
    }

    public Ledger ledger() {
        return ledger;
    }

    public Tongue tongue() {
        return tongue;
    }

    public double pace() {
        return pace;
    }

    /** All figures, also those about which nothing can be said, in the order of a report. */
    public List<Finding> all() {
        return List.copyOf(all.values());
    }

    public List<Finding> in(Group group) {
        return all.values().stream().filter(finding -> finding.figure().group() == group).toList();
    }

    public Optional<Finding> find(String id) {
        return Optional.ofNullable(all.get(id));
    }

    /** {@link Estimate#UNKNOWN} also for what this game does not have. */
    public Estimate estimate(String id) {
        return find(id).map(Finding::estimate).orElse(Estimate.UNKNOWN);
    }

    /** The figures of a curve, from the beginning of a game to its end; empty if this game does not have it. */
    public List<Estimate> curve(String id) {
        List<Estimate> points = new ArrayList<>();
        for (int moment = 0; moment < Columns.MOMENTS; moment++) find(id + "." + String.format("%02d", moment)).ifPresent(finding -> points.add(finding.estimate()));
        return points;
    }

    /** Whether anybody was ever ahead before the end. */
    public boolean hasCourse() {
        return ledger.columns.players > 1 && curve("leader").stream().limit(Columns.MOMENTS - 1).anyMatch(estimate -> estimate.value() > 0);
    }

    public Tally moves() {
        return ledger.series.get(Ledger.MOVES);
    }

    public Tally options() {
        return ledger.series.get(Ledger.OPTIONS);
    }

    public Tally leadChanges() {
        return ledger.series.get(Ledger.LEAD_CHANGES);
    }

    /** What each seat has of a counter at the end, by the counter's id: of the score if there is one, else of all that every player has. */
    public Map<String, List<Tally>> scores() {
        Map<String, List<Tally>> scores = new LinkedHashMap<>();
        Columns columns = ledger.columns;
        for (int counter = 0; counter < columns.counters.size(); counter++) {
            if (columns.score >= 0 && columns.counters.get(counter).first() != columns.score) continue;
            List<Tally> seats = new ArrayList<>();
            for (int seat = 0; seat < columns.players; seat++) seats.add(ledger.counter(counter, seat));
            if (seats.stream().anyMatch(tally -> tally.max() - tally.min() > 1)) scores.put(columns.counters.get(counter).id(), seats);
        }
        return scores;
    }

    public List<Dead> dead() {
        return Dead.in(this);
    }

    /** The same for the same games, to the last digit: no times, no machines. */
    public Map<String, Object> forPrograms() {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("finished", ledger.finished());
        map.put("unfinished", ledger.unfinished());
        map.put("failed", ledger.failed());
        map.put("problem", ledger.problem());
        Map<String, Object> figures = new LinkedHashMap<>();
        for (Finding finding : all.values()) {
            if (Double.isNaN(finding.estimate().value())) continue;
            Map<String, Object> one = finding.estimate().forPrograms();
            one.put("of", finding.support());
            figures.put(finding.figure().id(), one);
        }
        map.put("figures", figures);
        map.put("dead", dead().stream().map(Dead::forPrograms).toList());
        Map<String, Object> distributions = new LinkedHashMap<>();
        distributions.put("moves", moves().counts());
        distributions.put("options", options().counts());
        distributions.put("leadChanges", leadChanges().counts());
        scores().forEach((id, seats) -> distributions.put(id, seats.stream().map(Tally::counts).toList()));
        map.put("distributions", distributions);
        return map;
    }
}
