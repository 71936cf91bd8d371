package eldertable.pack.check;

import eldertable.javascript.ScriptTokens.Kind;
import eldertable.javascript.ScriptTokens.Token;

import java.util.BitSet;
import java.util.List;
import java.util.Set;

/**
 * Which words of a script certainly stand for a player although they are not called `me`: `for (const p of game.players)`,
 * `game.others(me).some(p => …)`, `const next = game.after(me)`. Whatever is given another value on its way is left alone.
 */
final class PlayerNames {
    private static final Set<String> LISTS = Set.of("players", "inGame"), LISTING = Set.of("others", "playersFrom", "most", "least"), KEEPING = Set.of("filter", "slice", "concat");
    private static final Set<String> EACH = Set.of("some", "every", "filter", "forEach", "map", "flatMap", "find", "findIndex");
    private static final Set<String> ONE = Set.of("active", "left", "right"), GIVING = Set.of("after");

    private final List<Token> code;
    private final BitSet found = new BitSet();

    private PlayerNames(List<Token> code) {
        this.code = code;
    }

    /** The places of those words among a script's tokens. */
    static BitSet in(List<Token> code) {
        PlayerNames names = new PlayerNames(code);
        for (int i = 0; i < code.size(); i++) names.read(i);
        return names.found;
    }

    private void read(int i) {
        boolean declared = at(i).isWord("const") || at(i).isWord("let");
        if (declared && at(i - 1).is("(") && at(i - 2).isWord("for") && at(i + 2).isWord("of")) {
            int end = closer(i - 1);
            if (isList(end - 1, i + 3)) mark(at(i + 1), end + 1, endOfStatement(end + 1));
        } else if (declared && at(i + 2).is("=")) {
            int end = endOfChain(i + 3);
            if (isPlayer(end, i + 3)) mark(at(i + 1), end + 1, endOfBlock(end + 1));
        } else if (at(i).kind() == Kind.WORD && EACH.contains(at(i).text()) && at(i - 1).is(".") && at(i + 1).is("(")) {
            int name = at(i + 2).is("(") ? i + 3 : i + 2;
            boolean arrow = name == i + 2 ? at(name + 1).is("=>") : at(closer(i + 2) + 1).is("=>") && (at(name + 1).is(",") || at(name + 1).is(")"));
            if (arrow && isList(i - 2, 0)) mark(at(name), name == i + 2 ? name + 2 : closer(i + 2) + 2, closer(i + 1));
        }
    }

    private void mark(Token name, int from, int to) {
        if (name.kind() != Kind.WORD) return;
        BitSet here = new BitSet();
        for (int i = from; i < to; i++) {
            if (!at(i).isWord(name.text()) || at(i - 1).is(".") || at(i - 1).is("?.") || at(i + 1).is(":")) continue;
            if (isGiven(i)) return;
            here.set(i);
        }
        found.or(here);
    }

    /** Whether a word is declared or given a value here: as a variable, as a parameter, or anywhere in a pattern. */
    private boolean isGiven(int i) {
        if (at(i + 1).is("=") || at(i + 1).is("=>") || at(i - 1).isWord("const") || at(i - 1).isWord("let") || at(i - 1).isWord("var")) return true;
        for (int open = i - 1, depth = 0; open >= 0; open--) {
            if (at(open).closes()) depth++;
            else if (at(open).opens() && --depth < 0) {
                int close = closer(open);
                if (at(open).is("(") && (at(close + 1).is("=>") || at(close + 1).is("{") && !at(open - 1).isWord("if") && !at(open - 1).isWord("for") && !at(open - 1).isWord("while"))) return true;
                if (at(open).is("{") && at(close + 1).is("=") || at(open).is("[") && at(close + 1).is("=")) return true;
                if (!at(open).is("{") && !at(open).is("[") || !at(i + 1).is(",") && !at(i + 1).is("}") && !at(i + 1).is("]")) return false;
                depth = 0;
            }
        }
        return false;
    }

    /** Whether what ends at a token, and begins at another or anywhere, is a list of players. */
    private boolean isList(int end, int begin) {
        if (at(end).kind() == Kind.WORD && LISTS.contains(at(end).text())) return isOf("game", end, begin);
        if (!at(end).is(")")) return false;
        int name = opener(end) - 1;
        if (at(name).kind() != Kind.WORD) return false;
        if (LISTING.contains(at(name).text())) return isOf("game", name, begin);
        return KEEPING.contains(at(name).text()) && at(name - 1).is(".") && isList(name - 2, begin);
    }

    private boolean isPlayer(int end, int begin) {
        if (at(end).kind() == Kind.WORD && ONE.contains(at(end).text())) return isOf(at(end).text().equals("active") ? "game" : "me", end, begin);
        if (at(end).is("]")) return isList(opener(end) - 1, begin);
        if (!at(end).is(")")) return false;
        int name = opener(end) - 1;
        if (at(name).kind() != Kind.WORD) return false;
        return GIVING.contains(at(name).text()) && isOf("game", name, begin) || at(name).isWord("find") && at(name - 1).is(".") && isList(name - 2, begin);
    }

    /** Such as `game.players`, or `it.game.players` where a hook has not taken apart what it is handed. */
    private boolean isOf(String object, int member, int begin) {
        int first = at(member - 3).is(".") && at(member - 4).isWord("it") ? member - 4 : member - 2;
        return at(member - 1).is(".") && at(member - 2).isWord(object) && !at(first - 1).is(".") && (begin == 0 || first == begin);
    }

    /** Where a value ends that is nothing but members and calls, one after the other; -1 if there is more to it. */
    private int endOfChain(int begin) {
        int i = begin;
        while (true) {
            if (at(i + 1).is(".")) i += 2;
            else if ((at(i + 1).is("(") || at(i + 1).is("[")) && !at(i + 1).newLine()) i = closer(i + 1);
            else return at(i + 1).is(";") || at(i + 1).is(",") || at(i + 1).newLine() && at(i + 1).kind() == Kind.WORD || at(i + 1).is("}") ? i : -1;
            if (i >= code.size()) return -1;
        }
    }

    private int endOfStatement(int begin) {
        if (at(begin).is("{")) return closer(begin);
        int i = begin;
        for (; i < code.size() && !at(i).is(";") && !at(i).closes(); i++) if (at(i).opens()) i = closer(i);
        return i;
    }

    private int endOfBlock(int begin) {
        int i = begin;
        for (; i < code.size() && !at(i).closes(); i++) if (at(i).opens()) i = closer(i);
        return i;
    }

    private int closer(int open) {
        int i = open;
        for (int depth = 0; i < code.size(); i++) {
            if (at(i).opens()) depth++;
            else if (at(i).closes() && --depth <= 0) break;
        }
        return i;
    }

    private int opener(int close) {
        int i = close;
        for (int depth = 0; i >= 0; i--) {
            if (at(i).closes()) depth++;
            else if (at(i).opens() && --depth <= 0) break;
        }
        return i;
    }

    private Token at(int index) {
        return index >= 0 && index < code.size() ? code.get(index) : new Token(Kind.MARK, "", 0, true, true);
    }
}
