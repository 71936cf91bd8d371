package eldertable.words;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Sentences that come to us in English only, from a library or from a script, known again by their words, so that they can be said in every
 * language. Whatever shall be known stands among the words like everything else.
 */
public final class KnownSentences {
    private static final Pattern BLANK = Pattern.compile("\\{([a-z]+)}");

    private final List<Form> forms;

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

    private KnownSentences(List<Form> forms) {
        this.forms = forms;
    }

    /** @param beginning of their keys, such as "rules.thrown." */
    public static KnownSentences of(String beginning) {
        return new KnownSentences(Tongue.ENGLISH.keys(beginning).stream().map(Form::of)
            .sorted(Comparator.comparingInt((Form form) -> -form.sure).thenComparing(Form::key)).toList());
    }

    /** @return the words themselves if they are not known */
    public Message find(String english) {
        for (Form form : forms) {
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
