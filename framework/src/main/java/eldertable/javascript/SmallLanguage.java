package eldertable.javascript;

import eldertable.javascript.ScriptTokens.Kind;
import eldertable.javascript.ScriptTokens.Token;
import eldertable.words.Message;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What rules go without of JavaScript, and what to write instead: whatever can run for long where nothing can stop it, remember
 * something, look behind the table or catch the error that ends a hook. It is told here once: {@link #refusals} finds it in a text, before
 * anything runs, and a script context is made without it, for whoever reaches it in a roundabout way.
 */
public final class SmallLanguage {
    /** No text of a rule's is longer: JavaScript's own functions on texts cannot be stopped, so they have to be over soon. */
    public static final int LONGEST_TEXT = 1 << 14;
    /** No list is made longer at one go. */
    public static final int LONGEST_LIST = 1 << 20;

    /** @param offset where it stands in the text @param message what to write instead */
    public record Refusal(int offset, Message message) {}

    private static final Message WAITING = Message.of("rules.language.waiting");
    private static final Message PATTERNS = Message.of("rules.language.patterns");
    private static final Message LISTS = Message.of("rules.language.lists");
    private static final Message MAPS = Message.of("rules.language.maps");
    private static final Message LANGUAGES = Message.of("rules.language.languages");
    private static final Message SMALL_NUMBERS = Message.of("rules.language.small-numbers");
    private static final Message CODE = Message.of("rules.language.code");
    private static final Message BEHIND = Message.of("rules.language.behind");

    /** By name: what stands in the way of a global, and what to do instead. */
    public static final Map<String, Message> GLOBALS = sentences(
        WAITING, "Promise",
        PATTERNS, "RegExp",
        LISTS, "ArrayBuffer SharedArrayBuffer DataView Atomics Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array "
            + "Float16Array Float32Array Float64Array BigInt64Array BigUint64Array",
        MAPS, "WeakMap WeakSet WeakRef FinalizationRegistry",
        LANGUAGES, "Intl",
        SMALL_NUMBERS, "BigInt",
        CODE, "eval Function",
        BEHIND, "Proxy Reflect Symbol",
        Message.of("rules.language.time"), "Date");

    /** The same for what texts, numbers and lists have elsewhere; such as String.prototype.normalize. */
    public static final Map<String, Message> MEMBERS = sentences(
        LANGUAGES, "String.prototype.normalize String.prototype.localeCompare String.prototype.toLocaleUpperCase String.prototype.toLocaleLowerCase "
            + "Object.prototype.toLocaleString Number.prototype.toLocaleString Array.prototype.toLocaleString",
        PATTERNS, "String.prototype.match String.prototype.matchAll String.prototype.search",
        Message.of("rules.language.random"), "Math.random");

    /** Members that nothing of an author's is likely to be called like: these are seen in the text, wherever they stand. */
    private static final Set<String> TELLING = Set.of("normalize", "localeCompare", "toLocaleUpperCase", "toLocaleLowerCase", "toLocaleString", "matchAll");

    private static final Map<String, Message> WORDS = Map.of("try", Message.of("rules.language.try"), "await", sentence("await", WAITING),
        "yield", Message.of("rules.language.yield"));

    /** Stands before the first and behind the last. */
    private static final Token NOTHING = new Token(Kind.MARK, "", 0, true, true);

    private final List<Token> tokens;
    private final List<Refusal> found = new ArrayList<>();

    private SmallLanguage(String text) {
        tokens = ScriptTokens.of(text);
    }

    /** The sentence for a name that is not there. */
    private static Message sentence(String name, Message instead) {
        return Message.of("rules.language.absent", "name", name, "instead", instead);
    }

    /** What is thrown in English where rules reach for something that is not there, in every language. */
    public static Optional<Message> absent(String english) {
        return Stream.concat(GLOBALS.values().stream(), MEMBERS.values().stream()).filter(one -> one.english().equals(english)).findFirst();
    }

    /** @param insteadAndNames what to do instead, and of which names, in turn */
    private static Map<String, Message> sentences(Object... insteadAndNames) {
        Map<String, Message> all = new LinkedHashMap<>();
        for (int i = 0; i < insteadAndNames.length; i += 2) {
            for (String path : ((String) insteadAndNames[i + 1]).split(" ")) {
                all.put(path, sentence(path.replaceFirst("^[A-Z][a-z]+\\.prototype\\.", ""), (Message) insteadAndNames[i]));
            }
        }
        return Map.copyOf(all);
    }

    /** All that a module's text has of what rules go without, in its order. */
    public static List<Refusal> refusals(String text) {
        SmallLanguage reading = new SmallLanguage(text);
        for (int i = 0; i < reading.tokens.size(); i++) reading.read(i);
        return List.copyOf(reading.found);
    }

    private void read(int index) {
        Token token = tokens.get(index);
        switch (token.kind()) {
            case PATTERN -> refuse(token, Message.of("rules.language.regular", "instead", PATTERNS));
            case NUMBER -> {
                if (token.text().endsWith("n")) refuse(token, GLOBALS.get("BigInt"));
            }
            case WORD -> word(token, index);
            default -> { }
        }
    }

    private void word(Token token, int index) {
        String word = token.text();
        if (word.indexOf('\\') >= 0) refuse(token, Message.of("rules.language.escapes"));
        else if (word.startsWith("#")) refuse(token, Message.of("rules.language.private"));
        else if (isMember(index)) member(token, index);
        else if (!isKey(index)) bare(token, index);
    }

    private void member(Token token, int index) {
        if (TELLING.contains(token.text())) refuse(token, sentenceOfMember(token.text()));
        else if (token.isWord("random") && before(index, 2).isWord("Math") && !isMember(index - 2)) refuse(token, MEMBERS.get("Math.random"));
    }

    private static Message sentenceOfMember(String name) {
        return MEMBERS.entrySet().stream().filter(one -> one.getKey().endsWith("." + name)).map(Map.Entry::getValue).findFirst().orElseThrow();
    }

    private void bare(Token token, int index) {
        String word = token.text();
        Token next = after(index);
        if (WORDS.containsKey(word)) refuse(token, WORDS.get(word));
        else if (word.equals("async") && !next.newLine() && (next.kind() == Kind.WORD || next.is("(") || next.is("[") || next.is("*") || next.isString()))
            refuse(token, sentence("async", WAITING));
        else if (word.equals("function") && next.is("*")) refuse(token, WORDS.get("yield"));
        else if (word.equals("import") && next.is("(")) refuse(token, Message.of("rules.language.import"));
        else if (GLOBALS.containsKey(word)) refuse(token, GLOBALS.get(word));
    }

    private void refuse(Token token, Message message) {
        found.add(new Refusal(token.offset(), message));
    }

    private boolean isMember(int index) {
        return before(index, 1).is(".") || before(index, 1).is("?.");
    }

    /** { try: 1 }: a name of the author's own. After a question mark it may be a value; who means that is told when it runs. */
    private boolean isKey(int index) {
        return after(index).is(":") && !before(index, 1).isWord("case") && !before(index, 1).is("?");
    }

    private Token before(int index, int by) {
        return index >= by ? tokens.get(index - by) : NOTHING;
    }

    private Token after(int index) {
        return index + 1 < tokens.size() ? tokens.get(index + 1) : NOTHING;
    }
}
