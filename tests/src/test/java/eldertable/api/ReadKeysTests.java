package eldertable.api;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Problems;
import eldertable.pack.files.PackFiles;
import eldertable.pack.library.PackLoad;
import eldertable.pack.library.PackReader;
import eldertable.pack.model.PackDef;
import eldertable.pack.reading.TableReader;
import eldertable.scenario.ScenarioDef;
import eldertable.scenario.ScenarioReader;
import eldertable.scenario.Scenarios;
import eldertable.script.ScriptEngine;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * What is described is what is read: each key in each of its forms is accepted, within its bounds and not beyond, each word
 * of a choice and no other, a required key is missed, an undescribed one refused, and a default is what holds without the key.
 */
class ReadKeysTests {
    private static final Map<String, String> PACK = Map.of(
        "pack.yaml", "id: tide\nversion: 1.0.0\napi: ^1.0\ntitle: Tide\nplayers: { min: 1, max: 4 }\noptions: { mode: { values: [open, shut] } }\npresets:\n  quick:\n    options:\n      mode: open\n",
        "components.yaml", """
            attributes: { points: number, suit: [shell, fin] }
            groups: { gate: [first, second] }
            zones: { deck: { visible: none }, hand: { visible: owner, per: player } }
            counters: { round: {} }
            pools: { bag: { of: gems } }
            dice: { power: [1, 2] }
            trays: { cup: { of: power, count: 3 } }
            boards:
              map:
                spaces: { a: { terrain: sea, depth: 3 }, b: { terrain: town }, c: { terrain: town } }
                links: [[a, b], { from: a, to: b, kind: tunnel }]
                ways: { walk: { over: all } }
            """,
        "cards.yaml", "cards: { crab: { suit: shell, copies: 3 } }\ngems: { red: { copies: 0 } }\n",
        "flow.yaml", "start: deal\nsteps: { deal: { auto: true }, turn: { moves: [keep], phase: day, data: { left: number } } }\n",
        "text/en.yaml", "title: Tide\n",
        "lessons/first.yaml", "title: A first tide\nsteps: [{ say: hello }]\n",
        "rules.mjs", "export const steps = { deal: { run: ({ game }) => game.push('turn') } };\nexport const moves = { keep: { apply() {} } };\n");

    /**
     * A map of the pack that is written anew.
     *
     * @param file     where it stands
     * @param template the file; %s is the map
     * @param usual    keys that it has besides the one that is looked at
     */
    private record Place(YamlSection section, String file, String template, Map<String, String> usual) {
        List<Diagnostic> read(Map<String, String> keys) {
            String map = "{ " + String.join(", ", keys.entrySet().stream().map(key -> key.getKey() + ": " + key.getValue()).toList())
                + " }";
            return problems(file, String.format(template, map));
        }

        /** The usual keys that go with one, and that one. */
        Map<String, String> with(YamlKey key, String value) {
            Map<String, String> keys = new LinkedHashMap<>(usual);
            keys.keySet().removeIf(name -> section.key(name).without().equals(key.name()) && !value.equals("false")
                || name.equals(key.without()));
            if (!key.with().isEmpty()) keys.put(key.with(), Samples.of(section.key(key.with()).form(), keys).get(0));
            keys.put(key.name(), value);
            for (YamlKey other : section.keys().values()) {
                if (other.required() && keys.containsKey(other.with())) keys.putIfAbsent(other.name(),
                    Samples.of(other.form(), keys).get(1));
            }
            section.keys().values().stream().filter(other -> other.without().equals(key.with()) && !key.with().isEmpty())
                .forEach(other -> keys.remove(other.name()));
            return keys;
        }

        String name(YamlKey key) {
            return section.what() + ": " + key.name();
        }
    }

    private static final String COMPONENTS = PACK.get("components.yaml");

    /** components.yaml with one more thing in a section. */
    private static Place component(YamlSection section, String key, Map<String, String> usual) {
        return new Place(section, "components.yaml", COMPONENTS.replaceFirst("(?m)^" + key + ": \\{", key + ": { fresh: %s,"), usual);
    }

