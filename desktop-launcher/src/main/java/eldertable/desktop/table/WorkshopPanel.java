package eldertable.desktop.table;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import eldertable.art.Align;
import eldertable.art.Face;
import eldertable.art.Ink;
import eldertable.art.Pen;
import eldertable.art.TextBlock;
import eldertable.art.Theme;
import eldertable.desktop.screen.Key;
import eldertable.desktop.screen.Pointer;
import eldertable.desktop.screen.ScreenContext;
import eldertable.desktop.screen.TextLine;
import eldertable.host.Chair;
import eldertable.host.Inbox;
import eldertable.host.Request;
import eldertable.host.WorkshopView;
import eldertable.tabletop.Rect;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The author's workshop over the left side of the table: pages to look at and a line to type; and notices, open or not. */
final class WorkshopPanel implements AutoCloseable {
    private static final int KEY = Keys.F10, REPLAY = Keys.F9;
    private static final float WIDTH = 470, MARGIN = 16, LINE = 14;
    private static final int PAPER = 0x0e171bff;

    private final ScreenContext kit;
    private final Chair chair;
    private final Inbox inbox;
    private final Buttons buttons;
    private final WorkshopNotice notice;
    private final LabSheet lab;
    /** Whether that page is open, instead of one that the table tells. */
    private boolean onLab;
    private float height = 720;
    private boolean open;
    private WorkshopView.Page page = WorkshopView.Page.TABLE;
    private float scrolled;
    private final TextLine input = new TextLine("", 200);
    private final List<String> typed = new ArrayList<>();
    private int recalled;
    private List<Hot> hots = List.of();
    private float mouseX = -1, mouseY = -1;

    WorkshopPanel(ScreenContext kit, Chair chair, Inbox inbox) {
        this.kit = kit;
        this.chair = chair;
        this.inbox = inbox;
        buttons = new Buttons(kit.gallery(), kit.lettering(), Theme.house().accent());
        lab = new LabSheet(kit, inbox);
        notice = new WorkshopNotice(kit, () -> send("replay"));
    }

    void resize(float newWidth, float newHeight) {
        height = newHeight;
        notice.resize(newWidth, newHeight);
        arrange();
    }

    boolean isOpen() {
        return open;
    }

    private Rect box() {
        return new Rect(0, 0, WIDTH, height);
    }

    private void toggle() {
        open = !open;
        chair.post(new Request.OpenWorkshop(open));
        lab.show(open && onLab);
        arrange();
        kit.redraw();
    }

    /** Nobody looks at it any more. */
    @Override
    public void close() {
        lab.close();
    }

    private void arrange() {
        List<Hot> made = new ArrayList<>();
        float w = (WIDTH - 2 * MARGIN) / (WorkshopView.Page.values().length + 1);
        for (WorkshopView.Page each : WorkshopView.Page.values()) {
            Rect at = new Rect(MARGIN + each.ordinal() * w, height - 50, w - 4, 30);
            made.add(Hot.button(kit.tongue().say(each.title()), "", at, "", true, !onLab && each == page, () -> turnTo(each)));
        }
        made.add(Hot.button(kit.say("lab.title"), "", new Rect(WIDTH - MARGIN - w, height - 50, w - 4, 30), "", true, onLab, this::turnToLab));
        float third = (WIDTH - 2 * MARGIN) / 3;
        made.add(Hot.button(kit.say("workshop.restart"), "", new Rect(MARGIN, 12, third - 4, 30), "", true, false, () -> send("replay")));
        made.add(Hot.button(kit.say("workshop.scenario"), "", new Rect(MARGIN + third, 12, third - 4, 30), "", true, false, () -> input.set("scenario ")));
        made.add(Hot.button(kit.say("workshop.report"), "", new Rect(MARGIN + 2 * third, 12, third - 4, 30), "", true, false, this::copyReport));
        hots = open ? List.copyOf(made) : List.of();
    }

    private void turnToLab() {
        onLab = true;
        scrolled = 0;
        lab.show(true);
        arrange();
        kit.redraw();
    }

    private void turnTo(WorkshopView.Page other) {
        onLab = false;
        lab.show(false);
        page = other;
        scrolled = 0;
        arrange();
        chair.post(new Request.OpenWorkshop(true));
    }

    private void send(String line) {
        chair.post(new Request.WorkshopLine(line));
        kit.redraw();
    }

    private void copyReport() {
        chair.post(new Request.Report(text -> kit.later(() -> {
            Gdx.app.getClipboard().setContents(text);
            kit.toast(kit.say("workshop.copied"));
        })));
    }

    /** What can be clicked, of the panel and of a notice. */
    List<Hot> hots() {
        return Stream.of(hots, open && onLab ? List.of(lab.button(labBox())) : List.<Hot>of(), notice.hots()).flatMap(List::stream).toList();
    }

    private Rect labBox() {
        return new Rect(MARGIN, 52, WIDTH - 2 * MARGIN, height - 62 - 52);
    }

    // ------------------------------------------------------------------ drawing

