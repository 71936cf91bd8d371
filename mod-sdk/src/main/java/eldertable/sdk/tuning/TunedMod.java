package eldertable.sdk.tuning;

import eldertable.pack.merging.PackPath;
import eldertable.pack.model.PackDef;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A mod that sets knobs to values: a folder that can be played, given away and read. */
final class TunedMod {
    private final PackDef game;
    private final List<Knob> knobs;
    /** Where each knob stands; null for what rules ask about. */
    private final List<PackPath> places;

    TunedMod(PackDef game, List<Knob> knobs, List<PackPath> places) {
        this.game = game;
        this.knobs = knobs;
        this.places = places;
    }

    /** @param folder is made, or written over */
    void write(Path folder, String id, String title, List<Integer> values) throws IOException {
        Files.createDirectories(folder);
        Map<String, Map<String, Object>> files = new TreeMap<>();
        Map<String, Object> info = new LinkedHashMap<>();
        info.put("id", id);
        info.put("version", "1.0.0");
        info.put("api", "^1.0");
        info.put("extends", game.info().id());
        if (!game.mods().isEmpty()) info.put("loadAfter", "[" + String.join(", ", game.mods().stream().map(mod -> mod.info().id()).toList()) + "]");
        info.put("title", quoted(title));
        info.put("summary", "Numbers that the balance lab found.");
        files.put("pack", info);
        List<String> answers = new ArrayList<>();
        for (int i = 0; i < knobs.size(); i++) {
            Knob knob = knobs.get(i);
            if (knob.isQuestion()) answers.add("  " + knob.question() + ": () => " + values.get(i) + ",\n");
            else put(files.computeIfAbsent(places.get(i).file(), file -> new LinkedHashMap<>()), places.get(i).keys(),
                knob.option().isPresent() ? Knob.written(knob.option().get(), knob.told(values.get(i))) : values.get(i));
        }
        for (var file : files.entrySet()) Files.writeString(folder.resolve(file.getKey() + ".yaml"), yaml(file.getValue(), ""));
        if (!answers.isEmpty()) Files.writeString(folder.resolve("rules.mjs"), "export const modify = {\n" + String.join("", answers) + "};\n");
    }

    /** A title may have a colon, or begin with what YAML takes for something else. */
    private static String quoted(String text) {
        return "'" + text.replace("'", "''") + "'";
    }

    @SuppressWarnings("unchecked")
    private static void put(Map<String, Object> into, List<String> keys, Object value) {
        if (keys.size() == 1) into.put(keys.get(0), value);
        else put((Map<String, Object>) into.computeIfAbsent(keys.get(0), key -> new LinkedHashMap<String, Object>()), keys.subList(1, keys.size()), value);
    }

    private static String yaml(Map<?, ?> map, String indent) {
        StringBuilder text = new StringBuilder();
        map.forEach((key, value) -> {
            text.append(indent).append(key).append(':');
            if (value instanceof Map<?, ?> inner) text.append('\n').append(yaml(inner, indent + "  "));
            else text.append(' ').append(value).append('\n');
        });
        return text.toString();
    }
}
