package eldertable.yaml;

import eldertable.diagnostic.Span;
import eldertable.words.Message;

import java.util.List;
import java.util.stream.Collectors;

/** Values one after the other. */
public record ListNode(List<Node> items, Span span) implements Node {
    public ListNode {
        items = List.copyOf(items);
    }

    @Override
    public Message described() {
        return Message.of("yaml.a.list");
    }

    @Override
    public List<Object> plain() {
        return items.stream().map(Node::plain).collect(Collectors.toUnmodifiableList());
    }

    @Override
    public String toString() {
        return plain().toString();
    }
}
