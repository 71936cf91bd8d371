package eldertable.pack.check;

import eldertable.diagnostic.Problems;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.PieceSetDef;
import eldertable.pack.reading.PackTree;
import eldertable.words.Message;

/** Sets with nothing in them, and more pieces than a table holds. */
final class PieceCounts implements PackCheck {
    private static final int MOST_PIECES = 5000;

    @Override
    public void check(PackDef pack, PackTree tree, Problems problems) {
        long pieces = 0;
        for (PieceSetDef set : pack.sets()) {
            if (set.kinds().isEmpty()) {
                problems.error("empty-set", set.span(), Message.of("pack.check.empty-set", "id", set.id()));
            }
            for (PieceSetDef.KindDef kind : set.kinds()) {
                pieces += (long) kind.copies() * (kind.perPlayer() ? pack.info().maxPlayers() : 1);
            }
        }
        if (pieces > MOST_PIECES) {
            problems.error("out-of-range", tree.cards().span(), Message.of("pack.check.pieces", "pieces", pieces, "most", MOST_PIECES));
        }
    }
}
