package eldertable.pack.merging;

import eldertable.diagnostic.Span;
import eldertable.pack.reading.PackTree;
import eldertable.yaml.ListNode;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The place of a value in a pack, whoever wrote it: a file and the keys that lead to it. People write it with dots, and leave
 * the file out where that is clear: `cards.crab.points`, `zones.hand`, `flow.steps.draft.moves`, `text.en.title`.
 *
 * @param file pack, components, cards, flow, table, or text and a language: "text.en"
 */
public record PackPath(String file, List<String> keys) {
    /** A value with the place of its key. */
    public record Found(Span span, Node value) {}

    public PackPath {
        keys = List.copyOf(keys);
    }

    /** The files of a tree, in the order in which they are told of. */
    static Map<String, MapNode> files(PackTree tree) {
        Map<String, MapNode> files = new java.util.LinkedHashMap<>();
        files.put("pack", tree.pack());
        files.put("components", tree.components());
        files.put("cards", tree.cards());
        files.put("flow", tree.flow());
        files.put("table", tree.table());
        tree.text().forEach((language, text) -> files.put("text." + language, text));
        return files;
    }

    public PackPath child(String key) {
        List<String> longer = new ArrayList<>(keys);
        longer.add(key);
        return new PackPath(file, longer);
    }

    public Optional<Found> in(PackTree tree) {
        MapNode root = files(tree).get(file);
        if (root == null) return Optional.empty();
        Found at = new Found(root.span(), root);
        for (String key : keys) {
            Found next = step(at.value, key);
            if (next == null) return Optional.empty();
            at = next;
        }
        return Optional.of(at);
    }

    private static Found step(Node node, String key) {
        if (node instanceof MapNode map) return map.entry(key).map(entry -> new Found(entry.span(), entry.value())).orElse(null);
        if (!(node instanceof ListNode list) || !KeyedList.is(list)) return null;
        return list.items().stream().filter(item -> KeyedList.idOf(item).orElseThrow().equals(key)).findFirst()
                .map(item -> new Found(item.span(), item)).orElse(null);
    }

    /** Whether the other lies at or below this. */
    public boolean holds(PackPath other) {
        return file.equals(other.file) && keys.size() <= other.keys.size() && other.keys.subList(0, keys.size()).equals(keys);
    }

    /** As people write it; cards, components and the manifest need no file. */
    @Override
    public String toString() {
        String inner = String.join(".", keys);
        boolean clear = List.of("pack", "components", "cards").contains(file) && !inner.isEmpty();
        return clear ? inner : inner.isEmpty() ? file : file + "." + inner;
    }
}
