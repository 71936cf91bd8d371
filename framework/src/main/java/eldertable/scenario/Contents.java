package eldertable.scenario;

import eldertable.api.ZoneApi;
import eldertable.diagnostic.Spelling;
import eldertable.pack.component.Notation;
import eldertable.rules.TableNames;
import eldertable.scenario.ContentCheck.Rule;
import eldertable.scenario.Given.Mode;
import eldertable.scenario.Given.Placement;
import eldertable.words.Message;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * The pieces in a zone or on a space, as scenarios lay them and look at them.
 *
 * @param space of a board, or -1; @param owner the seat it belongs to, or -1
 */
record Contents(int zone, int space, int owner, String name) {
    void give(Node node, Terms terms, Given given) {
        OptionalInt keep = Terms.asNumber(node);
        if (keep.isPresent()) {
            if (space >= 0) terms.wrong(node, Message.of("scenario.stands-on", "name", name), Message.of("scenario.a.pieces"));
            else given.placements.add(new Placement(zone, space, Mode.KEEP, List.of(), keep.getAsInt(), name, node.span()));
        } else if (node instanceof MapNode map) {
            for (MapNode.Entry entry : map.entries()) {
                Mode mode = entry.key().equals("top") ? Mode.TOP : entry.key().equals("bottom") ? Mode.BOTTOM : null;
                if (mode != null && space < 0) lay(mode, entry.value(), terms, given);
                else terms.error("unknown-key", entry.span(), Message.of("scenario.lies-in", "name", name));
            }
        } else {
            lay(Mode.EXACT, node, terms, given);
        }
    }

    private void lay(Mode mode, Node node, Terms terms, Given given) {
        List<PieceSpec> pieces = terms.pieces(node, owner);
        for (PieceSpec piece : pieces) {
            if (piece.hidden()) terms.error("bad-name", piece.span(), Message.of("scenario.hidden-laid"));
            else if (piece.kind() >= 0 && piece.owner() < 0 && terms.blueprint.kinds.get(piece.kind()).def().perPlayer()) {
                String last = TableNames.player(terms.blueprint.players - 1);
                terms.error("bad-name", piece.span(), Message.of("scenario.whose", "piece", piece.text(), "last", last));
            }
        }
        given.placements.add(new Placement(zone, space, mode, pieces, 0, name, node.span()));
    }

    void expect(Node node, Terms terms, Sight sight) {
        OptionalInt size = Terms.asNumber(node);
        if (size.isPresent()) {
            check(Rule.SIZE, List.of(), size.getAsInt(), node, sight);
        } else if (node instanceof MapNode map) {
            map.entries().forEach(entry -> part(entry, terms, sight));
        } else if (Sight.isHidden(node)) {
            if (sight.isAll()) {
                terms.error("bad-name", node.span(), Message.of("scenario.hidden-from"));
            }
            check(Rule.HIDDEN, List.of(), 0, node, sight);
        } else {
            check(Rule.EXACT, terms.pieces(node, owner), 0, node, sight);
        }
    }

    private void part(MapNode.Entry entry, Terms terms, Sight sight) {
        Node node = entry.value();
        switch (entry.key()) {
            case "size" -> terms.number(node, Notation.quoted("size")).ifPresent(n -> check(Rule.SIZE, List.of(), n, node, sight));
            case "order" -> check(Rule.ORDER, terms.pieces(node, owner), 0, node, sight);
            case "top" -> check(Rule.TOP, terms.pieces(node, owner), 0, node, sight);
            case "bottom" -> check(Rule.BOTTOM, terms.pieces(node, owner), 0, node, sight);
            case "has" -> check(Rule.HAS, terms.pieces(node, owner), 0, node, sight);
            case "lacks" -> check(Rule.LACKS, terms.pieces(node, owner), 0, node, sight);
            case "count" -> terms.map(node, Notation.quoted("count")).ifPresent(map -> {
                for (MapNode.Entry kind : map.entries()) {
                    List<PieceSpec> specs = new ArrayList<>();
                    terms.pieces(kind.key(), kind.span(), owner, specs);
                    int number = terms.number(kind.value(), Message.of("scenario.number-of", "key", kind.key())).orElse(0);
                    if (specs.size() == 1) check(Rule.COUNT, specs, number, kind.value(), sight);
                }
            });
            default -> terms.error("unknown-key", entry.span(),
                Message.of("scenario.no-expectation", "key", entry.key()).and(Spelling.guess(entry.key(), ZoneApi.EXPECTED.names())));
        }
    }

    void check(Rule rule, List<PieceSpec> specs, int number, Node node, Sight sight) {
        sight.add().accept(new ContentCheck(sight.naming().apply(Message.plain(name)), zone, space, sight.viewer(), rule, specs, number, node.span()));
    }
}
