package eldertable.rules;

import eldertable.state.Code;

import java.util.Arrays;

/**
 * A move as far as a player has chosen it: who, which move, and the picks so far. Reused from move to move, so that
 * search and simulation allocate nothing.
 */
public final class Move {
    private int player;
    private int move;
    private int[] values = new int[32];
    private int filled;
    /** Where each finished pick ends in values. */
    private int[] ends = new int[8];
    private int finished;

    public Move reset(int player) {
        this.player = player;
        move = -1;
        filled = 0;
        finished = 0;
        return this;
    }

    public Move copy() {
        Move copy = new Move();
        copy.copyFrom(this);
        return copy;
    }

    public void copyFrom(Move other) {
        player = other.player;
        move = other.move;
        filled = other.filled;
        finished = other.finished;
        if (values.length < filled) values = new int[other.values.length];
        if (ends.length < finished) ends = new int[other.ends.length];
        System.arraycopy(other.values, 0, values, 0, filled);
        System.arraycopy(other.ends, 0, ends, 0, finished);
    }

    public int player() {
        return player;
    }

    /** The move's number, or -1 before it is chosen. */
    public int move() {
        return move;
    }

    public void chooseMove(int move) {
        this.move = move;
        filled = 0;
        finished = 0;
    }

    /** Adds a thing to the pick that is open. */
    public void add(int code) {
        if (filled == values.length) values = Arrays.copyOf(values, filled * 2);
        values[filled++] = code;
    }

    /** Closes the open pick. */
    public void finish() {
        if (finished == ends.length) ends = Arrays.copyOf(ends, finished * 2);
        ends[finished++] = filled;
    }

    /** How many picks are closed: also the number of the open one. */
    public int finished() {
        return finished;
    }

    public int start(int pick) {
        return pick == 0 ? 0 : ends[pick - 1];
    }

    public int end(int pick) {
        return pick < finished ? ends[pick] : filled;
    }

    public int first(int pick) {
        return start(pick) < end(pick) ? values[start(pick)] : Code.NOTHING;
    }

    public int value(int index) {
        return values[index];
    }

    /** Whether somebody who has chosen that much can still come to this: the closed picks are the same, and this has what the open one holds. */
    public boolean continues(Move begun) {
        if (begun.move < 0) return true;
        if (begun.move != move || begun.finished > finished) return false;
        for (int pick = 0; pick <= begun.finished; pick++) {
            int[] mine = Arrays.copyOfRange(values, start(pick), end(pick)), theirs = Arrays.copyOfRange(begun.values, begun.start(pick), begun.end(pick));
            if (pick < begun.finished ? !Arrays.equals(mine, theirs) : !holds(mine, theirs)) return false;
        }
        return true;
    }

    private static boolean holds(int[] all, int[] some) {
        int[] left = all.clone();
        Arrays.sort(left);
        int[] wanted = some.clone();
        Arrays.sort(wanted);
        int at = 0;
        for (int value : wanted) {
            while (at < left.length && left[at] < value) at++;
            if (at == left.length || left[at++] != value) return false;
        }
        return true;
    }

    /** How many things the open pick holds. */
    public int open() {
        return filled - start(finished);
    }

    /** Takes everything out of the open pick again. */
    public void empty() {
        filled = start(finished);
    }
}
