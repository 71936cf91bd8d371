package eldertable.lab;

import eldertable.lab.Figure.Group;
import eldertable.lab.LabFindings.Finding;
import eldertable.league.Meeting;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** What findings mean, in sentences that say no more than the intervals allow. */
public final class PlainWords {
    /** So far a seat may be from its share and the game still be called even, if that is sure. */
    private static final double EVEN = 0.02;
    private static final int MOST_NAMED = 3;

    private PlainWords() {}

    /** @param bots the weakest first; @param depth how the neighbours among them fared */
    public static List<String> about(LabFindings findings, List<String> bots, List<Meeting> depth) {
        List<String> sentences = new ArrayList<>();
        if (findings.ledger().finished() < Jackknife.FEW) {
            sentences.add(findings.ledger().finished() == 0 ? "No game came to its end, so there is nothing to tell." : "So few games tell next to nothing: play at least " + Jackknife.FEW + ".");
            return sentences;
        }
        if (findings.blueprint().players > 1) {
            sentences.add(fairness(findings));
            first(findings, sentences);
        } else {
            Estimate wins = findings.estimate("seat.A.wins");
            sentences.add("Whoever plays alone wins " + percent(wins) + " of the games.");
        }
        sentences.add(length(findings));
        if (findings.hasCourse()) sentences.add(course(findings));
        cards(findings, sentences);
        sentences.add(unused(findings));
        if (!depth.isEmpty()) sentences.add(depth(bots, depth));
        if (findings.ledger().failed() > 0) {
            sentences.add(String.format(Locale.ROOT, "Beware: %,d games failed. %s", findings.ledger().failed(), findings.ledger().problem()));
        }
        if (findings.ledger().unfinished() > 0) sentences.add(String.format(Locale.ROOT, "%,d games went on for too long and are left out.", findings.ledger().unfinished()));
        return sentences;
    }

    private static String fairness(LabFindings findings) {
        int players = findings.blueprint().players;
        double nobody = Math.max(0, findings.estimate("nobody.wins").value());
        double fair = (1 - nobody) / players;
        List<Finding> seats = findings.in(Group.SEATS).stream().filter(finding -> finding.figure().id().startsWith("seat.")).toList();
        List<Double> p = seats.stream().map(seat -> findings.jackknife.difference(seat.figure().formula(), fair).p()).toList();
        boolean[] real = Holm.real(p);
        List<String> better = new ArrayList<>(), worse = new ArrayList<>();
        for (int i = 0; i < seats.size(); i++) {
            if (!real[i]) continue;
            (seats.get(i).estimate().value() > fair ? better : worse).add(seats.get(i).figure().about() + " wins " + percent(seats.get(i).estimate()));
        }
        if (better.isEmpty() && worse.isEmpty()) {
            double farthest = seats.stream().mapToDouble(seat -> Math.max(fair - seat.estimate().low(), seat.estimate().high() - fair)).max().orElse(1);
            return farthest <= EVEN ? String.format(Locale.ROOT, "The seats are even: each wins within %.1f percentage points of its fair %.1f %%.", 100 * farthest, 100 * fair)
                : String.format(Locale.ROOT, "No seat is shown to be better than another; an advantage of up to %.1f percentage points would not have been seen.", 100 * farthest);
        }
        List<String> both = new ArrayList<>(better);
        both.addAll(worse);
        return String.format(Locale.ROOT, "The seats are not even: %s, where %.1f %% would be fair.", String.join(", ", both), 100 * fair);
    }

    private static void first(LabFindings findings, List<String> sentences) {
        Estimate first = findings.estimate("first.wins");
        long games = findings.find("first.wins").map(Finding::support).orElse(0L);
        double fair = (1 - Math.max(0, findings.estimate("nobody.wins").value())) / findings.blueprint().players;
        if (games < Jackknife.FEW || !first.isKnown()) return;
        double p = findings.jackknife.difference(findings.find("first.wins").orElseThrow().figure().formula(), fair).p();
        if (p < Holm.ERROR_RATE) sentences.add("Moving first " + (first.value() > fair ? "helps" : "hurts") + ": it wins " + percent(first) + ".");
        else sentences.add("Moving first is not shown to matter: it wins " + percent(first) + ".");
    }

    private static String length(LabFindings findings) {
        Estimate moves = findings.estimate("length.moves"), minutes = findings.estimate("length.minutes");
        return String.format(Locale.ROOT, "A game takes %s moves, nine of ten between %d and %d; at %.0f seconds a decision that is about %.0f minutes.", number(moves),
            findings.moves().percentile(5), findings.moves().percentile(95), findings.pace(), minutes.value());
    }

