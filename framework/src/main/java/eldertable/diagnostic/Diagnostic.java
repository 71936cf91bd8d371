package eldertable.diagnostic;

import eldertable.words.Message;
import eldertable.words.Tongue;
import java.util.Objects;

/**
 * One problem found in a pack, told to its author.
 *
 * @param code    a fixed word for this sort of problem, such as "unknown-key": tests and tools look for it
 * @param telling what is wrong and what to do about it, in whole sentences
 * @param excerpt the line of the file that the span points into, or "" when there is none to show
 */
public record Diagnostic(Severity severity, String code, Span span, Message telling, String excerpt) {
    public Diagnostic {
        Objects.requireNonNull(severity);
        Objects.requireNonNull(code);
        Objects.requireNonNull(span);
        Objects.requireNonNull(telling);
        Objects.requireNonNull(excerpt);
    }

    public static Diagnostic error(String code, Span span, Message telling) {
        return new Diagnostic(Severity.ERROR, code, span, telling, "");
    }

    public static Diagnostic warning(String code, Span span, Message telling) {
        return new Diagnostic(Severity.WARNING, code, span, telling, "");
    }

    public static Diagnostic error(String code, Span span, String message) {
        return error(code, span, Message.plain(message));
    }

    public static Diagnostic warning(String code, Span span, String message) {
        return warning(code, span, Message.plain(message));
    }

    /** As programs and tests read it, in English. */
    public String message() {
        return telling.english();
    }

    /** As people read it. */
    public String message(Tongue tongue) {
        return tongue.say(telling);
    }

    public boolean isError() {
        return severity == Severity.ERROR;
    }

    public Diagnostic withExcerpt(String line) {
        return new Diagnostic(severity, code, span, telling, line);
    }

    @Override
    public String toString() {
        return span + "  " + severity.word() + "  " + code + "  " + message();
    }
}
