package eldertable.desktop.screen;

import eldertable.pack.model.LessonDef;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.PackInfo;
import eldertable.words.Languages;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** A pack's words for people, before a match begins. */
final class PackWords {
    private final Map<String, String> words = new HashMap<>();
    private final PackInfo info;

    PackWords(PackDef pack, String language) {
        info = pack.info();
        for (String wanted : Languages.wanted(language)) pack.text().getOrDefault(wanted, Map.of()).forEach(words::putIfAbsent);
    }

    String title() {
        return words.getOrDefault("title", info.title());
    }

    String summary() {
        return words.getOrDefault("summary", info.summary());
    }

    /** What one can do after a lesson. */
    String summary(LessonDef lesson) {
        return words.getOrDefault("lessons." + lesson.id() + ".summary", lesson.summary());
    }

    String option(String id) {
        return words.getOrDefault("options." + id + ".title", spelled(id));
    }

    String optionText(String id) {
        return words.getOrDefault("options." + id + ".text", "");
    }

    String preset(String id) {
        return words.getOrDefault("presets." + id + ".title", words.getOrDefault("presets." + id, spelled(id)));
    }

    String presetText(String id) {
        return words.getOrDefault("presets." + id + ".text", "");
    }

    String optionValue(String id, String value) {
        return words.getOrDefault("options." + id + ".values." + value, spelled(value));
    }

    String number(String id, int value) {
        return words.getOrDefault("options." + id + ".values." + value, Integer.toString(value));
    }

    /** maxRounds: Max rounds */
    private static String spelled(String id) {
        String spaced = id.replaceAll("(\\p{Ll})(\\p{Lu})", "$1 $2").replaceAll("[-_]", " ").toLowerCase(Locale.ROOT);
        return spaced.substring(0, 1).toUpperCase(Locale.ROOT) + spaced.substring(1);
    }
}
