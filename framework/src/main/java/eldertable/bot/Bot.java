package eldertable.bot;

import eldertable.rules.Move;
import eldertable.rules.RuleFault;

import java.util.List;
import java.util.Optional;

/**
 * Plays one seat of one match. It learns of the match only through {@link Thinking}, may use the thread it is called on
 * until the budget is spent, and looks often whether it was told to stop.
 */
public interface Bot extends AutoCloseable {
    /**
     * Chooses a complete move.
     *
     * @return the choice as {@link Thinking#answer} makes it; empty only if there is no legal move
     */
    Optional<Move> choose(Thinking thinking) throws RuleFault;

    /** The moves that it weighed when it chose last, the best first; empty if it does not weigh. */
    default List<Consideration> considered() {
        return List.of();
    }

    /** Gives back what it holds; it is not asked again. */
    @Override
    default void close() {}
}
