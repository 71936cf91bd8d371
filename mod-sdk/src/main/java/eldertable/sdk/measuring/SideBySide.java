package eldertable.sdk.measuring;

import eldertable.rules.Move;
import eldertable.rules.Offers;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.state.GameState;

import java.util.Objects;
import java.util.Random;

/** One game by chance, played by two engines: offers, reasons, weights, hints and the table have to be the same after every move. */
final class SideBySide {
    private static final int MOST_MOVES = 1500, MOST_TRIES = 50;

    private final RuleEngine one;
    private final RuleEngine other;
    private final GameState state;
    private final GameState twin;
    private final Random random;
    private final Offers offers = new Offers();
    private final Offers twinOffers = new Offers();
    private String difference;

    SideBySide(RuleEngine one, RuleEngine other, long seed) {
        this.one = one;
        this.other = other;
        state = new GameState(one.blueprint, seed);
        twin = new GameState(one.blueprint, seed);
        random = new Random(seed);
    }

    /** What the engines differ in, or null if they come to the same. */
    String play() throws RuleFault {
        one.begin(state);
        other.begin(twin);
        compare(twin.hash(), state.hash(), "the table at the beginning");
        Move move = new Move();
        while (difference == null && !state.isOver() && state.moves() < MOST_MOVES) {
            int player = pick(one.mayAct(state));
            if (!choose(move.reset(player))) break;
            one.play(state, move);
            other.play(twin, move);
            compare(twin.hash(), state.hash(), "the table");
            if (random.nextInt(4) == 0) {
                compare(other.brokenInvariant(twin), one.brokenInvariant(state), "the broken invariant");
                if (one.hasValueHint()) compare(other.valueHint(twin, player), one.valueHint(state, player), "hints.value");
            }
        }
        return difference == null ? null : difference + ", after " + state.moves() + " moves, the last of them " + (move.move() < 0 ? "none" : one.blueprint.moves.get(move.move()).id());
    }

    int moves() {
        return state.moves();
    }

    private void compare(Object there, Object here, String what) {
        if (difference == null && !Objects.equals(there, here)) difference = what + " differs: " + here + ", in GraalJS " + there;
    }

    private int pick(int players) {
        int skip = random.nextInt(Integer.bitCount(players));
        while (skip-- > 0) players &= players - 1;
        return Integer.numberOfTrailingZeros(players);
    }

    /** False if there is nothing to choose, or the choice leads nowhere. */
    private boolean choose(Move move) throws RuleFault {
        for (int tries = 0; tries < MOST_TRIES && difference == null; tries++) {
            move.reset(move.player());
            while (!one.isComplete(move)) {
                if (!offer(move)) break;
                one.choose(move, offers.get(random.nextInt(offers.size())), offers);
            }
            if (one.isComplete(move)) return true;
        }
        return false;
    }

    private boolean offer(Move move) throws RuleFault {
        boolean explains = random.nextInt(8) == 0;
        one.offer(state, move, offers.explaining(explains));
        other.offer(twin, move, twinOffers.explaining(explains));
        if (!offers.sameAs(twinOffers)) compare(told(twinOffers), told(offers), "what is offered for move " + move.move() + ", pick " + move.finished() + ",");
        if (random.nextInt(4) == 0) {
            compare(other.weigh(twin, move, twinOffers), one.weigh(state, move, offers), "whether hints.weigh says something");
            for (int i = 0; i < offers.size() && difference == null; i++) compare(twinOffers.weight(i), offers.weight(i), "hints.weigh of " + i);
        }
        return offers.size() > 0 && difference == null;
    }

    private static String told(Offers offers) {
        return offers.codes().boxed().toList() + " " + offers.refusals() + " from " + offers.min() + " to " + offers.max();
    }
}