    private static Place table(YamlSection section, String template) {
        return new Place(section, "table.yaml", template, Map.of());
    }

    private static final List<Place> PLACES = List.of(
        new Place(PackYaml.FILE, "pack.yaml", "%s\n", Map.of("id", "tide", "version", "1.0.0", "api", "^1.0", "title", "Tide", "players",
            "{ min: 1, max: 4 }",
            "options", "{ mode: { values: [open, shut] } }")),
        new Place(PackYaml.PLAYERS, "pack.yaml", PACK.get("pack.yaml").replace("{ min: 1, max: 4 }", "%s"), Map.of("min", "1", "max", "4")),
        new Place(PackYaml.WORD_OPTION, "pack.yaml", PACK.get("pack.yaml").replace("options: {", "options: { fresh: %s,"),
            Map.of("values", "[open, shut]")),
        new Place(PackYaml.NUMBER_OPTION, "pack.yaml", PACK.get("pack.yaml").replace("options: {", "options: { fresh: %s,"),
            Map.of("min", "1", "max", "9")),
        new Place(PackYaml.KNOB, "pack.yaml", PACK.get("pack.yaml") + "knobs: { fresh: %s }\n", Map.of("value", "2", "min", "1", "max", "9")),
        new Place(ComponentsYaml.FILE, "components.yaml", "%s\n", Map.of("attributes", "{ points: number, suit: [shell, fin] }", "groups",
            "{ gate: [first] }",
            "zones", "{ deck: { visible: none } }", "dice", "{ power: [1, 2] }")),
        component(ComponentsYaml.SEVERAL_WORDS, "attributes", Map.of("list", "[red, blue]")),
        component(ZoneApi.DEFINITION, "zones", Map.of("visible", "all", "holds", "cards")),
        component(CounterApi.DEFINITION, "counters", Map.of("min", "1", "max", "9")),
        component(PoolApi.DEFINITION, "pools", Map.of("of", "gems")),
        component(TrayApi.DEFINITION, "trays", Map.of("of", "power", "count", "2")),
        new Place(BoardApi.DEFINITION, "components.yaml", COMPONENTS.replace("boards:\n", "boards:\n  fresh: %s\n"),
            Map.of("spaces", "{ a: sea, b: town }")),
        new Place(BoardApi.LINK, "components.yaml", COMPONENTS.replace("{ from: a, to: b, kind: tunnel }",
            "{ from: a, to: b, kind: tunnel }, %s"),
            Map.of("from", "c", "to", "b")),
        new Place(BoardApi.WAY, "components.yaml", COMPONENTS.replace("ways: {", "ways: { fresh: %s,"), Map.of("over", "sea")),
        new Place(CardsYaml.KIND, "cards.yaml", "cards: { crab: { suit: shell }, eel: %s }\ngems: { red: {} }\n", Map.of()),
        new Place(FlowYaml.FILE, "flow.yaml", "%s\n", Map.of("start", "fresh", "steps",
            "{ fresh: { auto: true }, turn: { moves: keep } }")),
        new Place(FlowYaml.STEP, "flow.yaml", PACK.get("flow.yaml").replace("steps: {", "steps: { fresh: %s,"), Map.of("moves", "keep")),
        new Place(FlowYaml.MOVE, "flow.yaml", PACK.get("flow.yaml") + "moves: { keep: %s }\n", Map.of()),
        new Place(FlowYaml.QUESTION, "flow.yaml", PACK.get("flow.yaml") + "questions: { fresh: %s }\n", Map.of("value", "number")),
        table(TableYaml.FILE, "%s\n"), table(TableYaml.THEME, "theme: %s\n"), table(TableYaml.LAYOUT, "layout: %s\n"),
        table(TableYaml.SHOWN_COUNTERS, "counters: %s\n"), table(TableYaml.FACE, "faces: { cards: %s }\n"),
        new Place(TableYaml.OVERLAP, "table.yaml", "overlaps: [%s]\n", Map.of("kind", "crab", "in", "deck")),
        table(TableYaml.BOARD, "boards: { map: %s }\n"), table(TableYaml.ICONS, "icons: %s\n"), table(TableYaml.COLOURS, "colours: %s\n"),
        new Place(TextYaml.FILE, "text/en.yaml", "%s\n", Map.of()),
        new Place(TextYaml.KIND, "text/en.yaml", "cards: { crab: %s }\n", Map.of()),
        new Place(TextYaml.STEP, "text/en.yaml", "steps: { turn: %s }\n", Map.of()),
        new Place(TextYaml.MOVE, "text/en.yaml", "moves: { keep: %s }\n", Map.of()),
        new Place(TextYaml.OPTION, "text/en.yaml", "options: { mode: %s }\n", Map.of()),
        new Place(TextYaml.LESSON, "text/en.yaml", "lessons: { first: %s }\n", Map.of()),
        new Place(LessonYaml.FILE, "lessons/x.yaml", "%s\n", Map.of("title", "so it is", "steps", "[{ say: hello }]")),
        new Place(LessonYaml.STEP, "lessons/x.yaml", "title: so it is\nsteps: [%s]\n", Map.of("say", "hello")),
        new Place(ScenarioYaml.SCENARIO, "scenarios/x.yaml", "%s\n", Map.of("title", "so it is", "expect", "{ step: turn }")),
        new Place(ScenarioYaml.GIVEN, "scenarios/x.yaml", "title: so it is\ngiven: %s\nexpect: { step: turn }\n", Map.of()),
        new Place(ScenarioYaml.EXPECT, "scenarios/x.yaml", "title: so it is\nexpect: %s\n", Map.of()),
        new Place(ScenarioYaml.LOOK, "scenarios/x.yaml", "title: so it is\ndo: [%s]\n", Map.of()),
        new Place(ZoneApi.EXPECTED, "scenarios/x.yaml", "title: so it is\nexpect: { deck: %s }\n", Map.of()),
        new Place(TrayApi.EXPECTED, "scenarios/x.yaml", "title: so it is\nexpect: { cup: %s }\n", Map.of()),
        new Place(CounterApi.EXPECTED, "scenarios/x.yaml", "title: so it is\nexpect: { round: %s }\n", Map.of()),
        new Place(ZoneApi.PILE, "scenarios/x.yaml", "title: so it is\ngiven: { deck: %s }\nexpect: { step: turn }\n", Map.of()));

