package eldertable.lab;

import eldertable.words.Tongue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Two sets of rules, whose games shared their seeds, figure by figure. */
public final class RuleComparison {
    private static final int MOST_NAMED = 5, MOST_DIGITS = 4;
    /** What is to be expected so many times does not stay away by chance, though hundreds of things might. */
    private static final int SURELY = 10;
    /** What is farthest from chance comes first. */
    private static final Comparator<Difference> BY_CLARITY = Comparator.comparingDouble(one -> -Math.abs(one.change().value()) / Math.max(1e-12, one.change().high() - one.change().low()));

    /**
     * @param change how much more it is with the new rules
     * @param real   whether that cannot well be chance, though so many figures were looked at
     */
    public record Difference(Figure figure, Estimate before, Estimate now, Estimate change, double p, boolean real) {
        /** How the change is written, as people read it: with its sign, and so many digits that what is not 0 does not look like it. */
        public String form() {
            double factor = figure.unit().shownTimes(), least = Math.min(Math.abs(change.low()), Math.abs(change.high()));
            int digits = figure.unit() == Figure.Unit.COUNT ? 2 : 1;
            while (real && digits < MOST_DIGITS && factor * least < 0.5 * Math.pow(10, -digits)) digits++;
            return "%+." + digits + "f";
        }

        Map<String, Object> forPrograms() {
            Map<String, Object> map = new LinkedHashMap<>();
            map.put("before", before.forPrograms());
            map.put("now", now.forPrograms());
            map.put("change", change.forPrograms());
            map.put("p", p);
            map.put("real", real);
            return map;
        }
    }

    private final LabFindings before, now;
    private final List<Difference> differences = new ArrayList<>();
    private final List<Figure> gone = new ArrayList<>(), added = new ArrayList<>();

    public RuleComparison(LabFindings before, LabFindings now) {
        this.before = before;
        this.now = now;
        List<Figure> both = new ArrayList<>();
        for (LabFindings.Finding finding : now.all()) {
            if (!finding.figure().asked()) continue;
            if (before.find(finding.figure().id()).isPresent()) both.add(finding.figure());
            else if (finding.estimate().value() != 0) added.add(finding.figure());
        }
        for (LabFindings.Finding finding : before.all()) {
            if (finding.figure().asked() && now.find(finding.figure().id()).isEmpty() && finding.estimate().value() != 0) gone.add(finding.figure());
        }
        List<Jackknife.Measured> measured = both.stream().map(figure -> now.jackknife.difference(figure.formula(), before.jackknife, was(figure).formula())).toList();
        // What can't be said, and what is 0 in both, was no question.
        List<Integer> questions = new ArrayList<>();
        for (int i = 0; i < both.size(); i++) if (measured.get(i).estimate().isKnown() && !isNothing(both.get(i))) questions.add(i);
        boolean[] real = Holm.real(questions.stream().map(i -> measured.get(i).p()).toList());
        for (int question = 0; question < real.length; question++) {
            int i = questions.get(question);
            Figure figure = both.get(i);
            differences.add(new Difference(figure, before.estimate(figure.id()), now.estimate(figure.id()), measured.get(i).estimate(), measured.get(i).p(), real[question]));
        }
    }

    private Figure was(Figure figure) {
        return before.find(figure.id()).orElseThrow().figure();
    }

    private boolean isNothing(Figure figure) {
        return before.estimate(figure.id()).value() == 0 && now.estimate(figure.id()).value() == 0;
    }

    public LabFindings before() {
        return before;
    }

    public LabFindings now() {
        return now;
    }

    /** All that could be compared, in the order of a report. */
    public List<Difference> differences() {
        return List.copyOf(differences);
    }

    public List<Difference> real() {
        return differences.stream().filter(Difference::real).toList();
    }

    /** What only the old rules have. */
    public List<Figure> gone() {
        return List.copyOf(gone);
    }

    /** What only the new rules have. */
    public List<Figure> added() {
        return List.copyOf(added);
    }

