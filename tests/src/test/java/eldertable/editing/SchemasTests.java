package eldertable.editing;

import eldertable.api.YamlFile;
import eldertable.sdk.typings.ApiFiles;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The schemas and declarations that are checked in are those of today's API, and the files that we ship are as they say. */
class SchemasTests {
    private static final Path HOME = Path.of(System.getProperty("eldertable.home"));
    private static final List<String> PLACES = List.of("content", "mod-sdk/handbook");
    private final Map<String, SchemaCheck> checks = new HashMap<>();

    @Test
    void whatIsCheckedInIsCurrent() throws IOException {
        Map<String, String> made = new TreeMap<>(ApiFiles.all());
        Path folder = HOME.resolve("mod-sdk/typings");
        try (Stream<Path> files = Files.walk(folder)) {
            List<String> there = files.filter(Files::isRegularFile).map(file -> folder.relativize(file).toString().replace('\\', '/')).toList();
            assertEquals(made.keySet(), new TreeSet<>(there), "run ./gradlew typings");
        }
        for (Map.Entry<String, String> file : made.entrySet()) {
            assertEquals(file.getValue(), Files.readString(folder.resolve(file.getKey())), file.getKey() + " is stale: run ./gradlew typings");
        }
    }

    @Test
    void everyFileThatWeShipIsAsItsSchemaSays() throws IOException {
        List<String> complaints = new ArrayList<>();
        int files = 0;
        for (String place : PLACES) {
            for (Path pack : packs(HOME.resolve(place))) {
                boolean mod = Files.readString(pack.resolve("pack.yaml")).contains("\nextends:");
                for (Path file : yamlFiles(pack)) {
                    String path = pack.relativize(file).toString().replace('\\', '/');
                    YamlFile described = YamlFile.ALL.stream().filter(known -> known.isAt(path)).findFirst().orElse(null);
                    if (described == null) continue;
                    files++;
                    check(described, mod).of(HOME.relativize(file).toString(), Files.readString(file)).forEach(wrong -> complaints.add(wrong.span() + " " + wrong.message()));
                }
            }
        }
        assertEquals(List.of(), complaints);
        assertTrue(files > 120, "only " + files);
    }

    @Test
    void whatIsWrongIsSeenWhereItStands() {
        YamlFile components = YamlFile.ALL.get(1);
        List<SchemaCheck.Complaint> found = check(components, false).of("x", "zones:\n  hand: { visible: owner, colour: red }\n  deck: { visible: nobody }\n  Box: {}\n");
        assertEquals(List.of(2, 3, 4), found.stream().map(one -> one.span().line()).distinct().sorted().toList(), found.toString());
        assertEquals(List.of(), check(components, true).of("x", "zones:\n  -hand:\n  deck: { +holds: [cards] }\n"));
        assertEquals(1, check(components, false).of("x", "zones: { deck: { +holds: [cards], visible: all } }\n").size());
    }

    private SchemaCheck check(YamlFile file, boolean mod) {
        String path = ApiFiles.schemaOf(file, mod);
        return checks.computeIfAbsent(path, key -> new SchemaCheck(ApiFiles.all().get(key)));
    }

    private static List<Path> packs(Path place) throws IOException {
        try (Stream<Path> files = Files.walk(place)) {
            return files.filter(file -> file.endsWith("pack.yaml")).map(Path::getParent).sorted().toList();
        }
    }

    private static List<Path> yamlFiles(Path pack) throws IOException {
        try (Stream<Path> files = Files.walk(pack)) {
            return files.filter(file -> file.toString().endsWith(".yaml")).sorted().toList();
        }
    }
}
