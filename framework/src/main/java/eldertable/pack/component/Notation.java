package eldertable.pack.component;

import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Span;
import eldertable.diagnostic.Spelling;
import eldertable.words.Message;
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

    public void error(String code, Span span, Message message) {
        problems.error(code, span, message);
    }

    public void unknown(Span span, Message what, String name, Collection<String> candidates) {
        error("unknown-name", span, Message.of("pack.check.unknown", "what", what, "name", name).and(Spelling.guess(name, candidates)));
    }

    public void wrong(Node node, Message what, Message wanted) {
        error("wrong-type", node.span(), Message.of("pack.read.wrong-type", "what", what, "wanted", wanted, "found", node.described()));
    }

    /** A key, as messages name it. */
    public static Message quoted(String key) {
        return Message.of("pack.read.quoted", "word", key);
    }

    public static OptionalInt asNumber(Node node) {
        return node instanceof ScalarNode scalar ? scalar.asInt() : OptionalInt.empty();
    }

    public OptionalInt number(Node node, Message what) {
        OptionalInt number = asNumber(node);
        if (number.isEmpty()) wrong(node, what, Message.of("pack.read.a.whole"));
        return number;
    }

    public Optional<String> text(Node node, Message what) {
        if (node instanceof ScalarNode scalar && !scalar.isEmptyValue()) return Optional.of(scalar.text());
        wrong(node, what, Message.of("pack.component.a.name"));
        return Optional.empty();
    }

    public Optional<MapNode> map(Node node, Message what) {
        if (node instanceof MapNode map) return Optional.of(map);
        wrong(node, what, Message.of("pack.read.a.map"));
        return Optional.empty();
    }

    /** The entries of a list; one alone may stand without brackets. */
    public List<Node> list(Node node) {
        return node instanceof ListNode list ? list.items() : node.isEmptyValue() ? List.of() : List.of(node);
    }
}
