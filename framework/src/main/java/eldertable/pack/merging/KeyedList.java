package eldertable.pack.merging;

import eldertable.yaml.ListNode;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;

import java.util.Optional;

/** A list of things that each have an `id` of their own, and are therefore known by it. */
public final class KeyedList {
    private KeyedList() {}

    public static boolean is(ListNode list) {
        return !list.items().isEmpty() && list.items().stream().allMatch(item -> idOf(item).isPresent())
                && list.items().stream().map(item -> idOf(item).orElseThrow()).distinct().count() == list.items().size();
    }

    public static Optional<String> idOf(Node item) {
        return item instanceof MapNode map ? Optional.of(map.text("id", "")).filter(id -> !id.isEmpty()) : Optional.empty();
    }
}
