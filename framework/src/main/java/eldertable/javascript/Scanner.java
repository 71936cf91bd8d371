package eldertable.javascript;

import eldertable.javascript.Token.Sort;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;

/** Cuts a script into its tokens. It never fails: what is not closed reaches to the end. */
public final class Scanner {
    /** After these a slash begins a regular expression, although they are words. */
    private static final Set<String> BEFORE_VALUES = Set.of("return", "typeof", "case", "in", "of", "delete", "void", "throw", "new", "else", "do");
    /** Signs of more than one character, longest first. */
    private static final List<String> LONG_SIGNS = List.of(">>>=", "===", "!==", "**=", "...", "<<=", ">>=", ">>>", "&&=", "||=", "??=", "=>", "==", "!=",
        "<=", ">=", "&&", "||", "??", "?.", "++", "--", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "**", "<<", ">>");

    private final String text;
    private final List<Token> tokens = new ArrayList<>();
    /** For each template that is open: how many braces are open in its innermost expression. */
    private final Deque<Integer> braces = new ArrayDeque<>();
    private int at;

    private Scanner(String text) {
        this.text = text;
    }

    /** All tokens, comments included; a template is told in pieces, with the tokens of its expressions between them. */
    public static List<Token> tokens(String script) {
        Scanner scanner = new Scanner(script);
        while (scanner.at < script.length()) scanner.next();
        return List.copyOf(scanner.tokens);
    }

    /** The tokens that mean something. */
    public static List<Token> code(String script) {
        return tokens(script).stream().filter(token -> token.sort() != Sort.COMMENT).toList();
    }

    private void next() {
        char c = text.charAt(at);
        if (Character.isWhitespace(c)) at++;
        else if (text.startsWith("//", at)) add(Sort.COMMENT, lineEnd(at));
        else if (text.startsWith("/*", at)) add(Sort.COMMENT, after("*/", at + 2));
        else if (c == '\'' || c == '"') add(Sort.STRING, stringEnd(c));
        else if (c == '`') template(at + 1);
        else if (c == '}' && !braces.isEmpty() && braces.peek() == 0) {
            braces.pop();
            template(at + 1);
        } else if (Character.isJavaIdentifierStart(c) || c == '#') add(Sort.WORD, wordEnd());
        else if (Character.isDigit(c)) add(Sort.NUMBER, wordEnd());
        else if (c == '/' && beginsRegex()) add(Sort.REGEX, regexEnd());
        else sign(c);
    }

    private void add(Sort sort, int end) {
        tokens.add(new Token(sort, text.substring(at, end), at, end));
        at = end;
    }

    private void sign(char c) {
        if (!braces.isEmpty() && (c == '{' || c == '}')) braces.push(braces.pop() + (c == '{' ? 1 : -1));
        String sign = LONG_SIGNS.stream().filter(one -> text.startsWith(one, at)).findFirst().orElse(String.valueOf(c));
        add(Sort.SIGN, at + sign.length());
    }

    /** A piece of a template, up to its end or to the expression that interrupts it. */
    private void template(int from) {
        int end = from;
        while (end < text.length() && text.charAt(end) != '`' && !text.startsWith("${", end)) end += text.charAt(end) == '\\' ? 2 : 1;
        end = Math.min(end, text.length());
        if (text.startsWith("${", end)) {
            braces.push(0);
            add(Sort.TEMPLATE, end + 2);
        } else {
            add(Sort.TEMPLATE, Math.min(end + 1, text.length()));
        }
    }

    private int lineEnd(int from) {
        int end = from;
        while (end < text.length() && text.charAt(end) != '\n') end++;
        return end;
    }

    private int after(String closing, int from) {
        int found = text.indexOf(closing, from);
        return found < 0 ? text.length() : found + closing.length();
    }

    private int stringEnd(char quote) {
        int end = at + 1;
        while (end < text.length() && text.charAt(end) != quote && text.charAt(end) != '\n') end += text.charAt(end) == '\\' ? 2 : 1;
        return Math.min(end + 1, text.length());
    }

    private int wordEnd() {
        int end = at + 1;
        while (end < text.length() && (Character.isJavaIdentifierPart(text.charAt(end)) || text.charAt(end) == '.' && isFraction(end))) end++;
        return end;
    }

    private boolean isFraction(int dot) {
        return Character.isDigit(text.charAt(at)) && dot + 1 < text.length() && Character.isDigit(text.charAt(dot + 1));
    }

    private boolean beginsRegex() {
        for (int i = tokens.size() - 1; i >= 0; i--) {
            Token before = tokens.get(i);
            if (before.sort() == Sort.COMMENT) continue;
            if (before.sort() == Sort.WORD) return BEFORE_VALUES.contains(before.text());
            return before.sort() == Sort.SIGN ? !Set.of(")", "]", "}", "++", "--").contains(before.text())
                : before.sort() == Sort.TEMPLATE && before.text().endsWith("${");
        }
        return true;
    }

    private int regexEnd() {
        boolean set = false;
        int end = at + 1;
        while (end < text.length() && text.charAt(end) != '\n' && (set || text.charAt(end) != '/')) {
            char c = text.charAt(end);
            if (c == '[') set = true;
            else if (c == ']') set = false;
            end += c == '\\' ? 2 : 1;
        }
        end = Math.min(end + 1, text.length());
        while (end < text.length() && Character.isLetter(text.charAt(end))) end++;
        return end;
    }
}
