package eldertable.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import eldertable.diagnostic.DiagnosticPrinter;
import eldertable.diagnostic.Problems;
import eldertable.pack.files.PackFiles;
import eldertable.pack.library.PackLibrary;
import eldertable.pack.library.PackLoad;
import eldertable.pack.library.PackReader;
import eldertable.pack.model.PackDef;
import eldertable.scenario.ResultPrinter;
import eldertable.scenario.ScenarioDef;
import eldertable.scenario.ScenarioReader;
import eldertable.scenario.ScenarioResult;
import eldertable.scenario.Scenarios;
import eldertable.script.ScriptEngine;
import eldertable.words.Tongue;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every scenario of every pack under content/, and every example of the handbook. */
class ShippedScenariosTests {
    private static final Path HOME = Path.of(System.getProperty("eldertable.home", "..")).toAbsolutePath().normalize();
    private static final Path HANDBOOK = HOME.resolve("mod-sdk/handbook");
    private static final Pattern EXAMPLE = Pattern.compile("(?ms)^```yaml\\R((?:- )?title: .*?)^```");

    private static ScriptEngine scripts;
    private static final List<Scenarios> OPEN = new ArrayList<>();

    @BeforeAll static void open() {
        scripts = new ScriptEngine();
    }

    @AfterAll static void close() {
        OPEN.forEach(Scenarios::close);
        scripts.close();
    }

    @TestFactory Stream<DynamicNode> content() {
        PackLibrary library = new PackLibrary(List.of(HOME.resolve("content")));
        assertFalse(library.entries().isEmpty());
        return library.entries().stream().map(entry -> dynamicContainer(entry.id(), ofPack(library, entry.path())));
    }

    /** A mod's scenarios are played with the game that it changes. */
    private static List<DynamicTest> ofPack(PackLibrary library, Path path) {
        Problems problems = new Problems();
        PackFiles files = PackFiles.open(path, problems).orElseThrow();
        List<ScenarioDef> scenarios = Scenarios.of(files, problems);
        List<DynamicTest> tests = new ArrayList<>();
        tests.add(dynamicTest("its scenarios can be read", () -> assertEquals("", DiagnosticPrinter.plain(Tongue.ENGLISH).print(problems.list()))));
        PackLoad load = library.load(path.toString());
        String told = DiagnosticPrinter.plain(Tongue.ENGLISH).print(load.problems());
        tests.add(dynamicTest("it can be played", () -> assertTrue(load.pack().isPresent(), told)));
        load.pack().ifPresent(pack -> tests.addAll(tests(scenarios, pack)));
        return tests;
    }

    private static List<DynamicTest> tests(List<ScenarioDef> scenarios, PackDef pack) {
        Scenarios running = new Scenarios(scripts, pack);
        OPEN.add(running);
        return scenarios.stream().map(scenario -> dynamicTest(scenario.name(), () -> {
            ScenarioResult result = running.run(scenario);
            assertTrue(result.passed(), () -> new ResultPrinter(Tongue.ENGLISH).print(result, false));
        })).toList();
    }

    @TestFactory Stream<DynamicTest> examplesOfTheHandbook() throws IOException {
        PackDef tidePool = PackReader.read(HANDBOOK.resolve("tide-pool")).pack().orElseThrow();
        List<DynamicTest> tests = new ArrayList<>();
        try (Stream<Path> pages = Files.list(HANDBOOK)) {
            for (Path page : pages.filter(file -> file.toString().endsWith(".md")).sorted().toList()) tests.addAll(tests(examples(page), tidePool));
        }
        assertTrue(tests.size() >= 4, "The handbook has lost its examples.");
        return tests.stream();
    }

    private static List<ScenarioDef> examples(Path page) throws IOException {
        Problems problems = new Problems();
        List<ScenarioDef> all = new ArrayList<>();
        Matcher example = EXAMPLE.matcher(Files.readString(page));
        while (example.find()) {
            boolean lesson = example.group(1).contains("\nsteps:");
            if (!lesson) all.addAll(ScenarioReader.read(page.getFileName().toString(), example.group(1).getBytes(StandardCharsets.UTF_8), problems));
        }
        assertEquals("", DiagnosticPrinter.plain(Tongue.ENGLISH).print(problems.list()));
        return all;
    }
}
