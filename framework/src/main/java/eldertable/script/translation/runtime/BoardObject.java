package eldertable.script.translation.runtime;

import eldertable.state.BoardGraph;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A board with its spaces and ways. */
public final class BoardObject extends HostObject {

    public final int number;
    final BoardGraph graph;
    private final String id;
    private ListObject spaces;
    private final Map<String, SpaceObject> byId = new HashMap<>();
    private final Map<String, ListObject> byTerrain = new HashMap<>();
    private final NumberedNames ways;
    private String lastName;
    private int lastWay;

    BoardObject(HostWorld world, int number, BoardGraph graph) {
        super(world);
        this.number = number;
        this.graph = graph;
        id = graph.def.id().intern();
        ways = NumberedNames.of(graph.ways().stream().map(way -> way.id).toList());
    }

    void hold(List<SpaceObject> all) {
        spaces = ListObject.frozen(all.toArray());
        Map<String, List<Object>> terrains = new HashMap<>();
        for (SpaceObject space : all) {
            byId.put(space.id(), space);
            terrains.computeIfAbsent(space.terrain(), key -> new ArrayList<>()).add(space);
        }
        terrains.forEach((terrain, some) -> byTerrain.put(terrain, ListObject.frozen(some.toArray())));
    }

    private int way(String name) {
        if (name == lastName) return lastWay;
        int way = ways.of(name);
        if (way < 0) throw fail("a way that a board does not have");
        lastName = name;
        return lastWay = way;
    }

    @Member(read = true)
    public String id() {
        return id;
    }

    @Member(read = true)
    public ZoneObject zone() {
        return world.zones[graph.zone];
    }

    @Member(read = true, of = SpaceObject.class)
    public ListObject spaces() {
        return spaces;
    }

    @Member
    public SpaceObject space(String id) {
        SpaceObject found = byId.get(id);
        if (found == null) throw fail("a space that a board does not have");
        return found;
    }

    @Member(of = SpaceObject.class)
    public ListObject of(String terrain) {
        ListObject found = byTerrain.get(terrain);
        return found == null ? new ListObject() : found;
    }

    @Member(read = true, of = PieceObject.class)
    public ListObject distinct() {
        return world.listedPieces(world.exports.boards.listDistinctOn(number));
    }

    private static double away(int steps) {
        return steps == BoardGraph.UNREACHABLE ? Double.POSITIVE_INFINITY : steps;
    }

    private static int within(double steps) {
        if (steps >= BoardGraph.UNREACHABLE) return BoardGraph.UNREACHABLE - 1;
        int whole = (int) steps;
        if (whole != steps) throw fail("steps that are not whole");
        return whole;
    }

    @Member
    public double distance(String way, SpaceObject from, SpaceObject to) {
        return away(world.exports.boards.distance(number, way(way), from.number, to.number));
    }

    @Member(of = SpaceObject.class)
    public ListObject neighbours(String way, SpaceObject from) {
        return world.listedSpaces(world.exports.boards.neighbours(number, way(way), from.number));
    }

    @Member(of = PieceObject.class)
    public ListObject within(String way, SpaceObject from, double steps) {
        return world.listedPieces(world.exports.boards.listWithin(number, way(way), from.number, within(steps)));
    }

    private void block(Object blocked) {
        world.exports.boards.clearBlocked(number);
        if ("occupied".equals(blocked)) {
            world.exports.boards.blockOccupied(number);
        } else if (blocked != null) {
            ListObject list = Ops.list(blocked);
            for (int i = 0; i < list.size; i++) world.exports.boards.block(((SpaceObject) list.items[i]).number);
        }
    }

    @Member(of = SpaceObject.class)
    public ListObject path(String way, SpaceObject from, SpaceObject to, Object blocked) {
        block(blocked);
        return world.listedSpaces(world.exports.boards.path(number, way(way), from.number, to.number));
    }

    @Member(of = SpaceObject.class)
    public ListObject reach(String way, SpaceObject from, double steps, Object blocked) {
        block(blocked);
        return world.listedSpaces(world.exports.boards.reach(number, way(way), from.number, within(steps)));
    }

    @Member
    public double steps(String way, SpaceObject from, SpaceObject to, Object blocked) {
        block(blocked);
        return away(world.exports.boards.stepsBetween(number, way(way), from.number, to.number));
    }

    @Override
    public String toString() {
        return id;
    }
}
