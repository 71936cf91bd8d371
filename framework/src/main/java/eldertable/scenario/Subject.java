package eldertable.scenario;

import eldertable.component.Component;
import eldertable.state.BoardGraph;

/** Something on the table that a scenario can set and look at. */
sealed interface Subject {
    String name();

    /** @param owner the seat it belongs to, or -1; likewise below */
    record Place(int zone, int owner, String name) implements Subject {}

    record Board(BoardGraph graph, String name) implements Subject {}

    record Amount(Component component, int instance, int owner, String name) implements Subject {}
}
