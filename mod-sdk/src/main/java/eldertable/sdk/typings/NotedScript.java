package eldertable.sdk.typings;

import eldertable.javascript.ScriptTokens;
import eldertable.javascript.ScriptTokens.Token;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * A module with notes for TypeScript in it, so that its author need not write them: what the exports of a pack are, and what the parameters of
 * its own functions are, as far as their names tell. Who has written a type is left alone.
 */
final class NotedScript {
    private static final Map<String, String> EXPORTS = Map.of("moves", "Moves", "steps", "Steps", "on", "On", "modify", "Modify", "cards", "Cards", "wrap", "Wrap",
        "hints", "Hints", "bots", "Bots");

    private final String text;
    private final Map<String, String> types;
    private final Set<Integer> without;
    private final List<Token> tokens;
    /** By place: what is put there. */
    private final TreeMap<Integer, String> notes = new TreeMap<>();
    /** Arrows whose parameters were noted: those that they give back are noted, too. */
    private final Set<Integer> noted = new HashSet<>();
    private final String result;

    /**
     * @param types   by the name of a parameter, what it is
     * @param without places of parameters that are something else, as it turned out
     */
    NotedScript(String text, Map<String, String> types, Set<Integer> without) {
        this.text = text;
        this.types = types;
        this.without = without;
        tokens = ScriptTokens.of(text);
        note();
        StringBuilder made = new StringBuilder(text);
        notes.descendingMap().forEach(made::insert);
        result = made.toString();
    }

    String text() {
        return result;
    }

    /** The place in the author's text of a place in this one. */
    int original(int offset) {
        int shift = 0;
        for (Map.Entry<Integer, String> note : notes.entrySet()) {
            int begin = note.getKey() + shift;
            if (offset < begin) break;
            if (offset < begin + note.getValue().length()) return note.getKey();
            shift += note.getValue().length();
        }
        return offset - shift;
    }

    boolean isNotedAt(int offset) {
        return notes.containsKey(offset);
    }

    private void note() {
        boolean known = false; // whether the statement is an export whose functions get their types from it
        for (int i = 0; i < tokens.size(); i++) {
            Token token = tokens.get(i);
            if (token.atTop() && token.kind() == ScriptTokens.Kind.WORD && (token.text().equals("export") || token.text().equals("const") && !at(i - 1).isWord("export")
                || token.text().equals("function"))) known = export(i);
            if (token.isWord("function") && !isMember(i)) function(i);
            else if (token.is("=>")) arrow(i, known);
        }
    }

    private boolean export(int i) {
        int name = at(i).isWord("export") ? i + 2 : i + 1;
        words(name);
        if (!at(name - 1).isWord("const") || !at(name + 1).is("=") || !(at(name + 2).is("{"))) return false;
        String type = EXPORTS.get(at(name).text());
        if (type == null) type = at(name).text().endsWith("Moves") ? "Moves" : at(name).text().endsWith("Steps") ? "Steps" : null;
        if (type == null) return false;
        if (!isNoted(i)) put(at(i).offset(), "/** @type {" + type + "} */ ");
        return true;
    }

    /** Of lists of texts that never change each text is known: `const GATES = ['first', 'second']`. */
    private void words(int name) {
        for (int i = name; at(i).kind() == ScriptTokens.Kind.WORD && at(i + 1).is("="); ) {
            int open = i + 2, close = closing(open);
            if (at(open).is("[") && close > open + 1 && tokens.subList(open + 1, close).stream().allMatch(token -> token.isString() || token.is(","))) {
                put(at(open).offset(), "/** @type {const} */ (");
                put(at(close).end(), ")");
            }
            i = next(open, tokens.size());
        }
    }

    /** Whether the author has written a type right before a token. */
    private boolean isNoted(int index) {
        int from = index == 0 ? 0 : at(index - 1).end();
        String between = text.substring(from, at(index).offset());
        return between.contains("@type") || between.contains("@param");
    }

    private void function(int i) {
        int open = at(i + 1).is("(") ? i + 1 : i + 2;
        int before = at(i - 1).isWord("export") || at(i - 1).isWord("default") ? i - 1 : i;
        if (at(open).is("(") && !isNoted(i) && !isNoted(before)) parameters(open + 1, closing(open));
    }

    private void arrow(int i, boolean known) {
        int open = at(i - 1).is(")") ? opening(i - 1) : i - 1;
        if (open < 0) return;
        Token before = at(open - 1);
        boolean value = before.is("=") && at(open - 2).kind() == ScriptTokens.Kind.WORD && !isNoted(Math.max(0, declaration(open)));
        boolean part = before.is(":") && !known;
        boolean returned = before.is("=>") && noted.contains(open - 1) || before.isWord("return");
        if (!value && !part && !returned) return;
        noted.add(i);
        if (at(open).is("(")) parameters(open + 1, i - 1);
        else if (at(open).kind() == ScriptTokens.Kind.WORD && types.containsKey(at(open).text()) && !without.contains(at(open).offset())) {
            put(at(open).offset(), "(/** @type {" + types.get(at(open).text()) + "} */ ");
            put(at(open).end(), ")");
        }
    }

    /** The first word of `export const name =`. */
    private int declaration(int value) {
        int word = value - 3;
        return at(word - 1).isWord("export") ? word - 1 : word;
    }

    private void parameters(int from, int to) {
        for (int i = from; i < to; i = next(i, to)) {
            if (isNoted(i)) continue;
            if (at(i).is("{")) put(at(i).offset(), "/** @type {" + pattern(i + 1, closing(i)) + "} */ ");
            else if (at(i).kind() == ScriptTokens.Kind.WORD && types.containsKey(at(i).text())) put(at(i).offset(), "/** @type {" + types.get(at(i).text()) + "} */ ");
        }
    }

    /** What is taken apart: `{ game, me, kept = 0 }`. */
    private String pattern(int from, int to) {
        Set<String> parts = new LinkedHashSet<>();
        for (int i = from; i < to; i = next(i, to)) {
            if (at(i).is("...")) parts.add("[key: string]: any");
            else parts.add(at(i).text() + "?: " + types.getOrDefault(at(i).text(), "any"));
        }
        return "{ " + String.join(", ", parts).replace("?: ", ": ") + " }";
    }

    /** Behind the next comma on this level. */
    private int next(int from, int to) {
        int depth = 0;
        for (int i = from; i < to; i++) {
            if (at(i).opens()) depth++;
            else if (at(i).closes()) depth--;
            else if (depth == 0 && at(i).is(",")) return i + 1;
        }
        return to;
    }

    private int closing(int open) {
        int depth = 0;
        for (int i = open; i < tokens.size(); i++) {
            if (at(i).opens()) depth++;
            else if (at(i).closes() && --depth == 0) return i;
        }
        return tokens.size();
    }

    private int opening(int close) {
        int depth = 0;
        for (int i = close; i >= 0; i--) {
            if (at(i).closes()) depth++;
            else if (at(i).opens() && --depth == 0) return i;
        }
        return -1;
    }

    private boolean isMember(int index) {
        return at(index - 1).is(".") || at(index - 1).is("?.");
    }

    private Token at(int index) {
        return index >= 0 && index < tokens.size() ? tokens.get(index) : new Token(ScriptTokens.Kind.MARK, "", index < 0 ? 0 : text.length(), true, false);
    }

    private void put(int offset, String note) {
        if (!without.contains(offset)) notes.merge(offset, note, String::concat);
    }
}
