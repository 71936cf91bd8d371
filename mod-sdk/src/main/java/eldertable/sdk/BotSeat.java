package eldertable.sdk;

import eldertable.bot.Bot;
import eldertable.bot.Budget;
import eldertable.bot.Thinking;
import eldertable.rules.RuleEngine;
import eldertable.script.Intent;
import eldertable.script.Offers;
import eldertable.script.ScriptFault;
import eldertable.simulation.Chance;
import eldertable.simulation.Chooser;
import eldertable.state.GameState;
import eldertable.view.Veil;
import java.util.Optional;
import java.util.function.Supplier;

/** Seats a bot in a simulation. It is shown what its seat sees, never the state. */
final class BotSeat implements Chooser {
    private final Supplier<Bot> bots;
    private final Budget budget;
    private final Offers moves = new Offers();
    private Bot bot;
    private long seed;
    private int asked;

    /** @param bots makes the bot anew for every game */
    BotSeat(Supplier<Bot> bots, Budget budget) {
        this.bots = bots;
        this.budget = budget;
    }

    @Override public void begin(long seed) {
        this.seed = seed;
        asked = 0;
        bot = bots.get();
    }

    @Override public int choose(RuleEngine engine, GameState state, Intent intent) throws ScriptFault {
        engine.offer(state, intent, moves);
        Thinking thinking = new Thinking(engine, state, intent.player(), budget, Chance.derive(seed, asked++), part -> { });
        Optional<Intent> answer = bot.choose(thinking);
        if (answer.isEmpty()) return NONE;
        intent.copyFrom(Veil.unveiled(state, answer.get()));
        return Chooser.picksIn(intent) + (moves.size() > 1 ? 1 : 0);
    }
}
