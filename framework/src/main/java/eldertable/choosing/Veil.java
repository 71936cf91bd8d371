package eldertable.choosing;

import eldertable.rules.Move;
import eldertable.state.Code;
import eldertable.state.GameState;

import java.util.function.IntUnaryOperator;

/**
 * Puts places for pieces that a viewer cannot see, and pieces for places. A choice in terms of places means the same in
 * every world that the viewer holds possible.
 */
public final class Veil {
    private Veil() {}

    /** The code as the viewer may choose it. */
    public static int veiled(GameState state, int viewer, int code) {
        if (Code.tag(code) != Code.PIECE || state.sees(viewer, Code.value(code))) return code;
        return Code.slot(state.zoneOf(Code.value(code)), state.indexOf(Code.value(code)));
    }

    /** The code as the rules know it; a place where nothing lies becomes {@link Code#NOTHING}. */
    public static int unveiled(GameState state, int code) {
        if (Code.tag(code) != Code.SLOT) return code;
        int zone = Code.slotZone(code), index = Code.slotIndex(code);
        boolean there = zone < state.blueprint.zones.size() && index < state.zoneSize(zone);
        return there ? Code.piece(state.pieceAt(zone, index)) : Code.NOTHING;
    }

    /** A player's own choice, veiled from that player. */
    public static Move veiled(GameState state, Move move) {
        return mapped(move, code -> veiled(state, move.player(), code));
    }

    public static Move unveiled(GameState state, Move move) {
        return mapped(move, code -> unveiled(state, code));
    }

    private static Move mapped(Move move, IntUnaryOperator code) {
        Move copy = new Move().reset(move.player());
        if (move.move() < 0) return copy;
        copy.chooseMove(move.move());
        for (int pick = 0; pick <= move.finished(); pick++) {
            for (int i = move.start(pick); i < move.end(pick); i++) copy.add(code.applyAsInt(move.value(i)));
            if (pick < move.finished()) copy.finish();
        }
        return copy;
    }
}
