package eldertable.desktop.table;

import eldertable.art.Align;
import eldertable.art.Face;
import eldertable.desktop.art.Gallery;
import eldertable.art.Ink;
import eldertable.art.Lettering;
import eldertable.art.Pen;
import eldertable.art.TextBlock;
import eldertable.faces.TableLook;
import eldertable.host.History;
import eldertable.host.Snapshot;
import eldertable.pack.component.CounterView;
import eldertable.pack.model.Per;
import eldertable.pack.model.TableDef.StandingPart;
import eldertable.tabletop.Rect;
import eldertable.view.Chronicle;
import eldertable.view.Standing;
import eldertable.view.TableView;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** The end of a game: who has won and why, the score sheet, and how it came to that. */
final class EndSheet {
    /** The size of a seat's mark, and the room for marks beside the ends of lines. */
    private static final float MARK = 16, ENDS = 30;

    private final TableLook look;
    private final Gallery gallery;
    private final Lettering lettering;
    private Rect box = new Rect(0, 0, 1, 1);
    private List<TextBlock> reasons = List.of();
    private List<Hot> hots = List.of();

    EndSheet(TableLook look, Gallery gallery, Lettering lettering) {
        this.look = look;
        this.gallery = gallery;
        this.lettering = lettering;
    }

    void arrange(float width, float height, Snapshot now, List<SidePanel.Entry> entries) {
        List<String> rows = rows(now);
        boolean plotted = isPlotted(now, rows);
        float larger = Math.max(1, lettering.textScale()), wide = Math.min(860 * (1 + (larger - 1) * 0.7f), width - 60);
        reasons = reasons(now, wide - 150, Math.min(height - 40, 620) * 0.3f);
        float high = (plotted ? 540 : rows.isEmpty() ? 250 : 300 + rows.size() * 34) * (1 + (larger - 1) * 0.4f) + ofReasons();
        box = Rect.around(width / 2, height / 2, wide, Math.min(high, height - 40));
        List<Hot> made = new ArrayList<>();
        float w = (box.w() - 80 - (entries.size() - 1) * 8) / entries.size();
        for (int i = 0; i < entries.size(); i++) {
            SidePanel.Entry entry = entries.get(i);
            made.add(Hot.button(entry.label(), entry.icon(), new Rect(box.x() + 40 + i * (w + 8), box.y() + 30, w, 40), entry.tip(), entry.enabled(), entry.main(), entry.action()));
        }
        hots = List.copyOf(made);
    }

    List<Hot> hots() {
        return hots;
    }

    /** Why it ended so, in the rules' own words; as small as it takes for all of it to be there. */
    private List<TextBlock> reasons(Snapshot now, float width, float height) {
        List<String> lines = now.chronicle().stream().filter(told -> told.weight() == Chronicle.Weight.REASON).map(Snapshot.Told::text).toList();
        List<TextBlock> blocks = List.of();
        for (float size = 16; size >= 11 / Math.max(1, lettering.textScale()); size -= 1) {
            float letters = size;
            blocks = lines.stream().map(line -> lettering.wrap(Face.TEXT, letters, line, width, Align.LEFT)).toList();
            if (high(blocks) <= height) break;
        }
        return blocks;
    }

    private static float high(List<TextBlock> blocks) {
        float sum = 0;
        for (TextBlock block : blocks) sum += block.height + 3;
        return sum;
    }

    /** The room that the reasons take. */
    private float ofReasons() {
        return reasons.isEmpty() ? 0 : high(reasons) + 10;
    }

