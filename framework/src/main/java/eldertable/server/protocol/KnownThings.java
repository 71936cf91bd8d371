package eldertable.server.protocol;

import eldertable.pack.model.DieDef;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import java.util.List;
import java.util.Map;

/**
 * Whether what a message names is anything in this game. A server may send whatever it likes, and front ends look up all that they are
 * shown: nothing may come to them that is not there.
 */
record KnownThings(Blueprint blueprint) {
    private static final int NONE = -1;

    int seat(int seat) {
        return within(seat, 0, blueprint.players, "seat");
    }

    int seatOrNone(int seat) {
        return within(seat, NONE, blueprint.players, "seat");
    }

    List<Integer> seats(List<Integer> seats) {
        seats.forEach(this::seat);
        return seats;
    }

    int zone(int zone) {
        return within(zone, 0, blueprint.zones.size(), "zone");
    }

    int pieceOrNone(int piece) {
        return within(piece, NONE, blueprint.kindOf.length, "piece");
    }

    int spaceOrNone(int space) {
        return within(space, NONE, blueprint.spaces, "space");
    }

    String step(String step) {
        if (blueprint.steps.stream().noneMatch(one -> one.id().equals(step))) throw new IllegalArgumentException("no step '" + step + "'");
        return step;
    }

    /** @param set the set that the kind has to be of */
    String kind(String kind, String set) {
        if (blueprint.kinds.stream().noneMatch(one -> one.id().equals(kind) && one.set().equals(set))) throw new IllegalArgumentException("no kind '" + kind + "'");
        return kind;
    }

    /** Something that can be chosen. */
    int code(int code) {
        boolean known = switch (Code.tag(code)) {
            case Code.SLOT -> Code.slotZone(code) < blueprint.zones.size();
            default -> code == Code.UNSEEN || code == Code.DONE || blueprint.names(code);
        };
        if (!known) throw new IllegalArgumentException("nothing has the code " + code);
        return code;
    }

    List<Integer> codes(List<Integer> codes) {
        codes.forEach(this::code);
        return codes;
    }

    Map<String, Integer> codes(Map<String, Integer> codes) {
        codes.values().forEach(this::code);
        return codes;
    }

    static int face(int face, DieDef die) {
        if (!die.faces().contains(face)) throw new IllegalArgumentException("no face " + face);
        return face;
    }

    static int within(int number, int from, int limit, String what) {
        if (number < from || number >= limit) throw new IllegalArgumentException("no " + what + " " + number);
        return number;
    }
}
