package eldertable.view;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Makes readable words of ids, and lists of things. */
final class Wording {
    private static final Set<String> SMALL = Set.of("of", "the", "and", "in", "on", "at", "to", "a", "an", "from", "with", "for");
    private static final Pattern BREAK = Pattern.compile("[_-]+|(?<=[a-z0-9])(?=[A-Z])");

    private Wording() {}

    /** "keepAndDiscard" becomes "Keep and discard". */
    static String sentence(String id) {
        return capital(BREAK.matcher(id).replaceAll(" ").toLowerCase(Locale.ROOT));
    }

    /** "great_race_of_yith" becomes "Great Race of Yith". */
    static String title(String id) {
        StringBuilder text = new StringBuilder();
        for (String word : BREAK.split(id)) {
            boolean first = text.length() == 0;
            text.append(first ? "" : " ").append(!first && SMALL.contains(word) ? word : capital(word));
        }
        return text.toString();
    }

    static String capital(String text) {
        return text.isEmpty() ? text : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    /** "Crab, Eel and Pearl". */
    static String enumerate(List<String> things, String and, String none) {
        if (things.isEmpty()) return none;
        if (things.size() == 1) return things.get(0);
        return String.join(", ", things.subList(0, things.size() - 1)) + " " + and + " " + things.get(things.size() - 1);
    }
}
