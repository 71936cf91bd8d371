package eldertable.api;

import eldertable.diagnostic.Problems;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;
import eldertable.yaml.YamlReader;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Every YAML file that we ship is as the description says: nothing in it is undescribed. */
class ShippedFilesTests {
    private static final Path HOME = Path.of(System.getProperty("eldertable.home"));
    private static final List<String> PLACES = List.of("content", "mod-sdk/handbook", "mod-sdk/src/main/resources/eldertable/sdk/templates",
        "framework/src/test/resources/packs", "framework/src/test/resources/eldertable/scenario");
    private static final Pattern EXAMPLE = Pattern.compile("```yaml\\n(.*?)```", Pattern.DOTALL);

    @Test
    void everyFileOfEveryPackIsDescribed() throws IOException {
        List<String> complaints = new ArrayList<>();
        int files = 0;
        for (Path pack : packs()) {
            Node manifest = read(pack.resolve("pack.yaml"));
            boolean mod = manifest instanceof MapNode map && map.has("extends");
            for (Path file : yamlFiles(pack)) {
                String path = pack.relativize(file).toString().replace('\\', '/');
                YamlFile described = YamlFile.ALL.stream().filter(known -> known.isAt(path)).findFirst().orElse(null);
                files++;
                if (described == null) complaints.add(file + " is not described");
                else complaints.addAll(Conformity.complaints(read(file), described.form(),
                    mod && described.isLaidOver()));
            }
        }
        assertEquals(List.of(), complaints);
        assertTrue(files > 150, "only " + files + " files");
    }

    @Test
    void theExamplesOfTheHandbookAreDescribed() throws IOException {
        List<String> complaints = new ArrayList<>();
        Matcher example = EXAMPLE.matcher(Files.readString(HOME.resolve("mod-sdk/handbook/scenarios.md")));
        int examples = 0;
        while (example.find()) {
            examples++;
            complaints.addAll(Conformity.complaints(read("scenarios.md", example.group(1).getBytes(StandardCharsets.UTF_8)),
                ScenarioYaml.FILE, false));
        }
        assertEquals(List.of(), complaints);
        assertTrue(examples >= 3, "only " + examples + " examples");
    }

    @Test
    void whatIsNotDescribedIsSeen() {
        Node node = read("x",
            "zones: { hand: { visible: owner, colour: red }, deck: { visible: no one }, Box: {} }\nzone: {}\n".getBytes(StandardCharsets.UTF_8));
        List<String> complaints = Conformity.complaints(node, ComponentsYaml.FILE, false);
        assertEquals(5, complaints.size(), complaints.toString());
        assertTrue(complaints.get(0).contains("'colour' is not described in a zone"), complaints.toString());
    }

    private static List<Path> packs() throws IOException {
        List<Path> packs = new ArrayList<>();
        for (String place : PLACES) {
            try (Stream<Path> files = Files.walk(HOME.resolve(place))) {
                files.filter(file -> file.endsWith("pack.yaml")).map(Path::getParent).sorted().forEach(packs::add);
            }
        }
        assertTrue(packs.size() >= 20, packs.toString());
        return packs;
    }

    private static List<Path> yamlFiles(Path pack) throws IOException {
        try (Stream<Path> files = Files.walk(pack)) {
            return files.filter(file -> file.toString().endsWith(".yaml")).sorted().toList();
        }
    }

    private static Node read(Path file) throws IOException {
        return read(HOME.relativize(file).toString(), Files.readAllBytes(file));
    }

    /** The templates of `new` have blanks that it fills in. */
    private static Node read(String name, byte[] bytes) {
        Problems problems = new Problems();
        byte[] filled = new String(bytes, StandardCharsets.UTF_8).replaceAll("\\{\\{[a-z]+}}", "filled").getBytes(StandardCharsets.UTF_8);
        return YamlReader.read(name, filled, problems, source -> {}).orElseThrow(() -> new AssertionError(problems.list().toString()));
    }
}
