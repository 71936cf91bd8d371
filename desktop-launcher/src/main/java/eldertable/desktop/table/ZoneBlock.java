package eldertable.desktop.table;

import eldertable.faces.TableLook;
import eldertable.pack.model.TableDef.OverlapDef;
import eldertable.pack.model.TableDef.Shape;
import eldertable.pack.model.TableDef.Spread;
import eldertable.state.Code;
import eldertable.view.Entry;
import eldertable.view.PieceView;
import eldertable.view.ZoneView;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The pieces of a zone, side by side in rows, in groups of equal ones, or as a pile. */
final class ZoneBlock implements Block {
    private static final float GAP = 5;
    /** Cards seen from behind only need to be counted. */
    private static final float BACKS = 0.28f, MANY_BACKS = 0.09f;
    private static final int MANY = 16;
    /** How much of a card further down in a stack is seen. */
    private static final float STACKED = 0.07f;
    private static final int MOST_STACKED = 4;

    /** Equal pieces that lie upon each other. @param piece null if nobody here can see it */
    private record Heap(PieceView piece, List<Integer> codes) {}

    private final TableLook look;
    private final ZoneView zone;
    private final Spread spread;
    private final String caption;
    private final List<Heap> heaps = new ArrayList<>();
    private final float hiddenStep;
    private final Shape shape;

    ZoneBlock(TableLook look, ZoneView zone, String caption) {
        this.look = look;
        this.zone = zone;
        this.caption = caption;
        Spread named = look.spread(look.blueprint.zones.get(zone.number()).def());
        // A hand or a pile of somebody else: as many backs, each with its place.
        spread = named == Spread.FAN ? Spread.ROW : named;
        heap();
        hiddenStep = zone.size() - zone.seen().size() > MANY ? MANY_BACKS : BACKS;
        shape = heaps.stream().filter(heap -> heap.piece() != null).map(heap -> shape(heap.piece())).findFirst().orElse(Shape.CARD);
    }

    private Shape shape(PieceView piece) {
        return look.face(piece.set()).shape();
    }

    private void heap() {
        Map<String, Heap> byKind = new LinkedHashMap<>();
        for (int i = 0; i < zone.size(); i++) {
            Entry entry = zone.entries().get(i);
            PieceView piece = entry instanceof PieceView seen ? seen : null;
            int code = piece != null ? Code.piece(piece.piece()) : Code.slot(zone.number(), i);
            boolean alone = spread != Spread.GROUPS || piece == null || piece.pools().stream().anyMatch(pool -> pool.total() > 0)
                || piece.counters().values().stream().anyMatch(value -> value != 0);
            String key = alone ? "#" + i : piece.kind();
            byKind.computeIfAbsent(key, k -> new Heap(piece, new ArrayList<>())).codes().add(code);
        }
        heaps.addAll(byKind.values());
    }

    // ------------------------------------------------------------------ how large

    /** Pawns, gems and the like are smaller than cards. */
    private float height(Scale scale) {
        return switch (shape) {
            case CARD, FIGURE -> scale.card();
            case DISC, PORTAL -> scale.card() * 0.72f;
            case PAWN, GRAVE -> Math.max(26, scale.card() * 0.42f);
            case GEM, RING, TOKEN -> scale.token();
        };
    }

    private float width(Scale scale) {
        return switch (shape) {
            case CARD, FIGURE -> scale.cardWidth();
            case PAWN, GRAVE -> height(scale) * 0.75f;
            default -> height(scale);
        };
    }

    /** How far the piece after this one lies from it. */
    private float step(int index, Scale scale) {
        float squeeze = heaps.get(index).piece() == null ? Math.min(hiddenStep, scale.squeeze()) : scale.squeeze();
        return width(scale) * squeeze + (squeeze > 0.95f ? GAP : 0);
    }

    private float stack(Scale scale) {
        int most = heaps.stream().mapToInt(heap -> heap.codes().size()).max().orElse(1);
        return Math.min(MOST_STACKED, most - 1) * STACKED * height(scale);
    }

    /** Where the pieces begin, from the left and in which row. */
    private record Spot(float x, int row) {}

