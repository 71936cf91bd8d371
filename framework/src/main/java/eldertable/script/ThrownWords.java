package eldertable.script;

import eldertable.words.KnownSentences;
import eldertable.words.Message;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What JavaScript throws, as something that can be said in every language: neither our own files of it nor the engine know any but English. */
final class ThrownWords {
    private static final Pattern SORT = Pattern.compile("(\\w*Error): (.*)", Pattern.DOTALL);
    private static final KnownSentences KNOWN = KnownSentences.of("rules.thrown.");

    private ThrownWords() {}

    /** @param thrown "TypeError: f is not a function" */
    static Message of(String thrown) {
        Matcher sorted = SORT.matcher(thrown);
        if (!sorted.matches()) return KNOWN.find(thrown);
        Message what = KNOWN.find(sorted.group(2));
        return what.key().isEmpty() ? Message.plain(thrown) : Message.of("rules.script.thrown", "sort", sorted.group(1), "what", what);
    }

    /** The same without what sort of error it is. */
    static Message withoutSort(String thrown) {
        return KNOWN.find(thrown.replaceFirst("^\\w*Error: ", ""));
    }
}
