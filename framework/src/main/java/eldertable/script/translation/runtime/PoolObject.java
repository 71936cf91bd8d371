package eldertable.script.translation.runtime;

/** Tokens counted by kind, in slots. */
public final class PoolObject extends HostObject {
    final int first;
    final int firstKind;
    final ListObject of;
    final int slots;
    private final String id;
    private final String member;

    PoolObject(HostWorld world, int first, ListObject of, int slots, String id, String member) {
        super(world);
        this.first = first;
        this.of = of;
        this.slots = slots;
        this.id = id.intern();
        this.member = member;
        firstKind = ((KindObject) of.items[0]).number;
    }

    private int cell(Object kind, int slot) {
        int offset = world.kind(kind).number - firstKind;
        if (offset < 0 || offset >= of.size || slot < 0 || slot >= slots) throw fail("a kind or slot that a pool does not have");
        return first + slot * of.size + offset;
    }

    @Member(read = true)
    public String id() {
        return id;
    }

    @Member(read = true)
    public String member() {
        return member;
    }

    @Member(read = true, of = KindObject.class)
    public ListObject of() {
        return of;
    }

    @Member(read = true)
    public int slots() {
        return slots;
    }

    @Member
    public int count(Object kind, Object slot) {
        if (kind == null) return world.exports.cells.sum(first, of.size * slots);
        if (slot != null) return world.state.count(cell(kind, (Integer) slot));
        int sum = 0;
        for (int s = 0; s < slots; s++) sum += world.state.count(cell(kind, s));
        return sum;
    }

    @Member
    public int countSlot(int slot) {
        if (slot < 0 || slot >= slots) throw fail("a slot that a pool does not have");
        return world.exports.cells.sum(first + slot * of.size, of.size);
    }

    @Member(read = true)
    public boolean isEmpty() {
        return world.exports.cells.sum(first, of.size * slots) == 0;
    }

    @Member(of = KindObject.class)
    public ListObject kinds(Object slot) {
        ListObject list = new ListObject();
        for (int i = 0; i < of.size; i++) if (count(of.items[i], slot) > 0) list.add(of.items[i]);
        return list;
    }

    @Member
    public int weight(Object kind) {
        return world.exports.cells.weigh(cell(kind, 0), of.size, slots);
    }

    private static int or(Object value, int usual) {
        int number = value == null ? usual : (Integer) value;
        if (number < 0) throw fail("less than nothing");
        return number;
    }

    @Member
    public void add(Object kind, Object n, Object slot) {
        world.touch();
        int cell = cell(kind, or(slot, 0));
        world.exports.cells.setCount(cell, Math.addExact(world.state.count(cell), or(n, 1)));
    }

    @Member
    public void take(Object kind, Object n, Object slot) {
        world.touch();
        int cell = cell(kind, or(slot, 0)), have = world.state.count(cell), taken = or(n, 1);
        if (have < taken) throw fail("more tokens than there are");
        world.exports.cells.setCount(cell, Math.subtractExact(have, taken));
    }

    @Member
    public void give(PoolObject to, Object kind, Object n, Object slot, Object toSlot) {
        take(kind, n, slot);
        to.add(kind, n, toSlot);
    }

    @Member
    public void giveAll(PoolObject to) {
        for (int i = 0; i < of.size; i++) {
            int n = count(of.items[i], 0);
            if (n > 0) give(to, of.items[i], n, null, null);
        }
    }

    @Member
    public KindObject draw() {
        world.touch();
        int kind = world.exports.chance.drawToken(first, firstKind, of.size);
        return kind < 0 ? null : world.kinds[kind];
    }

    /** Offers its kinds, each once or as often as there are tokens of it. */
    public void offer(boolean each) {
        world.exports.choice.offerTokens(first, firstKind, of.size, slots, each);
    }

    /** Its kinds, of which some are to be offered. */
    public ListObject candidates() {
        world.exports.choice.offerFrom(first);
        return kinds(null);
    }

    @Override
    public String toString() {
        return id;
    }
}
