package eldertable.sdk.tuning;

import eldertable.lab.Estimate;
import eldertable.lab.Figure.Group;
import eldertable.lab.LabFindings;
import eldertable.lab.LabFindings.Finding;

import java.util.List;
import java.util.Locale;
import java.util.Map;
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

    /** @throws IllegalArgumentException in words for whoever wrote it */
    public static Goal of(String written) {
        String text = written.strip().toLowerCase(Locale.ROOT);
        Matcher within = WITHIN.matcher(text), range = RANGE.matcher(text), direction = DIRECTION.matcher(text);
        if (within.matches()) return new Goal(written.strip(), Form.WITHIN, within.group(1), 0, Double.parseDouble(within.group(2)) / 100);
        if (range.matches()) {
            double unit = range.group(4).isEmpty() ? 1 : 100, low = Double.parseDouble(range.group(2)) / unit, high = Double.parseDouble(range.group(3)) / unit;
            if (low > high) throw new IllegalArgumentException("The goal '" + written + "' can never be met: its range must go up.");
            return new Goal(written.strip(), Form.RANGE, name(written.strip().split(" ")[0]), low, high);
        }
        if (direction.matches()) return new Goal(written.strip(), direction.group(2).equals("high") ? Form.HIGH : Form.LOW, name(written.strip().split(" ")[0]), 0, 0);
        if (NONE.matcher(text).matches()) return new Goal(written.strip(), Form.NONE, "never-used", 0, 0);
        throw new IllegalArgumentException("'" + written + "' is no goal. Write 'seats within 2 %', 'cards within 15', 'length 25..35', 'comebacks 30..50 %', 'lead-changes high', 'never-used none', "
            + "or the id of any figure of report --json with a range, high or low.");
    }

    private static String name(String word) {
        return NAMES.getOrDefault(word.toLowerCase(Locale.ROOT), word);
    }

    /** Why this game has no such figure, or "". */
    public String complaint(LabFindings findings) {
        boolean figure = form == Form.RANGE || form == Form.HIGH || form == Form.LOW;
        return !figure || findings.find(what).isPresent() ? "" : "The goal '" + text + "' asks for '" + what + "', which this game does not have.";
    }

    /** How far a game is from the goal: 0 when it is there, in parts of what the goal allows or of what the figure is about. */
    double distance(LabFindings findings) {
        return switch (form) {
            case WITHIN -> Math.max(0, spread(findings) - high) / Math.max(high, 0.005);
            case RANGE -> {
                double value = findings.estimate(what).value(), width = Math.max((high - low) / 2, Math.max(Math.abs(low), Math.abs(high)) / 20);
                yield Double.isNaN(value) ? 10 : Math.max(0, Math.max(low - value, value - high)) / Math.max(width, 1e-6);
            }
            case HIGH -> 1 / (1 + Math.max(0, findings.estimate(what).value()));
            case LOW -> 1 - 1 / (1 + Math.max(0, findings.estimate(what).value()));
            case NONE -> findings.dead().size();
        };
    }

    /** What the intervals allow to say. There is no end to high and low, so those are never missed. */
    public Answer answer(LabFindings findings) {
        return switch (form) {
            case HIGH, LOW -> Answer.MET;
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
    public String standing(LabFindings findings) {
        return switch (form) {
            case WITHIN -> String.format(Locale.ROOT, "farthest %.1f points off", 100 * spread(findings));
            case NONE -> findings.dead().isEmpty() ? "everything is used" : findings.dead().size() + " things are never used";
            default -> {
                Estimate estimate = findings.estimate(what);
                boolean share = findings.find(what).map(found -> found.figure().unit().isPerCent()).orElse(false);
                double factor = share ? 100 : 1;
                yield String.format(Locale.ROOT, share ? "%.1f %% (%.1f to %.1f)" : "%.2f (%.2f to %.2f)", factor * estimate.value(), factor * estimate.low(), factor * estimate.high());
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
