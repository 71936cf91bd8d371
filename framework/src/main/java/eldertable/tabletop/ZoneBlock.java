package eldertable.tabletop;

import eldertable.faces.TableLook;
import eldertable.pack.model.TableDef.OverlapDef;
import eldertable.pack.model.TableDef.Shape;
import eldertable.pack.model.TableDef.Spread;
import eldertable.pack.model.ZoneDef.Visibility;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.view.Entry;
import eldertable.view.PieceView;
import eldertable.view.TableView;
import eldertable.view.ZoneView;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The pieces of a zone, side by side in rows, in groups of equal ones, or as a pile. */
final class ZoneBlock implements Block {
    /** Cards seen from behind only need to be counted. */
    private static final float BACKS = 0.3f, MANY_BACKS = 0.1f, BACK_SIZE = 0.7f;
    private static final int MANY = 16;
    /** A card that lies upon its neighbour covers no more than its frame. */
    private static final float UPON = 0.97f;
    /** How much of a card further down in a stack is seen. */
    static final float STACKED = 0.07f;
    static final int MOST_STACKED = 2;
    /** Of a pile with more sorts of pieces nobody keeps count. */
    private static final int MOST_KINDS = 12;
    /** More empty places than these are not drawn. */
    private static final int MOST_OUTLINES = 8;
    /** How much larger than planned the cards of a zone become that was made for many and holds few; in steps, so that not every card changes them. A queue keeps its size: its pieces are counted. */
    private static final float[] LARGER = {1.9f, 1.6f, 1.35f, 1.15f};

    /** Equal pieces that lie upon each other. @param piece null if nobody here can see it */
    private record Heap(int zone, PieceView piece, List<Integer> codes) {}

    private final TableLook look;
    private final Blueprint.Zone zone;
    /** Those whose pieces stand in the places that are free here. */
    private final List<Blueprint.Zone> joining;
    private final Spread spread;
    private final String caption;
    private final int slots;
    /** Those that have a place of their own. */
    private final List<String> kinds;
    private final float weight;
    /** Whether the viewer never sees a face here. */
    private final boolean backs;
    private final Shape usual;
    /** The number of the pieces whose sum stands with the caption, or null; and the counters that stand here. */
    private final String summed;
    private final List<String> markers;

    /** @param joining those whose pieces stand in the places that are free here; @param viewer a seat, or a spectator */
    ZoneBlock(TableLook look, Blueprint.Zone zone, List<Blueprint.Zone> joining, int viewer, String caption) {
        this.look = look;
        this.zone = zone;
        this.joining = List.copyOf(joining);
        this.caption = caption;
        boolean others = zone.owner() >= 0 && zone.owner() != viewer;
        Spread named = others ? look.othersSpread(zone.def()) : look.spread(zone.def());
        // A hand or a pile of somebody else: as many backs, each with its place.
        spread = named == Spread.FAN ? Spread.ROW : named;
        kinds = spread == Spread.PLACES ? look.kindsOf(zone.def()) : List.of();
        slots = spread == Spread.PILE ? 1 : !kinds.isEmpty() ? kinds.size() : Math.max(1, look.slots(zone.def().id(), spread));
        boolean pile = spread == Spread.PILE;
        backs = !pile && (zone.def().visible() == Visibility.NONE || zone.def().visible() == Visibility.OWNER && others);
        weight = look.def.room().weight(zone.def().id()) * (backs ? BACK_SIZE : 1);
        usual = look.usualShape(zone.def());
        summed = look.def.sums().get(zone.def().id());
        markers = look.def.markers(zone.def().id(), look.blueprint.players);
    }

    private List<Heap> heaps(TableView view) {
        List<Heap> heaps = new ArrayList<>(heaps(view.zone(zone.index()), view));
        for (Blueprint.Zone guest : joining) heaps.addAll(heaps(view.zone(guest.index()), view));
        return heaps;
    }

