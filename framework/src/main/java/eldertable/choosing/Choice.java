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
 * @param where for a number or word: what on the table may be clicked in its place, all that it takes; empty where it lies nowhere
 */
public record Choice(int code, List<Integer> path, String label, String about, int times, int pool, List<Integer> where) {
    /** A choice of a thing that lies where it lies. */
    public Choice(int code, List<Integer> path, String label, String about, int times) {
        this(code, path, label, about, times, Code.NOTHING, List.of());
    }

    /** Whether both are numbers or words of one pick, which may take the same things. */
    boolean isInsteadOf(Choice other) {
        return !where.isEmpty() && !other.where.isEmpty() && before().equals(other.before());
    }

    private List<Integer> before() {
        return path.subList(0, path.size() - 1);
    }

    /** Whether the move is chosen along with the thing. */
    public boolean isShortcut() {
        return path.size() > 1;
    }
}
