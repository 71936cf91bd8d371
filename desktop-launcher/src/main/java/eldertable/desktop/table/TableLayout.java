package eldertable.desktop.table;

import eldertable.desktop.table.Block.Scale;
import eldertable.faces.TableLook;
import eldertable.pack.component.ComponentView;
import eldertable.pack.component.CounterView;
import eldertable.pack.model.Per;
import eldertable.pack.model.TableDef.Area;
import eldertable.pack.model.TableDef.Shape;
import eldertable.pack.model.TableDef.Spread;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.view.BoardView;
import eldertable.view.Entry;
import eldertable.view.PieceView;
import eldertable.view.TableView;
import eldertable.view.ZoneView;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Finds a place for everything of a view on a screen of any size. Cards are made as large as they can be so that all fits:
 * first they move closer together, then they shrink. Needs no GL.
 */
final class TableLayout {
    static final float BAR = 50, PANEL = 276;
    private static final float LARGEST = 210, SMALLEST = 26, GAP = 9;
    private static final float[] SQUEEZES = {1.02f, 0.82f, 0.62f, 0.44f, 0.3f, 0.2f};
    /** What a card's size is worth when so much of it is covered. */
    private static final float[] WORTH = {1, 0.95f, 0.86f, 0.74f, 0.58f, 0.4f};
    private static final float PLATE = 150;

    private final TableLook look;
    private final TableView view;
    private final int me;
    private final List<PlayerArea> others = new ArrayList<>();
    private final PlayerArea own;
    private final List<Block> common = new ArrayList<>();
    /** Piles that stand in a column at the left, where there is no board. */
    private final List<Block> side = new ArrayList<>();
    private final List<BoardPlaces> boards = new ArrayList<>();
    private final List<Thing> things = new ArrayList<>();
    private final Rect bar, panel, table;
    private final ZoneView hand;

    private TableLayout(TableLook look, TableView view, float width, float height) {
        this.look = look;
        this.view = view;
        me = view.viewer();
        bar = new Rect(0, height - BAR, width, BAR);
        float wide = Math.max(PANEL, Math.min(width * 0.2f, 360));
        panel = new Rect(width - wide - 6, 6, wide, height - BAR - 12);
        table = new Rect(8, 8, panel.x() - 18, height - BAR - 16);
        hand = view.zonesOf(me).stream().filter(zone -> me >= 0 && look.isHand(zone.id()) && zone.size() > 0).findFirst().orElse(null);
        collectCommon();
        PlayerArea mine = null;
        int players = view.players().size();
        for (int i = 0; i < players; i++) {
            int seat = me < 0 ? i : (me + i) % players; // round the table from the left
            PlayerArea area = new PlayerArea(look, view, seat, blocksOf(seat), seat != me || hand == null);
            if (seat == me) mine = area;
            else others.add(area);
        }
        own = mine;
    }

    static Arrangement arrange(TableLook look, TableView view, float width, float height) {
        return new TableLayout(look, view, width, height).run();
    }

    // ------------------------------------------------------------------ what there is

