package eldertable.pack.reading;

import eldertable.api.CardsYaml;
import eldertable.api.Sort;
import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Spelling;
import eldertable.pack.model.AttributeDef;
import eldertable.pack.model.PieceSetDef;
import eldertable.words.Message;
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
import java.util.OptionalInt;
import java.util.Set;

/** Reads the sets of pieces out of cards.yaml and its companions. */
final class CardsReader {
    private final Problems problems;
    private final Values values;
    private final NameCheck names;
    private final Map<String, AttributeDef> attributes = new LinkedHashMap<>();

    CardsReader(List<AttributeDef> attributes, NameCheck names, Problems problems) {
        this.problems = problems;
        this.names = names;
        values = new Values(problems);
        attributes.forEach(attribute -> this.attributes.put(attribute.id(), attribute));
    }

    List<PieceSetDef> read(MapNode cards) {
        List<PieceSetDef> sets = new ArrayList<>();
        for (MapNode.Entry set : cards.entries()) {
            names.fits(set.key(), set.span(), Sort.SET);
            List<PieceSetDef.KindDef> kinds = new ArrayList<>();
            MapNode lines = set.value().isEmptyValue() ? MapNode.empty(set.span())
                    : values.map(set.value(), Message.of("pack.read.a.set")).orElse(MapNode.empty(set.span()));
            for (MapNode.Entry kind : lines.entries()) {
                names.fits(kind.key(), kind.span(), Sort.KIND);
                kinds.add(kind(set.key(), kind));
            }
            sets.add(new PieceSetDef(set.key(), List.copyOf(kinds), set.span()));
        }
        return List.copyOf(sets);
    }

    private PieceSetDef.KindDef kind(String set, MapNode.Entry entry) {
        Fields fields = new Fields(entry.value(), CardsYaml.KIND, problems);
        int copies = fields.number("copies");
        boolean perPlayer = !fields.word("per").isEmpty();
        Map<String, Object> given = new LinkedHashMap<>();
        for (MapNode.Entry line : fields.rest()) {
            AttributeDef attribute = attributes.get(line.key());
            if (attribute == null) {
                unknown(set, entry.key(), line);
            } else {
                value(attribute, line.value()).ifPresent(value -> given.put(attribute.id(), value));
            }
        }
        return new PieceSetDef.KindDef(entry.key(), copies, perPlayer, Collections.unmodifiableMap(given), entry.span());
    }

    private void unknown(String set, String kind, MapNode.Entry line) {
        if (line.key().equals("title") || line.key().equals("text")) {
            problems.error("unknown-key", line.span(), Message.of("pack.read.words", "set", set, "kind", kind, "key", line.key()));
            return;
        }
        Set<String> possible = new LinkedHashSet<>(attributes.keySet());
        possible.addAll(CardsYaml.KIND.names());
        problems.error("unknown-key", line.span(),
            Message.of("pack.read.no-attribute", "key", line.key(), "set", set).and(Spelling.guess(line.key(), possible)));
    }

    private Optional<Object> value(AttributeDef attribute, Node node) {
        Message what = Message.of("pack.read.quoted", "word", attribute.id());
        switch (attribute.type()) {
            case NUMBER:
                OptionalInt number = values.number(node, what);
                return number.isPresent() ? Optional.of(number.getAsInt()) : Optional.empty();
            case FLAG:
                return values.flag(node, what).map(flag -> flag);
            case TEXT:
                return values.text(node, what).map(text -> text);
            case NUMBERS:
                return Optional.of(values.numbers(node, what));
            case WORD:
                return values.text(node, what).filter(text -> word(attribute, text, node)).map(text -> text);
            case WORDS:
                return Optional.of(values.scalars(node, what).stream().filter(item -> word(attribute, item.text(), item))
                        .map(ScalarNode::text).toList());
            default:
                return Optional.of(values.data(node, what));
        }
    }

    private boolean word(AttributeDef attribute, String text, Node node) {
        return names.known(text, node.span(), Message.of("pack.read.quoted", "word", attribute.id()), attribute.words());
    }
}