    private static ScriptEngine scripts;
    private static Scenarios scenarios;

    @BeforeAll
    static void load() {
        scripts = new ScriptEngine();
        scenarios = new Scenarios(scripts, pack(Map.of()).pack().orElseThrow(() -> new AssertionError(pack(Map.of()).problems())));
    }

    @AfterAll
    static void close() {
        scenarios.close();
        scripts.close();
    }

    private static PackLoad pack(Map<String, String> changed) {
        SortedMap<String, byte[]> files = new TreeMap<>();
        PACK.forEach((path, text) -> files.put(path, text.getBytes(StandardCharsets.UTF_8)));
        changed.forEach((path, text) -> files.put(path, text.getBytes(StandardCharsets.UTF_8)));
        return PackReader.read(new PackFiles("tide", files));
    }

    private static List<Diagnostic> problems(String file, String text) {
        if (!file.startsWith("scenarios/")) return pack(Map.of(file, text)).problems();
        Problems problems = new Problems();
        List<ScenarioDef> read = ScenarioReader.read("tide/" + file, text.getBytes(StandardCharsets.UTF_8), problems);
        read.forEach(scenario -> problems.addAll(scenarios.check(scenario).problems()));
        return problems.list();
    }

    /** Of other files only what this one brought about is of interest, and that is a matter of names. */
    private static List<Diagnostic> errors(Place place, Map<String, String> keys) {
        return place.read(keys).stream().filter(problem -> problem.isError() && problem.span().file().equals("tide/" + place.file()))
            .toList();
    }