    private static String course(LabFindings findings) {
        List<Estimate> leader = findings.curve("leader");
        Estimate half = leader.get(leader.size() / 2), comeback = findings.estimate("comeback.half");
        return "Whoever is ahead at half time wins " + percent(half) + "; " + percent(comeback) + " of the winners were behind then.";
    }

    private static void cards(LabFindings findings, List<String> sentences) {
        List<Finding> lifts = findings.in(Group.CARDS).stream().filter(finding -> finding.figure().id().endsWith(".lift") && finding.estimate().isKnown()
            && finding.support() >= Jackknife.FEW).toList();
        boolean[] real = Holm.real(lifts.stream().map(lift -> findings.jackknife.difference(lift.figure().formula(), 0).p()).toList());
        List<Finding> strong = new ArrayList<>(), weak = new ArrayList<>();
        for (int i = 0; i < real.length; i++) if (real[i]) (lifts.get(i).estimate().value() > 0 ? strong : weak).add(lifts.get(i));
        Comparator<Finding> bySize = Comparator.comparingDouble(finding -> -Math.abs(finding.estimate().value()));
        strong.sort(bySize);
        weak.sort(bySize);
        if (!strong.isEmpty()) sentences.add("Who has " + named(strong) + " wins more often than who has not, by so many games in a hundred.");
        if (!weak.isEmpty()) sentences.add("Who has " + named(weak) + " wins less often" + (strong.isEmpty() ? " than who has not, by so many games in a hundred." : "."));
        if (strong.isEmpty() && weak.isEmpty() && !lifts.isEmpty()) sentences.add("No card is shown to make its owner win more or less often.");
    }

    private static String named(List<Finding> cards) {
        String names = cards.stream().limit(MOST_NAMED).map(card -> String.format(Locale.ROOT, "%s (%+.0f)", card.figure().about(), 100 * card.estimate().value()))
            .collect(Collectors.joining(" or "));
        return cards.size() > MOST_NAMED ? names + ", or one of " + (cards.size() - MOST_NAMED) + " more cards," : names;
    }

    private static String unused(LabFindings findings) {
        List<Dead> dead = findings.dead();
        if (dead.isEmpty()) return "Every card, move, option and step was used.";
        var info = findings.blueprint().pack.info();
        String where = info.minPlayers() == info.maxPlayers() ? "" : findings.blueprint().players == 1 ? " by one player" : " with " + findings.blueprint().players + " players";
        return "Never used" + where + ": " + dead.stream().limit(2 * MOST_NAMED).map(one -> one.sort() + " " + one.id()).collect(Collectors.joining(", "))
            + (dead.size() > 2 * MOST_NAMED ? " and " + (dead.size() - 2 * MOST_NAMED) + " more." : ".");
    }

    private static String depth(List<String> bots, List<Meeting> depth) {
        List<String> steps = new ArrayList<>();
        for (Meeting meeting : depth) {
            if (meeting.isAlone() || meeting.finished() == 0) continue;
            String one = bots.get(meeting.one()), other = bots.get(meeting.other());
            boolean sure = meeting.shareInterval().low() > 0.5;
            steps.add(String.format(Locale.ROOT, sure ? "%s beats %s in %.0f %% of their games" : "%s is not shown to beat %s (%.0f %%)", one, other, 100 * meeting.share()));
        }
        return steps.isEmpty() ? "Skill was not measured." : "Skill: " + String.join("; ", steps) + ".";
    }

    /** Such as "51.2 % (49.8 to 52.6)". */
    public static String percent(Estimate share) {
        if (!share.isKnown()) return Double.isNaN(share.value()) ? "?" : String.format(Locale.ROOT, "%.1f %%", 100 * share.value());
        return String.format(Locale.ROOT, "%.1f %% (%.1f to %.1f)", 100 * share.value(), 100 * share.low(), 100 * share.high());
    }

    public static String number(Estimate estimate) {
        if (!estimate.isKnown()) return Double.isNaN(estimate.value()) ? "?" : String.format(Locale.ROOT, "%.2f", estimate.value());
        return estimate.low() == estimate.high() ? String.format(Locale.ROOT, "%.4g", estimate.value())
            : String.format(Locale.ROOT, "%.1f (%.1f to %.1f)", estimate.value(), estimate.low(), estimate.high());
    }
}
