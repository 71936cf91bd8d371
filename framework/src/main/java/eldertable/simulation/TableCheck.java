package eldertable.simulation;

import eldertable.pack.component.Component;
import eldertable.state.Blueprint;
import eldertable.state.GameState;

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
    public String broken(GameState state) {
        String wrong = brokenPieces(state);
        if (wrong == null) wrong = brokenCells(state);
        if (wrong == null) wrong = brokenSteps(state);
        return wrong == null ? brokenPlayers(state) : wrong;
    }

    private String brokenPieces(GameState state) {
        Arrays.fill(seen, false);
        int found = 0;
        for (Blueprint.Zone zone : blueprint.zones) {
            for (int i = 0, n = state.zoneSize(zone.index()); i < n; i++, found++) {
                int piece = state.pieceAt(zone.index(), i);
                if (seen[piece]) return blueprint.nameOf(piece) + " lies in two places.";
                seen[piece] = true;
                if (state.zoneOf(piece) != zone.index()) return blueprint.nameOf(piece) + " lies in " + zone.def().id() + " and does not know it.";
                int space = state.placeOf(piece);
                if (space >= 0 && blueprint.boardOfSpace(space).zone != zone.index()) {
                    return blueprint.nameOf(piece) + " lies in " + zone.def().id() + " and on a board at once.";
                }
            }
        }
        return found == seen.length ? null : (seen.length - found) + " pieces are lost.";
    }

    private String brokenCells(GameState state) {
        for (Component component : blueprint.components) {
            for (int cell = component.first(); cell < component.end(); cell++) {
                Component.Cell bounds = component.cells().get((cell - component.first()) % component.size());
                int value = state.count(cell);
                if (value < bounds.min() || value > bounds.max()) {
                    return "The " + component.def().sort().noun() + " " + component.id() + " is " + value + ", outside its bounds.";
                }
            }
        }
        return null;
    }

    private String brokenSteps(GameState state) {
        int everyone = (1 << blueprint.players) - 1;
        for (int level = 0; level < state.depth(); level++) {
            int step = state.stepAt(level);
            if (step < 0 || step >= blueprint.steps.size()) return "A step lies on the stack that there is not.";
            String id = blueprint.steps.get(step).id();
            if (((state.actorsAt(level) | state.actedAt(level)) & ~everyone) != 0) return "The step " + id + " waits for somebody who does not play.";
            for (int slot = 0; slot < blueprint.steps.get(step).data().size(); slot++) {
                if (!blueprint.names(state.dataAt(level, slot))) return "The step " + id + " carries something that there is not.";
            }
        }
        return blueprint.names(state.reason()) ? null : "The game ended for a reason that there is not.";
    }

    private String brokenPlayers(GameState state) {
        int everyone = (1 << blueprint.players) - 1;
        if (state.active() < 0 || state.active() >= blueprint.players) return "The active player is none of the players.";
        if (((state.out() | state.winners() | state.toAct()) & ~everyone) != 0) return "Somebody who does not play acts, is out, or wins.";
        if (state.isOver() && state.depth() > 0) return "The game is over, but steps are left to be done.";
        if (!state.isOver() && state.toAct() == 0) return "The game is not over, but nobody has to act.";
        return null;
    }
}
