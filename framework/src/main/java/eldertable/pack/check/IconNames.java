package eldertable.pack.check;

import eldertable.api.TableYaml;
import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Span;
import eldertable.diagnostic.Spelling;
import eldertable.icons.IconCatalogue;
import eldertable.pack.model.PackDef;
import eldertable.pack.reading.PackTree;
import eldertable.words.Message;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;
import eldertable.yaml.ScalarNode;

/** Every icon that table.yaml names is there: the pack's own picture, or one that comes with the program. */
final class IconNames implements PackCheck {
    private static final IconCatalogue ICONS = new IconCatalogue();

    @Override
    public void check(PackDef pack, PackTree tree, Problems problems) {
        if (!(pack.table() instanceof MapNode table)) return;
        MapNode theme = table.map("theme"), icons = table.map("icons");
        if (theme != null) theme.entries().stream().filter(entry -> entry.key().equals("emblem")).forEach(entry -> icon(entry.value(), pack, problems));
        if (icons == null) return;
        for (String category : TableYaml.ICONS.names()) {
            MapNode named = icons.map(category);
            if (named != null) named.entries().forEach(entry -> icon(entry.value(), pack, problems));
        }
    }

    private static void icon(Node node, PackDef pack, Problems problems) {
        if (!(node instanceof ScalarNode scalar)) return; // told by whoever reads it
        String name = scalar.text();
        if (!ICONS.has(name) && !pack.art().containsKey(name)) unknown(name, node.span(), problems);
    }

    private static void unknown(String name, Span span, Problems problems) {
        Message near = Spelling.nearest(name, ICONS.names()).or(() -> ICONS.matching(name).stream().findFirst())
            .map(found -> Message.of("diagnostic.nearest", "word", found)).orElse(Message.NONE);
        problems.warning("unknown-icon", span, Message.of("pack.check.icon", "name", name).and(near)
            .and(Message.of("pack.check.icons", "name", name.replaceAll("[^\\w.-]", ""))));
    }
}
