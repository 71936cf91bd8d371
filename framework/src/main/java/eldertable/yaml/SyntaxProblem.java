package eldertable.yaml;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Source;
import eldertable.diagnostic.Span;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Says in an author's words what the parser stumbled over, and points at what has to be changed. */
final class SyntaxProblem {
    /** By what the parser says: what an author can do about it. The first that fits counts. */
    private static final List<Map.Entry<String, String>> ADVICE = List.of(
            Map.entry("mapping values are not allowed", "A ':' is not expected here. Put a text that holds ': ' in quotes, or check"
                    + " that a blank follows every ':' and that the lines are indented alike."),
            Map.entry("sequence entries are not allowed", "A list begins in the line below its key, or stands in brackets: [a, b]."),
            Map.entry("chomping or indentation", "The text begins in the line below '|' or '>'. If the sign is part of it, put it in quotes."),
            Map.entry("cannot start any token", "A value cannot begin with this character. Put it in quotes."),
            Map.entry("unexpected character", "A value cannot begin with this character. Put it in quotes."),
            Map.entry("expected the node content", "A value is expected here. If this is one, put it in quotes."),
            Map.entry("escape character", "This backslash means nothing inside double quotes. Write '\\\\', or use single quotes."),
            Map.entry("<document start>", "The file's content is already complete above this. Check how far it is indented."));

    private SyntaxProblem() {}

    static Diagnostic of(Source source, MarkedYamlEngineException bad) {
        String problem = Optional.ofNullable(bad.getProblem()).orElse("");
        String context = Optional.ofNullable(bad.getContext()).orElse("");
        Span here = bad.getProblemMark().map(mark -> span(source, mark)).orElseGet(() -> Span.file(source.file()));
        Span begun = bad.getContextMark().map(mark -> span(source, mark)).orElse(here);

        if (problem.contains("TAB") || startsWithTab(source, here)) {
            return error(here, "There is a tab here. YAML is indented with spaces only.");
        }
        if (context.contains("quoted scalar") && problem.contains("end of stream")) {
            return error(begun, "The quote opened here is never closed.");
        }
        if (problem.contains("<stream end>")) {
            int open = Math.max(source.text().lastIndexOf('['), source.text().lastIndexOf('{'));
            return error(open < 0 ? begun : source.spanAt(open), "What is opened here is never closed.");
        }
        if (problem.contains("could not find expected ':'")) {
            return error(begun, "A ':' is missing after this, or it is not indented as the lines around it.");
        }
        if (problem.contains("expected <block end>")) {
            return error(here, problem.contains("<scalar>") && followsQuote(source, here)
                    ? "The quoted text before this is already complete. Quote the whole value; a ' inside single quotes is written twice."
                    : "This does not continue what began in line " + begun.line() + ". Check how far it is indented, and that every key has its ':'.");
        }
        if (problem.contains("expected ',' or")) {
            char closing = problem.contains("']'") ? ']' : '}';
            return error(here, "A ',' or '" + closing + "' is missing before this, in what was opened in line " + begun.line() + ".");
        }
        String advice = ADVICE.stream().filter(known -> problem.contains(known.getKey())).map(Map.Entry::getValue).findFirst()
                .orElseGet(() -> "This is not valid YAML: " + (context.isEmpty() ? "" : context + ", ") + problem + ".");
        return error(here, advice);
    }

    static Span span(Source source, Mark mark) {
        return new Span(source.file(), mark.getLine() + 1, mark.getColumn() + 1);
    }

    private static Diagnostic error(Span span, String message) {
        return Diagnostic.error("yaml-syntax", span, message);
    }

    private static boolean startsWithTab(Source source, Span span) {
        String line = source.line(span.line());
        return line.length() >= span.column() && line.charAt(span.column() - 1) == '\t';
    }

    private static boolean followsQuote(Source source, Span span) {
        String line = source.line(span.line());
        String before = line.substring(0, Math.min(line.length(), span.column() - 1)).strip();
        return before.endsWith("'") || before.endsWith("\"");
    }
}
