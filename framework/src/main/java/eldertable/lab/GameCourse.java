package eldertable.lab;

import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.state.GameState;

import java.util.Arrays;

/**
 * How one game goes: who is ahead before each move, by the pack's own hint, else by the score; how many points each has; how much there
 * was to choose. At the end it is cut into as many equal parts as every other game.
 */
final class GameCourse {
    private final RuleEngine engine;
    private final Columns columns;
    private final int players;
    /** By moment: who is ahead, as bits; all of them, or none, where it cannot be told. */
    private int[] leaders = new int[256];
    private int[] scores;
    private int[] options = new int[256];
    private int[] choices = new int[256];
    private int moments;

    GameCourse(RuleEngine engine, Columns columns) {
        this.engine = engine;
        this.columns = columns;
        players = columns.players;
        scores = new int[256 * players];
    }

    void begin() {
        moments = 0;
    }

    void look(GameState state) throws RuleFault {
        if (moments == leaders.length) grow();
        leaders[moments] = ahead(state);
        for (int seat = 0; columns.score >= 0 && seat < players; seat++) scores[moments * players + seat] = state.count(columns.score + seat);
        options[moments] = 0;
        choices[moments] = 0;
        moments++;
    }

    private void grow() {
        leaders = Arrays.copyOf(leaders, moments * 2);
        options = Arrays.copyOf(options, moments * 2);
        choices = Arrays.copyOf(choices, moments * 2);
        scores = Arrays.copyOf(scores, scores.length * 2);
    }

    void choice(int count) {
        options[moments - 1] += count;
        choices[moments - 1]++;
    }

    private int ahead(GameState state) throws RuleFault {
        if (players == 1) return 0;
        boolean hinted = engine.hasValueHint();
        if (!hinted && columns.score < 0) return 0;
        double most = Double.NEGATIVE_INFINITY;
        int best = 0;
        for (int seat = 0; seat < players; seat++) {
            double standing = hinted ? engine.valueHint(state, seat) : state.count(columns.score + seat);
            if (standing > most) {
                most = standing;
                best = 0;
            }
            if (standing == most) best |= 1 << seat;
        }
        return best;
    }

    void enter(Ledger ledger, long[] row, GameState end) throws RuleFault {
        look(end);
        int winners = end.winners();
        boolean sole = Integer.bitCount(winners) == 1;
        if (players > 1 && winners != 0) leaders[moments - 1] = winners; // the rules have the last word
        int changes = leadChanges();
        row[Columns.LEAD_CHANGES] += changes;
        ledger.series.get(Ledger.LEAD_CHANGES).add(changes);
        for (int at = 0; at < moments - 1; at++) {
            int moment = at * Columns.MOMENTS / (moments - 1);
            row[columns.atOptions + moment] += options[at];
            row[columns.atChoices + moment] += choices[at];
        }
        if (columns.score >= 0) enterScores(ledger, row, end, sole ? Integer.numberOfTrailingZeros(winners) : -1);
        if (!sole || players == 1) return;
        row[Columns.SOLE]++;
        for (int moment = 0; moment < Columns.MOMENTS; moment++) {
            int best = leaders[at(moment, Columns.MOMENTS - 1)]; // who share the lead are equally likely to be taken for the leader
            if ((best & winners) != 0) row[columns.atLeader + moment] += Columns.WIN / Integer.bitCount(best);
        }
        if ((leaders[at(1, 2)] & winners) == 0) row[Columns.BEHIND_AT_HALF]++;
        if ((leaders[at(3, 4)] & winners) == 0) row[Columns.BEHIND_LATE]++;
        int settled = moments - 1;
        while (settled > 0 && leaders[settled - 1] == winners) settled--;
        row[Columns.SETTLED] += 1000L * settled / (moments - 1);
    }

    /** The moment at a part of the game. */
    private int at(int part, int of) {
        return (moments - 1) * part / of;
    }

    private int leadChanges() {
        int changes = 0, last = 0;
        for (int i = 0; i < moments; i++) {
            if (Integer.bitCount(leaders[i]) != 1) continue;
            if (last != 0 && leaders[i] != last) changes++;
            last = leaders[i];
        }
        return changes;
    }

    private void enterScores(Ledger ledger, long[] row, GameState end, int winner) {
        int best = Integer.MIN_VALUE, second = Integer.MIN_VALUE;
        for (int seat = 0; seat < players; seat++) {
            int score = end.count(columns.score + seat);
            second = Math.max(second, Math.min(best, score));
            best = Math.max(best, score);
        }
        if (players == 1) return;
        row[Columns.MARGIN] += best - second;
        ledger.series.get(Ledger.MARGIN).add(best - second);
        if (winner < 0) return;
        for (int moment = 0; moment < Columns.MOMENTS; moment++) {
            int at = at(moment, Columns.MOMENTS - 1) * players;
            for (int seat = 0; seat < players; seat++) row[(seat == winner ? columns.atWinnerScore : columns.atOthersScore) + moment] += scores[at + seat];
        }
    }
}
