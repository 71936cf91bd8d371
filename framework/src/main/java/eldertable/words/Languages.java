package eldertable.words;

import java.util.List;
import java.util.stream.Stream;

/** Languages as people name them, "de" or "de-AT", and what to read where they are not spoken. */
public final class Languages {
    /** What every pack and the program are written in. */
    public static final String ENGLISH = "en";

    private Languages() {}

    /** Those to look for, one after the other: the language itself, its kin without a country, English. */
    public static List<String> wanted(String language) {
        return Stream.of(language, language.split("[-_]")[0], ENGLISH).distinct().toList();
    }
}
