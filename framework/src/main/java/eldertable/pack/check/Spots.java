package eldertable.pack.check;

import eldertable.diagnostic.Span;
import eldertable.yaml.ListNode;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;
import eldertable.yaml.ScalarNode;

/** Finds the places in an author's files that checks speak of. */
final class Spots {
    private Spots() {}

    /** Where the key stands that the others lead to, or the last of them that is there. */
    static Span key(MapNode map, String... keys) {
        Span span = map.span();
        Node at = map;
        for (String key : keys) {
            MapNode.Entry entry = at instanceof MapNode inner ? inner.entry(key).orElse(null) : null;
            if (entry == null) {
                return span;
            }
            span = entry.span();
            at = entry.value();
        }
        return span;
    }

    /** Where a single value stands under that key: alone or in a list. Otherwise where the key does. */
    static Span value(MapNode map, String value, String... keys) {
        Node at = map;
        for (String key : keys) {
            at = at instanceof MapNode inner ? inner.get(key).orElse(null) : null;
        }
        if (at instanceof ListNode list) {
            for (Node item : list.items()) {
                if (item instanceof ScalarNode scalar && scalar.text().equals(value)) {
                    return scalar.span();
                }
            }
        }
        return at instanceof ScalarNode scalar ? scalar.span() : key(map, keys);
    }
}
