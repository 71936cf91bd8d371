package eldertable.pack.check;

import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The words that occur in a pack's scripts. A name that occurs nowhere is certainly not used; one that does occur may be,
 * which is all that a warning needs.
 */
final class Mentions {
    private static final Pattern WORD = Pattern.compile("[A-Za-z_$][A-Za-z0-9_$]*(-[A-Za-z0-9_$]+)*");

    private static final Pattern TEXT = Pattern.compile("(['\"`])([A-Za-z_$][A-Za-z0-9_$-]*)\\1");

    private final Set<String> words = new HashSet<>(), texts = new HashSet<>();

    Mentions(Collection<String> scripts) {
        for (String script : scripts) {
            for (Matcher found = TEXT.matcher(script); found.find();) texts.add(found.group(2));
            for (Matcher found = WORD.matcher(script); found.find();) {
                words.add(found.group());
                if (found.group().indexOf('-') >= 0) { // a name with dashes, or a subtraction
                    words.addAll(Arrays.asList(found.group().split("-")));
                }
            }
        }
    }

    /** Whether it stands somewhere as a text of its own, as what is called by its name must: a step, in {@code push('gift')}. */
    boolean asText(String name) {
        return texts.contains(name);
    }

    boolean of(String name) {
        return words.contains(name);
    }
}
