package eldertable.sdk.tuning;

import eldertable.lab.Estimate;
import eldertable.lab.Figure;
import eldertable.lab.Figure.Group;
import eldertable.lab.LabFindings;
import eldertable.lab.LabFindings.Finding;
import eldertable.lab.RuleComparison;
import eldertable.words.Message;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What an author wants of a game. */
public final class Goal {
    /** Whether a game does what is wanted: sure that it does, sure that it does not, or not to be told from so few games. */
    public enum Answer { MET, UNSURE, MISSED }

    private enum Form { WITHIN, RANGE, HIGH, LOW, NONE }

    /** Short names for figures that are often asked about. */
    private static final Map<String, String> NAMES = Map.of("length", "length.moves", "minutes", "length.minutes", "rounds", "length.rounds", "lead-changes", "lead.changes",
        "comebacks", "comeback.half", "first", "first.wins", "margin", "score.margin", "options", "options", "decisions", "length.decisions");
    private static final Pattern WITHIN = Pattern.compile("(seats|cards|moves) within (\\d+(?:\\.\\d+)?) ?%?"),
        RANGE = Pattern.compile("([\\w.-]+) (-?\\d+(?:\\.\\d+)?)\\.\\.(-?\\d+(?:\\.\\d+)?) ?(%?)"), DIRECTION = Pattern.compile("([\\w.-]+) (high|low)"), NONE = Pattern.compile("never-used none");

    private final String text;
    private final Form form;
    private final String what;
    private final double low, high;

    private Goal(String text, Form form, String what, double low, double high) {
        this.text = text;
        this.form = form;
        this.what = what;
        this.low = low;
        this.high = high;
    }

    /** @throws Misunderstood if it is none */
    public static Goal of(String written) {
        String text = written.strip().toLowerCase(Locale.ROOT);
        Matcher within = WITHIN.matcher(text), range = RANGE.matcher(text), direction = DIRECTION.matcher(text);
        if (within.matches()) return new Goal(written.strip(), Form.WITHIN, within.group(1), 0, Double.parseDouble(within.group(2)) / 100);
        if (range.matches()) {
            double unit = range.group(4).isEmpty() ? 1 : 100, low = Double.parseDouble(range.group(2)) / unit, high = Double.parseDouble(range.group(3)) / unit;
            if (low > high) throw new Misunderstood(Message.of("commands.goal.downwards", "goal", written));
            return new Goal(written.strip(), Form.RANGE, name(written.strip().split(" ")[0]), low, high);
        }
        if (direction.matches()) return new Goal(written.strip(), direction.group(2).equals("high") ? Form.HIGH : Form.LOW, name(written.strip().split(" ")[0]), 0, 0);
        if (NONE.matcher(text).matches()) return new Goal(written.strip(), Form.NONE, "never-used", 0, 0);
        throw new Misunderstood(Message.of("commands.goal.unknown", "goal", written));
    }

    private static String name(String word) {
        return NAMES.getOrDefault(word.toLowerCase(Locale.ROOT), word);
    }

    /** Why this game has no such figure, or nothing. */
    public Message complaint(LabFindings findings) {
        boolean figure = form == Form.RANGE || form == Form.HIGH || form == Form.LOW;
        return !figure || findings.find(what).isPresent() ? Message.NONE : Message.of("commands.goal.no-figure", "goal", text, "figure", what);
    }

    /**
     * How far a game is from the goal: 0 when it is there, in parts of what the goal allows or of what the figure is about. For high and low
     * it is a half where the figure is as it was, whatever its size.
     *
     * @param before what {@link #value} was before anything was turned
     */
    double distance(LabFindings findings, double before) {
        return switch (form) {
            case WITHIN -> Math.max(0, spread(findings) - high) / Math.max(high, 0.005);
            case RANGE -> {
                double value = findings.estimate(what).value(), width = Math.max((high - low) / 2, Math.max(Math.abs(low), Math.abs(high)) / 20);
                yield Double.isNaN(value) ? 10 : Math.max(0, Math.max(low - value, value - high)) / Math.max(width, 1e-6);
            }
            case HIGH -> 1 - rise(findings, before);
            case LOW -> rise(findings, before);
            case NONE -> findings.dead().size();
        };
    }

    /** How much more there is of what the goal is about, between 0 and 1. */
    private double rise(LabFindings findings, double before) {
        double value = value(findings), was = Double.isNaN(before) ? 0 : before;
        boolean share = findings.find(what).map(found -> found.figure().unit().isPerCent()).orElse(false);
        return Double.isNaN(value) ? 0.5 : 1 / (1 + Math.exp((was - value) / Math.max(Math.abs(was), share ? 0.05 : 0.5)));
    }

