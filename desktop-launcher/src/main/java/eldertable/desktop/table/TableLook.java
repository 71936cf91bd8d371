package eldertable.desktop.table;

import eldertable.pack.model.ArtDef;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.Per;
import eldertable.pack.model.TableDef.Area;
import eldertable.pack.model.TableDef.FaceDef;
import eldertable.pack.model.TableDef.Heap;
import eldertable.pack.model.TableDef.Spread;
import eldertable.pack.model.TableDef;
import eldertable.pack.model.ZoneDef.Visibility;
import eldertable.pack.model.ZoneDef;
import eldertable.pack.reading.TableReader;
import eldertable.state.Blueprint;
import eldertable.view.Lexicon;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** How a match's things are to be shown: what table.yaml says, and where it says nothing a sensible guess. No GL. */
final class TableLook {
    private static final int[] SEATS = {0xc0473cff, 0x3f78b8ff, 0xd8a83eff, 0x58a06aff, 0x9a68c8ff, 0xd87f3cff};
    private static final int[] TINTS = {0x5b4a8cff, 0x6b2f3aff, 0x8a6a2aff, 0x2f6b58ff, 0x2a4f72ff, 0x5a6b33ff, 0x6b5a4aff, 0x7a3f6bff};
    private static final int NEUTRAL = 0x8a8578ff;

    final Blueprint blueprint;
    final Lexicon lexicon;
    final TableDef def;
    private final PackDef pack;
    private final String handZone;

    TableLook(Blueprint blueprint, Lexicon lexicon) {
        this.blueprint = blueprint;
        this.lexicon = lexicon;
        pack = blueprint.pack;
        def = TableReader.of(pack);
        handZone = def.areas().getOrDefault(Area.HAND, List.of()).stream().findFirst().orElseGet(this::guessedHand);
    }

    /** Without a word about it, the zone that only its player sees and that is called so, or else the first such zone. */
    private String guessedHand() {
        if (!def.areas().isEmpty()) return "";
        return pack.zones().stream().filter(zone -> zone.per().kind() == Per.Kind.PLAYER && zone.visible() == Visibility.OWNER)
            .map(ZoneDef::id).min(Comparator.comparing(id -> !id.equals("hand"))).orElse("");
    }

    // ------------------------------------------------------------------ where

    boolean isHidden(String id) {
        return id.equals("box") || def.hidden().contains(id);
    }

    boolean isHand(String zone) {
        return zone.equals(handZone);
    }

    Area areaOfZone(Blueprint.Zone zone) {
        if (zone.owner() >= 0) return isHand(zone.def().id()) ? Area.HAND : Area.PLAYER;
        Area named = def.areaOf(zone.def().id()).orElse(null);
        if (named != null && named != Area.PLAYER && named != Area.HAND) return named;
        if (zone.member() >= 0) return Area.TOP;
        return zone.def().visible() == Visibility.ALL || zone.def().visible() == Visibility.FACE ? Area.MIDDLE : Area.SIDE;
    }

    Area areaOf(Per per, String id) {
        if (per.kind() == Per.Kind.PLAYER) return Area.PLAYER;
        Area named = def.areaOf(id).orElse(null);
        return named != null && named != Area.PLAYER && named != Area.HAND ? named : per.kind() == Per.Kind.GROUP ? Area.TOP : Area.SIDE;
    }

    /** Things of an area in the order that table.yaml gives; the others behind, as the pack has them. */
    int order(String id) {
        for (List<String> area : def.areas().values()) if (area.contains(id)) return area.indexOf(id);
        return Integer.MAX_VALUE;
    }

    Spread spread(ZoneDef zone) {
        Spread named = def.zones().get(zone.id());
        if (named != null) return named;
        if (isHand(zone.id())) return Spread.FAN;
        return zone.visible() == Visibility.NONE || zone.visible() == Visibility.TOP ? Spread.PILE : Spread.ROW;
    }

    Heap heap(String pool, int slots, boolean hidden) {
        Heap named = def.pools().get(pool);
        return named != null ? named : hidden ? Heap.BAG : slots > 2 ? Heap.DIAL : Heap.TOKENS;
    }

    boolean isOnTable(String counter) {
        return def.listed() ? def.table().contains(counter) : true;
    }

    boolean isOnPlate(String counter) {
        return def.listed() ? def.player().contains(counter) : true;
    }

    /** What is told of every player at the end, of all the counters that players have; as table.yaml lists it, if it does. */
    List<String> sheet(List<String> all) {
        return def.listed() ? Stream.concat(def.player().stream(), def.sheet().stream()).distinct().filter(all::contains).toList() : all;
    }

    boolean isTrack(String counter) {
        return def.tracks().contains(counter);
    }

    /** Something that is so or not, rather than a number. */
    boolean isMark(String counter) {
        return blueprint.counter(counter).def().max() == 1 && blueprint.counter(counter).def().min() == 0;
    }

    // ------------------------------------------------------------------ what it looks like

    FaceDef face(String set) {
        return def.face(set);
    }

    Object attribute(String kind, String id) {
        return id.isEmpty() ? null : blueprint.kind(kind).def().attributes().get(id);
    }

    /** The icon in a card's picture. */
    String picture(String kind) {
        String set = blueprint.kind(kind).set();
        return named("kinds", kind).or(() -> own(kind)).or(() -> named("sets", set)).orElse("");
    }

    String icon(String category, String id) {
        return named(category, id).orElse("");
    }

    /** What table.yaml names: a picture of the pack's own before an icon. */
    private Optional<String> named(String category, String id) {
        return def.icon(category, id).map(name -> own(name).orElse(name));
    }

    private Optional<String> own(String name) {
        return Optional.ofNullable(pack.art().get(name)).map(ArtDef::key);
    }

    Collection<ArtDef> art() {
        return pack.art().values();
    }

    /** The icon of an attribute's value, as a word; "" if it has none. */
    String valueIcon(String kind, String attribute) {
        Object value = attribute(kind, attribute);
        if (value == null || Boolean.FALSE.equals(value)) return "";
        if (value instanceof String word) return named("words", word).or(() -> named("attributes", attribute)).orElse("");
        return named("attributes", attribute).orElse("");
    }

    /** A colour as 0xRRGGBBAA, from the kind, the attribute that gives colours, the set, or a guess that stays the same. */
    int tint(String kind, int owner) {
        String set = blueprint.kind(kind).set();
        FaceDef face = face(set);
        if (face.tint().equals("owner")) return def.colour("kinds", kind).map(TableLook::opaque).orElseGet(() -> seatColour(owner));
        Integer own = def.colour("kinds", kind).orElse(null);
        if (own != null) return opaque(own);
        String by = face.colouredBy();
        Object value = attribute(kind, by);
        if (value != null) return def.colour(by, String.valueOf(value)).map(TableLook::opaque).orElseGet(() -> guess(String.valueOf(value)));
        return def.colour("sets", set).map(TableLook::opaque).orElse(by.isEmpty() ? guess(set) : NEUTRAL);
    }

    int colour(String category, String id) {
        return def.colour(category, id).map(TableLook::opaque).orElseGet(() -> guess(id));
    }

    Map<String, Integer> colours(String category) {
        return def.colours().getOrDefault(category, Map.of());
    }

    int seatColour(int seat) {
        return seat < 0 ? NEUTRAL : SEATS[seat % SEATS.length];
    }

    private static int opaque(int rgb) {
        return rgb << 8 | 0xff;
    }

    private static int guess(String words) {
        return TINTS[Math.floorMod(words.hashCode(), TINTS.length)];
    }
}
