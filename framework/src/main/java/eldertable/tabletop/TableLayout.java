package eldertable.tabletop;

import eldertable.tabletop.Block.Scale;
import eldertable.faces.TableLook;
import eldertable.state.Blueprint;
import eldertable.view.TableView;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Finds places for all that a match may show one viewer on a screen of some size: once, so that nothing moves for a whole game. Cards are made
 * as large as they can be so that all fits without overlapping. Needs no GL.
 */
public final class TableLayout {
    public static final float BAR = 50, PANEL = 276;
    private static final float LARGEST = 190, SMALLEST = 24, GAP = 9, PLATE = 150, LOOSE = 60;
    /** Cards that are less high can hardly be read. */
    private static final float READABLE = 60;
    /** Of the table's height: how high the cards of the hand may be. */
    private static final float[] HANDS = {0.285f, 0.26f, 0.235f, 0.21f, 0.185f, 0.16f};
    /** What a hand costs that is smaller than the cards of the table. */
    private static final double SMALL_HAND = 0.8;
    /** What it costs that a part of the height beside a grid stays empty. */
    private static final double NOTHING = 0.35;
    /** How much smaller the things of other players may be. */
    private static final float[] OTHERS = {0.92f, 0.84f, 0.76f, 0.68f};

    private final TableLook look;
    private final int me;
    private final float words;
    private final List<PlayerArea> others = new ArrayList<>();
    private final PlayerArea own;
    private final List<Block> common = new ArrayList<>();
    /** Piles that stand in a column at the left, where there is no board. */
    private final List<Block> side = new ArrayList<>();
    /** Zones that no room is kept for. */
    private final List<Blueprint.Zone> loose = new ArrayList<>();
    private final List<BoardPlaces> boards = new ArrayList<>();
    private final Rect bar, panel, table;
    private final HandBlock hand;
    private final Plan plan = new Plan();
    private final float card;

    /** @param like any view of that viewer: only what there is counts, not what lies where; @param words by which words are larger than designed */
    public TableLayout(TableLook look, TableView like, float width, float height, float words) {
        this.look = look;
        this.words = words;
        me = like.viewer();
        bar = new Rect(0, height - BAR, width, BAR);
        float wide = Math.max(PANEL, Math.min(width * 0.2f, 360)) * (1 + (Math.max(1, words) - 1) * 0.4f);
        panel = new Rect(width - wide - 6, 6, wide, height - BAR - 12);
        table = new Rect(8, 8, panel.x() - 18, height - BAR - 16);
        hand = look.blueprint.zones.stream().filter(zone -> me >= 0 && zone.owner() == me && look.isHand(zone.def().id())).findFirst()
            .map(zone -> new HandBlock(look, zone)).orElse(null);
        TableParts parts = new TableParts(look, like);
        boards.addAll(parts.boards());
        common.addAll(parts.common());
        side.addAll(parts.side());
        loose.addAll(parts.loose());
        PlayerArea mine = null;
        int players = like.players().size();
        for (int i = 0; i < players; i++) {
            int seat = me < 0 ? i : (me + i) % players; // round the table from the left
            PlayerArea area = new PlayerArea(look, like, seat, parts.of(seat), seat != me || hand == null, words);
            if (seat == me) mine = area;
            else others.add(area);
        }
        own = mine;
        card = lay();
        if (!loose.isEmpty()) plan.add(this::loose);
    }

    public static Arrangement arrange(TableLook look, TableView view, float width, float height, float words) {
        return new TableLayout(look, view, width, height, words).arrange(view);
    }

    /** Whether it is for a screen of that size, that viewer and words of that size. */
    public boolean isFor(int viewer, float width, float height, float size) {
        return me == viewer && bar.w() == width && bar.top() == height && words == size;
    }

    public Arrangement arrange(TableView view) {
        return Arrangement.of(bar, panel, table, plan.things(view), card);
    }

    /** What lies where no room was kept for it is shown all the same: as small piles in a corner. */
    private void loose(TableView view, List<Thing> things) {
        float x = table.right() - LOOSE;
        for (Blueprint.Zone zone : loose) {
            if (view.zone(zone.index()).size() == 0) continue;
            ZoneBlock block = new ZoneBlock(look, zone, List.of(), me, look.lexicon.zone(zone.def().id()));
            Scale scale = new Scale(LOOSE, words);
            block.fill(new Rect(x, table.y(), LOOSE, LOOSE + scale.caption()), scale, view, things);
            x -= LOOSE + GAP;
        }
    }

    // ------------------------------------------------------------------ where it goes

    /**
     * How things come out.
     *
     * @param others how much smaller those of the other players are; @param columns of theirs
     * @param ground of the boards, or null; @param below them, what lies before the viewer, or null if it lies beneath all other things
     * @param worth of all this
     */
    private record Fit(Scale scale, float others, int columns, float hand, Rect ground, Rect below, Rect room, double worth) {
        Scale othersScale() {
            return scale.times(others);
        }

