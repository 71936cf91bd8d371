package eldertable.scenario;

import eldertable.pack.model.CounterDef;
import eldertable.state.Blueprint;
import eldertable.state.BoardGraph;

/** Something on the table that a scenario can set and look at. */
sealed interface Subject {
    String name();

    /** @param owner the seat it belongs to, or -1; likewise below */
    record Place(int zone, int owner, String name) implements Subject {}

    record Board(BoardGraph graph, String name) implements Subject {}

    record Number(int cell, CounterDef def, int owner, String name) implements Subject {}

    record Tokens(Blueprint.Pool pool, int instance, int owner, String name) implements Subject {}
}
