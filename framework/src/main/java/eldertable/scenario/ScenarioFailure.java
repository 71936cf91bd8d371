package eldertable.scenario;

import eldertable.diagnostic.Span;
import eldertable.words.Message;

/**
 * Something that is not as a scenario expects it.
 *
 * @param what    what was looked at: "A.hand", or a move
 * @param message what else there is to say, if anything
 */
public record ScenarioFailure(Span span, Message what, Message expected, Message actual, Message message) {
    /** @param what and the others messages, or whatever else can be written down */
    ScenarioFailure(Span span, Object what, Object expected, Object actual) {
        this(span, what, expected, actual, Message.NONE);
    }

    ScenarioFailure(Span span, Object what, Object expected, Object actual, Message message) {
        this(span, said(what), said(expected), said(actual), message);
    }

    private static Message said(Object value) {
        return value instanceof Message message ? message : Message.plain(String.valueOf(value));
    }
}
