package eldertable.state;

import eldertable.pack.component.Component;
import eldertable.pack.model.GroupDef;
import eldertable.pack.model.Per;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;

/** What each cell of a component is called: "round", "A.score", "threat.first", "thrall.damage", "A.stash.red", "dial.red@5". */
public final class CellNames {
    private final List<String> all = new ArrayList<>();

    /** @param pieceName what a piece is called */
    public CellNames(Blueprint blueprint, IntFunction<String> pieceName) {
        for (Component component : blueprint.components) {
            for (int i = 0; i < component.instances(); i++) {
                String name = of(blueprint, component, i, pieceName);
                component.cells().forEach(cell -> all.add(name + cell.name()));
            }
        }
    }

    /** What an instance of a component is called. */
    public static String of(Blueprint blueprint, Component component, int instance, IntFunction<String> pieceName) {
        return of(blueprint, component.id(), component.def().per(), instance, pieceName);
    }

    /** What a zone is called. */
    public static String of(Blueprint blueprint, Blueprint.Zone zone) {
        return of(blueprint, zone.def().id(), zone.def().per(), zone.instance(), String::valueOf);
    }

    private static String of(Blueprint blueprint, String id, Per per, int instance, IntFunction<String> pieceName) {
        return switch (per.kind()) {
            case ONCE -> id;
            case PLAYER -> seat(instance) + "." + id;
            case GROUP -> id + "." + members(blueprint, per).get(instance);
            case PIECE -> pieceName.apply(blueprint.firstPieceOfSet(per.name()) + instance) + "." + id;
        };
    }

    static String seat(int seat) {
        return String.valueOf((char) ('A' + seat));
    }

    public static List<String> members(Blueprint blueprint, Per per) {
        for (GroupDef group : blueprint.pack.groups()) if (group.id().equals(per.name())) return group.members();
        return List.of();
    }

    /** By cell. */
    public List<String> all() {
        return Collections.unmodifiableList(all);
    }

    public String name(int cell) {
        return all.get(cell);
    }

    /** The cell called so, or -1. */
    public int find(String name) {
        return all.indexOf(name);
    }
}