    private void collectCommon() {
        List<Blueprint.Zone> zones = new ArrayList<>(look.blueprint.zones.stream().filter(zone -> zone.owner() < 0).toList());
        zones.sort(Comparator.comparing((Blueprint.Zone zone) -> look.areaOfZone(zone) == Area.SIDE ? 0 : look.areaOfZone(zone) == Area.TOP ? 1 : 2)
            .thenComparingInt(zone -> look.order(zone.def().id())));
        for (int i = 0; i < look.blueprint.boards.size(); i++) {
            BoardView board = view.boards().get(i);
            if (!look.isHidden(board.id())) boards.add(new BoardPlaces(look, look.blueprint.boards.get(i), board));
        }
        for (CounterView counter : view.counters()) {
            if (counter.per().kind() != Per.Kind.ONCE || !look.isTrack(counter.id())) continue;
            int max = look.blueprint.counter(counter.id()).def().max();
            common.add(new TrackBlock(counter.id(), look.lexicon.counter(counter.id()), counter.value().orElse(0), Math.min(max, 40)));
        }
        Map<String, List<Block>> groups = new LinkedHashMap<>();
        List<Block> plain = new ArrayList<>();
        for (Blueprint.Zone zone : zones) {
            ZoneView seen = view.zone(zone.index());
            boolean board = look.blueprint.boards.stream().anyMatch(graph -> graph.zone == zone.index());
            if (board || look.isHidden(zone.def().id())) continue;
            if (zone.member() >= 0) {
                if (seen.size() > 0) group(groups, zone.def().per(), zone.member()).add(new ZoneBlock(look, seen, ""));
            } else if (seen.size() > 0 || look.areaOfZone(zone) == Area.MIDDLE && look.def.areaOf(zone.def().id()).isPresent()) {
                Block block = new ZoneBlock(look, seen, look.lexicon.zone(zone.def().id()));
                boolean pile = boards.isEmpty() && look.areaOfZone(zone) == Area.SIDE && look.spread(zone.def()) == Spread.PILE;
                (pile ? side : plain).add(block);
            }
        }
        for (ComponentView component : view.components()) {
            Per per = component.per();
            if (look.isHidden(component.id()) || per.kind() == Per.Kind.PLAYER) continue;
            boolean grouped = per.kind() == Per.Kind.GROUP;
            String caption = grouped ? "" : title(component);
            ComponentBlocks.of(look, component, caption).ifPresent(block -> {
                if (grouped) group(groups, per, component.instance()).add(block);
                else if (boards.isEmpty() && look.areaOf(per, component.id()) == Area.SIDE) side.add(block);
                else plain.add(0, block);
            });
        }
        groups.forEach((caption, parts) -> common.add(new RowBlock(caption, parts)));
        common.addAll(plain);
    }

    private List<Block> group(Map<String, List<Block>> groups, Per per, int member) {
        return groups.computeIfAbsent(look.lexicon.member(per, member), caption -> new ArrayList<>());
    }

    private String title(ComponentView component) {
        return look.lexicon.component(look.blueprint.component(component.id(), component.per()).def().sort(), component.id());
    }

    private List<Block> blocksOf(int seat) {
        record Part(int order, Block block) {}
        List<Part> parts = new ArrayList<>();
        for (ZoneView zone : view.zonesOf(seat)) {
            boolean shownAsHand = seat == me && look.isHand(zone.id());
            if (zone.size() == 0 || look.isHidden(zone.id()) || shownAsHand) continue;
            int order = look.isHand(zone.id()) ? -1 : look.order(zone.id());
            parts.add(new Part(order, new ZoneBlock(look, zone, look.lexicon.zone(zone.id()))));
        }
        for (ComponentView component : view.components()) {
            boolean his = component.per().kind() == Per.Kind.PLAYER && component.instance() == seat && !look.isHidden(component.id());
            if (his) ComponentBlocks.of(look, component, title(component)).ifPresent(block -> parts.add(new Part(look.order(component.id()), block)));
        }
        return parts.stream().sorted(Comparator.comparingInt(Part::order)).map(Part::block).toList();
    }

    // ------------------------------------------------------------------ where it goes

    private Arrangement run() {
        Rect room = table;
        if (hand != null) {
            float card = Math.min(196, table.h() * 0.285f);
            Rect band = table.lower(card + 14);
            own.placePlate(band.left(PLATE), things);
            new HandFan(look, hand).place(band.without(PLATE + 10), card, things);
            room = new Rect(table.x(), band.top() + GAP, table.w(), table.top() - band.top() - GAP);
        }
        float card = boards.isEmpty() ? column(room) : besideBoard(room);
        return Arrangement.of(bar, panel, table, things, card);
    }

    /** How the bands of a column come out. @param columns of the other players */
    private record Fit(Scale scale, int columns, float score) {}

    private float column(Rect room) {
        Fit fit = best(room.w(), room.h());
        place(room, fit);
        return fit.scale().card();
    }

