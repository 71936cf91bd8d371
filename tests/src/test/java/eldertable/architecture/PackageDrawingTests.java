package eldertable.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * The drawing of the packages in docs/ARCHITECTURE.md is what the classes say: every arrow is a real dependency, and every
 * dependency can be followed along arrows. When it fails it tells which line to write or to take away.
 */
class PackageDrawingTests {
    private static final Path PAGE = Path.of(System.getProperty("eldertable.home"), "docs/ARCHITECTURE.md");
    private static final String ROOT = "eldertable.";
    private static final Pattern DRAWING = Pattern.compile("```mermaid\\R(.*?)```", Pattern.DOTALL);
    private static final Pattern ARROW = Pattern.compile("^\\s*([\\w.]+)\\s*-->\\s*([\\w.]+(?:\\s*&\\s*[\\w.]+)*)\\s*$", Pattern.MULTILINE);

    private static Map<String, Set<String>> drawn;
    private static Map<String, Set<String>> real;

    @BeforeAll static void read() throws IOException {
        var drawing = DRAWING.matcher(Files.readString(PAGE));
        assertEquals(true, drawing.find(), "docs/ARCHITECTURE.md has no drawing of the packages.");
        drawn = new TreeMap<>();
        ARROW.matcher(drawing.group(1)).results().forEach(arrow -> {
            for (String to : arrow.group(2).split("\\s*&\\s*")) drawn.computeIfAbsent(arrow.group(1), from -> new TreeSet<>()).add(to);
        });
        real = new TreeMap<>();
        JavaClasses program = new ClassFileImporter().withImportOption(new ImportOption.DoNotIncludeTests()).importPackages("eldertable");
        for (JavaClass type : program) {
            Set<String> uses = real.computeIfAbsent(room(type), from -> new TreeSet<>());
            for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
                JavaClass target = dependency.getTargetClass().getBaseComponentType();
                if (target.getPackageName().startsWith(ROOT) && !room(target).equals(room(type))) uses.add(room(target));
            }
        }
        real.keySet().removeIf(room -> room.startsWith("sdk.limits")); // plain-Java games for `bench`, from tests/
    }

    private static String room(JavaClass type) {
        return type.getPackageName().substring(ROOT.length());
    }

    @Test void everyPackageIsInTheDrawing() {
        Set<String> rooms = new TreeSet<>(drawn.keySet());
        drawn.values().forEach(rooms::addAll);
        assertFalse(rooms.isEmpty());
        assertEquals(real.keySet(), rooms);
    }

    @Test void everyArrowIsADependency() {
        Set<String> wrong = new TreeSet<>();
        drawn.forEach((from, targets) -> targets.stream().filter(to -> !real.getOrDefault(from, Set.of()).contains(to))
            .forEach(to -> wrong.add(from + " --> " + to)));
        assertEquals(Set.of(), wrong, "Take these arrows away.");
    }

    @Test void everyDependencyFollowsArrows() {
        Set<String> missing = new TreeSet<>();
        real.forEach((from, targets) -> {
            Set<String> reached = reached(from);
            targets.stream().filter(to -> !reached.contains(to)).forEach(to -> missing.add(from + " --> " + to));
        });
        assertEquals(Set.of(), missing, "Draw these arrows.");
    }

    private static Set<String> reached(String from) {
        Set<String> reached = new TreeSet<>();
        Deque<String> left = new ArrayDeque<>(List.of(from));
        while (!left.isEmpty()) for (String to : drawn.getOrDefault(left.pop(), Set.of())) if (reached.add(to)) left.push(to);
        return reached;
    }
}
