package eldertable.view;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes readable words of ids, and sentences of templates. */
final class Wording {
    private static final Set<String> SMALL = Set.of("of", "the", "and", "in", "on", "at", "to", "a", "an", "from", "with", "for");
    private static final Pattern BREAK = Pattern.compile("[_-]+|(?<=[a-z0-9])(?=[A-Z])");
    /** {card}, or {points|point|points} for the word that goes with one and with several. */
    private static final Pattern BLANK = Pattern.compile("\\{([A-Za-z][A-Za-z0-9_-]*)(?:\\|([^|{}]*)\\|([^|{}]*))?}");

    /** What goes into a blank: its words, and how many things that is. */
    record Filling(String words, int count) {}

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

    /** Fills the blanks of a template; one that nothing is known for stays as it is, so that its author sees the slip. */
    static String fill(String template, Map<String, Filling> fillings) {
        return BLANK.matcher(template).replaceAll(blank -> {
            Filling filling = fillings.get(blank.group(1));
            if (filling == null) return Matcher.quoteReplacement(blank.group());
            if (blank.group(2) == null) return Matcher.quoteReplacement(filling.words());
            return Matcher.quoteReplacement(blank.group(filling.count() == 1 ? 2 : 3));
        });
    }

    /** "Crab, Eel and Pearl". */
    static String enumerate(List<String> things, String and, String none) {
        if (things.isEmpty()) return none;
        if (things.size() == 1) return things.get(0);
        return String.join(", ", things.subList(0, things.size() - 1)) + " " + and + " " + things.get(things.size() - 1);
    }
}
