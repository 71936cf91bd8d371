package eldertable.bot;

import eldertable.rules.CompletionSearch;
import eldertable.rules.Move;
import eldertable.rules.Offers;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.state.GameState;

import java.util.Optional;

/**
 * A bot that a pack brings along. It is asked as a person is, first for the move and then for each pick, at a table imagined
 * from what its seat knows: what it cannot see is made up.
 */
final class ScriptBot implements Bot {
    private final String name;

    ScriptBot(String name) {
        this.name = name;
    }

    @Override
    public Optional<Move> choose(Thinking thinking) throws RuleFault {
        RuleEngine engine = thinking.engine();
        GameState world = thinking.world();
        Move chosen = new Move().reset(thinking.seat());
        Offers offers = new Offers();
        CompletionSearch search = new CompletionSearch(engine);
        while (!engine.isComplete(chosen)) {
            search.offer(world, chosen, offers);
            if (offers.size() == 0) return Optional.empty();
            int taken = offers.size() == 1 ? 0 : engine.botChoice(name, world.copy(), chosen, offers);
            engine.choose(chosen, offers.get(taken), offers);
        }
        return Optional.of(thinking.answer(world, chosen));
    }
}
