package eldertable.pack.library;

import eldertable.diagnostic.Spelling;
import eldertable.pack.merging.Edit;
import eldertable.pack.merging.KeyedList;
import eldertable.pack.merging.PackPath.Found;
import eldertable.pack.merging.PackPath;
import eldertable.words.Message;
import eldertable.yaml.ListNode;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Answers, for any value of a game with its mods: who set it, who changed it, in which file and line. */
public final class Provenance {
    private static final List<String> UNNAMED = List.of("pack", "components", "cards", "flow", "table");

    private final PackLayers layers;

    /** @param layers that could be read */
    public Provenance(PackLayers layers) {
        this.layers = layers;
    }

    /** The ids of the game and its mods, in load order. */
    public List<String> packs() {
        List<String> ids = new ArrayList<>();
        for (int layer = 0; layer < layers.size(); layer++) ids.add(layers.idOf(layer));
        return ids;
    }

    /** All that one of the mods does. */
    public List<Change> changesOf(String mod) {
        List<Change> changes = new ArrayList<>();
        for (int layer = 1; layer < layers.size(); layer++) {
            if (!layers.idOf(layer).equals(mod)) continue;
            for (Edit edit : Edit.of(layers.mod(layer))) changes.add(change(layer, edit, edit.path()));
        }
        return changes;
    }

    /** What became of a value, from the game to the last mod; empty if there is no such value. */
    public List<Change> history(String text) {
        PackPath path = find(text).orElse(null);
        if (path == null) return List.of();
        List<Change> changes = new ArrayList<>();
        path.in(layers.tree(0)).ifPresent(found -> changes.add(
                new Change(path.toString(), layers.idOf(0), Change.Kind.SET, found.span(), "", written(found.value()))));
        for (int layer = 1; layer < layers.size(); layer++) {
            for (Edit edit : Edit.of(layers.mod(layer))) {
                if (path.holds(edit.path())) changes.add(change(layer, edit, edit.path()));
                else if (edit.path().holds(path)) changes.add(change(layer, edit, path));
            }
        }
        return changes;
    }

    /** What a value is now; empty if it was taken away or never was. */
    public Optional<String> value(String text) {
        return find(text).flatMap(path -> path.in(layers.merged())).map(found -> written(found.value()));
    }

    private Change change(int layer, Edit edit, PackPath about) {
        Optional<Found> before = about.in(layers.tree(layer - 1));
        Optional<Found> after = about.in(layers.tree(layer));
        String old = before.map(found -> written(found.value())).orElse("");
        String now = after.map(found -> written(found.value())).orElse("");
        Change.Kind kind = after.isEmpty() ? Change.Kind.REMOVED : before.isEmpty() ? Change.Kind.ADDED
                : old.equals(now) ? Change.Kind.REPEATED : Change.Kind.CHANGED;
        return new Change(about.toString(), layers.idOf(layer), kind, edit.span(), old, now);
    }

    /** A value as it would be written in YAML, in one line. */
    static String written(Node node) {
        if (node instanceof MapNode map) {
            List<String> lines = map.entries().stream().map(entry -> entry.key() + ": " + written(entry.value())).toList();
            return lines.isEmpty() ? "{}" : "{ " + String.join(", ", lines) + " }";
        }
        if (node instanceof ListNode list) return "[" + String.join(", ", list.items().stream().map(Provenance::written).toList()) + "]";
        return node.isEmptyValue() ? "~" : node.toString().strip().replaceAll("\\s*\\R\\s*", " ⏎ ");
    }

    // ------------------------------------------------------------------ finding a value

    /** The place that somebody means; empty if there is no such value. */
    public Optional<PackPath> find(String text) {
        return candidates(text).stream().filter(path -> depth(path) == path.keys().size()).findFirst();
    }

    /** What a path may mean: the file may be left out, and of texts the language. */
    private List<PackPath> candidates(String text) {
        List<String> parts = Arrays.asList(text.split("\\."));
        List<PackPath> paths = new ArrayList<>();
        List<String> rest = parts.subList(1, parts.size());
        if (parts.get(0).equals("text")) {
            if (!rest.isEmpty()) paths.add(new PackPath("text." + rest.get(0), rest.subList(1, rest.size())));
            paths.add(new PackPath("text.en", rest));
        }
        if (UNNAMED.contains(parts.get(0))) paths.add(new PackPath(parts.get(0), rest));
        for (String file : UNNAMED) paths.add(new PackPath(file, parts));
        return paths;
    }

    /** How many of the keys lead somewhere, in any layer; -1 if there is not even the file. */
    private int depth(PackPath path) {
        for (int length = path.keys().size(); length >= 0; length--) {
            if (inAny(new PackPath(path.file(), path.keys().subList(0, length)))) return length;
        }
        return -1;
    }

    private boolean inAny(PackPath path) {
        for (int layer = 0; layer < layers.size(); layer++) {
            if (path.in(layers.tree(layer)).isPresent()) return true;
        }
        return false;
    }

    /** A sentence about a path that leads nowhere: the nearest one that does. */
    public Message hint(String text) {
        PackPath deepest = null;
        for (PackPath path : candidates(text)) {
            if (depth(path) > (deepest == null ? 0 : depth(deepest))) deepest = path;
        }
        if (deepest == null) return hintAtTheTop(text);
        int depth = depth(deepest);
        PackPath parent = new PackPath(deepest.file(), deepest.keys().subList(0, depth));
        Set<String> keys = keysBelow(parent);
        String wrong = deepest.keys().get(depth);
        Optional<String> nearest = Spelling.nearest(wrong, keys);
        return nearest.map(key -> Message.of("diagnostic.nearest", "word", parent.child(key))).orElse(keys.isEmpty()
            ? Message.of("pack.library.nothing-further", "path", parent) : Message.of("pack.library.not-in-path", "wrong", wrong, "path", parent, "some", few(keys)));
    }

    private Message hintAtTheTop(String text) {
        String first = text.split("\\.")[0];
        Set<String> known = new LinkedHashSet<>(UNNAMED);
        known.addAll(List.of("text", "hooks"));
        for (String file : UNNAMED) known.addAll(keysBelow(new PackPath(file, List.of())));
        for (String set : keysBelow(new PackPath("cards", List.of()))) {
            if (keysBelow(new PackPath("cards", List.of(set))).contains(first)) return Message.of("diagnostic.nearest", "word", set + "." + text);
        }
        return Spelling.nearest(first, known).map(key -> Message.of("diagnostic.nearest", "word", key + text.substring(first.length())))
            .orElse(Message.of("pack.library.path-begins", "some", few(known)));
    }

    private Set<String> keysBelow(PackPath path) {
        Set<String> keys = new LinkedHashSet<>();
        for (int layer = 0; layer < layers.size(); layer++) {
            Node node = path.in(layers.tree(layer)).map(Found::value).orElse(null);
            if (node instanceof MapNode map) keys.addAll(map.keys());
            else if (node instanceof ListNode list && KeyedList.is(list)) list.items().forEach(item -> keys.add(KeyedList.idOf(item).orElseThrow()));
        }
        return keys;
    }

    private static String few(Set<String> keys) {
        List<String> some = keys.stream().limit(12).toList();
        return String.join(", ", some) + (keys.size() > some.size() ? " …" : "");
    }
}
