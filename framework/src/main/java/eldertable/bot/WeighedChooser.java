package eldertable.bot;

import eldertable.rules.Move;
import eldertable.rules.Offers;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.simulation.Chance;
import eldertable.simulation.RandomChooser;
import eldertable.state.GameState;

/** Plays at random, but rather what the pack's hints think more of. */
final class WeighedChooser extends RandomChooser {
    @Override
    protected int one(RuleEngine engine, GameState state, Move move, Offers offers, Chance chance) throws RuleFault {
        if (!engine.weigh(state, move, offers)) return chance.below(offers.size());
        double sum = 0;
        for (int i = 0; i < offers.size(); i++) sum += offers.weight(i);
        if (!(sum > 0)) return chance.below(offers.size());
        double left = sum * chance.fraction();
        for (int i = 0; i < offers.size(); i++) {
            left -= offers.weight(i);
            if (left < 0) return i;
        }
        return offers.size() - 1;
    }
}
