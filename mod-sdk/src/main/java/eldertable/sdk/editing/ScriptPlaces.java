package eldertable.sdk.editing;

import eldertable.api.ScriptAlias;
import eldertable.api.ScriptApi;
import eldertable.api.ScriptHook;
import eldertable.api.ScriptMember;
import eldertable.api.Sort;
import eldertable.diagnostic.Source;
import eldertable.diagnostic.Span;
import eldertable.javascript.ScriptTokens;
import eldertable.javascript.ScriptTokens.Token;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Where a script speaks of a name, and of what it can be the name there: told by the call that it is given to, or by the object that it is a key of. */
final class ScriptPlaces {
    /** What stands in braces in the paths of hooks. */
    private static final Map<String, Sort> BLANKS = Map.of("{move}", Sort.MOVE, "{step}", Sort.STEP, "{event}", Sort.EVENT, "{question}", Sort.QUESTION, "{kind}", Sort.KIND,
        "{pick}", Sort.PICK, "{choice}", Sort.MOVE);
    /** What can be a key of an object that some module makes for another. */
    private static final Set<Sort> KEYS = EnumSet.of(Sort.MOVE, Sort.STEP, Sort.EVENT, Sort.QUESTION, Sort.KIND, Sort.WORD, Sort.SPACE, Sort.TERRAIN),
        DEEP_KEYS = EnumSet.of(Sort.EVENT, Sort.QUESTION, Sort.KIND, Sort.WORD, Sort.SPACE, Sort.TERRAIN), HANDED_OVER = EnumSet.of(Sort.DETAIL, Sort.STEP_DATA),
        PROPERTIES = properties();

    /** Stands for `const { hand } = me`. */
    private static final String TAKEN_APART = "{}";

    private ScriptPlaces() {}

    private static Set<Sort> properties() {
        Set<Sort> all = EnumSet.of(Sort.WORD, Sort.SPACE); // game.gateDeck.first
        for (Sort sort : Sort.values()) if (sort.isProperty()) all.add(sort);
        return all;
    }

    static void find(String id, String path, String text, Collection<Place> found) {
        Source source = new Source(path, text);
        List<Token> code = ScriptTokens.of(text);
        Deque<String> open = new ArrayDeque<>();
        for (int i = 0; i < code.size(); i++) {
            Token token = code.get(i), before = i > 0 ? code.get(i - 1) : null, next = i + 1 < code.size() ? code.get(i + 1) : null;
            if (token.opens()) open.addLast(token.is("{") ? owner(code, i) : "(");
            else if (token.closes()) open.pollLast();
            else if (token.isString() && (token.content().equals(id) || token.content().startsWith(id + "."))) {
                add(source.spanAt(token.offset() + 1), id, token.content().equals(id) ? given(code, i, open) : EnumSet.of(Sort.MOVE, Sort.SAYING, Sort.REASON), Place.Use.MENTIONS, path, found);
            } else if (token.isWord(id)) {
                boolean member = before != null && (before.is(".") || before.is("?.")), key = next != null && next.is(":") && before != null && (before.is("{") || before.is(","));
                boolean ends = next != null && (next.is(",") || next.is("}")), begins = before != null && (before.is("{") || before.is(","));
                boolean method = begins && next != null && next.is("(");
                if (member) add(source.spanAt(token.offset()), id, ofMember(code, i), Place.Use.MENTIONS, path, found);
                else if (key || method && !open.isEmpty() && !open.peekLast().equals("(")) add(source.spanAt(token.offset()), id, ofKey(open), Place.Use.DEFINES, path, found);
                else if (begins && ends && (isHooks(open) || TAKEN_APART.equals(open.peekLast()))) add(source.spanAt(token.offset()), id, ofKey(open), Place.Use.SHORTHAND, path, found);
            }
        }
    }

    private static void add(Span span, String id, Set<Sort> sorts, Place.Use use, String path, Collection<Place> found) {
        found.add(new Place(path, span.line(), span.column(), id.length(), sorts, use));
    }

    /** The name of what an object is made for: `const moves = {`, `keep: {`; "" for none. */
    private static String owner(List<Token> code, int brace) {
        if (brace < 2) return "";
        Token before = code.get(brace - 1), name = code.get(brace - 2);
        if (before.isWord("const") || before.isWord("let")) return TAKEN_APART;
        return (before.is("=") || before.is(":")) && name.kind() == ScriptTokens.Kind.WORD ? name.text() : "";
    }

