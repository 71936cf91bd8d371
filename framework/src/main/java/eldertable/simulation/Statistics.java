package eldertable.simulation;

import eldertable.isolation.Descriptions;
import eldertable.pack.component.Counter.Role;
import eldertable.pack.component.Counter;
import eldertable.pack.model.FlowDef.StepDef;
import eldertable.pack.model.Per;
import eldertable.simulation.Playout.End;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.state.GameState;
import eldertable.state.Ranking;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What came of many games. Statistics of parts can be joined in any order and give the same totals. */
public final class Statistics {
    private final Blueprint blueprint;
    private final Map<End, Long> ends = new EnumMap<>(End.class);
    private final long[] wins;
    private final long[] sharedWins;
    /** By seat, the places in games that ended with a ranking. */
    private final Tally[] places;
    private long withoutWinner;
    private final TreeMap<Integer, Long> reasons = new TreeMap<>();
    private final Tally moves = new Tally();
    private final Tally decisions = new Tally();
    private final Tally rounds = new Tally();
    private final Counter roundCounter;
    /** By the id of a counter that each player has, then by seat. */
    private final Map<String, Tally[]> counters = new LinkedHashMap<>();
    private final long[] moveUses;
    private final long[] stepVisits;
    /** By step, the games that were broken off in it. */
    private final long[] brokenOff;
    /** By sort, so that what fails in every game is told once. */
    private final Map<String, FailedAlike> failures = new TreeMap<>();

    /** @param first the one with the lowest number */
    private record FailedAlike(GameFailure first, long games) {
        FailedAlike and(FailedAlike other) {
            return new FailedAlike(other.first.game() < first.game() ? other.first : first, games + other.games);
        }
    }

    public Statistics(Blueprint blueprint) {
        this.blueprint = blueprint;
        wins = new long[blueprint.players];
        sharedWins = new long[blueprint.players];
        places = new Tally[blueprint.players];
        for (int seat = 0; seat < places.length; seat++) places[seat] = new Tally();
        moveUses = new long[blueprint.moves.size()];
        stepVisits = new long[blueprint.steps.size()];
        brokenOff = new long[blueprint.steps.size()];
        roundCounter = blueprint.counter(Role.ROUND);
        for (Counter counter : blueprint.all(Counter.class)) {
            if (counter.def().per().kind() != Per.Kind.PLAYER) continue;
            Tally[] seats = new Tally[blueprint.players];
            for (int seat = 0; seat < seats.length; seat++) seats[seat] = new Tally();
            counters.put(counter.def().id(), seats);
        }
    }

    // ------------------------------------------------------------------ counting

    /** @return how many of the games counted here have failed like this one; 0 if it did not */
    long add(long game, End end, Playout playout) {
        ends.merge(end, 1L, Long::sum);
        GameState state = playout.state();
        if (end == End.FINISHED) addFinished(state, playout.decisions());
        if (end == End.UNFINISHED) brokenOff[state.stepAt(state.depth() - 1)]++;
        if (!end.isFailure()) return 0;
        return fail(new FailedAlike(new GameFailure(game, end, state.moves(), playout.telling(), Optional.ofNullable(playout.fault())), 1));
    }

    private void addFinished(GameState state, int decided) {
        int winners = state.winners();
        if (winners == 0) withoutWinner++;
        for (int seat = 0; seat < wins.length; seat++) {
            if ((winners & 1 << seat) == 0) continue;
            wins[seat]++;
            if (Integer.bitCount(winners) > 1) sharedWins[seat]++;
        }
        for (int seat = 0; seat < wins.length && state.places() != Ranking.NONE; seat++) places[seat].add(Ranking.place(state.places(), seat));
        reasons.merge(state.reason(), 1L, Long::sum);
        moves.add(state.moves());
        decisions.add(decided);
        if (roundCounter != null) rounds.add(state.count(roundCounter.first()));
        counters.forEach((id, seats) -> {
            int first = blueprint.counter(id).first();
            for (int seat = 0; seat < seats.length; seat++) seats[seat].add(state.count(first + seat));
        });
    }

    private long fail(FailedAlike failed) {
        return failures.merge(failed.first.sort(), failed, FailedAlike::and).games;
    }

