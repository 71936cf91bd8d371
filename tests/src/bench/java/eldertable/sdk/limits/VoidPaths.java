package eldertable.sdk.limits;

/** Finds ways over the board of the Waking Void past the figures on it. It works in arrays of its own. */
final class VoidPaths {
    /** By space: the search in which it was found last, and how far it was then. */
    private final int[] found = new int[VoidBoard.SPACES], steps = new int[VoidBoard.SPACES], queue = new int[VoidBoard.SPACES];
    private int search;
    /** The way that was asked for last, without its first space. */
    final int[] path = new int[VoidBoard.SPACES];

    /** Counts steps until a space is found, or so many steps far; gives how many spaces were found, the start in front. */
    private int spread(int way, int from, boolean[] occupied, int most, int until, int except) {
        int[][] next = VoidBoard.NEXT[way];
        int mark = ++search, tail = 1;
        found[from] = mark;
        steps[from] = 0;
        queue[0] = from;
        for (int head = 0; head < tail; head++) {
            int at = queue[head], further = steps[at] + 1;
            if (further > most) break;
            if (at != from && !VoidBoard.leadsThrough(way, at)) continue;
            for (int to : next[at]) {
                if (found[to] == mark || occupied[to] && to != except) continue;
                found[to] = mark;
                steps[to] = further;
                queue[tail++] = to;
                if (to == until) return tail;
            }
        }
        return tail;
    }

    /** The free spaces within so many steps, nearest first. */
    void reach(int way, int from, int most, boolean[] occupied, Row into) {
        int count = spread(way, from, occupied, most, VoidBoard.NOWHERE, VoidBoard.NOWHERE);
        for (int i = 1; i < count; i++) into.add(queue[i]);
    }

    int steps(int way, int from, int to, boolean[] occupied) {
        spread(way, from, occupied, VoidBoard.FAR, to, VoidBoard.NOWHERE);
        return found[to] == search ? steps[to] : VoidBoard.FAR;
    }

    /** A shortest way around all figures, the first neighbour first; gives its length, 0 if there is none. */
    int around(int way, int from, int to, boolean[] occupied) {
        spread(way, to, occupied, VoidBoard.FAR, from, from); // counted back from the goal
        if (found[from] != search) return 0;
        int length = steps[from];
        for (int i = 0, at = from; i < length; i++) path[i] = at = nearer(way, at);
        return length;
    }

    private int nearer(int way, int at) {
        for (int to : VoidBoard.NEXT[way][at]) {
            if (found[to] == search && steps[to] == steps[at] - 1 && (steps[to] == 0 || VoidBoard.leadsThrough(way, to))) return to;
        }
        throw new IllegalStateException("the way ends halfway");
    }

    /** A shortest way as if nobody stood on the board; gives its length, 0 if there is none. */
    int straight(int way, int from, int to) {
        int length = VoidBoard.distance(way, from, to);
        if (length == VoidBoard.FAR) return 0;
        for (int i = 0, at = from; i < length; i++) path[i] = at = straightOn(way, at, to);
        return length;
    }

    private static int straightOn(int way, int from, int to) {
        int left = VoidBoard.distance(way, from, to) - 1;
        for (int at : VoidBoard.NEXT[way][from]) {
            if (VoidBoard.distance(way, to, at) == left && (left == 0 || VoidBoard.leadsThrough(way, at))) return at;
        }
        throw new IllegalStateException("the way ends halfway");
    }
}
