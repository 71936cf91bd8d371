package eldertable.pack.reading;

import eldertable.api.CardsYaml;
import eldertable.api.ComponentApi;
import eldertable.api.ComponentsYaml;
import eldertable.api.CounterApi;
import eldertable.api.DieApi;
import eldertable.api.PoolApi;
import eldertable.api.ScriptApi;
import eldertable.api.Sort;
import eldertable.api.TableTypes;
import eldertable.api.TrayApi;
import eldertable.api.ZoneApi;
import eldertable.diagnostic.Problems;
import eldertable.pack.component.Counter;
import eldertable.pack.component.Pool;
import eldertable.pack.component.Tray;
import eldertable.pack.model.AttributeDef.Type;
import eldertable.pack.model.AttributeDef;
import eldertable.pack.model.BoardDef;
import eldertable.pack.model.ComponentDef;
import eldertable.pack.model.DieDef;
import eldertable.pack.model.GroupDef;
import eldertable.pack.model.Per;
import eldertable.pack.model.ZoneDef;
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
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;

/** Reads components.yaml, except for its boards. */
final class ComponentsReader {
    /** What every piece has from the framework, and what cards.yaml says of each besides its attributes. */
    private static final Set<String> TAKEN = taken();

    private final Fields file;
    private final Problems problems;
    private final Values values;
    private final NameCheck names;
    /** What `per` may name besides players. */
    private final Set<String> sets;
    private final List<String> words;
    private final List<GroupDef> groups;

    ComponentsReader(MapNode components, Set<String> sets, NameCheck names, Problems problems) {
        this.file = new Fields(components, ComponentsYaml.FILE, problems);
        this.problems = problems;
        this.names = names;
        this.sets = sets;
        values = new Values(problems);
        words = words(file.node("words"), Message.of("pack.read.quoted", "word", "words"));
        groups = each("groups", Sort.GROUP, (entry, id) -> new GroupDef(id, words(Optional.of(entry.value()), Sort.GROUP.named()), entry.span()));
    }

    /** Reports what nobody has asked for; called when everything is read. */
    void done() {
        file.done();
    }

    List<String> words() {
        return words;
    }

    /** With the spaces of each board that there is something for: they are members as others are. */
    List<GroupDef> groups(List<ComponentDef> components) {
        List<GroupDef> all = new ArrayList<>(groups);
        for (ComponentDef one : components) {
            boolean counted = one instanceof BoardDef && groups.stream().noneMatch(group -> group.id().equals(one.id())) && components.stream().anyMatch(other -> other.per().kind() == Per.Kind.GROUP && other.per().name().equals(one.id()));
            if (counted) all.add(new GroupDef(one.id(), ((BoardDef) one).spaces().stream().map(BoardDef.SpaceDef::id).toList(), one.span()));
        }
        return List.copyOf(all);
    }

    List<AttributeDef> attributes() {
        return each("attributes", Sort.ATTRIBUTE, this::attribute);
    }

    private AttributeDef attribute(MapNode.Entry entry, String id) {
        if (TAKEN.contains(id)) {
            problems.error("reserved-name", entry.span(), Message.of("pack.read.piece-has", "id", id));
        }
        Message what = Message.of("pack.read.type-of", "id", id);
        if (entry.value() instanceof ListNode) {
            return new AttributeDef(id, Type.WORD, words(Optional.of(entry.value()), what), entry.span());
        }
        if (entry.value() instanceof MapNode) {
            Fields fields = new Fields(entry.value(), ComponentsYaml.SEVERAL_WORDS, problems);
            List<String> listed = words(fields.node("list"), Message.of("pack.read.quoted", "word", "list"));
            fields.done();
            return new AttributeDef(id, Type.WORDS, listed, entry.span());
        }
        Type type = values.choice(entry.value(), what, ComponentsYaml.ATTRIBUTE_TYPE).map(word -> Values.constant(Type.class, word))
                .orElse(Type.DATA);
        return new AttributeDef(id, type, type == Type.WORD ? words : List.of(), entry.span());
    }

    /** Everything, sort by sort. */
    List<ComponentDef> components() {
        List<ComponentDef> all = new ArrayList<>();
        for (Sort sort : Sort.components()) all.addAll(each(sort.section(), sort, reader(sort)));
        return List.copyOf(all);
    }

    private BiFunction<MapNode.Entry, String, ComponentDef> reader(Sort sort) {
        return switch (sort) {
            case ZONE -> this::zone;
            case COUNTER -> this::counter;
            case POOL -> this::pool;
            case DIE -> this::die;
            case BOARD -> new BoardReader(sets, names, problems)::read;
            case TRAY -> this::tray;
            default -> throw new IllegalArgumentException(sort + " is no component");
        };
    }

    private static Set<String> taken() {
        Set<String> taken = ScriptApi.reserved(TableTypes.PIECE, TableTypes.KIND);
        taken.addAll(CardsYaml.KIND.names());
        taken.add("title"); // words for people stand in text/en.yaml
        return Set.copyOf(taken);
    }

    private ZoneDef zone(MapNode.Entry entry, String id) {
        if (id.equals(ZoneApi.BOX)) {
            problems.error("reserved-name", entry.span(), Message.of("pack.read.box"));
        }
        Fields fields = new Fields(entry.value(), ZoneApi.DEFINITION, problems);
        ZoneDef zone = new ZoneDef(id, per(fields, false, false), fields.choice("visible", ZoneDef.Visibility.class), start(fields),
                fields.flag("shuffled"), fields.flag("inPlay"), entry.span());
        fields.flag("ordered");
        fields.done();
        return zone;
    }

