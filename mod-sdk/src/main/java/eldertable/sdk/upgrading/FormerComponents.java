package eldertable.sdk.upgrading;

import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Source;
import eldertable.words.Message;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;
import eldertable.yaml.ScalarNode;
import eldertable.yaml.YamlReader;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** What a former components.yaml says: what members of groups have, and which counters were known by their names. */
final class FormerComponents {
    /** @param text what is put in; @param told what is said of it */
    record Role(String text, Message told) {}

    private final Map<String, String> grouped = new HashMap<>();
    private final Map<Integer, Role> roles = new LinkedHashMap<>();
    private final Map<Integer, Message> undecided = new LinkedHashMap<>();

    FormerComponents(String text) {
        Source source = new Source("components.yaml", text);
        MapNode file = YamlReader.read(source, new Problems()).filter(MapNode.class::isInstance).map(MapNode.class::cast).orElse(null);
        if (file == null) return;
        Map<String, Object> groups = new HashMap<>();
        entries(file, "groups").forEach((name, node) -> groups.put(name, node));
        for (String section : new String[] {"zones", "counters", "pools"}) {
            entries(file, section).forEach((name, node) -> per(node).filter(groups::containsKey).ifPresent(group -> grouped.put(name, group)));
        }
        Map<String, Node> counters = entries(file, "counters");
        if (counters.containsKey("score")) role(text, counters.get("score"), "score", per(counters.get("score")).orElse("").equals("player"));
        if (counters.containsKey("round")) role(text, counters.get("round"), "round", per(counters.get("round")).isEmpty());
    }

    private static Map<String, Node> entries(MapNode map, String section) {
        Map<String, Node> found = new LinkedHashMap<>();
        map.get(section).filter(MapNode.class::isInstance).map(MapNode.class::cast)
            .ifPresent(own -> own.entries().forEach(entry -> found.put(entry.key(), entry.value())));
        return found;
    }

    private static Optional<String> per(Node node) {
        return node instanceof MapNode map ? map.get("per").filter(ScalarNode.class::isInstance).map(value -> ((ScalarNode) value).text()) : Optional.empty();
    }

    /** A counter in braces gets its role at their end; any other way to write it is left to its author. */
    private void role(String text, Node counter, String role, boolean known) {
        if (!known) return;
        int start = offset(text, counter.span().line(), counter.span().column());
        int end = text.indexOf('}', start);
        if (start >= text.length() || text.charAt(start) != '{' || end < 0 || text.substring(start, end).indexOf('\n') >= 0) {
            undecided.put(start, Message.of("commands.upgrade.role", "role", role));
            return;
        }
        int last = end;
        while (text.charAt(last - 1) == ' ') last--;
        boolean empty = text.charAt(last - 1) == '{';
        roles.put(last, new Role((empty ? " " : ", ") + "role: " + role + (last == end ? " " : ""), Message.plain("role: " + role)));
    }

    private static int offset(String text, int line, int column) {
        int at = 0;
        for (int i = 1; i < line; i++) at = text.indexOf('\n', at) + 1;
        return text.offsetByCodePoints(at, column - 1);
    }

    /** By zone, counter or pool of which every member of a group has one: the group. */
    Map<String, String> grouped() {
        return grouped;
    }

    /** By where they are put in. */
    Map<Integer, Role> roles() {
        return roles;
    }

    Map<Integer, Message> undecided() {
        return undecided;
    }
}
