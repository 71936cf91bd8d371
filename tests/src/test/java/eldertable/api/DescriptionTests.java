package eldertable.api;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The description of YAML files is sound in itself: whoever walks it finds no loose end. */
class DescriptionTests {
    private static final Path HANDBOOK = Path.of(System.getProperty("eldertable.home")).resolve("mod-sdk/handbook");

    /** All sections of all files, and what forms they are made of. */
    private static void walk(YamlForm form, Set<YamlSection> sections, List<YamlForm> forms) {
        forms.add(form);
        if (form instanceof YamlSection section && sections.add(section)) {
            section.keys().values().forEach(key -> walk(key.form(), sections, forms));
            section.lines().forEach(line -> {
                walk(line.key(), sections, forms);
                walk(line.value(), sections, forms);
            });
        } else if (form instanceof YamlForm.Either either) {
            either.forms().forEach(one -> walk(one, sections, forms));
        } else if (form instanceof YamlForm.ListOf list) {
            walk(list.item(), sections, forms);
        } else if (form instanceof YamlForm.MapOf map) {
            walk(map.key(), sections, forms);
            walk(map.value(), sections, forms);
        }
    }

    private static Set<YamlSection> sections() {
        Set<YamlSection> sections = new LinkedHashSet<>();
        YamlFile.ALL.forEach(file -> walk(file.form(), sections, new ArrayList<>()));
        assertTrue(sections.size() > 30, "only " + sections.size());
        return sections;
    }

    @Test
    void messagesNameThingsAsTheyAreDescribed() {
        for (YamlSection section : sections()) assertEquals(section.what(), section.named().english());
        for (Sort sort : Sort.values()) {
            assertEquals(sort.said(), sort.named().english());
            assertEquals(sort.said().replaceFirst("^an? ", ""), sort.bare().english());
        }
    }

    @Test
    void everythingHasItsSentence() {
        List<String> without = new ArrayList<>();
        for (YamlSection section : sections()) {
            if (!isSentence(section.meaning())) without.add(section.what());
            section.keys().values().stream().filter(key -> !isSentence(key.meaning()))
                .forEach(key -> without.add(section.what() + ": " + key.name()));
            section.lines().stream().filter(line -> !isSentence(line.meaning())).forEach(line -> without.add(section.what() + ": " + line));
        }
        assertEquals(List.of(), without);
    }

    private static boolean isSentence(String text) {
        return text.matches("(?s)[A-Z].*\\.") && text.length() < 160;
    }

    @Test
    void everyComponentIsDescribedOnceInTheOrderOfItsSort() {
        assertEquals(Sort.components(), ComponentApi.all().stream().map(ComponentApi::sort).toList());
        for (ComponentApi component : ComponentApi.all()) {
            String type = component.sort().scriptType();
            boolean plain = type.isEmpty() || type.equals("number");
            assertEquals(plain ? List.of() : List.of(type), component.types().stream().map(ScriptType::name).limit(1).toList());
            assertTrue(component.types().containsAll(component.picked()), component.sort().said());
        }
    }

    @Test
    void keysSpeakOfKeysBesideThem() {
        List<String> loose = new ArrayList<>();
        for (YamlSection section : sections()) {
            for (YamlKey key : section.keys().values()) {
                List<String> named = new ArrayList<>(List.of(key.unless(), key.with(), key.without()));
                key.form().find(YamlForm.Number.class).ifPresent(number -> named.addAll(List.of(number.from(), number.to())));
                key.form().find(YamlForm.EntryOf.class).ifPresent(entry -> named.add(entry.key()));
                if (key.otherwise() instanceof YamlKey.SameAs same) named.add(same.key());
                if (key.otherwise() instanceof YamlKey.FirstOf first) named.add(first.key());
                named.stream().filter(name -> !name.isEmpty() && section.find(name).isEmpty())
                    .forEach(name -> loose.add(section.what() + ": " + name));
            }
        }
        assertEquals(List.of(), loose);
    }

    @Test
    void defaultsAndExamplesAreWhatTheirFormsAllow() {
        List<String> wrong = new ArrayList<>();
        for (YamlSection section : sections()) {
            for (YamlKey key : section.keys().values()) {
                if (key.otherwise() instanceof YamlKey.Value value && !allows(key.form(), value.value())) wrong.add(section.what() + ": "
                    + key.name());
            }
        }
        List<YamlForm> forms = new ArrayList<>();
        YamlFile.ALL.forEach(file -> walk(file.form(), new LinkedHashSet<>(), forms));
        for (YamlForm form : forms) {
            if (form instanceof YamlForm.Text text && !text.example().isEmpty() && !text.fits(text.example())) wrong.add(text.toString());
            if (form instanceof YamlForm.Number number && number.min() > number.max()) wrong.add(number.toString());
        }
        assertEquals(List.of(), wrong);
    }

    private static boolean allows(YamlForm form, Object value) {
        if (form instanceof YamlForm.Either either) return either.forms().stream().anyMatch(one -> allows(one, value));
        if (form instanceof YamlForm.ListOf list) return allows(list.item(), value);
        if (form instanceof YamlForm.Number number) return value instanceof Integer told && told >= number.min() && told <= number.max();
        if (form instanceof YamlForm.Fraction fraction) return value instanceof Double told && told >= fraction.min()
            && told <= fraction.max();
        if (form instanceof YamlForm.Flag) return value instanceof Boolean;
        if (form instanceof YamlForm.Choice choice) return choice.names().contains(value);
        return form instanceof YamlForm.Text text && value instanceof String told && (told.isEmpty() || text.fits(told));
    }

    @Test
    void theHandbookTellsOfEveryKey() throws IOException {
        StringBuilder handbook = new StringBuilder();
        try (Stream<Path> pages = Files.list(HANDBOOK)) {
            for (Path page : pages.filter(file -> file.toString().endsWith(".md")).toList()) handbook.append(Files.readString(page));
        }
        List<String> untold = new ArrayList<>();
        for (YamlSection section : sections()) {
            for (String key : section.names()) {
                if (!Pattern.compile("[`{ .\\n|]" + key + "[`:.}]").matcher(handbook).find()) untold.add(section.what() + ": " + key);
            }
        }
        assertEquals(List.of(), untold);
    }
}
