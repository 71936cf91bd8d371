package eldertable.view;

import eldertable.state.BoardGraph;

import java.util.ArrayList;
import java.util.List;

/**
 * A board with what stands on it; what it looks like is in the pack.
 *
 * @param firstSpace the match's number of its first space
 * @param spaces     for each space the pieces on it, in the order in which they came
 */
public record BoardView(String id, int zone, int firstSpace, List<List<PieceView>> spaces) {
    /** @param zone what a viewer sees of the zone that holds all that stands on the board */
    public static BoardView of(BoardGraph board, ZoneView zone) {
        List<List<PieceView>> spaces = new ArrayList<>();
        for (int i = 0; i < board.size(); i++) spaces.add(new ArrayList<>());
        for (PieceView piece : zone.seen()) if (piece.space() >= 0) spaces.get(piece.space() - board.firstSpace).add(piece);
        spaces.replaceAll(List::copyOf);
        return new BoardView(board.def.id(), board.zone, board.firstSpace, List.copyOf(spaces));
    }

    public List<PieceView> at(int space) {
        return spaces.get(space - firstSpace);
    }
}
