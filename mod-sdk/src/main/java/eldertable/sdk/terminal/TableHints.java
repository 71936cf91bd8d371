package eldertable.sdk.terminal;

import eldertable.yaml.ListNode;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;
import eldertable.yaml.ScalarNode;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** What a pack's table.yaml says that matters in a terminal too: what is shown, in which order, and what a card shows. */
final class TableHints {
    private static final Pattern HEX = Pattern.compile("#[0-9a-fA-F]{6}");
    private static final Map<String, String> NAMED = Map.of("red", "#d04040", "blue", "#5080e0", "yellow", "#d8c040", "green", "#50b050",
        "purple", "#a060d0", "orange", "#e08030", "white", "#e0e0e0", "pink", "#e080b0");
    private final MapNode root;

    TableHints(Node table) {
        root = table instanceof MapNode map ? map : MapNode.empty(new eldertable.diagnostic.Span("table.yaml", 1, 1));
    }

    boolean isHidden(String zone) {
        return names(root.list("hidden")).contains(zone);
    }

    /** Whether a counter belongs on the table all the time; the others are for the score sheet, or for the rules alone. */
    boolean isShown(String counter) {
        MapNode counters = root.map("counters");
        if (!counters.has("table") && !counters.has("player")) return true;
        return names(counters.list("table")).contains(counter) || names(counters.list("player")).contains(counter);
    }

    /** Whether a counter is drawn as a row of steps, or of candles. */
    boolean isTrack(String counter) {
        MapNode counters = root.map("counters");
        return names(counters.list("tracks")).contains(counter) || names(counters.list("candles")).contains(counter);
    }

    boolean isOnSheet(String counter) {
        return isShown(counter) || names(root.map("counters").list("sheet")).contains(counter);
    }

    /** Zones and pools in the order of the layout; what it does not name comes last, as the pack has it. */
    Comparator<String> order() {
        List<String> order = new ArrayList<>();
        for (MapNode.Entry area : root.map("layout").entries()) order.addAll(names(area.value()));
        return Comparator.comparingInt(id -> order.contains(id) ? order.indexOf(id) : order.size());
    }

    /** The attributes that the face of a set's cards shows, in its order; empty if table.yaml has no face for them. */
    List<String> face(String set, List<String> attributes) {
        List<String> shown = new ArrayList<>();
        for (MapNode.Entry part : root.map("faces").map(set).entries()) {
            for (String name : names(part.value())) if (attributes.contains(name) && !shown.contains(name)) shown.add(name);
        }
        return shown;
    }

    /** Those of them that are signs on the card, to be seen at a glance. */
    List<String> signs(String set, List<String> attributes) {
        MapNode face = root.map("faces").map(set);
        List<String> shown = new ArrayList<>();
        for (String part : List.of("band", "icons")) {
            face.get(part).ifPresent(node -> names(node).stream().filter(attributes::contains).forEach(shown::add));
        }
        return shown;
    }

    /** The attribute whose value gives a set's cards their colour. */
    Optional<String> tint(String set) {
        MapNode face = root.map("faces").map(set);
        return Optional.of(face.text("band", face.text("tint", ""))).filter(text -> !text.isEmpty());
    }

    /** The colour for a value of an attribute, as #rrggbb. */
    Optional<String> colour(String attribute, String value) {
        String own = root.map("colours").map(attribute).text(value, NAMED.getOrDefault(value, ""));
        return Optional.of(own).filter(text -> HEX.matcher(text).matches());
    }

    private static List<String> names(Node node) {
        if (node instanceof ListNode list) return list.items().stream().flatMap(item -> names(item).stream()).toList();
        return node instanceof ScalarNode scalar && !scalar.isEmptyValue() ? List.of(scalar.text()) : List.of();
    }
}
