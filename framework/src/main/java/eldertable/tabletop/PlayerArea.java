package eldertable.tabletop;

import eldertable.tabletop.Block.Scale;
import eldertable.faces.TableLook;
import eldertable.pack.component.CounterView;
import eldertable.pack.model.Per;
import eldertable.state.Code;
import eldertable.view.TableView;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** One player's part of the table: a strip with name and counters, and below it what lies before the player. */
final class PlayerArea {
    static final float MARGIN = 7;
    private static final float ICON = 24, NUMBER = 30, NAME = 92;
    /** Of a counter's width, where it would have to stand below the name otherwise. */
    private static final float NARROW = 0.86f;
    /** Of a letter in a name when it is drawn as small as names may be; and how wide a name may be before it is rather cut than that counters give way to it. */
    private static final float LETTER = 6f, WIDEST_NAME = 175;

    final int seat;
    private final TableLook look;
    private final List<CounterView> shown;
    private final List<Block> blocks;
    private final boolean strip;
    /** Of a counter, and of the line with the name. */
    private final float chipWidth, chipHeight, line, name;

    /** @param strip whether name and counters stand on top of it, else they have a place elsewhere; @param words by which they are larger than designed */
    PlayerArea(TableLook look, TableView view, int seat, List<Block> blocks, boolean strip, float words) {
        float larger = 1 + (Math.max(1, words) - 1) * (view.players().size() <= 2 ? 0.5f : 0.25f);
        chipWidth = ICON * larger + NUMBER * words;
        chipHeight = ICON * larger;
        line = chipHeight + 4 * words;
        // The longest name settles it for all, who would look different side by side otherwise.
        int longest = IntStream.range(0, view.players().size()).map(any -> look.lexicon.seat(any).length()).max().orElse(0);
        int letters = longest + (look.def.standing().isPresent() ? 3 : 0) + (look.tellsStanding() ? 5 : 0); // 1. Ada · 10
        name = Math.max(NAME, Math.min(WIDEST_NAME, ICON + 4 + Thing.Plate.BEFORE + Thing.Plate.AFTER + LETTER * letters)) * words;
        this.look = look;
        this.seat = seat;
        this.blocks = blocks;
        this.strip = strip;
        shown = shownOf(view);
    }

    private List<CounterView> shownOf(TableView view) {
        List<CounterView> shown = new ArrayList<>();
        for (CounterView counter : view.counters()) {
            if (counter.per().kind() != Per.Kind.PLAYER || counter.instance() != seat || !look.isOnPlate(counter.id())) continue;
            shown.add(counter);
        }
        shown.sort(Comparator.comparingInt(counter -> look.orderOnPlate(counter.id())));
        return shown;
    }

    private int chipsBeside(float width) {
        return Math.max(0, (int) ((width - name) / chipWidth(width)));
    }

    /** Counters stand a little nearer where all of them have room beside the name then. */
    private float chipWidth(float width) {
        float each = shown.isEmpty() ? chipWidth : (width - name) / shown.size();
        return each < chipWidth && each >= chipWidth * NARROW ? each - 0.01f : chipWidth;
    }

    private float stripHeight(float width) {
        if (!strip) return 0;
        int more = shown.size() - chipsBeside(width);
        int perRow = Math.max(1, (int) (width / chipWidth));
        return more <= 0 ? line : line + (more + perRow - 1) / perRow * (chipHeight + 2);
    }

    float height(Scale scale, float width) {
        float room = width - 2 * MARGIN;
        float flow = blocks.isEmpty() ? 0 : Flow.height(blocks, scale, room);
        return stripHeight(room) + flow + (strip ? 2 * MARGIN : 0) + (strip && flow > 0 ? 3 : 0);
    }

    /** In how many lines its things lie. */
    int lines(Scale scale, float width) {
        return Flow.count(blocks, scale, width - 2 * MARGIN);
    }

    void place(Rect box, Scale scale, boolean own, Plan plan) {
        if (!strip) {
            plan.add(new Thing.Site(Thing.seatKey(seat) + ":ground", box));
            Flow.place(blocks, scale, box.inset(MARGIN, 0), true, plan);
            return;
        }
        plan.add(new Thing.Ground(seat, box));
        Rect room = box.inset(MARGIN);
        float strip = stripHeight(room.w());
        Rect head = room.upper(line);
        int beside = Math.min(shown.size(), chipsBeside(room.w()));
        float each = chipWidth(room.w());
        plan.add(new Thing.Plate(seat, own, false, head.left(room.w() - beside * each), List.of(Code.player(seat))));
        plan.add(new Thing.Site(Thing.seatKey(seat), head));
        for (int i = 0; i < shown.size(); i++) {
            Rect at = i < beside ? new Rect(head.right() - (beside - i) * each, head.y() + 2, each, chipHeight)
                : below(room, i - beside, Math.max(1, (int) (room.w() / chipWidth)));
            chip(shown.get(i).id(), own, at, plan);
        }
        Flow.place(blocks, scale, room.below(strip + 3), own, plan);
    }

    private Rect below(Rect room, int index, int perRow) {
        return new Rect(room.x() + index % perRow * chipWidth, room.top() - line - (index / perRow + 1) * (chipHeight + 2), chipWidth, chipHeight);
    }

    /** A mark that is not so is not drawn, but keeps its place. */
    private void chip(String counter, boolean own, Rect at, Plan plan) {
        plan.add(new Thing.Site(Thing.counterKey(counter, seat), at));
        plan.add((view, things) -> {
            boolean mark = look.isMark(counter);
            OptionalInt value = view.counters().stream().filter(one -> one.id().equals(counter) && one.per().kind() == Per.Kind.PLAYER && one.instance() == seat)
                .findFirst().map(CounterView::value).orElse(OptionalInt.empty());
            if (!mark || value.orElse(1) != 0) things.add(new Thing.Chip(counter, seat, own, value, mark, at));
        });
    }

    /** Name, portrait and counters in the corner beside the hand; marks have no number beside them and need less room. */
    void placePlate(Rect box, Plan plan) {
        plan.add(new Thing.Site(Thing.seatKey(seat), box));
        List<List<CounterView>> rows = new ArrayList<>();
        float used = box.w();
        for (CounterView counter : shown) {
            float w = plateWidth(counter);
            if (used + w > box.w()) {
                rows.add(new ArrayList<>());
                used = 0;
            }
            rows.get(rows.size() - 1).add(counter);
            used += w;
        }
        int fit = Math.min(rows.size(), Math.max(1, (int) ((box.h() - 40) / (chipHeight + 6))));
        float foot = fit * (chipHeight + 6);
        plan.add(new Thing.Plate(seat, true, true, new Rect(box.x(), box.y() + foot, box.w(), box.h() - foot), List.of(Code.player(seat))));
        for (int row = 0; row < fit; row++) {
            float x = box.cx() - (float) rows.get(row).stream().mapToDouble(this::plateWidth).sum() / 2 + 3;
            for (CounterView counter : rows.get(row)) {
                chip(counter.id(), true, new Rect(x, box.y() + foot - (row + 1) * (chipHeight + 6) + 3, plateWidth(counter) - 6, chipHeight), plan);
                x += plateWidth(counter);
            }
        }
    }

    private float plateWidth(CounterView counter) {
        return (look.isMark(counter.id()) ? chipHeight : chipWidth) + 6;
    }
}
