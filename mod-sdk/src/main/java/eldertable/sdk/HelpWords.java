package eldertable.sdk;

import eldertable.words.Words;
import java.util.Collections;
import java.util.Enumeration;
import java.util.ResourceBundle;

/** What the help of commands and options says, in one language, where picocli looks for it. */
final class HelpWords extends ResourceBundle {
    private final Words words;

    HelpWords(String language) {
        words = Words.of(HelpWords.class, "help", language);
    }

    @Override protected Object handleGetObject(String key) {
        return words.has(key) ? words.say(key) : null;
    }

    @Override public Enumeration<String> getKeys() {
        return Collections.enumeration(words.keys());
    }
}
