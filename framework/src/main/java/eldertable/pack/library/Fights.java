package eldertable.pack.library;

import eldertable.diagnostic.Diagnostic;
import eldertable.pack.merging.Edit;
import eldertable.words.Message;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds mods that disagree about a value while neither says that it comes after the other: then chance, or whoever listed
 * them, decides. One warning for each value.
 */
final class Fights {
    private static final int LONGEST = 40;

    private final PackLayers layers;
    private final Map<Integer, List<Edit>> edits = new HashMap<>();

    Fights(PackLayers layers) {
        this.layers = layers;
    }

    List<Diagnostic> warnings() {
        List<Diagnostic> warnings = new ArrayList<>();
        for (int layer = 1; layer < layers.size(); layer++) edits.put(layer, Edit.of(layers.mod(layer)));
        for (int upper = 2; upper < layers.size(); upper++) {
            for (int lower = 1; lower < upper; lower++) {
                if (!layers.areOrdered(lower, upper)) compare(lower, upper, warnings);
            }
        }
        return warnings;
    }

    private void compare(int lower, int upper, List<Diagnostic> warnings) {
        for (Edit later : edits.get(upper)) {
            edits.get(lower).stream().filter(later::fights).findFirst().ifPresent(earlier -> warnings.add(warning(lower, earlier, upper, later)));
        }
    }

    private Diagnostic warning(int lower, Edit earlier, int upper, Edit later) {
        String one = layers.idOf(lower);
        String two = layers.idOf(upper);
        String place = earlier.span().file() + ":" + earlier.span().line();
        return Diagnostic.warning("mods-disagree", later.span(),
            Message.of("pack.library.disagree", "two", two, "later", told(later), "one", one, "earlier", told(earlier), "place", place));
    }

    private static Message told(Edit edit) {
        return switch (edit.kind()) {
            case REMOVE -> edit.isRemoval()
                ? Message.of("pack.library.takes-away", "path", edit.path()) : Message.of("pack.library.takes-out", "value", brief(edit.value()), "path", edit.path());
            case ADD -> Message.of("pack.library.adds", "value", brief(edit.value()), "path", edit.path());
            default -> Message.of("pack.library.sets", "path", edit.path(), "value", brief(edit.value()));
        };
    }

    /** A value in a few words. */
    static String brief(Node node) {
        String text = node instanceof MapNode map && map.entries().isEmpty() ? "{}" : node.toString().replaceAll("\\s+", " ");
        return text.isEmpty() ? "nothing" : text.length() > LONGEST ? text.substring(0, LONGEST - 1) + "…" : text;
    }
}
