package eldertable.pack.reading;

import eldertable.api.Sort;
import eldertable.api.TableYaml;
import eldertable.api.YamlForm;
import eldertable.api.YamlSection;
import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Span;
import eldertable.diagnostic.Spelling;
import eldertable.pack.model.BoardDef;
import eldertable.pack.model.ComponentDef;
import eldertable.pack.model.FlowDef;
import eldertable.pack.model.GroupDef;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.TableDef.Area;
import eldertable.pack.model.TableDef.BoardLookDef;
import eldertable.pack.model.TableDef.FaceDef;
import eldertable.pack.model.TableDef.Heap;
import eldertable.pack.model.TableDef.OverlapDef;
import eldertable.pack.model.TableDef.RoomDef;
import eldertable.pack.model.TableDef.Shape;
import eldertable.pack.model.TableDef.Spread;
import eldertable.pack.model.TableDef.TeamsDef;
import eldertable.pack.model.TableDef.StandingDef;
import eldertable.pack.model.TableDef;
import eldertable.words.Message;
import eldertable.yaml.ListNode;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;
import eldertable.yaml.ScalarNode;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Reads table.yaml, and reports what it names that the pack does not have. */
public final class TableReader {
    private static final Message PLACED = Message.of("pack.read.a.placed");

    private final PackDef pack;
    private final Problems problems;
    private final Values values;
    private final Set<String> zones = new LinkedHashSet<>();
    private final Set<String> pools = new LinkedHashSet<>();
    private final Set<String> boards = new LinkedHashSet<>();
    private final Set<String> counters = new LinkedHashSet<>();
    private final Set<String> attributes = new LinkedHashSet<>();
    private final Set<String> sets = new LinkedHashSet<>();
    private final Set<String> kinds = new LinkedHashSet<>();
    private final Map<String, Set<String>> categories = new LinkedHashMap<>();

    /** What a pack says of its table; what is wrong with it was reported when the pack was checked. */
    public static TableDef of(PackDef pack) {
        return new TableReader(pack, new Problems()).read(pack.table());
    }

    public TableReader(PackDef pack, Problems problems) {
        this.pack = pack;
        this.problems = problems;
        values = new Values(problems);
        pack.zones().forEach(zone -> zones.add(zone.id()));
        pack.all(Sort.POOL).forEach(pool -> pools.add(pool.id()));
        pack.boards().forEach(board -> boards.add(board.id()));
        pack.all(Sort.COUNTER).forEach(counter -> counters.add(counter.id()));
        pack.attributes().forEach(attribute -> attributes.add(attribute.id()));
        pack.sets().forEach(set -> {
            sets.add(set.id());
            set.kinds().forEach(kind -> kinds.add(kind.id()));
        });
        categories.put("kinds", kinds);
        categories.put("sets", sets);
        for (Sort sort : Sort.components()) categories.put(sort.section(), ids(pack.all(sort).stream().map(ComponentDef::id).toList()));
        // A board is also the zone of the pieces that stand on it, and goes by that.
        categories.get(Sort.ZONE.section()).addAll(categories.remove(Sort.BOARD.section()));
        categories.put("words", new LinkedHashSet<>(pack.words()));
        categories.put("attributes", attributes);
        categories.put("moves", ids(pack.flow().moves().stream().map(FlowDef.MoveDef::id).toList()));
        Set<String> terrains = new LinkedHashSet<>();
        Set<String> spaces = new LinkedHashSet<>();
        pack.boards().forEach(board -> board.spaces().forEach(space -> {
            terrains.add(space.terrain());
            spaces.add(space.id());
        }));
        categories.put("terrains", terrains);
        categories.put("spaces", spaces);
        categories.put("links", ids(pack.boards().stream().flatMap(board -> board.links().stream()).map(BoardDef.LinkDef::kind).toList()));
    }

    private static Set<String> ids(Collection<String> ids) {
        return new LinkedHashSet<>(ids);
    }

    private static Set<String> union(Set<String> a, Set<String> b) {
        Set<String> all = new LinkedHashSet<>(a);
        all.addAll(b);
        return all;
    }

