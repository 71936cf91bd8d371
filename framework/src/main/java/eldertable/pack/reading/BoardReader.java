package eldertable.pack.reading;

import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Span;
import eldertable.pack.model.BoardDef.LinkDef;
import eldertable.pack.model.BoardDef.SpaceDef;
import eldertable.pack.model.BoardDef.WayDef;
import eldertable.pack.model.BoardDef;
import eldertable.yaml.ListNode;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;
import eldertable.yaml.ScalarNode;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads one board: its spaces, listed or drawn as a grid, its links and the ways over it. */
final class BoardReader {
    /** Distances between all pairs of spaces are kept ready, so a board cannot grow without end. */
    static final int MOST_SPACES = 1000;
    private static final String STEP = "step";
    /** Every space has these from the framework. */
    private static final Set<String> RESERVED = Set.of("id", "no", "code", "board", "column", "row", "pieces", "piece", "isEmpty", "isFree");

    private final Problems problems;
    private final Values values;
    private final NameCheck names;
    /** The pack's sets of pieces. */
    private final Set<String> sets;

    BoardReader(Set<String> sets, NameCheck names, Problems problems) {
        this.problems = problems;
        this.names = names;
        this.sets = sets;
        values = new Values(problems);
    }

    BoardDef read(MapNode.Entry entry, String id) {
        Fields fields = new Fields(entry.value(), "a board", problems);
        Map<String, SpaceDef> spaces = new LinkedHashMap<>();
        List<LinkDef> links = new ArrayList<>();
        if (fields.has("grid")) {
            GridReader grid = new GridReader(this, fields, problems);
            grid.spaces().forEach(space -> spaces.put(space.id(), space));
            links.addAll(grid.links());
            if (fields.has("spaces")) {
                problems.error("conflicting-keys", fields.span("spaces"), "A board has either 'grid' or 'spaces', not both.");
            }
            fields.allow("spaces");
        } else {
            fields.allow("grid");
            fields.required("spaces").ifPresent(node -> listed(node).forEach(space -> spaces.put(space.id(), space)));
        }
        if (spaces.size() > MOST_SPACES) {
            problems.error("out-of-range", entry.span(), "This board has " + spaces.size() + " spaces; " + MOST_SPACES + " are possible.");
        }
        links.addAll(extraLinks(fields, spaces.keySet()));
        BoardDef board = new BoardDef(id, List.copyOf(spaces.values()), List.copyOf(links), ways(fields, spaces, links),
                known(fields.scalars("occupants"), "set of pieces", sets), entry.span());
        fields.done();
        return board;
    }

    private List<SpaceDef> listed(Node node) {
        List<SpaceDef> spaces = new ArrayList<>();
        if (node instanceof MapNode map) {
            for (MapNode.Entry entry : map.entries()) {
                names.id(entry.key(), entry.span(), "a space");
                spaces.add(space(entry.key(), -1, -1, entry.value()));
            }
            return spaces;
        }
        Set<String> seen = new LinkedHashSet<>();
        for (ScalarNode name : values.scalars(node, "'spaces'")) {
            names.id(name.text(), name.span(), "a space");
            if (!seen.add(name.text())) {
                problems.error("duplicate-name", name.span(), "'" + name.text() + "' stands twice in this list.");
            }
            spaces.add(new SpaceDef(name.text(), "", -1, -1, Map.of()));
        }
        return spaces;
    }

    /** What is said about a space: nothing, its terrain, or a map with its terrain and whatever the pack wants to know. */
    SpaceDef space(String id, int column, int row, Node about) {
        if (about instanceof ScalarNode scalar) {
            return new SpaceDef(id, scalar.isEmptyValue() ? "" : terrain(scalar), column, row, Map.of());
        }
        Fields fields = new Fields(about, "a space", problems);
        String terrain = fields.node("terrain").map(this::terrain).orElse("");
        Map<String, Object> data = new LinkedHashMap<>();
        for (MapNode.Entry entry : fields.rest()) {
            if (RESERVED.contains(entry.key())) {
                problems.error("reserved-name", entry.span(), "Every space already has '" + entry.key() + "'. Call this something else.");
            }
            data.put(entry.key(), values.data(entry.value(), "'" + entry.key() + "'"));
        }
        return new SpaceDef(id, terrain, column, row, Collections.unmodifiableMap(data));
    }

