package eldertable.pack.merging;

import eldertable.api.EditSign;
import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Source;
import eldertable.diagnostic.Spelling;
import eldertable.pack.reading.PackTree;
import eldertable.words.Message;
import eldertable.yaml.ListNode;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;
import eldertable.yaml.ScalarNode;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * Lays mods over a game, key by key, in load order: a key set again wins, `-key` takes away, `+key` adds to a list, and
 * lists of things with an `id` are merged thing by thing. Every node keeps the place where it was written, so diagnostics go
 * to whoever wrote it.
 */
public final class PackMerge {
    private static final Pattern KIND = Pattern.compile("cards\\.[^.]+\\.[^.]+");
    private final Problems problems;
    /** What was taken away so far: a second mod may do so too. */
    private final Set<String> removed = new HashSet<>();

    public PackMerge(Problems problems) {
        this.problems = problems;
    }

    public PackTree lay(PackTree below, PackTree mod) {
        Map<String, MapNode> text = new LinkedHashMap<>(below.text());
        mod.text().forEach((language, words) ->
                text.put(language, merged(text.getOrDefault(language, MapNode.empty(words.span())), laidOver(words, "text." + language), "text." + language)));
        List<PackTree> mods = new ArrayList<>(below.mods());
        mods.add(mod);
        List<Source> sources = new ArrayList<>(below.sources());
        sources.addAll(mod.sources());
        MapNode components = merged(below.components(), mod.components(), "components");
        MapNode cards = merged(below.cards(), mod.cards(), "cards");
        MapNode flow = merged(below.flow(), mod.flow(), "flow");
        Set<String> gone = new LinkedHashSet<>(below.removed());
        for (Node node : List.of(below.components(), below.cards(), below.flow())) addNames(node, gone);
        Set<String> left = new HashSet<>();
        for (Node node : List.of(components, cards, flow)) addNames(node, left);
        gone.removeAll(left);
        Map<String, MapNode> lessons = new TreeMap<>(below.lessons());
        lessons.putAll(mod.lessons());
        return new PackTree(below.files(), merged(below.pack(), laidOver(mod.pack(), "pack"), "pack"), components, cards, flow, merged(below.table(), mod.table(), "table"),
                Collections.unmodifiableMap(new TreeMap<>(text)), below.scripts(), below.rules().followedBy(mod.rules()), List.copyOf(sources),
                below.complete() && mod.complete(), below.hash(), lessons, List.copyOf(mods), Collections.unmodifiableSet(gone));
    }

    /** Of its manifest a mod gives only what concerns play, of its texts all but its own name. */
    private static MapNode laidOver(MapNode mod, String file) {
        return new MapNode(mod.entries().stream().filter(entry -> Edit.isLaidOver(file, entry.key())).toList(), mod.span());
    }

    /** Everything that is called something: keys, and what lists name. */
    private static void addNames(Node node, Set<String> names) {
        if (node instanceof MapNode map) {
            for (MapNode.Entry entry : map.entries()) {
                names.add(entry.key());
                addNames(entry.value(), names);
            }
        } else if (node instanceof ListNode list) {
            for (Node item : list.items()) {
                if (item instanceof ScalarNode name) names.add(name.text());
                else addNames(item, names);
            }
        }
    }

    // ------------------------------------------------------------------ maps

    private MapNode merged(MapNode below, MapNode above, String path) {
        Map<String, MapNode.Entry> entries = new LinkedHashMap<>();
        below.entries().forEach(entry -> entries.put(entry.key(), entry));
        for (MapNode.Entry entry : above.entries()) {
            String key = EditSign.nameOf(entry.key());
            String at = path + "." + key;
            switch (EditSign.of(entry.key())) {
                case REMOVE -> remove(entries, key, entry, at);
                case ADD -> add(entries, key, entry, at);
                default -> {
                    if (isKind(at) && !below.keys().isEmpty() && !entries.containsKey(key) && !isRemoved(at)) unknownKind(entries, key, entry);
                    else entries.put(key, merged(entries.get(key), entry, at));
                }
            }
        }
        return new MapNode(entries.values(), below.span());
    }

