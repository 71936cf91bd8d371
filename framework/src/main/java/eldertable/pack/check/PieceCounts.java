package eldertable.pack.check;

import eldertable.diagnostic.Problems;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.PieceSetDef;
import eldertable.pack.reading.PackTree;

/** Sets with nothing in them, and more pieces than a table holds. */
final class PieceCounts implements PackCheck {
    private static final int MOST_PIECES = 5000;

    @Override
    public void check(PackDef pack, PackTree tree, Problems problems) {
        long pieces = 0;
        for (PieceSetDef set : pack.sets()) {
            if (set.kinds().isEmpty()) {
                problems.error("empty-set", set.span(), "There is nothing in the set '" + set.id() + "'. List its pieces, or remove it.");
            }
            for (PieceSetDef.KindDef kind : set.kinds()) {
                pieces += (long) kind.copies() * (kind.perPlayer() ? pack.info().maxPlayers() : 1);
            }
        }
        if (pieces > MOST_PIECES) {
            problems.error("out-of-range", tree.cards().span(), "There are up to " + pieces + " pieces in this pack; " + MOST_PIECES
                    + " are possible. Count what is alike in a pool.");
        }
    }
}
