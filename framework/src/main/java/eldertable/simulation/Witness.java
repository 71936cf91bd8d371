package eldertable.simulation;

import eldertable.rules.Move;
import eldertable.rules.RuleFault;
import eldertable.state.GameState;
import eldertable.words.Message;

/** Looks on while a game is played. Where it answers, it says what is wrong, or null; what is wrong ends the game. */
public interface Witness {
    default Message started(long seed, GameState state) throws RuleFault {
        return null;
    }

    /** A player is about to choose. */
    default Message asked(GameState state) throws RuleFault {
        return null;
    }

    /** The choice is made; the state has not changed yet. */
    default Message chosen(GameState state, Move move) throws RuleFault {
        return null;
    }

    default Message moved(GameState state, Move move) throws RuleFault {
        return null;
    }

    /** The game has come to its end by the rules. */
    default Message ended(GameState state) throws RuleFault {
        return null;
    }
}
