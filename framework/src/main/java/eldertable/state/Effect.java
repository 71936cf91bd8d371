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
     */
    record Said(String key, java.util.Map<String, Integer> values, int audience, Purpose purpose) implements Effect {
        public boolean scored() {
            return purpose == Purpose.POINTS;
        }
    }

    /** What a line is said for. */
    enum Purpose {
        /** To tell what happens. */
        STORY,
        /** It tells of `points` that `what` has brought a `player`: shown on the table too. */
        POINTS,
        /** It tells why the game ends as it does: shown beside the result too. */
        REASON
    }

    record Ended(int winners, long places, int reason) implements Effect {}
}
