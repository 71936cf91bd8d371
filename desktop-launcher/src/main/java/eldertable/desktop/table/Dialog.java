package eldertable.desktop.table;

import com.badlogic.gdx.Input.Keys;
import eldertable.art.Align;
import eldertable.art.Face;
import eldertable.desktop.art.Gallery;
import eldertable.art.Ink;
import eldertable.art.Lettering;
import eldertable.art.Pen;
import eldertable.art.TextBlock;
import eldertable.desktop.screen.Key;
import eldertable.desktop.screen.TextLine;
import eldertable.tabletop.Rect;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Something that has to be answered before the table goes on: words, perhaps a line to type, and buttons. */
final class Dialog {
    private static final float HEAD = 78;

    /** @param covers whether nothing of the table may be seen behind it */
    private final String title, text;
    private final boolean covers;
    private final List<SidePanel.Entry> entries;
    private final Runnable escape;
    private final Consumer<String> typed;
    private final TextLine input;
    private Rect box = new Rect(0, 0, 1, 1);
    /** How high a button is, with the gap below it. */
    private float row = 42;
    private List<Hot> hots = List.of();

    /** @param escape what Esc does; null if it has to be answered */
    Dialog(String title, String text, List<SidePanel.Entry> entries, boolean covers, Runnable escape) {
        this(title, text, entries, covers, escape, null, new TextLine("", 0));
    }

    private Dialog(String title, String text, List<SidePanel.Entry> entries, boolean covers, Runnable escape, Consumer<String> typed, TextLine input) {
        this.title = title;
        this.text = text;
        this.entries = entries;
        this.covers = covers;
        this.escape = escape;
        this.typed = typed;
        this.input = input;
    }

    /** Asks for a line of text. @param yes the button that takes it; @param no the one that does not */
    static Dialog asking(String title, String text, String yes, String no, String suggestion, Consumer<String> answer, Runnable escape) {
        TextLine input = new TextLine(suggestion, 40);
        List<SidePanel.Entry> answers = List.of(new SidePanel.Entry(yes, "", "", true, true, true, () -> answer.accept(input.text())),
            new SidePanel.Entry(no, "", "", true, false, true, escape));
        return new Dialog(title, text, answers, false, escape, answer, input);
    }

    boolean covers() {
        return covers;
    }

    Runnable escape() {
        return escape;
    }

    void arrange(float width, float height, Lettering lettering) {
        float larger = Math.max(1, lettering.textScale()), wide = Math.min(420 * larger, width - 40);
        TextBlock words = lettering.wrap(Face.TEXT, 17, text, wide - 70, Align.CENTRE);
        float above = HEAD + 18 + (text.isEmpty() ? 0 : words.height + 14) + (typed != null ? 50 : 0);
        row = Math.max(24, Math.min(42 * larger, (height - 20 - Math.min(above, height / 2)) / Math.max(1, entries.size())));
        box = Rect.around(width / 2, height / 2, wide, Math.min(above + entries.size() * row, height - 20));
        List<Hot> made = new ArrayList<>();
        float y = box.y() + 30 + entries.size() * row;
        for (SidePanel.Entry entry : entries) {
            y -= row;
            made.add(Hot.button(entry.label(), entry.icon(), new Rect(box.x() + 45, y, wide - 90, row * 0.88f), entry.tip(), entry.enabled(), entry.main(), entry.action()));
        }
        hots = List.copyOf(made);
    }

    List<Hot> hots() {
        return hots;
    }

    boolean typed(char character) {
        if (typed == null) return false;
        input.typed(character);
        return true;
    }

    boolean isTyping() {
        return typed != null;
    }

    /** A key while a line is typed. */
    void key(Key key) {
        if (key.is(Keys.ENTER) || key.is(Keys.NUMPAD_ENTER)) typed.accept(input.text());
        else if (key.is(Keys.ESCAPE)) escape.run();
        else input.key(key);
    }

    void draw(Pen pen, Gallery gallery, Lettering lettering, float width, float height, float seconds) {
        pen.fill(0, 0, width, height, Ink.fade(0x05090bff, covers ? 0.6f : 0.55f));
        pen.nine(gallery.shadow(), box.x(), box.y(), box.w(), box.h());
        pen.nine(gallery.panel(), box.x(), box.y(), box.w(), box.h());
        pen.textIn(lettering.lineIn(Face.HEAVY, 24, title, box.w() - 60, 36, Align.CENTRE), box.x() + 30, box.top() - 62, box.w() - 60, 36, Ink.UMBER);
        pen.rule(box.x() + 50, box.top() - 66, box.w() - 100, Ink.BRONZE);
        float y = box.top() - HEAD;
        if (!text.isEmpty()) {
            float room = y - box.y() - 26 - hots.size() * row - (typed != null ? 50 : 0);
            TextBlock words = lettering.fit(Face.TEXT, 17, text, box.w() - 70, Math.max(20, room), Align.CENTRE);
            pen.textIn(words, box.x() + 35, y - words.height, box.w() - 70, words.height, Ink.INK);
            y -= words.height + 12;
        }
        if (typed != null) {
            pen.fill(box.x() + 45, y - 34, box.w() - 90, 34, Ink.fade(Ink.UMBER, 0.16f));
            pen.frame(box.x() + 45, y - 34, box.w() - 90, 34, 1.2f, Ink.SEPIA);
            pen.textIn(lettering.lineIn(Face.TEXT, 18, input.withCaret(), box.w() - 110, 34, Align.LEFT), box.x() + 55, y - 34, box.w() - 110, 34, Ink.INK);
        }
    }
}
