package eldertable.desktop.table;

import eldertable.art.Align;
import eldertable.art.Face;
import eldertable.art.Ink;
import eldertable.art.Lettering;
import eldertable.art.Pen;
import eldertable.art.TextBlock;
import eldertable.art.Theme;
import eldertable.desktop.screen.ScreenContext;
import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.DiagnosticPrinter;
import eldertable.tabletop.Rect;
import eldertable.words.Message;
import eldertable.workshop.WorkshopNews;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A sheet over the table: what is wrong with the files, what new rules have lost, or where a restart went another way. */
final class WorkshopNotice {
    private static final float WIDEST = 720, PAD = 34, LINE = 16, GAP = 10, STEP = 40;
    private static final int MOST = 3, ALARM = 0x8c1d12ff;

    private final ScreenContext kit;
    private final Buttons buttons;
    private final Runnable restart;
    private float width = 1280, height = 720;
    private WorkshopNews shown, hidden;
    private Rect box = new Rect(0, 0, 0, 0);
    private List<Hot> hots = List.of();

    WorkshopNotice(ScreenContext kit, Runnable restart) {
        this.kit = kit;
        this.restart = restart;
        buttons = new Buttons(kit.gallery(), kit.lettering(), Theme.house().accent());
    }

    void resize(float newWidth, float newHeight) {
        width = newWidth;
        height = newHeight;
    }

    List<Hot> hots() {
        return hots;
    }

    boolean contains(float x, float y) {
        return shown != null && box.contains(x, y);
    }

    /** Puts it away until there is something new. @return whether there was anything */
    boolean hide() {
        boolean there = shown != null;
        hidden = there ? shown : hidden;
        shown = null;
        hots = List.of();
        kit.redraw();
        return there;
    }

    /** @param left where the room for it begins */
    void draw(Pen pen, Optional<WorkshopNews> news, float left, float mouseX, float mouseY) {
        shown = news.filter(it -> it != hidden).orElse(null);
        hots = List.of();
        if (shown == null) return;
        float w = Math.min(WIDEST, width - left - 40), room = w - 2 * PAD;
        List<Part> parts = parts(room);
        float words = (float) parts.stream().mapToDouble(Part::height).sum(), most = height - 60;
        float h = Math.min(most, (float) Math.ceil((words + 160) / STEP) * STEP); // few sizes, since each is painted
        box = new Rect(left + (width - left - w) / 2, (height - h) / 2, w, h);
        hots = buttons();
        pen.nine(kit.gallery().shadow(), box.x(), box.y(), box.w(), box.h());
        pen.nine(kit.gallery().panel(), box.x(), box.y(), box.w(), box.h());
        boolean bad = shown.kind() != WorkshopNews.Kind.RESTARTED;
        pen.textIn(kit.lettering().fitLine(Face.HEAVY, 22, title(), room), box.x() + PAD, box.top() - 62, room, 32, bad ? ALARM : Ink.UMBER);
        pen.rule(box.x() + 50, box.top() - 68, box.w() - 100, Ink.BRONZE);
        float y = box.top() - 82;
        pen.clip(box.x(), box.y() + 66, box.w(), box.h() - 66 - 72);
        for (Part part : parts) {
            part.draw(pen, box.x() + PAD, y);
            y -= part.height();
        }
        pen.unclip();
        for (Hot hot : hots) buttons.draw(pen, hot, hot.contains(mouseX, mouseY), false, false);
    }

    private String title() {
        return switch (shown.kind()) {
            case BROKEN -> kit.say("workshop.broken");
            case PARTED -> kit.say("workshop.parted");
            default -> kit.say("workshop.restarted");
        };
    }

    private List<Hot> buttons() {
        List<Hot> made = new ArrayList<>();
        float w = 230, y = box.y() + 24;
        if (shown.kind() == WorkshopNews.Kind.PARTED) {
            made.add(Hot.button(kit.say("workshop.restart"), "", new Rect(box.cx() - w - 6, y, w, 36), "", true, true, restart));
            made.add(Hot.button(kit.say("workshop.keep"), "", new Rect(box.cx() + 6, y, w, 36), "", true, false, this::hide));
        } else {
            String label = shown.kind() == WorkshopNews.Kind.BROKEN ? kit.say("workshop.hide") : kit.say("workshop.go-on");
            made.add(Hot.button(label, "", Rect.around(box.cx(), y + 18, w, 36), "", true, false, this::hide));
        }
        return List.copyOf(made);
    }

    // ------------------------------------------------------------------ what it says

    /** A piece of the sheet; they stand one below the other. */
    private interface Part {
        float height();

        /** @param top of the part */
        void draw(Pen pen, float x, float top);
    }

    private record Words(TextBlock text, int colour) implements Part {
        @Override public float height() {
            return text.height + 3;
        }

        @Override public void draw(Pen pen, float x, float top) {
            pen.text(text, x, top, colour);
        }
    }

    /** A line of a file, with a caret under the place that is meant. */
    private record Line(TextBlock text, TextBlock caret, float at) implements Part {
        static Line of(Lettering lettering, Diagnostic problem, float room) {
            DiagnosticPrinter.Excerpt excerpt = DiagnosticPrinter.Excerpt.of(problem);
            String text = excerpt.text();
            String before = text.substring(0, text.offsetByCodePoints(0, Math.min(excerpt.caret(), text.codePointCount(0, text.length()))));
            TextBlock whole = lettering.fitLine(Face.BOLD, LINE, text, room, Align.LEFT), end = lettering.line(Face.BOLD, LINE, "|");
            float at = lettering.line(Face.BOLD, LINE, before + "|").width - end.width; // blanks at the end have no width of their own
            float shrunk = whole.size / end.size;
            return new Line(whole, lettering.line(Face.BOLD, LINE + 2, "^"), Math.min(room - 8, at * shrunk));
        }

        @Override public float height() {
            return text.height + 10;
        }

        @Override public void draw(Pen pen, float x, float top) {
            pen.text(text, x, top, Ink.INK);
            pen.text(caret, x + at, top - text.height + 2, ALARM);
        }
    }

    private record Gap(float height) implements Part {
        @Override public void draw(Pen pen, float x, float top) {}
    }

    private List<Part> parts(float room) {
        List<Part> parts = new ArrayList<>();
        for (Message line : shown.text()) parts.add(new Words(kit.lettering().wrap(Face.TEXT, LINE, kit.tongue().say(line), room, Align.LEFT), Ink.INK));
        for (Diagnostic problem : shown.problems().subList(0, Math.min(MOST, shown.problems().size()))) {
            parts.add(new Gap(GAP));
            parts.add(new Words(kit.lettering().fitLine(Face.BOLD, LINE - 1, problem.span() + "  " + problem.code(), room, Align.LEFT), ALARM));
            if (!problem.excerpt().isBlank()) parts.add(Line.of(kit.lettering(), problem, room));
            parts.add(new Words(kit.lettering().wrap(Face.TEXT, LINE, problem.message(kit.tongue()), room, Align.LEFT), Ink.INK));
        }
        int more = shown.problems().size() - MOST;
        if (more > 0) parts.add(new Words(kit.lettering().line(Face.ITALIC, LINE, kit.say("workshop.more", "count", more)), Ink.INK));
        return parts;
    }
}
