package eldertable.simulation;

import eldertable.script.Intent;
import eldertable.script.ScriptFault;
import eldertable.state.GameState;

/** Looks on while a game is played. Where it answers, it says what is wrong, or null; what is wrong ends the game. */
public interface Witness {
    default String started(long seed, GameState state) throws ScriptFault {
        return null;
    }

    /** A player is about to choose. */
    default String asked(GameState state) throws ScriptFault {
        return null;
    }

    /** The choice is made; the state has not changed yet. */
    default String chosen(GameState state, Intent intent) throws ScriptFault {
        return null;
    }

    default String moved(GameState state, Intent intent) throws ScriptFault {
        return null;
    }

    /** The game has come to its end by the rules. */
    default String ended(GameState state) throws ScriptFault {
        return null;
    }
}