    private Collection<Heap> heaps(ZoneView seen, TableView view) {
        Map<String, Heap> byKind = new LinkedHashMap<>();
        for (int i = 0; i < seen.size(); i++) {
            Entry entry = seen.entries().get(i);
            PieceView piece = entry instanceof PieceView one ? look.told(one, view) : null;
            int code = piece != null ? Code.piece(piece.piece()) : Code.slot(seen.number(), i);
            boolean alone = !isGrouped() || piece == null || piece.pools().stream().anyMatch(pool -> pool.total() > 0)
                || piece.counters().values().stream().anyMatch(value -> value != 0);
            String key = alone ? "#" + i : piece.kind();
            byKind.computeIfAbsent(key, k -> new Heap(seen.number(), piece, new ArrayList<>())).codes().add(code);
        }
        return byKind.values();
    }

    // ------------------------------------------------------------------ how large

    /** Pawns, gems and the like are smaller than cards. */
    private static float height(Shape shape, Scale scale) {
        return switch (shape) {
            case CARD, FIGURE -> scale.card();
            case DISC, PORTAL -> scale.card() * 0.72f;
            case PAWN, GRAVE -> Math.max(26, scale.card() * 0.42f);
            case GEM, RING, TOKEN -> scale.token();
        };
    }

    /** Width by height. */
    private static float proportion(Shape shape) {
        return switch (shape) {
            case CARD, FIGURE -> Scale.PROPORTION;
            case PAWN, GRAVE -> 0.75f;
            default -> 1;
        };
    }

    private boolean isGrouped() {
        return spread == Spread.GROUPS || spread == Spread.PLACES;
    }

    private float stacked() {
        return spread == Spread.GROUPS ? MOST_STACKED * STACKED : 0;
    }

    @Override
    public Size measure(Scale usualScale, float width) {
        Scale scale = usualScale.times(weight);
        float h = height(usual, scale), w = h * proportion(usual), least = scale.captionWidth(caption);
        if (spread == Spread.PILE) return new Size(Math.min(width, Math.max(Math.max(w * 0.86f, 44), least)), h * 0.86f + captionHeight(scale));
        if (spread == Spread.STACK) return new Size(Math.min(width, Math.max(w, least)), h * (1 + (slots - 1) * Stack.HEAD) + captionHeight(scale));
        float marks = marks();
        Size size = backs ? new Size(w * (1 + (slots - 1) * BACKS), h) : CardRows.measure(slots, w, h * (1 + stacked()), width - marks);
        return new Size(Math.min(width, Math.max(size.w() + marks, least)), size.h() + captionHeight(scale));
    }

    @Override
    public String caption() {
        return caption;
    }

    /** What the marks of a queue take on its left, and as much on its right. */
    private float marks() {
        return spread == Spread.QUEUE ? 2 * QueueMark.WIDTH : 0;
    }

    @Override
    public boolean growsOn() {
        return !backs && (spread == Spread.ROW || spread == Spread.GROUPS);
    }

    private float captionHeight(Scale scale) {
        return caption.isEmpty() ? 0 : scale.caption();
    }

    @Override
    public Optional<Thing.Site> site(Rect box, Scale scale) {
        return Optional.of(new Thing.Site(Thing.zoneKey(zone.index()), box.below(captionHeight(scale))));
    }

    // ------------------------------------------------------------------ where

    @Override
    public boolean isEmpty(TableView view) {
        return view.zone(zone.index()).size() == 0 && joining.stream().allMatch(guest -> view.zone(guest.index()).size() == 0)
            && look.absent(zone.def().id(), view).isEmpty();
    }

