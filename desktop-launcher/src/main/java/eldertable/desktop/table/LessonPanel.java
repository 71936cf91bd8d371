package eldertable.desktop.table;

import eldertable.art.Align;
import eldertable.art.Face;
import eldertable.art.Ink;
import eldertable.art.Lettering;
import eldertable.art.Pen;
import eldertable.art.TextBlock;
import eldertable.desktop.art.Gallery;
import eldertable.faces.TableLook;
import eldertable.host.Request;
import eldertable.lesson.LessonView;
import eldertable.lesson.Pointed;
import eldertable.state.Code;
import eldertable.tabletop.Arrangement;
import eldertable.tabletop.Rect;
import eldertable.tabletop.Thing;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * What a lesson says, on a sheet that lies where it covers least of what matters, with a light round what it points at and a line
 * that leads there. Where things are needs no GL.
 */
final class LessonPanel {
    private static final float WIDTH = 400, MARGIN_X = 26, MARGIN_Y = 24, TITLE = 26, BUTTON = 34, GAP = 8, TEXT = 16.5f, MOST_TEXT = 250;
    private static final int LIGHT = 0xffd77aff;

    private final Gallery gallery;
    private final Lettering lettering;
    private final TableLook look;
    private final Consumer<Request> requests;
    private final Runnable leave;
    private LessonView lesson;
    private int step = -1;
    /** While something moves or is counted the table is seen whole. */
    private boolean aside;
    private Rect sheet = new Rect(0, 0, 0, 0);
    private List<Rect> pointed = List.of();
    private List<Hot> hots = List.of();

    /** @param leave leaves the table altogether */
    LessonPanel(Gallery gallery, Lettering lettering, TableLook look, Consumer<Request> requests, Runnable leave) {
        this.gallery = gallery;
        this.lettering = lettering;
        this.look = look;
        this.requests = requests;
        this.leave = leave;
    }

    // ------------------------------------------------------------------ where things go

    /** @param buttons of the panel beside the table; @param places what can be chosen on the table */
    void arrange(Optional<LessonView> shown, Arrangement table, List<Hot> buttons, List<Thing.Chip> chips, List<Hot> places) {
        lesson = shown.orElse(null);
        hots = List.of();
        pointed = List.of();
        if (lesson == null) {
            step = -1;
            return;
        }
        Set<Rect> found = new LinkedHashSet<>();
        for (Pointed thing : lesson.pointed()) find(thing, table, buttons, chips, found);
        pointed = List.copyOf(found);
        float w = Math.min(WIDTH, table.table().w() - 20);
        float text = Math.min(MOST_TEXT, lettering.wrap(Face.TEXT, TEXT, lesson.text(), w - 2 * MARGIN_X, Align.LEFT).height);
        sheet = place(table, places, w, Math.min(table.table().h() - 10, text + 2 * MARGIN_Y + TITLE + BUTTON + 2 * GAP));
        step = lesson.step();
        Rect room = sheet.inset(MARGIN_X, MARGIN_Y);
        float third = (room.w() - 2 * GAP) / 3;
        List<Hot> made = new ArrayList<>();
        made.add(Hot.button(look.lexicon.say("lesson.leave"), "exit-door", new Rect(room.x(), room.y(), third, BUTTON), look.lexicon.say("lesson.leave.note"), true, false, leave));
        if (!lesson.isLast()) made.add(Hot.button(look.lexicon.say("lesson.alone"), "", new Rect(room.x() + third + GAP, room.y(), third, BUTTON),
            look.lexicon.say("lesson.alone.note"), true, false, () -> requests.accept(new Request.LeaveLesson())));
        String next = look.lexicon.say(lesson.waits() ? "lesson.skip" : lesson.isLast() ? "lesson.play-on" : "lesson.next");
        made.add(Hot.button(next, lesson.waits() ? "" : "play-button", new Rect(room.right() - third, room.y(), third, BUTTON),
            lesson.waits() ? look.lexicon.say("lesson.skip.note") : "", true, !lesson.waits(), () -> requests.accept(new Request.NextStep())));
        hots = List.copyOf(made);
    }