    public TableDef read(Node node) {
        Fields table = new Fields(node, TableYaml.FILE, problems);
        theme(table);
        Set<String> placeable = ids(pack.components().stream().filter(component -> component.sort().isPlaced()).map(ComponentDef::id)
                .toList());
        Map<Area, List<String>> areas = new EnumMap<>(Area.class);
        Fields layout = part(table, "layout", TableYaml.LAYOUT);
        for (String area : TableYaml.LAYOUT.names()) {
            layout.node(area).ifPresent(list -> areas.put(Values.constant(Area.class, area), known(list, PLACED, placeable)));
        }
        layout.done();
        List<String> hidden = table.node("hidden").map(list -> known(list, PLACED, union(placeable, attributes))).orElse(List.of());
        RoomDef room = room(table, placeable);
        Map<String, Spread> spreads = looks(table.entries("zones"), Sort.ZONE.named(), zones, Spread.class, TableYaml.SPREAD);
        Map<String, Heap> heaps = looks(table.entries("pools"), Sort.POOL.named(), pools, Heap.class, TableYaml.HEAP);
        Map<String, Map<String, List<String>>> steps = steps(table.entries("steps"));
        Map<String, String> sums = byZone(table.entries("sums"), zones, attributes), wholes = byZone(table.entries("wholes"), zones, attributes);
        List<String> between = table.node("between").map(list -> known(list, Sort.GROUP.named(), ids(pack.groups().stream().map(GroupDef::id).toList()))).orElse(List.of());
        Fields shown = part(table, "counters", TableYaml.SHOWN_COUNTERS);
        List<String> common = counters(shown, "table"), player = counters(shown, "player");
        List<String> sheet = shown.node("sheet").map(list -> known(list, Sort.COUNTER.named(), union(counters, placeable))).orElse(List.of());
        List<String> tracks = counters(shown, "tracks"), candles = counters(shown, "candles");
        Map<String, Integer> warn = new LinkedHashMap<>();
        for (MapNode.Entry entry : shown.entries("warn")) {
            if (!counters.contains(entry.key())) unknown(entry, Sort.COUNTER.named(), counters);
            else values.number(entry.value(), Message.of("pack.read.quoted", "word", entry.key()), -999, 9999).ifPresent(from -> warn.put(entry.key(), from));
        }
        Map<String, Map<String, String>> markers = new LinkedHashMap<>();
        for (MapNode.Entry marker : shown.entries("markers")) {
            if (!counters.contains(marker.key())) unknown(marker, Sort.COUNTER.named(), counters);
            else markers.put(marker.key(), byPlayers(marker.value(), zone -> known(zone, Sort.ZONE.named(), zones).stream().findFirst()));
        }
        boolean listed = shown.has("table") || shown.has("player");
        shown.done();
        SidesReader sides = new SidesReader(pack, problems);
        Optional<StandingDef> standing = table.node("standing").flatMap(sides::standing);
        Optional<TeamsDef> teams = table.node("teams").map(sides::teams);
        Map<String, FaceDef> faces = new LinkedHashMap<>();
        for (MapNode.Entry face : table.entries("faces")) {
            if (!sets.contains(face.key())) unknown(face, Sort.SET.named(), sets);
            else faces.put(face.key(), face(face.value()));
        }
        List<OverlapDef> overlaps = table.node("overlaps").map(this::overlaps).orElse(List.of());
        Map<String, BoardLookDef> looks = new LinkedHashMap<>();
        for (MapNode.Entry board : table.entries("boards")) {
            if (!boards.contains(board.key())) unknown(board, Sort.BOARD.named(), boards);
            else looks.put(board.key(), board(board));
        }
        Map<String, Map<String, String>> icons = icons(part(table, "icons", TableYaml.ICONS));
        Map<String, Map<String, Integer>> colours = colours(part(table, "colours", TableYaml.COLOURS));
        table.done();
        return new TableDef(Map.copyOf(areas), hidden, room, spreads, heaps, steps, sums, wholes, between, common, player, sheet, tracks, candles, markers, Map.copyOf(warn), listed, standing, teams, faces, overlaps, looks, icons,
            colours);
    }

    /** Zones, each with an attribute of its pieces. */
    private Map<String, String> byZone(List<MapNode.Entry> entries, Set<String> zones, Set<String> attributes) {
        Map<String, String> found = new LinkedHashMap<>();
        for (MapNode.Entry entry : entries) {
            if (!zones.contains(entry.key())) unknown(entry, Sort.ZONE.named(), zones);
            else known(entry.value(), Sort.ATTRIBUTE.named(), attributes).stream().findFirst().ifPresent(attribute -> found.put(entry.key(), attribute));
        }
        return found;
    }

