package eldertable.scenario;

import eldertable.diagnostic.Source;
import eldertable.diagnostic.Span;
import eldertable.yaml.MapNode;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A rule example as it was written: a table, some moves, and what must then be so. What its names mean is found out
 * when it meets a pack.
 *
 * @param cases   its numbers in a rules text
 * @param players empty for the fewest that the pack allows
 * @param given   empty to start the game as usual
 * @param source  the file it stands in, for excerpts
 */
public record ScenarioDef(String title, List<String> cases, OptionalInt players, MapNode options, int seed,
                          Optional<MapNode> given, List<Line> lines, Optional<MapNode> expect, Source source, Span span) {
    /** What happens next. */
    public sealed interface Line {
        Span span();

        /**
         * @param reason a part of the reason that a refused move is expected to be given, "" for any
         * @param stop   the automatic step before which to stop, "" for any, null to go on to the next choice
         */
        record Move(String command, boolean refused, String reason, String stop, Span span) implements Line {}

        /** Takes moves back. @param refused whether a careful table must not let them be, since something hidden was seen */
        record Undo(int moves, boolean refused, Span span) implements Line {}

        /** Goes on where play was stopped. @param stop as for a move */
        record Run(String stop, Span span) implements Line {}

        record Given(MapNode changes, Span span) implements Line {}

        record Expect(MapNode looks, Span span) implements Line {}
    }

    /** Cases and title: "T15 three of a kind is the limit". */
    public String name() {
        return cases.isEmpty() ? title : String.join(" ", cases) + " " + title;
    }
}
