package eldertable.diagnostic;

import java.util.List;
import java.util.stream.Collectors;

/** Writes diagnostics for programs, as a JSON array of objects. */
public final class DiagnosticJson {
    private DiagnosticJson() {}

    public static String write(List<Diagnostic> problems) {
        return problems.isEmpty() ? "[]\n"
                : problems.stream().map(DiagnosticJson::write).collect(Collectors.joining(",\n  ", "[\n  ", "\n]\n"));
    }

    public static String write(Diagnostic problem) {
        return "{" + field("severity", problem.severity().word()) + ", "
                + field("code", problem.code()) + ", "
                + field("file", problem.span().file()) + ", "
                + "\"line\": " + problem.span().line() + ", "
                + "\"column\": " + problem.span().column() + ", "
                + field("message", problem.message()) + ", "
                + field("excerpt", problem.excerpt()) + "}";
    }

    private static String field(String name, String value) {
        return quoted(name) + ": " + quoted(value);
    }

    private static String quoted(String text) {
        StringBuilder out = new StringBuilder(text.length() + 2).append('"');
        for (char c : text.toCharArray()) {
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (c == '\n') {
                out.append("\\n");
            } else if (c < 0x20 || c == 0x7F || Character.isSurrogate(c) || c == '\u2028' || c == '\u2029') {
                out.append(String.format("\\u%04x", (int) c));
            } else {
                out.append(c);
            }
        }
        return out.append('"').toString();
    }
}