    /** Takes over what was counted over all games of a playout. */
    void addTallies(Playout playout) {
        addAll(moveUses, playout.moveTally());
        addAll(stepVisits, playout.stepTally());
    }

    private static void addAll(long[] to, int[] counts) {
        for (int i = 0; i < to.length; i++) to[i] += counts[i];
    }

    public void addAll(Statistics other) {
        other.ends.forEach((end, count) -> ends.merge(end, count, Long::sum));
        for (int seat = 0; seat < wins.length; seat++) {
            wins[seat] += other.wins[seat];
            sharedWins[seat] += other.sharedWins[seat];
            places[seat].addAll(other.places[seat]);
        }
        withoutWinner += other.withoutWinner;
        other.reasons.forEach((reason, count) -> reasons.merge(reason, count, Long::sum));
        moves.addAll(other.moves);
        decisions.addAll(other.decisions);
        rounds.addAll(other.rounds);
        counters.forEach((id, seats) -> {
            for (int seat = 0; seat < seats.length; seat++) seats[seat].addAll(other.counters.get(id)[seat]);
        });
        for (int i = 0; i < moveUses.length; i++) moveUses[i] += other.moveUses[i];
        for (int i = 0; i < stepVisits.length; i++) stepVisits[i] += other.stepVisits[i];
        for (int i = 0; i < brokenOff.length; i++) brokenOff[i] += other.brokenOff[i];
        other.failures.values().forEach(this::fail);
    }

    // ------------------------------------------------------------------ travelling

    public void write(DataOutput out) throws IOException {
        for (End end : End.values()) out.writeLong(count(end));
        write(out, wins);
        write(out, sharedWins);
        for (Tally tally : tallies()) tally.write(out);
        out.writeLong(withoutWinner);
        out.writeInt(reasons.size());
        for (var reason : reasons.entrySet()) {
            out.writeInt(reason.getKey());
            out.writeLong(reason.getValue());
        }
        write(out, moveUses);
        write(out, stepVisits);
        write(out, brokenOff);
        byte[] failed = Descriptions.written(new Failed(List.copyOf(failures.values())));
        out.writeInt(failed.length);
        out.write(failed);
    }

    /** Of a part of the same games that was played elsewhere. */
    public static Statistics read(Blueprint blueprint, DataInput in) throws IOException {
        Statistics read = new Statistics(blueprint);
        for (End end : End.values()) {
            long count = in.readLong();
            if (count > 0) read.ends.put(end, count);
        }
        read(in, read.wins);
        read(in, read.sharedWins);
        for (Tally tally : read.tallies()) tally.read(in);
        read.withoutWinner = in.readLong();
        for (int left = in.readInt(); left > 0; left--) read.reasons.put(in.readInt(), in.readLong());
        read(in, read.moveUses);
        read(in, read.stepVisits);
        read(in, read.brokenOff);
        byte[] failed = new byte[in.readInt()];
        in.readFully(failed);
        Descriptions.read(failed, Failed.class).sorts().forEach(read::fail);
        return read;
    }

    /** What went wrong, as one description. */
    private record Failed(List<FailedAlike> sorts) {}

    private List<Tally> tallies() {
        List<Tally> all = new ArrayList<>(List.of(places));
        all.addAll(List.of(moves, decisions, rounds));
        counters.values().forEach(seats -> all.addAll(List.of(seats)));
        return all;
    }

    private static void write(DataOutput out, long[] numbers) throws IOException {
        for (long number : numbers) out.writeLong(number);
    }

    private static void read(DataInput in, long[] numbers) throws IOException {
        for (int i = 0; i < numbers.length; i++) numbers[i] = in.readLong();
    }

    // ------------------------------------------------------------------ asking

    public long games() {
        return ends.values().stream().mapToLong(Long::longValue).sum();
    }

    public long count(End end) {
        return ends.getOrDefault(end, 0L);
    }

    /** Games that the pack or the program spoilt. */
    public long failed() {
        return ends.entrySet().stream().filter(entry -> entry.getKey().isFailure()).mapToLong(Map.Entry::getValue).sum();
    }

    /** Of games that failed alike the first, by number. */
    public List<GameFailure> failures() {
        return failures.values().stream().map(FailedAlike::first).sorted(Comparator.comparingLong(GameFailure::game)).toList();
    }

