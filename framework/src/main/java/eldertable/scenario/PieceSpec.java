package eldertable.scenario;

import eldertable.diagnostic.Span;
import eldertable.rules.TableNames;
import eldertable.state.Blueprint;
import eldertable.state.GameState;

/**
 * One piece as a scenario names it: "crab", "crab#2", "A.diver", "cards" (any of that set), "crab up", "hidden".
 *
 * @param owner -1 for anybody's
 * @param kind  -1 when only the set is told
 * @param copy  -1 for any of the equal ones
 * @param up    null when it does not matter
 */
record PieceSpec(String text, int owner, int kind, String set, int copy, Boolean up, boolean hidden, Span span) {
    /** How much it asks for: those that ask for more are served first. */
    int strictness() {
        return copy >= 0 ? 2 : kind >= 0 ? 1 : 0;
    }

    /** Whether a piece is of that sort, wherever it lies. */
    boolean fits(int piece, Blueprint blueprint, TableNames names) {
        if (hidden || owner >= 0 && blueprint.ownerOf[piece] != owner) return false;
        if (kind < 0) return blueprint.kindOfPiece(piece).set().equals(set);
        return blueprint.kindOf[piece] == kind && (copy < 0 || names.numberOf(piece) == copy);
    }

    /** Whether that is what one sees of the piece; a viewer sees nothing of a hidden one. */
    boolean shows(int piece, boolean seen, GameState state, TableNames names) {
        if (up != null && up != state.isFaceUp(piece)) return false;
        return hidden ? !seen : seen && fits(piece, state.blueprint, names);
    }

    /** How often a list of names has it: for messages. */
    @Override
    public String toString() {
        return text;
    }
}
