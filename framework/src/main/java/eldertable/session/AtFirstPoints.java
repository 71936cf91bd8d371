package eldertable.session;

import eldertable.state.Effect;
import eldertable.state.GameState;

import java.util.function.Consumer;

/** Keeps the table as it is when a move first tells of points: what brings them lies there, and may be gone when the move is over. */
final class AtFirstPoints implements Consumer<Effect> {
    private final GameState state;
    private GameState table;

    AtFirstPoints(GameState state) {
        this.state = state;
    }

    @Override
    public void accept(Effect effect) {
        if (table == null && effect instanceof Effect.Said said && said.scored()) table = state.copy();
    }

    /** Null if nothing told of points. */
    GameState table() {
        return table;
    }
}
