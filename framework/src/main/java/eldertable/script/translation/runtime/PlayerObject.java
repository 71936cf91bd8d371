package eldertable.script.translation.runtime;

/** A player. */
public final class PlayerObject extends HostObject {
    public final int seat;
    private final String id;

    PlayerObject(HostWorld world, int seat) {
        super(world);
        this.seat = seat;
        id = String.valueOf((char) ('A' + seat)).intern();
    }

    @Member(read = true)
    public int seat() {
        return seat;
    }

    @Member(read = true)
    public String id() {
        return id;
    }

    @Member(read = true)
    public PlayerObject left() {
        PlayerObject[] all = world.players;
        return all[(seat + 1) % all.length];
    }

    @Member(read = true)
    public PlayerObject right() {
        PlayerObject[] all = world.players;
        return all[(seat + all.length - 1) % all.length];
    }

    @Member(read = true)
    public boolean isOut() {
        return (world.state.out() & 1 << seat) != 0;
    }

    @Member
    public PieceObject own(Object kind) {
        PieceObject piece = world.ownPiece(seat, kind);
        if (piece == null) throw fail("a piece that nobody owns");
        return piece;
    }

    @Member
    public void leaveGame() {
        world.touch();
        world.exports.flow.setOut(world.exports.flow.out() | 1 << seat);
    }

    // ------------------------------------------------------------------ what this pack gives its players

    public ZoneObject zone(int first) {
        return world.zones[first + seat];
    }

    public int counter(int first) {
        return world.state.count(first + seat);
    }

    public void counter(int first, int value) {
        world.touch();
        world.exports.cells.setCount(first + seat, value);
    }

    public PoolObject pool(int component) {
        return world.pools[component][seat];
    }

    @Override
    public String toString() {
        return id;
    }
}
