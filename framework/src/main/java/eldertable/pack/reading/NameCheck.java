package eldertable.pack.reading;

import eldertable.api.ScriptApi;
import eldertable.api.Sort;
import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Span;
import eldertable.diagnostic.Spelling;
import eldertable.words.Message;

import java.util.Collection;
import java.util.regex.Pattern;

/** What things in a pack may be called, and whether a thing that is called upon exists. */
final class NameCheck {
    private static final Pattern ID = Pattern.compile(Sort.ID);
    private static final Pattern PROPERTY = Pattern.compile(Sort.PROPERTY);

    private final Problems problems;
    /** Whether all files could be read: if not, a missing thing may well stand in the one that could not. */
    private final boolean complete;

    NameCheck(Problems problems, boolean complete) {
        this.problems = problems;
        this.complete = complete;
    }

    /** Checks the name of something new. */
    boolean fits(String name, Span span, Sort sort) {
        return sort.isProperty() ? property(name, span, sort.named()) : id(name, span, sort.named());
    }

    private boolean id(String name, Span span, Message what) {
        boolean good = ID.matcher(name).matches() && name.length() <= Sort.LONGEST_NAME;
        if (!good) {
            problems.error("bad-name", span, Message.of("pack.read.bad-name", "name", name, "what", what, "most", Sort.LONGEST_NAME));
        }
        return good;
    }

    private boolean property(String name, Span span, Message what) {
        if (ScriptApi.OBJECT_WORDS.contains(name)) {
            problems.error("reserved-name", span, Message.of("pack.read.script-word", "name", name, "what", what));
            return false;
        }
        boolean good = PROPERTY.matcher(name).matches() && name.length() <= Sort.LONGEST_NAME;
        if (!good) {
            problems.error("bad-name", span, Message.of("pack.read.bad-property", "name", name, "what", what, "like", propertyLike(name)));
        }
        return good;
    }

    /** Checks that a name is one of those known. */
    boolean known(String name, Span span, Sort sort, Collection<String> known) {
        return known(name, span, sort.bare(), known);
    }

    boolean known(String name, Span span, Message what, Collection<String> known) {
        boolean good = known.contains(name);
        if (!good && complete) {
            problems.error("unknown-name", span,
                Message.of("pack.read.unknown", "what", what, "name", name).and(Spelling.guess(name, known)));
        }
        return good;
    }

    private static String propertyLike(String name) {
        StringBuilder out = new StringBuilder();
        for (String part : name.split("[^A-Za-z0-9]+")) {
            if (!part.isEmpty()) {
                char first = part.charAt(0);
                out.append(out.length() == 0 ? Character.toLowerCase(first) : Character.toUpperCase(first)).append(part.substring(1));
            }
        }
        return PROPERTY.matcher(out).matches() ? out.substring(0, Math.min(out.length(), Sort.LONGEST_NAME)) : "hand";
    }
}
