package eldertable.simulation;

import eldertable.rules.Move;
import eldertable.rules.Offers;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.state.GameState;

import java.util.Arrays;

/**
 * Takes one of the offered things at random, each as likely as the others. A thing that turns out to lead nowhere is
 * struck out and another one taken, so it finds a legal move whenever there is one. Allocates nothing once warm.
 */
public class RandomChooser implements Chooser {
    /** A move that hides behind more dead ends than this is given up as not there. */
    private static final int MOST_DEAD_ENDS = 100_000;

    private final Chance chance = new Chance();
    /** Whether all things are as likely: then they need not be listed. */
    private final boolean even = getClass() == RandomChooser.class;
    /** By depth: what was offered, and which of it was taken. */
    private Offers[] offered = new Offers[0];
    private int[] taken = new int[0];

    @Override
    public final void begin(long seed) {
        chance.seed(seed);
    }

    @Override
    public final int choose(RuleEngine engine, GameState state, Move move) throws RuleFault {
        int player = move.player();
        int depth = 0;
        int deadEnds = 0;
        int only = engine.onlyMove(state, player);
        begin(move, player, only);
        if (only >= 0) {
            int picks = engine.move(only).picks();
            if (picks == 0) return 0;
            if (picks == 1 && even) {
                int offered = engine.plainOffers(state, move);
                if (offered > 0) {
                    engine.choosePlain(state, move, offered == 1 ? 0 : chance.below(offered));
                    return 1;
                }
            }
        }
        engine.offer(state, move, offersAt(0));
        while (true) {
            Offers offers = offered[depth];
            if (offers.size() == 0) {
                if (depth == 0 || ++deadEnds > MOST_DEAD_ENDS) return NONE;
                depth--;
                offered[depth].remove(taken[depth]);
                begin(move, player, only);
                for (int i = 0; i < depth; i++) engine.choose(move, offered[i].get(taken[i]), offered[i]);
                continue;
            }
            taken[depth] = offers.size() == 1 ? 0 : one(engine, state, move, offers, chance);
            if (engine.choose(move, offers.get(taken[depth]), offers)) return Chooser.picksIn(move) + (only < 0 && offered[0].size() > 1 ? 1 : 0);
            depth++;
            engine.offer(state, move, offersAt(depth));
        }
    }

    /** Which of several offers to take. */
    protected int one(RuleEngine engine, GameState state, Move move, Offers offers, Chance chance) throws RuleFault {
        return chance.below(offers.size());
    }

    private Offers offersAt(int depth) {
        if (depth == offered.length) {
            offered = Arrays.copyOf(offered, depth + 1);
            offered[depth] = new Offers().fleeting();
            taken = Arrays.copyOf(taken, depth + 1);
        }
        return offered[depth];
    }

    /** @param only the move that there is no choice about, or -1 */
    private static void begin(Move move, int player, int only) {
        move.reset(player);
        if (only >= 0) move.chooseMove(only);
    }
}
