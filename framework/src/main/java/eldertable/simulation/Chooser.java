package eldertable.simulation;

import eldertable.rules.Move;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.state.GameState;
import eldertable.view.Recollection;

/**
 * Chooses the moves of one seat. It is handed the state as the referee knows it: one that plays fair looks at it only
 * through what its player may see. Used by one thread.
 */
public interface Chooser {
    /** What {@link #choose} answers when there is no legal move. */
    int NONE = -1;

    /** A new game begins. All that the chooser leaves to chance must follow from the seed. */
    void begin(long seed);

    /** Whether it wants to be told what its player can remember of the game. */
    default boolean isWatchful() {
        return false;
    }

    /** What players remember of the game that begins; it goes on by itself. Only for the watchful. */
    default void watch(Recollection memory) {}

    /** A move is about to be made, by whomever. Only for the watchful. */
    default void watch(GameState before, Move move) {}

    /**
     * Completes a move, whose player is known, without changing the state.
     *
     * @return how many decisions that were: {@link #picksIn} the move, and one more if there were several moves; or {@link #NONE}
     */
    int choose(RuleEngine engine, GameState state, Move chosen) throws RuleFault;

    /** How many things were picked in a complete move; picking none where some could be is a decision, too. */
    static int picksIn(Move chosen) {
        int picks = 0;
        for (int pick = 0; pick < chosen.finished(); pick++) picks += Math.max(1, chosen.end(pick) - chosen.start(pick));
        return picks;
    }
}