    /** What was never used now, but was before. */
    public List<Dead> newlyDead() {
        List<String> dead = before.dead().stream().map(one -> one.sort() + one.id()).toList();
        return now.dead().stream().filter(one -> !dead.contains(one.sort() + one.id()) && isMissed(one)).toList();
    }

    /** Whether it was used so often before that chance would not have kept it away so long, whatever else was asked about. */
    private boolean isMissed(Dead dead) {
        long games = Math.min(before.ledger().finished(), now.ledger().finished());
        return games >= Jackknife.FEW && !(usedBefore(dead) * games < SURELY);
    }

    /** How often a game would see it used if it were as before; of what is offered still, that it is taken. */
    private double usedBefore(Dead dead) {
        if (dead.sort().equals("step")) return before.ledger().visits(dead.id()) / (double) before.ledger().finished();
        String id = dead.sort() + "." + dead.id();
        double offered = now.estimate(id + ".offered").value();
        return offered > 0 ? before.estimate(id + ".taken").value() * offered : before.estimate(id + ".offered").value();
    }

    /** In sentences that say no more than can be said. */
    public List<String> inWords() {
        Tongue tongue = now.tongue();
        List<String> sentences = new ArrayList<>();
        List<Difference> real = real();
        if (real.isEmpty()) {
            sentences.add(tongue.say("balance.no-difference", "figures", String.format(tongue.numbers(), "%,d", differences.size())));
        } else {
            sentences.add(tongue.say("balance.differences", "real", real.size(), "figures", String.format(tongue.numbers(), "%,d", differences.size())));
            List<Difference> plain = real.stream().filter(one -> one.figure().group().ordinal() < Figure.Group.MOVES.ordinal()).toList();
            List<Difference> named = clearest(plain.isEmpty() ? real : plain);
            sentences.add(named.stream().map(one -> inWords(one, tongue)).collect(Collectors.joining("; ")) + ".");
        }
        newlyDead().forEach(dead -> sentences.add(tongue.say("balance.newly-dead", "what", dead.told(tongue), "why", dead.why())));
        return sentences;
    }

    /** Who wins comes first; what says the same again, of another seat or in another unit, is told once. */
    private static List<Difference> clearest(List<Difference> real) {
        Map<String, Difference> named = new LinkedHashMap<>();
        real.stream().sorted(Comparator.comparing((Difference one) -> one.figure().group() != Figure.Group.SEATS).thenComparing(BY_CLARITY))
            .forEach(one -> named.putIfAbsent(news(one.figure()), one));
        return named.values().stream().limit(MOST_NAMED).toList();
    }

    private static String news(Figure figure) {
        return switch (figure.group()) {
            case SCORES -> figure.name();
            case LENGTH -> "length";
            case OPTIONS -> figure.id().equals("options.choices") ? "length" : figure.id();
            default -> figure.id();
        };
    }

    private static String inWords(Difference one, Tongue tongue) {
        double factor = one.figure().unit().shownTimes();
        String form = factor == 100 ? "%.1f" : "%.2f", signed = one.form();
        return tongue.say(factor == 100 ? "balance.difference-points" : "balance.difference", "what", one.figure().about(), "figure", one.figure().name(),
            "before", number(form, factor * one.before().value(), tongue), "now", number(form, factor * one.now().value(), tongue), "change", number(signed, factor * one.change().value(), tongue),
            "low", number(signed, factor * one.change().low(), tongue), "high", number(signed, factor * one.change().high(), tongue));
    }

    private static String number(String form, double value, Tongue tongue) {
        return String.format(tongue.numbers(), form, value);
    }

    public Map<String, Object> forPrograms() {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("compared", differences.size());
        map.put("really", real().stream().map(one -> one.figure().id()).toList());
        Map<String, Object> figures = new LinkedHashMap<>();
        for (Difference one : differences) figures.put(one.figure().id(), one.forPrograms());
        map.put("figures", figures);
        map.put("gone", gone.stream().map(Figure::id).toList());
        map.put("added", added.stream().map(Figure::id).toList());
        map.put("newlyDead", newlyDead().stream().map(Dead::forPrograms).toList());
        return map;
    }
}