    @Override
    public void fill(Rect box, Scale usualScale, TableView view, List<Thing> things) {
        Scale scale = usualScale.times(weight);
        ZoneView seen = view.zone(zone.index());
        Rect room = box.below(captionHeight(scale)).inset(marks() / 2, 0);
        site(box, scale).ifPresent(things::add);
        for (Blueprint.Zone guest : joining) things.add(new Thing.Site(Thing.zoneKey(guest.index()), room));
        if (!caption.isEmpty() && box.w() >= scale.captionWidth(caption) * Scale.TIGHTEST) things.add(new Thing.Caption(caption + sum(seen), box.upper(scale.caption()), spread == Spread.PILE));
        if (spread == Spread.PILE) {
            pile(room, scale, seen, unseen(view), things);
            return;
        }
        Optional<PieceView> away = seen.size() > 0 ? Optional.empty() : look.absent(zone.def().id(), view);
        if (away.isPresent()) {
            CardRows rows = CardRows.fit(1, i -> 1, room.w(), room.h(), height(usual, scale), proportion(usual), stacked());
            things.add(new Thing.Absent(away.get(), shape(away.get()), rows.at(0, room)));
            return;
        }
        List<Heap> heaps = heaps(view);
        if (spread == Spread.STACK) {
            stack(heaps, room, height(usual, scale), things);
            return;
        }
        if (!kinds.isEmpty()) {
            atTheirPlaces(heaps, room, height(usual, scale), things);
            return;
        }
        Shape shape = heaps.stream().filter(heap -> heap.piece() != null).map(heap -> shape(heap.piece())).findFirst().orElse(usual);
        float behind = heaps.size() > MANY && backs ? MANY_BACKS : BACKS;
        CardRows.Step step = i -> step(heaps, i, behind);
        float planned = planned(heaps.size(), step, room, height(shape, scale), shape);
        CardRows rows = CardRows.fit(heaps.size(), step, room.w(), room.h(), planned, proportion(shape), stacked());
        for (int i = 0; i < heaps.size(); i++) place(heaps.get(i), rows.at(i, room), things);
        for (int i = 1; i < heaps.size(); i++) sign(heaps.get(i).piece(), rows.at(i - 1, room), rows.at(i, room), things);
        if (spread == Spread.QUEUE) mark(rows, room, things);
        if (heaps.isEmpty() || rows.h() >= planned - 0.5f) outlines(heaps.size(), shape, room, planned, things);
        for (String counter : markers) things.add(Marker.of(look, counter, TrackBlock.valueIn(view, counter), heaps.size(), rows, room));
    }

    private String sum(ZoneView seen) {
        if (summed == null || seen.size() == 0 || seen.seen().size() < seen.size()) return "";
        return " · " + seen.seen().stream().mapToInt(piece -> look.blueprint.kind(piece.kind()).def().attributes().get(summed) instanceof Integer number ? number : 0).sum();
    }

    /** What has no place of its own, since it began elsewhere, lies behind the others. */
    private void atTheirPlaces(List<Heap> heaps, Rect room, float planned, List<Thing> things) {
        List<Heap> others = heaps.stream().filter(heap -> heap.piece() == null || !kinds.contains(heap.piece().kind())).toList();
        CardRows rows = CardRows.fit(kinds.size() + others.size(), i -> 1, room.w(), room.h(), planned, proportion(usual), 0);
        for (int i = 0; i < kinds.size(); i++) {
            String kind = kinds.get(i);
            Optional<Heap> there = heaps.stream().filter(heap -> heap.piece() != null && heap.piece().kind().equals(kind)).findFirst();
            if (there.isPresent()) place(there.get(), rows.at(i, room), things);
            else things.add(new Thing.Slot(zone.index(), rows.at(i, room)));
        }
        for (int i = 0; i < others.size(); i++) place(others.get(i), rows.at(kinds.size() + i, room), things);
    }

    private static void mark(CardRows rows, Rect room, List<Thing> things) {
        for (int i = 0; i < rows.spots().size(); i++) {
            if (rows.spots().get(i).x() > 0) continue;
            Rect piece = rows.at(i, room);
            things.add(new QueueMark(i == 0, new Rect(piece.x() - QueueMark.WIDTH, piece.y(), QueueMark.WIDTH, piece.h())));
        }
    }

    /** A long line that has become short fills its room with larger cards; where each place is outlined, or all lie behind each other, they keep their size. */
    private float planned(int count, CardRows.Step step, Rect room, float usualHeight, Shape shape) {
        if (slots <= MOST_OUTLINES || backs || count == 0 || spread == Spread.QUEUE) return usualHeight;
        for (float times : LARGER) {
            float larger = Math.min(usualHeight * times, room.h());
            CardRows rows = CardRows.fit(count, step, room.w(), room.h(), larger, proportion(shape), stacked());
            if (rows.apart() && rows.h() >= larger - 0.01f) return larger;
        }
        return usualHeight;
    }

    private Shape shape(PieceView piece) {
        return look.face(piece.set()).shape();
    }

    private float step(List<Heap> heaps, int index, float behind) {
        if (heaps.get(index).piece() == null) return behind;
        return overlap(heaps.get(index + 1).piece()).isPresent() ? UPON : 1;
    }

