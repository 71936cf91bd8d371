package eldertable.scenario;

import eldertable.pack.component.Component;
import eldertable.pack.model.Per;
import eldertable.rules.TableNames;
import eldertable.state.Blueprint;
import eldertable.state.BoardGraph;
import eldertable.state.GameState;
import eldertable.yaml.Node;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One instance of a component as scenarios set it, look at it and write it down: all that they can say of it is known here. */
sealed interface Subject permits BoardSubject, CellsSubject, ZoneSubject {
    String id();

    /** Whom there is one for. */
    Per per();

    /** The seat, the member's number, or the place of the piece in its set; 0 for one of the table. */
    int instance();

    /** What it is called in full: "A.hand". */
    String name();

    /** Adds what `given` says of it. */
    void give(Node node, Terms terms, Given given);

    /** Adds what `expect` says of it. */
    void expect(Node node, Terms terms, Sight sight);

    /** It as `given` (or `expect`) says it; empty where that is not worth a line. @param start the table as the pack lays it out */
    Optional<Object> written(GameState state, GameState start, TableNames names, boolean expecting);

    /** Everything there is; a board is not told of again as the zone that it is too. */
    static List<Subject> all(Blueprint blueprint, TableNames names) {
        List<Subject> all = new ArrayList<>();
        for (Component component : blueprint.components) {
            for (int i = 0; i < component.instances(); i++) all.add(new CellsSubject(component, i, names.instance(component, i)));
        }
        for (Blueprint.Zone zone : blueprint.zones) {
            if (blueprint.boards.stream().noneMatch(board -> board.zone == zone.index())) {
                all.add(new ZoneSubject(zone, names.zone(zone.index())));
            }
        }
        for (BoardGraph board : blueprint.boards) all.add(new BoardSubject(board));
        return all;
    }
}
