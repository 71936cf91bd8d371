package eldertable.faces;

import eldertable.art.SeatColours;
import eldertable.pack.model.ArtDef;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.TableDef;
import eldertable.pack.model.TableDef.FaceDef;
import eldertable.pack.reading.TableReader;
import eldertable.state.Blueprint;
import eldertable.view.Lexicon;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** What a game's things look like: what table.yaml says, and where it says nothing a sensible guess that stays the same. */
public class Appearance {
    private static final int[] TINTS = {0x5b4a8cff, 0x6b2f3aff, 0x8a6a2aff, 0x2f6b58ff, 0x2a4f72ff, 0x5a6b33ff, 0x6b5a4aff, 0x7a3f6bff};

    public final Blueprint blueprint;
    public final Lexicon lexicon;
    public final TableDef def;
    private final PackDef pack;

    public Appearance(Blueprint blueprint, Lexicon lexicon) {
        this.blueprint = blueprint;
        this.lexicon = lexicon;
        pack = blueprint.pack;
        def = TableReader.of(pack);
    }

    public FaceDef face(String set) {
        return def.face(set);
    }

    public Object attribute(String kind, String id) {
        return id.isEmpty() ? null : blueprint.kind(kind).def().attributes().get(id);
    }

    /** Whether a card has two halves with a picture each instead of one. */
    public boolean isHalved(String kind) {
        FaceDef face = face(blueprint.kind(kind).set());
        return !face.top().isEmpty() && !face.bottom().isEmpty();
    }

    /** The words of a card's halves, the upper one first. */
    public List<String> halves(String kind) {
        FaceDef face = face(blueprint.kind(kind).set());
        return Stream.of(face.top(), face.bottom()).map(half -> attribute(kind, half)).filter(String.class::isInstance).map(String.class::cast).toList();
    }

    /** The icon in a card's picture. */
    public String picture(String kind) {
        String set = blueprint.kind(kind).set();
        return named("kinds", kind).or(() -> own(kind)).or(() -> named("sets", set)).orElse("");
    }

    public String icon(String category, String id) {
        return named(category, id).orElse("");
    }

    /** What table.yaml names: a picture of the pack's own before an icon. */
    private Optional<String> named(String category, String id) {
        return def.icon(category, id).map(name -> own(name).orElse(name));
    }

    private Optional<String> own(String name) {
        return Optional.ofNullable(pack.art().get(name)).map(ArtDef::key);
    }

    public Collection<ArtDef> art() {
        return pack.art().values();
    }

    /** The icon of an attribute's value, as a word; "" if it has none. */
    public String valueIcon(String kind, String attribute) {
        Object value = attribute(kind, attribute);
        if (value == null || Boolean.FALSE.equals(value)) return "";
        if (value instanceof String word) return named("words", word).or(() -> named("attributes", attribute)).orElse("");
        return named("attributes", attribute).orElse("");
    }

    /** A colour as 0xRRGGBBAA, from the kind, the attribute that gives colours, the set, or a guess that stays the same. */
    public int tint(String kind, int owner) {
        String set = blueprint.kind(kind).set();
        FaceDef face = face(set);
        if (face.tint().equals("owner")) return def.colour("kinds", kind).map(Appearance::opaque).orElseGet(() -> seatColour(owner));
        Integer own = def.colour("kinds", kind).orElse(null);
        if (own != null) return opaque(own);
        String by = face.colouredBy();
        Object value = attribute(kind, by);
        if (value != null) return def.colour(by, String.valueOf(value)).map(Appearance::opaque).orElseGet(() -> guess(String.valueOf(value)));
        return def.colour("sets", set).map(Appearance::opaque).orElse(by.isEmpty() ? guess(set) : SeatColours.NOBODY);
    }

    public int colour(String category, String id) {
        return def.colour(category, id).map(Appearance::opaque).orElseGet(() -> guess(id));
    }

    public Map<String, Integer> colours(String category) {
        return def.colours().getOrDefault(category, Map.of());
    }

    public int seatColour(int seat) {
        return SeatColours.of(seat);
    }

    private static int opaque(int rgb) {
        return rgb << 8 | 0xff;
    }

    private static int guess(String words) {
        return TINTS[Math.floorMod(words.hashCode(), TINTS.length)];
    }
}
