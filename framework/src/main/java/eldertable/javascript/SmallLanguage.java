package eldertable.javascript;

import eldertable.javascript.ScriptTokens.Kind;
import eldertable.javascript.ScriptTokens.Token;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

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
    public record Refusal(int offset, String message) {}

    private static final String WAITING = "a hook answers at once, and cannot wait for anything.";
    private static final String PATTERNS = "ask texts with includes, startsWith, endsWith and indexOf, and take them apart with split and slice.";
    private static final String LISTS = "write a list.";
    private static final String MAPS = "rules keep nothing between calls, and within one a Map or Set does as well.";
    private static final String LANGUAGES = "what players read is written in the pack's texts, and a game must play the same everywhere.";
    private static final String SMALL_NUMBERS = "write a plain number; a game keeps whole numbers up to 33 millions.";
    private static final String CODE = "code cannot be made from text: write a function.";
    private static final String BEHIND = "ask objects for what you need by its name.";

    /** By name: what stands in the way of a global, and what to do instead. */
    public static final Map<String, String> GLOBALS = sentences(
        WAITING, "Promise",
        PATTERNS, "RegExp",
        LISTS, "ArrayBuffer SharedArrayBuffer DataView Atomics Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array "
            + "Float16Array Float32Array Float64Array BigInt64Array BigUint64Array",
        MAPS, "WeakMap WeakSet WeakRef FinalizationRegistry",
        LANGUAGES, "Intl",
        SMALL_NUMBERS, "BigInt",
        CODE, "eval Function",
        BEHIND, "Proxy Reflect Symbol",
        "a game must play the same at any time.", "Date");

    /** The same for what texts, numbers and lists have elsewhere; such as String.prototype.normalize. */
    public static final Map<String, String> MEMBERS = sentences(
        LANGUAGES, "String.prototype.normalize String.prototype.localeCompare String.prototype.toLocaleUpperCase String.prototype.toLocaleLowerCase "
            + "Object.prototype.toLocaleString Number.prototype.toLocaleString Array.prototype.toLocaleString",
        PATTERNS, "String.prototype.match String.prototype.matchAll String.prototype.search",
        "use game.random(n), which is part of the saved game.", "Math.random");

    /** Members that nothing of an author's is likely to be called like: these are seen in the text, wherever they stand. */
    private static final Set<String> TELLING = Set.of("normalize", "localeCompare", "toLocaleUpperCase", "toLocaleLowerCase", "toLocaleString", "matchAll");

    private static final Map<String, String> WORDS = Map.of(
        "try", "Rules do not catch errors (try): ask before you do something that may fail. An error ends the hook and is told with its line.",
        "await", "await is not available to rules: " + WAITING,
        "yield", "Generators (yield) are not available to rules: make a list, or call a function for each.");

    /** Stands before the first and behind the last. */
    private static final Token NOTHING = new Token(Kind.MARK, "", 0, true, true);

    private final List<Token> tokens;
    private final List<Refusal> found = new ArrayList<>();

    private SmallLanguage(String text) {
        tokens = ScriptTokens.of(text);
    }

    /** The sentence for a name that is not there. */
    public static String sentence(String name, String instead) {
        return name + " is not available to rules: " + instead;
    }

    private static Map<String, String> sentences(String... insteadAndNames) {
        Map<String, String> all = new LinkedHashMap<>();
        for (int i = 0; i < insteadAndNames.length; i += 2) {
            for (String path : insteadAndNames[i + 1].split(" ")) all.put(path, sentence(path.replaceFirst("^[A-Z][a-z]+\\.prototype\\.", ""), insteadAndNames[i]));
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
            case PATTERN -> refuse(token, "Regular expressions are not available to rules: " + PATTERNS);
            case NUMBER -> {
                if (token.text().endsWith("n")) refuse(token, GLOBALS.get("BigInt"));
            }
            case WORD -> word(token, index);
            default -> { }
        }
    }

    private void word(Token token, int index) {
        String word = token.text();
        if (word.indexOf('\\') >= 0) refuse(token, "Write names without escapes (\\).");
        else if (word.startsWith("#")) refuse(token, "Private names (#) are not available to rules: what they keep is lost. Keep it in a counter, a zone or the data of a step.");
        else if (isMember(index)) member(token, index);
        else if (!isKey(index)) bare(token, index);
    }

    private void member(Token token, int index) {
        if (TELLING.contains(token.text())) refuse(token, sentenceOfMember(token.text()));
        else if (token.isWord("random") && before(index, 2).isWord("Math") && !isMember(index - 2)) refuse(token, MEMBERS.get("Math.random"));
    }

    private static String sentenceOfMember(String name) {
        return MEMBERS.entrySet().stream().filter(one -> one.getKey().endsWith("." + name)).map(Map.Entry::getValue).findFirst().orElseThrow();
    }

    private void bare(Token token, int index) {
        String word = token.text();
        Token next = after(index);
        if (WORDS.containsKey(word)) refuse(token, WORDS.get(word));
        else if (word.equals("async") && !next.newLine() && (next.kind() == Kind.WORD || next.is("(") || next.is("[") || next.is("*") || next.isString()))
            refuse(token, "async is not available to rules: " + WAITING);
        else if (word.equals("function") && next.is("*")) refuse(token, WORDS.get("yield"));
        else if (word.equals("import") && next.is("(")) refuse(token, "import() is not available to rules: write import … from '…' at the top of the file.");
        else if (GLOBALS.containsKey(word)) refuse(token, GLOBALS.get(word));
    }

    private void refuse(Token token, String message) {
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
