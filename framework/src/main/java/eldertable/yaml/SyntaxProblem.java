package eldertable.yaml;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Source;
import eldertable.diagnostic.Span;
import eldertable.words.Message;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Says in an author's words what the parser stumbled over, and points at what has to be changed. */
final class SyntaxProblem {
    /** By what the parser says: what an author can do about it. The first that fits counts. */
    private static final List<Map.Entry<String, Message>> ADVICE = List.of(
            Map.entry("mapping values are not allowed", Message.of("yaml.colon")),
            Map.entry("sequence entries are not allowed", Message.of("yaml.list")),
            Map.entry("chomping or indentation", Message.of("yaml.block-text")),
            Map.entry("cannot start any token", Message.of("yaml.begins")),
            Map.entry("unexpected character", Message.of("yaml.begins")),
            Map.entry("expected the node content", Message.of("yaml.no-value")),
            Map.entry("escape character", Message.of("yaml.backslash")),
            Map.entry("<document start>", Message.of("yaml.complete")));

    private SyntaxProblem() {}

    static Diagnostic of(Source source, MarkedYamlEngineException bad) {
        String problem = Optional.ofNullable(bad.getProblem()).orElse("");
        String context = Optional.ofNullable(bad.getContext()).orElse("");
        Span here = bad.getProblemMark().map(mark -> span(source, mark)).orElseGet(() -> Span.file(source.file()));
        Span begun = bad.getContextMark().map(mark -> span(source, mark)).orElse(here);

        if (problem.contains("TAB") || startsWithTab(source, here)) {
            return error(here, Message.of("yaml.tab"));
        }
        if (context.contains("quoted scalar") && problem.contains("end of stream")) {
            return error(begun, Message.of("yaml.open-quote"));
        }
        if (problem.contains("<stream end>")) {
            int open = Math.max(source.text().lastIndexOf('['), source.text().lastIndexOf('{'));
            return error(open < 0 ? begun : source.spanAt(open), Message.of("yaml.open-bracket"));
        }
        if (problem.contains("could not find expected ':'")) {
            return error(begun, Message.of("yaml.no-colon"));
        }
        if (problem.contains("expected <block end>")) {
            return error(here, problem.contains("<scalar>") && followsQuote(source, here)
                    ? Message.of("yaml.quoted-part")
                    : Message.of("yaml.no-continuation", "line", begun.line()));
        }
        if (problem.contains("expected ',' or")) {
            char closing = problem.contains("']'") ? ']' : '}';
            return error(here, Message.of("yaml.no-comma", "closing", closing, "line", begun.line()));
        }
        Message advice = ADVICE.stream().filter(known -> problem.contains(known.getKey())).map(Map.Entry::getValue).findFirst()
                .orElseGet(() -> Message.of("yaml.invalid", "context", (context.isEmpty() ? "" : context + ", "), "problem", problem));
        return error(here, advice);
    }

    static Span span(Source source, Mark mark) {
        return new Span(source.file(), mark.getLine() + 1, mark.getColumn() + 1);
    }

    private static Diagnostic error(Span span, Message message) {
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
