package eldertable.view;

import java.util.List;

/**
 * A board with what stands on it; what it looks like is in the pack.
 *
 * @param firstSpace the match's number of its first space
 * @param spaces     for each space the pieces on it, in the order in which they came
 */
public record BoardView(String id, int zone, int firstSpace, List<List<PieceView>> spaces) {
    public List<PieceView> at(int space) {
        return spaces.get(space - firstSpace);
    }
}
