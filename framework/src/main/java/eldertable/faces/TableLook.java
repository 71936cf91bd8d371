package eldertable.faces;

import eldertable.pack.model.PackDef;
import eldertable.pack.model.Per;
import eldertable.pack.model.TableDef.Area;
import eldertable.pack.model.TableDef.FaceDef;
import eldertable.pack.model.TableDef.Heap;
import eldertable.pack.model.TableDef.Shape;
import eldertable.pack.model.TableDef.Spread;
import eldertable.pack.model.ZoneDef.Visibility;
import eldertable.pack.model.ZoneDef;
import eldertable.state.Blueprint;
import eldertable.view.Lexicon;
import eldertable.view.PieceView;
import eldertable.view.Standing;
import eldertable.view.TableView;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** Where a match's things are to be shown, and how: what table.yaml says, and where it says nothing a sensible guess. No GL. */
public final class TableLook extends Appearance {
    private static final int MOST_CANDLES = 20;

    private static final int USUAL_PIECES = 5, USUAL_GROUPS = 4;

    private final PackDef pack;
    private final String handZone;

    public TableLook(Blueprint blueprint, Lexicon lexicon) {
        super(blueprint, lexicon);
        pack = blueprint.pack;
        handZone = def.areas().getOrDefault(Area.HAND, List.of()).stream().findFirst().orElseGet(this::guessedHand);
    }

    /** Without a word about it, the zone that only its player sees and that is called so, or else the first such zone. */
    private String guessedHand() {
        if (!def.areas().isEmpty()) return "";
        return pack.zones().stream().filter(zone -> zone.per().kind() == Per.Kind.PLAYER && zone.visible() == Visibility.OWNER)
            .map(ZoneDef::id).min(Comparator.comparing(id -> !id.equals("hand"))).orElse("");
    }

    // ------------------------------------------------------------------ players

    /** The seats that play together with one, as options have it; none without teams. @param options by id */
    public List<Integer> partners(int seat, Map<String, Object> options) {
        return def.partners(seat, blueprint.players, options);
    }

    /** Whether a sum stands with the names. */
    public boolean tellsStanding() {
        return Standing.isTold(def);
    }

    /** Who is ahead in what a viewer sees. @param options by id */
    public Standing standing(TableView view, Map<String, Object> options) {
        return new Standing(blueprint, def, view, options);
    }

    // ------------------------------------------------------------------ where

    public boolean isHidden(String id) {
        return id.equals("box") || def.hidden().contains(id);
    }

    /** What is told of a kind where it is enlarged. */
    public List<String> attributes(String kind) {
        return lexicon.attributes(kind, def.hidden());
    }

    /** A piece with the counters of the table that tell of it. */
    public PieceView told(PieceView piece, TableView view) {
        List<String> counters = face(piece.set()).counters();
        if (counters.isEmpty()) return piece;
        return piece.with(view.counters().stream().filter(counter -> counter.per().kind() == Per.Kind.ONCE && counters.contains(counter.id())).toList());
    }

    /** What an empty zone shows instead: its piece, while that stands on a board. */
    public Optional<PieceView> absent(String zone, TableView view) {
        String set = def.room().absent().get(zone);
        if (set == null) return Optional.empty();
        return view.boards().stream().flatMap(board -> board.spaces().stream()).flatMap(List::stream).filter(piece -> piece.set().equals(set)).findFirst()
            .map(piece -> told(piece, view));
    }

    public boolean isHand(String zone) {
        return zone.equals(handZone);
    }

    public Area areaOfZone(Blueprint.Zone zone) {
        if (zone.owner() >= 0) return isHand(zone.def().id()) ? Area.HAND : Area.PLAYER;
        Area named = def.areaOf(zone.def().id()).orElse(null);
        if (named != null && named != Area.PLAYER && named != Area.HAND) return named;
        if (zone.member() >= 0) return Area.TOP;
        return zone.def().visible() == Visibility.ALL || zone.def().visible() == Visibility.FACE ? Area.MIDDLE : Area.SIDE;
    }

    public Area areaOf(Per per, String id) {
        if (per.kind() == Per.Kind.PLAYER) return Area.PLAYER;
        Area named = def.areaOf(id).orElse(null);
        return named != null && named != Area.PLAYER && named != Area.HAND ? named : per.kind() == Per.Kind.GROUP ? Area.TOP : Area.SIDE;
    }

    /** Things of an area in the order that table.yaml gives; the others behind, as the pack has them. */
    public int order(String id) {
        for (List<String> area : def.areas().values()) if (area.contains(id)) return area.indexOf(id);
        return Integer.MAX_VALUE;
    }

    public Spread spread(ZoneDef zone) {
        Spread named = def.zones().get(zone.id());
        if (named != null) return named;
        if (isHand(zone.id())) return Spread.FAN;
        return zone.visible() == Visibility.NONE || zone.visible() == Visibility.TOP ? Spread.PILE : Spread.ROW;
    }

    /** How the pieces of a zone lie before somebody else than the viewer. */
    public Spread othersSpread(ZoneDef zone) {
        Map<String, Spread> named = def.room().others().getOrDefault(zone.id(), Map.of());
        return named.getOrDefault(String.valueOf(blueprint.players), named.getOrDefault("any", spread(zone)));
    }

    public Heap heap(String pool, int slots, boolean hidden) {
        Heap named = def.pools().get(pool);
        return named != null ? named : hidden ? Heap.BAG : slots > 2 ? Heap.DIAL : Heap.TOKENS;
    }

