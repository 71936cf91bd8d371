package eldertable.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** All that the program says stands in its files of words, in every language of ours, and nothing else stands there. */
class ProgramWordsTests {
    private static final Path HOME = Path.of(System.getProperty("eldertable.home", ".."));
    private static final List<String> MODULES = List.of("framework", "desktop-launcher", "mod-sdk"), LANGUAGES = List.of("en", "de");
    /** What packs may say otherwise stands in TextYaml.TERMS, where it is English. */
    private static final String TERMS = "term.";
    /** What rules.Reason names, with its values; ReasonsTests look at it. */
    private static final String REASONS = "reason.";

    /** Names, of people and of the parts of a gamepad, which are the same in every language. */
    private static final Set<String> NAMES = Set.of("Seats.java", "Pad.java");
    /** The program's name; what is typed, run or matched; the form of a date. */
    private static final List<String> NO_WORDS = List.of("Eldertable", "  keep eel        give B [crab, eel]        take line[3]", "./eldertable play ",
        "stty size < /dev/tty", "yyyy-MM-dd HH:mm", "Move", "NAME N", "PIECE PLACE [N]", "PIECE up|down");
    /** How a bug report begins: it goes to others, who read English. */
    private static final List<String> REPORT = List.of("# Bug report. Save it as bug.yaml, then: ./eldertable play ", " --load bug.yaml\\n");
    /** What the parser of YAML says, by which it is told what an author did. */
    private static final List<String> PARSER = List.of("mapping values are not allowed", "sequence entries are not allowed", "chomping or indentation",
        "cannot start any token", "unexpected character", "expected the node content", "escape character", "<document start>", "quoted scalar",
        "end of stream", "<stream end>", "could not find expected ':'", "expected <block end>");

    /** Rooms that say everything so. */
    private static final List<String> FINISHED = Stream.concat(Stream.of("desktop-launcher/src/main/java/eldertable/desktop/screen",
        "desktop-launcher/src/main/java/eldertable/desktop/table", "mod-sdk/src/main/java/eldertable/sdk/terminal"),
        Stream.of("diagnostic", "host", "lesson", "pack/check", "pack/files", "pack/library", "pack/merging", "pack/reading", "scenario", "secrecy", "server/protocol", "server/tables", "simulation",
            "workshop", "yaml").map(room -> "framework/src/main/java/eldertable/" + room)).toList();

    /** Of every key, the file it stands in. */
    private static final Map<String, String> rooms = new TreeMap<>();
    private static final String CLIENT = "framework/src/main/resources/eldertable/server/client";
    /** Names of keys and languages; what stands in style sheets. */
    private static final List<String> NO_WORDS_OF_BROWSERS = List.of("Eldertable", "Escape", "Enter", "Arrow", "ArrowLeft", "English", "Deutsch");

    private static final Map<String, Map<String, String>> sentences = new TreeMap<>();
    private static final List<SpokenSource.Saying> sayings = new ArrayList<>();
    /** How the keys of sentences begin that others say in English: whether all of them are known is for the tests of those who ask. */
    private static final Set<String> known = new TreeSet<>();

    @BeforeAll static void read() throws IOException {
        for (String language : LANGUAGES) {
            Map<String, String> all = new TreeMap<>();
            for (String module : MODULES) {
                for (Path file : files(HOME.resolve(module).resolve("src/main/resources/eldertable/words"), name -> name.endsWith("." + language + ".properties"))) {
                    Properties lines = new Properties();
                    try (Reader reader = Files.newBufferedReader(file)) {
                        lines.load(reader);
                    }
                    for (String key : lines.stringPropertyNames()) {
                        assertEquals(null, all.put(key, lines.getProperty(key)), key + " is there twice");
                        rooms.put(key, file.getFileName().toString().replaceFirst("[.].*", ""));
                    }
                }
            }
            sentences.put(language, all);
        }
        for (String module : MODULES) {
            for (Path file : files(HOME.resolve(module).resolve("src/main/java"), name -> name.endsWith(".java"))) {
                SpokenSource source = new SpokenSource(file);
                sayings.addAll(source.sayings());
                known.addAll(source.known());
            }
        }
        for (Path file : files(HOME.resolve(CLIENT), name -> name.endsWith(".mjs"))) sayings.addAll(new BrowserSource(file).sayings());
        assertTrue(sayings.size() > 50, "only " + sayings.size() + " sayings were found");
    }

