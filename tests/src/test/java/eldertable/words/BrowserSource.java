package eldertable.words;

import eldertable.javascript.ScriptTokens;
import eldertable.javascript.ScriptTokens.Kind;
import eldertable.javascript.ScriptTokens.Token;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** What a module of the browser's client says to people: its calls of {@code say}, and its texts. */
final class BrowserSource {
    private static final Pattern PHRASE = Pattern.compile("[A-Za-z]{2,} [A-Za-z]{2,}|^[A-Z][a-z]{2,}.?$");

    private final Path file;
    private final List<Token> code;

    BrowserSource(Path file) throws IOException {
        this.file = file;
        code = ScriptTokens.of(Files.readString(file));
    }

    /** `say('key', { blank, other: value })`, and `say(`key.${more}`)`, which begins a key. */
    List<SpokenSource.Saying> sayings() {
        List<SpokenSource.Saying> found = new ArrayList<>();
        for (int i = 0; i + 2 < code.size(); i++) {
            if (!code.get(i).isWord("say") || !code.get(i + 1).is("(") || code.get(i + 2).kind() != Kind.TEXT) continue;
            boolean prefix = code.get(i + 3).is("${");
            String key = code.get(i + 2).text().replaceAll("['`]", "");
            found.add(new SpokenSource.Saying(key, false, prefix, prefix ? Set.of() : blanks(i + 3), file.getFileName() + " " + key));
        }
        return found;
    }

    private Set<String> blanks(int comma) {
        Set<String> names = new LinkedHashSet<>();
        if (!code.get(comma).is(",") || !code.get(comma + 1).is("{")) return names;
        boolean expected = true;
        for (int i = comma + 1, depth = 0; i < code.size(); i++) {
            Token token = code.get(i);
            if (token.opens()) depth++;
            else if (token.closes() && --depth == 0) break;
            else if (depth == 1 && token.is(",")) expected = true;
            else if (depth == 1 && expected) {
                names.add(token.text());
                expected = false;
            }
        }
        return names;
    }

    /** Texts that read like words for people. */
    List<String> phrases() {
        List<String> found = new ArrayList<>();
        for (Token token : code) {
            if (token.kind() != Kind.TEXT) continue;
            String text = token.text().replaceAll("^['`]|['`]$", "");
            if (PHRASE.matcher(text).find() && !text.startsWith(".")) found.add(text); // that finds elements
        }
        return found;
    }
}
