package eldertable.view;

import eldertable.pack.component.CellChange;
import eldertable.state.Code;
import eldertable.state.Effect.Purpose;

import java.util.Map;

/** Something that happened, as one viewer may know it. Things are named by their numbers in the match. */
public sealed interface EffectView {
    /** Stands for a piece, or a place in a zone, that the viewer cannot know. */
    int UNKNOWN = -1;

    /** @param piece the piece if the viewer saw it before or after, else {@link #UNKNOWN}; @param space on a board, or -1 */
    record Moved(int piece, int from, int fromIndex, int to, int toIndex, int space, boolean seenBefore, boolean seenAfter)
        implements EffectView {}

    record Turned(int piece, int zone, int index, boolean faceUp) implements EffectView {}

    /** A player was let look at a piece. */
    record Shown(int piece, int zone, int player) implements EffectView {}

    record Shuffled(int zone) implements EffectView {}

    /** Something in a component changed. */
    record Changed(CellChange change) implements EffectView {}

    record Rolled(String die, int face) implements EffectView {}

    /**
     * A line of the pack's own.
     *
     * @param values codes; a piece that the viewer cannot see is Code.UNSEEN. A line that tells of points has "points", and where there
     *               are such, the "player" who got them and "what" brought them
     */
    record Said(String key, Map<String, Integer> values, Purpose purpose) implements EffectView {
        public boolean scored() {
            return purpose == Purpose.POINTS;
        }

        public int points() {
            return Code.value(values.get("points"));
        }

        /** Who got the points, or {@link #UNKNOWN}. */
        public int player() {
            int code = values.getOrDefault("player", Code.NOTHING);
            return Code.tag(code) == Code.PLAYER ? Code.value(code) : UNKNOWN;
        }

        /** What brought the points, as a code; {@link Code#NOTHING} if only the words say. */
        public int what() {
            return values.getOrDefault("what", Code.NOTHING);
        }
    }

    record Ended(ResultView result) implements EffectView {}
}
