package eldertable.view;

import eldertable.state.Effect;

import java.util.Map;

/**
 * An effect with who could see it: one bit for each seat, and one for the spectator.
 *
 * @param before who saw the piece before
 * @param after  who sees the piece, or may know the counter, since then
 * @param slot   the place of a piece that was turned or shown
 * @param known  by name of a value that was said: who knows that piece
 */
record Witnessed(Effect effect, int before, int after, int slot, Map<String, Integer> known) {
    private static final int SPECTATOR_BIT = 1 << 30;
    static final int ALL = -1;

    static int bit(int viewer) {
        return viewer < 0 ? SPECTATOR_BIT : 1 << viewer;
    }

    boolean before(int viewer) {
        return (before & bit(viewer)) != 0;
    }

    boolean after(int viewer) {
        return (after & bit(viewer)) != 0;
    }
}
