package eldertable.javascript;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;

/**
 * Splits a module's text into tokens, just well enough to see what is declared where: it knows strings, templates, comments and
 * regular expressions, and which brackets belong together. A text that is no JavaScript gives some tokens or other.
 */
public final class ScriptTokens {
    public enum Kind { WORD, NUMBER, TEXT, PATTERN, MARK }

    /**
     * @param atTop whether a `var` here would be the module's own: not within a function, a class or an expression
     */
    public record Token(Kind kind, String text, int offset, boolean newLine, boolean atTop) {
        public boolean is(String mark) {
            return kind == Kind.MARK && text.equals(mark);
        }

        public boolean isWord(String word) {
            return kind == Kind.WORD && text.equals(word);
        }

        /** A text in quotes: not a piece of a template. */
        public boolean isString() {
            return kind == Kind.TEXT && (text.startsWith("'") || text.startsWith("\"")); // between two expressions a template may say nothing
        }

        /** What a text in quotes says; escapes stay as they are written. */
        public String content() {
            return text.substring(1, Math.max(1, text.length() - 1));
        }

        public int end() {
            return offset + text.length();
        }

        public boolean opens() {
            return kind == Kind.MARK && (text.equals("(") || text.equals("[") || text.equals("{") || text.equals("${"));
        }

        public boolean closes() {
            return kind == Kind.MARK && (text.equals(")") || text.equals("]") || text.equals("}"));
        }
    }

    /** What a bracket holds. */
    private enum Bracket { CONDITION, PAREN, LIST, BLOCK, FUNCTION, CLASS, OBJECT, TEMPLATE }

    /** After these an expression follows, so that a slash begins a regular expression. */
    private static final Set<String> BEFORE_EXPRESSION = Set.of("return", "typeof", "instanceof", "in", "of", "new", "delete", "void", "throw",
        "case", "do", "else", "yield", "await", "default", "extends");
    private static final Set<String> BEFORE_CONDITION = Set.of("if", "for", "while", "switch", "catch", "await");

    private final String text;
    private final List<Token> tokens = new ArrayList<>();
    private final Deque<Bracket> open = new ArrayDeque<>();
    private int at;
    private boolean newLine;
    /** How deep the class stands whose body comes next, or -1. */
    private int classAt = -1;
    /** What the bracket closed last held. */
    private Bracket closed = Bracket.BLOCK;

    private ScriptTokens(String text) {
        this.text = text;
    }

    public static List<Token> of(String text) {
        ScriptTokens reader = new ScriptTokens(text);
        if (text.startsWith("#!")) reader.skipLine();
        while (reader.at < text.length()) reader.next();
        return reader.tokens;
    }

    private void next() {
        char c = text.charAt(at);
        if (c == '\n' || c == '\r' || c == '\u2028' || c == '\u2029') {
            newLine = true;
            at++;
        } else if (Character.isWhitespace(c) || Character.isSpaceChar(c) || c == '\uFEFF') at++;
        else if (text.startsWith("//", at)) skipLine();
        else if (text.startsWith("/*", at)) skipComment();
        else if (isWordPart(c) && !Character.isDigit(c)) word();
        else if (Character.isDigit(c) || c == '.' && Character.isDigit(peek(1))) number();
        else if (c == '"' || c == '\'') add(Kind.TEXT, endOfString(c));
        else if (c == '`') template(at + 1);
        else if (c == '/' && isExpressionNext()) add(Kind.PATTERN, endOfPattern());
        else mark(c);
    }

    private char peek(int ahead) {
        return at + ahead < text.length() ? text.charAt(at + ahead) : '\0';
    }

    private Token last() {
        return tokens.isEmpty() ? null : tokens.get(tokens.size() - 1);
    }

    private void add(Kind kind, int end) {
        boolean top = open.stream().allMatch(bracket -> bracket == Bracket.BLOCK || bracket == Bracket.CONDITION);
        tokens.add(new Token(kind, text.substring(at, end), at, newLine, top));
        newLine = false;
        at = end;
    }

    private void skipLine() {
        while (at < text.length() && text.charAt(at) != '\n' && text.charAt(at) != '\r') at++;
    }

    private void skipComment() {
        int end = text.indexOf("*/", at + 2);
        int after = end < 0 ? text.length() : end + 2;
        newLine |= text.substring(at, after).indexOf('\n') >= 0;
        at = after;
    }

    private static boolean isWordPart(char c) {
        return Character.isUnicodeIdentifierPart(c) && !Character.isIdentifierIgnorable(c) || c == '$' || c == '_' || c == '#' || c == '\\'
            || Character.isSurrogate(c);
    }

