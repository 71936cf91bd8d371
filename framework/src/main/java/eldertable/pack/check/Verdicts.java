package eldertable.pack.check;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Source;
import eldertable.diagnostic.Span;
import eldertable.javascript.ScriptTokens.Kind;
import eldertable.javascript.ScriptTokens.Token;
import eldertable.words.Message;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a `check` answers, as far as it can be read off its text: one that answers nothing fails when it is asked, and one that answers a mere
 * no leaves the player without a reason.
 */
final class Verdicts {
    /** Between them an expression is true or false and nothing else. */
    private static final Set<String> COMPARING = Set.of("===", "!==", "==", "!=", "<", ">", "<=", ">=", "!");
    /** With one of these it may be something else after all. */
    private static final Set<String> CHOOSING = Set.of("?", "??", "=>");
    /** Calls of these are true or false, too. */
    private static final Set<String> YES_OR_NO = Set.of("every", "some", "includes", "has");

    /** What an answer can stand behind. */
    private static final Set<String> ANSWERING = Set.of("||", "|", "?", ":", "=>", "(", "[", ",");

    private Verdicts() {}

    /** @param at the place of a word `check` among the tokens */
    static Optional<Diagnostic> of(Source source, List<Token> code, int at) {
        int arrow = arrow(code, at + 1);
        if (arrow < 0) return Optional.empty();
        boolean block = is(code, arrow + 1, "{");
        boolean text = false, answers = false, chooses = false;
        int depth = 0, end = end(code, arrow), last = arrow + 1;
        for (int i = arrow + 1; i < end; i++) {
            Token token = code.get(i);
            if (token.closes()) depth--;
            if (token.opens()) depth++;
            text |= token.kind() == Kind.TEXT;
            answers |= token.isWord("return") || token.isWord("throw");
            if (depth > 0 || token.kind() != Kind.MARK) continue;
            chooses |= CHOOSING.contains(token.text());
            if (token.is("||") || token.is("|")) last = i + 1;
        }
        Span span = source.spanAt(code.get(at).offset());
        if (block && !answers) {
            return told(Diagnostic.error("no-answer", span, Message.of("pack.check.no-answer")), source, span);
        }
        if (block || text || chooses || !isYesOrNo(code, last, end)) return Optional.empty();
        return told(Diagnostic.warning("no-reason", span, Message.of("pack.check.no-reason")), source, span);
    }

    /** Whether an expression is true or false and nothing else. In `a || b` it is b that refuses. */
    private static boolean isYesOrNo(List<Token> code, int from, int end) {
        int depth = 0, call = -1;
        for (int i = from; i < end; i++) {
            Token token = code.get(i);
            if (token.closes()) depth--;
            if (depth == 0 && token.kind() == Kind.MARK && COMPARING.contains(token.text())) return true;
            if (depth == 0 && token.is("(")) call = i;
            if (token.opens()) depth++;
        }
        return call > from && is(code, end - 1, ")") && YES_OR_NO.stream().anyMatch(code.get(call - 1)::isWord);
    }

    /** A reason that is written out, of a pack that speaks several languages. @param at the place of a word `check` or `when` */
    static Optional<Diagnostic> written(Source source, List<Token> code, int at) {
        int arrow = arrow(code, at + 1);
        for (int i = arrow + 1, end = arrow < 0 ? 0 : end(code, arrow); i < end; i++) {
            Token token = code.get(i), before = code.get(i - 1);
            boolean answers = before.isWord("return") || before.kind() == Kind.MARK && ANSWERING.contains(before.text());
            if (token.kind() != Kind.TEXT || !answers || token.text().indexOf(' ') < 0) continue;
            Span span = source.spanAt(token.offset());
            return told(Diagnostic.warning("plain-reason", span, Message.of("pack.check.plain-reason")), source, span);
        }
        return Optional.empty();
    }

    /** Behind the last token of a function. */
    private static int end(List<Token> code, int arrow) {
        boolean block = is(code, arrow + 1, "{");
        int depth = 0;
        for (int i = arrow + 1; i < code.size(); i++) {
            Token token = code.get(i);
            if (token.closes() && --depth < 0 || depth == 0 && !block && (token.is(",") || token.is(";"))) return i;
            if (token.opens()) depth++;
            if (block && depth == 0) return i + 1;
        }
        return code.size();
    }

    private static Optional<Diagnostic> told(Diagnostic problem, Source source, Span span) {
        return Optional.of(problem.withExcerpt(source.line(span.line())));
    }

    /** Where the arrow of `check: (…) =>` stands, or -1. */
    private static int arrow(List<Token> code, int colon) {
        if (!is(code, colon, ":")) return -1;
        int end = colon + 1;
        if (is(code, end, "(")) {
            for (int depth = 0; end < code.size(); end++) {
                if (code.get(end).opens()) depth++;
                else if (code.get(end).closes() && --depth == 0) break;
            }
        }
        return is(code, end + 1, "=>") ? end + 1 : -1;
    }

    private static boolean is(List<Token> code, int at, String mark) {
        return at < code.size() && code.get(at).is(mark);
    }
}
