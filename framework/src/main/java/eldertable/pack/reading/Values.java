package eldertable.pack.reading;

import eldertable.api.YamlForm;
import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Spelling;
import eldertable.words.Message;
import eldertable.yaml.ListNode;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;
import eldertable.yaml.ScalarNode;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/** Turns single nodes into values. What is not as it should be is reported, and then the result is empty. */
final class Values {
    private final Problems problems;

    Values(Problems problems) {
        this.problems = problems;
    }

    /** The constant that YAML writes so, in lower case. */
    static <E extends Enum<E>> E constant(Class<E> type, String word) {
        return Enum.valueOf(type, word.toUpperCase(Locale.ROOT));
    }

    Optional<String> text(Node node, Message what) {
        if (node instanceof ScalarNode scalar && !scalar.isEmptyValue()) {
            return Optional.of(scalar.text());
        }
        return wrong(node, what, Message.of("pack.read.a.text"));
    }

    OptionalInt number(Node node, Message what) {
        return number(node, what, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    OptionalInt number(Node node, Message what, int min, int max) {
        OptionalInt number = node instanceof ScalarNode scalar ? scalar.asInt() : OptionalInt.empty();
        boolean open = max == Integer.MAX_VALUE;
        if (number.isEmpty()) {
            wrong(node, what, open ? Message.of("pack.read.a.whole") : Message.of("pack.read.a.whole-between", "min", min, "max", max));
        } else if (number.getAsInt() < min || number.getAsInt() > max) {
            problems.error("out-of-range", node.span(), open ? Message.of("pack.read.at-least", "what", what, "min", min, "number", number.getAsInt())
                : Message.of("pack.read.from-to", "what", what, "min", min, "max", max, "number", number.getAsInt()));
            return OptionalInt.empty();
        }
        return number;
    }

    Optional<Double> fraction(Node node, Message what, YamlForm.Fraction form) {
        OptionalDouble number = node instanceof ScalarNode scalar ? scalar.asDouble() : OptionalDouble.empty();
        if (number.isEmpty()) {
            return wrong(node, what, Message.of("pack.read.a.number"));
        }
        if (number.getAsDouble() < form.min() || number.getAsDouble() > form.max()) {
            problems.error("out-of-range", node.span(), Message.of("pack.read.from-to", "what", what, "min", form.min(), "max", form.max(),
                "number", number.getAsDouble()));
            return Optional.empty();
        }
        return Optional.of(number.getAsDouble());
    }

    Optional<Boolean> flag(Node node, Message what) {
        Optional<Boolean> flag = node instanceof ScalarNode scalar ? scalar.asFlag() : Optional.empty();
        return flag.isPresent() ? flag : wrong(node, what, Message.of("pack.read.a.flag"));
    }

    /** One of some fixed words. */
    Optional<String> choice(Node node, Message what, YamlForm.Choice form) {
        Optional<String> word = text(node, what);
        if (word.isPresent() && !form.names().contains(word.get())) {
            problems.error("unknown-value", node.span(),
                Message.of("pack.read.unknown-value", "what", what, "word", word.get()).and(Spelling.guess(word.get(), form.names())));
            return Optional.empty();
        }
        return word;
    }

    /** A list of single values; one alone may stand without brackets. */
    List<ScalarNode> scalars(Node node, Message what) {
        List<ScalarNode> found = new ArrayList<>();
        for (Node item : node instanceof ListNode list ? list.items() : List.of(node)) {
            if (item instanceof ScalarNode scalar && !scalar.isEmptyValue()) {
                found.add(scalar);
            } else {
                wrong(item, node == item ? what : Message.of("pack.read.each-entry", "what", what), Message.of("pack.read.a.single"));
            }
        }
        return found;
    }

    List<Integer> numbers(Node node, Message what) {
        List<Integer> numbers = new ArrayList<>();
        for (ScalarNode scalar : scalars(node, what)) {
            number(scalar, Message.of("pack.read.each-entry", "what", what)).ifPresent(numbers::add);
        }
        return List.copyOf(numbers);
    }

    Optional<MapNode> map(Node node, Message what) {
        return node instanceof MapNode map ? Optional.of(map) : wrong(node, what, Message.of("pack.read.a.map"));
    }

    /** Anything, as plain immutable values; fractions are refused, since rules must give the same result everywhere. */
    Object data(Node node, Message what) {
        refuseFractions(node, what);
        return node.plain();
    }

    private void refuseFractions(Node node, Message what) {
        if (node instanceof ScalarNode scalar) {
            if (scalar.asDouble().isPresent() && scalar.asInt().isEmpty()) {
                problems.error("wrong-type", node.span(), Message.of("pack.read.fraction", "what", what, "number", scalar.text()));
            }
        } else if (node instanceof ListNode list) {
            list.items().forEach(item -> refuseFractions(item, what));
        } else if (node instanceof MapNode map) {
            map.entries().forEach(entry -> refuseFractions(entry.value(), what));
        }
    }

    private <T> Optional<T> wrong(Node node, Message what, Message wanted) {
        problems.error("wrong-type", node.span(), Message.of("pack.read.wrong-type", "what", what, "wanted", wanted, "found", node.described()));
        return Optional.empty();
    }
}
