package eldertable.rules;

import eldertable.diagnostic.Span;

import java.util.function.Consumer;

/** A line that rules have printed, and where. */
public record Printed(Span span, String text) {
    /** For rules whose author does not listen. */
    public static final Consumer<Printed> SILENT = line -> { };

    @Override
    public String toString() {
        return span.file() + ":" + span.line() + "  " + text;
    }
}
