package eldertable.bot;

import eldertable.rules.Move;
import eldertable.state.GameState;

/**
 * A move that was made in the match, for bots that go on with an earlier thought.
 *
 * @param before the table as it was; not to be changed
 */
public record EarlierMove(GameState before, Move choice) {
    /** Nobody looks further back. */
    public static final int MOST = 64;
}
