package eldertable.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The handbook's page of problems has every code that the program tells, and no other. */
class ProblemsPageTests {
    private static final Path HOME = Path.of(System.getProperty("eldertable.home"));
    private static final Pattern TOLD = Pattern.compile("\\b(?:error|warning|fault|refused|report|ofName)\\((?!\\))\\s*(?:[^\";]{0,80},\\s*)?\"([a-z]+(?:-[a-z]+)*)\"\\s*,");
    private static final Pattern NAMED = Pattern.compile("static final String [A-Z_]+ = \"([a-z]+(?:-[a-z]+)*)\"");
    private static final Pattern ROW = Pattern.compile("(?m)^\\| `([a-z]+(?:-[a-z]+)*)` \\| \\S.* \\| \\S.* \\|$");

    private static Set<String> told() throws IOException {
        Set<String> codes = new TreeSet<>();
        for (String module : new String[] {"framework", "mod-sdk", "desktop-launcher"}) {
            try (Stream<Path> files = Files.walk(HOME.resolve(module).resolve("src/main/java"))) {
                for (Path file : files.filter(path -> path.toString().endsWith(".java") && !path.endsWith("Doctor.java")).toList()) {
                    Matcher code = TOLD.matcher(Files.readString(file));
                    while (code.find()) codes.add(code.group(1));
                    if (!file.endsWith("RuleFault.java")) continue;
                    Matcher constant = NAMED.matcher(Files.readString(file));
                    while (constant.find()) codes.add(constant.group(1));
                }
            }
        }
        return codes;
    }

    private static Set<String> described() throws IOException {
        Set<String> codes = new TreeSet<>();
        Matcher row = ROW.matcher(Files.readString(HOME.resolve("mod-sdk/handbook/problems.md")));
        while (row.find()) assertTrue(codes.add(row.group(1)), row.group(1) + " stands twice");
        return codes;
    }

    @Test void everyCodeHasItsCauseAndCure() throws IOException {
        Set<String> missing = told();
        assertTrue(missing.size() > 60, missing.toString());
        missing.removeAll(described());
        assertEquals(Set.of(), missing, "Describe these in mod-sdk/handbook/problems.md.");
    }

    /** Some are told by other ways than one call, so they are looked for as words. */
    @Test void noCodeIsDescribedThatNobodyTells() throws IOException {
        StringBuilder sources = new StringBuilder();
        for (String module : new String[] {"framework", "mod-sdk", "desktop-launcher"}) {
            try (Stream<Path> files = Files.walk(HOME.resolve(module).resolve("src/main"))) {
                for (Path file : files.filter(path -> path.toString().matches(".*\\.(java|js)")).toList()) sources.append(Files.readString(file));
            }
        }
        Set<String> invented = described();
        invented.removeIf(code -> sources.indexOf('"' + code + '"') >= 0);
        assertEquals(Set.of(), invented);
    }
}
