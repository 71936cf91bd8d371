package eldertable.bot;

import eldertable.pack.model.ZoneDef.Visibility;
import eldertable.rules.Offers;
import eldertable.simulation.Chance;
import eldertable.state.Code;
import eldertable.state.GameState;

/** One pick of the move that is being chosen in a search: what is offered, and what is known about it. Reused. */
final class SearchLevel {
    private static final double CURIOSITY = 0.6;
    /** The same where the pack's hints say what is worth a try. */
    private static final double ADVISED_CURIOSITY = 1.0;
    /** So much of it is shared by all choices, for advice can be wrong. */
    private static final double DOUBT = 0.2;

    final Offers offers = new Offers();
    /** Whether the pack's hints say how much they think of each choice. */
    private boolean advised;
    int taken;
    int pathSize;
    private SearchNode node;
    private int player;
    /** By offer: what it is called in every world. */
    private int[] keys = new int[64];
    private SearchNode[] children = new SearchNode[64];

    void enter(SearchNode node, int pathSize, GameState world, int seat, int player) {
        this.node = node;
        this.pathSize = pathSize;
        this.player = player;
        if (keys.length < offers.size()) {
            keys = new int[offers.size() * 2];
            children = new SearchNode[keys.length];
        }
        for (int i = 0; i < offers.size(); i++) {
            keys[i] = keyOf(world, seat, player, offers.get(i));
            children[i] = node.child(keys[i]);
        }
    }

    /** Whether there is something to choose that the pack's hints have not been asked about. */
    boolean needsAdvice() {
        advised = offers.size() > 1;
        if (!advised) return false;
        for (int i = 0; i < offers.size(); i++) if (children[i] == null || !children[i].isAdvised()) return true;
        return false;
    }

    /** @param weighed whether the hints have weighed what is offered */
    void advise(boolean weighed) {
        advised = weighed;
        if (!weighed) return;
        for (int i = 0; i < offers.size(); i++) {
            if (children[i] == null) children[i] = node.childOrNew(keys[i], player);
            if (!children[i].isAdvised()) children[i].advice = offers.weight(i);
        }
    }

    /** Takes out what was chosen last: it leads nowhere. */
    void strike() {
        offers.remove(taken);
        int left = offers.size() - taken;
        System.arraycopy(keys, taken + 1, keys, taken, left);
        System.arraycopy(children, taken + 1, children, taken, left);
    }

    /** Goes on with the most promising choice. One never tried promises what its place in the tree was worth so far. */
    SearchNode select(Chance chance) {
        double expected = node.visits > 0 && node.player == player ? node.mean() : node.expectation();
        double advice = advised ? allAdvice() : 0, doubt = DOUBT / offers.size();
        double most = Double.NEGATIVE_INFINITY;
        int ties = 0;
        for (int i = 0; i < offers.size(); i++) {
            if (isCopy(i)) continue;
            SearchNode child = children[i];
            if (child != null) child.available++;
            double promise = advised ? child.promise(expected, ADVISED_CURIOSITY * (doubt + (1 - DOUBT) * child.advice / advice))
                : child != null && child.visits > 0 ? child.promise(CURIOSITY)
                : expected + CURIOSITY * Math.sqrt(Math.log(Math.max(node.choices, 2)));
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

    private double allAdvice() {
        double sum = Double.MIN_NORMAL; // only how weights compare counts, however small they are
        for (int i = 0; i < offers.size(); i++) if (!isCopy(i)) sum += children[i].advice;
        return sum;
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