    private static Stream<DynamicTest> each(java.util.function.BiConsumer<Place, YamlKey> test) {
        return PLACES.stream().flatMap(place -> place.section().keys().values().stream()
            .map(key -> DynamicTest.dynamicTest(place.name(key), () -> test.accept(place, key))));
    }

    @TestFactory
    Stream<DynamicTest> everyKeyIsAcceptedInEachOfItsForms() {
        return each((place, key) -> {
            for (String value : Samples.of(key.form(), place.usual())) {
                if (value.isEmpty() || isElsewhere(place, key, value)) continue;
                Map<String, String> keys = place.with(key, value);
                assertEquals(List.of(), errors(place, keys), () -> keys.toString());
            }
        });
    }

    /** What makes no sense in this pack: the rest of it would have to change along. */
    private static boolean isElsewhere(Place place, YamlKey key, String value) {
        String name = place.name(key);
        return Set.of("a pack: extends", "a pack: requires", "a pack: api", "'expect': choices", "a scenario: do").contains(name)
            || name.equals("a counter: role") && value.equals("score") // of a player's counter
            || name.equals("a scenario: options") && value.contains("2")
            || name.equals("a board: links") && value.contains("tunnel")
            || name.equals("a step: simultaneous") && value.equals("true");
    }

    @TestFactory
    Stream<DynamicTest> numbersEndAtTheirBounds() {
        return each((place, key) -> {
            if (!(key.form() instanceof YamlForm.Number form) || place.name(key).equals("a pack: api")) return;
            Map<String, String> usual = place.with(key, "0");
            int low = Samples.low(form, usual), high = Samples.high(form, usual);
            for (int good : new int[] {low, high}) assertEquals(List.of(), complaints(place, key, good), key.name() + " " + good);
            // What is expected and cannot be is no mistake in writing: the scenario fails.
            boolean counted = Set.of("'expect': unusedChance", "what lies somewhere: size", "dice: locked").contains(place.name(key));
            if (low > Integer.MIN_VALUE && !counted) assertEquals(1, complaints(place, key, (long) low - 1).size(),
                key.name() + " below " + low);
            if (high < Integer.MAX_VALUE) assertEquals(1, complaints(place, key, (long) high + 1).size(), key.name() + " above " + high);
        });
    }

    private static List<Diagnostic> complaints(Place place, YamlKey key, long value) {
        Map<String, String> keys = place.with(key, String.valueOf(value));
        return errors(place, keys).stream().filter(problem -> problem.message().startsWith("'" + key.name() + "' has to be")).toList();
    }

    @TestFactory
    Stream<DynamicTest> otherWordsAndTypesAreRefused() {
        return each((place, key) -> {
            List<String> wrong = new ArrayList<>();
            if (key.form() instanceof YamlForm.Flag) wrong.add("maybe");
            if (key.form() instanceof YamlForm.Number || key.form() instanceof YamlForm.Fraction) wrong.add("many");
            if (key.form() instanceof YamlForm.Choice) wrong.add("xylophone");
            if (key.form() instanceof YamlForm.MapOf || key.form() instanceof YamlSection) wrong.add("[1, 2]");
            // No form allows this, so whoever does not complain of it has not read the key. Texts are taken as deep as they are.
            if (!place.file().startsWith("text/") && key.form().find(YamlForm.Anything.class).isEmpty()) wrong.add("[[[1]]]");
            for (String value : wrong) assertFalse(errors(place, place.with(key, value)).isEmpty(), key.name() + ": " + value);
        });
    }

    @TestFactory
    Stream<DynamicTest> aRequiredKeyIsMissed() {
        return each((place, key) -> {
            if (!key.required() || !key.with().isEmpty()) return;
            Map<String, String> keys = place.with(key, "x");
            keys.keySet().removeAll(List.of(key.name(), key.unless()));
            assertTrue(errors(place, keys).stream().anyMatch(problem -> problem.code().equals("missing-key") && problem.message()
                .contains("'" + key.name() + "'")),
                () -> errors(place, keys).toString());
        });
    }

