package eldertable.simulation;

import eldertable.rules.Move;
import eldertable.rules.RuleFault;
import eldertable.state.GameState;

/** Looks on while a game is played. Where it answers, it says what is wrong, or null; what is wrong ends the game. */
public interface Witness {
    default String started(long seed, GameState state) throws RuleFault {
        return null;
    }

    /** A player is about to choose. */
    default String asked(GameState state) throws RuleFault {
        return null;
    }

    /** The choice is made; the state has not changed yet. */
    default String chosen(GameState state, Move move) throws RuleFault {
        return null;
    }

    default String moved(GameState state, Move move) throws RuleFault {
        return null;
    }

    /** The game has come to its end by the rules. */
    default String ended(GameState state) throws RuleFault {
        return null;
    }
}
