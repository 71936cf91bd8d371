package eldertable.session;

import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.state.GameState;

/** How a table comes to lie as it does before the first move, where the rules do not lay it themselves. */
public interface Beginning {
    /** @param table as the pack lays it out; stands at a choice of a player afterwards */
    void lay(RuleEngine rules, GameState table) throws RuleFault;
}
