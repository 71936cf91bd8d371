package eldertable.words;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/** Says messages in one language. */
public final class Tongue {
    /** What programs, tests and other machines are told in. */
    public static final Tongue ENGLISH = new Tongue(Languages.ENGLISH);

    private final String language;
    /** By the first word of their keys; each is read when it is first needed. */
    private final Map<String, Words> files = new ConcurrentHashMap<>();

    private Tongue(String language) {
        this.language = language;
    }

    /** @param language such as "de" or "de-AT"; where it is not spoken, English is */
    public static Tongue of(String language) {
        return language.equals(Languages.ENGLISH) ? ENGLISH : new Tongue(language);
    }

    public String language() {
        return language;
    }

    /** Who writes numbers as this language does. */
    public Locale numbers() {
        return language.equals(Languages.ENGLISH) ? Locale.ROOT : Locale.forLanguageTag(language);
    }

    public String say(Message message) {
        List<Object> content = message.content();
        if (message.key().isEmpty()) return content.stream().map(part -> String.valueOf(said(part))).collect(Collectors.joining(" "));
        Object[] blanks = new Object[2 * content.size()];
        for (int i = 0; i < content.size(); i += 2) {
            Object value = said(content.get(i + 1));
            blanks[2 * i] = content.get(i);
            blanks[2 * i + 1] = value;
            // {What} begins a sentence: words of ours want a capital letter there, names of others stay as they are.
            blanks[2 * i + 2] = capital((String) content.get(i));
            blanks[2 * i + 3] = content.get(i + 1) instanceof Message part && !part.key().isEmpty() ? capital((String) value) : value;
        }
        return words(message.key()).say(message.key(), blanks);
    }

    /** Whether there is such a sentence, in a room of this module. */
    public boolean knows(String key) {
        return words(key).has(key);
    }

    /** All that begin like this, of one room of this module. @param beginning such as "rules.thrown." */
    public Set<String> keys(String beginning) {
        return words(beginning).keys().stream().filter(key -> key.startsWith(beginning)).collect(Collectors.toCollection(TreeSet::new));
    }

    /** @param blanks name and value, in turn */
    public String say(String key, Object... blanks) {
        return say(Message.of(key, blanks));
    }

    private static String capital(String text) {
        int first = text.isEmpty() ? 0 : text.offsetByCodePoints(0, 1);
        return text.substring(0, first).toUpperCase(Locale.ROOT) + text.substring(first);
    }

    private Words words(String key) {
        return files.computeIfAbsent(key.substring(0, Math.max(0, key.indexOf('.'))), file -> Words.of(Tongue.class, file, language));
    }

    /** A value as it goes into a blank. Numbers stay what they are: words around them depend on how many there are. */
    private Object said(Object value) {
        if (value instanceof Message message) return say(message);
        return value instanceof List<?> list ? list.stream().map(one -> String.valueOf(said(one))).collect(Collectors.joining(", ")) : value;
    }
}
