package eldertable.state;

import java.util.Arrays;

/**
 * A state that is kept for later, of which no more is kept than what is other than in the one before it: a match remembers the table after every
 * move, and a server has hundreds of matches. It never changes.
 */
public final class PastState {
    /** So many steps lead back to a whole state at most. */
    private static final int LONGEST = 16;
    /** Equal cells between two runs that cost no more than a run's head. */
    private static final int HEAD = 2;

    private final Blueprint blueprint;
    private final int[] chance;
    /** Null if all of it is kept here. */
    private final PastState before;
    /** All cells; or runs of them: where one begins, how long it is, and its cells. */
    private final int[] kept;
    private final int steps;

    /** @param before a state that is known already, most like this one; null if there is none */
    public PastState(GameState now, PastState before) {
        blueprint = now.blueprint;
        chance = now.chance();
        int[] cells = now.cells();
        boolean follows = before != null && before.blueprint == blueprint && before.steps < LONGEST;
        int[] runs = follows ? runs(before.cells(), cells) : null;
        boolean shorter = runs != null && runs.length < cells.length / 2;
        this.before = shorter ? before : null;
        steps = shorter ? before.steps + 1 : 0;
        kept = shorter ? runs : cells.clone();
    }

    private static int[] runs(int[] old, int[] now) {
        int[] runs = new int[64];
        int used = 0;
        for (int at = next(old, now, 0); at < now.length;) {
            int end = at + 1, following = next(old, now, end);
            while (following < now.length && following - end <= HEAD) {
                end = following + 1;
                following = next(old, now, end);
            }
            int length = end - at;
            if (used + HEAD + length > runs.length) runs = Arrays.copyOf(runs, Math.max(2 * runs.length, used + HEAD + length));
            runs[used++] = at;
            runs[used++] = length;
            System.arraycopy(now, at, runs, used, length);
            used += length;
            at = following;
        }
        return Arrays.copyOf(runs, used);
    }

    /** The first cell from one on that is another; their number if there is none. */
    private static int next(int[] old, int[] now, int from) {
        int found = Arrays.mismatch(old, from, old.length, now, from, now.length);
        return found < 0 ? now.length : from + found;
    }

    private int[] cells() {
        if (before == null) return kept.clone();
        int[] cells = before.cells();
        for (int i = 0; i < kept.length; i += HEAD + kept[i + 1]) System.arraycopy(kept, i + HEAD, cells, kept[i], kept[i + 1]);
        return cells;
    }

    /** The state as it was; a new one each time. */
    public GameState state() {
        return new GameState(blueprint, cells(), chance);
    }
}
