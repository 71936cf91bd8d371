package eldertable.scenario;

import eldertable.api.ScenarioYaml;
import eldertable.pack.component.Notation;
import eldertable.scenario.Subjects.Scope;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.words.Message;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;


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
                    int seat = terms.text(entry.value(), Notation.quoted("active")).map(letter -> terms.seat(letter, entry.value().span())).orElse(-1);
                    if (seat >= 0) given.active = seat;
                }
                case "out" -> given.out = terms.seats(entry.value(), Notation.quoted("out"));
                case "chance", "dice" -> {
                    given.chance = chance(entry);
                    given.chanceSpan = entry.value().span();
                }
                case "pieces" -> terms.map(entry.value(), Notation.quoted("pieces")).ifPresent(this::pieces);
                case "table" -> things(entry, Notation.quoted("table"), Scope.TABLE);
                default -> named(entry);
            }
        }
        return given;
    }

    private void named(MapNode.Entry entry) {
        if (!terms.isSeat(entry.key())) {
            subjects.find(entry, Scope.TABLE, this::give);
            return;
        }
        int seat = terms.seat(entry.key(), entry.span());
        if (seat >= 0) things(entry, Message.of("scenario.of-player", "player", entry.key()), Scope.seat(seat));
    }

    private void things(MapNode.Entry entry, Message what, Scope scope) {
        terms.map(entry.value(), what).ifPresent(own -> own.entries().forEach(thing -> subjects.find(thing, scope, this::give)));
    }

    private int[] chance(MapNode.Entry entry) {
        if (given.chance != null) terms.error("twice", entry.span(), Message.of("scenario.chance-and-dice"));
        return terms.list(entry.value()).stream().mapToInt(node -> {
            if (Terms.asNumber(node).isPresent()) return terms.numberCode(node, Message.of("scenario.a.chance"));
            String text = terms.text(node, Message.of("scenario.a.chance")).orElse("");
            Blueprint.Kind kind = terms.blueprint.kind(text);
            if (kind != null) return Code.kind(kind.index());
            if (!text.isEmpty()) terms.unknown(node.span(), Message.of("pack.check.kind"), text, terms.blueprint.kinds.stream().map(Blueprint.Kind::id).toList());
            return Code.NOTHING;
        }).toArray();
    }

    private void pieces(MapNode map) {
        for (MapNode.Entry entry : map.entries()) {
            int piece = terms.piece(entry.key(), entry.span());
            if (piece >= 0) things(entry, Message.of("scenario.on-piece"), Scope.piece(piece));
        }
    }

    private void give(Subject subject, Node node) {
        subject.give(node, terms, given);
    }
}
