package eldertable.pack.merging;

import eldertable.api.EditSign;
import eldertable.diagnostic.Span;
import eldertable.pack.reading.PackTree;
import eldertable.yaml.ListNode;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;

import java.util.ArrayList;
import java.util.List;

/** One thing that a mod does to what lies below it. Maps are taken apart: an edit is about a single value or a list. */
public record Edit(PackPath path, EditSign kind, Span span, Node value) {
    /** What of a mod's manifest is laid over the game's. */
    private static final List<String> CONCERNS_PLAY = List.of("options", "presets", "players", "knobs");
    /** What of a mod's texts is about the mod itself and leaves the game's own as they are. */
    private static final List<String> OWN_NAMES = List.of("title", "summary");

    /** Whether a line of a mod is laid over the game's. */
    static boolean isLaidOver(String file, String key) {
        return file.equals("pack") ? CONCERNS_PLAY.contains(EditSign.nameOf(key)) : !file.startsWith("text.") || !OWN_NAMES.contains(EditSign.nameOf(key));
    }

    /** All that a mod does, in the order written. */
    public static List<Edit> of(PackTree mod) {
        List<Edit> edits = new ArrayList<>();
        PackPath.files(mod).forEach((file, root) -> {
            for (MapNode.Entry entry : root.entries()) {
                if (isLaidOver(file, entry.key())) collect(new PackPath(file, List.of()), entry, edits);
            }
        });
        return edits;
    }

    private static void collect(PackPath parent, MapNode.Entry entry, List<Edit> edits) {
        PackPath path = parent.child(EditSign.nameOf(entry.key()));
        boolean plain = EditSign.of(entry.key()) == EditSign.SET;
        if (plain && entry.value() instanceof MapNode map && !map.entries().isEmpty()) {
            map.entries().forEach(inner -> collect(path, inner, edits));
        } else if (plain && entry.value() instanceof ListNode list && KeyedList.is(list)) {
            for (Node item : list.items()) {
                PackPath thing = path.child(KeyedList.idOf(item).orElseThrow());
                ((MapNode) item).entries().stream().filter(inner -> !inner.key().equals("id")).forEach(inner -> collect(thing, inner, edits));
            }
        } else {
            edits.add(new Edit(path, EditSign.of(entry.key()), entry.span(), entry.value()));
        }
    }

    /** Takes a whole key away, with all that lies below it. */
    public boolean isRemoval() {
        return kind == EditSign.REMOVE && !(value instanceof ListNode);
    }

    /** Whether it matters which of two edits comes later. */
    public boolean fights(Edit other) {
        if (path.equals(other.path)) {
            boolean lists = kind == other.kind && kind != EditSign.SET;
            return !lists && !(kind == other.kind && value.plain().equals(other.value.plain()));
        }
        return path.holds(other.path) && replacesAll() || other.path.holds(path) && other.replacesAll();
    }

    /** An empty map only sees to it that something is there. */
    private boolean replacesAll() {
        return isRemoval() || kind == EditSign.SET && !(value instanceof MapNode);
    }
}
