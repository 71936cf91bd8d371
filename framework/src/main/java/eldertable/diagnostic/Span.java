package eldertable.diagnostic;

/** Where something was written: a file of a pack (as the author would name it), with a line and column counted from 1. */
public record Span(String file, int line, int column) {
    /** For problems that concern a file or pack as a whole. */
    public static Span file(String file) {
        return new Span(file, 1, 1);
    }

    @Override
    public String toString() {
        return file + ":" + line + ":" + column;
    }
}
