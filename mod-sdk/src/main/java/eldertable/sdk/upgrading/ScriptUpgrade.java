package eldertable.sdk.upgrading;

import eldertable.javascript.ScriptTokens.Kind;
import eldertable.javascript.ScriptTokens.Token;
import eldertable.javascript.ScriptTokens;
import eldertable.words.Message;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Rewrites one script: kinds that were texts, members of groups that were numbers, and tells which events and questions it names. */
final class ScriptUpgrade {
    private static final Set<String> LIST_METHODS = Set.of("some", "every", "map", "filter", "forEach", "find", "reduce", "length", "slice", "indexOf");

    private final String text;
    private final List<Token> code;
    private final Map<String, String> grouped;
    private final Upgrade.Notes notes;

    ScriptUpgrade(String text, Map<String, String> grouped, Upgrade.Notes notes) {
        this.text = text;
        code = ScriptTokens.of(text);
        this.grouped = grouped;
        this.notes = notes;
    }

    void run(Calls calls) {
        for (int i = 0; i < code.size(); i++) {
            Token token = code.get(i);
            boolean member = i > 0 && (is(i - 1, ".") || is(i - 1, "?."));
            if (token.kind() == Kind.NUMBER && token.text().equals("9999")) notes.ask(token.offset(), Message.of("commands.upgrade.infinity"));
            if (token.kind() != Kind.WORD || !member) continue;
            if (token.isWord("kind")) kind(i);
            else if (grouped.containsKey(token.text()) && i > 1 && code.get(i - 2).isWord("game")) group(i);
            else if ((token.isWord("trigger") || token.isWord("compute")) && is(i + 1, "(")) call(i, token.isWord("compute"), calls);
        }
    }

    private boolean is(int index, String mark) {
        return index >= 0 && index < code.size() && code.get(index).is(mark);
    }

    // ------------------------------------------------------------------ kinds

    /** `card.kind === 'crab'` becomes `card.is('crab')`; other texts that a kind was compared with are asked for by its id. */
    private void kind(int at) {
        boolean equal = is(at + 1, "===") || is(at + 1, "=="), unequal = is(at + 1, "!==") || is(at + 1, "!=");
        Token other = at + 2 < code.size() ? code.get(at + 2) : null;
        if ((equal || unequal) && other != null && other.isString()) {
            int start = code.get(chainStart(at - 1)).offset();
            if (unequal) notes.change(start, start, "!", Message.of("commands.upgrade.is"));
            notes.change(code.get(at).offset(), other.end(), "is(" + other.text() + ")", Message.of("commands.upgrade.is"));
            return;
        }
        int before = chainStart(at - 1) - 1;
        boolean alone = is(before, "(") && is(at + 1, ")");
        Token called = alone && before > 0 ? code.get(before - 1) : null;
        if (called != null && (called.isWord("switch") || called.isWord("includes") || called.isWord("indexOf"))) {
            notes.change(code.get(at).end(), code.get(at).end(), ".id", Message.of("commands.upgrade.kind-id"));
        } else if (called != null && called.isWord("get")) {
            notes.ask(code.get(at).offset(), Message.of("commands.upgrade.kind-text"));
        }
    }

    /** Where the expression begins whose member stands behind this dot. */
    private int chainStart(int dot) {
        int at = dot - 1;
        while (at > 0) {
            if (code.get(at).closes()) at = opening(at);
            if (at > 0 && (is(at, "(") || is(at, "[")) && (code.get(at - 1).kind() == Kind.WORD || code.get(at - 1).closes())) at--;
            else if (at > 0 && (is(at - 1, ".") || is(at - 1, "?."))) at -= 2;
            else break;
        }
        return at;
    }

    private int opening(int closing) {
        int depth = 0;
        for (int i = closing; i >= 0; i--) {
            if (code.get(i).closes()) depth++;
            else if (code.get(i).opens() && --depth == 0) return i;
        }
        return 0;
    }

    private int closing(int opening) {
        int depth = 0;
        for (int i = opening; i < code.size(); i++) {
            if (code.get(i).opens()) depth++;
            else if (code.get(i).closes() && --depth == 0) return i;
        }
        return code.size() - 1;
    }

    // ------------------------------------------------------------------ groups

    /** `game.decks[i]` becomes `game.decks[game.members('gate')[i]]`: members go by their names. */
    private void group(int at) {
        int start = code.get(chainStart(at - 1)).offset();
        String game = text.substring(start, code.get(at - 1).offset()), members = game + ".members('" + grouped.get(code.get(at).text()) + "')";
        if (is(at + 1, "[")) {
            int open = code.get(at + 1).end(), close = code.get(closing(at + 1)).offset();
            notes.change(open, open, members + "[", Message.of("commands.upgrade.member"));
            notes.change(close, close, "]", Message.of("commands.upgrade.member"));
        } else if (is(at + 1, ".") && code.get(at + 2).isWord("length")) {
            notes.change(start, code.get(at).end(), members, Message.of("commands.upgrade.members"));
        } else if (is(at + 1, ".") && LIST_METHODS.contains(code.get(at + 2).text())) {
            notes.change(start, code.get(at).end(), "[..." + text.substring(start, code.get(at).end()) + "]", Message.of("commands.upgrade.no-list"));
        } else {
            notes.ask(code.get(at).offset(), Message.of("commands.upgrade.walked", "name", code.get(at).text()));
        }
    }

    // ------------------------------------------------------------------ events and questions

    private void call(int at, boolean question, Calls calls) {
        Token name = code.get(at + 2);
        if (!name.isString()) {
            notes.ask(name.offset(), Message.of("commands.upgrade.named", "list", question ? "questions" : "events"));
            return;
        }
        int details = argument(at + 1, question ? 2 : 1);
        calls.add(question, name.content(), details < 0 ? Set.of() : names(details));
    }

    /** Where an argument of a call begins, or -1 if there are not so many. */
    private int argument(int open, int number) {
        int end = closing(open), found = 0;
        for (int i = open + 1; i < end; i++) {
            if (code.get(i).opens()) i = closing(i);
            else if (is(i, ",") && ++found == number) return i + 1 < end ? i + 1 : -1;
        }
        return -1;
    }

    /** The names in an object that is written out; null if it is not, or holds more than can be seen. */
    private Set<String> names(int open) {
        if (!is(open, "{")) return null;
        Set<String> names = new LinkedHashSet<>();
        for (int i = open + 1, end = closing(open); i < end; i++) {
            if (code.get(i).kind() != Kind.WORD) return null;
            names.add(code.get(i).text());
            while (i < end && !is(i, ",")) i = code.get(i).opens() ? closing(i) + 1 : i + 1;
        }
        return names;
    }
}
