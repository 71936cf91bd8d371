package eldertable.lab;

import eldertable.lab.Figure.Group;
import eldertable.lab.LabFindings.Finding;
import eldertable.league.Meeting;
import eldertable.words.Message;
import eldertable.words.Tongue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What findings mean, in sentences that say no more than the intervals allow. */
public final class PlainWords {
    /** So far a seat may be from its share and the game still be called even, if that is sure. */
    private static final double EVEN = 0.02;
    private static final int MOST_NAMED = 3;
    /** Surely so much more often, or less, a card's owner wins that it is the first thing to be told. */
    private static final double MUCH = 0.05;
    /** A level of bot that surely wins less against the one below shows that there is little to think about. */
    private static final double HARDLY = 0.6;
    private static final Comparator<Finding> BY_SIZE = Comparator.comparingDouble(finding -> -Math.abs(finding.estimate().value()));

    private final LabFindings findings;
    private final Tongue tongue;
    private final List<String> sentences = new ArrayList<>();
    private final List<Seat> seats = new ArrayList<>();
    /** Cards whose owners surely win more often than others, or less, the largest difference first. */
    private final List<Finding> strong = new ArrayList<>(), weak = new ArrayList<>();

    private record Seat(Finding wins, boolean isReal) {}

    private PlainWords(LabFindings findings) {
        this.findings = findings;
        tongue = findings.tongue();
    }

    /** @param bots the weakest first; @param depth how the neighbours among them fared */
    public static List<String> about(LabFindings findings, List<String> bots, List<Meeting> depth) {
        PlainWords words = new PlainWords(findings);
        words.write(bots, depth);
        return List.copyOf(words.sentences);
    }

    private void write(List<String> bots, List<Meeting> depth) {
        long finished = findings.ledger().finished();
        if (finished < Jackknife.FEW) {
            add(finished == 0 ? Message.of("balance.nothing") : Message.of("balance.few", "games", Jackknife.FEW));
            incomplete();
            return;
        }
        sort();
        add(verdict(bots, depth));
        incomplete();
        if (findings.blueprint().players > 1) {
            add(fairness());
            first();
        } else {
            add(Message.of("balance.alone", "share", percent(findings.estimate("seat.A.wins"))));
        }
        add(length());
        if (findings.hasCourse()) add(course());
        cards();
        add(unused());
        if (!depth.isEmpty()) add(depth(bots, depth));
    }

    /** What keeps all the rest from being said of the whole game. */
    private void incomplete() {
        if (findings.ledger().failed() > 0) add(Message.of("balance.failed", "games", count(findings.ledger().failed()), "why", String.valueOf(findings.ledger().problem())));
        if (findings.ledger().unfinished() > 0) add(Message.of("balance.unfinished", "games", count(findings.ledger().unfinished())));
    }

    /** One sentence for those who read one: what an author would look into first, and only what is sure. */
    private Message verdict(List<String> bots, List<Meeting> depth) {
        List<Message> what = new ArrayList<>();
        boolean firstHelps = findings.estimate("first.wins").value() > fair();
        if (findings.ledger().failed() > 0) what.add(Message.of("balance.stands.failed"));
        if (seats.stream().anyMatch(Seat::isReal)) what.add(Message.of("balance.stands.seats"));
        else if (firstMatters()) what.add(Message.of(firstHelps ? "balance.stands.first-helps" : "balance.stands.first-hurts"));
        Stream.concat(strong.stream(), weak.stream()).filter(card -> card.estimate().low() > MUCH || card.estimate().high() < -MUCH).sorted(BY_SIZE).limit(2)
            .forEach(card -> what.add(Message.of(card.estimate().value() > 0 ? "balance.stands.strong" : "balance.stands.weak", "card", card.figure().about())));
        int dead = findings.dead().size();
        if (dead > 0) what.add(Message.of("balance.stands.dead", "count", dead));
        for (Meeting meeting : depth) {
            if (meeting.isAlone() || meeting.decided() == 0 || meeting.shareInterval().high() >= HARDLY) continue;
            what.add(Message.of("balance.stands.skill", "one", bots.get(meeting.one()), "other", bots.get(meeting.other())));
        }
        String all = what.stream().map(tongue::say).collect(Collectors.joining("; "));
        return what.isEmpty() ? Message.of("balance.stands-nothing", "what", String.join(", ", lookedAt())) : Message.of("balance.stands", "what", all);
    }

