package eldertable.bot;

import java.util.Arrays;

/** A place in the tree of what may happen: how good the choice that leads here has been for whoever makes it. */
final class SearchNode {
    private static final SearchNode[] NONE = {};

    /** What was chosen to come here, and by whom. */
    final int key;
    final int player;
    int visits;
    /** In how many worlds the choice was open when its parent was visited. */
    int available;
    double total;
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
        return child != null ? child : add(key, player);
    }

    SearchNode add(int key, int player) {
        if (size == children.length) children = Arrays.copyOf(children, Math.max(4, size * 2));
        return children[size++] = new SearchNode(key, player);
    }

    double mean() {
        return visits == 0 ? 0 : total / visits;
    }

    /** Optimism in the face of uncertainty, counting only the worlds in which the choice was open. */
    double promise(double curiosity) {
        return total / visits + curiosity * Math.sqrt(Math.log(Math.max(available, 1)) / visits);
    }
}
