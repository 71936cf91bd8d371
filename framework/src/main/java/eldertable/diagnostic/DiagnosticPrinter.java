package eldertable.diagnostic;

import eldertable.words.Message;
import eldertable.words.Tongue;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Writes diagnostics for people: the place, the line, and under it a caret with what to do. Control characters of a
 * pack's files never reach the terminal.
 */
public final class DiagnosticPrinter {
    private static final String INDENT = "  ";
    private static final int WIDEST = 120;
    private static final String RED = "31;1";
    private static final String YELLOW = "33;1";
    private static final String DIM = "2";
    private static final String BOLD = "1";

    private final Tongue tongue;
    private final boolean colours;

    private DiagnosticPrinter(Tongue tongue, boolean colours) {
        this.tongue = tongue;
        this.colours = colours;
    }

    public static DiagnosticPrinter plain(Tongue tongue) {
        return new DiagnosticPrinter(tongue, false);
    }

    /** With ANSI colours, for a terminal. */
    public static DiagnosticPrinter coloured(Tongue tongue) {
        return new DiagnosticPrinter(tongue, true);
    }

    /** All of them, with an empty line between; "" for none. */
    public String print(List<Diagnostic> problems) {
        return problems.stream().map(this::print).collect(Collectors.joining("\n"));
    }

    /** One diagnostic, each line ended by a line break. */
    public String print(Diagnostic problem) {
        String tone = problem.isError() ? RED : YELLOW;
        StringBuilder out = new StringBuilder();
        out.append(paint(BOLD, visible(problem.span().toString()))).append("  ")
                .append(paint(tone, tongue.say("diagnostic.severity." + problem.severity().word()))).append("  ")
                .append(paint(DIM, problem.code())).append('\n');
        String message = visible(problem.message(tongue));
        if (problem.excerpt().isBlank()) {
            return out.append(INDENT).append(message).append('\n').toString();
        }
        Excerpt excerpt = Excerpt.of(problem);
        return out.append(INDENT).append(excerpt.text).append('\n')
                .append(INDENT).append(" ".repeat(excerpt.caret)).append(paint(tone, "^")).append(' ').append(message).append('\n')
                .toString();
    }

    /** "2 errors, 1 warning", or "no problems". */
    public static Message summary(List<Diagnostic> problems) {
        long errors = problems.stream().filter(Diagnostic::isError).count();
        long warnings = problems.size() - errors;
        if (problems.isEmpty()) return Message.of("diagnostic.none");
        if (warnings == 0) return Message.of("diagnostic.errors", "errors", errors);
        return errors == 0 ? Message.of("diagnostic.warnings", "warnings", warnings) : Message.of("diagnostic.both", "errors", errors, "warnings", warnings);
    }

    private String paint(String tone, String text) {
        return colours ? "\u001B[" + tone + "m" + text + "\u001B[0m" : text;
    }

    /** One column a character, nothing that moves the cursor or turns the direction of writing. */
    private static String visible(String text) {
        StringBuilder out = new StringBuilder(text.length());
        text.codePoints().forEach(c -> {
            out.appendCodePoint(PlainText.isPlain(c) ? c : c == '\t' ? ' ' : '\u00B7');
        });
        return out.toString();
    }

    /** The part of a line that is shown, and how many characters stand before the caret. */
    public record Excerpt(String text, int caret) {
        public static Excerpt of(Diagnostic problem) {
            return around(visible(problem.excerpt()), problem.span().column());
        }

        private static Excerpt around(String line, int column) {
            int[] all = line.codePoints().toArray();
            int begin = 0;
            while (begin < all.length && all[begin] == ' ' && begin < column - 1) {
                begin++;
            }
            int end = all.length;
            while (end > begin && all[end - 1] == ' ') {
                end--;
            }
            int point = Math.max(begin, Math.min(column - 1, end));
            boolean cutBefore = point - begin > WIDEST * 3 / 4;
            int from = cutBefore ? point - WIDEST / 2 : begin;
            boolean cutAfter = end - from > WIDEST;
            int to = cutAfter ? from + WIDEST : end;
            String shown = (cutBefore ? "…" : "") + new String(all, from, to - from) + (cutAfter ? "…" : "");
            return new Excerpt(shown, point - from + (cutBefore ? 1 : 0));
        }
    }
}
