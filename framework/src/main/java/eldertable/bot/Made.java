package eldertable.bot;

import eldertable.script.Intent;
import eldertable.state.GameState;

/**
 * A move that was made in the match, for bots that go on with an earlier thought.
 *
 * @param before the table as it was; not to be changed
 */
public record Made(GameState before, Intent choice) {
    /** Nobody looks further back. */
    public static final int MOST = 64;
}
