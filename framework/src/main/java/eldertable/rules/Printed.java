package eldertable.rules;

import eldertable.diagnostic.Span;

/** A line that rules have printed, and where. */
public record Printed(Span span, String text) {
    @Override
    public String toString() {
        return span.file() + ":" + span.line() + "  " + text;
    }
}