    void draw(Pen pen, Snapshot now, float width, float height) {
        pen.fill(0, 0, width, height, Ink.fade(0x05090bff, 0.6f));
        pen.nine(gallery.shadow(), box.x(), box.y(), box.w(), box.h());
        pen.nine(gallery.panel(), box.x(), box.y(), box.w(), box.h());
        Rect room = box.inset(44, 30);
        pen.textIn(lettering.lineIn(Face.HEAVY, 30, look.lexicon.say("end.heading"), room.w(), 36, Align.CENTRE), room.x(), room.top() - 40, room.w(), 36, Ink.UMBER);
        String result = now.view().result().map(look.lexicon::outcome).orElse("");
        pen.textIn(lettering.fit(Face.TEXT, 19, result, room.w() - 40, 46, Align.CENTRE), room.x() + 20, room.top() - 88, room.w() - 40, 46, Ink.INK);
        pen.rule(room.x() + 30, room.top() - 94, room.w() - 60, Ink.BRONZE);
        float y = room.top() - 102;
        for (TextBlock reason : reasons) {
            pen.disc(room.x() + 28, y - reason.height / reason.lines / 2, 3, Ink.BLOOD);
            pen.text(reason, room.x() + 40, y, Ink.UMBER);
            y -= reason.height + 3;
        }
        Rect body = new Rect(room.x(), room.y() + 56, room.w(), room.h() - 160 - ofReasons());
        List<String> rows = rows(now);
        boolean plot = isPlotted(now, rows);
        List<Row> lines = told(look, now.view(), rows).stream().filter(row -> !plot || !isNothing(row, now.view().players().size())).toList();
        float aside = lines.isEmpty() ? 0 : plot ? body.w() * 0.52f + 10 : body.w();
        if (!lines.isEmpty()) sheet(pen, now, lines, body.left(plot ? aside - 20 : aside));
        if (plot) plot(pen, now.history().orElseThrow(), rows, body.without(aside));
    }

    private static boolean isPlotted(Snapshot now, List<String> rows) {
        return now.history().map(history -> history.standing().isPresent() || rows.stream().anyMatch(history::moved)).orElse(false);
    }

    /** The counters worth telling: somebody has something of them, or had. */
    private List<String> rows(Snapshot now) {
        List<CounterView> owned = now.view().counters().stream().filter(counter -> counter.per().kind() == Per.Kind.PLAYER).toList();
        List<String> told = owned.stream().filter(counter -> counter.value().orElse(0) != 0 || now.history().map(history -> history.moved(counter.id())).orElse(false))
            .map(CounterView::id).distinct().toList();
        return look.sheet(told);
    }

    /** A line of the score sheet. @param mark whether it is so or is not, rather than a number */
    record Row(String title, boolean mark, IntFunction<OptionalInt> values) {}

    /** First what the sum of the standing is made of and no counter tells, unless table.yaml lists other things, then the counters. */
    static List<Row> told(TableLook look, TableView view, List<String> counters) {
        List<Row> rows = new ArrayList<>();
        Standing standing = look.standing(view, Map.of());
        for (StandingPart part : standing.untold()) if (!look.def.listed() || look.def.sheet().contains(part.id())) rows.add(new Row(look.lexicon.component(part.sort(), part.id()), false, seat -> standing.worth(part, seat)));
        for (String counter : counters) rows.add(new Row(look.lexicon.counter(counter), look.isMark(counter), seat -> value(view, counter, seat)));
        return rows;
    }

    /** What nobody has at the end is told by its lines. */
    private static boolean isNothing(Row row, int players) {
        return IntStream.range(0, players).allMatch(seat -> row.values().apply(seat).orElse(1) == 0);
    }