        Fit in(Rect newRoom, Rect newGround, float newHand, double more) {
            return new Fit(scale, others, columns, newHand, newGround, below, newRoom, worth + more);
        }
    }

    private float lay() {
        Fit best = null;
        for (float part : hand == null ? new float[1] : HANDS) {
            float height = Math.min(196, table.h() * part);
            Rect room = hand == null ? table : new Rect(table.x(), table.y() + height + 14 + GAP, table.w(), table.h() - height - 14 - GAP);
            best = boards.isEmpty() ? inColumn(room, height, best) : besideBoard(room, height, best);
        }
        if (hand != null) {
            Rect band = table.lower(best.hand() + 14);
            own.placePlate(band.left(PLATE), plan);
            float high = best.hand();
            plan.add((view, things) -> hand.fill(band.without(PLATE + 10).inset(0, 2), high, view, things));
        }
        if (best.ground() != null) {
            Rect ground = best.ground();
            float each = (ground.h() - (boards.size() - 1) * GAP) / boards.size();
            for (int i = 0; i < boards.size(); i++) {
                boards.get(i).place(new Rect(ground.x(), ground.top() - i * (each + GAP) - each, ground.w(), each), plan);
            }
        }
        place(best.room(), best);
        return best.scale().card();
    }

    private static double ofHand(float hand) {
        return hand == 0 ? 0 : 0.22 * Math.log(hand);
    }

    /** The better one of what is known, or null, and of what is found in a room. */
    private Fit inColumn(Rect room, float hand, Fit known) {
        return better(known, room, null, null, hand, 0);
    }

    private Fit besideBoard(Rect room, float hand, Fit known) {
        Fit best = known;
        BoardPlaces board = boards.get(0);
        for (float part = 1; part >= 0.4f; part -= 0.04f) {
            float width = Math.min(room.w() * 0.72f, room.h() * part * board.proportion());
            // A grid has to be seen square by square; the regions of a map can do with less.
            double seen = board.weight() * (board.isGrid() ? 1.2 : 0.7) * Math.log(part);
            Rect rest = room.without(width + GAP), left = new Rect(room.x(), room.y(), width, room.h());
            float high = width / board.proportion();
            Rect below = new Rect(left.x(), left.y(), width, left.h() - high - GAP);
            // A map is drawn as high as there is room; below a grid, which keeps its proportion, some is left.
            boolean leaves = board.isGrid() && own != null && boards.size() == 1 && own.height(new Scale(READABLE, words), width) <= below.h();
            // What has room there lies there: else a board would stand in the middle of nothing.
            if (leaves) best = better(best, rest, left.upper(high), below, hand, seen);
            else best = better(best, rest, left, null, hand, board.isGrid() ? seen - NOTHING * Math.max(0, 1 - high / left.h()) : seen);
        }
        return best;
    }

    private Fit better(Fit known, Rect room, Rect ground, Rect below, float hand, double seen) {
        double more = ofHand(hand) + seen;
        Fit fit = best(room.w(), room.h(), below, known == null ? Double.NEGATIVE_INFINITY : known.worth() - more);
        if (fit == null) return known;
        // Cards of the hand are read before all others: they should not be smaller than those that lie on the table.
        double smaller = hand == 0 ? 0 : Math.max(0, Math.log(fit.scale().card() / hand));
        Fit found = fit.in(room, ground, hand, more - SMALL_HAND * smaller);
        return known == null || found.worth() > known.worth() ? found : known;
    }

    /**
     * Cards that are twice as large are worth more, but not twice as much; each line that could be avoided costs a little.
     *
     * @return null if nothing is worth more than that: what cannot be is not looked at any further, which is most of it
     */
    private Fit best(float width, float height, Rect below, double than) {
        Fit best = null;
        int most = Math.max(1, others.size());
        for (float smaller : OTHERS) {
            for (int columns = 1; columns <= most; columns++) {
                if (columns > 1 && width / columns < 150) break;
                double known = best == null ? than : best.worth();
                float least = leastWorth(known, smaller);
                if (least > SMALLEST && !fits(new Scale(least, words), width, height, columns, smaller, below)) continue;
                Scale scale = new Scale(largest(width, height, columns, smaller, below), words);
                float each = (width - (columns - 1) * GAP) / columns;
                int lines = others.stream().mapToInt(area -> area.lines(scale.times(smaller), each)).sum();
                double worth = worth(scale.card(), smaller) - 0.06 * lines / Math.max(1, others.size());
                if (worth > known) best = new Fit(scale, smaller, columns, 0, null, below, null, worth);
            }
        }
        return best;
    }

    private static double worth(float card, float smaller) {
        return worth(card) + 0.5 * worth(card * smaller);
    }

