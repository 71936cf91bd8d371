package eldertable.desktop.table;

import eldertable.art.Align;
import eldertable.art.Face;
import eldertable.desktop.art.Gallery;
import eldertable.art.Ink;
import eldertable.art.Lettering;
import eldertable.art.Pen;
import eldertable.art.TextBlock;
import eldertable.faces.TableLook;
import eldertable.host.Snapshot;
import eldertable.tabletop.Rect;
import eldertable.tabletop.TableLayout;
import eldertable.view.Chronicle.Weight;

import java.util.ArrayList;
import java.util.List;

/** The parchment beside the table: what happened, what is asked, and buttons for what does not lie on the table. */
final class SidePanel {
    private static final float MARGIN_X = 20, MARGIN_Y = 22, GAP = 4, MARK = 14;

    /** A button to be. @param tip more about it, or why it is closed; @param about what a closed one would do, or ""; @param wide whether it should have a line of its own */
    record Entry(String label, String icon, String tip, String about, boolean enabled, boolean main, boolean wide, Runnable action) {
        Entry(String label, String icon, String tip, boolean enabled, boolean main, boolean wide, Runnable action) {
            this(label, icon, tip, "", enabled, main, wide, action);
        }
    }

    private final Gallery gallery;
    private final Lettering lettering;
    private final TableLook look;
    private Rect box = new Rect(0, 0, 1, 1), story = box, question = box, slider = box;
    private List<Hot> hots = List.of();
    private String prompt = "";
    private float scrolled;
    /** How large the words on all buttons are. */
    private float letters = Buttons.LETTERS;

    SidePanel(Gallery gallery, Lettering lettering, TableLook look) {
        this.gallery = gallery;
        this.lettering = lettering;
        this.look = look;
    }

    // ------------------------------------------------------------------ where things go

    /** @param sliding whether there is a slider below the words */
    void arrange(Rect panel, String asked, List<Entry> entries, boolean sliding) {
        box = panel;
        prompt = asked;
        Rect room = panel.inset(MARGIN_X, MARGIN_Y);
        Sizing sizing = sizing(entries, room);
        List<List<Entry>> rows = rows(entries, sizing, room.w());
        letters = Math.max(LEAST_LETTERS, letters(rows, sizing, room.w()));
        float height = sizing.height();
        List<Hot> made = new ArrayList<>();
        int lines = rows.size();
        float y = room.y() + lines * (height + GAP);
        for (List<Entry> row : rows) {
            float w = (room.w() - (row.size() - 1) * GAP) / row.size();
            for (int i = 0; i < row.size(); i++) {
                Entry entry = row.get(i);
                Rect at = new Rect(room.x() + i * (w + GAP), y - height, w, height);
                made.add(Hot.button(entry.label(), entry.icon(), at, entry.tip(), entry.enabled(), entry.main(), entry.action()).with(entry.about()));
            }
            y -= height + GAP;
        }
        hots = List.copyOf(made);
        float buttons = lines * (height + GAP);
        float asking = prompt.isEmpty() ? 0 : Math.min(96 * larger(), lettering.wrap(Face.TEXT, 16, prompt, room.w(), Align.CENTRE).height + 8);
        slider = new Rect(room.x() + 8, room.y() + buttons + 4, room.w() - 16, sliding ? 22 : 0);
        question = new Rect(room.x(), room.y() + buttons + 2 + slider.h(), room.w(), asking);
        float below = buttons + asking + slider.h() + 12;
        story = new Rect(room.x(), room.y() + below, room.w(), room.h() - below - title());
    }

    /** How buttons are set. @param columns at most; @param letters so many fit into a narrow one */
    private record Sizing(int columns, int letters, float height) {
        /** The same where words are wider or larger. */
        Sizing set(float fitting, float larger) {
            return new Sizing(columns, (int) (letters * fitting), height * larger);
        }
    }

    /** What the letters of the sizings were counted for. */
    private static final float USUAL_WIDTH = TableLayout.PANEL - 2 * MARGIN_X;

