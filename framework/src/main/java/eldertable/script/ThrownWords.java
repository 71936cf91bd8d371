package eldertable.script;

import eldertable.words.Message;
import eldertable.words.Sentence;
import eldertable.words.Tongue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What JavaScript throws, as something that can be said in every language. Neither our own files of it nor the engine know any but English;
 * whatever of it stands among the words of rules, under {@code rules.thrown}, is known again here by its English sentence.
 */
final class ThrownWords {
    private static final String KNOWN = "rules.thrown.";
    private static final Pattern SORT = Pattern.compile("(\\w*Error): (.*)", Pattern.DOTALL), BLANK = Pattern.compile("\\{([a-z]+)}");
    private static final List<Form> FORMS = forms();

    /** A sentence: {@code sure} is how much of it stands fast. */
    private record Form(String key, List<String> blanks, Pattern pattern, int sure) {
        static Form of(String key) {
            String sentence = Tongue.ENGLISH.say(key);
            List<String> blanks = new ArrayList<>();
            StringBuilder pattern = new StringBuilder();
            int from = 0, sure = 0;
            for (Matcher blank = BLANK.matcher(sentence); blank.find(); from = blank.end()) {
                blanks.add(blank.group(1));
                pattern.append(Pattern.quote(sentence.substring(from, blank.start()))).append("(.+?)");
                sure += blank.start() - from;
            }
            pattern.append(Pattern.quote(sentence.substring(from)));
            return new Form(key, List.copyOf(blanks), Pattern.compile(pattern.toString(), Pattern.DOTALL), sure + sentence.length() - from);
        }
    }

    private ThrownWords() {}

    private static List<Form> forms() {
        return Tongue.ENGLISH.keys(KNOWN).stream().map(Form::of).sorted(Comparator.comparingInt((Form form) -> -form.sure).thenComparing(Form::key)).toList();
    }

    /** @param thrown "TypeError: f is not a function" */
    static Message of(String thrown) {
        Matcher sorted = SORT.matcher(thrown);
        if (!sorted.matches()) return sentence(thrown);
        Message what = sentence(sorted.group(2));
        return what.key().isEmpty() ? Message.plain(thrown) : Message.of("rules.script.thrown", "sort", sorted.group(1), "what", what);
    }

    /** The same without what sort of error it is. */
    static Message withoutSort(String thrown) {
        return sentence(thrown.replaceFirst("^\\w*Error: ", ""));
    }

    private static Message sentence(String english) {
        for (Form form : FORMS) {
            Matcher matcher = form.pattern.matcher(english);
            if (!matcher.matches()) continue;
            Object[] blanks = new Object[2 * form.blanks.size()];
            for (int i = 0; i < form.blanks.size(); i++) {
                blanks[2 * i] = form.blanks.get(i);
                blanks[2 * i + 1] = matcher.group(i + 1);
            }
            return Message.of(form.key, blanks);
        }
        return Message.plain(english);
    }
}
