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
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
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

    @Test void theRulesSeeTheProgramAndNoTests() {
        assertTrue(PROGRAM.contain("eldertable.sdk.Main"));
        assertTrue(PROGRAM.contain("eldertable.script.EngineReport"));
        assertFalse(PROGRAM.contain(ArchitectureTests.class.getName()));
    }

    @Test void onlyTheDesktopKnowsLibgdx() {
        noClasses().that().resideOutsideOfPackage(DESKTOP).should().dependOnClassesThat().resideInAnyPackage(LIBGDX).check(PROGRAM);
    }

    @Test void rulesDoNotKnowWhatTheyRunIn() {
        noClasses().that().resideInAPackage("eldertable.rules..").should().dependOnClassesThat().resideInAPackage("eldertable.script..")
            .check(PROGRAM);
    }

    @Test void noTwoClassesShareAName() {
        Map<String, Long> names = PROGRAM.stream().filter(type -> type.isTopLevelClass() && !type.getSimpleName().equals("package-info"))
            .collect(Collectors.groupingBy(type -> type.getSimpleName(), Collectors.counting()));
        assertEquals(List.of(), names.entrySet().stream().filter(name -> name.getValue() > 1).map(Map.Entry::getKey).toList());
    }

    @Test void onlyScriptKnowsGraal() {
        noClasses().that().resideOutsideOfPackage("eldertable.script..").should().dependOnClassesThat().resideInAPackage(GRAAL)
            .check(PROGRAM);
    }

    @Test void onlyYamlKnowsSnakeYaml() {
        noClasses().that().resideOutsideOfPackage("eldertable.yaml..").should().dependOnClassesThat().resideInAPackage(SNAKEYAML)
            .check(PROGRAM);
    }

    @Test void onlyJsonKnowsJackson() {
        noClasses().that().resideOutsideOfPackage("eldertable.json..").should().dependOnClassesThat().resideInAPackage("com.fasterxml..")
            .check(PROGRAM);
    }

    @Test void onlyMarkdownKnowsCommonmark() {
        noClasses().that().resideOutsideOfPackage("eldertable.markdown").should().dependOnClassesThat().resideInAPackage("org.commonmark..")
            .check(PROGRAM);
    }

    @Test void onlyArtKnowsDrawings() {
        noClasses().that().resideOutsideOfPackage("eldertable.art").should().dependOnClassesThat().resideInAPackage("com.github.weisj..")
            .check(PROGRAM);
    }

    @Test void onlyTheWebKnowsJetty() {
        noClasses().that().resideOutsideOfPackage("eldertable.server.web").should().dependOnClassesThat().resideInAPackage("org.eclipse.jetty..")
            .check(PROGRAM);
    }

    @Test void onlyPrintingKnowsPdfbox() {
        noClasses().that().resideOutsideOfPackage("eldertable.sdk.printing").should().dependOnClassesThat().resideInAPackage("org.apache.pdfbox..")
            .check(PROGRAM);
    }

    @Test void onlyTheTerminalKnowsJline() {
        noClasses().that().resideOutsideOfPackage("eldertable.sdk.terminal").should().dependOnClassesThat().resideInAPackage("org.jline..")
            .check(PROGRAM);
    }

    @Test void onlyFarmAndClusterKnowHazelcast() {
        noClasses().that().resideOutsideOfPackages("eldertable.sdk.farm", "eldertable.sdk.cluster", "eldertable.sdk.network").should().dependOnClassesThat().resideInAPackage("com.hazelcast..")
            .check(PROGRAM);
    }

    @Test void onlyTheTranslatorKnowsParserAndAsm() {
        noClasses().that().resideOutsideOfPackage("eldertable.script.translation.tree").should().dependOnClassesThat()
            .resideInAnyPackage("com.oracle.js..", "com.oracle.truffle..").check(PROGRAM);
        noClasses().that().resideOutsideOfPackage("eldertable.script.translation.code").should().dependOnClassesThat().resideInAPackage("org.objectweb.asm..")
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
        slices().matching("eldertable.(**)").should().beFreeOfCycles().check(PROGRAM); // each subpackage by itself
    }

    @Test void everyPackageSaysWhatItIsFor() throws IOException {
        List<String> silent = new ArrayList<>();
        for (String module : List.of("framework", "mod-sdk", "desktop-launcher")) {
            try (Stream<Path> files = Files.walk(HOME.resolve(module).resolve("src/main/java"))) {
                files.filter(file -> file.toString().endsWith(".java")).map(Path::getParent).distinct()
                    .filter(folder -> !Files.exists(folder.resolve("package-info.java"))).forEach(folder -> silent.add(HOME.relativize(folder).toString()));
            }
        }
        assertEquals(List.of(), silent);
    }

    @Test void nothingStaticCanChange() {
        fields().that().areStatic().should().beFinal().check(PROGRAM);
    }

    @Test void noGameIsNamedInTheProgramsSource() throws IOException {
        List<String> named = new ArrayList<>();
        Pattern game = shippedGames();
        for (String module : List.of("framework", "mod-sdk", "desktop-launcher")) {
            try (Stream<Path> files = Files.walk(HOME.resolve(module).resolve("src/main"))) {
                for (Path file : files.filter(ArchitectureTests::isCode).toList()) {
                    game.matcher(Files.readString(file)).results()
                        .forEach(match -> named.add(HOME.relativize(file) + ": " + match.group()));
                }
            }
        }
        assertEquals(List.of(), named, "Games belong into content/; the program must not know them by name.");
    }

    /** The ids of all packs in content/, whatever stands between their words. */
    private static Pattern shippedGames() throws IOException {
        try (Stream<Path> packs = Files.walk(HOME.resolve("content"), 3)) {
            List<String> ids = packs.filter(path -> path.endsWith("pack.yaml")).map(path -> path.getParent().getFileName().toString()).toList();
            assertTrue(ids.containsAll(List.of("seven-candles", "waking-void", "glass-minds")), ids.toString());
            return Pattern.compile(ids.stream().map(id -> id.replace("-", "[-_ ]?")).collect(Collectors.joining("|")), Pattern.CASE_INSENSITIVE);
        }
    }

    private static boolean isCode(Path file) {
        return Pattern.matches(".*\\.(java|js|mjs)", file.getFileName().toString());
    }
}
