package eldertable.sdk.terminal;

import eldertable.pack.model.AttributeDef;
import eldertable.state.Blueprint;
import eldertable.view.Lexicon;

import java.util.ArrayList;
import java.util.List;

/** What a card shows, in a line or less. */
final class CardFaces {
    private final Blueprint blueprint;
    private final Lexicon lexicon;
    private final TableHints hints;
    private final Paint paint;
    private final List<String> attributes;

    CardFaces(Blueprint blueprint, Lexicon lexicon, TableHints hints, Paint paint) {
        this.blueprint = blueprint;
        this.lexicon = lexicon;
        this.hints = hints;
        this.paint = paint;
        attributes = blueprint.pack.attributes().stream().map(AttributeDef::id).toList();
    }

    /** The signs on a card in words, "Races, Madness icon"; "" if it has none. */
    String signs(String kind) {
        return String.join(", ", values(kind, hints.signs(blueprint.kind(kind).set(), attributes)));
    }

    /** Its title in its colour. */
    String title(String kind, String text) {
        Object value = hints.tint(blueprint.kind(kind).set()).map(blueprint.kind(kind).def().attributes()::get).orElse(null);
        if (!(value instanceof String word)) return text;
        return hints.colour(hints.tint(blueprint.kind(kind).set()).orElseThrow(), word).map(colour -> paint.in(colour, text)).orElse(text);
    }

    /** What stands on it: the attributes that its face shows and its text, or else all its attributes. */
    String about(String kind) {
        String text = lexicon.kindText(kind).replaceAll("\\s*\n\\s*", " ");
        List<String> face = values(kind, hints.face(blueprint.kind(kind).set(), attributes));
        String facts = String.join(" · ", face.isEmpty() && text.isEmpty() ? lexicon.attributes(kind) : face);
        return Paint.harmless(facts.isEmpty() || text.isEmpty() ? facts + text : facts + " – " + text);
    }

    private List<String> values(String kind, List<String> ids) {
        List<String> values = new ArrayList<>();
        for (String id : ids) if (!lexicon.attribute(kind, id).isEmpty()) values.add(lexicon.attribute(kind, id));
        return values;
    }
}
