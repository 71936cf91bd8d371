package eldertable.script.exported;

import eldertable.state.Blueprint;
import eldertable.state.BoardGraph;
import eldertable.state.BoardSearch;
import org.graalvm.polyglot.HostAccess.Export;

/** ExportedBoards, their spaces and what stands on them; what a method lists is read back with {@link #listed}. */
public final class ExportedBoards extends Part {
    private final Blueprint blueprint;
    private final Border border;
    private final BoardSearch[] searches;
    private final int[] list;
    /** By space, kind and owner; made when first needed. */
    private boolean[] standSeen = {};

    ExportedBoards(Blueprint blueprint, Border border) {
        this.blueprint = blueprint;
        this.border = border;
        searches = blueprint.boards.stream().map(BoardSearch::new).toArray(BoardSearch[]::new);
        list = new int[Math.max(blueprint.pieceCount(), blueprint.spaces)];
    }

    @Export
    public int listed(int index) {
        return list[index];
    }

    @Export
    public void place(int piece, int space) {
        border.piece(piece);
        BoardGraph board = blueprint.boardOfSpace(border.space(space));
        int size = state.zoneSize(board.zone) - (state.zoneOf(piece) == board.zone ? 1 : 0);
        // A piece that only walks keeps its rank among the others.
        changing().move(piece, board.zone, state.zoneOf(piece) == board.zone ? state.indexOf(piece) : size, space);
    }

    /** One piece of each kind and owner on each space of a board. */
    @Export
    public int listDistinctOn(int board) {
        BoardGraph graph = blueprint.boards.get(board);
        int owners = blueprint.players + 1, found = 0;
        if (standSeen.length == 0) standSeen = new boolean[blueprint.spaces * blueprint.kinds.size() * owners];
        for (int i = 0, n = state.zoneSize(graph.zone); i < n; i++) {
            int piece = state.pieceAt(graph.zone, i);
            if (state.placeOf(piece) < 0 || standSeen[standing(piece, owners)]) continue;
            standSeen[standing(piece, owners)] = true;
            list[found++] = piece;
        }
        for (int i = 0; i < found; i++) standSeen[standing(list[i], owners)] = false;
        return found;
    }

    private int standing(int piece, int owners) {
        return (state.placeOf(piece) * blueprint.kinds.size() + blueprint.kindOf[piece]) * owners + blueprint.ownerOf[piece] + 1;
    }

    @Export
    public int listAt(int space) {
        int zone = blueprint.boardOfSpace(space).zone, found = 0;
        for (int i = 0, n = state.zoneSize(zone); i < n; i++) {
            int piece = state.pieceAt(zone, i);
            if (state.placeOf(piece) == space) list[found++] = piece;
        }
        return found;
    }

    private BoardGraph.Way way(int board, int way) {
        return blueprint.boards.get(board).way(way);
    }

    @Export
    public int distance(int board, int way, int from, int to) {
        return way(board, way).distance(from, to);
    }

    @Export
    public int neighbours(int board, int way, int from) {
        int[] spaces = way(board, way).neighbours(from);
        System.arraycopy(spaces, 0, list, 0, spaces.length);
        return spaces.length;
    }

    /** The pieces on a board within so many steps of a space, in the order in which they came to the board. */
    @Export
    public int listWithin(int board, int way, int from, int steps) {
        BoardGraph.Way measure = way(board, way);
        int zone = blueprint.boards.get(board).zone, found = 0;
        for (int i = 0, n = state.zoneSize(zone); i < n; i++) {
            int piece = state.pieceAt(zone, i), space = state.placeOf(piece);
            if (space >= 0 && measure.distance(from, space) <= steps) list[found++] = piece;
        }
        return found;
    }

    private int boardOf(int space) {
        return blueprint.boards.indexOf(blueprint.boardOfSpace(space));
    }

    @Export
    public boolean isFree(int space) {
        return searches[boardOf(space)].isFree(state, space);
    }

    @Export
    public void clearBlocked(int board) {
        searches[board].open();
    }

    @Export
    public void block(int space) {
        searches[boardOf(space)].bar(space);
    }

    @Export
    public void blockOccupied(int board) {
        searches[board].barOccupied(state);
    }

    @Export
    public int path(int board, int way, int from, int to) {
        return searches[board].path(way(board, way), from, to, list);
    }

    @Export
    public int stepsBetween(int board, int way, int from, int to) {
        return searches[board].steps(way(board, way), from, to);
    }

    @Export
    public int reach(int board, int way, int from, int steps) {
        return searches[board].reach(way(board, way), from, steps, list);
    }

}
