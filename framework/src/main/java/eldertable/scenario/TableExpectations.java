package eldertable.scenario;

import eldertable.rules.TableNames;
import eldertable.scenario.Subjects.Scope;
import eldertable.state.GameState;
import eldertable.words.Message;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;

import java.util.Collection;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** Reads what a scenario expects of components and single pieces, and of what somebody sees of them. */
final class TableExpectations {
    private final Terms terms;
    private final Subjects subjects;
    private final Consumer<Check> add;
    private Sight sight;

    TableExpectations(Terms terms, Collection<String> otherKeys, Consumer<Check> add) {
        this.terms = terms;
        this.add = add;
        subjects = new Subjects(terms, otherKeys);
        sight = new Sight(ContentCheck.EVERYTHING, UnaryOperator.identity(), add);
    }

    /** Things of the table or of a player as somebody sees them. */
    void seenBy(int viewer, MapNode map, Scope scope) {
        Sight all = sight;
        sight = new Sight(viewer, thing -> viewer < 0 ? Message.of("scenario.spectator-sees", "thing", thing)
            : Message.of("scenario.sees", "player", TableNames.player(viewer), "thing", thing), add);
        map.entries().forEach(entry -> read(entry, scope));
        sight = all;
    }

    void read(MapNode.Entry entry, Scope scope) {
        subjects.find(entry, scope, this::expect);
    }

    /** Counters and pools of single pieces, and where they are. */
    void pieces(MapNode map) {
        for (MapNode.Entry entry : map.entries()) {
            int piece = terms.piece(entry.key(), entry.span());
            if (piece < 0) continue;
            terms.map(entry.value(), Message.of("scenario.of-piece")).ifPresent(own -> {
                for (MapNode.Entry part : own.entries()) {
                    if (part.key().equals("at")) at(piece, part.value());
                    else read(part, Scope.piece(piece));
                }
            });
        }
    }

    private void at(int piece, Node node) {
        String where = terms.text(node, Message.of("scenario.where")).orElse("");
        int space = terms.names.space(where), zone = terms.names.zone(where);
        if (where.isEmpty()) return;
        if (space < 0 && zone < 0) terms.error("unknown-name", node.span(), Message.of("scenario.no-place", "where", where));
        add.accept((moment, failed) -> {
            GameState state = moment.state();
            boolean there = space >= 0 && state.placeOf(piece) == space || zone >= 0 && state.zoneOf(piece) == zone;
            int place = state.placeOf(piece);
            String actual = place >= 0 ? moment.names().space(place) : moment.names().zone(state.zoneOf(piece));
            if (!there) failed.accept(new ScenarioFailure(node.span(), moment.names().piece(piece),
                Message.of("scenario.at", "where", where), Message.of("scenario.at", "where", actual)));
        });
    }

    private void expect(Subject subject, Node node) {
        subject.expect(node, terms, sight);
    }
}