    private float besideBoard(Rect room) {
        Fit best = null;
        Rect ground = room;
        float bestScore = -1;
        BoardPlaces board = boards.get(0);
        for (float part = 1; part >= 0.5f; part -= 0.05f) {
            float seen = part * (board.isGrid() ? 1.3f : 0.5f); // a grid has to be seen square by square; the regions of a map can do with less
            if (1.2f + seen <= bestScore) break; // smaller boards cannot do better
            float height = room.h() * part, width = height * board.proportion();
            if (width > room.w() * 0.72f) continue;
            Fit fit = best(room.w() - width - GAP, room.h());
            float score = Math.min(fit.score(), 105) / 105 * 1.2f + seen;
            if (fit.scale().card() < 70) score -= (70 - fit.scale().card()) / 30; // titles have to be read
            if (score <= bestScore) continue;
            bestScore = score;
            best = fit;
            ground = new Rect(room.x(), room.top() - room.h(), width, room.h());
        }
        if (best == null) {
            ground = room.left(room.w() * 0.5f);
            best = best(room.w() - ground.w() - GAP, room.h());
        }
        float each = (ground.h() - (boards.size() - 1) * GAP) / boards.size();
        for (int i = 0; i < boards.size(); i++) {
            boards.get(i).place(new Rect(ground.x(), ground.top() - i * (each + GAP) - each, ground.w(), each), things);
        }
        place(room.without(ground.w() + GAP), best);
        return best.scale().card();
    }

    private Fit best(float width, float height) {
        Fit best = null;
        int most = Math.max(1, others.size());
        for (int columns = 1; columns <= most; columns++) {
            if (columns > 1 && width / columns < 150) break;
            for (int s = 0; s < SQUEEZES.length; s++) {
                // Most of these cannot beat the best so far, and one look tells.
                float least = best == null ? SMALLEST : (best.score() + 0.5f) / WORTH[s];
                if (best != null && (least > LARGEST || needed(new Scale(least, SQUEEZES[s]), width, columns) > height)) continue;
                float card = largest(width, height, columns, SQUEEZES[s], least);
                best = new Fit(new Scale(card, SQUEEZES[s]), columns, card * WORTH[s]);
            }
        }
        return best;
    }

    /** @param least what a card's height is to be at least, if anything fits */
    private float largest(float width, float height, int columns, float squeeze, float least) {
        float low = least, high = LARGEST;
        for (int i = 0; i < 8; i++) {
            float middle = (low + high) / 2;
            if (needed(new Scale(middle, squeeze), width, columns) <= height) low = middle;
            else high = middle;
        }
        return needed(new Scale(low, squeeze), width, columns) <= height ? low : SMALLEST / 2;
    }

    private Scale othersScale(Scale scale) {
        return scale.times(others.size() == 1 ? 0.9f : 0.78f);
    }

    private float sideWidth(Scale scale) {
        float width = 0;
        for (Block block : side) width = Math.max(width, block.measure(scale, 130).w() + 14);
        return width;
    }

    private float needed(Scale scale, float all, int columns) {
        float width = all - sideWidth(scale);
        float stacked = 0;
        for (Block block : side) stacked += block.measure(scale, 130).h() + GAP;
        return Math.max(stacked - GAP, bands(scale, width, columns));
    }

    private float bands(Scale scale, float width, int columns) {
        float height = 0;
        float[] rows = rows(scale, width, columns);
        for (float row : rows) height += row + GAP;
        if (!common.isEmpty()) height += Flow.height(common, scale, width) + GAP;
        if (own != null) height += own.height(scale, width) + GAP;
        return Math.max(0, height - GAP);
    }

    private float[] rows(Scale scale, float width, int columns) {
        float each = (width - (columns - 1) * GAP) / columns;
        float[] rows = new float[(others.size() + columns - 1) / columns];
        for (int i = 0; i < others.size(); i++) rows[i / columns] = Math.max(rows[i / columns], others.get(i).height(othersScale(scale), each));
        return rows;
    }

