package eldertable.bot;

import eldertable.rules.Move;
import eldertable.rules.RuleFault;
import eldertable.simulation.Chooser;
import eldertable.simulation.RandomChooser;
import eldertable.state.GameState;

import java.util.Optional;

/** Leaves its choice to chance, without a thought. */
public final class RandomBot implements Bot {
    private final Chooser chooser;

    private RandomBot(Chooser chooser) {
        this.chooser = chooser;
    }

    /** Takes any legal move, each thing offered as likely as the next. */
    static RandomBot blind() {
        return new RandomBot(new RandomChooser());
    }

    /** Takes the more often what the pack's hints think more of: so games are played on in other bots' minds. */
    static RandomBot hinted() {
        return new RandomBot(new WeighedChooser());
    }

    @Override
    public Optional<Move> choose(Thinking thinking) throws RuleFault {
        GameState world = thinking.world();
        Move move = new Move().reset(thinking.seat());
        chooser.begin(thinking.random().nextLong());
        boolean found = chooser.choose(thinking.engine(), world, move) != Chooser.NONE;
        return found ? Optional.of(thinking.answer(world, move)) : Optional.empty();
    }
}
