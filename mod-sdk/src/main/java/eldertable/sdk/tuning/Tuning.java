package eldertable.sdk.tuning;

import eldertable.lab.LabFindings;
import eldertable.lab.Ledger;
import eldertable.rules.RuleFault;
import eldertable.simulation.Chance;
import eldertable.words.Message;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongConsumer;

/**
 * Successive halving, round after round: many candidates play few games each, the better third of them three times as many, and so on.
 * The next round begins with neighbours of the best. All play the same seeds. What it does follows from its seed alone, so a search
 * that was broken off goes on where it was once what was played is known again.
 */
public final class Tuning {
    /** Plays some games with some values, or remembers what came of them. */
    public interface Field {
        /** @param progress told how many of these games are over; @return null if no game can be played with these values */
        Ledger play(List<Integer> values, long from, long until, LongConsumer progress) throws RuleFault, InterruptedException;
    }

    /** Told how far it has come. */
    public interface Progress {
        /** @param played games, of all candidates together */
        void games(long played);

        /** Which step of which round is over, and what came of it. */
        void step(Message what);
    }

    /**
     * @param budget the most games that all candidates may play together
     * @param first  how many games each plays at first
     */
    public record Plan(List<Knob> knobs, List<Goal> goals, long budget, long first, int candidates, long seed, double pace) {}

    private static final int THIRD = 3;
    /** Where all neighbours are known already, more rounds find nothing. */
    private static final int MOST_ROUNDS = 100;

    private final Plan plan;
    private final Field field;
    private final Map<List<Integer>, Ledger> ledgers = new HashMap<>();
    private final Map<List<Integer>, Candidate> known = new HashMap<>();
    private final Set<List<Integer>> impossible = new HashSet<>();
    private final Chance chance = new Chance();
    private List<Integer> began = List.of();
    /** What goals are measured by: the game as it was, in the first of its games. */
    private final Map<Goal, Double> was = new HashMap<>();
    private long played;
    /** Whether some candidate could not be played any more. */
    private boolean isSpent;

    public Tuning(Plan plan, Field field) {
        this.plan = plan;
        this.field = field;
        chance.seed(plan.seed());
    }

    public long played() {
        return played;
    }

    /** @param now the values as they are; @return the best compromises, the best of all first */
    public List<Candidate> run(List<Integer> now, Progress progress) throws RuleFault, InterruptedException {
        began = now;
        Set<List<Integer>> begin = new LinkedHashSet<>(List.of(now));
        while (begin.size() < plan.candidates() && begin.size() < combinations()) begin.add(anywhere());
        List<List<Integer>> round = new ArrayList<>(begin);
        for (int number = 1; !isSpent && number <= MOST_ROUNDS; number++) {
            Candidate best = bracket(round, progress, number);
            if (best == null || isSure(best)) break;
            Set<List<Integer>> next = new LinkedHashSet<>();
            front().stream().limit(THIRD).forEach(one -> next.add(one.values()));
            for (int tries = 0; next.size() < plan.candidates() && tries < plan.candidates() * 20; tries++) next.add(tries % 4 == 3 ? anywhere() : near(one(next)));
            round = new ArrayList<>(next);
        }
        return front();
    }

    /** One round: returns whoever is left at its end. */
    private Candidate bracket(List<List<Integer>> values, Progress progress, int round) throws RuleFault, InterruptedException {
        List<List<Integer>> left = values;
        for (long games = plan.first(); ; games *= THIRD) {
            List<Candidate> ranked = new ArrayList<>();
            for (List<Integer> one : left) {
                if (played + games - playedWith(one) > plan.budget()) {
                    isSpent = true;
                    continue;
                }
                Candidate candidate = evaluate(one, games, progress);
                if (candidate != null) ranked.add(candidate);
            }
            if (ranked.isEmpty()) return null;
            ranked.sort(Comparator.comparingDouble(Candidate::distance).thenComparingDouble(this::turned));
            Candidate best = ranked.get(0);
            progress.step(Message.of("commands.tune.round", "round", round, "candidates", ranked.size(), "games", String.format(Locale.ROOT, "%,d", best.games()),
                "best", best.values(), "distance", String.format(Locale.ROOT, "%.3f", Math.sqrt(best.distance()))));
            if (ranked.size() <= THIRD || isSpent || isSure(best)) return best;
            left = ranked.subList(0, (ranked.size() + THIRD - 1) / THIRD).stream().map(Candidate::values).toList();
        }
    }