    private static final List<Sizing> SIZINGS = List.of(new Sizing(1, 0, 34), new Sizing(2, 17, 34), new Sizing(2, 22, 34), new Sizing(2, 22, 29), new Sizing(3, 16, 27),
        new Sizing(3, 40, 24), new Sizing(4, 40, 20));

    /** What is asked of a sizing, the best first. @param part of the room's height that buttons may take; @param letters how large words have to be */
    private record Demand(float part, float letters) {}

    private static final float LEAST_LETTERS = 10;
    private static final List<Demand> DEMANDS = List.of(new Demand(0.45f, LEAST_LETTERS), new Demand(0.5f, LEAST_LETTERS), new Demand(0.55f, LEAST_LETTERS), new Demand(0.55f, 1), new Demand(0.72f, 1));

    /** All buttons are seen at once: the more there are, the smaller they get. */
    private Sizing sizing(List<Entry> entries, Rect room) {
        float letters = room.w() / USUAL_WIDTH / larger();
        if (entries.size() <= 4) return SIZINGS.get(0).set(letters, larger());
        for (Demand demand : DEMANDS) {
            for (float grown = larger(); grown >= 0.99f; grown -= Math.max(0.1f, (larger() - 1) / 2)) { // what happened has to be seen too
                for (Sizing usual : SIZINGS.subList(1, SIZINGS.size())) {
                    Sizing sizing = usual.set(letters, grown);
                    List<List<Entry>> rows = rows(entries, sizing, room.w());
                    if (rows.size() * (sizing.height() + GAP) <= room.h() * demand.part() && letters(rows, sizing, room.w()) >= demand.letters()) return sizing;
                }
            }
        }
        Sizing last = SIZINGS.get(SIZINGS.size() - 1);
        float fitting = (room.h() * 0.72f) / rows(entries, last, room.w()).size() - GAP;
        return new Sizing(last.columns(), last.letters(), Math.min(last.height(), fitting));
    }

    /** How large words can be if they are alike on all buttons; 0 if one of those would lose some of them. */
    private float letters(List<List<Entry>> rows, Sizing sizing, float width) {
        float letters = Buttons.LETTERS;
        for (List<Entry> row : rows) {
            float each = (width - (row.size() - 1) * GAP) / row.size();
            for (Entry entry : row) {
                TextBlock words = Buttons.words(lettering, entry.label(), entry.icon(), each, sizing.height(), Buttons.LETTERS);
                letters = words.shortened ? 0 : Math.min(letters, words.size / lettering.textScale());
            }
        }
        return letters;
    }

    private List<List<Entry>> rows(List<Entry> entries, Sizing sizing, float width) {
        List<List<Entry>> rows = new ArrayList<>();
        for (Entry entry : entries) {
            List<Entry> last = rows.isEmpty() ? null : rows.get(rows.size() - 1);
            boolean open = last != null && last.size() < sizing.columns() && isNarrow(entry, sizing, width) && isNarrow(last.get(0), sizing, width);
            if (open) last.add(entry);
            else rows.add(new ArrayList<>(List.of(entry)));
        }
        return rows;
    }

    /** By which words are larger than designed. */
    private float larger() {
        return Math.max(1, lettering.textScale());
    }

    /** How high the heading is. */
    private float title() {
        return 34 * larger();
    }

    /** Of two side by side each has to hold its words in letters that can be read; where more stand there, it cannot be helped. */
    private boolean isNarrow(Entry entry, Sizing sizing, float width) {
        if (entry.wide() || entry.label().length() > sizing.letters()) return false;
        return sizing.columns() > 2 || Buttons.words(lettering, entry.label(), entry.icon(), (width - GAP) / 2, sizing.height(), Buttons.LETTERS).size >= LEAST_LETTERS * lettering.textScale();
    }

    float letters() {
        return letters;
    }

    List<Hot> hots() {
        return hots;
    }

    Rect story() {
        return story;
    }

    /** The move that a place on the slider stands for, or -1. */
    int moveAt(float x, float y, int moves) {
        if (slider.h() < 1 || !slider.inset(-8, -2).contains(x, y)) return -1;
        return Math.round(Math.max(0, Math.min(1, (x - slider.x()) / slider.w())) * moves);
    }