    /** What there was to stand out: who plays alone has no seat to compare, and not every game has cards that somebody owns. */
    private List<String> lookedAt() {
        List<String> what = new ArrayList<>();
        if (findings.blueprint().players > 1) what.add(tongue.say("balance.stands-nothing.seat"));
        if (!lifts().isEmpty()) what.add(tongue.say("balance.stands-nothing.card"));
        what.add(tongue.say("balance.stands-nothing.dead"));
        return what;
    }

    private void add(Message sentence) {
        sentences.add(tongue.say(sentence));
    }

    private double fair() {
        return (1 - Math.max(0, findings.estimate("nobody.wins").value())) / findings.blueprint().players;
    }

    /** Finds out what is sure about seats and cards. */
    private void sort() {
        List<Finding> wins = findings.blueprint().players == 1 ? List.of() : findings.in(Group.SEATS).stream().filter(finding -> finding.figure().id().startsWith("seat.")).toList();
        boolean[] uneven = Holm.real(wins.stream().map(seat -> findings.jackknife.difference(seat.figure().formula(), fair()).p()).toList());
        for (int i = 0; i < uneven.length; i++) seats.add(new Seat(wins.get(i), uneven[i]));
        List<Finding> lifts = lifts();
        boolean[] real = Holm.real(lifts.stream().map(lift -> findings.jackknife.difference(lift.figure().formula(), 0).p()).toList());
        for (int i = 0; i < real.length; i++) if (real[i]) (lifts.get(i).estimate().value() > 0 ? strong : weak).add(lifts.get(i));
        strong.sort(BY_SIZE);
        weak.sort(BY_SIZE);
    }

    private List<Finding> lifts() {
        return findings.in(Group.CARDS).stream().filter(finding -> finding.figure().id().endsWith(".lift") && finding.estimate().isKnown() && finding.support() >= Jackknife.FEW).toList();
    }

    private Message fairness() {
        double fair = fair();
        List<Message> better = new ArrayList<>(), worse = new ArrayList<>();
        for (Seat seat : seats) {
            Estimate wins = seat.wins().estimate();
            if (seat.isReal()) (wins.value() > fair ? better : worse).add(Message.of("balance.seat-wins", "seat", seat.wins().figure().about(), "share", percent(wins)));
        }
        if (better.isEmpty() && worse.isEmpty()) {
            double farthest = seats.stream().map(seat -> seat.wins().estimate()).mapToDouble(wins -> Math.max(fair - wins.low(), wins.high() - fair)).max().orElse(1);
            return farthest <= EVEN ? Message.of("balance.even", "within", tenths(farthest), "fair", tenths(fair)) : Message.of("balance.not-shown", "most", tenths(farthest));
        }
        List<Message> both = new ArrayList<>(better);
        both.addAll(worse);
        return Message.of("balance.uneven", "seats", both, "fair", tenths(fair));
    }

    private void first() {
        Estimate first = findings.estimate("first.wins");
        if (!isFirstKnown()) return;
        String share = percent(first);
        if (!firstMatters()) add(Message.of("balance.first-same", "share", share));
        else add(first.value() > fair() ? Message.of("balance.first-helps", "share", share) : Message.of("balance.first-hurts", "share", share));
    }

    private boolean isFirstKnown() {
        return findings.find("first.wins").filter(first -> first.support() >= Jackknife.FEW && first.estimate().isKnown()).isPresent();
    }

    private boolean firstMatters() {
        return isFirstKnown() && findings.jackknife.difference(findings.find("first.wins").orElseThrow().figure().formula(), fair()).p() < Holm.ERROR_RATE;
    }

    private Message length() {
        Estimate moves = findings.estimate("length.moves"), minutes = findings.estimate("length.minutes");
        return Message.of("balance.length", "moves", number(moves), "low", findings.moves().percentile(5), "high", findings.moves().percentile(95),
            "seconds", Math.round(findings.pace()), "minutes", number(minutes));
    }