    /** What its picks are called only rules know. */
    private Map<String, Map<String, List<String>>> steps(List<MapNode.Entry> entries) {
        Map<String, Map<String, List<String>>> steps = new LinkedHashMap<>();
        for (MapNode.Entry pool : entries) {
            if (!pools.contains(pool.key())) {
                unknown(pool, Sort.POOL.named(), pools);
                continue;
            }
            Map<String, List<String>> moves = new LinkedHashMap<>();
            for (MapNode.Entry move : mapOf(pool.value())) {
                if (!categories.get("moves").contains(move.key())) unknown(move, Sort.MOVE.named(), categories.get("moves"));
                else moves.put(move.key(), values.scalars(move.value(), Message.of("pack.read.listed-here")).stream().map(ScalarNode::text).toList());
            }
            steps.put(pool.key(), moves);
        }
        return steps;
    }

    private RoomDef room(Fields table, Set<String> placeable) {
        Map<String, Map<String, Integer>> slots = new LinkedHashMap<>();
        Set<String> roomy = union(placeable, ids(pack.groups().stream().map(GroupDef::id).toList()));
        for (MapNode.Entry entry : table.entries("slots")) {
            if (!roomy.contains(entry.key())) unknown(entry, PLACED, roomy);
            else slots.put(entry.key(), byPlayers(entry.value(), node -> slots(entry.key(), node)));
        }
        Map<String, Double> weights = new LinkedHashMap<>();
        Set<String> weighed = union(placeable, counters);
        for (MapNode.Entry entry : table.entries("weights")) {
            if (!weighed.contains(entry.key())) unknown(entry, PLACED, weighed);
            else values.fraction(entry.value(), Message.of("pack.read.quoted", "word", entry.key()), TableYaml.WEIGHT).ifPresent(weight -> weights.put(entry.key(), weight));
        }
        List<List<String>> shared = lists(table, "shared", placeable), rows = lists(table, "rows", placeable);
        Map<String, String> joins = new LinkedHashMap<>();
        for (MapNode.Entry entry : table.entries("joins")) {
            if (!zones.contains(entry.key())) unknown(entry, Sort.ZONE.named(), zones);
            else known(entry.value(), Sort.ZONE.named(), zones).stream().findFirst().ifPresent(host -> joins.put(entry.key(), host));
        }
        Map<String, Map<String, Spread>> others = new LinkedHashMap<>();
        for (MapNode.Entry entry : table.entries("others")) {
            if (!zones.contains(entry.key())) unknown(entry, Sort.ZONE.named(), zones);
            else others.put(entry.key(), byPlayers(entry.value(), node -> values.choice(node, Message.of("pack.read.quoted", "word", entry.key()), TableYaml.SPREAD)
                .map(word -> Values.constant(Spread.class, word))));
        }
        Map<String, String> absent = new LinkedHashMap<>();
        for (MapNode.Entry entry : table.entries("absent")) {
            if (!zones.contains(entry.key())) unknown(entry, Sort.ZONE.named(), zones);
            else known(entry.value(), Sort.SET.named(), sets).stream().findFirst().ifPresent(set -> absent.put(entry.key(), set));
        }
        return new RoomDef(slots, weights, shared, rows, absent, joins, others);
    }

    private List<List<String>> lists(Fields table, String key, Set<String> placeable) {
        List<List<String>> lists = new ArrayList<>();
        table.node(key).ifPresent(node -> {
            for (Node item : node instanceof ListNode list ? list.items() : List.of(node)) lists.add(known(item, PLACED, placeable));
        });
        return List.copyOf(lists);
    }

    private Optional<Integer> slots(String id, Node node) {
        OptionalInt slots = values.number(node, Message.of("pack.read.quoted", "word", id), TableYaml.SLOTS.min(), TableYaml.SLOTS.max());
        return slots.isPresent() ? Optional.of(slots.getAsInt()) : Optional.empty();
    }

    /** A value for any number of players, or one for each. */
    private <T> Map<String, T> byPlayers(Node node, Function<Node, Optional<T>> value) {
        Map<String, T> found = new LinkedHashMap<>();
        if (node instanceof ScalarNode) value.apply(node).ifPresent(one -> found.put("any", one));
        else for (MapNode.Entry entry : mapOf(node)) {
            if (entry.key().matches("any|[1-9][0-9]?")) value.apply(entry.value()).ifPresent(one -> found.put(entry.key(), one));
            else problems.error("unknown-value", entry.span(), Message.of("pack.read.players-of-table", "key", entry.key()));
        }
        return found;
    }

    private Fields part(Fields table, String key, YamlSection section) {
        return new Fields(table.node(key).orElseGet(() -> MapNode.empty(table.span(key))), section, problems);
    }

