package eldertable.sdk.printing;

import eldertable.faces.Faces;
import eldertable.pack.component.Component;
import eldertable.pack.component.Pool;
import eldertable.pack.model.Per;
import eldertable.pack.model.PieceSetDef;
import eldertable.pack.model.PieceSetDef.KindDef;
import eldertable.pack.model.TableDef.Shape;
import eldertable.state.Blueprint;
import java.util.ArrayList;
import java.util.List;

/** What is in a game's box, in its numbers for one number of players. */
final class Things {
    /** @param owner the seat that gives it its colour, or -1 */
    record Piece(String set, String kind, int owner, int count) {}

    /** @param count how many: one for each that has such a pool */
    record Dial(String pool, int steps, int count) {}

    final List<Piece> cards = new ArrayList<>();
    final List<Piece> tokens = new ArrayList<>();
    final List<String> boards;
    final List<Dial> dials = new ArrayList<>();

    Things(Blueprint blueprint, Faces faces) {
        for (PieceSetDef set : blueprint.pack.sets()) {
            for (KindDef kind : set.kinds()) {
                int count = count(blueprint, set, kind);
                for (int owner = kind.perPlayer() ? 0 : -1; owner < (kind.perPlayer() ? blueprint.players : 0); owner++) {
                    add(new Piece(set.id(), kind.id(), owner, count), faces);
                }
            }
        }
        boards = blueprint.pack.boards().stream().map(board -> board.id()).toList();
        for (Pool.Def pool : blueprint.pack.all(Pool.Def.class)) {
            if (pool.slots() > 1) dials.add(new Dial(pool.id(), pool.slots(), pool.per().kind() == Per.Kind.PLAYER ? blueprint.players : 1));
        }
    }

    /** What is counted in pools is there as often as they begin with it, whatever its copies. */
    private static int count(Blueprint blueprint, PieceSetDef set, KindDef kind) {
        boolean pooled = false;
        int count = 0;
        for (Component component : blueprint.components) {
            if (!(component.def() instanceof Pool.Def pool) || !pool.of().equals(set.id())) continue;
            pooled = true;
            count += pool.startOf(kind.id()) * pool.slots() * component.instances();
        }
        return pooled ? count : kind.copies();
    }

    private void add(Piece piece, Faces faces) {
        if (piece.count() == 0) return;
        Shape shape = faces.shape(piece.kind());
        // A portal is round in the window, where one can ask what it does; on paper that has to stand on it.
        boolean card = faces.isCard(piece.kind()) || shape == Shape.PORTAL;
        if (card) cards.add(piece);
        // A figure is a card, and a coin on the board for it.
        if (!card || shape == Shape.FIGURE) tokens.add(piece);
    }
}
