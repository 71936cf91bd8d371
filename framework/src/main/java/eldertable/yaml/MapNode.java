package eldertable.yaml;

import eldertable.diagnostic.Span;
import eldertable.words.Message;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Keys with their values, in the order written. No key occurs twice. */
public final class MapNode implements Node {
    /** One line of a map; `span` is where the key stands. */
    public record Entry(String key, Span span, Node value) {}

    private final Map<String, Entry> entries;
    private final Span span;

    /** @throws IllegalArgumentException if a key occurs twice: whoever builds a map has to report that first */
    public MapNode(Collection<Entry> entries, Span span) {
        Map<String, Entry> byKey = new LinkedHashMap<>(entries.size() * 2);
        for (Entry entry : entries) {
            if (byKey.put(entry.key(), entry) != null) {
                throw new IllegalArgumentException("twice: " + entry.key());
            }
        }
        this.entries = byKey;
        this.span = span;
    }

    public static MapNode empty(Span span) {
        return new MapNode(List.of(), span);
    }

    @Override
    public Span span() {
        return span;
    }

    @Override
    public Message described() {
        return Message.of("yaml.a.map");
    }

    public Collection<Entry> entries() {
        return Collections.unmodifiableCollection(entries.values());
    }

    public Set<String> keys() {
        return Collections.unmodifiableSet(entries.keySet());
    }

    public boolean has(String key) {
        return entries.containsKey(key);
    }

    public Optional<Node> get(String key) {
        return Optional.ofNullable(entries.get(key)).map(Entry::value);
    }

    public Optional<Entry> entry(String key) {
        return Optional.ofNullable(entries.get(key));
    }

    /** The map under a key, or an empty one if there is none. */
    public MapNode map(String key) {
        return get(key).orElse(null) instanceof MapNode map ? map : empty(span);
    }

    /** The list under a key, or an empty one if there is none. */
    public ListNode list(String key) {
        return get(key).orElse(null) instanceof ListNode list ? list : new ListNode(List.of(), span);
    }

    /** The text under a key, or the given one if there is no plain value there. */
    public String text(String key, String otherwise) {
        return get(key).orElse(null) instanceof ScalarNode scalar && !scalar.isEmptyValue() ? scalar.text() : otherwise;
    }

    @Override
    public Map<String, Object> plain() {
        Map<String, Object> values = new LinkedHashMap<>(entries.size() * 2);
        entries.forEach((key, entry) -> values.put(key, entry.value().plain()));
        return Collections.unmodifiableMap(values);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof MapNode map && map.span.equals(span)
                && List.copyOf(map.entries.values()).equals(List.copyOf(entries.values()));
    }

    @Override
    public int hashCode() {
        return 31 * span.hashCode() + entries.keySet().hashCode();
    }

    @Override
    public String toString() {
        return plain().toString();
    }
}
