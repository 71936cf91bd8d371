package eldertable.words;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A sentence with blanks: {card}, {card.text}, or {points|point|points} for the word that goes with a number. */
public final class Sentence {
    private static final Pattern BLANK = Pattern.compile("\\{([A-Za-z][A-Za-z0-9_-]*(?:\\.text)?)((?:\\|[^|{}]*){2,})?}");

    /** What goes into a blank: its words, and how many things that is. */
    public record Filling(String words, int count) {
        static Filling of(Object value) {
            if (value instanceof Filling made) return made;
            return new Filling(String.valueOf(value), value instanceof Number number ? number.intValue() : 1);
        }
    }

    private Sentence() {}

    /** Fills the blanks; one that nothing is known for stays as it is, so that its author sees the slip. */
    public static String fill(String template, Map<String, Filling> fillings, Plural plural) {
        return BLANK.matcher(template).replaceAll(blank -> {
            Filling filling = fillings.get(blank.group(1));
            if (filling == null) return Matcher.quoteReplacement(blank.group());
            if (blank.group(2) == null) return Matcher.quoteReplacement(filling.words());
            List<String> forms = List.of(blank.group(2).substring(1).split("\\|", -1));
            return Matcher.quoteReplacement(forms.get(Math.min(plural.form(filling.count()), forms.size() - 1)));
        });
    }

    /** The names of its blanks. */
    public static Set<String> blanks(String template) {
        Set<String> names = new LinkedHashSet<>();
        for (Matcher blank = BLANK.matcher(template); blank.find();) names.add(blank.group(1));
        return names;
    }
}