    private String terrain(Node node) {
        String name = values.text(node, "'terrain'").orElse("");
        if (!name.isEmpty()) {
            names.id(name, node.span(), "a terrain");
        }
        return name;
    }

    private List<LinkDef> extraLinks(Fields fields, Set<String> spaces) {
        List<LinkDef> links = new ArrayList<>();
        Node listed = fields.node("links").orElse(null);
        if (listed != null && !(listed instanceof ListNode)) {
            problems.error("wrong-type", listed.span(), "'links' has to be a list such as [[a, b], { from: a, to: c, kind: tunnel }].");
        }
        for (Node item : listed instanceof ListNode list ? list.items() : List.<Node>of()) {
            if (item instanceof ListNode pair) {
                List<ScalarNode> ends = values.scalars(pair, "A link");
                if (ends.size() == 2) {
                    link(links, ends.get(0).text(), ends.get(0).span(), ends.get(1).text(), ends.get(1).span(), STEP, spaces);
                } else {
                    problems.error("wrong-type", pair.span(), "A link joins two spaces, as in [a, b].");
                }
            } else {
                Fields link = new Fields(item, "a link", problems);
                String from = link.requiredText("from");
                String to = link.requiredText("to");
                if (!from.isEmpty() && !to.isEmpty()) {
                    link(links, from, link.valueSpan("from"), to, link.valueSpan("to"), link.text("kind", STEP), spaces);
                }
                link.allow("kind").done();
            }
        }
        return links;
    }

    private void link(List<LinkDef> links, String from, Span fromSpan, String to, Span toSpan, String kind, Set<String> spaces) {
        boolean known = names.known(from, fromSpan, "space", spaces) & names.known(to, toSpan, "space", spaces);
        if (known && from.equals(to)) {
            problems.error("bad-link", toSpan, "This link leads from '" + from + "' to itself.");
        } else if (known) {
            links.add(new LinkDef(from, to, kind));
            links.add(new LinkDef(to, from, kind));
        }
    }

    private Map<String, WayDef> ways(Fields fields, Map<String, SpaceDef> spaces, List<LinkDef> links) {
        Set<String> terrains = new LinkedHashSet<>();
        spaces.values().forEach(space -> terrains.add(space.terrain()));
        Set<String> kinds = new LinkedHashSet<>();
        links.forEach(link -> kinds.add(link.kind()));
        Map<String, WayDef> ways = new LinkedHashMap<>();
        for (MapNode.Entry entry : fields.entries("ways")) {
            names.id(entry.key(), entry.span(), "a way");
            Fields way = new Fields(entry.value(), "a way", problems);
            List<String> over = way.required("over").map(node -> over(node, terrains)).orElse(List.of());
            List<String> ends = known(way.scalars("ends"), "terrain", terrains);
            List<String> used = known(way.scalars("links"), "kind of link", kinds);
            way.done();
            ways.put(entry.key(), new WayDef(entry.key(), over, ends, used));
        }
        return Collections.unmodifiableMap(ways);
    }

    private List<String> over(Node node, Set<String> terrains) {
        List<ScalarNode> named = values.scalars(node, "'over'");
        boolean all = named.size() == 1 && named.get(0).text().equals("all");
        return all ? List.copyOf(terrains) : known(named, "terrain", terrains);
    }

    private List<String> known(List<ScalarNode> named, String what, Set<String> known) {
        return named.stream().filter(name -> names.known(name.text(), name.span(), what, known)).map(ScalarNode::text).toList();
    }
}