    void draw(Pen pen) {
        WorkshopView view = inbox.workshop();
        if (view == null) return;
        notice.draw(pen, view.notice(), open ? WIDTH + 2 : 0, mouseX, mouseY);
        if (!open) return;
        pen.fill(0, 0, WIDTH, height, PAPER);
        pen.fill(WIDTH, 0, 2, height, Ink.BRONZE);
        for (Hot hot : hots) buttons.draw(pen, hot, hot.contains(mouseX, mouseY), false, false);
        if (onLab) {
            Hot button = lab.button(labBox());
            buttons.draw(pen, button, button.contains(mouseX, mouseY), false, false);
            float full = lab.draw(pen, labBox(), scrolled);
            scrolled = Math.max(0, Math.min(scrolled, full - labBox().h()));
            return;
        }
        Rect line = new Rect(MARGIN, 52, WIDTH - 2 * MARGIN, 30);
        pen.fill(line.x(), line.y(), line.w(), line.h(), Ink.fade(Ink.BLACK, 0.6f));
        pen.frame(line.x(), line.y(), line.w(), line.h(), 1, Ink.BRONZE);
        pen.textIn(kit.lettering().fitLine(Face.TEXT, 16, "> " + input.withCaret(), line.w() - 16, Align.LEFT), line.x() + 8, line.y(), line.w() - 16, line.h(), Ink.CREAM);
        float answer = answer(pen, view, line.top() + 8);
        list(pen, view.pages().getOrDefault(page, List.of()).stream().map(kit.tongue()::say).toList(), new Rect(MARGIN, answer + 8, WIDTH - 2 * MARGIN, height - 62 - answer - 8));
    }

    /** @return how high it reaches */
    private float answer(Pen pen, WorkshopView view, float y) {
        List<String> said = view.last().said(kit.tongue()), lines = said.subList(0, Math.min(14, said.size()));
        if (lines.isEmpty()) return y;
        TextBlock words = kit.lettering().fit(Face.TEXT, LINE, String.join("\n", lines), WIDTH - 2 * MARGIN, 200, Align.LEFT);
        pen.text(words, MARGIN, y + words.height, !view.last().done() ? 0xff9a80ff : Ink.GOLD);
        pen.fill(MARGIN, y + words.height + 4, WIDTH - 2 * MARGIN, 1, Ink.fade(Ink.BRONZE, 0.7f));
        return y + words.height + 4;
    }

    private void list(Pen pen, List<String> lines, Rect box) {
        pen.clip(box.x(), box.y(), box.w(), box.h());
        float full = 0;
        for (String text : lines) full += words(text, box.w()).height + 2;
        scrolled = Math.max(0, Math.min(scrolled, full - box.h()));
        float y = box.top() + scrolled;
        for (String text : lines) {
            TextBlock words = words(text, box.w());
            boolean heading = !text.startsWith(" ") && page == WorkshopView.Page.TABLE;
            if (y > box.y() && y - words.height < box.top()) pen.text(words, box.x(), y, heading ? Ink.GOLD : Ink.CREAM);
            y -= words.height + 2;
        }
        pen.unclip();
    }

    private TextBlock words(String text, float room) {
        return kit.lettering().wrap(Face.TEXT, LINE, text.isEmpty() ? " " : text, room, Align.LEFT);
    }

    // ------------------------------------------------------------------ mouse and keyboard

    /** @return whether it was meant for the workshop */
    boolean pointer(Pointer pointer) {
        mouseX = pointer.x();
        mouseY = pointer.y();
        boolean onPanel = open && box().contains(mouseX, mouseY);
        if (!onPanel && !notice.contains(mouseX, mouseY)) return false;
        if (onPanel && pointer.is(Pointer.Kind.SCROLL)) scrolled = Math.max(0, scrolled + pointer.scroll() * 40);
        if (pointer.is(Pointer.Kind.UP)) hots().stream().filter(hot -> hot.contains(mouseX, mouseY)).findFirst().ifPresent(hot -> hot.action().run());
        kit.redraw();
        return true;
    }

    boolean key(Key key) {
        if (inbox.workshop() == null) return false;
        if (key.is(KEY)) {
            toggle();
            return true;
        }
        if (key.is(REPLAY)) {
            send("replay");
            return true;
        }
        if (key.is(Keys.ESCAPE) && notice.hide()) return true;
        if (!open) return false;
        if (key.is(Keys.ESCAPE)) toggle();
        else if (onLab && (key.is(Keys.UP) || key.is(Keys.DOWN))) scrolled = Math.max(0, scrolled + (key.is(Keys.UP) ? -40 : 40));
        else if (!onLab && (key.is(Keys.ENTER) || key.is(Keys.NUMPAD_ENTER))) enter();
        else if (key.is(Keys.UP)) recall(-1);
        else if (key.is(Keys.DOWN)) recall(1);
        else if (key.is(Keys.PAGE_UP)) scrolled = Math.max(0, scrolled - 300);
        else if (key.is(Keys.PAGE_DOWN)) scrolled += 300;
        else if (!onLab) input.key(key); // there is no line to type on that page
        kit.redraw();
        return true;
    }

    private void enter() {
        String line = input.text().strip();
        if (line.isEmpty()) return;
        typed.add(line);
        recalled = typed.size();
        send(line);
        input.set("");
    }

    private void recall(int by) {
        recalled = Math.max(0, Math.min(typed.size(), recalled + by));
        input.set(recalled < typed.size() ? typed.get(recalled) : "");
    }

    boolean typed(char character) {
        if (!open) return false;
        if (!onLab) input.typed(character);
        kit.redraw();
        return true;
    }
}