    /** `start: all` means all that the zone holds; the references are checked when the kinds are known. */
    private List<String> start(Fields fields) {
        List<ScalarNode> holds = fields.scalars("holds");
        holds.forEach(set -> names.known(set.text(), set.span(), Sort.SET, sets));
        List<String> start = fields.texts("start");
        if (!start.equals(List.of(ComponentApi.ALL.name()))) {
            return start;
        }
        if (holds.isEmpty()) {
            problems.error("missing-key", fields.valueSpan("start"), Message.of("pack.read.start-all"));
        }
        return holds.stream().map(ScalarNode::text).toList();
    }

    private Counter.Def counter(MapNode.Entry entry, String id) {
        Fields fields = new Fields(entry.value(), CounterApi.DEFINITION, problems);
        Counter.Def counter = new Counter.Def(id, per(fields, true, true), fields.number("start"), fields.number("min"), fields.number("max"),
                fields.flag("hidden"), fields.choice("role", Counter.Role.class), entry.span());
        fields.done();
        checkRole(counter, fields);
        return counter;
    }

    private void checkRole(Counter.Def counter, Fields fields) {
        Per.Kind needed = counter.role() == Counter.Role.SCORE ? Per.Kind.PLAYER : Per.Kind.ONCE;
        if (counter.role() != Counter.Role.NONE && counter.per().kind() != needed) {
            problems.error("conflicting-keys", fields.span("role"), counter.role() == Counter.Role.SCORE
                    ? Message.of("pack.read.score") : Message.of("pack.read.round"));
        }
    }

    private Pool.Def pool(MapNode.Entry entry, String id) {
        Fields fields = new Fields(entry.value(), PoolApi.DEFINITION, problems);
        String of = fields.text("of");
        if (!of.isEmpty()) {
            names.known(of, fields.valueSpan("of"), Sort.SET, sets);
        }
        Map<String, Integer> starts = starts(fields);
        Pool.Def pool = new Pool.Def(id, per(fields, true, false), of, fields.number("slots"), starts.isEmpty() ? fields.number("start") : 0, starts,
                fields.flag("hidden"), entry.span());
        fields.done();
        return pool;
    }

    /** How many tokens of each kind begin in a pool, where that differs; whether there are such kinds is looked at when all are known. */
    private Map<String, Integer> starts(Fields fields) {
        Map<String, Integer> starts = new LinkedHashMap<>();
        if (fields.node("start").orElse(null) instanceof MapNode map) {
            map.entries().forEach(entry -> starts.put(entry.key(),
                values.number(entry.value(), Message.of("pack.read.quoted", "word", entry.key()), PoolApi.START.min(), PoolApi.START.max()).orElse(0)));
        }
        return Collections.unmodifiableMap(starts);
    }

    private Tray.Def tray(MapNode.Entry entry, String id) {
        Fields fields = new Fields(entry.value(), TrayApi.DEFINITION, problems);
        String of = fields.text("of");
        if (!of.isEmpty()) {
            names.known(of, fields.valueSpan("of"), Sort.DIE, file.entries(Sort.DIE.section()).stream().map(MapNode.Entry::key).toList());
        }
        Tray.Def tray = new Tray.Def(id, per(fields, false, false), of, fields.number("count"), fields.flag("hidden"), entry.span());
        fields.done();
        return tray;
    }

    private DieDef die(MapNode.Entry entry, String id) {
        List<Integer> faces = values.numbers(entry.value(), Sort.DIE.named());
        if (faces.size() < DieApi.DEFINITION.fewest()) {
            problems.error("out-of-range", entry.value().span(), Message.of("pack.read.die"));
        }
        return new DieDef(id, faces, entry.span());
    }

    private Per per(Fields fields, boolean pieces, boolean spaces) {
        String name = fields.text("per");
        if (name.isEmpty()) {
            return Per.ONCE;
        }
        if (name.equals(ComponentApi.PER_PLAYER.name())) {
            return Per.PLAYER;
        }
        if (groups.stream().anyMatch(group -> group.id().equals(name)) || spaces && boards().contains(name)) {
            return new Per(Per.Kind.GROUP, name);
        }
        if (pieces && sets.contains(name)) {
            return new Per(Per.Kind.PIECE, name);
        }
        if (sets.contains(name)) {
            problems.error("unknown-value", fields.valueSpan("per"), Message.of("pack.read.per"));
            return Per.ONCE;
        }
        Set<String> possible = new LinkedHashSet<>(List.of(ComponentApi.PER_PLAYER.name()));
        groups.forEach(group -> possible.add(group.id()));
        if (spaces) possible.addAll(boards());
        if (pieces) possible.addAll(sets);
        names.known(name, fields.valueSpan("per"), spaces
            ? Message.of("pack.read.group-board-set") : pieces ? Message.of("pack.read.group-set") : Sort.GROUP.bare(), possible);
        return Per.ONCE;
    }

    private List<String> boards() {
        return file.entries(Sort.BOARD.section()).stream().map(MapNode.Entry::key).toList();
    }

    /** A section of the file, which lists things by id. */
    private <T> List<T> each(String section, Sort sort, BiFunction<MapNode.Entry, String, T> read) {
        List<T> found = new ArrayList<>();
        for (MapNode.Entry entry : file.entries(section)) {
            names.fits(entry.key(), entry.span(), sort);
            found.add(read.apply(entry, entry.key()));
        }
        return List.copyOf(found);
    }

    private List<String> words(Optional<Node> node, Message what) {
        Set<String> found = new LinkedHashSet<>();
        for (ScalarNode word : node.map(list -> values.scalars(list, what)).orElse(List.of())) {
            names.fits(word.text(), word.span(), Sort.WORD);
            if (!found.add(word.text())) {
                problems.error("duplicate-name", word.span(), Message.of("pack.read.twice-listed", "name", word.text()));
            }
        }
        return List.copyOf(found);
    }
}
