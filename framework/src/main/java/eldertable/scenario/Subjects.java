package eldertable.scenario;

import eldertable.component.Component;
import eldertable.diagnostic.Spelling;
import eldertable.pack.model.Per;
import eldertable.state.Blueprint;
import eldertable.state.CellNames;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.IntFunction;

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

    /** @param otherKeys what else can stand where things of the table are named, for spelling hints */
    Subjects(Terms terms, Collection<String> otherKeys) {
        this.terms = terms;
        this.otherKeys = otherKeys;
        blueprint = terms.blueprint;
    }

    /** Hands over the thing called so, with what the scenario says about it; for a group's, each member's in turn. */
    void find(MapNode.Entry entry, Scope scope, BiConsumer<Subject, Node> use) {
        String id = entry.key();
        for (var board : blueprint.boards) {
            if (scope.kind() == Per.Kind.ONCE && board.def.id().equals(id)) {
                use.accept(new Subject.Board(board, id), entry.value());
                return;
            }
        }
        int zone = blueprint.zone(id);
        Component component = blueprint.components.stream()
            .filter(c -> c.id().equals(id) && belongs(c.def().per(), scope)).findFirst().orElse(null);
        if (zone >= 0 && belongs(blueprint.zones.get(zone).def().per(), scope)) {
            each(entry, blueprint.zones.get(zone).def().per(), scope, i -> {
                Blueprint.Zone found = blueprint.zones.get(zone + i);
                return new Subject.Place(zone + i, found.owner(), terms.names.zone(zone + i));
            }, use);
        } else if (component != null) {
            each(entry, component.def().per(), scope, i -> new Subject.Amount(component, i, seat(scope), name(component, i)), use);
        } else {
            complain(entry, scope);
        }
    }

    private static int seat(Scope scope) {
        return scope.kind() == Per.Kind.PLAYER ? scope.index() : -1;
    }

    private boolean belongs(Per per, Scope scope) {
        return switch (per.kind()) {
            case ONCE, GROUP -> scope.kind() == Per.Kind.ONCE;
            case PLAYER -> scope.kind() == Per.Kind.PLAYER;
            case PIECE -> scope.kind() == Per.Kind.PIECE && blueprint.kindOfPiece(scope.index()).set().equals(per.name());
        };
    }

    private void each(MapNode.Entry entry, Per per, Scope scope, IntFunction<Subject> subject, BiConsumer<Subject, Node> use) {
        if (per.kind() != Per.Kind.GROUP) {
            int index = per.kind() == Per.Kind.PIECE ? scope.index() - blueprint.firstPieceOfSet(per.name()) : Math.max(scope.index(), 0);
            use.accept(subject.apply(index), entry.value());
            return;
        }
        List<String> members = terms.names.members(per);
        terms.map(entry.value(), "'" + entry.key() + "', which every " + per.name() + " has,").ifPresent(map -> {
            for (MapNode.Entry member : map.entries()) {
                int index = members.indexOf(member.key());
                if (index < 0) terms.unknown(member.span(), per.name(), member.key(), members);
                else use.accept(subject.apply(index), member.value());
            }
        });
    }

    private String name(Component component, int instance) {
        return CellNames.of(blueprint, component, instance, terms.names::piece);
    }

    private void complain(MapNode.Entry entry, Scope scope) {
        String id = entry.key();
        List<String> known = new ArrayList<>();
        if (scope.kind() == Per.Kind.ONCE) known.addAll(otherKeys);
        Per elsewhere = null;
        for (Named named : all()) {
            if (belongs(named.per(), scope)) known.add(named.id());
            else if (named.id().equals(id)) elsewhere = named.per();
        }
        String whose = switch (scope.kind()) {
            case PLAYER -> "that a player has";
            case PIECE -> "that " + terms.names.piece(scope.index()) + " has";
            default -> "on the table, nor a key known here";
        };
        String hint = elsewhere == null ? Spelling.hint(id, known) : switch (elsewhere.kind()) {
            case PLAYER -> " Each player has one: write A: { " + id + ": … }.";
            case PIECE -> " Each piece of '" + elsewhere.name() + "' has one: write pieces: { NAME: { " + id + ": … } }.";
            default -> " It belongs to the table: write it without a player.";
        };
        terms.error("unknown-name", entry.span(), "'" + id + "' is nothing " + whose + "." + hint);
    }

    private record Named(String id, Per per) {}

    private List<Named> all() {
        List<Named> all = new ArrayList<>();
        blueprint.zones.forEach(zone -> all.add(new Named(zone.def().id(), zone.def().per())));
        blueprint.components.forEach(component -> all.add(new Named(component.id(), component.def().per())));
        return all.stream().distinct().toList();
    }
}