    /** @param below null if there was nothing */
    private MapNode.Entry merged(MapNode.Entry below, MapNode.Entry above, String path) {
        if (above.value() instanceof MapNode upper) {
            if (below != null && below.value() instanceof MapNode lower) {
                return new MapNode.Entry(below.key(), below.span(), merged(lower, upper, path));
            }
            return new MapNode.Entry(above.key(), above.span(), merged(MapNode.empty(upper.span()), upper, path));
        }
        if (below != null && below.value() instanceof ListNode lower && above.value() instanceof ListNode upper
                && KeyedList.is(lower) && KeyedList.is(upper)) {
            return new MapNode.Entry(below.key(), below.span(), merged(lower, upper, path));
        }
        return above;
    }

    private void remove(Map<String, MapNode.Entry> entries, String key, MapNode.Entry entry, String path) {
        if (entry.value() instanceof ListNode items && entries.containsKey(key) && entries.get(key).value() instanceof ListNode list) {
            entries.put(key, new MapNode.Entry(key, entry.span(), without(list, items)));
            return;
        }
        if (!entry.value().isEmptyValue()) {
            problems.error("not-a-list", entry.value().span(), Message.of("pack.merge.takes-away", "sign", entry.key(), "key", key));
        } else if (entries.remove(key) == null && !isRemoved(path)) {
            problems.error("nothing-to-remove", entry.span(),
                Message.of("pack.merge.nothing-to-remove", "key", key).and(Spelling.guess(key, entries.keySet())));
        }
        removed.add(path);
    }

    private boolean isRemoved(String path) {
        return removed.stream().anyMatch(gone -> path.equals(gone) || path.startsWith(gone + "."));
    }

    // ------------------------------------------------------------------ new things

    /** A card or other kind, in its set. */
    private static boolean isKind(String path) {
        return KIND.matcher(path).matches();
    }

    private void unknownKind(Map<String, MapNode.Entry> entries, String key, MapNode.Entry entry) {
        problems.error("unknown-kind", entry.span(), Message.of("pack.merge.nothing-to-change", "key", key).and(Spelling.guess(key, entries.keySet()))
            .and(Message.of("pack.merge.write-new", "key", key)));
    }

    private void add(Map<String, MapNode.Entry> entries, String key, MapNode.Entry entry, String path) {
        if (!isKind(path)) append(entries, key, entry);
        else if (entries.containsKey(key)) {
            problems.error("already-there", entry.span(), Message.of("pack.merge.already", "key", key));
        } else entries.put(key, merged(null, new MapNode.Entry(key, entry.span(), entry.value()), path));
    }

    // ------------------------------------------------------------------ lists

    private void append(Map<String, MapNode.Entry> entries, String key, MapNode.Entry entry) {
        Node below = entries.containsKey(key) ? entries.get(key).value() : new ListNode(List.of(), entry.span());
        if (!(below instanceof ListNode first) || !(entry.value() instanceof ListNode second)) {
            problems.error("not-a-list", entry.span(), Message.of("pack.merge.not-lists", "sign", entry.key(), "key", key));
            return;
        }
        List<Node> items = new ArrayList<>(first.items());
        items.addAll(second.items());
        entries.put(key, new MapNode.Entry(key, entry.span(), new ListNode(items, second.span())));
    }

    private ListNode without(ListNode list, ListNode unwanted) {
        List<Node> items = new ArrayList<>(list.items());
        for (Node item : unwanted.items()) {
            Object gone = item.plain();
            boolean found = items.removeIf(node -> node.plain().equals(gone) || KeyedList.idOf(node).filter(gone::equals).isPresent());
            if (!found) {
                problems.error("nothing-to-remove", item.span(),
                    Message.of("pack.merge.not-listed", "item", item).and(Spelling.guess(item.toString(), items.stream().map(Node::toString).toList())));
            }
        }
        return new ListNode(items, list.span());
    }

    private ListNode merged(ListNode below, ListNode above, String path) {
        Map<String, Node> items = new LinkedHashMap<>();
        below.items().forEach(item -> items.put(KeyedList.idOf(item).orElseThrow(), item));
        for (Node item : above.items()) {
            String id = KeyedList.idOf(item).orElseThrow();
            MapNode lower = items.get(id) instanceof MapNode map ? map : MapNode.empty(item.span());
            items.put(id, merged(lower, (MapNode) item, path + "." + id));
        }
        return new ListNode(List.copyOf(items.values()), below.span());
    }
}
