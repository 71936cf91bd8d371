package eldertable.scenario;

import eldertable.api.ScenarioYaml;
import eldertable.diagnostic.Spelling;
import eldertable.pack.component.Component;
import eldertable.pack.model.AttributeDef;
import eldertable.pack.model.BoardDef.SpaceDef;
import eldertable.pack.model.PieceSetDef;
import eldertable.state.Blueprint;
import eldertable.state.BoardGraph;
import eldertable.state.GameState;
import eldertable.words.Message;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;
import eldertable.yaml.ScalarNode;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads what a scenario expects of the pack itself: how many cards of a suit there are, how far it is from here to there. */
final class DataExpectations {
    private static final Pattern SELECTOR = Pattern.compile(ScenarioYaml.SELECTION.pattern());
    private static final Pattern SUM = Pattern.compile(ScenarioYaml.SUM.pattern());
    private static final Pattern WAY = Pattern.compile(ScenarioYaml.DISTANCE.pattern());

    private final Terms terms;
    private final Blueprint blueprint;
    private final Consumer<Check> add;

    DataExpectations(Terms terms, Consumer<Check> add) {
        this.terms = terms;
        this.add = add;
        blueprint = terms.blueprint;
    }

    /** The kinds that a text such as "cards with suit shell" speaks of, or the spaces of a board. */
    private record Selection(List<Blueprint.Kind> kinds, int spaces) {}

    void total(MapNode map) {
        for (MapNode.Entry entry : map.entries()) {
            Selection selection = select(entry.key(), entry);
            OptionalInt number = terms.number(entry.value(), Message.of("scenario.a.total"));
            if (selection == null || number.isEmpty()) continue;
            expect(Message.of("scenario.total-of", "key", entry.key()), number.getAsInt(), entry.value(), state -> {
                return selection.spaces() >= 0 ? selection.spaces() : selection.kinds().stream().mapToInt(kind -> count(kind, state)).sum();
            });
        }
    }

    void sum(MapNode map) {
        for (MapNode.Entry entry : map.entries()) {
            Matcher parts = SUM.matcher(entry.key());
            if (!parts.matches()) {
                terms.error("bad-name", entry.span(), Message.of("scenario.sum-of"));
                continue;
            }
            Selection selection = select(parts.group(2), entry);
            OptionalInt number = terms.number(entry.value(), Message.of("scenario.a.sum"));
            if (selection == null || number.isEmpty() || !isAttribute(parts.group(1), entry)) continue;
            String attribute = parts.group(1);
            expect(entry.key(), number.getAsInt(), entry.value(), state -> selection.kinds().stream()
                .mapToInt(kind -> kind.def().attributes().get(attribute) instanceof Integer each ? each * count(kind, state) : 0).sum());
        }
    }

    private void expect(Object what, int expected, Node node, ToIntFunction<GameState> value) {
        add.accept((moment, failed) -> {
            int actual = value.applyAsInt(moment.state());
            if (actual != expected) failed.accept(new ScenarioFailure(node.span(), what, expected, actual));
        });
    }

    /** Pieces of a kind, and its tokens in all pools. */
    private static int count(Blueprint.Kind kind, GameState state) {
        int count = 0;
        for (int of : state.blueprint.kindOf) if (of == kind.index()) count++;
        for (Component component : state.blueprint.components) {
            for (int i = 0; i < component.instances(); i++) count += component.countOf(kind.index(), state.cells(component, i));
        }
        return count;
    }

    private Selection select(String text, MapNode.Entry entry) {
        Matcher parts = SELECTOR.matcher(text);
        if (!parts.matches()) {
            terms.error("bad-name", entry.span(), Message.of("scenario.selection"));
            return null;
        }
        String name = parts.group(1), attribute = parts.group(3), value = parts.group(4);
        boolean without = "without".equals(parts.group(2));
        for (BoardGraph board : blueprint.boards) {
            if (!board.def.id().equals(name)) continue;
            Predicate<SpaceDef> fits = space -> attribute == null || has(valueOf(space, attribute), value) != without;
            return new Selection(List.of(), (int) board.def.spaces().stream().filter(fits).count());
        }
        boolean isKind = blueprint.kind(name) != null;
        if (!isKind && blueprint.pack.sets().stream().noneMatch(set -> set.id().equals(name))) {
            List<String> known = new ArrayList<>(blueprint.pack.sets().stream().map(PieceSetDef::id).toList());
            blueprint.kinds.forEach(kind -> known.add(kind.id()));
            terms.unknown(entry.span(), Message.of("scenario.set-kind-board"), name, known);
            return null;
        }
        if (attribute != null && !isAttribute(attribute, entry)) return null;
        Predicate<Blueprint.Kind> fits = kind -> (isKind ? kind.id() : kind.set()).equals(name)
            && (attribute == null || has(kind.def().attributes().get(attribute), value) != without);
        return new Selection(blueprint.kinds.stream().filter(fits).toList(), -1);
    }

    private static Object valueOf(SpaceDef space, String attribute) {
        return attribute.equals("terrain") ? space.terrain() : space.data().get(attribute);
    }

    private boolean isAttribute(String name, MapNode.Entry entry) {
        List<String> known = blueprint.pack.attributes().stream().map(AttributeDef::id).toList();
        if (known.contains(name)) return true;
        terms.error("unknown-name", entry.span(), Message.of("scenario.no-attribute", "name", name).and(Spelling.guess(name, known)));
        return false;
    }

    private static boolean has(Object actual, String value) {
        if (actual == null) return false;
        if (value == null) return !Set.of(false, "", List.of()).contains(actual);
        return (actual instanceof List<?> list ? list : List.of(actual)).stream().anyMatch(item -> item.toString().equals(value));
    }

    // ------------------------------------------------------------------ distances

    void ways(MapNode map) {
        for (MapNode.Entry entry : map.entries()) {
            terms.map(entry.value(), Message.of("scenario.distances"))
                .ifPresent(distances -> distances.entries().forEach(pair -> distance(entry, pair)));
        }
    }

    private void distance(MapNode.Entry way, MapNode.Entry pair) {
        Matcher parts = WAY.matcher(pair.key());
        int from = parts.matches() ? terms.names.space(parts.group(1)) : -1, to = from < 0 ? -1 : terms.names.space(parts.group(2));
        if (to < 0) {
            terms.error("bad-name", pair.span(), Message.of("scenario.distance"));
            return;
        }
        BoardGraph board = blueprint.boardOfSpace(from);
        BoardGraph.Way found = board.ways().stream().filter(w -> w.id.equals(way.key())).findFirst().orElse(null);
        if (found == null || blueprint.boardOfSpace(to) != board) {
            terms.unknown(way.span(),
                Message.of("scenario.way-of", "id", board.def.id()), way.key(), board.ways().stream().map(w -> w.id).toList());
            return;
        }
        boolean none = pair.value() instanceof ScalarNode scalar && scalar.text().equals("none");
        int expected = none ? BoardGraph.UNREACHABLE : terms.number(pair.value(), Message.of("scenario.a.distance")).orElse(0);
        add.accept((moment, failed) -> {
            int actual = found.distance(from, to);
            if (actual == expected) return;
            failed.accept(new ScenarioFailure(pair.value().span(), way.key() + " " + pair.key(), steps(expected), steps(actual)));
        });
    }

    private static String steps(int distance) {
        return distance == BoardGraph.UNREACHABLE ? "none" : String.valueOf(distance);
    }
}
