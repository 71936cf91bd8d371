package eldertable.choosing;

import eldertable.state.Code;

import java.util.List;

/**
 * Something that can be chosen now.
 *
 * @param code  the thing itself, to be found on the table: a piece, space, player, place, kind, word, number or move
 * @param path  what to choose, one after the other, to get there: a card can be clicked before its move is named
 * @param label what stands on its button; @param about more about it, or ""
 * @param times how often it is in the open pick of several things already
 * @param pool  of a kind the first cell of the pool that it is taken from, as a code; {@link Code#NOTHING} if that is not known
 */
public record Choice(int code, List<Integer> path, String label, String about, int times, int pool) {
    /** Whether the move is chosen along with the thing. */
    public boolean isShortcut() {
        return path.size() > 1;
    }
}
