package eldertable.words;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a source file says to people: its calls of {@code say} and {@code Message.of}, and its literals. Read as text, which is enough for how we write. */
final class SpokenSource {
    private static final Pattern CALL = Pattern.compile("\\b(say|Message\\.of)\\("), LITERAL = Pattern.compile("\"((?:[^\"\\\\\\n]|\\\\.)*)\"(\\s*\\+)?");
    private static final Pattern KNOWN = Pattern.compile("\\bKnownSentences\\.of\\(\"([a-z.-]+)\"\\)");
    private static final Pattern PHRASE = Pattern.compile("[A-Za-z]{2,} [A-Za-z]|^[A-Z][a-z]{2,}.?$");
    private static final Pattern TELLING = Pattern.compile("\\b(?:Diagnostic\\.(?:error|warning)|problems\\.(?:error|warning)|new CommandFailure|new ParameterException|[oO]ut\\(?\\)?\\.print(?:ln|f)?|[eE]rr\\(?\\)?\\.print(?:ln|f)?)\\(");
    private static final Pattern SENTENCE = Pattern.compile("[A-Za-z]{2,}'? [A-Za-z']{2,}");
    private static final Pattern KEY = Pattern.compile("[a-z][a-z0-9]*(\\.[a-z0-9-]+)*\\.?");

    /**
     * A call of {@code say} or {@code Message.of}.
     *
     * @param message whether it is said later, in any language
     * @param prefix whether the key goes on with something that is only known then
     * @param blanks what is handed over for its blanks
     */
    record Saying(String key, boolean message, boolean prefix, Set<String> blanks, String where) {}

    private final Path file;
    private final String text;

    SpokenSource(Path file) throws IOException {
        this.file = file;
        text = Files.readString(file);
    }

    List<Saying> sayings() {
        List<Saying> found = new ArrayList<>();
        for (Matcher call = CALL.matcher(text); call.find();) {
            if (isComment(call.start())) continue;
            List<String> arguments = arguments(call.end());
            Set<String> blanks = new LinkedHashSet<>();
            for (int i = 1; i < arguments.size(); i += 2) {
                Matcher name = LITERAL.matcher(arguments.get(i));
                if (name.matches()) blanks.add(name.group(1));
            }
            for (Matcher key = LITERAL.matcher(arguments.get(0)); key.find();) {
                if (KEY.matcher(key.group(1)).matches() && key.group(1).contains(".")) found.add(new Saying(key.group(1), !call.group(1).equals("say"), key.group(2) != null, blanks, place(call.start())));
            }
        }
        return found;
    }

    /** Beginnings of keys whose sentences are known again when somebody else says them. */
    List<String> known() {
        return KNOWN.matcher(text).results().map(found -> found.group(1)).toList();
    }

    /** Literals that read like words for people: several words, or one that begins like a label. Exceptions tell of bugs, not people. */
    List<String> phrases() {
        List<String> found = new ArrayList<>();
        for (Matcher literal = LITERAL.matcher(text); literal.find();) {
            String line = text.substring(text.lastIndexOf('\n', literal.start()) + 1, literal.start()).strip();
            boolean told = PHRASE.matcher(literal.group(1)).find() && !isComment(literal.start()) && !line.startsWith("@") && !line.contains("new Illegal");
            if (told) found.add(literal.group(1));
        }
        return found;
    }

    /** Sentences that reach people straight from the code: in the arguments of whatever makes a diagnostic, a failure of a command or a line of its output. */
    List<String> toldSentences() {
        List<String> found = new ArrayList<>();
        for (Matcher call = TELLING.matcher(text); call.find();) {
            if (isComment(call.start())) continue;
            for (String argument : arguments(call.end())) {
                if (argument.contains("Message.of(") || argument.contains("say(")) continue;
                for (Matcher literal = LITERAL.matcher(argument); literal.find();) {
                    if (SENTENCE.matcher(literal.group(1)).find()) found.add(place(call.start()) + " " + literal.group(1));
                }
            }
        }
        return found;
    }

    private boolean isComment(int at) {
        String line = text.substring(text.lastIndexOf('\n', at) + 1, at).strip();
        return line.startsWith("*") || line.startsWith("/");
    }

    /** The arguments of a call that begins here, up to its closing bracket. */
    private List<String> arguments(int from) {
        List<String> arguments = new ArrayList<>();
        int depth = 0, start = from;
        for (int at = from; at < text.length(); at++) {
            char sign = text.charAt(at);
            if (sign == '"') at = endOfLiteral(at);
            else if (sign == '(' || sign == '{' || sign == '[') depth++;
            else if (depth > 0 && (sign == ')' || sign == '}' || sign == ']')) depth--;
            else if (depth == 0 && (sign == ',' || sign == ')')) {
                arguments.add(text.substring(start, at).strip());
                start = at + 1;
                if (sign == ')') break;
            }
        }
        return arguments;
    }

    private int endOfLiteral(int quote) {
        int at = quote + 1;
        while (text.charAt(at) != '"') at += text.charAt(at) == '\\' ? 2 : 1;
        return at;
    }

    private String place(int at) {
        return file.getFileName() + ":" + (1 + text.substring(0, at).chars().filter(sign -> sign == '\n').count());
    }
}
