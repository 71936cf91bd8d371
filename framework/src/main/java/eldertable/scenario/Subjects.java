package eldertable.scenario;

import eldertable.diagnostic.Spelling;
import eldertable.pack.model.Per;
import eldertable.state.Blueprint;
import eldertable.words.Message;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;

/** Finds the components that a scenario names: the table's, a player's, or a piece's. */
final class Subjects {
    /** Whose things are named. @param index a seat or a piece */
    record Scope(Per.Kind kind, int index) {
        static final Scope TABLE = new Scope(Per.Kind.ONCE, -1);

        static Scope seat(int seat) {
            return new Scope(Per.Kind.PLAYER, seat);
        }

        static Scope piece(int piece) {
            return new Scope(Per.Kind.PIECE, piece);
        }
    }

    private final Terms terms;
    private final Collection<String> otherKeys;
    private final Blueprint blueprint;
    private final List<Subject> all;

    /** @param otherKeys what else can stand where things of the table are named, for spelling hints */
    Subjects(Terms terms, Collection<String> otherKeys) {
        this.terms = terms;
        this.otherKeys = otherKeys;
        blueprint = terms.blueprint;
        all = Subject.all(blueprint, terms.names);
    }

    /** Hands over the thing called so, with what the scenario says about it; for a group's, each member's in turn. */
    void find(MapNode.Entry entry, Scope scope, BiConsumer<Subject, Node> use) {
        List<Subject> found = all.stream().filter(one -> one.id().equals(entry.key()) && belongs(one.per(), scope)).toList();
        if (found.isEmpty()) complain(entry, scope);
        else each(entry, found, scope, use);
    }

    private boolean belongs(Per per, Scope scope) {
        return switch (per.kind()) {
            case ONCE, GROUP -> scope.kind() == Per.Kind.ONCE;
            case PLAYER -> scope.kind() == Per.Kind.PLAYER;
            case PIECE -> scope.kind() == Per.Kind.PIECE && blueprint.kindOfPiece(scope.index()).set().equals(per.name());
        };
    }

    /** @param found what is called so, one for each player, member or piece */
    private void each(MapNode.Entry entry, List<Subject> found, Scope scope, BiConsumer<Subject, Node> use) {
        Per per = found.get(0).per();
        if (per.kind() != Per.Kind.GROUP) {
            int index = per.kind() == Per.Kind.PIECE ? scope.index() - blueprint.firstPieceOfSet(per.name()) : Math.max(scope.index(), 0);
            use.accept(found.get(index), entry.value());
            return;
        }
        List<String> members = terms.names.members(per);
        terms.map(entry.value(), Message.of("scenario.of-every", "key", entry.key(), "group", per.name())).ifPresent(map -> {
            for (MapNode.Entry member : map.entries()) {
                int index = members.indexOf(member.key());
                if (index < 0) terms.unknown(member.span(), Message.plain(per.name()), member.key(), members);
                else use.accept(found.get(index), member.value());
            }
        });
    }

    private void complain(MapNode.Entry entry, Scope scope) {
        String id = entry.key();
        Set<String> known = new LinkedHashSet<>();
        if (scope.kind() == Per.Kind.ONCE) known.addAll(otherKeys);
        Per elsewhere = null;
        for (Subject subject : all) {
            if (belongs(subject.per(), scope)) known.add(subject.id());
            else if (subject.id().equals(id)) elsewhere = subject.per();
        }
        Message wrong = switch (scope.kind()) {
            case PLAYER -> Message.of("scenario.nothing-of-player", "id", id);
            case PIECE -> Message.of("scenario.nothing-of-piece", "id", id, "piece", terms.names.piece(scope.index()));
            default -> Message.of("scenario.nothing-of-table", "id", id);
        };
        Message hint = elsewhere == null ? Spelling.guess(id, known) : switch (elsewhere.kind()) {
            case PLAYER -> Message.of("scenario.of-players", "id", id);
            case PIECE -> Message.of("scenario.of-pieces", "set", elsewhere.name(), "id", id);
            default -> Message.of("scenario.of-table");
        };
        terms.error("unknown-name", entry.span(), wrong.and(hint));
    }
}