    boolean scroll(float x, float y, float by) {
        if (!box.contains(x, y)) return false;
        scrolled = Math.max(0, scrolled - by * 40);
        return true;
    }

    void toEnd() {
        scrolled = 0;
    }

    // ------------------------------------------------------------------ drawing

    void draw(Pen pen, Snapshot now) {
        pen.nine(gallery.panel(), box.x(), box.y(), box.w(), box.h());
        Rect room = box.inset(MARGIN_X, MARGIN_Y);
        pen.textIn(lettering.fitLine(Face.HEAVY, 22, look.lexicon.say("table.chronicle"), room.w()), room.x(), room.top() - title() + 8, room.w(), title() - 8, Ink.UMBER);
        pen.rule(room.x() + 6, room.top() - title() + 3, room.w() - 12, Ink.BRONZE);
        story(pen, now.chronicle());
        now.past().ifPresent(move -> {
            float part = now.moves() == 0 ? 0 : move / (float) now.moves();
            pen.fill(slider.x(), slider.cy() - 2, slider.w(), 4, Ink.fade(Ink.UMBER, 0.3f));
            pen.fill(slider.x(), slider.cy() - 2, slider.w() * part, 4, Ink.BLOOD);
            pen.picture(gallery.disc(Ink.BLOOD), slider.x() + slider.w() * part - 9, slider.cy() - 9, 18, 18);
        });
        if (!prompt.isEmpty()) {
            pen.rule(room.x() + 6, question.top() + 5, room.w() - 12, Ink.BRONZE);
            pen.textIn(lettering.fit(Face.TEXT, 16, prompt, question.w(), question.h() - 2, Align.CENTRE), question.x(), question.y(), question.w(), question.h(),
                Ink.UMBER);
        }
    }

    private void story(Pen pen, List<Snapshot.Told> lines) {
        if (story.h() < 20) return;
        pen.clip(story.x() - 4, story.y(), story.w() + 8, story.h());
        float full = 0;
        for (int i = lines.size() - 1; i >= 0 && full < story.h() + scrolled; i--) full += words(lines, i).height + gap(lines, i);
        scrolled = Math.min(scrolled, Math.max(0, full - story.h()));
        float y = full < story.h() ? story.top() - full : story.y() + 3 - scrolled;
        for (int i = lines.size() - 1; i >= 0 && y < story.top() + 40; i--) {
            Snapshot.Told line = lines.get(i);
            TextBlock words = words(lines, i);
            float top = y + words.height;
            // A line that begins above the room would look cut off.
            if (top > story.y() && top <= story.top() + 1) {
                pen.text(words, story.x() + indent(lines, i), top, opens(lines, i) ? Ink.INK : Ink.SEPIA);
                if (line.isHeading() && line.seat() >= 0) SeatMark.draw(pen, look, lettering, line.seat(), story.x() + mark() / 2, top - 9 * larger(), mark());
            }
            y = top + gap(lines, i);
        }
        pen.unclip();
    }

    private float mark() {
        return MARK * larger();
    }

    /** Below what a move begins with stands what came of it, and small things further in. */
    private float indent(List<Snapshot.Told> lines, int index) {
        return mark() + (opens(lines, index) ? 5 : lines.get(index).weight() == Weight.DETAIL ? 20 : 11);
    }

    /** Whether it is what a move begins with: the move itself, or what the rules alone tell of it. */
    static boolean opens(List<Snapshot.Told> lines, int index) {
        Snapshot.Told line = lines.get(index);
        return line.isHeading() || line.weight() == Weight.SAID && (index == 0 || lines.get(index - 1).move() != line.move());
    }

    private static float gap(List<Snapshot.Told> lines, int index) {
        return opens(lines, index) ? 7 : 2;
    }

    private TextBlock words(List<Snapshot.Told> lines, int index) {
        boolean opens = opens(lines, index);
        return lettering.wrap(opens ? Face.TEXT : Face.ITALIC, opens ? 15 : 14.5f, lines.get(index).text(), story.w() - indent(lines, index), Align.LEFT);
    }
}
