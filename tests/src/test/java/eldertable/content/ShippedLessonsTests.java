package eldertable.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.DiagnosticPrinter;
import eldertable.faces.TableLook;
import eldertable.lesson.Lessons;
import eldertable.lesson.Tutor;
import eldertable.pack.library.PackLibrary;
import eldertable.pack.model.LessonDef;
import eldertable.pack.model.PackDef;
import eldertable.script.ScriptEngine;
import eldertable.session.GameSession;
import eldertable.view.Lexicon;
import eldertable.view.TableView;
import eldertable.words.Tongue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every lesson of every pack under content/ is played from beginning to end, and every game has one. */
class ShippedLessonsTests {
    private static final Path HOME = Path.of(System.getProperty("eldertable.home", "..")).toAbsolutePath().normalize();
    /** What fits beside the table, and what somebody reads who wants to play. */
    private static final int LONGEST = 420;

    private static final Pattern EXAMPLE = Pattern.compile("(?ms)^```yaml\\R(.*?)^```");

    private static ScriptEngine scripts;

    @BeforeAll static void open() {
        scripts = new ScriptEngine();
    }

    @AfterAll static void close() {
        scripts.close();
    }

    @Test void theExampleOfTheHandbookIsOneThatCanBePlayed() throws IOException {
        Path handbook = HOME.resolve("mod-sdk/handbook");
        Matcher example = EXAMPLE.matcher(Files.readString(handbook.resolve("lessons.md")));
        assertTrue(example.find());
        assertEquals(Files.readString(handbook.resolve("tide-pool/lessons/first-catch.yaml")), example.group(1));
        PackDef pack = new PackLibrary(List.of(handbook)).load("tide-pool").pack().orElseThrow();
        assertEquals("", DiagnosticPrinter.plain(Tongue.ENGLISH).print(Lessons.rehearse(scripts, pack, pack.lessons().get(0))));
    }

    /** What a lesson says of its table in numbers is what lies there. */
    @Test void theVoidTellsTheTruthAboutItsTable() {
        PackDef pack = new PackLibrary(List.of(HOME.resolve("content"))).load("waking-void").pack().orElseThrow();
        LessonDef lesson = pack.lessons().get(0);
        List<Map<String, Integer>> tables = new ArrayList<>();
        List<String> pale = new ArrayList<>();
        try (GameSession session = Lessons.lay(scripts, pack, lesson, List.of()).session().orElseThrow()) {
            Tutor tutor = new Tutor(lesson, session, new Tutor.Audience() {
                @Override public void happened() {}

                @Override public void changed() {}

                @Override public void lost(Diagnostic why) {
                    fail(why.toString());
                }
            });
            TableLook look = new TableLook(session.blueprint(), Lexicon.forAuthors(session.blueprint()));
            for (tutor.begin(); !tutor.isOver(); tutor.next()) {
                TableView view = TableView.of(session.table(), 0);
                tables.add(numbers(view));
                pale.add(look.absent("track", view).map(guardian -> guardian.kind() + guardian.counters()).orElse(""));
            }
        }
        assertEquals(List.of("", "drowned_king{guardianHealth=4}", ""), pale.subList(5, 8), "on its track, on the board, slain");
        expect(tables.get(1), Map.of("sanity", 26, "trackSpace", 0));
        expect(tables.get(5), Map.of("sanity", 23, "trackSpace", 1, "eventDiscards", 1, "eventDeck", 32)); // "stands on space 1 … gave you 3, so you have 23"
        expect(tables.get(6), Map.of("guardianHealth", 4, "trackSpace", 6, "track", 0)); // "came out of the portal … has 4 health left"
        expect(tables.get(7), Map.of("guardianHealth", 0, "trackSpace", 6, "slain", 1)); // "is dead"
        expect(tables.get(8), Map.of("sanity", 31, "trackSpace", 6, "slain", 1));
    }

    /** What the learner sees counted, and how much lies in each zone. */
    private static Map<String, Integer> numbers(TableView view) {
        Map<String, Integer> numbers = new HashMap<>();
        view.counters().forEach(counter -> numbers.putIfAbsent(counter.id(), counter.value().orElse(-1)));
        view.zones().forEach(zone -> numbers.putIfAbsent(zone.id(), zone.size()));
        return numbers;
    }

    private static void expect(Map<String, Integer> table, Map<String, Integer> numbers) {
        numbers.forEach((name, number) -> assertEquals(number, table.get(name), name));
    }

    @TestFactory Stream<DynamicTest> lessons() {
        PackLibrary library = new PackLibrary(List.of(HOME.resolve("content")));
        return library.entries().stream().map(entry -> DynamicTest.dynamicTest(entry.id(), () -> {
            PackDef pack = library.load(entry.path().toString()).pack().orElseThrow();
            if (pack.mods().isEmpty()) assertFalse(pack.lessons().isEmpty(), "a game without a lesson");
            for (LessonDef lesson : pack.lessons()) {
                if (!lesson.span().file().startsWith(entry.path().getFileName() + "/")) continue; // the game's own are not for its mods
                assertEquals("", DiagnosticPrinter.plain(Tongue.ENGLISH).print(Lessons.rehearse(scripts, pack, lesson)));
                assertTrue(lesson.parts().stream().anyMatch(LessonDef.Part::waits), "nothing to do in it");
                for (LessonDef.Part part : lesson.parts()) assertTrue(part.say().length() <= LONGEST, part.say().length() + " letters: " + part.say());
            }
        }));
    }
}