    private Candidate evaluate(List<Integer> values, long games, Progress progress) throws RuleFault, InterruptedException {
        if (impossible.contains(values)) return null;
        Ledger ledger = ledgers.get(values);
        long before = playedWith(values);
        if (before >= games) return known.get(values);
        Ledger more = field.play(values, before, games, now -> progress.games(played + now));
        played += games - before;
        if (more == null || more.finished() == 0) {
            impossible.add(values);
            return null;
        }
        if (ledger == null) ledger = more;
        else ledger.addAll(more);
        ledgers.put(values, ledger);
        LabFindings findings = new LabFindings(ledger, plan.pace());
        if (before == 0 && values.equals(began)) plan.goals().forEach(goal -> was.put(goal, goal.value(findings)));
        List<Double> distances = plan.goals().stream().map(goal -> goal.distance(findings, was.getOrDefault(goal, Double.NaN))).toList();
        Candidate candidate = new Candidate(values, findings, distances, games);
        known.put(values, candidate);
        return candidate;
    }

    private long playedWith(List<Integer> values) {
        return known.containsKey(values) ? known.get(values).games() : 0;
    }

    /** Whether the intervals say that all goals are met: then there is nothing left to look for. */
    private boolean isSure(Candidate candidate) {
        return plan.goals().stream().allMatch(goal -> goal.answer(candidate.findings()) == Goal.Answer.MET);
    }

    /** Of those that were played most so far, whom nobody beats in everything; the best of all first. */
    public List<Candidate> front() {
        long most = known.values().stream().mapToLong(Candidate::games).max().orElse(0);
        List<Candidate> tried = known.values().stream().filter(one -> one.games() * THIRD >= most).toList();
        Map<List<Double>, Candidate> different = new LinkedHashMap<>(); // of those that are as good in everything, who is turned least
        tried.stream().filter(one -> tried.stream().noneMatch(other -> other.beats(one)))
            .sorted(Comparator.comparingDouble(Candidate::distance).thenComparingDouble(this::turned).thenComparing(one -> one.values().toString()))
            .forEach(one -> different.putIfAbsent(one.distances(), one));
        return List.copyOf(different.values());
    }

    /** The game as it was, as far as the search played it. */
    public Optional<Candidate> before() {
        return Optional.ofNullable(known.get(began));
    }

    /** How far the knobs are from where they were, in parts of their ranges: what is as good and changes less is better. */
    private double turned(Candidate candidate) {
        double sum = 0;
        for (int i = 0; i < began.size(); i++) {
            Knob knob = plan.knobs().get(i);
            int by = Math.abs(candidate.values().get(i) - began.get(i));
            sum += knob.words().isEmpty() ? (double) by / (knob.high() - knob.low()) : Math.min(1, by);
        }
        return sum;
    }

    private double combinations() {
        return plan.knobs().stream().mapToDouble(knob -> (double) knob.high() - knob.low() + 1).reduce(1, (a, b) -> a * b);
    }

    private List<Integer> anywhere() {
        return plan.knobs().stream().map(knob -> knob.low() + chance.below(knob.high() - knob.low() + 1)).toList();
    }

    private List<Integer> one(Set<List<Integer>> values) {
        return new ArrayList<>(values).get(chance.below(Math.min(THIRD, values.size())));
    }

    /** One or two knobs turned a little. */
    private List<Integer> near(List<Integer> values) {
        List<Integer> turned = new ArrayList<>(values);
        for (int turns = 1 + chance.below(2); turns > 0; turns--) {
            int index = chance.below(turned.size());
            Knob knob = plan.knobs().get(index);
            int reach = knob.words().isEmpty() ? Math.max(1, (knob.high() - knob.low()) / 6) : knob.high(), by = 1 + chance.below(reach);
            turned.set(index, knob.bounded((long) turned.get(index) + (chance.below(2) == 0 ? -by : by)));
        }
        return List.copyOf(turned);
    }
}
