package eldertable.state;

import eldertable.state.BoardGraph.Way;

import java.util.Arrays;

/**
 * Finds ways over a board on which some spaces are barred. It works in arrays of its own, so it allocates nothing and serves
 * one thread. Spaces are global numbers.
 */
public final class BoardSearch {
    private final BoardGraph board;
    private final boolean[] barred;
    private final int[] steps;
    private final int[] queue;

    public BoardSearch(BoardGraph board) {
        this.board = board;
        barred = new boolean[board.size()];
        steps = new int[board.size()];
        queue = new int[board.size()];
    }

    /** Bars nothing any more. */
    public void open() {
        Arrays.fill(barred, false);
    }

    public void bar(int space) {
        barred[space - board.firstSpace] = true;
    }

    /** Bars the spaces on which something stands that occupies them. */
    public void barOccupied(GameState state) {
        for (int i = 0, n = state.zoneSize(board.zone); i < n; i++) {
            int piece = state.pieceAt(board.zone, i);
            if (occupies(state, piece)) bar(state.placeOf(piece));
        }
    }

    private boolean occupies(GameState state, int piece) {
        return state.placeOf(piece) >= 0 && board.isOccupiedBy(state.blueprint.kindOf[piece]);
    }

    public boolean isFree(GameState state, int space) {
        for (int i = 0, n = state.zoneSize(board.zone); i < n; i++) {
            int piece = state.pieceAt(board.zone, i);
            if (state.placeOf(piece) == space && occupies(state, piece)) return false;
        }
        return true;
    }

    /** The spaces within so many steps, nearest first, without the start. Returns how many. */
    public int reach(Way way, int from, int most, int[] into) {
        int found = way.spread(from - board.firstSpace, barred, most, -1, steps, queue) - 1;
        for (int i = 0; i < found; i++) into[i] = queue[i + 1] + board.firstSpace;
        return found;
    }

    public int steps(Way way, int from, int to) {
        int goal = to - board.firstSpace;
        way.spread(from - board.firstSpace, barred, BoardGraph.UNREACHABLE, goal, steps, queue);
        return steps[goal];
    }

    /**
     * A shortest way, without its first space; of equal ways the one that takes the earlier neighbour at the first
     * difference. The goal may be barred. Returns its length, 0 if there is none.
     */
    public int path(Way way, int from, int to, int[] into) {
        int start = from - board.firstSpace;
        boolean startBarred = barred[start];
        barred[start] = false;
        // Links run both ways, so counting back from the goal tells every space how far it still is.
        way.spread(to - board.firstSpace, barred, BoardGraph.UNREACHABLE, start, steps, queue);
        barred[start] = startBarred;
        int length = steps[start] == BoardGraph.UNREACHABLE ? 0 : steps[start];
        for (int i = 0, at = start; i < length; i++) {
            at = nearer(way, at);
            into[i] = at + board.firstSpace;
        }
        return length;
    }

    private int nearer(Way way, int at) {
        for (int to : way.next(at)) if (steps[to] == steps[at] - 1 && (steps[to] == 0 || way.leadsThrough(to))) return to;
        throw new IllegalStateException("the way ends halfway");
    }
}
