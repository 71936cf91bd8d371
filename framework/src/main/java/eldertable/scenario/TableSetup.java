package eldertable.scenario;

import eldertable.scenario.Given.Mode;
import eldertable.scenario.Given.Placement;
import eldertable.state.Blueprint;
import eldertable.state.GameState;
import eldertable.words.Message;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Brings a table into the state that a scenario describes. No piece is made or lost: those that are named are taken from
 * where they are least missed, those in the way go back to where they start.
 */
final class TableSetup {
    private final Terms terms;
    private final Blueprint blueprint;
    private final GameState state;
    private final Given given;
    /** Where each piece lies when a game is laid out. */
    private final GameState start;
    private final int box;
    /** Zones that are named, and those of them whose contents are told completely. */
    private final Set<Integer> named = new HashSet<>();
    private final Set<Integer> exact = new HashSet<>();
    private final boolean[] claimed;

    private record Request(int placement, int position, PieceSpec spec) {}

    TableSetup(Terms terms, GameState state, Given given) {
        this.terms = terms;
        this.state = state;
        this.given = given;
        blueprint = state.blueprint;
        start = new GameState(blueprint, 0);
        box = blueprint.zone("box");
        claimed = new boolean[blueprint.pieceCount()];
    }

    /** Everything but the steps and the scripted chance. */
    void layOut() {
        if (given.active != null) state.setActive(given.active);
        if (given.out != null) state.setOut(given.out);
        for (Given.Amount amount : given.amounts) state.setCount(amount.cell(), amount.value());
        for (Placement placement : given.placements) {
            named.add(placement.zone());
            if (placement.isExact() && placement.space() < 0) exact.add(placement.zone());
        }
        int[][] chosen = choose();
        if (chosen == null) return;
        for (Placement placement : given.placements) if (placement.isExact()) clear(placement);
        for (int i = 0; i < chosen.length; i++) place(given.placements.get(i), chosen[i]);
        for (Placement placement : given.placements) if (placement.mode() == Mode.KEEP) trim(placement);
    }

    /** Replaces the stack of steps. */
    void enterSteps() {
        if (given.steps == null) return;
        while (state.depth() > 0) state.pop();
        for (Terms.Frame frame : given.steps) {
            int level = state.depth();
            if (!state.insert(level, frame.step(), frame.actors() >= 0 ? frame.actors() : state.usualActors(frame.step()))) {
                terms.error("out-of-range", frame.span(), Message.of("scenario.many-steps"));
                return;
            }
            state.setActed(level, frame.acted());
            for (int slot = 0; slot < frame.data().length; slot++) {
                if (frame.data()[slot] != null) state.setData(level, slot, frame.data()[slot]);
            }
        }
    }

    // ------------------------------------------------------------------ which pieces

    /** By placement, the pieces in the order named; null if there are not enough. */
    private int[][] choose() {
        int[][] chosen = new int[given.placements.size()][];
        List<Request> requests = new ArrayList<>();
        for (int i = 0; i < chosen.length; i++) {
            List<PieceSpec> pieces = given.placements.get(i).pieces();
            chosen[i] = new int[pieces.size()];
            for (int j = 0; j < pieces.size(); j++) requests.add(new Request(i, j, pieces.get(j)));
        }
        requests.sort(Comparator.comparingInt(request -> -request.spec().strictness()));
        boolean enough = true;
        for (Request request : requests) {
            int piece = best(request);
            enough &= piece >= 0;
            if (piece < 0) missing(request.spec());
            else claimed[piece] = true;
            chosen[request.placement()][request.position()] = piece;
        }
        return enough ? chosen : null;
    }

    private int best(Request request) {
        Placement placement = given.placements.get(request.placement());
        int best = -1;
        long least = Long.MAX_VALUE;
        for (int piece = 0; piece < claimed.length; piece++) {
            if (claimed[piece] || !request.spec().fits(piece, blueprint, terms.names)) continue;
            long rank = rank(piece, placement, request.spec());
            if (rank < least) {
                least = rank;
                best = piece;
            }
        }
        return best;
    }

    /** How much a piece would be missed where it lies; then which of those that are missed equally. */
    private long rank(int piece, Placement placement, PieceSpec spec) {
        int zone = state.zoneOf(piece);
        boolean there = zone == placement.zone() && state.placeOf(piece) == placement.space();
        int missed = there ? 0 : zone == start.zoneOf(piece) ? 1 : zone == box ? 2 : named.contains(zone) ? 4 : 3;
        // Any piece of a set: from the bottom, so that the top of a deck stays as it is.
        int order = there ? state.indexOf(piece) : spec.kind() >= 0 ? piece : claimed.length - state.indexOf(piece);
        return (long) missed << 32 | order;
    }

    private void missing(PieceSpec spec) {
        int all = 0;
        for (int piece = 0; piece < claimed.length; piece++) if (spec.fits(piece, blueprint, terms.names)) all++;
        terms.error("no-such-piece", spec.span(), all == 0 ? Message.of("scenario.no-piece", "piece", spec.text())
            : Message.of("scenario.no-piece-left", "piece", spec.text(), "all", all));
    }

    // ------------------------------------------------------------------ where they go

    private void clear(Placement placement) {
        for (int i = state.zoneSize(placement.zone()) - 1; i >= 0; i--) {
            int piece = state.pieceAt(placement.zone(), i);
            if (!claimed[piece] && state.placeOf(piece) == placement.space()) sendHome(piece);
        }
    }

    private void sendHome(int piece) {
        int home = start.zoneOf(piece);
        state.move(piece, home == state.zoneOf(piece) || exact.contains(home) ? box : home);
    }

    private void place(Placement placement, int[] pieces) {
        for (int i = 0; i < pieces.length; i++) {
            int piece = pieces[i];
            int size = state.zoneSize(placement.zone()) - (state.zoneOf(piece) == placement.zone() ? 1 : 0);
            boolean atEnd = placement.space() >= 0 || placement.mode() == Mode.BOTTOM;
            state.move(piece, placement.zone(), atEnd ? size : Math.min(i, size), placement.space());
            state.turn(piece, Boolean.TRUE.equals(placement.pieces().get(i).up()));
        }
    }

    private void trim(Placement placement) {
        int size = state.zoneSize(placement.zone());
        if (size < placement.keep()) {
            terms.error("no-such-piece", placement.span(),
                Message.of("scenario.only-pieces", "name", placement.name(), "size", size, "keep", placement.keep()));
        }
        for (int i = size - 1; i >= placement.keep(); i--) sendHome(state.pieceAt(placement.zone(), i));
    }
}
