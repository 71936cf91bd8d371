package eldertable.api;

import eldertable.words.Message;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A map with keys that mean something, such as what describes a zone.
 *
 * @param what    what it describes, with its article, as messages say it: "a zone"
 * @param meaning one sentence for people
 * @param keys    by name, in the order in which they are told of
 * @param lines   what else may stand in it; most have none
 */
public record YamlSection(String what, String meaning, Map<String, YamlKey> keys, List<Line> lines) implements YamlForm {
    /**
     * Lines whose names the author chooses.
     *
     * @param key   what stands before the colon
     * @param value what stands behind it
     */
    public record Line(YamlForm key, YamlForm value, String meaning) {}

    public YamlSection {
        keys = Collections.unmodifiableMap(new LinkedHashMap<>(keys));
        lines = List.copyOf(lines);
    }

    static YamlSection section(String what, String meaning, YamlKey... keys) {
        Map<String, YamlKey> byName = new LinkedHashMap<>();
        for (YamlKey key : keys) {
            if (byName.put(key.name(), key) != null) throw new IllegalArgumentException("twice: " + key.name());
        }
        return new YamlSection(what, meaning, byName, List.of());
    }

    static Line line(YamlForm key, YamlForm value, String meaning) {
        return new Line(key, value, meaning);
    }

    /** The same, which may hold such lines besides. */
    YamlSection and(Line... more) {
        return new YamlSection(what, meaning, keys, Stream.concat(lines.stream(), Arrays.stream(more)).toList());
    }

    /** The same with more keys. */
    YamlSection and(YamlKey... more) {
        Map<String, YamlKey> all = new LinkedHashMap<>(keys);
        for (YamlKey key : more) all.put(key.name(), key);
        return new YamlSection(what, meaning, all, lines);
    }

    /** What it describes, for messages in any language. */
    public Message named() {
        return Message.of("api.section." + what.replaceAll("[^A-Za-z]+", "-").replaceAll("^-|-$", ""));
    }

    public Set<String> names() {
        return keys.keySet();
    }

    public Optional<YamlKey> find(String name) {
        return Optional.ofNullable(keys.get(name));
    }

    /** @throws IllegalArgumentException for a key that is not described: whoever reads it has forgotten to describe it */
    public YamlKey key(String name) {
        return find(name).orElseThrow(() -> new IllegalArgumentException("'" + name + "' is not described as a key of " + what));
    }
}
