package eldertable.script;

import eldertable.javascript.ScriptTokens.Kind;
import eldertable.javascript.ScriptTokens.Token;
import eldertable.javascript.ScriptTokens;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/** What a module declares for itself, outside of all functions: the names that live as long as its context. */
final class ModuleScope {
    /** @param offset where it is declared in the module's text */
    record Name(String name, int offset) {}

    private static final Set<String> GOES_ON = Set.of("in", "instanceof", "extends");
    private static final Set<String> WANTS_MORE = Set.of("typeof", "new", "await", "void", "delete", "yield", "in", "instanceof", "of",
        "extends", "class", "function", "async");

    /** Constants, functions and classes. */
    final List<Name> names = new ArrayList<>();
    private List<Token> tokens;
    private int at;
    private int variable = -1;
    private boolean exportsDefault;

    private ModuleScope(String text) {
        tokens = ScriptTokens.of(text);
    }

    static ModuleScope of(String text) {
        ModuleScope scope = new ModuleScope(text);
        scope.read();
        return scope;
    }

    /** Where the first variable stands that a call could change for the next, if there is one. */
    OptionalInt variable() {
        return variable < 0 ? OptionalInt.empty() : OptionalInt.of(variable);
    }

    /** Whether something is exported that need not have a name. */
    boolean exportsDefault() {
        return exportsDefault;
    }

    private void read() {
        for (Token token : tokens) if (token.isWord("var") && token.atTop()) found(token);
        while (at < tokens.size()) statement();
        names.removeIf(name -> name.name().isEmpty());
        tokens = List.of(); // not needed again, and these are kept
    }

    private void found(Token token) {
        if (variable < 0 || token.offset() < variable) variable = token.offset();
    }

    private Token token(int index) {
        return index >= 0 && index < tokens.size() ? tokens.get(index) : null;
    }

    private boolean is(String mark) {
        return at < tokens.size() && tokens.get(at).is(mark);
    }

    /** Reads on by one thing outside of all brackets. */
    private void statement() {
        Token token = tokens.get(at), next = token(at + 1);
        if (token.opens()) skipBrackets();
        else if (token.isWord("const")) constants();
        else if (token.isWord("let") && next != null && (next.kind() == Kind.WORD || next.is("[") || next.is("{"))) {
            found(token);
            at++;
        } else if (beginsDeclaration() && token.isWord("function")) {
            at += next != null && next.is("*") ? 2 : 1;
            name();
        } else if (beginsDeclaration() && token.isWord("class")) {
            at++;
            if (next != null && !next.isWord("extends")) name();
        } else {
            exportsDefault |= token.isWord("default") && at > 0 && token(at - 1).isWord("export");
            at++;
        }
    }

    private boolean beginsDeclaration() {
        Token before = token(at - 1);
        return before == null || tokens.get(at).newLine() || before.is(";") || before.is("}")
            || before.isWord("export") || before.isWord("default") || before.isWord("async");
    }

    private void name() {
        if (at < tokens.size() && tokens.get(at).kind() == Kind.WORD) names.add(new Name(tokens.get(at).text(), tokens.get(at++).offset()));
    }

    /** const a = 1, { b, c: [d] } = e; */
    private void constants() {
        do {
            at++;
            target();
            if (!is("=")) return;
            at++;
            skipValue();
        } while (is(","));
    }

    /** Reads on to the comma or the end of the statement. */
    private void skipValue() {
        for (boolean first = true; at < tokens.size(); first = false) {
            Token token = tokens.get(at);
            if (token.is(",") || token.is(";") || !first && token.newLine() && isNewStatement(token, token(at - 1))) return;
            if (token.opens()) skipBrackets();
            else at++;
        }
    }

    /** Whether a line begins with something that cannot belong to the value in the line before. */
    private static boolean isNewStatement(Token token, Token before) {
        boolean complete = before.kind() == Kind.WORD ? !WANTS_MORE.contains(before.text()) : before.kind() != Kind.MARK || before.closes();
        boolean begins = token.kind() == Kind.WORD ? !GOES_ON.contains(token.text()) : token.is("{")
            || token.kind() == Kind.NUMBER || token.kind() == Kind.TEXT && !token.text().startsWith("`");
        return complete && begins;
    }

    private void skipBrackets() {
        int depth = 0;
        do {
            if (tokens.get(at).opens()) depth++;
            else if (tokens.get(at).closes()) depth--;
            at++;
        } while (depth > 0 && at < tokens.size());
    }

    // ------------------------------------------------------------------ what is declared by taking something apart

    private void target() {
        if (is("{")) parts("}", true);
        else if (is("[")) parts("]", false);
        else name();
    }

    private void parts(String end, boolean named) {
        at++;
        while (at < tokens.size() && !is(end)) {
            int before = at;
            if (is("...")) at++;
            if (named) namedPart();
            else target();
            if (is("=")) skipDefault(end);
            if (is(",") || at == before) at++;
        }
        at++;
    }

    /** b, or b: target, or [any]: target */
    private void namedPart() {
        Token after = token(at + 1);
        if (is("[")) skipBrackets();
        else if (after != null && after.is(":")) at++;
        else {
            name();
            return;
        }
        at++;
        target();
    }

    private void skipDefault(String end) {
        while (at < tokens.size() && !is(",") && !is(end)) {
            if (tokens.get(at).opens()) skipBrackets();
            else at++;
        }
    }
}
