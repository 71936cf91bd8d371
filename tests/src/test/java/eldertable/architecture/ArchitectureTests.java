package eldertable.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The architecture's table of who may know what, as rules that fail the build. */
class ArchitectureTests {
    private static final JavaClasses PROGRAM = new ClassFileImporter()
        .withImportOption(new ImportOption.DoNotIncludeTests()).importPackages("eldertable");
    private static final Path HOME = Path.of(System.getProperty("eldertable.home"));

    private static final String GRAAL = "org.graalvm..";
    private static final String SNAKEYAML = "org.snakeyaml..";
    private static final String[] LIBGDX = {"com.badlogic..", "org.lwjgl.."};
    private static final String DESKTOP = "eldertable.desktop..";
    private static final String SDK = "eldertable.sdk..";

    /** The shipped games' titles and pack ids, whatever stands between their words. */
    private static final Pattern GAME = Pattern.compile(
        "(tides|pocket|shards)[-_ ]?(of[-_ ]?)?madness|gates[-_ ]?of[-_ ]?delirium|waking[-_ ]?void", Pattern.CASE_INSENSITIVE);

    @Test void theRulesSeeTheProgramAndNoTests() {
        assertTrue(PROGRAM.contain("eldertable.sdk.Main"));
        assertTrue(PROGRAM.contain("eldertable.script.EngineReport"));
        assertFalse(PROGRAM.contain(ArchitectureTests.class.getName()));
    }

    @Test void onlyTheDesktopKnowsLibgdx() {
        noClasses().that().resideOutsideOfPackage(DESKTOP).should().dependOnClassesThat().resideInAnyPackage(LIBGDX).check(PROGRAM);
    }

    @Test void onlyScriptKnowsGraal() {
        noClasses().that().resideOutsideOfPackage("eldertable.script..").should().dependOnClassesThat().resideInAPackage(GRAAL)
            .check(PROGRAM);
    }

    @Test void onlyYamlKnowsSnakeYaml() {
        noClasses().that().resideOutsideOfPackage("eldertable.yaml..").should().dependOnClassesThat().resideInAPackage(SNAKEYAML)
            .check(PROGRAM);
    }

    @Test void theDesktopKnowsNeitherScriptsNorFiles() {
        noClasses().that().resideInAPackage(DESKTOP).should().dependOnClassesThat().resideInAnyPackage(GRAAL, SNAKEYAML)
            .check(PROGRAM);
    }

    @Test void theFrameworkKnowsNeitherDesktopNorTools() {
        noClasses().that().resideOutsideOfPackages(DESKTOP, SDK).should().dependOnClassesThat().resideInAnyPackage(DESKTOP, SDK)
            .check(PROGRAM);
    }

    @Test void desktopAndToolsDoNotKnowEachOther() {
        noClasses().that().resideInAPackage(SDK).should().dependOnClassesThat().resideInAPackage(DESKTOP).check(PROGRAM);
        noClasses().that().resideInAPackage(DESKTOP).should().dependOnClassesThat().resideInAPackage(SDK)
            .check(PROGRAM);
    }

    @Test void packagesFormNoCycles() {
        slices().matching("eldertable.(*)..").should().beFreeOfCycles().check(PROGRAM);
        slices().matching("eldertable.desktop.(*)..").should().beFreeOfCycles().check(PROGRAM);
    }

    @Test void nothingStaticCanChange() {
        fields().that().areStatic().should().beFinal().check(PROGRAM);
    }

    @Test void noGameIsNamedInTheProgramsSource() throws IOException {
        List<String> named = new ArrayList<>();
        for (String module : List.of("framework", "mod-sdk", "desktop-launcher")) {
            try (Stream<Path> files = Files.walk(HOME.resolve(module).resolve("src/main"))) {
                for (Path file : files.filter(ArchitectureTests::isCode).toList()) {
                    GAME.matcher(Files.readString(file)).results()
                        .forEach(match -> named.add(HOME.relativize(file) + ": " + match.group()));
                }
            }
        }
        assertEquals(List.of(), named, "Games belong into content/; the program must not know them by name.");
    }

    private static boolean isCode(Path file) {
        return Pattern.matches(".*\\.(java|js|mjs)", file.getFileName().toString());
    }
}