    /** Only looks whether it is right: the launcher reads it by itself. */
    private void theme(Fields table) {
        Fields theme = part(table, "theme", TableYaml.THEME);
        theme.node("accent").flatMap(node -> values.text(node, Message.of("pack.read.quoted", "word", "accent"))).ifPresent(text ->
            colour(text, TableYaml.ACCENT, theme.valueSpan("accent")));
        theme.word("mood");
        theme.text("emblem");
        theme.done();
    }

    /** Reports a name that the pack does not have, unless a mod took it away: then nothing is left to say of it. */
    private void unknown(MapNode.Entry entry, Message what, Collection<String> candidates) {
        if (pack.removed().contains(entry.key())) return;
        problems.error("unknown-name", entry.span(),
            Message.of("pack.read.not-of-pack", "name", entry.key(), "what", what).and(Spelling.guess(entry.key(), candidates)));
    }

    private List<String> known(Node node, Message what, Collection<String> candidates) {
        List<String> found = new ArrayList<>();
        for (ScalarNode name : values.scalars(node, Message.of("pack.read.listed-here"))) {
            if (candidates.contains(name.text())) found.add(name.text());
            else if (!pack.removed().contains(name.text())) problems.error("unknown-name", name.span(),
                    Message.of("pack.read.not-of-pack", "name", name.text(), "what", what).and(Spelling.guess(name.text(), candidates)));
        }
        return List.copyOf(found);
    }

    private List<String> counters(Fields fields, String key) {
        return fields.node(key).map(node -> known(node, Sort.COUNTER.named(), counters)).orElse(List.of());
    }

    private <T extends Enum<T>> Map<String, T> looks(List<MapNode.Entry> entries, Message what, Set<String> names, Class<T> type,
                                                           YamlForm.Choice words) {
        Map<String, T> looks = new LinkedHashMap<>();
        for (MapNode.Entry entry : entries) {
            if (!names.contains(entry.key())) unknown(entry, what, names);
            else values.choice(entry.value(), Message.of("pack.read.quoted", "word", entry.key()), words)
                .ifPresent(look -> looks.put(entry.key(), Values.constant(type, look)));
        }
        return looks;
    }

    // ------------------------------------------------------------------ faces

    private FaceDef face(Node node) {
        Fields face = new Fields(node, TableYaml.FACE, problems);
        FaceDef def = new FaceDef(face.choice("shape", Shape.class), shown(face, "title"), shown(face, "text"), shown(face, "lore"),
            shown(face, "band"), shown(face, "tint"), shown(face, "badge"), many(face, "icons"), shown(face, "footer"), many(face, "row"),
            shown(face, "top"), shown(face, "bottom"), halves(face),
            face.node("undecided").map(steps -> known(steps, Sort.STEP.named(), ids(pack.flow().steps().stream().map(FlowDef.StepDef::id).toList()))).orElse(List.of()),
            face.node("counters").map(named -> known(named, Sort.COUNTER.named(), counters)).orElse(List.of()));
        face.done();
        return def;
    }

    private Map<String, String> halves(Fields face) {
        Map<String, String> halves = new LinkedHashMap<>();
        Set<String> telling = union(categories.get("words"), zones);
        for (MapNode.Entry entry : face.entries("half")) {
            if (!zones.contains(entry.key())) unknown(entry, Sort.ZONE.named(), zones);
            else known(entry.value(), Sort.WORD.named(), telling).stream().findFirst().ifPresent(by -> halves.put(entry.key(), by));
        }
        return halves;
    }

    /** An attribute, or one of the other words that may stand there. */
    private String shown(Fields face, String key) {
        Set<String> possible = new LinkedHashSet<>(attributes);
        TableYaml.FACE.key(key).form().find(YamlForm.ListOf.class).flatMap(list -> list.item().find(YamlForm.Choice.class))
            .ifPresent(choice -> possible.addAll(choice.names()));
        return face.node(key).map(node -> known(node, Sort.ATTRIBUTE.named(), possible)).orElse(List.of()).stream().findFirst()
            .orElseGet(() -> face.otherwise(key).map(String::valueOf).orElse(""));
    }

    private List<String> many(Fields face, String key) {
        return face.node(key).map(node -> known(node, Sort.ATTRIBUTE.named(), attributes)).orElse(List.of());
    }

    private List<OverlapDef> overlaps(Node node) {
        List<OverlapDef> found = new ArrayList<>();
        for (Node item : node instanceof ListNode list ? list.items() : List.of(node)) {
            Fields overlap = new Fields(item, TableYaml.OVERLAP, problems);
            List<String> kind = overlap.node("kind").map(name -> known(name, Message.of("pack.read.a.kind"), kinds)).orElse(List.of());
            List<String> zone = overlap.node("in").map(name -> known(name, Sort.ZONE.named(), zones)).orElse(List.of());
            boolean before = !overlap.word("onto").equals("behind");
            String sign = overlap.text("sign");
            overlap.done();
            if (!kind.isEmpty() && !zone.isEmpty()) found.add(new OverlapDef(kind.get(0), before, zone.get(0), sign));
        }
        return List.copyOf(found);
    }

