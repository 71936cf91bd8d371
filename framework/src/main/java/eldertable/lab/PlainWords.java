package eldertable.lab;

import eldertable.lab.Figure.Group;
import eldertable.lab.LabFindings.Finding;
import eldertable.league.Meeting;
import eldertable.words.Message;
import eldertable.words.Tongue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What findings mean, in sentences that say no more than the intervals allow. */
public final class PlainWords {
    /** So far a seat may be from its share and the game still be called even, if that is sure. */
    private static final double EVEN = 0.02;
    private static final int MOST_NAMED = 3;

    private final LabFindings findings;
    private final Tongue tongue;
    private final List<String> sentences = new ArrayList<>();

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
            return;
        }
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
        if (findings.ledger().failed() > 0) add(Message.of("balance.failed", "games", count(findings.ledger().failed()), "why", String.valueOf(findings.ledger().problem())));
        if (findings.ledger().unfinished() > 0) add(Message.of("balance.unfinished", "games", count(findings.ledger().unfinished())));
    }

    private void add(Message sentence) {
        sentences.add(tongue.say(sentence));
    }

    private double fair() {
        return (1 - Math.max(0, findings.estimate("nobody.wins").value())) / findings.blueprint().players;
    }

    private Message fairness() {
        double fair = fair();
        List<Finding> seats = findings.in(Group.SEATS).stream().filter(finding -> finding.figure().id().startsWith("seat.")).toList();
        List<Double> p = seats.stream().map(seat -> findings.jackknife.difference(seat.figure().formula(), fair).p()).toList();
        boolean[] real = Holm.real(p);
        List<Message> better = new ArrayList<>(), worse = new ArrayList<>();
        for (int i = 0; i < seats.size(); i++) {
            Finding seat = seats.get(i);
            if (real[i]) (seat.estimate().value() > fair ? better : worse).add(Message.of("balance.seat-wins", "seat", seat.figure().about(), "share", percent(seat.estimate())));
        }
        if (better.isEmpty() && worse.isEmpty()) {
            double farthest = seats.stream().mapToDouble(seat -> Math.max(fair - seat.estimate().low(), seat.estimate().high() - fair)).max().orElse(1);
            return farthest <= EVEN ? Message.of("balance.even", "within", tenths(farthest), "fair", tenths(fair)) : Message.of("balance.not-shown", "most", tenths(farthest));
        }
        List<Message> both = new ArrayList<>(better);
        both.addAll(worse);
        return Message.of("balance.uneven", "seats", both, "fair", tenths(fair));
    }

    private void first() {
        Estimate first = findings.estimate("first.wins");
        long games = findings.find("first.wins").map(Finding::support).orElse(0L);
        double fair = fair();
        if (games < Jackknife.FEW || !first.isKnown()) return;
        double p = findings.jackknife.difference(findings.find("first.wins").orElseThrow().figure().formula(), fair).p();
        String share = percent(first);
        if (p >= Holm.ERROR_RATE) add(Message.of("balance.first-same", "share", share));
        else add(first.value() > fair ? Message.of("balance.first-helps", "share", share) : Message.of("balance.first-hurts", "share", share));
    }

    private Message length() {
        Estimate moves = findings.estimate("length.moves"), minutes = findings.estimate("length.minutes");
        return Message.of("balance.length", "moves", number(moves), "low", findings.moves().percentile(5), "high", findings.moves().percentile(95),
            "seconds", Math.round(findings.pace()), "minutes", Math.round(minutes.value()));
    }

    private Message course() {
        List<Estimate> leader = findings.curve("leader");
        return Message.of("balance.course", "share", percent(leader.get(leader.size() / 2)), "behind", percent(findings.estimate("comeback.half")));
    }

    private void cards() {
        List<Finding> lifts = findings.in(Group.CARDS).stream().filter(finding -> finding.figure().id().endsWith(".lift") && finding.estimate().isKnown()
            && finding.support() >= Jackknife.FEW).toList();
        boolean[] real = Holm.real(lifts.stream().map(lift -> findings.jackknife.difference(lift.figure().formula(), 0).p()).toList());
        List<Finding> strong = new ArrayList<>(), weak = new ArrayList<>();
        for (int i = 0; i < real.length; i++) if (real[i]) (lifts.get(i).estimate().value() > 0 ? strong : weak).add(lifts.get(i));
        Comparator<Finding> bySize = Comparator.comparingDouble(finding -> -Math.abs(finding.estimate().value()));
        strong.sort(bySize);
        weak.sort(bySize);
        if (!strong.isEmpty()) add(Message.of("balance.strong", "cards", named(strong)));
        if (!weak.isEmpty()) add(strong.isEmpty() ? Message.of("balance.weak", "cards", named(weak)) : Message.of("balance.weak-too", "cards", named(weak)));
        if (strong.isEmpty() && weak.isEmpty() && !lifts.isEmpty()) add(Message.of("balance.no-card"));
    }

    private Message named(List<Finding> cards) {
        int count = cards.size() == MOST_NAMED + 1 ? cards.size() : MOST_NAMED; // one more is named as well as counted
        List<String> names = cards.stream().limit(count).map(card -> card.figure().about() + " (" + String.format(tongue.numbers(), "%+.0f", 100 * card.estimate().value()) + ")").toList();
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
            if (meeting.isAlone() || meeting.finished() == 0) continue;
            String one = bots.get(meeting.one()), other = bots.get(meeting.other()), share = Long.toString(Math.round(100 * meeting.share()));
            steps.add(tongue.say(meeting.shareInterval().low() > 0.5 ? "balance.beats" : "balance.beats-not", "one", one, "other", other, "share", share));
        }
        return steps.isEmpty() ? Message.of("balance.no-skill") : Message.of("balance.skill", "steps", String.join("; ", steps));
    }

    private String tenths(double share) {
        return String.format(tongue.numbers(), "%.1f", 100 * share);
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
