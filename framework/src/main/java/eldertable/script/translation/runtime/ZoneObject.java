package eldertable.script.translation.runtime;

/** A list of pieces. */
public final class ZoneObject extends HostObject {
    public final int number;
    private final String id;
    private final String member;

    ZoneObject(HostWorld world, int number, String id, String member) {
        super(world);
        this.number = number;
        this.id = id.intern();
        this.member = member;
    }

    @Member(read = true)
    public String id() {
        return id;
    }

    @Member(read = true)
    public String member() {
        return member;
    }

    @Member(read = true)
    public int size() {
        return world.state.zoneSize(number);
    }

    @Member(read = true)
    public boolean isEmpty() {
        return size() == 0;
    }

    @Member(read = true)
    public PlayerObject owner() {
        int owner = world.exports.table.zoneOwner(number);
        return owner < 0 ? null : world.players[owner];
    }

    /** The piece at an index that is there. */
    public PieceObject piece(int index) {
        return world.pieces[world.state.pieceAt(number, index)];
    }

    @Member(read = true)
    public PieceObject top() {
        return size() > 0 ? piece(0) : null;
    }

    @Member(read = true)
    public PieceObject last() {
        int n = size();
        return n > 0 ? piece(n - 1) : null;
    }

    @Member(read = true, of = PieceObject.class)
    public ListObject distinct() {
        int n = world.exports.table.listDistinct(number);
        Object[] list = new Object[n];
        for (int i = 0; i < n; i++) list[i] = world.pieces[world.exports.table.listed(i)];
        return new ListObject(list);
    }

    @Member(read = true)
    public int variety() {
        return world.exports.table.listDistinct(number);
    }

    @Member(read = true)
    public int mostAlike() {
        return world.exports.table.mostAlike(number);
    }

    @Member(read = true, of = PieceObject.class)
    public ListObject pieces() {
        Object[] list = new Object[size()];
        for (int i = 0; i < list.length; i++) list[i] = piece(i);
        return new ListObject(list);
    }

    @Member
    public PieceObject at(double index) {
        int whole = (int) index;
        if (whole != index) throw fail("an index that is not whole");
        return whole >= 0 && whole < size() ? piece(whole) : null;
    }

    public PieceObject at(int index) {
        return index >= 0 && index < size() ? piece(index) : null;
    }

    @Member
    public boolean has(@Named(Named.Things.KIND) Object what) {
        if (what instanceof String || what instanceof KindObject) return has(world.kind(what).number);
        return world.state.zoneOf(((PieceObject) what).number) == number;
    }

    public boolean has(int kind) {
        for (int i = 0, n = size(); i < n; i++) if (world.blueprint.kindOf[world.state.pieceAt(number, i)] == kind) return true;
        return false;
    }

    @Member
    public int count(@Named(Named.Things.KIND) Object what) {
        if (!(what instanceof Fn test)) return what == null ? size() : count(world.kind(what).number);
        int count = 0;
        for (int i = 0, n = size(); i < n; i++) if (Ops.truth(test.call(piece(i)))) count++;
        return count;
    }

    public int count(int kind) {
        return world.exports.table.countKind(number, kind);
    }

    @Member
    public int countBy(@Named(Named.Things.ATTRIBUTE) String attribute, Object value) {
        return countBy(world.attribute(attribute), value);
    }

    public int countBy(int attribute, Object value) {
        int scalar = value instanceof Integer whole ? whole : value instanceof Boolean flag ? flag ? 1 : 0 : world.encode(value);
        return world.exports.table.countBy(number, attribute, scalar);
    }

    @Member
    public TallyObject tally(@Named(Named.Things.ATTRIBUTE) String attribute) {
        return tally(world.attribute(attribute));
    }

    public TallyObject tally(int attribute) {
        return new TallyObject(world, attribute).add(this);
    }

    @Member
    public PieceObject find(Object what) {
        if (what instanceof Fn test) {
            for (int i = 0, n = size(); i < n; i++) {
                PieceObject piece = piece(i);
                if (Ops.truth(test.call(piece))) return piece;
            }
            return null;
        }
        KindObject kind = world.kind(what);
        for (int i = 0, n = size(); i < n; i++) if (piece(i).kind == kind) return piece(i);
        return null;
    }

    @Member
    public void forEach(Fn act) {
        for (int i = 0; i < size(); i++) act.call(piece(i), i, null);
    }

    @Member
    public ListObject map(Fn change) {
        ListObject list = new ListObject();
        for (int i = 0, n = size(); i < n; i++) list.add(change.call(piece(i), i, null));
        return list;
    }

    @Member(of = PieceObject.class)
    public ListObject filter(Fn test) {
        ListObject list = new ListObject();
        for (int i = 0, n = size(); i < n; i++) {
            PieceObject piece = piece(i);
            if (Ops.truth(test.call(piece, i, null))) list.add(piece);
        }
        return list;
    }

    @Member
    public boolean some(Fn test) {
        for (int i = 0, n = size(); i < n; i++) if (Ops.truth(test.call(piece(i)))) return true;
        return false;
    }

    @Member
    public boolean every(Fn test) {
        for (int i = 0, n = size(); i < n; i++) if (!Ops.truth(test.call(piece(i)))) return false;
        return true;
    }

    @Member
    public Object sum(Fn value) {
        Object sum = 0;
        for (int i = 0, n = size(); i < n; i++) sum = Ops.plus(sum, value.call(piece(i), i, null));
        return sum;
    }

    @Member
    public ZoneObject shuffle() {
        world.touch();
        world.exports.table.shuffle(number);
        return this;
    }

    @Member
    public int deal(int n, ZoneObject to, Object kind) {
        world.touch();
        return kind == null ? world.exports.table.deal(number, n, to.number) : world.exports.table.dealKind(number, n, to.number, world.kind(kind).number);
    }

    @Member
    public int moveAll(ZoneObject to) {
        world.touch();
        return world.exports.table.dealAll(number, to.number);
    }

    @Member
    public PieceObject random() {
        if (size() == 0) return null;
        world.touch();
        return world.pieces[world.exports.chance.randomPiece(number)];
    }

    @Member
    public void showTo(PlayerObject player) {
        world.touch();
        for (int i = 0, n = size(); i < n; i++) world.exports.table.show(world.exports.table.pieceAt(number, i), player.seat);
    }

    @Member
    public void hideFrom(PlayerObject player) {
        world.touch();
        for (int i = 0, n = size(); i < n; i++) world.exports.table.hide(world.exports.table.pieceAt(number, i), player.seat);
    }

    @Override
    public String toString() {
        return id;
    }
}
