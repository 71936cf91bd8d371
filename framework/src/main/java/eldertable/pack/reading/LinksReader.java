package eldertable.pack.reading;

import eldertable.api.Sort;
import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Span;
import eldertable.pack.model.PackLink;
import eldertable.pack.model.PackLinks;
import eldertable.pack.model.VersionRange;
import eldertable.words.Message;
import eldertable.yaml.ListNode;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;
import eldertable.yaml.ScalarNode;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads what a pack says of other packs. A link is an id with a range behind it, `open-draft ^1.2`, or a line of a map,
 * `open-draft: ^1.2`; without a range any version will do.
 */
final class LinksReader {
    private final Problems problems;
    private final NameCheck names;

    LinksReader(Problems problems) {
        this.problems = problems;
        names = new NameCheck(problems, true);
    }

    PackLinks read(Fields fields) {
        List<PackLink> extending = links(fields, "extends");
        if (extending.size() > 1) {
            problems.error("wrong-type", fields.valueSpan("extends"), Message.of("pack.read.extends-one"));
        }
        String id = fields.text("id");
        PackLinks links = new PackLinks(extending.stream().findFirst(), links(fields, "requires"), links(fields, "conflicts"),
                links(fields, "loadAfter"));
        for (PackLink link : links.requires()) {
            if (links.conflicts().stream().anyMatch(other -> other.id().equals(link.id()) && other.range().equals(link.range()))) {
                problems.error("contradiction", link.span(), Message.of("pack.read.conflicts-too", "id", link.id()));
            }
        }
        for (PackLink link : links.before()) {
            if (link.id().equals(id)) {
                problems.error("cyclic-packs", link.span(), Message.of("pack.read.needs-itself"));
            }
        }
        return links;
    }

    private List<PackLink> links(Fields fields, String key) {
        Node node = fields.node(key).orElse(null);
        List<PackLink> links = new ArrayList<>();
        if (node instanceof MapNode map) {
            map.entries().forEach(entry -> range(entry).flatMap(range -> link(entry.key(), range, entry.span())).ifPresent(links::add));
        } else if (node instanceof ListNode list) {
            list.items().forEach(item -> item(item).ifPresent(links::add));
        } else if (node != null) {
            item(node).ifPresent(links::add);
        }
        return List.copyOf(links);
    }

    private Optional<String> range(MapNode.Entry entry) {
        return entry.value().isEmptyValue() ? Optional.of("*") : new Values(problems).text(entry.value(),
            Message.of("pack.read.versions-of", "key", entry.key()));
    }

    private Optional<PackLink> item(Node node) {
        if (node instanceof MapNode map && map.entries().size() == 1) {
            MapNode.Entry entry = map.entries().iterator().next();
            return range(entry).flatMap(range -> link(entry.key(), range, entry.span()));
        }
        if (!(node instanceof ScalarNode scalar) || scalar.isEmptyValue()) {
            new Values(problems).text(node, Message.of("pack.read.id-of-pack"));
            return Optional.empty();
        }
        String[] parts = scalar.text().strip().split("\\s+", 2);
        return link(parts[0], parts.length > 1 ? parts[1] : "*", scalar.span());
    }

    private Optional<PackLink> link(String id, String range, Span span) {
        Optional<VersionRange> versions = VersionRange.parse(range);
        if (versions.isEmpty()) {
            problems.error("bad-version", span, Message.of("pack.read.range", "range", range));
        }
        return names.fits(id, span, Sort.PACK) ? Optional.of(new PackLink(id, versions.orElse(VersionRange.ANY), span)) : Optional.empty();
    }
}