    // ------------------------------------------------------------------ boards, icons, colours

    private BoardLookDef board(MapNode.Entry entry) {
        Fields look = new Fields(entry.value(), TableYaml.BOARD, problems);
        Set<String> spaces = new LinkedHashSet<>();
        pack.boards().stream().filter(board -> board.id().equals(entry.key()))
            .forEach(board -> board.spaces().forEach(space -> spaces.add(space.id())));
        Map<String, List<Double>> places = new LinkedHashMap<>();
        for (MapNode.Entry place : look.entries("spaces")) {
            List<Double> at = fractions(place.value());
            if (!spaces.contains(place.key())) unknown(place, Message.of("pack.read.a.space-of-board"), spaces);
            else if (at.size() != 2) problems.error("wrong-type", place.value().span(),
                Message.of("pack.read.place"));
            else places.put(place.key(), at);
        }
        double proportion = look.fraction("proportion");
        boolean written = look.flag("written"), roads = look.flag("roads");
        Map<String, String> show = look.node("show").map(node -> byPlayers(node, shown -> values.text(shown,
            Message.of("pack.read.shown"))))
            .orElse(Map.of());
        look.done();
        return new BoardLookDef(places, proportion, written, roads, show);
    }

    private static List<Double> fractions(Node node) {
        List<Double> found = new ArrayList<>();
        if (node instanceof ListNode list) {
            for (Node item : list.items()) if (item instanceof ScalarNode scalar) scalar.asDouble().ifPresent(found::add);
        }
        return List.copyOf(found);
    }

    private Map<String, Map<String, String>> icons(Fields icons) {
        Map<String, Map<String, String>> all = new LinkedHashMap<>();
        for (String category : TableYaml.ICONS.names()) {
            Map<String, String> found = new LinkedHashMap<>();
            for (MapNode.Entry icon : icons.entries(category)) {
                if (!categories.get(category).contains(icon.key())) unknown(icon,
                    Message.of("pack.read.a.one-of", "category", category), categories.get(category));
                else values.text(icon.value(), Message.of("pack.read.icon")).ifPresent(name -> found.put(icon.key(), name));
            }
            if (icons.has(category)) all.put(category, found);
        }
        icons.done();
        return all;
    }

    /** An attribute that is called like something else that has colours comes first. */
    private Map<String, Map<String, Integer>> colours(Fields colours) {
        Map<String, Map<String, Integer>> all = new LinkedHashMap<>();
        for (MapNode.Entry category : colours.all()) {
            boolean attribute = attributes.contains(category.key());
            Set<String> names = attribute ? null : categories.get(category.key());
            if (!attribute && names == null) {
                unknown(category, Message.of("pack.read.a.coloured"), union(attributes, TableYaml.COLOURS.names()));
                continue;
            }
            Map<String, Integer> found = new LinkedHashMap<>();
            for (MapNode.Entry entry : mapOf(category.value())) {
                if (names != null && !names.contains(entry.key())) unknown(entry,
                    Message.of("pack.read.a.one-of", "category", category.key()), names);
                else values.text(entry.value(), Message.of("pack.read.a.colour")).flatMap(text -> colour(text, TableYaml.COLOUR_NAME, entry.value().span()))
                    .ifPresent(colour -> found.put(entry.key(), colour));
            }
            all.put(category.key(), found);
        }
        return all;
    }

    /** A colour by its number, or by a name whose meaning is one. */
    private Optional<Integer> colour(String text, YamlForm.Choice names, Span span) {
        String told = names.words().stream().filter(word -> word.name().equals(text.toLowerCase(Locale.ROOT))).findFirst()
            .map(YamlForm.Word::meaning).orElse(text);
        if (told.matches(TableYaml.HEX.pattern())) return Optional.of(Integer.parseInt(told.replace("#", ""), 16));
        problems.error("unknown-value", span, Message.of("pack.read.colour", "text", text).and(Spelling.guess(text, names.names())));
        return Optional.empty();
    }

    private Collection<MapNode.Entry> mapOf(Node node) {
        return values.map(node, Message.of("pack.read.stands-here")).map(MapNode::entries).orElse(List.of());
    }
}