    private void find(Pointed thing, Arrangement table, List<Hot> buttons, List<Thing.Chip> chips, Set<Rect> found) {
        if (thing instanceof Pointed.Zone zone) {
            Rect all = null;
            for (Thing lying : table.things()) {
                boolean inside = lying instanceof Thing.Piece piece && piece.zone() == zone.zone() || lying instanceof Thing.Pile pile && pile.zone() == zone.zone()
                    || lying instanceof Thing.Board board && board.id().equals(look.blueprint.zones.get(zone.zone()).def().id());
                if (inside) all = all == null ? lying.box() : around(all, lying.box());
            }
            if (all == null) all = table.sites().get(Thing.zoneKey(zone.zone()));
            if (all != null) found.add(all);
        } else if (thing instanceof Pointed.Part part) {
            table.things().stream().filter(lying -> lying instanceof Thing.Chip chip && chip.counter().equals(part.component()) && chip.instance() == part.instance()
                || lying instanceof Thing.Track track && track.counter().equals(part.component())).map(Thing::box).forEach(found::add);
            chips.stream().filter(chip -> chip.counter().equals(part.component())).map(Thing.Chip::box).forEach(found::add);
            for (String key : List.of(Thing.poolKey(part.component(), part.instance()), Thing.counterKey(part.component(), part.instance()))) {
                if (table.sites().containsKey(key)) found.add(table.sites().get(key));
            }
        } else if (thing instanceof Pointed.Thing one) {
            String label = look.lexicon.thing(one.code());
            boolean chosen = Code.tag(one.code()) == Code.MOVE || Code.tag(one.code()) == Code.WORD || Code.tag(one.code()) == Code.KIND;
            table.things().stream().filter(lying -> lying.codes().contains(one.code())).map(Thing::box).forEach(found::add);
            if (chosen) buttons.stream().filter(hot -> hot.label().equals(label)).map(Hot::box).forEach(found::add);
            if (Code.tag(one.code()) == Code.PLAYER && table.sites().containsKey(Thing.seatKey(Code.value(one.code())))) {
                found.add(table.sites().get(Thing.seatKey(Code.value(one.code()))));
            }
        }
    }

    private static Rect around(Rect a, Rect b) {
        float x = Math.min(a.x(), b.x()), y = Math.min(a.y(), b.y());
        return new Rect(x, y, Math.max(a.right(), b.right()) - x, Math.max(a.top(), b.top()) - y);
    }

    /**
     * The place that covers least: what is pointed at should be seen, what can be chosen clicked, and the rest too if there is room. It is left only
     * where another one is clearly better, and hardly ever within a step.
     */
    private Rect place(Arrangement table, List<Hot> places, float w, float h) {
        Rect before = step < 0 ? null : sheet;
        Rect room = table.table();
        Rect best = null;
        double least = Double.MAX_VALUE;
        for (int row = 0; row <= 6; row++) {
            for (int column = 0; column <= 8; column++) {
                Rect at = new Rect(room.x() + 6 + (room.w() - w - 12) * column / 8, room.y() + 4 + (room.h() - h - 8) * row / 6, w, h);
                double covers = 0;
                for (Rect thing : pointed) covers += 12 * share(at, thing);
                for (Hot hot : places) covers += 5 * share(at, hot.box());
                for (Thing thing : table.things()) covers += weight(thing) * share(at, thing.box());
                if (before != null) covers += Math.hypot(at.x() - before.x(), at.cy() - before.cy()) / (room.w() + room.h()) * (step == lesson.step() ? 6 : 2);
                // Among equally free places the nearest: eyes should not have far to go.
                if (!pointed.isEmpty()) covers += Math.hypot(at.cx() - pointed.get(0).cx(), at.cy() - pointed.get(0).cy()) / 4000;
                if (covers < least - 1e-6) {
                    least = covers;
                    best = at;
                }
            }
        }
        return best;
    }

    /** How much it matters that something is seen: towns are where things come and go, and what lies there is often more than one thing. */
    private static double weight(Thing thing) {
        if (thing instanceof Thing.Space space) return space.grid() ? 0.3 : 2;
        if (thing instanceof Thing.Piece || thing instanceof Thing.Plate) return 1;
        return thing instanceof Thing.Pile || thing instanceof Thing.Chip || thing instanceof Thing.Token ? 0.5 : thing instanceof Thing.Caption ? 0.2 : 0;
    }

