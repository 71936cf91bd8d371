package eldertable.pack;

import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Spelling;
import eldertable.yaml.ListNode;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Lays mods over a game, key by key, in load order: a key set again wins, `-key` takes away, `+key` adds to a list. Every
 * node keeps the place where it was written, so diagnostics go to whoever wrote it.
 */
final class PackMerge {
    private final Problems problems;

    PackMerge(Problems problems) {
        this.problems = problems;
    }

    PackTree merge(PackTree game, List<PackTree> mods) {
        PackTree merged = game;
        for (PackTree mod : mods) merged = lay(merged, mod);
        return merged;
    }

    private PackTree lay(PackTree below, PackTree mod) {
        Map<String, MapNode> text = new LinkedHashMap<>(below.text());
        mod.text().forEach((language, words) -> text.merge(language, words, this::merged));
        List<PackTree> mods = new ArrayList<>(below.mods());
        mods.add(mod);
        List<eldertable.diagnostic.Source> sources = new ArrayList<>(below.sources());
        sources.addAll(mod.sources());
        return new PackTree(below.files(), manifest(below.pack(), mod.pack()), merged(below.components(), mod.components()),
                merged(below.cards(), mod.cards()), merged(below.flow(), mod.flow()), merged(below.table(), mod.table()),
                Collections.unmodifiableMap(new TreeMap<>(text)), below.scripts(), rules(below.rules(), mod.rules()), List.copyOf(sources),
                below.complete() && mod.complete(), hash(below.hash() + mod.hash()), List.copyOf(mods));
    }

    /** Of its manifest a mod gives only what concerns play. */
    private MapNode manifest(MapNode below, MapNode mod) {
        List<MapNode.Entry> entries = mod.entries().stream().filter(e -> e.key().matches("[-+]?(options|players)")).toList();
        return merged(below, new MapNode(entries, mod.span()));
    }

    private MapNode merged(MapNode below, MapNode above) {
        Map<String, MapNode.Entry> entries = new LinkedHashMap<>();
        below.entries().forEach(entry -> entries.put(entry.key(), entry));
        for (MapNode.Entry entry : above.entries()) {
            if (entry.key().startsWith("-")) remove(entries, entry);
            else if (entry.key().startsWith("+")) append(entries, entry);
            else entries.merge(entry.key(), entry, this::merged);
        }
        return new MapNode(entries.values(), below.span());
    }

    private MapNode.Entry merged(MapNode.Entry below, MapNode.Entry above) {
        if (below.value() instanceof MapNode one && above.value() instanceof MapNode two) {
            return new MapNode.Entry(below.key(), below.span(), merged(one, two));
        }
        return above;
    }

    private void remove(Map<String, MapNode.Entry> entries, MapNode.Entry entry) {
        String key = entry.key().substring(1);
        if (entries.remove(key) == null) {
            problems.error("nothing-to-remove", entry.span(), "There is no '" + key + "' here to take away." + Spelling.hint(key, entries.keySet()));
        }
    }

    private void append(Map<String, MapNode.Entry> entries, MapNode.Entry entry) {
        String key = entry.key().substring(1);
        Node below = entries.containsKey(key) ? entries.get(key).value() : new ListNode(List.of(), entry.span());
        if (!(below instanceof ListNode first) || !(entry.value() instanceof ListNode second)) {
            problems.error("not-a-list", entry.span(), "'" + entry.key() + "' adds to a list: both '" + key + "' and what is added must be lists.");
            return;
        }
        List<Node> items = new ArrayList<>(first.items());
        items.addAll(second.items());
        entries.put(key, new MapNode.Entry(key, entry.span(), new ListNode(items, second.span())));
    }

    private static String rules(String below, String above) {
        return above.isBlank() ? below : below.stripTrailing() + "\n\n" + above;
    }

    private static String hash(String text) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
