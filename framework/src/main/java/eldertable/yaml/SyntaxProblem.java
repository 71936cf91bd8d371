package eldertable.yaml;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Source;
import eldertable.diagnostic.Span;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;

import java.util.Optional;

/** Says in an author's words what the parser stumbled over, and points at what has to be changed. */
final class SyntaxProblem {
    private SyntaxProblem() {}

    static Diagnostic of(Source source, MarkedYamlEngineException bad) {
        String problem = Optional.ofNullable(bad.getProblem()).orElse("");
        String context = Optional.ofNullable(bad.getContext()).orElse("");
        Span here = bad.getProblemMark().map(mark -> span(source, mark)).orElseGet(() -> Span.file(source.file()));
        Span begun = bad.getContextMark().map(mark -> span(source, mark)).orElse(here);

        if (problem.contains("TAB") || problem.contains("\\t") || startsWithTab(source, here)) {
            return error(here, "There is a tab here. YAML is indented with spaces only.");
        }
        if (context.contains("quoted scalar") && problem.contains("end of stream")) {
            return error(begun, "The quote opened here is never closed.");
        }
        if (problem.contains("mapping values are not allowed")) {
            return error(here, "A ':' is not expected here. Check how far this line and the one above are indented,"
                    + " or put the text in quotes.");
        }
        if (problem.contains("could not find expected ':'")) {
            return error(begun, "A ':' is missing after this, or it is not indented as the lines around it.");
        }
        if (problem.contains("expected <block end>")) {
            return error(here, "This does not continue what began in line " + begun.line()
                    + ". Check how far it is indented, and that every key has its ':'.");
        }
        if (problem.contains("expected ',' or")) {
            char closing = problem.contains("']'") ? ']' : '}';
            return error(here, "A ',' or '" + closing + "' is missing before this, in what was opened in line " + begun.line() + ".");
        }
        if (problem.contains("cannot start any token") || problem.contains("unexpected character")) {
            return error(here, "A value cannot begin with this character. Put it in quotes.");
        }
        if (problem.contains("escape character")) {
            return error(here, "This backslash means nothing inside double quotes. Write '\\\\', or use single quotes.");
        }
        if (problem.contains("<document start>")) {
            return error(here, "The file's content is already complete above this. Check how far it is indented.");
        }
        if (problem.contains("end of stream") || problem.contains("got <stream end>") || problem.contains("StreamEnd")) {
            return error(begun, "What is opened here is never closed.");
        }
        return error(here, "This is not valid YAML: " + (context.isEmpty() ? "" : context + ", ") + problem + ".");
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
}