    /** The objects that are open at the end of a text, outermost first. */
    static List<String> openAt(String text) {
        List<Token> code = ScriptTokens.of(text);
        Deque<String> open = new ArrayDeque<>();
        for (int i = 0; i < code.size(); i++) {
            if (code.get(i).opens()) open.addLast(code.get(i).is("{") ? owner(code, i) : "(");
            else if (code.get(i).closes()) open.pollLast();
        }
        return List.copyOf(open);
    }

    private static boolean isHooks(Deque<String> open) {
        return open.size() == 1 && ScriptApi.exports().contains(open.peekLast());
    }

    private static Set<Sort> ofKey(Deque<String> open) {
        if (open.isEmpty() || open.peekLast().isEmpty() || open.peekLast().equals("(")) return HANDED_OVER;
        if (open.peekLast().equals(TAKEN_APART)) return PROPERTIES;
        for (ScriptHook hook : ScriptApi.HOOKS) {
            String[] parts = hook.path().split("\\.");
            if (parts.length <= open.size() || !fits(parts, open)) continue;
            Sort sort = BLANKS.get(parts[open.size()]);
            if (sort != null) return YamlPlaces.related(sort);
        }
        if (open.peekLast().equals("pick")) return EnumSet.of(Sort.PICK);
        return open.size() == 1 ? KEYS : DEEP_KEYS;
    }

    private static boolean fits(String[] parts, Deque<String> open) {
        int i = 0;
        for (String name : open) {
            if (!parts[i].startsWith("{") && !parts[i].equals(name)) return false;
            i++;
        }
        return true;
    }

    /** What can come next below open objects, by the paths of hooks: names of a sort, or a fixed word with what it means. */
    static void next(List<String> open, Collection<Sort> sorts, Map<String, String> words) {
        for (ScriptHook hook : ScriptApi.HOOKS) {
            String[] parts = hook.path().split("\\.");
            if (open.isEmpty() || parts.length <= open.size() || !fits(parts, new ArrayDeque<>(open))) continue;
            String next = parts[open.size()];
            if (BLANKS.containsKey(next)) sorts.add(BLANKS.get(next));
            else if (!next.startsWith("{")) words.putIfAbsent(next, hook.meaning());
        }
    }

    private static Set<Sort> ofMember(List<Token> code, int at) {
        String object = at >= 2 ? code.get(at - 2).text() : "";
        return switch (object) {
            case "moves" -> EnumSet.of(Sort.MOVE);
            case "steps" -> EnumSet.of(Sort.STEP);
            case "on" -> EnumSet.of(Sort.EVENT);
            case "modify" -> EnumSet.of(Sort.QUESTION);
            case "cards" -> EnumSet.of(Sort.KIND);
            default -> PROPERTIES;
        };
    }

    /** Of what sort a text is that is handed to a call of the api; all, where nothing is known of it. */
    private static Set<Sort> given(List<Token> code, int at, Deque<String> open) {
        if (open.isEmpty()) return Set.of();
        if (at >= 2 && code.get(at - 1).is(":") && open.peekLast().equals("pick")) return YamlPlaces.related(Sort.ZONE);
        boolean first = at >= 3 && code.get(at - 1).is("(") && (code.get(at - 3).is(".") || code.get(at - 3).is("?."));
        return first ? sortsFor(code.get(at - 2).text(), 0) : Set.of();
    }

    /** The sorts of names that a method takes, of whatever object it is. */
    static Set<Sort> sortsFor(String method, int parameter) {
        Set<Sort> all = EnumSet.noneOf(Sort.class);
        ScriptApi.TYPES.stream().flatMap(type -> type.find(method).stream()).filter(member -> member.parameters().size() > parameter)
            .map(member -> member.parameters().get(parameter)).map(ScriptMember.Parameter::type).forEach(type -> all.addAll(named(type)));
        return all;
    }

    private static Set<Sort> named(String type) {
        Set<Sort> all = EnumSet.noneOf(Sort.class);
        List<String> parts = new ArrayList<>(Arrays.asList(type.split("\\s*\\|\\s*")));
        for (ScriptAlias alias : ScriptApi.ALIASES) {
            if (!parts.contains(alias.name())) continue;
            if (alias.names().isPresent()) all.addAll(YamlPlaces.related(alias.names().get()));
            else if (alias.name().equals("KindName")) all.addAll(named(alias.type()));
        }
        return all;
    }
}
