package eldertable.view;

import eldertable.pack.model.Per;
import eldertable.state.Blueprint;
import eldertable.state.GameState;

/**
 * What a cell of a state counts.
 *
 * @param cells the counter it belongs to, or null
 * @param pool  the pool it belongs to, or null
 * @param slot  of the pool; @param kind the token's kind
 */
record CellView(Blueprint.Cells cells, Blueprint.Pool pool, int instance, int slot, int kind) {
    static CellView at(Blueprint blueprint, int cell) {
        for (Blueprint.Cells cells : blueprint.counters) {
            int offset = cell - cells.first();
            if (offset >= 0 && offset < cells.count()) return new CellView(cells, null, offset, 0, -1);
        }
        for (Blueprint.Pool pool : blueprint.pools) {
            int size = pool.def().slots() * pool.kinds();
            int offset = cell - pool.first();
            if (offset >= 0 && offset < pool.instances() * size) {
                return new CellView(null, pool, offset / size, offset % size / pool.kinds(), pool.firstKind() + offset % pool.kinds());
            }
        }
        throw new IllegalArgumentException("no cell " + cell);
    }

    Per per() {
        return cells != null ? cells.def().per() : pool.def().per();
    }

    String id() {
        return cells != null ? cells.def().id() : pool.def().id();
    }

    /** The seat, the member's number or the piece. */
    int owner(Blueprint blueprint) {
        return per().kind() == Per.Kind.PIECE ? blueprint.firstPieceOfSet(per().name()) + instance : instance;
    }

    boolean isSeen(GameState state, int viewer) {
        if (cells != null) return Looking.seesCounter(state, viewer, cells.def(), instance);
        return per().kind() != Per.Kind.PIECE || state.sees(viewer, owner(state.blueprint));
    }
}