    /** A card that table.yaml lays upon the one before. */
    private Optional<OverlapDef> overlap(PieceView piece) {
        if (piece == null) return Optional.empty();
        return look.def.overlaps().stream().filter(one -> one.kind().equals(piece.kind()) && one.zone().equals(zone.def().id()) && one.before()).findFirst();
    }

    /** What stands between a card and the one that it lies upon. */
    private void sign(PieceView piece, Rect below, Rect upon, List<Thing> things) {
        if (below.right() < upon.x() || below.y() != upon.y()) return;
        overlap(piece).filter(one -> !one.sign().isEmpty()).ifPresent(one -> things.add(OverlapSign.of(one, (below.right() + upon.x()) / 2, upon)));
    }

    private void place(Heap heap, Rect box, List<Thing> things) {
        PieceView piece = heap.piece();
        int count = heap.codes().size();
        int shown = Math.min(MOST_STACKED, count - 1);
        Shape own = piece == null ? Shape.CARD : shape(piece);
        things.add(new Thing.Piece(piece, List.copyOf(heap.codes()), heap.zone(), own, box.moved(0, -shown * STACKED * box.h()), 0, count, false));
    }

    /** Where something may come to lie; an empty zone always leaves one. */
    private void outlines(int filled, Shape shape, Rect room, float planned, List<Thing> things) {
        int shown = slots > MOST_OUTLINES || backs || !look.hasSlots(zone.def().id()) ? 1 : slots;
        if (filled >= shown) return;
        CardRows rows = CardRows.fit(shown, i -> 1, room.w(), room.h(), planned, proportion(shape), stacked());
        if (filled > 0 && (rows.h() < planned - 0.5f || !rows.apart())) return;
        for (int i = filled; i < shown; i++) things.add(new Thing.Slot(zone.index(), rows.at(i, room)));
    }

    private void stack(List<Heap> heaps, Rect room, float planned, List<Thing> things) {
        Stack stack = Stack.of(Math.max(1, heaps.size()), room, planned, proportion(usual));
        for (int i = 0; i < heaps.size(); i++) place(heaps.get(i), stack.at(i), things);
        if (heaps.isEmpty()) things.add(new Thing.Slot(zone.index(), stack.at(0)));
    }

    private void pile(Rect room, Scale scale, ZoneView seen, Map<String, Integer> unseen, List<Thing> things) {
        float height = Math.min(room.h(), height(usual, scale) * 0.86f);
        float width = Math.min(room.w(), height * Scale.PROPORTION);
        List<Integer> codes = new ArrayList<>();
        if (seen.size() > 0) {
            codes.add(Code.slot(zone.index(), 0));
            if (seen.entries().get(0) instanceof PieceView piece) codes.add(Code.piece(piece.piece()));
        }
        // The last card that was laid down lies on top of an open pile.
        PieceView top = seen.size() == 0 ? null : topmost(seen);
        boolean open = seen.seen().size() == seen.size();
        List<String> below = seen.seen().stream().filter(piece -> open && piece != top).map(PieceView::kind).toList();
        things.add(new Thing.Pile(zone.index(), top, below, unseen, seen.size(), List.copyOf(codes), look.lexicon.zone(zone.def().id()),
            Rect.around(room.cx(), room.top() - height / 2, width, height)));
    }

    /** What everybody can work out of a pile that nobody looks into: all that there is of what began there, less what lies open. */
    private Map<String, Integer> unseen(TableView view) {
        if (zone.def().visible() != Visibility.NONE) return Map.of();
        Map<String, Integer> left = new LinkedHashMap<>();
        for (String kind : look.kindsOf(zone.def())) left.put(kind, 0);
        if (left.size() > MOST_KINDS) return Map.of();
        for (int kind : look.blueprint.kindOf) left.computeIfPresent(look.blueprint.kinds.get(kind).id(), (id, count) -> count + 1);
        for (ZoneView one : view.zones()) for (PieceView piece : one.seen()) left.computeIfPresent(piece.kind(), (kind, count) -> count - 1);
        return Collections.unmodifiableMap(left);
    }

    private static PieceView topmost(ZoneView seen) {
        boolean drawn = seen.visible() == Visibility.TOP;
        Entry entry = seen.entries().get(drawn ? 0 : seen.size() - 1);
        return entry instanceof PieceView piece ? piece : null;
    }
}