    @TestFactory
    Stream<DynamicTest> anUndescribedKeyIsRefused() {
        return PLACES.stream().map(place -> DynamicTest.dynamicTest(place.section().what(), () -> {
            Map<String, String> keys = new LinkedHashMap<>(place.usual());
            keys.put("xylophone", "1");
            assertTrue(place.read(keys).stream().anyMatch(problem -> problem.code().startsWith("unknown-") && problem.span().column() > 2),
                () -> place.read(keys).toString());
        }));
    }

    @TestFactory
    Stream<DynamicTest> aDefaultIsWhatHoldsWithoutTheKey() {
        return each((place, key) -> {
            if (!(key.otherwise() instanceof YamlKey.Value value) || place.file().startsWith("scenarios/") || place.file()
                .startsWith("text/")
                || key.required()) return;
            Map<String, String> with = place.with(key, String.valueOf(value.value()).isEmpty() ? "''" : String.valueOf(value.value()));
            if (key.form() instanceof YamlForm.Number form && Samples.low(form, with) > (Integer) value.value()) {
                with.put(key.name(), String.valueOf(Samples.low(form, with))); // the nearest that is allowed
            }
            Map<String, String> without = new LinkedHashMap<>(with);
            without.remove(key.name());
            assertEquals(read(place, with), read(place, without));
        });
    }

    /** All that was made of a pack, without where it stood. */
    private static String read(Place place, Map<String, String> keys) {
        String map = "{ " + String.join(", ", keys.entrySet().stream().map(key -> key.getKey() + ": " + key.getValue()).toList()) + " }";
        PackLoad load = pack(Map.of(place.file(), String.format(place.template(), map)));
        PackDef pack = load.pack().orElseThrow(() -> new AssertionError(load.problems()));
        String made = List.of(pack.info(), pack.attributes(), pack.components(), pack.sets(), pack.flow(), TableReader.of(pack)).toString();
        return made.replaceAll("tide/[\\w./]+:\\d+:\\d+", "");
    }

    @TestFactory
    Stream<DynamicTest> everyWordOfAnEnumerationIsDescribed() {
        return Stream.of(
            words("attribute types", ComponentsYaml.ATTRIBUTE_TYPE, eldertable.pack.model.AttributeDef.Type.values(), "WORDS"),
            words("visible", choice(ZoneApi.DEFINITION, "visible"), eldertable.pack.model.ZoneDef.Visibility.values(), ""),
            words("who", choice(FlowYaml.STEP, "who"), eldertable.pack.model.FlowDef.Who.values(), "AUTO"),
            words("data", FlowYaml.DATA_TYPE, eldertable.pack.model.FlowDef.DataDef.Type.values(), ""),
            words("spreads", TableYaml.SPREAD, eldertable.pack.model.TableDef.Spread.values(), ""),
            words("heaps", TableYaml.HEAP, eldertable.pack.model.TableDef.Heap.values(), ""),
            words("shapes", choice(TableYaml.FACE, "shape"), eldertable.pack.model.TableDef.Shape.values(), ""),
            words("moods", TableYaml.MOOD, eldertable.art.Mood.values(), ""));
    }

    private static YamlForm.Choice choice(YamlSection section, String key) {
        return (YamlForm.Choice) section.key(key).form();
    }

    /** @param other the constant that is written in another way */
    private static DynamicTest words(String name, YamlForm.Choice choice, Enum<?>[] constants, String other) {
        return DynamicTest.dynamicTest(name, () -> assertEquals(
            Stream.of(constants).map(Enum::name).filter(word -> !word.equals(other)).sorted().toList(),
            choice.names().stream().map(word -> word.toUpperCase(java.util.Locale.ROOT)).sorted().toList()));
    }
}
