package eldertable.pack.reading;

import eldertable.api.YamlForm;
import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Spelling;
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

    Optional<String> text(Node node, String what) {
        if (node instanceof ScalarNode scalar && !scalar.isEmptyValue()) {
            return Optional.of(scalar.text());
        }
        return wrong(node, what, "a text");
    }

    OptionalInt number(Node node, String what) {
        return number(node, what, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    OptionalInt number(Node node, String what, int min, int max) {
        String range = max == Integer.MAX_VALUE ? "at least " + min : "from " + min + " to " + max;
        OptionalInt number = node instanceof ScalarNode scalar ? scalar.asInt() : OptionalInt.empty();
        if (number.isEmpty()) {
            wrong(node, what, max == Integer.MAX_VALUE ? "a whole number" : "a whole number " + range);
        } else if (number.getAsInt() < min || number.getAsInt() > max) {
            problems.error("out-of-range", node.span(), what + " has to be " + range + ", not " + number.getAsInt() + ".");
            return OptionalInt.empty();
        }
        return number;
    }

    Optional<Double> fraction(Node node, String what, YamlForm.Fraction form) {
        OptionalDouble number = node instanceof ScalarNode scalar ? scalar.asDouble() : OptionalDouble.empty();
        if (number.isEmpty()) {
            return wrong(node, what, "a number");
        }
        if (number.getAsDouble() < form.min() || number.getAsDouble() > form.max()) {
            problems.error("out-of-range", node.span(), what + " has to be from " + form.min() + " to " + form.max() + ", not "
                    + number.getAsDouble() + ".");
            return Optional.empty();
        }
        return Optional.of(number.getAsDouble());
    }

    Optional<Boolean> flag(Node node, String what) {
        Optional<Boolean> flag = node instanceof ScalarNode scalar ? scalar.asFlag() : Optional.empty();
        return flag.isPresent() ? flag : wrong(node, what, "true or false");
    }

    /** One of some fixed words. */
    Optional<String> choice(Node node, String what, YamlForm.Choice form) {
        Optional<String> word = text(node, what);
        if (word.isPresent() && !form.names().contains(word.get())) {
            problems.error("unknown-value", node.span(), what + " cannot be '" + word.get() + "'."
                    + Spelling.hint(word.get(), form.names()));
            return Optional.empty();
        }
        return word;
    }

    /** A list of single values; one alone may stand without brackets. */
    List<ScalarNode> scalars(Node node, String what) {
        List<ScalarNode> found = new ArrayList<>();
        for (Node item : node instanceof ListNode list ? list.items() : List.of(node)) {
            if (item instanceof ScalarNode scalar && !scalar.isEmptyValue()) {
                found.add(scalar);
            } else {
                wrong(item, node == item ? what : "Each entry of " + lowerFirst(what), "a single value");
            }
        }
        return found;
    }

    List<Integer> numbers(Node node, String what) {
        List<Integer> numbers = new ArrayList<>();
        for (ScalarNode scalar : scalars(node, what)) {
            number(scalar, "Each entry of " + lowerFirst(what)).ifPresent(numbers::add);
        }
        return List.copyOf(numbers);
    }

    Optional<MapNode> map(Node node, String what) {
        return node instanceof MapNode map ? Optional.of(map) : wrong(node, what, "a map, 'key: value'");
    }

    /** Anything, as plain immutable values; fractions are refused, since rules must give the same result everywhere. */
    Object data(Node node, String what) {
        refuseFractions(node, what);
        return node.plain();
    }

    private void refuseFractions(Node node, String what) {
        if (node instanceof ScalarNode scalar) {
            if (scalar.asDouble().isPresent() && scalar.asInt().isEmpty()) {
                problems.error("wrong-type", node.span(), what + " may hold whole numbers only, not " + scalar.text()
                        + ". Put it in quotes if it is a text.");
            }
        } else if (node instanceof ListNode list) {
            list.items().forEach(item -> refuseFractions(item, what));
        } else if (node instanceof MapNode map) {
            map.entries().forEach(entry -> refuseFractions(entry.value(), what));
        }
    }

    private <T> Optional<T> wrong(Node node, String what, String wanted) {
        problems.error("wrong-type", node.span(), what + " has to be " + wanted + ", not " + node.described() + ".");
        return Optional.empty();
    }

    private static String lowerFirst(String text) {
        return text.substring(0, 1).toLowerCase(Locale.ROOT) + text.substring(1);
    }
}
