package eldertable.pack.reading;

import eldertable.pack.model.ComponentSort;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Which keys stand at the top of which file. */
final class Sections {
    /** The file of each key that has a place in one file only. */
    static final Map<String, String> FILES = files();

    private Sections() {}

    private static Map<String, String> files() {
        Map<String, String> files = new HashMap<>();
        List.of("id", "version", "api", "players", "minutes", "options", "credits", "licence", "extends", "requires", "conflicts", "loadAfter")
                .forEach(key -> files.put(key, "pack.yaml"));
        List.of("attributes", "groups", "words").forEach(key -> files.put(key, "components.yaml"));
        ComponentSort.sections().forEach(key -> files.put(key, "components.yaml"));
        List.of("start", "steps", "moves").forEach(key -> files.put(key, "flow.yaml"));
        List.of("cards").forEach(key -> files.put(key, "cards.yaml"));
        return Map.copyOf(files);
    }
}