    /** How much of a thing is covered, from 0 to 1. */
    static double share(Rect cover, Rect thing) {
        float w = Math.min(cover.right(), thing.right()) - Math.max(cover.x(), thing.x()), h = Math.min(cover.top(), thing.top()) - Math.max(cover.y(), thing.y());
        return w <= 0 || h <= 0 ? 0 : w * h / Math.max(1, thing.w() * thing.h());
    }

    // ------------------------------------------------------------------ asked by the table

    List<Hot> hots() {
        return hots;
    }

    Rect sheet() {
        return sheet;
    }

    List<Rect> pointed() {
        return pointed;
    }

    /** Whether a place of the screen lies under the sheet. */
    boolean covers(float x, float y) {
        return lesson != null && !aside && sheet.contains(x, y);
    }

    /** Lets the table be seen while it changes: what was said is done, and what comes of it may lie below. */
    void stepAside(boolean away) {
        aside = away;
    }

    boolean isAside() {
        return lesson != null && aside;
    }

    // ------------------------------------------------------------------ drawing

    void draw(Pen pen) {
        if (lesson == null || aside) return;
        for (Rect thing : pointed) frame(pen, thing.inset(-4));
        if (!pointed.isEmpty()) line(pen, pointed.get(0));
        pen.nine(gallery.panel(), sheet.x(), sheet.y(), sheet.w(), sheet.h());
        Rect room = sheet.inset(MARGIN_X, MARGIN_Y);
        TextBlock count = lettering.line(Face.ITALIC, 14, look.lexicon.say("ask.of", "count", lesson.step(), "all", lesson.steps()));
        pen.text(count, room.right() - count.width, room.top() - 2, Ink.SEPIA);
        pen.text(lettering.fitLine(Face.HEAVY, 18, lesson.title(), room.w() - count.width - 14, Align.LEFT), room.x(), room.top() + 3, Ink.UMBER);
        pen.rule(room.x() + 2, room.top() - TITLE + 4, room.w() - 4, Ink.BRONZE);
        float height = room.h() - TITLE - BUTTON - GAP;
        pen.text(lettering.fit(Face.TEXT, TEXT, lesson.text(), room.w(), height, Align.LEFT), room.x(), room.top() - TITLE, Ink.INK);
    }

    /** A golden frame between dark lines, and a soft light round it: seen on any ground. */
    private static void frame(Pen pen, Rect box) {
        for (int i = 6; i > 0; i--) outline(pen, box.inset(-i * 1.6f), 1.6f, Ink.fade(LIGHT, 0.5f - i * 0.075f));
        outline(pen, box.inset(-1.2f), 1.2f, Ink.BLACK);
        outline(pen, box, 3, LIGHT);
        outline(pen, box.inset(3), 1.2f, Ink.BLACK);
    }

    private static void outline(Pen pen, Rect box, float thick, int colour) {
        pen.fill(box.x(), box.y(), box.w(), thick, colour);
        pen.fill(box.x(), box.top() - thick, box.w(), thick, colour);
        pen.fill(box.x(), box.y() + thick, thick, box.h() - 2 * thick, colour);
        pen.fill(box.right() - thick, box.y() + thick, thick, box.h() - 2 * thick, colour);
    }

    /** Beads from the sheet to the thing: the eye follows them, whatever colours it tells apart. */
    private void line(Pen pen, Rect to) {
        float tx = Math.max(to.x(), Math.min(sheet.cx(), to.right())), ty = Math.max(to.y(), Math.min(sheet.cy(), to.top()));
        float fx = Math.max(sheet.x(), Math.min(tx, sheet.right())), fy = Math.max(sheet.y(), Math.min(ty, sheet.top()));
        double length = Math.hypot(tx - fx, ty - fy);
        int beads = (int) (length / 14);
        for (int i = 0; i <= beads; i++) {
            float part = beads == 0 ? 1 : i / (float) beads;
            pen.disc(fx + (tx - fx) * part, fy + (ty - fy) * part, i == beads ? 5.5f : 3.4f, Ink.BLACK);
            pen.disc(fx + (tx - fx) * part, fy + (ty - fy) * part, i == beads ? 4.2f : 2.4f, LIGHT);
        }
    }
}
