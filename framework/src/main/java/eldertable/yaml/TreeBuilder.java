package eldertable.yaml;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Source;
import eldertable.diagnostic.Span;
import eldertable.words.Message;
import org.snakeyaml.engine.v2.common.Anchor;
import org.snakeyaml.engine.v2.common.ScalarStyle;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Builds nodes out of the parser's events. It works on events because they come one at a time: a file that is too deep
 * or unfolds to too much is left before it costs anything.
 */
final class TreeBuilder {
    private static final int MOST_LEVELS = 64;
    /** Counts what aliases stand for, each time they are used. */
    private static final int MOST_NODES = 200_000;
    /** More than any title, text or line of a journal has: who shows or compares values need not be afraid of them. */
    private static final int MOST_LETTERS = 100_000;

    /** Ends the reading of a file that is too much, or that no sense can be made of. */
    static final class Unreadable extends RuntimeException {
        private static final long serialVersionUID = 1;
        private final transient Diagnostic problem;

        Unreadable(Diagnostic problem) {
            super(problem.message(), null, false, false);
            this.problem = problem;
        }

        Diagnostic problem() {
            return problem;
        }
    }

    /** A node and how many nodes it consists of when written out. */
    private record Grown(Node node, int size) {}

    private final Source source;
    private final Iterator<Event> events;
    private final Problems problems;
    private final Map<Anchor, Grown> anchors = new HashMap<>();
    private int nodes;

    TreeBuilder(Source source, Iterator<Event> events, Problems problems) {
        this.source = source;
        this.events = events;
        this.problems = problems;
    }

    /** The file's only document. */
    Node document() {
        Event event = events.next();
        if (event.getEventId() == Event.ID.StreamStart) {
            event = events.next();
        }
        if (event.getEventId() == Event.ID.StreamEnd) {
            return new ScalarNode("", false, Span.file(source.file()));
        }
        Node node = node(events.next(), 0);
        events.next();
        Event after = events.next();
        if (after.getEventId() != Event.ID.StreamEnd) {
            problems.error("yaml-documents", spanOf(after), Message.of("yaml.documents"));
        }
        return node;
    }

    private Node node(Event event, int level) {
        if (event instanceof AliasEvent alias) {
            return aliased(alias);
        }
        Span span = spanOf(event);
        int before = nodes;
        count(1, span);
        if (level > MOST_LEVELS) {
            throw new Unreadable(Diagnostic.error("yaml-depth", span,
                    Message.of("yaml.depth", "most", MOST_LEVELS)));
        }
        refuseTag(event, span);
        Node node;
        if (event instanceof ScalarEvent scalar) {
            if (scalar.getValue().length() > MOST_LETTERS) {
                throw new Unreadable(Diagnostic.error("yaml-size", span, Message.of("yaml.letters", "most", MOST_LETTERS)));
            }
            node = new ScalarNode(scalar.getValue(), scalar.getScalarStyle() != ScalarStyle.PLAIN, span);
        } else if (event.getEventId() == Event.ID.SequenceStart) {
            node = list(span, level);
        } else {
            node = map(span, level);
        }
        ((NodeEvent) event).getAnchor().ifPresent(anchor -> anchors.put(anchor, new Grown(node, nodes - before)));
        return node;
    }

    private Node aliased(AliasEvent alias) {
        Span span = spanOf(alias);
        Grown target = anchors.get(alias.getAlias());
        if (target == null) {
            throw new Unreadable(Diagnostic.error("yaml-alias", span,
                    Message.of("yaml.alias", "mark", alias.getAlias().getValue())));
        }
        count(target.size(), span);
        return target.node();
    }

    private ListNode list(Span span, int level) {
        List<Node> items = new ArrayList<>();
        for (Event next = events.next(); next.getEventId() != Event.ID.SequenceEnd; next = events.next()) {
            items.add(node(next, level + 1));
        }
        return new ListNode(items, span);
    }

    private MapNode map(Span span, int level) {
        Map<String, MapNode.Entry> entries = new LinkedHashMap<>();
        for (Event next = events.next(); next.getEventId() != Event.ID.MappingEnd; next = events.next()) {
            Span keySpan = spanOf(next);
            Node key = node(next, level + 1);
            Node value = node(events.next(), level + 1);
            if (!(key instanceof ScalarNode name)) {
                problems.error("yaml-key", keySpan, Message.of("yaml.key", "what", key.described()));
                continue;
            }
            MapNode.Entry earlier = entries.putIfAbsent(name.text(), new MapNode.Entry(name.text(), keySpan, value));
            if (earlier != null) {
                problems.error("duplicate-key", keySpan, Message.of("yaml.twice", "key", name.text(), "line", earlier.span().line()));
            }
        }
        return new MapNode(entries.values(), span);
    }

    private void refuseTag(Event event, Span span) {
        Optional<String> tag = Optional.empty();
        if (event instanceof ScalarEvent scalar) {
            tag = scalar.getTag();
        } else if (event instanceof CollectionStartEvent collection) {
            tag = collection.getTag();
        }
        tag.ifPresent(name -> problems.error("yaml-tag", span,
                Message.of("yaml.tag", "tag", shortTag(name))));
    }

    private static String shortTag(String tag) {
        return tag.startsWith("tag:yaml.org,2002:") ? "!!" + tag.substring("tag:yaml.org,2002:".length()) : tag;
    }

    private void count(int more, Span span) {
        nodes += more;
        if (nodes > MOST_NODES) {
            throw new Unreadable(Diagnostic.error("yaml-size", span,
                    Message.of("yaml.nodes", "most", MOST_NODES)));
        }
    }

    private Span spanOf(Event event) {
        return event.getStartMark().map(mark -> SyntaxProblem.span(source, mark)).orElseGet(() -> Span.file(source.file()));
    }
}
