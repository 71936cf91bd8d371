package eldertable.scenario;

import eldertable.api.ZoneApi;
import eldertable.component.Component;
import eldertable.component.Expectation;
import eldertable.diagnostic.Spelling;
import eldertable.rules.TableNames;
import eldertable.scenario.ContentCheck.Rule;
import eldertable.scenario.Subjects.Scope;
import eldertable.state.GameState;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;
import eldertable.yaml.ScalarNode;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;

/** Reads what a scenario expects of components and single pieces, and of what somebody sees of them. */
final class TableExpectations {

    private final Terms terms;
    private final Subjects subjects;
    private final Consumer<Check> add;
    private int viewer = ContentCheck.EVERYTHING;
    private String prefix = "";

    TableExpectations(Terms terms, Collection<String> otherKeys, Consumer<Check> add) {
        this.terms = terms;
        this.add = add;
        subjects = new Subjects(terms, otherKeys);
    }

    /** Things of the table or of a player as somebody sees them. */
    void seenBy(int viewer, MapNode map, Scope scope) {
        this.viewer = viewer;
        prefix = (viewer < 0 ? "the spectator" : TableNames.player(viewer)) + " sees ";
        map.entries().forEach(entry -> read(entry, scope));
        this.viewer = ContentCheck.EVERYTHING;
        prefix = "";
    }

    void read(MapNode.Entry entry, Scope scope) {
        subjects.find(entry, scope, this::expect);
    }

    /** Counters and pools of single pieces, and where they are. */
    void pieces(MapNode map) {
        for (MapNode.Entry entry : map.entries()) {
            int piece = terms.piece(entry.key(), entry.span());
            if (piece < 0) continue;
            terms.map(entry.value(), "What is expected of a piece").ifPresent(own -> {
                for (MapNode.Entry part : own.entries()) {
                    if (part.key().equals("at")) at(piece, part.value());
                    else read(part, Scope.piece(piece));
                }
            });
        }
    }

    private void at(int piece, Node node) {
        String where = terms.text(node, "Where a piece is").orElse("");
        int space = terms.names.space(where), zone = terms.names.zone(where);
        if (where.isEmpty()) return;
        if (space < 0 && zone < 0) terms.error("unknown-name", node.span(), "There is no space or zone '" + where + "'.");
        add.accept((moment, failed) -> {
            GameState state = moment.state();
            boolean there = space >= 0 && state.placeOf(piece) == space || zone >= 0 && state.zoneOf(piece) == zone;
            int place = state.placeOf(piece);
            String actual = place >= 0 ? moment.names().space(place) : moment.names().zone(state.zoneOf(piece));
            if (!there) failed.accept(new ScenarioFailure(node.span(), moment.names().piece(piece), "at " + where, "at " + actual));
        });
    }

    private void expect(Subject subject, Node node) {
        if (subject instanceof Subject.Place place) contents(place.zone(), -1, place.owner(), prefix + place.name(), node);
        else if (subject instanceof Subject.Board board) spaces(board, node);
        else if (subject instanceof Subject.Amount amount) amount(amount, node);
    }

    private static boolean isHidden(Node node) {
        return node instanceof ScalarNode scalar && scalar.text().equals("hidden");
    }

    // ------------------------------------------------------------------ pieces

    private void contents(int zone, int space, int owner, String name, Node node) {
        OptionalInt size = Terms.asNumber(node);
        if (size.isPresent()) {
            content(zone, space, name, Rule.SIZE, List.of(), size.getAsInt(), node);
        } else if (node instanceof MapNode map) {
            map.entries().forEach(entry -> content(zone, space, owner, name, entry));
        } else if (isHidden(node)) {
            if (viewer == ContentCheck.EVERYTHING) {
                terms.error("bad-name", node.span(), "Hidden from whom? Write it under 'B sees A:' or 'B sees:'.");
            }
            content(zone, space, name, Rule.HIDDEN, List.of(), 0, node);
        } else {
            content(zone, space, name, Rule.EXACT, terms.pieces(node, owner), 0, node);
        }
    }

    private void content(int zone, int space, int owner, String name, MapNode.Entry entry) {
        Node node = entry.value();
        switch (entry.key()) {
            case "size" -> terms.number(node, "'size'").ifPresent(n -> content(zone, space, name, Rule.SIZE, List.of(), n, node));
            case "order" -> content(zone, space, name, Rule.ORDER, terms.pieces(node, owner), 0, node);
            case "top" -> content(zone, space, name, Rule.TOP, terms.pieces(node, owner), 0, node);
            case "bottom" -> content(zone, space, name, Rule.BOTTOM, terms.pieces(node, owner), 0, node);
            case "has" -> content(zone, space, name, Rule.HAS, terms.pieces(node, owner), 0, node);
            case "lacks" -> content(zone, space, name, Rule.LACKS, terms.pieces(node, owner), 0, node);
            case "count" -> terms.map(node, "'count'").ifPresent(map -> {
                for (MapNode.Entry kind : map.entries()) {
                    List<PieceSpec> specs = new ArrayList<>();
                    terms.pieces(kind.key(), kind.span(), owner, specs);
                    int number = terms.number(kind.value(), "The number of " + kind.key()).orElse(0);
                    if (specs.size() == 1) content(zone, space, name, Rule.COUNT, specs, number, kind.value());
                }
            });
            default -> terms.error("unknown-key", entry.span(), "'" + entry.key()
                + "' is nothing that can be expected of what lies somewhere." + Spelling.hint(entry.key(), ZoneApi.EXPECTED.names()));
        }
    }

    private void content(int zone, int space, String name, Rule rule, List<PieceSpec> specs, int number, Node node) {
        add.accept(new ContentCheck(name, zone, space, viewer, rule, specs, number, node.span()));
    }

    private void spaces(Subject.Board board, Node node) {
        OptionalInt size = Terms.asNumber(node);
        if (size.isPresent()) {
            content(board.graph().zone, -1, prefix + board.name(), Rule.SIZE, List.of(), size.getAsInt(), node);
            return;
        }
        terms.map(node, "Who stands on " + board.name()).ifPresent(map -> {
            for (MapNode.Entry entry : map.entries()) {
                int space = terms.space(board.graph(), entry);
                if (space >= 0) contents(board.graph().zone, space, -1, prefix + entry.key(), entry.value());
            }
        });
    }

    // ------------------------------------------------------------------ other components

    private void amount(Subject.Amount amount, Node node) {
        String name = prefix + amount.name();
        Component component = amount.component();
        boolean open = viewer == ContentCheck.EVERYTHING || component.isOpen(viewer >= 0 && viewer == amount.owner());
        if (isHidden(node)) {
            add.accept((moment, failed) -> {
                if (open) failed.accept(new ScenarioFailure(node.span(), name, "hidden", "can be seen"));
            });
            return;
        }
        for (Expectation expectation : component.expected(amount.name(), node, terms)) {
            add.accept((moment, failed) -> {
                boolean secret = expectation.inside() && !open;
                String actual = secret ? "hidden" : expectation.actual().apply(moment.state().cells(component, amount.instance()));
                if (actual != null) failed.accept(new ScenarioFailure(expectation.span(), name, expectation.expected(), actual));
            });
        }
    }
}
