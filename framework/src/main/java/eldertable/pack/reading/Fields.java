package eldertable.pack.reading;

import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Span;
import eldertable.diagnostic.Spelling;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;
import eldertable.yaml.ScalarNode;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Reads the keys of one map. A key is known because somebody asked for it; {@link #done} reports all others. A value
 * that is wrong is reported and then read as if it were not there, so that reading can go on to the next problem.
 */
final class Fields {
    private final MapNode map;
    private final String what;
    private final Problems problems;
    private final Values values;
    private final Set<String> asked = new LinkedHashSet<>();
    private final Set<String> missing = new LinkedHashSet<>();
    /** Whether this is a map at all; of something else no keys are missed. */
    private final boolean sound;

    /**
     * @param node an empty value counts as an empty map
     * @param what what the map describes, as in "a zone"
     */
    Fields(Node node, String what, Problems problems) {
        this.what = what;
        this.problems = problems;
        values = new Values(problems);
        Optional<MapNode> fields = node.isEmptyValue() ? Optional.of(MapNode.empty(node.span()))
                : values.map(node, "What describes " + what);
        sound = fields.isPresent();
        map = fields.orElseGet(() -> MapNode.empty(node.span()));
    }

    boolean has(String key) {
        return map.has(key);
    }

    /** Where a key stands, or else where the map begins. */
    Span span(String key) {
        return map.entry(key).map(MapNode.Entry::span).orElse(map.span());
    }

    /** Where a key's value stands, or else where the map begins. */
    Span valueSpan(String key) {
        return map.get(key).map(Node::span).orElse(map.span());
    }

    Optional<Node> node(String key) {
        asked.add(key);
        return map.get(key).filter(node -> !node.isEmptyValue());
    }

    /** A key that has to be there; {@link #done} reports it if it is not. */
    Optional<Node> required(String key) {
        Optional<Node> node = node(key);
        if (node.isEmpty()) {
            missing.add(key);
        }
        return node;
    }

    String text(String key, String otherwise) {
        return node(key).flatMap(node -> values.text(node, quoted(key))).orElse(otherwise);
    }

    String requiredText(String key) {
        return required(key).flatMap(node -> values.text(node, quoted(key))).orElse("");
    }

    int number(String key, int otherwise, int min, int max) {
        Optional<Node> node = node(key);
        OptionalInt number = node.isPresent() ? values.number(node.get(), quoted(key), min, max) : OptionalInt.empty();
        return number.orElse(otherwise);
    }

    int requiredNumber(String key, int otherwise, int min, int max) {
        required(key);
        return number(key, otherwise, min, max);
    }

    boolean flag(String key, boolean otherwise) {
        return node(key).flatMap(node -> values.flag(node, quoted(key))).orElse(otherwise);
    }

    <T> T choice(String key, Map<String, T> choices, T otherwise) {
        return node(key).flatMap(node -> values.choice(node, quoted(key), choices)).orElse(otherwise);
    }

    <T> T requiredChoice(String key, Map<String, T> choices, T otherwise) {
        required(key);
        return choice(key, choices, otherwise);
    }

    /** Single values; empty if the key is not there. */
    List<ScalarNode> scalars(String key) {
        return node(key).map(node -> values.scalars(node, quoted(key))).orElse(List.of());
    }

    List<String> texts(String key) {
        return scalars(key).stream().map(ScalarNode::text).toList();
    }

    List<Integer> numbers(String key) {
        return node(key).map(node -> values.numbers(node, quoted(key))).orElse(List.of());
    }

    /** The lines of the map under a key; empty if it is not there. */
    List<MapNode.Entry> entries(String key) {
        return node(key).flatMap(node -> values.map(node, quoted(key)))
                .map(found -> List.copyOf(found.entries())).orElse(List.of());
    }

    /** Keys that are allowed and need no reading here. */
    Fields allow(String... keys) {
        asked.addAll(Arrays.asList(keys));
        return this;
    }

    /** The lines nobody asked for, for maps that may hold more than fixed keys. */
    List<MapNode.Entry> rest() {
        return map.entries().stream().filter(entry -> !asked.contains(entry.key())).toList();
    }

    /** Reports the keys that nobody asked for, and those that are missing unless they are only misspelt. */
    void done() {
        done(Map.of());
    }

    /** As above. Of some keys it is known in which file they would have their place. */
    void done(Map<String, String> elsewhere) {
        for (MapNode.Entry entry : rest()) {
            String hint = elsewhere.containsKey(entry.key()) ? " It belongs in " + elsewhere.get(entry.key()) + "."
                    : Spelling.hint(entry.key(), asked);
            problems.error("unknown-key", entry.span(), "'" + entry.key() + "' is not a key of " + what + "." + hint);
            Spelling.nearest(entry.key(), asked).ifPresent(missing::remove);
        }
        for (String key : sound ? missing : Set.<String>of()) {
            problems.error("missing-key", span(key), map.has(key) ? "'" + key + "' has no value."
                    : "The key '" + key + "' is missing: " + what + " needs it.");
        }
    }

    private static String quoted(String key) {
        return "'" + key + "'";
    }
}
