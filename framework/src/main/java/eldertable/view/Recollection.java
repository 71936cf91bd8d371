package eldertable.view;

import eldertable.pack.model.ZoneDef.Visibility;
import eldertable.state.Blueprint;
import eldertable.state.Effect;
import eldertable.state.GameState;
import eldertable.state.Translation;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * What attentive players still know of pieces that they no longer see: who handed a card on knows who has it. It listens to
 * the effects of a match and keeps, for every seat and piece, the zones in which the piece can be. A piece that moves unseen
 * may be any of those that were not in sight where it came from.
 */
public final class Recollection implements Consumer<Effect> {
    private final GameState state;
    private final Blueprint blueprint;
    /** By piece: the seats that see it, as bits. */
    private final int[] seen;
    /** By seat and piece: the zones in which it can be, or null if the seat never knew. The sets themselves are never changed. */
    private final SharedRows<BitSet> zones;
    /** By zone: the set of it alone. Every move of a match keeps what was known, so equal sets are the same as far as can be. */
    private final BitSet[] alone;

    /** Has to be there before the match begins, to know all that can be known. */
    public Recollection(GameState state) {
        this(state, new int[state.blueprint.pieceCount()], new SharedRows<>(state.blueprint.players * state.blueprint.pieceCount()), alone(state.blueprint));
        look();
    }

    private static BitSet[] alone(Blueprint blueprint) {
        BitSet[] sets = new BitSet[blueprint.zones.size()];
        for (int zone = 0; zone < sets.length; zone++) {
            sets[zone] = new BitSet();
            sets[zone].set(zone);
        }
        return sets;
    }

    private Recollection(GameState state, int[] seen, SharedRows<BitSet> zones, BitSet[] alone) {
        this.state = state;
        this.blueprint = state.blueprint;
        this.seen = seen;
        this.zones = zones;
        this.alone = alone;
    }

    /** The same knowledge, of the same state, to go on from. */
    public Recollection copy() {
        return new Recollection(state, seen.clone(), zones.copy(), alone);
    }

    /** The same knowledge under other rules, of a state of theirs. */
    public Recollection translated(Translation translation, GameState other) {
        int[] looked = new int[other.blueprint.pieceCount()];
        SharedRows<BitSet> known = new SharedRows<>(blueprint.players * looked.length);
        for (int piece = 0; piece < seen.length; piece++) {
            int next = translation.piece(piece);
            if (next < 0) continue;
            looked[next] = seen[piece];
            for (int seat = 0; seat < blueprint.players; seat++) {
                if (zones(seat, piece) == null) continue;
                BitSet places = new BitSet();
                zones(seat, piece).stream().map(translation::zone).filter(zone -> zone >= 0).forEach(places::set);
                if (!places.isEmpty()) known.set(seat * looked.length + next, places);
            }
        }
        return new Recollection(other, looked, known, alone(other.blueprint));
    }

    /** The zones in which a player knows a piece to be, or null. */
    BitSet zones(int seat, int piece) {
        return zones.get(seat * seen.length + piece);
    }

    private void learn(int seat, int piece, BitSet places) {
        zones.set(seat * seen.length + piece, places);
    }

    /** Has a look at the whole table: what can be seen now, however it came about. */
    public void look() {
        for (int piece = 0; piece < seen.length; piece++) look(piece);
    }

    private void look(int piece) {
        int before = seen[piece];
        seen[piece] = viewers(piece);
        for (int seat = 0; seat < blueprint.players; seat++) {
            if (((before | seen[piece]) & 1 << seat) != 0) learn(seat, piece, alone[state.zoneOf(piece)]);
        }
    }

    @Override
    public void accept(Effect effect) {
        if (effect instanceof Effect.Moved moved) moved(moved);
        else if (effect instanceof Effect.Turned turned) look(turned.piece());
        else if (effect instanceof Effect.Shown shown) look(shown.piece());
        else if (effect instanceof Effect.Shuffled shuffled) {
            for (int i = 0, n = state.zoneSize(shuffled.zone()); i < n; i++) look(state.pieceAt(shuffled.zone(), i));
        }
    }

    private void moved(Effect.Moved moved) {
        int followed = seen[moved.piece()];
        look(moved.piece());
        followed |= seen[moved.piece()];
        for (int seat = 0; seat < blueprint.players; seat++) {
            if ((followed & 1 << seat) == 0 && moved.from() != moved.to()) lostSight(seat, moved.from(), moved.to());
        }
        uncover(moved.from());
        uncover(moved.to());
    }

    /** A piece went from one zone to another and the player could not see which. */
    private void lostSight(int seat, int from, int to) {
        boolean emptied = state.zoneSize(from) == 0;
        Map<BitSet, BitSet> widened = new HashMap<>();
        for (int piece = 0; piece < seen.length; piece++) {
            BitSet known = zones(seat, piece);
            if (known == null || !known.get(from) || (seen[piece] & 1 << seat) != 0) continue;
            learn(seat, piece, widened.computeIfAbsent(known, places -> wider(places, from, to, emptied)));
        }
    }

    private static BitSet wider(BitSet places, int from, int to, boolean emptied) {
        if (places.get(to) && !emptied) return places;
        BitSet wider = (BitSet) places.clone();
        wider.set(to);
        if (emptied) wider.clear(from);
        return wider;
    }

    /** Where the top of a zone is open, another piece may be seen now. */
    private void uncover(int zone) {
        if (blueprint.zones.get(zone).def().visible() != Visibility.TOP) return;
        for (int i = 0, n = Math.min(2, state.zoneSize(zone)); i < n; i++) look(state.pieceAt(zone, i));
    }

    private int viewers(int piece) {
        int bits = 0;
        for (int seat = 0; seat < blueprint.players; seat++) if (state.sees(seat, piece)) bits |= 1 << seat;
        return bits;
    }
}
