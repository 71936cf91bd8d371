package eldertable.bot;

import java.util.Arrays;

/** A place in the tree of what may happen: how good the choice that leads here has been for whoever makes it. */
final class SearchNode {
    static final int NOBODY = -1;
    private static final double UNKNOWN = 0.5;
    private static final SearchNode[] NONE = {};

    /** What was chosen to come here, and by whom. */
    final int key;
    final int player;
    int visits;
    /** In how many worlds the choice was open when its parent was visited. */
    int available;
    /** How often a choice was made here. */
    int choices;
    /** What the pack's hints thought of the choice when it was first open; not a number until they are asked. */
    double advice = Double.NaN;
    private double total;
    private SearchNode[] children = NONE;
    private int size;

    SearchNode(int key, int player) {
        this.key = key;
        this.player = player;
    }

    SearchNode child(int key) {
        for (int i = 0; i < size; i++) if (children[i].key == key) return children[i];
        return null;
    }

    SearchNode childOrNew(int key, int player) {
        SearchNode child = child(key);
        if (child != null) return child;
        if (size == children.length) children = Arrays.copyOf(children, Math.max(4, size * 2));
        return children[size++] = new SearchNode(key, player);
    }

    void add(double value) {
        visits++;
        total += value;
    }

    double total() {
        return total;
    }

    double mean() {
        return visits == 0 ? UNKNOWN : total / visits;
    }

    /** What choices here were worth on average to whoever makes them. */
    double expectation() {
        double sum = 0;
        int tried = 0;
        for (int i = 0; i < size; i++) {
            sum += children[i].total;
            tried += children[i].visits;
        }
        return tried == 0 ? UNKNOWN : sum / tried;
    }

    boolean isAdvised() {
        return !Double.isNaN(advice);
    }

    /** Optimism in the face of uncertainty, counting only the worlds in which the choice was open. */
    double promise(double curiosity) {
        return total / visits + curiosity * Math.sqrt(Math.log(Math.max(available, 1)) / visits);
    }

    /** The same for a choice of which the hints say how curious it should make. */
    double promise(double expected, double curiosity) {
        return (visits == 0 ? expected : total / visits) + curiosity * Math.sqrt(Math.max(available, 1)) / (1 + visits);
    }
}
