package eldertable.pack.component;

import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Span;
import eldertable.diagnostic.Spelling;
import eldertable.yaml.ListNode;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;
import eldertable.yaml.ScalarNode;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** How scenarios write plain values. What is written otherwise is a problem. */
public class Notation {
    /** The largest number of anything. */
    public static final int MOST = 9_999_999;

    protected final Problems problems;

    public Notation(Problems problems) {
        this.problems = problems;
    }

    public void error(String code, Span span, String message) {
        problems.error(code, span, message);
    }

    public void unknown(Span span, String what, String name, Collection<String> candidates) {
        error("unknown-name", span, "There is no " + what + " '" + name + "'." + Spelling.hint(name, candidates));
    }

    public void wrong(Node node, String what, String wanted) {
        error("wrong-type", node.span(), what + " has to be " + wanted + ", not " + node.described() + ".");
    }

    public static OptionalInt asNumber(Node node) {
        return node instanceof ScalarNode scalar ? scalar.asInt() : OptionalInt.empty();
    }

    public OptionalInt number(Node node, String what) {
        OptionalInt number = asNumber(node);
        if (number.isEmpty()) wrong(node, what, "a whole number");
        return number;
    }

    public Optional<String> text(Node node, String what) {
        if (node instanceof ScalarNode scalar && !scalar.isEmptyValue()) return Optional.of(scalar.text());
        wrong(node, what, "a name");
        return Optional.empty();
    }

    public Optional<MapNode> map(Node node, String what) {
        if (node instanceof MapNode map) return Optional.of(map);
        wrong(node, what, "a map, 'key: value'");
        return Optional.empty();
    }

    /** The entries of a list; one alone may stand without brackets. */
    public List<Node> list(Node node) {
        return node instanceof ListNode list ? list.items() : node.isEmptyValue() ? List.of() : List.of(node);
    }
}
