package eldertable.script.translation.runtime;

/** What every member of a group has one of. */
public final class GroupObject extends HostObject {
    private final String[] names;
    /** Zones or pools; null where they are counters. */
    private final Object[] things;
    private final int firstCell;

    GroupObject(HostWorld world, String[] names, Object[] things, int firstCell) {
        super(world);
        this.names = names;
        this.things = things;
        this.firstCell = firstCell;
    }

    private int find(Object name) {
        for (int i = 0; i < names.length; i++) if (names[i] == name) return i;
        for (int i = 0; i < names.length; i++) if (names[i].equals(name)) return i;
        return -1;
    }

    public Object named(Object name) {
        int at = find(name);
        if (at < 0) {
            if (name instanceof String) return null;
            throw fail("something that is no member of a group");
        }
        return things == null ? (Object) world.state.count(firstCell + at) : things[at];
    }

    public void put(Object name, int value) {
        int at = find(name);
        if (at < 0 || things != null) throw fail("something that is no member of a group");
        world.touch();
        world.exports.cells.setCount(firstCell + at, value);
    }

    @Override
    Object get(String name) {
        return named(name);
    }

    @Override
    void set(String name, Object value) {
        put(name, (Integer) value);
    }

    ListObject listed() {
        ListObject list = new ListObject();
        for (int i = 0; i < names.length; i++) list.add(named(names[i]));
        return list;
    }
}
