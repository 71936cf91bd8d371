package eldertable.scenario;

import eldertable.diagnostic.Span;

/**
 * Something that is not as a scenario expects it.
 *
 * @param what    what was looked at: "A.hand", or a move
 * @param message what else there is to say, "" for nothing
 */
public record ScenarioFailure(Span span, String what, String expected, String actual, String message) {
    ScenarioFailure(Span span, String what, Object expected, Object actual) {
        this(span, what, String.valueOf(expected), String.valueOf(actual), "");
    }
}
