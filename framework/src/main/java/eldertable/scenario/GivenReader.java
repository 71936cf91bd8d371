package eldertable.scenario;

import eldertable.api.ScenarioYaml;
import eldertable.component.Component;
import eldertable.rules.TableNames;
import eldertable.scenario.Given.Mode;
import eldertable.scenario.Given.Placement;
import eldertable.scenario.Subjects.Scope;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;

import java.util.List;
import java.util.OptionalInt;

/** Reads the `given` of a scenario. */
final class GivenReader {
    private final Terms terms;
    private final Subjects subjects;
    private Given given;

    GivenReader(Terms terms) {
        this.terms = terms;
        subjects = new Subjects(terms, ScenarioYaml.GIVEN.names());
    }

    Given read(MapNode map) {
        given = new Given();
        for (MapNode.Entry entry : map.entries()) {
            switch (entry.key()) {
                case "step" -> given.steps = terms.frames(entry.value());
                case "active" -> {
                    int seat = terms.text(entry.value(), "'active'").map(letter -> terms.seat(letter, entry.value().span())).orElse(-1);
                    if (seat >= 0) given.active = seat;
                }
                case "out" -> given.out = terms.seats(entry.value(), "'out'");
                case "chance", "dice" -> {
                    given.chance = chance(entry);
                    given.chanceSpan = entry.value().span();
                }
                case "pieces" -> terms.map(entry.value(), "'pieces'").ifPresent(this::pieces);
                case "table" -> things(entry, "'table'", Scope.TABLE);
                default -> named(entry);
            }
        }
        return given;
    }

    private void named(MapNode.Entry entry) {
        if (!terms.isSeat(entry.key())) {
            subjects.find(entry, Scope.TABLE, this::set);
            return;
        }
        int seat = terms.seat(entry.key(), entry.span());
        if (seat >= 0) things(entry, "What player " + entry.key() + " has", Scope.seat(seat));
    }

    private void things(MapNode.Entry entry, String what, Scope scope) {
        terms.map(entry.value(), what).ifPresent(own -> own.entries().forEach(thing -> subjects.find(thing, scope, this::set)));
    }

    private int[] chance(MapNode.Entry entry) {
        if (given.chance != null) terms.error("twice", entry.span(), "'chance' and 'dice' are the same list: write one of them.");
        return terms.list(entry.value()).stream().mapToInt(node -> {
            if (Terms.asNumber(node).isPresent()) return terms.numberCode(node, "A result of chance");
            String text = terms.text(node, "A result of chance").orElse("");
            Blueprint.Kind kind = terms.blueprint.kind(text);
            if (kind != null) return Code.kind(kind.index());
            if (!text.isEmpty()) terms.unknown(node.span(), "kind", text, terms.blueprint.kinds.stream().map(Blueprint.Kind::id).toList());
            return Code.NOTHING;
        }).toArray();
    }

    private void pieces(MapNode map) {
        for (MapNode.Entry entry : map.entries()) {
            int piece = terms.piece(entry.key(), entry.span());
            if (piece >= 0) things(entry, "What is on a piece", Scope.piece(piece));
        }
    }

    private void set(Subject subject, Node node) {
        if (subject instanceof Subject.Place place) contents(place.zone(), -1, place.owner(), place.name(), node);
        else if (subject instanceof Subject.Board board) spaces(board, node);
        else if (subject instanceof Subject.Amount amount) amount(amount, node);
    }

    private void contents(int zone, int space, int owner, String name, Node node) {
        OptionalInt keep = Terms.asNumber(node);
        if (keep.isPresent()) {
            if (space >= 0) terms.wrong(node, "Who stands on " + name, "a list of pieces");
            else given.placements.add(new Placement(zone, space, Mode.KEEP, List.of(), keep.getAsInt(), name, node.span()));
        } else if (node instanceof MapNode map) {
            for (MapNode.Entry entry : map.entries()) {
                Mode mode = entry.key().equals("top") ? Mode.TOP : entry.key().equals("bottom") ? Mode.BOTTOM : null;
                if (mode != null && space < 0) add(zone, space, mode, owner, name, entry.value());
                else terms.error("unknown-key", entry.span(), "What lies in " + name
                    + " is a list of pieces, or { top: […] }, or { bottom: […] }, or a number of pieces that stay.");
            }
        } else {
            add(zone, space, Mode.EXACT, owner, name, node);
        }
    }

    private void add(int zone, int space, Mode mode, int owner, String name, Node node) {
        List<PieceSpec> pieces = terms.pieces(node, owner);
        for (PieceSpec piece : pieces) {
            if (piece.hidden()) terms.error("bad-name", piece.span(), "'hidden' can only be seen, not laid on the table.");
            else if (piece.kind() >= 0 && piece.owner() < 0 && terms.blueprint.kinds.get(piece.kind()).def().perPlayer()) {
                String last = TableNames.player(terms.blueprint.players - 1);
                terms.error("bad-name", piece.span(), "Every player owns '" + piece.text() + "': say whose it is, A." + piece.text()
                    + " to " + last + "." + piece.text() + ".");
            }
        }
        given.placements.add(new Placement(zone, space, mode, pieces, 0, name, node.span()));
    }

    private void spaces(Subject.Board board, Node node) {
        terms.map(node, "Who stands on " + board.name()).ifPresent(map -> {
            for (MapNode.Entry entry : map.entries()) {
                int space = terms.space(board.graph(), entry);
                if (space >= 0) contents(board.graph().zone, space, -1, entry.key(), entry.value());
            }
        });
    }

    private void amount(Subject.Amount amount, Node node) {
        Component component = amount.component();
        component.given(amount.name(), node, terms).ifPresent(cells -> {
            int first = component.firstOf(amount.instance());
            for (int i = 0; i < cells.length; i++) given.amounts.add(new Given.Amount(first + i, cells[i]));
        });
    }
}
