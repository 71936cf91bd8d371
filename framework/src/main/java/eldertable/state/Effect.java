package eldertable.state;

/** Something that happened on the table. Animation, chronicle and sound all derive from these; they name things by number. */
public sealed interface Effect {
    record Moved(int piece, int from, int fromIndex, int to, int toIndex, int place) implements Effect {}

    record Turned(int piece, boolean faceUp) implements Effect {}

    record Shown(int piece, int player) implements Effect {}

    record Shuffled(int zone) implements Effect {}

    /** A cell of a counter or pool. */
    record Counted(int cell, int before, int after) implements Effect {}

    record Rolled(int die, int face) implements Effect {}

    /**
     * A line for the chronicle: a key of the pack's texts with values filled in.
     *
     * @param audience a seat, or -1 for all
     * @param scored   whether it tells of `points` that `what` has brought a `player`: shown on the table too
     */
    record Said(String key, java.util.Map<String, Integer> values, int audience, boolean scored) implements Effect {
        public Said(String key, java.util.Map<String, Integer> values, int audience) {
            this(key, values, audience, false);
        }
    }

    record Ended(int winners, long places, int reason) implements Effect {}
}
