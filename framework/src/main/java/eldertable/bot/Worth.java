package eldertable.bot;

import eldertable.pack.component.Counter.Role;
import eldertable.pack.component.Counter;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.state.GameState;

/**
 * What a table is worth to each player, from 0 to 1. A finished game is won or lost, a little better with a good margin.
 * A game in progress is judged by the pack's own hint, else by the counter that is the score, else as open.
 */
final class Worth {
    private static final double FOR_WINNING = 0.9, OPEN = 0.5;

    private final RuleEngine engine;
    private final int players;
    private final int firstScore;
    final double[] values;

    Worth(RuleEngine engine) {
        this.engine = engine;
        players = engine.blueprint.players;
        Counter score = engine.blueprint.counter(Role.SCORE);
        firstScore = score == null ? -1 : score.first();
        values = new double[players];
    }

    void judge(GameState state) throws RuleFault {
        for (int player = 0; player < players; player++) {
            double standing = engine.hasValueHint() ? bounded(engine.valueHint(state, player)) : margin(state, player);
            values[player] = state.isOver() ? FOR_WINNING * result(state, player) + (1 - FOR_WINNING) * standing : standing;
        }
    }

    /** An author's slip must not spoil all that was learned before. */
    private static double bounded(double value) {
        return Double.isNaN(value) ? OPEN : Math.max(0, Math.min(1, value));
    }

    private double result(GameState state, int player) {
        int winners = state.winners();
        boolean won = (winners & 1 << player) != 0;
        boolean everybody = Integer.bitCount(winners) == players && players > 1;
        return !won ? 0 : everybody ? 0.5 : 1;
    }

    /** How far ahead of the best other player, bent into 0 to 1. */
    private double margin(GameState state, int player) {
        if (firstScore < 0) return OPEN;
        int own = state.count(firstScore + player), best = players == 1 ? 0 : Integer.MIN_VALUE;
        for (int other = 0; other < players; other++) if (other != player) best = Math.max(best, state.count(firstScore + other));
        double scale = 5 + 0.25 * Math.max(Math.abs(own), Math.abs(best));
        return 1 / (1 + Math.exp((best - own) / scale));
    }
}