    private void sheet(Pen pen, Snapshot now, List<Row> rows, Rect room) {
        List<Integer> seats = seats(now);
        int players = seats.size();
        float label = 0;
        for (Row row : rows) label = Math.max(label, lettering.line(Face.TEXT, 16, row.title()).width + 24);
        label = Math.min(label, Math.min(170, room.w() * 0.42f));
        float column = (room.w() - label) / players, high = Math.min(34, (room.h() - 36) / Math.max(1, rows.size() + (look.partners(0, look.blueprint.options).isEmpty() ? 0 : 1)));
        heads(pen, now, new Rect(room.x() + label, room.top() - 36, room.w() - label, 36), column);
        for (int i = 0; i < rows.size(); i++) {
            float y = room.top() - 40 - (i + 1) * high;
            if (i % 2 == 0) pen.fill(room.x(), y, room.w(), high, Ink.fade(Ink.BRONZE, 0.1f));
            Row row = rows.get(i);
            pen.textIn(lettering.lineIn(Face.TEXT, 16, row.title(), label - 10, high, Align.LEFT), room.x() + 6, y, label - 10, high, Ink.INK);
            for (int at = 0; at < players; at++) {
                OptionalInt value = row.values().apply(seats.get(at));
                if (row.mark()) {
                    if (value.orElse(0) != 0) pen.picture(gallery.icon("check-mark"), room.x() + label + (at + 0.5f) * column - 9, y + high / 2 - 9, 18, 18, Ink.BLOOD);
                    continue;
                }
                String text = value.isPresent() ? String.valueOf(value.getAsInt()) : "?";
                pen.textIn(lettering.lineIn(Face.HEAVY, 16, text, column - 6, high, Align.CENTRE), room.x() + label + at * column + 3, y, column - 6, high, Ink.UMBER);
            }
        }
        if (!rows.isEmpty()) together(pen, now, rows.get(0), new Rect(room.x(), room.top() - 40 - (rows.size() + 1) * high, room.w(), high), label, column);
    }

    /** What partners have together of what stands first, below both of their columns. */
    private void together(Pen pen, Snapshot now, Row first, Rect row, float label, float column) {
        List<Integer> seats = seats(now);
        for (int at = 0, many; at < seats.size(); at += many) {
            List<Integer> side = new ArrayList<>(List.of(seats.get(at)));
            side.addAll(look.partners(seats.get(at), look.blueprint.options));
            many = side.size();
            if (many == 1) continue;
            if (at == 0) pen.textIn(lettering.lineIn(Face.TEXT, 16, look.lexicon.say("end.together"), label - 10, row.h(), Align.LEFT), row.x() + 6, row.y(), label - 10, row.h(), Ink.INK);
            int sum = side.stream().mapToInt(seat -> first.values().apply(seat).orElse(0)).sum();
            float x = row.x() + label + at * column, w = many * column;
            pen.fill(x + 8, row.top() - 1, w - 16, 1.5f, Ink.fade(Ink.BRONZE, 0.8f));
            pen.textIn(lettering.lineIn(Face.HEAVY, 18, String.valueOf(sum), w, row.h(), Align.CENTRE), x, row.y(), w, row.h(), Ink.BLOOD);
        }
    }

    /** As they sit, but partners side by side. */
    private List<Integer> seats(Snapshot now) {
        List<Integer> seats = new ArrayList<>();
        for (int seat = 0; seat < now.view().players().size(); seat++) {
            if (seats.contains(seat)) continue;
            seats.add(seat);
            seats.addAll(look.partners(seat, look.blueprint.options));
        }
        return seats;
    }

    /** Names, all in letters of one size, below the marks of their seats and the places that they reached; the first have a laurel. */
    private void heads(Pen pen, Snapshot now, Rect room, float column) {
        int players = now.view().players().size();
        float size = 14;
        for (int seat = 0; seat < players; seat++) {
            float wide = lettering.line(Face.DISPLAY, 14, look.lexicon.seat(seat)).width;
            size = Math.min(size, Math.max(8, 14 * (column - 6) / wide));
        }
        for (int at = 0; at < players; at++) {
            float x = room.x() + at * column;
            int seat = seats(now).get(at);
            boolean winner = now.view().result().map(result -> result.winners()).orElse(List.of()).contains(seat);
            int reached = seat, place = now.view().result().map(result -> result.place(reached)).orElse(0);
            boolean placed = place > 0 && players > 2;
            float middle = x + column / 2, aside = winner || placed ? 10 : 0;
            mark(pen, seat, middle - aside, room.top() - 8);
            if (winner) pen.picture(gallery.icon("laurel-crown"), middle + aside - 9, room.top() - 17, 18, 18, Ink.BRASS);
            else if (placed) pen.textMid(lettering.lineIn(Face.DISPLAY, 13, place + ".", 20, 16, Align.CENTRE), middle + aside - 10, room.top() - 16, 20, 16, Ink.UMBER);
            pen.textIn(lettering.lineIn(Face.DISPLAY, size, look.lexicon.seat(seat), column - 6, 20, Align.CENTRE), x + 3, room.y(), column - 6, 20, Ink.UMBER);
        }
    }

