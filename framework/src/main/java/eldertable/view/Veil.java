package eldertable.view;

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

    /** The code with nothing about a piece that the viewer cannot see, not even its place: a place in a hand may tell much. */
    static int hidden(GameState state, int viewer, int code) {
        return Code.tag(code) != Code.PIECE || state.sees(viewer, Code.value(code)) ? code : Code.UNSEEN;
    }

    /** The code as the rules know it; a place where nothing lies becomes {@link Code#NOTHING}. */
    public static int unveiled(GameState state, int code) {
        if (Code.tag(code) != Code.SLOT) return code;
        int zone = Code.slotZone(code), index = Code.slotIndex(code);
        boolean there = zone < state.blueprint.zones.size() && index < state.zoneSize(zone);
        return there ? Code.piece(state.pieceAt(zone, index)) : Code.NOTHING;
    }

    /** A player's own choice, veiled from that player. */
    public static Move veiled(GameState state, Move intent) {
        return mapped(intent, code -> veiled(state, intent.player(), code));
    }

    public static Move unveiled(GameState state, Move intent) {
        return mapped(intent, code -> unveiled(state, code));
    }

    private static Move mapped(Move intent, IntUnaryOperator code) {
        Move copy = new Move().reset(intent.player());
        if (intent.move() < 0) return copy;
        copy.chooseMove(intent.move());
        for (int pick = 0; pick <= intent.finished(); pick++) {
            for (int i = intent.start(pick); i < intent.end(pick); i++) copy.add(code.applyAsInt(intent.value(i)));
            if (pick < intent.finished()) copy.finish();
        }
        return copy;
    }
}
