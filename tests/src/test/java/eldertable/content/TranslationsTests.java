package eldertable.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import eldertable.diagnostic.Problems;
import eldertable.yaml.ListNode;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;
import eldertable.yaml.ScalarNode;
import eldertable.yaml.YamlReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every game can be played in every language of ours: no line is missing, none is left over, and all have the same blanks. */
class TranslationsTests {
    private static final Path CONTENT = Path.of(System.getProperty("eldertable.home", "..")).resolve("content");
    private static final List<String> LANGUAGES = List.of("de");
    /** The small words, which the program knows in English. */
    private static final Set<String> SMALL_WORDS = Set.of("and", "hidden", "nothing", "nobody", "done", "place", "locked", "unlocked", "owned");
    private static final Pattern SIGNS = Pattern.compile("#+ |\\|| *- |\\d+\\. ");
    private static final Pattern LESSON_WORDS = Pattern.compile("title|summary|steps\\.\\d+\\.(say|otherwise)");
    private static final Pattern BLANK = Pattern.compile("\\{([^|}]+)[^}]*}");

    @TestFactory Stream<DynamicTest> games() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        try (Stream<Path> folders = Files.list(CONTENT)) {
            for (Path game : folders.filter(folder -> Files.exists(folder.resolve("pack.yaml"))).sorted().toList()) {
                for (String language : LANGUAGES) tests.add(dynamicTest(game.getFileName() + " in " + language, () -> compare(game, language)));
            }
        }
        assertTrue(tests.size() >= 6, "no games in " + CONTENT);
        return tests.stream();
    }

    private static void compare(Path game, String language) {
        Map<String, String> english = lines(game.resolve("text/en.yaml")), other = lines(game.resolve("text/" + language + ".yaml"));
        Set<String> missing = new TreeSet<>(english.keySet()), extra = new TreeSet<>(other.keySet());
        missing.removeAll(other.keySet());
        extra.removeAll(english.keySet());
        extra.removeIf(key -> key.startsWith("terms.") && SMALL_WORDS.contains(key.substring(6)));
        extra.removeIf(key -> key.startsWith("lessons.")); // English stands in the lessons themselves
        assertEquals(Set.of(), missing, "lines that are missing");
        assertEquals(Set.of(), extra, "lines that English does not have");
        compareLessons(game, other);
        assertEquals(shape(game.resolve("rules.md")), shape(game.resolve("rules." + language + ".md")), "the rules have other headings, tables or lists");
        english.forEach((key, line) -> assertEquals(blanks(line), blanks(other.get(key)), key + ": " + other.get(key)));
    }

    private static void compareLessons(Path game, Map<String, String> other) {
        Map<String, String> wanted = new TreeMap<>();
        try (Stream<Path> lessons = Files.list(game.resolve("lessons"))) {
            lessons.forEach(file -> {
                String id = file.getFileName().toString().replace(".yaml", "");
                lines(file).forEach((key, line) -> {
                    if (LESSON_WORDS.matcher(key).matches()) wanted.put("lessons." + id + "." + key, line);
                });
            });
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        assertTrue(wanted.size() > 10, "no lesson in " + game);
        assertEquals(wanted.keySet(), other.keySet().stream().filter(key -> key.startsWith("lessons.")).collect(Collectors.toCollection(TreeSet::new)), "what lessons say");
    }

    /** What the lines of a page begin with, where that is no word. */
    private static List<String> shape(Path page) {
        try (Stream<String> lines = Files.lines(page)) {
            return lines.map(SIGNS::matcher).filter(Matcher::lookingAt).map(Matcher::group).toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Set<String> blanks(String line) {
        Set<String> blanks = new TreeSet<>();
        for (Matcher blank = BLANK.matcher(line); blank.find();) blanks.add(blank.group(1));
        return blanks;
    }

    private static Map<String, String> lines(Path file) {
        try {
            Problems problems = new Problems();
            Node root = YamlReader.read(file.toString(), Files.readAllBytes(file), problems).orElseThrow(() -> new AssertionError(problems.list().toString()));
            Map<String, String> lines = new TreeMap<>();
            collect("", root, lines);
            return lines;
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static void collect(String key, Node node, Map<String, String> lines) {
        if (node instanceof MapNode map) map.entries().forEach(entry -> collect(key.isEmpty() ? entry.key() : key + "." + entry.key(), entry.value(), lines));
        else if (node instanceof ListNode list) for (int i = 0; i < list.items().size(); i++) collect(key + "." + i, list.items().get(i), lines);
        else lines.put(key, ((ScalarNode) node).text());
    }
}
