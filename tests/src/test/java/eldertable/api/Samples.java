package eldertable.api;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Values that a form allows, as they would be written, one for each way of writing it. */
final class Samples {
    /** What the pack of {@link ReadKeysTests} has of each sort. */
    private static final Map<Sort, String> KNOWN = new EnumMap<>(Map.ofEntries(Map.entry(Sort.PACK, "other"),
        Map.entry(Sort.OPTION, "mode"),
        Map.entry(Sort.VALUE, "open"), Map.entry(Sort.ATTRIBUTE, "suit"), Map.entry(Sort.GROUP, "gate"), Map.entry(Sort.ZONE, "deck"),
        Map.entry(Sort.COUNTER, "round"), Map.entry(Sort.POOL, "bag"), Map.entry(Sort.DIE, "power"), Map.entry(Sort.BOARD, "map"),
            Map.entry(Sort.TRAY, "cup"),
        Map.entry(Sort.SPACE, "a"), Map.entry(Sort.TERRAIN, "sea"), Map.entry(Sort.LINK, "tunnel"), Map.entry(Sort.WAY, "walk"),
        Map.entry(Sort.SPACE_DATA, "depth"), Map.entry(Sort.SET, "cards"), Map.entry(Sort.KIND, "crab"), Map.entry(Sort.WORD, "shell"),
        Map.entry(Sort.STEP, "turn"), Map.entry(Sort.STEP_DATA, "left"), Map.entry(Sort.PHASE, "day"), Map.entry(Sort.MOVE, "keep"),
        Map.entry(Sort.PICK, "card"), Map.entry(Sort.SAYING, "storm"), Map.entry(Sort.SEAT, "A"), Map.entry(Sort.PIECE, "crab#1"),
        Map.entry(Sort.TOKEN, "red"), Map.entry(Sort.ICON, "crab"), Map.entry(Sort.LESSON, "first"), Map.entry(Sort.PRESET, "quick")));

    /** Examples of the description in the words of that pack. */
    private static final Map<String, String> OWN = Map.of("", "some words", "A.crab*3 up", "crab*2", "A1 to B2", "a to b", "keep eel",
        "keep",
        "crab*2", "crab", "red*2@5", "red*2", "##.#", "####");

    private Samples() {}

    /** @param beside what stands under the other keys of the map */
    static List<String> of(YamlForm form, Map<String, String> beside) {
        List<String> all = new ArrayList<>();
        if (form instanceof YamlForm.Text text) all.add("'" + OWN.getOrDefault(text.example(), text.example()).replace("'", "''") + "'");
        else if (form instanceof YamlForm.Number number) all.add(String.valueOf(Math.max(low(number, beside),
            Math.min(2, high(number, beside)))));
        else if (form instanceof YamlForm.Fraction fraction) all.addAll(List.of(String.valueOf(fraction.min()),
            String.valueOf(Math.min(1.5, fraction.max()))));
        else if (form instanceof YamlForm.Flag) all.addAll(List.of("true", "false"));
        else if (form instanceof YamlForm.Choice choice) all.addAll(choice.names());
        else if (form instanceof YamlForm.Name) all.add("fresh");
        else if (form instanceof YamlForm.Reference reference) all.add(KNOWN.containsKey(reference.sort()) ? KNOWN.get(reference.sort())
            : "fresh");
        else if (form instanceof YamlForm.EntryOf entry) all.add(beside.getOrDefault(entry.key(), "open").replaceAll("^\\[(\\w+).*", "$1"));
        else if (form instanceof YamlForm.ListOf list) list(list, beside, all);
        else if (form instanceof YamlForm.MapOf map) map(map, beside, all);
        else if (form instanceof YamlForm.Either either) either.forms().forEach(one -> all.addAll(of(one, beside)));
        else if (form instanceof YamlForm.Anything) all.addAll(List.of("3", "[a, { b: 2 }]"));
        else if (form instanceof YamlForm.Nothing) all.add("");
        else all.add(map((YamlSection) form));
        return all;
    }

    private static void list(YamlForm.ListOf list, Map<String, String> beside, List<String> all) {
        int count = Math.max(1, list.fewest());
        for (String item : of(list.item(), beside)) {
            if (list.alone()) all.add(item);
            List<String> items = new ArrayList<>(Collections.nCopies(count, item));
            if (count > 1) items.set(1, item.equals("a") ? "b" : item);
            all.add("[" + String.join(", ", items) + "]");
        }
    }

    private static void map(YamlForm.MapOf map, Map<String, String> beside, List<String> all) {
        for (String key : of(map.key(), beside)) {
            for (String value : of(map.value(), beside)) all.add("{ " + key + ": " + value + " }");
        }
    }

    /** A map with only what it needs. */
    private static String map(YamlSection section) {
        List<String> lines = new ArrayList<>();
        for (YamlKey key : section.keys().values()) {
            if (key.required() && key.with().isEmpty()) lines.add(key.name() + ": "
                + (key.name().equals("to") ? "b" : of(key.form(), Map.of()).get(0)));
        }
        return "{ " + String.join(", ", lines) + " }";
    }

    static int low(YamlForm.Number form, Map<String, String> beside) {
        return Math.max(form.min(), form.from().isEmpty() ? form.min() : number(beside.get(form.from()), form.min()));
    }

    static int high(YamlForm.Number form, Map<String, String> beside) {
        return Math.min(form.max(), form.to().isEmpty() ? form.max() : number(beside.get(form.to()), form.max()));
    }

    private static int number(String text, int otherwise) {
        return text == null ? otherwise : Integer.parseInt(text);
    }
}