    /** Whether table.yaml says for how many pieces something has room. */
    public boolean hasSlots(String id) {
        return def.room().slots(id, blueprint.players).isPresent();
    }

    /** For how many pieces a zone has room; 0 where none is to be kept free. */
    public int slots(String zone, Spread spread) {
        return def.room().slots(zone, blueprint.players).orElse(spread == Spread.GROUPS ? USUAL_GROUPS : USUAL_PIECES);
    }

    /** How many members of a group are there in this game. */
    public int members(Per group, int all) {
        return Math.min(all, def.room().slots(group.name(), blueprint.players).orElse(all));
    }

    /** The seats that a member of a group lies between; none where table.yaml does not say so, or all seats are beside it. */
    public List<Integer> between(Per per, int member) {
        boolean lies = per.kind() == Per.Kind.GROUP && def.between().contains(per.name()) && blueprint.players > 2 && member < blueprint.players;
        return lies ? List.of(member, (member + 1) % blueprint.players) : List.of();
    }

    /** What stands above the things of a member: its name, and whom it lies between. */
    public String member(Per per, int member) {
        List<Integer> seats = between(per, member);
        String name = lexicon.member(per, member);
        return seats.isEmpty() ? name : name + " · " + lexicon.seat(seats.get(0)) + ", " + lexicon.seat(seats.get(1));
    }

    /** Whether a counter of the table stands as a marker in a zone. */
    public boolean isMarker(String counter) {
        return pack.zones().stream().anyMatch(zone -> def.markers(zone.id(), blueprint.players).contains(counter));
    }

    /** What the pieces of a zone are made of, as far as the pack tells. */
    /** The kinds that begin the game in a zone, in the pack's order. */
    public List<String> kindsOf(ZoneDef zone) {
        return blueprint.kinds.stream().filter(kind -> zone.start().contains(kind.set()) || zone.start().contains(kind.id())).map(Blueprint.Kind::id).toList();
    }

    public Shape usualShape(ZoneDef zone) {
        for (String start : zone.start()) {
            String set = pack.sets().stream().anyMatch(one -> one.id().equals(start)) ? start : blueprint.kind(start).set();
            return face(set).shape();
        }
        return Shape.CARD;
    }

    /** Which half of a piece counts where it lies: by what is said of that zone, or by what lies in the zone that is named there, whoever has it. */
    public Half half(PieceView piece, int zone, TableView view) {
        FaceDef face = face(piece.set());
        String by = zone < 0 ? "" : face.half().getOrDefault(blueprint.zones.get(zone).def().id(), "");
        if (by.isEmpty() || !isHalved(piece.kind()) || view.step().filter(step -> face.undecided().contains(step.id())).isPresent()) return Half.BOTH;
        if (by.equals(attribute(piece.kind(), face.top()))) return Half.UPPER;
        if (by.equals(attribute(piece.kind(), face.bottom()))) return Half.TURNED;
        for (Blueprint.Zone telling : blueprint.zones) {
            if (!telling.def().id().equals(by)) continue;
            for (PieceView teller : view.zone(telling.index()).seen()) {
                if (teller.kind().equals(face.top())) return Half.UPPER;
                if (teller.kind().equals(face.bottom())) return Half.LOWER;
            }
        }
        return Half.BOTH;
    }

    public boolean isOnTable(String counter) {
        return def.listed() ? def.table().contains(counter) : true;
    }

    public boolean isOnPlate(String counter) {
        return def.listed() ? def.player().contains(counter) : true;
    }

    /** As table.yaml lists them. */
    public int orderOnPlate(String counter) {
        return def.player().indexOf(counter);
    }

    /**
     * What is told of every player at the end, of all the counters that players have; as table.yaml lists it, if it does. Marks beside a
     * name, such as whose turn was first, tell nothing of how it went, unless they are listed for the sheet.
     */
    public List<String> sheet(List<String> all) {
        if (!def.listed()) return all;
        Stream<String> players = def.player().stream().filter(counter -> !isMark(counter) && !def.sheet().contains(counter));
        return Stream.concat(players, def.sheet().stream()).distinct().filter(all::contains).toList();
    }

    /** How many pieces equal to this one make a whole where it lies, if table.yaml says so; 0 if it does not. */
    public int whole(PieceView piece, int zone) {
        String by = zone < 0 || piece == null ? null : def.wholes().get(blueprint.zones.get(zone).def().id());
        return by != null && attribute(piece.kind(), by) instanceof Integer number ? number : 0;
    }

    /** From which number on a counter threatens whoever has it, if it ever does. */
    public OptionalInt warnsFrom(String counter) {
        Integer from = def.warn().get(counter);
        return from == null ? OptionalInt.empty() : OptionalInt.of(from);
    }

    /** How many candles a counter is shown as. */
    public int candles(String counter) {
        return Math.min(blueprint.counter(counter).def().max(), MOST_CANDLES);
    }

    /** Whether a counter is shown as candles, of which so many burn. */
    public boolean isCandles(String counter) {
        return def.candles().contains(counter);
    }

    public boolean isTrack(String counter) {
        return def.tracks().contains(counter);
    }

    /** Something that is so or not, rather than a number. */
    public boolean isMark(String counter) {
        return blueprint.counter(counter).def().max() == 1 && blueprint.counter(counter).def().min() == 0;
    }
}