    private void word() {
        int end = at;
        while (end < text.length() && isWordPart(text.charAt(end))) end++;
        boolean member = last() != null && (last().is(".") || last().is("?."));
        add(Kind.WORD, end);
        if (last().isWord("class") && !member) classAt = open.size();
    }

    private void number() {
        int end = at;
        while (end < text.length() && (isWordPart(text.charAt(end)) || text.charAt(end) == '.')) end++;
        add(Kind.NUMBER, end);
    }

    private int endOfString(char quote) {
        for (int i = at + 1; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\\') i++;
            else if (c == quote) return i + 1;
            else if (c == '\n') return i;
        }
        return text.length();
    }

    private int endOfPattern() {
        boolean inClass = false;
        for (int i = at + 1; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\n') return i;
            if (c == '\\') i++;
            else if (c == '[') inClass = true;
            else if (c == ']') inClass = false;
            else if (c == '/' && !inClass) {
                int end = i + 1;
                while (end < text.length() && isWordPart(text.charAt(end))) end++;
                return end;
            }
        }
        return text.length();
    }

    /** A piece of a template, up to its end or to the next expression in it. */
    private void template(int from) {
        for (int i = from; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\\') i++;
            else if (c == '`') {
                add(Kind.TEXT, i + 1);
                return;
            } else if (c == '$' && i + 1 < text.length() && text.charAt(i + 1) == '{') {
                add(Kind.TEXT, i);
                add(Kind.MARK, i + 2);
                open.push(Bracket.TEMPLATE);
                return;
            }
        }
        add(Kind.TEXT, text.length());
    }

    private void mark(char c) {
        switch (c) {
            case '(' -> open(isCondition() ? Bracket.CONDITION : Bracket.PAREN);
            case '[' -> open(Bracket.LIST);
            case '{' -> open(brace());
            case ')', ']', '}' -> close();
            default -> add(Kind.MARK, at + length(c));
        }
    }

    private void open(Bracket bracket) {
        add(Kind.MARK, at + 1);
        open.push(bracket);
    }

    private void close() {
        closed = open.isEmpty() ? Bracket.BLOCK : open.pop();
        if (classAt > open.size()) classAt = -1; // it was a member's name
        add(Kind.MARK, at + 1);
        if (closed == Bracket.TEMPLATE) template(at);
    }

    private boolean isCondition() {
        boolean inBody = open.isEmpty() || open.peek() == Bracket.BLOCK || open.peek() == Bracket.FUNCTION;
        return inBody && last() != null && last().kind == Kind.WORD && BEFORE_CONDITION.contains(last().text);
    }

    private Bracket brace() {
        Token before = last();
        if (classAt == open.size()) {
            classAt = -1;
            return Bracket.CLASS;
        }
        if (before == null || before.is(";") || before.is("{") && open.peek() != Bracket.OBJECT) return Bracket.BLOCK;
        if (before.is("=>")) return Bracket.FUNCTION;
        if (before.is(")")) return closed == Bracket.CONDITION ? Bracket.BLOCK : Bracket.FUNCTION;
        if (before.is("}")) return Bracket.BLOCK;
        if (before.isWord("else") || before.isWord("do") || before.isWord("try") || before.isWord("finally")) return Bracket.BLOCK;
        if (before.isWord("static") && open.peek() == Bracket.CLASS) return Bracket.FUNCTION;
        if (before.is(":")) return open.isEmpty() || open.peek() == Bracket.BLOCK ? Bracket.BLOCK : Bracket.OBJECT;
        return isExpressionNext() || !before.newLine && before.kind == Kind.WORD ? Bracket.OBJECT : Bracket.BLOCK;
    }

    private boolean isExpressionNext() {
        Token before = last();
        if (before == null) return true;
        return switch (before.kind) {
            case WORD -> BEFORE_EXPRESSION.contains(before.text) && !isMember(tokens.size() - 1);
            case NUMBER, TEXT, PATTERN -> false;
            case MARK -> switch (before.text) {
                case ")" -> closed == Bracket.CONDITION;
                case "}" -> closed != Bracket.OBJECT;
                case "]", "++", "--" -> false;
                default -> true;
            };
        };
    }

    private boolean isMember(int index) {
        return index > 0 && (tokens.get(index - 1).is(".") || tokens.get(index - 1).is("?."));
    }

    private int length(char c) {
        if (text.startsWith("...", at) || text.startsWith("===", at) || text.startsWith("!==", at)) return 3;
        if (text.startsWith("=>", at) || text.startsWith("++", at) || text.startsWith("--", at)) return 2;
        if (c == '?' && peek(1) == '.' && !Character.isDigit(peek(2))) return 2;
        return "=!<>+-*/%&|^?".indexOf(c) >= 0 && peek(1) == '=' ? 2 : 1;
    }
}
