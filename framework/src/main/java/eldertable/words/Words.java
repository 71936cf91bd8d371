package eldertable.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;

/**
 * What one room of the program says, in one language: sentences by key, from {@code eldertable/words/ROOM.LANGUAGE.properties}. What
 * a translation lacks is said in English.
 */
public final class Words {
    private final String language;
    private final Map<String, String> sentences;
    /** Of those that English had to stand in for. */
    private final Set<String> english;

    private Words(String language, Map<String, String> sentences, Set<String> english) {
        this.language = language;
        this.sentences = Map.copyOf(sentences);
        this.english = Set.copyOf(english);
    }

    /** @param owner a class of the module that brings the files along; @param room such as "window"; @param language such as "de" or "de-AT" */
    public static Words of(Class<?> owner, String room, String language) {
        Map<String, String> sentences = new HashMap<>();
        Set<String> english = new TreeSet<>();
        for (String wanted : Languages.wanted(language)) {
            for (Map.Entry<String, String> sentence : read(owner, room, wanted).entrySet()) {
                if (sentences.putIfAbsent(sentence.getKey(), sentence.getValue()) == null && wanted.equals(Languages.ENGLISH)) english.add(sentence.getKey());
            }
        }
        if (sentences.isEmpty()) throw new IllegalArgumentException("no words for the room " + room);
        return new Words(language, sentences, english);
    }

    private static Map<String, String> read(Class<?> owner, String room, String language) {
        Properties file = new Properties();
        try (InputStream in = owner.getResourceAsStream("/eldertable/words/" + room + "." + language + ".properties")) {
            if (in == null) return Map.of();
            file.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        Map<String, String> sentences = new HashMap<>();
        for (String key : file.stringPropertyNames()) sentences.put(key, file.getProperty(key));
        return sentences;
    }

    public String language() {
        return language;
    }

    /** Whether there is such a sentence, for what may or may not have words of its own. */
    public boolean has(String key) {
        return sentences.containsKey(key);
    }

    public Set<String> keys() {
        return sentences.keySet();
    }

    private Sentence.Filling filling(String key, Object value) {
        return value instanceof BigDecimal amount ? new Sentence.Filling(Amount.written(amount, english.contains(key) ? Languages.ENGLISH : language), amount.intValue()) : Sentence.Filling.of(value);
    }

    /**
     * A sentence with its blanks filled. One that is missing is its key: somebody sees the slip, and plays on.
     *
     * @param blanks name and value, in turn: {@code say("mods.count", "mods", 3)}
     */
    public String say(String key, Object... blanks) {
        String template = sentences.get(key);
        if (template == null) return key;
        if (blanks.length == 0) return template;
        Map<String, Sentence.Filling> fillings = new LinkedHashMap<>();
        for (int i = 0; i < blanks.length; i += 2) fillings.put((String) blanks[i], filling(key, blanks[i + 1]));
        return Sentence.fill(template, fillings, english.contains(key) ? Plural.ONE_OTHER : Plural.of(language));
    }
}
