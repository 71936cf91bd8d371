package eldertable.diagnostic;

import java.util.Objects;

/**
 * One problem found in a pack, told to its author.
 *
 * @param code    a fixed word for this sort of problem, such as "unknown-key": tests and tools look for it
 * @param message what is wrong and what to do about it, in whole sentences
 * @param excerpt the line of the file that the span points into, or "" when there is none to show
 */
public record Diagnostic(Severity severity, String code, Span span, String message, String excerpt) {
    public Diagnostic {
        Objects.requireNonNull(severity);
        Objects.requireNonNull(code);
        Objects.requireNonNull(span);
        Objects.requireNonNull(message);
        Objects.requireNonNull(excerpt);
    }

    public static Diagnostic error(String code, Span span, String message) {
        return new Diagnostic(Severity.ERROR, code, span, message, "");
    }

    public static Diagnostic warning(String code, Span span, String message) {
        return new Diagnostic(Severity.WARNING, code, span, message, "");
    }

    public boolean isError() {
        return severity == Severity.ERROR;
    }

    public Diagnostic withExcerpt(String line) {
        return new Diagnostic(severity, code, span, message, line);
    }

    @Override
    public String toString() {
        return span + "  " + severity.word() + "  " + code + "  " + message;
    }
}