    /** How many games failed like one of those. */
    public long alike(GameFailure failure) {
        return failures.get(failure.sort()).games;
    }

    /** In which step most of the games were that were broken off, if any were. */
    public Optional<StepDef> brokenOffIn() {
        int most = 0;
        for (int step = 1; step < brokenOff.length; step++) if (brokenOff[step] > brokenOff[most]) most = step;
        return brokenOff[most] == 0 ? Optional.empty() : Optional.of(blueprint.steps.get(most));
    }

    /** Games won by a seat, alone or with others. */
    public long wins(int seat) {
        return wins[seat];
    }

    public long sharedWins(int seat) {
        return sharedWins[seat];
    }

    /** Finished games that nobody won. */
    public long withoutWinner() {
        return withoutWinner;
    }

    /** Finished games by the word the rules gave for their end; "" where they gave none. */
    public Map<String, Long> reasons() {
        Map<String, Long> named = new LinkedHashMap<>();
        reasons.forEach((code, count) -> named.merge(reasonText(code), count, Long::sum));
        return named;
    }

    private String reasonText(int code) {
        if (code == Code.NOTHING) return "";
        return Code.tag(code) == Code.WORD ? blueprint.word(Code.value(code)) : Integer.toString(Code.value(code));
    }

    public Tally moves() {
        return moves;
    }

    public Tally decisions() {
        return decisions;
    }

    /** The counter of rounds at the end of the games; empty if the pack has none. */
    public Tally rounds() {
        return rounds;
    }

    /** By seat, a counter that each player has, at the end of the finished games. */
    public List<Tally> counter(String id) {
        return List.of(counters.get(id));
    }

    /** What to show as the result in points: the counter that is the score, or else all that players have. */
    public List<String> scoreCounters() {
        Counter score = blueprint.counter(Role.SCORE);
        return score != null ? List.of(score.id()) : List.copyOf(counters.keySet());
    }

    public List<String> unusedMoves() {
        List<String> unused = new ArrayList<>();
        for (int i = 0; i < moveUses.length; i++) if (moveUses[i] == 0) unused.add(blueprint.moves.get(i).id());
        return unused;
    }

    public List<String> unreachedSteps() {
        List<String> unreached = new ArrayList<>();
        for (int i = 0; i < stepVisits.length; i++) if (stepVisits[i] == 0) unreached.add(blueprint.steps.get(i).id());
        return unreached;
    }

    /** All of it, for JSON and for comparing. */
    public Map<String, Object> summary() {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("games", games());
        Map<String, Object> byEnd = new LinkedHashMap<>();
        for (End end : End.values()) byEnd.put(end.name().toLowerCase(Locale.ROOT), count(end));
        all.put("ends", byEnd);
        List<Object> seats = new ArrayList<>();
        for (int seat = 0; seat < wins.length; seat++) seats.add(seatSummary(seat));
        all.put("seats", seats);
        all.put("withoutWinner", withoutWinner);
        all.put("reasons", reasons());
        all.put("moves", moves.summary());
        all.put("decisions", decisions.summary());
        if (roundCounter != null) all.put("rounds", rounds.summary());
        Map<String, Object> uses = new LinkedHashMap<>();
        for (int i = 0; i < moveUses.length; i++) uses.put(blueprint.moves.get(i).id(), moveUses[i]);
        all.put("moveUses", uses);
        Map<String, Object> visits = new LinkedHashMap<>();
        for (int i = 0; i < stepVisits.length; i++) visits.put(blueprint.steps.get(i).id(), stepVisits[i]);
        all.put("stepVisits", visits);
        return all;
    }

    private Map<String, Object> seatSummary(int seat) {
        Interval interval = Interval.ofShare(wins[seat], count(End.FINISHED));
        Map<String, Object> summary = new LinkedHashMap<>();
        summary.put("wins", wins[seat]);
        summary.put("sharedWins", sharedWins[seat]);
        summary.put("winsAtLeast", interval.low());
        summary.put("winsAtMost", interval.high());
        if (places[seat].count() > 0) summary.put("place", places[seat].summary());
        counters.forEach((id, tallies) -> summary.put(id, tallies[seat].summary()));
        return summary;
    }
}
