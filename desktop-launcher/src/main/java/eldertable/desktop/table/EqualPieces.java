package eldertable.desktop.table;

import eldertable.api.Sort;
import eldertable.tabletop.Arrangement;
import eldertable.tabletop.Thing;
import eldertable.view.PieceView;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Of equal pieces side by side the rules offer one; people may click any of them. */
final class EqualPieces {
    /** What makes pieces equal. */
    private record Sort(int zone, int space, String kind, int owner, boolean faceUp, List<?> load) {}

    private EqualPieces() {}

    /** Pieces that are neither offered nor refused, each with the code of an equal one that is offered. */
    static Map<Thing, Integer> of(Arrangement table, Set<Integer> offered, Set<Integer> refused) {
        Map<Sort, Integer> sorts = new HashMap<>();
        for (Thing thing : table.things()) {
            if (!(thing instanceof Thing.Piece piece) || piece.piece() == null) continue;
            piece.codes().stream().filter(offered::contains).findFirst().ifPresent(code -> sorts.putIfAbsent(sort(piece), code));
        }
        Map<Thing, Integer> equals = new HashMap<>();
        for (Thing thing : table.things()) {
            if (!(thing instanceof Thing.Piece piece) || piece.piece() == null) continue;
            if (piece.codes().stream().anyMatch(code -> offered.contains(code) || refused.contains(code))) continue;
            Integer code = sorts.get(sort(piece));
            if (code != null) equals.put(thing, code);
        }
        return equals;
    }

    private static Sort sort(Thing.Piece thing) {
        PieceView piece = thing.piece();
        return new Sort(thing.zone(), piece.space(), piece.kind(), piece.owner(), piece.faceUp(),
            List.of(piece.counters(), piece.pools().stream().map(pool -> pool.slots()).toList()));
    }
}
