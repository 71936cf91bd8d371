package eldertable.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.words.Message;
import eldertable.words.Tongue;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.PolyglotException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ThrownWordsTests {
    private static final Tongue GERMAN = Tongue.of("de");
    private static final Pattern THROWN = Pattern.compile("(?:fail|new (?:Range|Type)?Error)\\((`[^`]*`|'(?:[^'\\\\]|\\\\.)*')"), BLANK = Pattern.compile("\\$\\{(?:[^{}]|\\{[^{}]*})*}");

    /** Each sentence of a script of ours, with something in each of its blanks. */
    private static List<String> thrownBy(String file) throws IOException {
        String script;
        try (InputStream in = ThrownWords.class.getResourceAsStream("/eldertable/script/" + file)) {
            script = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        List<String> sentences = new ArrayList<>();
        for (Matcher found = THROWN.matcher(script); found.find();) {
            String written = found.group(1).substring(1, found.group(1).length() - 1);
            if (written.contains("${what}")) for (String what : List.of("event", "question")) sentences.add(filled(written.replace("${what}", what)));
            else if (!written.contains(" holds ${why}")) sentences.add(filled(written));
        }
        return sentences;
    }

    private static String filled(String written) {
        return BLANK.matcher(written.replace("${typeof x === 'object' ? 'an object' : 'a ' + typeof x}", "a symbol")).replaceAll("x7");
    }

    @Test void everythingThatOurScriptsThrowIsSaidInEveryLanguage() throws IOException {
        List<String> all = thrownBy("prelude.js"), hardened = thrownBy("harden.js");
        assertTrue(all.size() > 55 && hardened.size() >= 2, all.size() + " and " + hardened.size());
        all.addAll(hardened);
        for (String sentence : all) {
            Message said = ThrownWords.of("Error: " + sentence);
            assertEquals("Error: " + sentence, said.english());
            assertEquals("rules.script.thrown", said.key(), sentence + ": put it among the words of rules, as rules.thrown.…");
            String german = GERMAN.say(said);
            assertFalse(german.contains(sentence), german);
            assertEquals(count(sentence), count(german), sentence + " / " + german);
        }
    }

    private static long count(String sentence) {
        return Pattern.compile("x7").matcher(sentence).results().count();
    }

    @Test void whatAModuleMayNotHoldIsSaidToo() {
        for (String what : List.of("an iterator, which remembers where it was: write a list or a function.", "a promise: rules cannot wait for anything.")) {
            assertFalse(ThrownWords.withoutSort("'deck' holds " + what).key().isEmpty(), what);
        }
    }

    /** What the engine of this program throws of the usual slips. */
    @ParameterizedTest
    @ValueSource(strings = {"let a; a.b", "null.b", "let a; a.b = 1", "let a = 1; a()", "({}).run()", "nobody", "const a = 1; a = 2", "for (const a of 5) {}", "const [a] = undefined",
        "'use strict'; Object.freeze([1])[0] = 2", "let a = ;", "let a = [1, 2", "if (a {}", "let a; let a;", "let a = 'x", "let 7 = a"})
    void whatTheEngineThrowsOfTheUsualSlipsIsKnown(String slip) {
        try (Context context = Context.newBuilder("js").option("engine.WarnInterpreterOnly", "false").build()) {
            try {
                context.eval("js", slip);
                assertTrue(false, "nothing was thrown");
            } catch (PolyglotException thrown) {
                String told = thrown.getMessage().replaceFirst("(?s)^SyntaxError: \\S+?:\\d+:\\d+ (.*?)(\\R.*)?$", "SyntaxError: $1.");
                Message said = ThrownWords.of(told);
                assertEquals(told, said.english());
                assertEquals("rules.script.thrown", said.key(), told);
                assertFalse(GERMAN.say(said).equals(told), told);
            }
        }
    }

    @Test void whatAnAuthorThrowsStaysAsItIs() {
        assertEquals(Message.plain("Error: too late"), ThrownWords.of("Error: too late"));
        assertEquals("Error: ein Stück „crab“ gibt es nicht", GERMAN.say(ThrownWords.of("Error: there is no piece 'crab'")));
    }
}
