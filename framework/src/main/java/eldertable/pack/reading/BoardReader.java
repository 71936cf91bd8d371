package eldertable.pack.reading;

import eldertable.api.BoardApi;
import eldertable.api.ComponentApi;
import eldertable.api.ScriptApi;
import eldertable.api.Sort;
import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Span;
import eldertable.pack.model.BoardDef.LinkDef;
import eldertable.pack.model.BoardDef.SpaceDef;
import eldertable.pack.model.BoardDef.WayDef;
import eldertable.pack.model.BoardDef;
import eldertable.words.Message;
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
    /** Every space has these from the framework. */
    private static final Set<String> RESERVED = ScriptApi.reserved(BoardApi.SPACE_TYPE);

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
        Fields fields = new Fields(entry.value(), BoardApi.DEFINITION, problems);
        Map<String, SpaceDef> spaces = new LinkedHashMap<>();
        List<LinkDef> links = new ArrayList<>();
        if (fields.has("grid")) {
            GridReader grid = new GridReader(this, fields, problems);
            grid.spaces().forEach(space -> spaces.put(space.id(), space));
            links.addAll(grid.links());
        } else {
            fields.node("spaces").ifPresent(node -> listed(node).forEach(space -> spaces.put(space.id(), space)));
        }
        if (spaces.size() > BoardApi.MOST_SPACES) {
            problems.error("out-of-range", entry.span(),
                Message.of("pack.read.spaces", "count", spaces.size(), "most", BoardApi.MOST_SPACES));
        }
        links.addAll(extraLinks(fields, spaces.keySet()));
        BoardDef board = new BoardDef(id, List.copyOf(spaces.values()), List.copyOf(links), ways(fields, spaces, links),
                known(fields.scalars("occupants"), Sort.SET, sets), entry.span());
        fields.done();
        return board;
    }

    private List<SpaceDef> listed(Node node) {
        List<SpaceDef> spaces = new ArrayList<>();
        if (node instanceof MapNode map) {
            for (MapNode.Entry entry : map.entries()) {
                names.fits(entry.key(), entry.span(), Sort.SPACE);
                spaces.add(space(entry.key(), -1, -1, entry.value()));
            }
            return spaces;
        }
        Set<String> seen = new LinkedHashSet<>();
        for (ScalarNode name : values.scalars(node, Message.of("pack.read.quoted", "word", "spaces"))) {
            names.fits(name.text(), name.span(), Sort.SPACE);
            if (!seen.add(name.text())) {
                problems.error("duplicate-name", name.span(), Message.of("pack.read.twice-listed", "name", name.text()));
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
        Fields fields = new Fields(about, BoardApi.SPACE_DATA, problems);
        String terrain = fields.node("terrain").map(this::terrain).orElse("");
        Map<String, Object> data = new LinkedHashMap<>();
        for (MapNode.Entry entry : fields.rest()) {
            if (RESERVED.contains(entry.key())) {
                problems.error("reserved-name", entry.span(), Message.of("pack.read.space-has", "key", entry.key()));
            }
            data.put(entry.key(), values.data(entry.value(), Message.of("pack.read.quoted", "word", entry.key())));
        }
        return new SpaceDef(id, terrain, column, row, Collections.unmodifiableMap(data));
    }

    private String terrain(Node node) {
        String name = values.text(node, Message.of("pack.read.quoted", "word", "terrain")).orElse("");
        if (!name.isEmpty()) {
            names.fits(name, node.span(), Sort.TERRAIN);
        }
        return name;
    }

    private List<LinkDef> extraLinks(Fields fields, Set<String> spaces) {
        List<LinkDef> links = new ArrayList<>();
        Node listed = fields.node("links").orElse(null);
        if (listed != null && !(listed instanceof ListNode)) {
            problems.error("wrong-type", listed.span(), Message.of("pack.read.links"));
        }
        for (Node item : listed instanceof ListNode list ? list.items() : List.<Node>of()) {
            if (item instanceof ListNode pair) {
                List<ScalarNode> ends = values.scalars(pair, Message.of("pack.read.a.link"));
                if (ends.size() == 2) {
                    link(links, ends.get(0).text(), ends.get(0).span(), ends.get(1).text(), ends.get(1).span(), BoardApi.STEP,
                            spaces);
                } else {
                    problems.error("wrong-type", pair.span(), Message.of("pack.read.link"));
                }
            } else {
                Fields link = new Fields(item, BoardApi.LINK, problems);
                String from = link.text("from");
                String to = link.text("to");
                if (!from.isEmpty() && !to.isEmpty()) {
                    link(links, from, link.valueSpan("from"), to, link.valueSpan("to"), link.text("kind"), spaces);
                }
                link.done();
            }
        }
        return links;
    }

    private void link(List<LinkDef> links, String from, Span fromSpan, String to, Span toSpan, String kind, Set<String> spaces) {
        boolean known = names.known(from, fromSpan, Sort.SPACE, spaces) & names.known(to, toSpan, Sort.SPACE, spaces);
        if (known && from.equals(to)) {
            problems.error("bad-link", toSpan, Message.of("pack.read.link-to-itself", "from", from));
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
            names.fits(entry.key(), entry.span(), Sort.WAY);
            Fields way = new Fields(entry.value(), BoardApi.WAY, problems);
            List<String> over = way.node("over").map(node -> over(node, terrains)).orElse(List.of());
            List<String> ends = known(way.scalars("ends"), Sort.TERRAIN, terrains);
            List<String> used = known(way.scalars("links"), Sort.LINK, kinds);
            way.done();
            ways.put(entry.key(), new WayDef(entry.key(), over, ends, used));
        }
        return Collections.unmodifiableMap(ways);
    }

    private List<String> over(Node node, Set<String> terrains) {
        List<ScalarNode> named = values.scalars(node, Message.of("pack.read.quoted", "word", "over"));
        boolean all = named.size() == 1 && named.get(0).text().equals(ComponentApi.ALL.name());
        return all ? List.copyOf(terrains) : known(named, Sort.TERRAIN, terrains);
    }

    private List<String> known(List<ScalarNode> named, Sort sort, Set<String> known) {
        return named.stream().filter(name -> names.known(name.text(), name.span(), sort, known)).map(ScalarNode::text).toList();
    }
}