    private void place(Rect all, Fit fit) {
        Scale scale = fit.scale();
        float aside = sideWidth(scale);
        Rect room = all.without(aside);
        if (aside > 0) stack(new Rect(all.x(), all.y(), aside - 14, all.h()), scale);
        float[] rows = rows(scale, room.w(), fit.columns());
        float shared = common.isEmpty() ? 0 : Flow.height(common, scale, room.w());
        float mine = own == null ? 0 : own.height(scale, room.w());
        int bands = rows.length + (shared > 0 ? 1 : 0) + (mine > 0 ? 1 : 0);
        float spare = Math.max(0, room.h() - bands(scale, room.w(), fit.columns())) / Math.max(1, bands);
        float y = room.top();
        float each = (room.w() - (fit.columns() - 1) * GAP) / fit.columns();
        for (int row = 0; row < rows.length; row++) {
            float h = rows[row] + Math.min(spare, 14);
            for (int i = row * fit.columns(); i < Math.min(others.size(), (row + 1) * fit.columns()); i++) {
                Rect box = new Rect(room.x() + i % fit.columns() * (each + GAP), y - h, each, h);
                others.get(i).place(box, othersScale(scale), false, things);
            }
            y -= h + GAP;
        }
        float rest = y - room.y() - (shared > 0 ? shared : 0) - (mine > 0 ? mine + (shared > 0 ? GAP : 0) : 0);
        int left = (shared > 0 ? 1 : 0) + (mine > 0 ? 1 : 0);
        float more = left == 0 ? 0 : Math.max(0, rest) / left;
        if (shared > 0) {
            Scale grown = grown(scale, shared + more, larger -> Flow.height(common, larger, room.w()));
            Flow.place(common, grown, new Rect(room.x(), y - shared - more, room.w(), shared + more), true, things);
            y -= shared + more + GAP;
        }
        if (mine > 0) {
            Scale grown = grown(scale, mine + more, larger -> own.height(larger, room.w()));
            own.place(new Rect(room.x(), y - mine - more, room.w(), mine + more), grown, true, things);
        }
        else if (own != null) things.add(new Thing.Site(Thing.seatKey(me) + ":ground", new Rect(room.x(), room.y(), room.w(), 10)));
    }

    /** What is left over makes the things of a band larger. */
    private static Scale grown(Scale scale, float height, Function<Scale, Float> needed) {
        Scale grown = scale;
        for (float times = 1.05f; times < 2; times += 0.05f) {
            Scale larger = scale.times(times);
            if (larger.card() > LARGEST || needed.apply(larger) > height) break;
            grown = larger;
        }
        return grown;
    }

    /** Piles one below the other. */
    private void stack(Rect column, Scale scale) {
        float high = -GAP;
        for (Block block : side) high += block.measure(scale, column.w()).h() + GAP;
        float y = column.cy() + high / 2;
        for (Block block : side) {
            Block.Size size = block.measure(scale, column.w());
            block.place(new Rect(column.x(), y - size.h(), column.w(), size.h()), scale, things);
            y -= size.h() + GAP;
        }
    }

    /** The viewer's own cards, spread out at the lower edge. */
    private record HandFan(TableLook look, ZoneView hand) {
        void place(Rect room, float card, List<Thing> things) {
            things.add(new Thing.Site(Thing.zoneKey(hand.number()), room));
            int n = hand.size();
            float width = card * Scale.PROPORTION;
            float step = n < 2 ? 0 : Math.min(width * 1.03f, (room.w() - width - 16) / (n - 1));
            float bend = n > 2 && step < width * 1.02f ? Math.min(2.2f, 16f / n) : 0;
            for (int i = 0; i < n; i++) {
                Entry entry = hand.entries().get(i);
                PieceView piece = entry instanceof PieceView seen ? seen : null;
                float off = i - (n - 1) / 2f;
                Shape shape = piece == null ? Shape.CARD : look.face(piece.set()).shape();
                float drop = bend == 0 ? 0 : 9 * (off * off) / Math.max(1, (n - 1) * (n - 1) / 4f);
                Rect box = Rect.around(room.cx() + off * step, room.top() - 2 - card / 2 - drop, width, card);
                int code = piece != null ? Code.piece(piece.piece()) : Code.slot(hand.number(), i);
                things.add(new Thing.Piece(piece, List.of(code), hand.number(), shape == Shape.PORTAL ? Shape.CARD : shape, box, -off * bend, 1, true));
            }
        }
    }
}
