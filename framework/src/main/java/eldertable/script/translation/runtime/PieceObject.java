package eldertable.script.translation.runtime;

/** A piece: a card, a figure, a marker. */
public final class PieceObject extends HostObject {
    public final int number;
    public final KindObject kind;
    private final PlayerObject owner;

    PieceObject(HostWorld world, int number, KindObject kind, PlayerObject owner) {
        super(world);
        this.number = number;
        this.kind = kind;
        this.owner = owner;
    }

    @Member(read = true)
    public int id() {
        return number;
    }

    @Member(read = true)
    public KindObject kind() {
        return kind;
    }

    @Member(read = true)
    public String set() {
        return kind.set;
    }

    @Member(read = true)
    public PlayerObject owner() {
        return owner;
    }

    @Member(read = true)
    public ZoneObject zone() {
        return world.zones[world.state.zoneOf(number)];
    }

    @Member(read = true)
    public int index() {
        return world.state.indexOf(number);
    }

    @Member(read = true)
    public SpaceObject space() {
        int place = world.state.placeOf(number);
        return place < 0 ? null : world.spaces[place];
    }

    @Member(read = true)
    public boolean faceUp() {
        return world.state.isFaceUp(number);
    }

    public void faceUp(Object up) {
        world.touch();
        world.exports.table.turn(number, up == Boolean.TRUE);
    }

    @Member
    public boolean is(Object kind) {
        return this.kind.is(kind);
    }

    @Member
    public void moveTo(Object to, Object index) {
        if (to instanceof ZoneObject zone) {
            world.move(number, zone.number, index == null ? -1 : (Integer) index);
        } else if (to instanceof SpaceObject space) {
            world.touch();
            world.exports.boards.place(number, space.number);
        } else throw fail("a piece moved to something else");
    }

    @Member
    public void moveOnto(ZoneObject zone) {
        world.move(number, zone.number, 0);
    }

    @Member
    public boolean isIn(ZoneObject zone) {
        return world.state.zoneOf(number) == zone.number;
    }

    @Member
    public void showTo(PlayerObject player) {
        world.touch();
        world.exports.table.show(number, player.seat);
    }

    @Member
    public void hideFrom(PlayerObject player) {
        world.touch();
        world.exports.table.hide(number, player.seat);
    }

    @Member
    public void trigger(String event, Object details) {
        world.answers.tellCard(this, event, details);
    }

    @Member
    public Object compute(String question, Object value, Object details) {
        return world.answers.askCard(this, question, value, details);
    }

    // ------------------------------------------------------------------ what this pack gives its pieces

    public Object attribute(int index) {
        return kind.attributes[index];
    }

    public int numberAttribute(int index) {
        return kind.numbers[index];
    }

    public boolean flagAttribute(int index) {
        return kind.numbers[index] != 0;
    }

    public String wordAttribute(int index) {
        return (String) kind.attributes[index];
    }

    public ListObject listAttribute(int index) {
        return (ListObject) kind.attributes[index];
    }

    public int counter(int first, int firstPiece, int count) {
        return world.state.count(first + place(firstPiece, count));
    }

    public void counter(int first, int firstPiece, int count, int value) {
        world.touch();
        world.exports.cells.setCount(first + place(firstPiece, count), value);
    }

    private int place(int firstPiece, int count) {
        int place = number - firstPiece;
        if (place < 0 || place >= count) throw fail("a counter of a piece that has none");
        return place;
    }

    public PoolObject pool(int component, int firstPiece, int count) {
        int place = number - firstPiece;
        return place < 0 || place >= count ? null : world.pools[component][place];
    }

    @Override
    public String toString() {
        return kind.id;
    }
}
