package eldertable.state;

import eldertable.words.Message;
import java.util.ArrayList;
import java.util.List;

/** In what two states of one blueprint differ, in words. */
public final class Differences {
    private Differences() {}

    /** @param most how many are told; @return none for equal states */
    public static List<Message> between(GameState before, GameState after, int most) {
        if (before.sameAs(after)) return List.of();
        Blueprint blueprint = before.blueprint;
        BlueprintNames names = new BlueprintNames(blueprint);
        List<Message> found = new ArrayList<>();
        for (int cell = 0; cell < names.cells.size(); cell++) {
            if (before.count(cell) != after.count(cell)) found.add(Message.of("session.differs.cell", "name", names.cells.get(cell), "before", before.count(cell), "now", after.count(cell)));
        }
        for (int piece = 0; piece < blueprint.pieceCount(); piece++) {
            String was = where(before, piece, names), is = where(after, piece, names);
            if (!was.equals(is)) found.add(Message.of("session.differs.piece", "name", names.pieces.get(piece), "before", was, "now", is));
        }
        Message stack = steps(before, names), now = steps(after, names);
        if (!stack.equals(now)) found.add(Message.of("session.differs.step", "before", stack, "now", now));
        if (before.active() != after.active()) found.add(Message.of("session.differs.active", "before", CellNames.seat(before.active()), "now", CellNames.seat(after.active())));
        if (found.isEmpty()) {
            boolean order = false;
            for (int zone = 0; !order && zone < names.zones.size(); zone++) order = !row(before, zone).equals(row(after, zone));
            found.add(Message.of(order ? "session.differs.order" : "session.differs.chance"));
        }
        int more = found.size() - most;
        if (more > 0) {
            found = new ArrayList<>(found.subList(0, most));
            found.add(Message.of("session.differs.more", "count", more));
        }
        return List.copyOf(found);
    }

    private static String where(GameState state, int piece, BlueprintNames names) {
        int space = state.placeOf(piece);
        return space >= 0 ? names.spaces.get(space) : names.zones.get(state.zoneOf(piece));
    }

    private static List<Integer> row(GameState state, int zone) {
        List<Integer> row = new ArrayList<>();
        for (int i = 0; i < state.zoneSize(zone); i++) row.add(state.pieceAt(zone, i));
        return row;
    }

    private static Message steps(GameState state, BlueprintNames names) {
        if (state.isOver()) return Message.of("session.differs.end");
        List<Message> steps = new ArrayList<>();
        for (int level = 0; level < state.depth(); level++) {
            int step = state.stepAt(level);
            if (level > 0) steps.add(Message.plain(">"));
            steps.add(state.actorsAt(level) == 0 ? Message.plain(names.steps.get(step))
                : Message.of("session.differs.step-of", "step", names.steps.get(step), "seats", seats(state.actorsAt(level) & ~state.actedAt(level))));
        }
        return Message.row(steps);
    }

    private static String seats(int bits) {
        StringBuilder text = new StringBuilder();
        for (int seat = 0; bits >>> seat != 0; seat++) if ((bits & 1 << seat) != 0) text.append(CellNames.seat(seat));
        return text.toString();
    }
}