    private Message course() {
        List<Estimate> leader = findings.curve("leader");
        return Message.of("balance.course", "share", percent(leader.get(leader.size() / 2)), "behind", percent(findings.estimate("comeback.half")));
    }

    private void cards() {
        if (!strong.isEmpty()) add(Message.of("balance.strong", "cards", named(strong)));
        if (!weak.isEmpty()) add(strong.isEmpty() ? Message.of("balance.weak", "cards", named(weak)) : Message.of("balance.weak-too", "cards", named(weak)));
        if (strong.isEmpty() && weak.isEmpty() && !lifts().isEmpty()) add(Message.of("balance.no-card"));
    }

    private Message named(List<Finding> cards) {
        int count = cards.size() == MOST_NAMED + 1 ? cards.size() : MOST_NAMED; // one more is named as well as counted
        List<String> names = cards.stream().limit(count).map(card -> card.figure().about() + " (" + points(card.estimate()) + ")").toList();
        String listed = String.join(" " + tongue.say("balance.or") + " ", names);
        int more = cards.size() - names.size();
        return more > 0 ? Message.of("balance.or-more", "cards", listed, "more", more) : Message.plain(listed);
    }

    private Message unused() {
        List<Dead> dead = findings.dead();
        if (dead.isEmpty()) return Message.of("balance.all-used");
        var info = findings.blueprint().pack.info();
        List<String> named = dead.stream().limit(2 * MOST_NAMED).map(one -> one.told(tongue)).toList();
        int more = dead.size() - named.size(), players = findings.blueprint().players;
        Message what = more > 0 ? Message.of("balance.and-more", "what", named, "more", more) : Message.plain(String.join(", ", named));
        return info.minPlayers() == info.maxPlayers() ? Message.of("balance.unused", "what", what) : Message.of("balance.unused-with", "players", players, "what", what);
    }

    private Message depth(List<String> bots, List<Meeting> depth) {
        List<String> steps = new ArrayList<>();
        for (Meeting meeting : depth) {
            if (meeting.isAlone() || meeting.decided() == 0) continue;
            String one = bots.get(meeting.one()), other = bots.get(meeting.other()), share = percent(new Estimate(meeting.share(), meeting.shareInterval().low(), meeting.shareInterval().high()));
            steps.add(tongue.say(meeting.shareInterval().low() > 0.5 ? "balance.beats" : "balance.beats-not", "one", one, "other", other, "share", share));
        }
        return steps.isEmpty() ? Message.of("balance.no-skill") : Message.of("balance.skill", "steps", String.join("; ", steps));
    }

    private String tenths(double share) {
        return String.format(tongue.numbers(), "%.1f", 100 * share);
    }

    /** Such as "+15, +11 to +19". */
    private String points(Estimate lift) {
        return tongue.say("balance.points", "value", signed(lift.value()), "low", signed(lift.low()), "high", signed(lift.high()));
    }

    private String signed(double share) {
        return String.format(tongue.numbers(), "%+.0f", 100 * share);
    }

    private String count(long games) {
        return String.format(tongue.numbers(), "%,d", games);
    }

    /** Such as "51.2 % (49.8 to 52.6)". */
    private String percent(Estimate share) {
        if (Double.isNaN(share.value())) return "?";
        if (!share.isKnown()) return tenths(share.value()) + " %";
        return tongue.say("balance.within", "value", tenths(share.value()) + " %", "low", tenths(share.low()), "high", tenths(share.high()));
    }

    private String number(Estimate estimate) {
        if (Double.isNaN(estimate.value())) return "?";
        if (!estimate.isKnown()) return String.format(tongue.numbers(), "%.2f", estimate.value());
        if (estimate.low() == estimate.high()) return String.format(tongue.numbers(), "%.4g", estimate.value());
        return tongue.say("balance.within", "value", tenths(estimate.value() / 100), "low", tenths(estimate.low() / 100), "high", tenths(estimate.high() / 100));
    }
}