    private static List<Path> files(Path folder, Predicate<String> named) throws IOException {
        if (!Files.isDirectory(folder)) return List.of();
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> named.test(file.getFileName().toString())).sorted().toList();
        }
    }

    @Test void everyLanguageSaysTheSame() {
        Set<String> english = sentences.get("en").keySet();
        for (String language : LANGUAGES) {
            Map<String, String> other = sentences.get(language);
            Set<String> missing = new TreeSet<>(english), extra = new TreeSet<>(other.keySet());
            missing.removeAll(other.keySet());
            extra.removeAll(english);
            extra.removeIf(key -> key.startsWith(TERMS));
            assertEquals(Set.of(), missing, "missing in " + language);
            assertEquals(Set.of(), extra, "not in English, but in " + language);
            english.forEach(key -> assertEquals(blanks(sentences.get("en").get(key)), blanks(other.get(key)), key + " has other blanks in " + language));
        }
    }

    /** Of a sentence; what begins one has a capital letter there. */
    private static Set<String> blanks(String sentence) {
        return Sentence.blanks(sentence).stream().map(name -> name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1)).collect(Collectors.toCollection(TreeSet::new));
    }

    @Test void whatIsSaidIsThereAndItsBlanksAreFilled() {
        for (SpokenSource.Saying saying : sayings) {
            List<String> keys = sentences.get("de").keySet().stream().filter(key -> saying.prefix() ? key.startsWith(saying.key()) : key.equals(saying.key())).toList();
            assertTrue(!keys.isEmpty(), saying.where() + " says " + saying.key() + ", which no file has");
            if (saying.key().equals(TERMS) || saying.key().equals(REASONS)) continue; // filled by the lexicon, like the pack's own
            for (String key : keys) assertEquals(blanks(sentences.get("en").get(key)), new TreeSet<>(saying.blanks()), saying.where() + " " + key);
        }
    }

    @Test void aMessageStandsInTheFileThatItsKeyNames() {
        List<SpokenSource.Saying> messages = sayings.stream().filter(SpokenSource.Saying::message).toList();
        assertTrue(messages.size() > 40, "only " + messages.size() + " messages were found");
        for (SpokenSource.Saying saying : messages) {
            String room = saying.key().substring(0, saying.key().indexOf('.'));
            for (String key : rooms.keySet()) if (saying.prefix() ? key.startsWith(saying.key()) : key.equals(saying.key())) assertEquals(room, rooms.get(key), saying.where() + " " + key);
        }
    }

    @Test void noWordsForPeopleStandInTheCode() throws IOException {
        for (String room : FINISHED) {
            for (Path file : files(HOME.resolve(room), name -> name.endsWith(".java") && !NAMES.contains(name))) {
                List<String> phrases = new ArrayList<>(new SpokenSource(file).phrases());
                phrases.removeAll(NO_WORDS);
                phrases.removeAll(PARSER);
                phrases.removeAll(REPORT);
                assertEquals(List.of(), phrases, file.getFileName() + ": words for people belong into the files of words");
            }
        }
    }

    /** In all rooms, finished or not: what becomes a diagnostic, a failure of a command or a line of its output is said by a key. */
    @Test void noSentenceReachesPeopleStraightFromTheCode() throws IOException {
        for (String module : MODULES) {
            for (Path file : files(HOME.resolve(module).resolve("src/main/java"), name -> name.endsWith(".java"))) {
                List<String> told = new SpokenSource(file).toldSentences();
                String name = file.getFileName().toString().replaceFirst("[.]java$", "");
                assertEquals(List.of(), told, name + ": say it by a key of the files of words");
            }
        }
    }

    @Test void noWordsForPeopleStandInTheBrowsersModules() throws IOException {
        for (Path file : files(HOME.resolve(CLIENT), name -> name.endsWith(".mjs"))) {
            List<String> phrases = new ArrayList<>(new BrowserSource(file).phrases());
            phrases.removeAll(NO_WORDS_OF_BROWSERS);
            assertEquals(List.of(), phrases, file.getFileName() + ": words for people belong into browser.en.properties");
        }
    }

    @Test void theBrowserOffersTheLanguagesThatThereAre() throws IOException {
        String words = Files.readString(HOME.resolve(CLIENT).resolve("words.mjs"));
        for (String language : LANGUAGES) assertTrue(words.contains(language + ": '"), language);
    }

    @Test void nothingIsLeftOver() {
        Set<String> left = new TreeSet<>(sentences.get("de").keySet());
        left.removeIf(key -> rooms.get(key).equals("help")); // picocli says these: MainTests looks after them
        for (SpokenSource.Saying saying : sayings) left.removeIf(key -> saying.prefix() ? key.startsWith(saying.key()) : key.equals(saying.key()));
        left.removeIf(key -> known.stream().anyMatch(key::startsWith));
        assertEquals(Set.of(), left, "nobody says this");
    }
}