    /** The figure that it is about; NaN for a goal about several. */
    double value(LabFindings findings) {
        return estimate(findings).value();
    }

    Estimate estimate(LabFindings findings) {
        return findings.estimate(what);
    }

    Optional<Figure.Unit> unit(LabFindings findings) {
        return findings.find(what).map(found -> found.figure().unit());
    }

    /** The least and the most that it allows; NaN where there is no end. */
    double low() {
        return form == Form.RANGE ? low : Double.NaN;
    }

    double high() {
        return form == Form.RANGE ? high : Double.NaN;
    }

    public boolean isEndless() {
        return form == Form.HIGH || form == Form.LOW;
    }

    /** What the intervals allow to say of a game that was turned: high and low are met where it is surely more, or less, than it was. */
    public Answer answer(RuleComparison comparison) {
        if (!isEndless()) return answer(comparison.now());
        Estimate change = comparison.differences().stream().filter(one -> one.figure().id().equals(what)).map(RuleComparison.Difference::change).findFirst().orElse(Estimate.UNKNOWN);
        if (change.allows(0)) return Answer.UNSURE;
        return change.value() > 0 == (form == Form.HIGH) ? Answer.MET : Answer.MISSED;
    }

    /** What the intervals allow to say. There is no end to high and low, so of one game nothing is sure. */
    public Answer answer(LabFindings findings) {
        return switch (form) {
            case HIGH, LOW -> Answer.UNSURE;
            case NONE -> findings.dead().isEmpty() ? Answer.MET : Answer.MISSED;
            case RANGE -> answer(findings.estimate(what));
            case WITHIN -> {
                boolean all = true;
                for (Finding one : watched(findings)) {
                    Estimate estimate = one.estimate();
                    double even = even(findings);
                    if (estimate.isKnown() && (estimate.low() > even + high || estimate.high() < even - high)) yield Answer.MISSED;
                    all &= estimate.isKnown() && estimate.low() >= even - high && estimate.high() <= even + high;
                }
                yield all ? Answer.MET : Answer.UNSURE;
            }
        };
    }

    private Answer answer(Estimate estimate) {
        if (!estimate.isKnown()) return Answer.UNSURE;
        if (estimate.high() < low || estimate.low() > high) return Answer.MISSED;
        return estimate.low() >= low && estimate.high() <= high ? Answer.MET : Answer.UNSURE;
    }

    /** How the game stands, in words. */
    public Message standing(LabFindings findings) {
        return switch (form) {
            case WITHIN -> Message.of("commands.goal.farthest", "points", String.format(findings.tongue().numbers(), "%.1f", 100 * spread(findings)));
            case NONE -> findings.dead().isEmpty() ? Message.of("commands.goal.all-used") : Message.of("commands.goal.unused", "things", findings.dead().size());
            default -> {
                Estimate estimate = findings.estimate(what);
                boolean share = findings.find(what).map(found -> found.figure().unit().isPerCent()).orElse(false);
                double factor = share ? 100 : 1;
                String form = share ? "%.1f" : "%.2f";
                Locale numbers = findings.tongue().numbers();
                yield Message.of("balance.within", "value", String.format(numbers, form, factor * estimate.value()) + (share ? " %" : ""),
                    "low", String.format(numbers, form, factor * estimate.low()), "high", String.format(numbers, form, factor * estimate.high()));
            }
        };
    }

    private double spread(LabFindings findings) {
        double even = even(findings);
        return watched(findings).stream().map(Finding::estimate).filter(estimate -> !Double.isNaN(estimate.value()))
            .mapToDouble(estimate -> Math.abs(estimate.value() - even)).max().orElse(0);
    }

    private double even(LabFindings findings) {
        return what.equals("seats") ? (1 - Math.max(0, findings.estimate("nobody.wins").value())) / findings.blueprint().players : 0;
    }

    private List<Finding> watched(LabFindings findings) {
        Group group = what.equals("seats") ? Group.SEATS : what.equals("cards") ? Group.CARDS : Group.MOVES;
        return findings.in(group).stream().filter(one -> what.equals("seats") ? one.figure().id().startsWith("seat.") : one.figure().id().endsWith(".lift"))
            .filter(one -> one.support() > 0).toList();
    }

    @Override
    public String toString() {
        return text;
    }
}