    /** The largest height of cards that is known to be worth no more than that. */
    private static float leastWorth(double than, float smaller) {
        if (worth(LARGEST, smaller) <= than) return LARGEST;
        float low = 0, high = LARGEST;
        for (int i = 0; i < 14; i++) {
            float middle = (low + high) / 2;
            if (worth(middle, smaller) <= than) low = middle;
            else high = middle;
        }
        return low;
    }

    private static double worth(float card) {
        return Math.log(Math.min(card, 150)) + 1.5 * Math.log(Math.min(1, card / READABLE));
    }

    private float largest(float width, float height, int columns, float smaller, Rect below) {
        float low = SMALLEST, high = LARGEST;
        for (int i = 0; i < 9; i++) {
            float middle = (low + high) / 2;
            if (fits(new Scale(middle, words), width, height, columns, smaller, below)) low = middle;
            else high = middle;
        }
        return fits(new Scale(low, words), width, height, columns, smaller, below) ? low : SMALLEST / 2;
    }

    private boolean fits(Scale scale, float width, float height, int columns, float smaller, Rect below) {
        return needed(scale, width, columns, smaller, below) <= height && (below == null || own.height(scale, below.w()) <= below.h());
    }

    private float sideWidth(Scale scale) {
        float width = 0;
        for (Block block : side) width = Math.max(width, block.measure(scale, 130).w() + 14);
        return width;
    }

    private float needed(Scale scale, float all, int columns, float smaller, Rect below) {
        float width = all - sideWidth(scale);
        float stacked = 0;
        for (Block block : side) stacked += block.measure(scale, 130).h() + GAP;
        return Math.max(stacked - GAP, bands(scale, width, columns, smaller, below));
    }

    private float bands(Scale scale, float width, int columns, float smaller, Rect below) {
        float height = 0;
        float[] rows = rows(scale.times(smaller), width, columns);
        for (float row : rows) height += row + GAP;
        if (!common.isEmpty()) height += Flow.height(common, scale, width) + GAP;
        if (own != null && below == null) height += own.height(scale, width) + GAP;
        return Math.max(0, height - GAP);
    }

    private float[] rows(Scale scale, float width, int columns) {
        float each = (width - (columns - 1) * GAP) / columns;
        float[] rows = new float[(others.size() + columns - 1) / columns];
        for (int i = 0; i < others.size(); i++) rows[i / columns] = Math.max(rows[i / columns], others.get(i).height(scale, each));
        return rows;
    }

    private void place(Rect all, Fit fit) {
        Scale scale = fit.scale();
        float aside = sideWidth(scale);
        Rect room = all.without(aside);
        if (aside > 0) stack(new Rect(all.x(), all.y(), aside - 14, all.h()), scale);
        float[] rows = rows(fit.othersScale(), room.w(), fit.columns());
        float shared = common.isEmpty() ? 0 : Flow.height(common, scale, room.w());
        float mine = own == null || fit.below() != null ? 0 : own.height(scale, room.w());
        int bands = rows.length + (shared > 0 ? 1 : 0) + (mine > 0 ? 1 : 0);
        float spare = Math.max(0, room.h() - bands(scale, room.w(), fit.columns(), fit.others(), fit.below())) / Math.max(1, bands);
        float y = room.top();
        float each = (room.w() - (fit.columns() - 1) * GAP) / fit.columns();
        for (int row = 0; row < rows.length; row++) {
            float h = rows[row] + Math.min(spare, 14);
            for (int i = row * fit.columns(); i < Math.min(others.size(), (row + 1) * fit.columns()); i++) {
                Rect box = new Rect(room.x() + i % fit.columns() * (each + GAP), y - h, each, h);
                others.get(i).place(box, fit.othersScale(), false, plan);
            }
            y -= h + GAP;
        }
        float rest = y - room.y() - (shared > 0 ? shared : 0) - (mine > 0 ? mine + (shared > 0 ? GAP : 0) : 0);
        int left = (shared > 0 ? 1 : 0) + (mine > 0 ? 1 : 0);
        float more = left == 0 ? 0 : Math.max(0, rest) / left;
        if (shared > 0) {
            Scale grown = grown(scale, shared + more, larger -> Flow.height(common, larger, room.w()));
            Flow.place(common, grown, new Rect(room.x(), y - shared - more, room.w(), shared + more), true, plan);
            y -= shared + more + GAP;
        }
        if (fit.below() != null) placeOwn(fit.below(), scale);
        else if (mine > 0) placeOwn(new Rect(room.x(), y - mine - more, room.w(), mine + more), scale);
        else if (own != null) plan.add(new Thing.Site(Thing.seatKey(me) + ":ground", new Rect(room.x(), room.y(), room.w(), 10)));
    }

    private void placeOwn(Rect box, Scale scale) {
        own.place(box, grown(scale, box.h(), larger -> own.height(larger, box.w())), true, plan);
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
            plan.add(block, new Rect(column.x(), y - size.h(), column.w(), size.h()), scale);
            y -= size.h() + GAP;
        }
    }
}
