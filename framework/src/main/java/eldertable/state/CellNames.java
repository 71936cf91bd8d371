package eldertable.state;

import eldertable.pack.model.GroupDef;
import eldertable.pack.model.Per;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;

/** What each counter and each token of a pool is called: "round", "A.score", "threat.first", "thrall.damage", "A.stash.red", "dial.red@5". */
public final class CellNames {
    private final List<String> all = new ArrayList<>();

    /** @param pieceName what a piece is called */
    public CellNames(Blueprint blueprint, IntFunction<String> pieceName) {
        for (Blueprint.Cells counter : blueprint.counters) {
            for (int i = 0; i < counter.count(); i++) all.add(of(blueprint, counter.def().id(), counter.def().per(), i, pieceName));
        }
        for (Blueprint.Pool pool : blueprint.pools) {
            for (int i = 0; i < pool.instances(); i++) {
                String name = of(blueprint, pool.def().id(), pool.def().per(), i, pieceName);
                for (int slot = 0; slot < pool.def().slots(); slot++) {
                    String step = pool.def().slots() == 1 ? "" : "@" + (slot + 1);
                    for (int kind = 0; kind < pool.kinds(); kind++) {
                        all.add(name + "." + blueprint.kinds.get(pool.firstKind() + kind).id() + step);
                    }
                }
            }
        }
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

    static List<String> members(Blueprint blueprint, Per per) {
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
