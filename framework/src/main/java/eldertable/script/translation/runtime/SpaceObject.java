package eldertable.script.translation.runtime;

import eldertable.pack.model.BoardDef.SpaceDef;

/** A space of a board. */
public final class SpaceObject extends HostObject {
    public final int number;
    private final BoardObject board;
    private final String id;
    private final String terrain;
    private final SpaceDef def;
    /** By name of what spaces of the pack carry. */
    final Object[] data;

    SpaceObject(HostWorld world, int number, BoardObject board, SpaceDef def, Object[] data) {
        super(world);
        this.number = number;
        this.board = board;
        this.def = def;
        this.data = data;
        id = def.id().intern();
        terrain = def.terrain().intern();
    }

    @Member(read = true)
    public String id() {
        return id;
    }

    @Member(read = true)
    public String terrain() {
        return terrain;
    }

    @Member(read = true)
    public int column() {
        return def.column();
    }

    @Member(read = true)
    public int row() {
        return def.row();
    }

    @Member(read = true)
    public BoardObject board() {
        return board;
    }

    @Member(read = true, of = PieceObject.class)
    public ListObject pieces() {
        return world.listedPieces(world.exports.boards.listAt(number));
    }

    @Member(read = true)
    public PieceObject piece() {
        return world.exports.boards.listAt(number) > 0 ? world.pieces[world.exports.boards.listed(0)] : null;
    }

    @Member(read = true)
    public boolean isEmpty() {
        return world.exports.boards.listAt(number) == 0;
    }

    @Member(read = true)
    public boolean isFree() {
        return world.exports.boards.isFree(number);
    }

    public Object data(int index) {
        return data[index];
    }

    @Override
    public String toString() {
        return id;
    }
}
