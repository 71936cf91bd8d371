package eldertable.pack.model;

import eldertable.diagnostic.Span;
import eldertable.yaml.MapNode;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A guided game as it was written. What its names mean is found out when it meets a match.
 *
 * @param id      the name of its file
 * @param players empty for the fewest that the pack allows
 * @param you     the letter of the learner's seat
 * @param given   empty to start the game as usual
 */
public record LessonDef(String id, String title, String summary, OptionalInt players, MapNode options, int seed, Line you,
                        Optional<MapNode> given, List<Part> parts, Span span) {
    /** Words with their place in the file. */
    public record Line(String text, Span span) {}

    /**
     * A step: the table is laid anew, moves are made, something is said, a move is waited for; any of these may be missing.
     *
     * @param expected moves that will do; the first is made for a learner who skips it
     * @param free     whether any other move will do too
     */
    public record Part(Optional<MapNode> given, List<Line> moves, String say, List<Line> points, List<Line> expected, boolean free,
                       String otherwise, Span span) {
        /** Whether it goes on only with a move of the learner. */
        public boolean waits() {
            return !expected.isEmpty();
        }
    }
}