    private static OptionalInt value(TableView view, String counter, int seat) {
        return view.counters().stream().filter(one -> one.id().equals(counter) && one.instance() == seat).map(CounterView::value).findFirst().orElse(OptionalInt.empty());
    }

    /** A line's end and its place in the legend. */
    private void mark(Pen pen, int seat, float x, float y) {
        SeatMark.draw(pen, look, lettering, seat, x, y, MARK);
    }

    private void plot(Pen pen, History history, List<String> rows, Rect room) {
        Optional<String> counter = history.standing().isPresent() ? Optional.empty() : rows.stream().filter(history::moved).findFirst();
        int[][] seats = counter.map(history.counters()::get).or(history::standing).orElseThrow();
        String what = counter.map(look.lexicon::counter).orElseGet(() -> look.lexicon.say("end.standing"));
        int low = 0, high = 1;
        for (int[] seat : seats) for (int value : seat) {
            low = Math.min(low, value);
            high = Math.max(high, value);
        }
        Rect area = new Rect(room.x() + 26, room.y() + 22, room.w() - 26 - ENDS, room.h() - 78);
        pen.textIn(lettering.lineIn(Face.DISPLAY, 14, look.lexicon.say("end.over-time", "what", what), room.w(), 20, Align.CENTRE), room.x(), room.top() - 30, room.w(), 20, Ink.UMBER);
        pen.fill(area.x(), area.y(), area.w(), area.h(), Ink.fade(Ink.UMBER, 0.08f));
        int step = Ticks.step(low, high);
        low = Math.floorDiv(low, step) * step;
        high = -Math.floorDiv(-high, step) * step;
        for (int tick = low; tick <= high; tick += step) {
            float y = area.y() + area.h() * (tick - low) / (high - low);
            pen.fill(area.x(), y, area.w(), 1, Ink.fade(Ink.SEPIA, 0.35f));
            String mark = String.valueOf(tick);
            pen.textIn(lettering.lineIn(Face.TEXT, 12, mark, 24, 16, Align.RIGHT), area.x() - 28, y - 8, 24, 16, Ink.SEPIA);
        }
        float[] ends = new float[seats.length];
        for (int seat = 0; seat < seats.length; seat++) {
            int colour = Ink.mix(look.seatColour(seat), Ink.BLACK, 0.15);
            int n = seats[seat].length;
            float px = area.x(), py = area.y() + area.h() * (seats[seat][0] - low) / (high - low);
            int steps = Math.min(n - 1, 160);
            for (int i = 1; i <= steps; i++) {
                int at = (int) ((long) i * (n - 1) / steps);
                float x = area.x() + area.w() * i / steps, y = area.y() + area.h() * (seats[seat][at] - low) / (high - low);
                pen.line(px, py, x, y, 2.4f, colour);
                px = x;
                py = y;
            }
            ends[seat] = py;
            float third = area.w() / seats.length;
            mark(pen, seat, area.x() + seat * third + 8, area.top() + 11);
            pen.textIn(lettering.lineIn(Face.TEXT, 13, look.lexicon.seat(seat), third - 24, 18, Align.LEFT), area.x() + seat * third + 19, area.top() + 2, third - 24, 18, Ink.UMBER);
        }
        float[] beside = Ticks.apart(ends, MARK + 2, area.y(), area.top());
        for (int seat = 0; seat < seats.length; seat++) {
            pen.line(area.right(), ends[seat], area.right() + ENDS - MARK, beside[seat], 1.2f, Ink.mix(look.seatColour(seat), Ink.BLACK, 0.15));
            mark(pen, seat, area.right() + ENDS - MARK, beside[seat]);
        }
        pen.textIn(lettering.lineIn(Face.ITALIC, 13, look.lexicon.say("end.moves", "moves", history.moves()), area.w(), 16, Align.CENTRE), area.x(), area.y() - 19, area.w(), 16, Ink.SEPIA);
    }
}
