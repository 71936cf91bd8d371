package eldertable.simulation;

import eldertable.pack.component.Component;
import eldertable.state.Blueprint;
import eldertable.state.GameState;
import eldertable.words.Message;

import java.util.Arrays;

/** What holds for the table of every game, whatever its rules. */
public final class TableCheck {
    private final Blueprint blueprint;
    private final boolean[] seen;

    public TableCheck(Blueprint blueprint) {
        this.blueprint = blueprint;
        seen = new boolean[blueprint.pieceCount()];
    }

    /** What is wrong, or null. */
    public Message broken(GameState state) {
        Message wrong = brokenPieces(state);
        if (wrong == null) wrong = brokenCells(state);
        if (wrong == null) wrong = brokenSteps(state);
        return wrong == null ? brokenPlayers(state) : wrong;
    }

    private Message brokenPieces(GameState state) {
        Arrays.fill(seen, false);
        int found = 0;
        for (Blueprint.Zone zone : blueprint.zones) {
            for (int i = 0, n = state.zoneSize(zone.index()); i < n; i++, found++) {
                int piece = state.pieceAt(zone.index(), i);
                if (seen[piece]) return Message.of("rules.table.twice", "piece", blueprint.nameOf(piece));
                seen[piece] = true;
                if (state.zoneOf(piece) != zone.index()) return Message.of("rules.table.unknown", "piece", blueprint.nameOf(piece), "zone", zone.def().id());
                int space = state.placeOf(piece);
                if (space >= 0 && blueprint.boardOfSpace(space).zone != zone.index()) {
                    return Message.of("rules.table.board", "piece", blueprint.nameOf(piece), "zone", zone.def().id());
                }
            }
        }
        return found == seen.length ? null : Message.of("rules.table.lost", "count", seen.length - found);
    }

    private Message brokenCells(GameState state) {
        for (Component component : blueprint.components) {
            for (int cell = component.first(); cell < component.end(); cell++) {
                Component.Cell bounds = component.cells().get((cell - component.first()) % component.size());
                int value = state.count(cell);
                if (value < bounds.min() || value > bounds.max()) {
                    return Message.of("rules.table.bounds", "name", component.id(), "value", value);
                }
            }
        }
        return null;
    }

    private Message brokenSteps(GameState state) {
        int everyone = (1 << blueprint.players) - 1;
        for (int level = 0; level < state.depth(); level++) {
            int step = state.stepAt(level);
            if (step < 0 || step >= blueprint.steps.size()) return Message.of("rules.table.no-step");
            String id = blueprint.steps.get(step).id();
            if (((state.actorsAt(level) | state.actedAt(level)) & ~everyone) != 0) return Message.of("rules.table.waits", "step", id);
            for (int slot = 0; slot < blueprint.steps.get(step).data().size(); slot++) {
                if (!blueprint.names(state.dataAt(level, slot))) return Message.of("rules.table.carries", "step", id);
            }
        }
        return blueprint.names(state.reason()) ? null : Message.of("rules.table.reason");
    }

    private Message brokenPlayers(GameState state) {
        int everyone = (1 << blueprint.players) - 1;
        if (state.active() < 0 || state.active() >= blueprint.players) return Message.of("rules.table.active");
        if (((state.out() | state.winners() | state.toAct()) & ~everyone) != 0) return Message.of("rules.table.stranger");
        if (state.isOver() && state.depth() > 0) return Message.of("rules.table.over");
        if (!state.isOver() && state.toAct() == 0) return Message.of("rules.table.nobody");
        return null;
    }
}