    private List<Spot> spots(Scale scale, float width) {
        List<Spot> spots = new ArrayList<>();
        float x = 0;
        int row = 0;
        for (int i = 0; i < heaps.size(); i++) {
            if (i > 0) x += Math.max(3, step(i - 1, scale) + overlap(i, step(i - 1, scale), scale));
            if (x + width(scale) > width + 0.01f && x > 0) {
                x = 0;
                row++;
            }
            spots.add(new Spot(x, row));
        }
        return spots;
    }

    @Override
    public Size measure(Scale scale, float width) {
        float caption = captionHeight();
        if (spread == Spread.PILE || heaps.isEmpty()) {
            float pile = height(scale) * 0.86f;
            return new Size(Math.min(width, Math.max(pile * Scale.PROPORTION, 64)), pile + caption);
        }
        List<Spot> spots = spots(scale, width);
        float wide = 0;
        for (Spot spot : spots) wide = Math.max(wide, spot.x() + width(scale));
        int rows = spots.get(spots.size() - 1).row() + 1;
        float least = this.caption.isEmpty() ? 0 : Math.min(6.2f * this.caption.length() + 6, 120);
        return new Size(Math.min(width, Math.max(wide, least)), rows * (height(scale) + stack(scale) + 3) - 3 + caption);
    }

    private float captionHeight() {
        return caption.isEmpty() ? 0 : Scale.CAPTION;
    }

    // ------------------------------------------------------------------ where

    @Override
    public void place(Rect box, Scale scale, List<Thing> things) {
        things.add(new Thing.Site(Thing.zoneKey(zone.number()), box.below(captionHeight())));
        if (!caption.isEmpty()) things.add(new Thing.Caption(caption, box.upper(Scale.CAPTION), spread == Spread.PILE));
        Rect room = box.below(captionHeight());
        if (spread == Spread.PILE || heaps.isEmpty()) {
            pile(room, scale, things);
            return;
        }
        List<Spot> spots = spots(scale, room.w());
        float line = height(scale) + stack(scale) + 3;
        for (int i = 0; i < heaps.size(); i++) {
            float y = room.top() - spots.get(i).row() * line - height(scale);
            place(heaps.get(i), new Rect(room.x() + spots.get(i).x(), y, width(scale), height(scale)), scale, things);
        }
    }

    /** A card that table.yaml lays half upon its neighbour. */
    private float overlap(int index, float step, Scale scale) {
        PieceView piece = heaps.get(index).piece();
        if (piece == null) return 0;
        for (OverlapDef overlap : look.def.overlaps()) {
            boolean here = overlap.kind().equals(piece.kind()) && overlap.zone().equals(zone.id());
            if (here && overlap.before() && index > 0) return -Math.max(0, step - width(scale) * 0.55f);
        }
        return 0;
    }

    private void place(Heap heap, Rect box, Scale scale, List<Thing> things) {
        PieceView piece = heap.piece();
        int count = heap.codes().size();
        int shown = Math.min(MOST_STACKED, count - 1);
        Rect top = box.moved(0, -shown * STACKED * height(scale));
        Shape own = piece == null ? Shape.CARD : shape(piece);
        things.add(new Thing.Piece(piece, List.copyOf(heap.codes()), zone.number(), own, top, 0, count, false));
    }

    private void pile(Rect room, Scale scale, List<Thing> things) {
        float height = Math.min(room.h(), height(scale) * 0.86f);
        float width = Math.min(room.w(), height * Scale.PROPORTION);
        List<Integer> codes = new ArrayList<>();
        for (int i = 0; i < Math.min(1, zone.size()); i++) {
            codes.add(Code.slot(zone.number(), i));
            if (zone.entries().get(i) instanceof PieceView piece) codes.add(Code.piece(piece.piece()));
        }
        // The last card that was laid down lies on top of an open pile.
        PieceView top = zone.size() == 0 ? null : topmost();
        things.add(new Thing.Pile(zone.number(), top, zone.size(), List.copyOf(codes), look.lexicon.zone(zone.id()),
            Rect.around(room.cx(), room.top() - height / 2, width, height)));
    }

    private PieceView topmost() {
        boolean drawn = zone.visible() == eldertable.pack.model.ZoneDef.Visibility.TOP;
        Entry entry = zone.entries().get(drawn ? 0 : zone.size() - 1);
        return entry instanceof PieceView piece ? piece : null;
    }
}
