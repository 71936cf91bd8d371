package eldertable.bot;

import eldertable.pack.ZoneDef.Visibility;
import eldertable.script.Offers;
import eldertable.simulation.Chance;
import eldertable.state.Code;
import eldertable.state.GameState;

/** One pick of the move that is being chosen in a search: what is offered, and what is known about it. Reused. */
final class SearchLevel {
    private static final double CURIOSITY = 0.6;
    /** What an author's opinion counts for while a choice has hardly been tried. */
    private static final double TRUST = 0.5;
    /** Choices tried less often than this still need an opinion. */
    private static final int TRIED = 6;

    final Offers offers = new Offers();
    /** Whether the offers carry the weights of the pack's hints. */
    boolean weighed;
    int taken;
    int pathSize;
    private SearchNode node;
    /** By offer: what it is called in every world. */
    private int[] keys = new int[64];
    private SearchNode[] children = new SearchNode[64];

    void enter(SearchNode node, int pathSize, GameState world, int seat, int player) {
        this.node = node;
        this.pathSize = pathSize;
        weighed = false;
        if (keys.length < offers.size()) {
            keys = new int[offers.size() * 2];
            children = new SearchNode[keys.length];
        }
        for (int i = 0; i < offers.size(); i++) {
            keys[i] = keyOf(world, seat, player, offers.get(i));
            children[i] = node.child(keys[i]);
        }
    }

    /** Whether some of several choices have hardly been tried. */
    boolean isUncertain() {
        if (offers.size() < 2) return false;
        for (int i = 0; i < offers.size(); i++) if (children[i] == null || children[i].visits < TRIED) return true;
        return false;
    }

    /** Takes out what was chosen last: it leads nowhere. */
    void strike() {
        offers.remove(taken);
        int left = offers.size() - taken;
        System.arraycopy(keys, taken + 1, keys, taken, left);
        System.arraycopy(children, taken + 1, children, taken, left);
    }

    /** Goes on with the most promising choice. One never tried promises what its place in the tree was worth so far. */
    SearchNode select(Chance chance, int player) {
        double usual = weighed ? usualWeight() : 1;
        double expected = node.visits > 0 && node.player == player ? node.mean() : node.expectation();
        double most = Double.NEGATIVE_INFINITY;
        int ties = 0;
        for (int i = 0; i < offers.size(); i++) {
            SearchNode child = children[i];
            if (isCopy(i)) continue;
            if (child != null) child.available++;
            double opinion = weighed ? TRUST * Math.max(-1, Math.min(1, Math.log(Math.max(offers.weight(i), 1e-9) / usual) / 2)) : 0;
            double promise = child == null || child.visits == 0
                ? expected + CURIOSITY * Math.sqrt(Math.log(Math.max(node.choices, 2))) + opinion
                : child.promise(CURIOSITY) + opinion / (1 + child.visits);
            if (promise > most) {
                most = promise;
                ties = 0;
            }
            if (promise == most && chance.below(++ties) == 0) taken = i;
        }
        node.choices++;
        if (children[taken] == null) {
            children[taken] = node.childOrNew(keys[taken], player);
            children[taken].available++;
        }
        return children[taken];
    }

    private double usualWeight() {
        double sum = 0;
        for (int i = 0; i < offers.size(); i++) sum += offers.weight(i);
        return Math.max(sum / offers.size(), 1e-9);
    }

    /** Whether an earlier offer is the same in all that matters. */
    private boolean isCopy(int offer) {
        for (int i = 0; i < offer; i++) if (keys[i] == keys[offer]) return true;
        return false;
    }

    /**
     * What a choice is called in every world: a piece that the seat sees is itself, but copies of a card in a hand are all one;
     * what others choose unseen is told by kind; what the seat itself chooses unseen by its place.
     */
    static int keyOf(GameState world, int seat, int player, int code) {
        if (Code.tag(code) != Code.PIECE) return code;
        int piece = Code.value(code);
        boolean sees = world.sees(seat, piece);
        if (!sees && player == seat) return Code.slot(world.zoneOf(piece), world.indexOf(piece));
        boolean inHand = world.blueprint.zones.get(world.zoneOf(piece)).def().visible() == Visibility.OWNER;
        return sees && !inHand ? code : Code.kind(world.blueprint.kindOf[piece]);
    }
}
