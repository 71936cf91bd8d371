package eldertable.secrecy;

import eldertable.rules.RuleEngine;
import eldertable.simulation.Chance;
import eldertable.state.GameState;
import eldertable.view.Imagination;
import eldertable.view.Recollection;

import java.util.BitSet;

/**
 * A moment of a game that is looked at.
 *
 * @param memory what the players remember of the game, or null before it has begun
 * @param chance for whatever is left to it here, so that the same game is looked at in the same way again
 */
record Moment(RuleEngine engine, GameState state, Recollection memory, long seed, Chance chance) {
    /** Another world in which the viewer sees and remembers just the same. */
    GameState other(int viewer) {
        return new Imagination(state, viewer, memory, number()).world();
    }

    /** The same with some pieces where they really are, and with the real chance. */
    GameState other(int viewer, BitSet kept) {
        GameState world = new Imagination(state, viewer, memory, kept, number()).world();
        world.shareChance(state);
        return world;
    }

    long number() {
        return (long) chance.below(Integer.MAX_VALUE) << 31 | chance.below(Integer.MAX_VALUE);
    }

    boolean mayAct(int viewer) {
        return viewer >= 0 && (engine.mayAct(state) & 1 << viewer) != 0;
    }
}
