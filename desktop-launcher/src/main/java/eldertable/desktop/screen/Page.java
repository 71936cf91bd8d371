package eldertable.desktop.screen;

import com.badlogic.gdx.Input.Keys;
import eldertable.art.Align;
import eldertable.art.Box;
import eldertable.art.Face;
import eldertable.art.Ink;
import eldertable.art.Pen;
import eldertable.art.TextBlock;
import eldertable.art.Theme;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A screen of widgets. {@link #build} makes all of them from what the page knows, and is called again whenever that changes;
 * mouse, keyboard focus, scrolling and tips are the same on every page.
 */
abstract class Page implements Screen {
    protected static final float BAR = 54;

    protected final ScreenContext kit;
    protected float width = 1280, height = 720;
    private final List<Widget> widgets = new ArrayList<>();
    private final Map<String, TextLine> lines = new HashMap<>();
    private Scroll scroll;
    private String focus = "";
    /** Where the widget with the focus was, for when it is called otherwise afterwards or is gone. */
    private Box focusBox;
    private Widget hover, down;
    private float pointerX = -1, pointerY = -1, hoverSeconds;
    private boolean keyboard;
    /** Whether what the page shows is on parchment, which the scroll bar has to suit. */
    protected boolean onParchment = true;

    Page(ScreenContext kit) {
        this.kit = kit;
    }

    /** Adds all widgets for the page's size. */
    protected abstract void build();

    protected abstract String heading();

    protected String remark() {
        return "";
    }

    protected Theme theme() {
        return Theme.house();
    }

    /** A sentence of the window's words. @param blanks name and value, in turn */
    protected final String say(String key, Object... blanks) {
        return kit.say(key, blanks);
    }

    protected final void add(Widget widget) {
        widgets.add(widget);
    }

    /** What is added to it scrolls. One a page. */
    protected final Scroll scroll(Box box) {
        scroll = new Scroll(box, scroll == null ? 0 : scroll.offset());
        return scroll;
    }

    protected final Controls.Button button(String label, String icon, Box box, Runnable action) {
        return new Controls.Button(kit, label, icon, box, false, theme().accent(), action);
    }

    protected final Controls.Button mainButton(String label, String icon, Box box, Runnable action) {
        return new Controls.Button(kit, label, icon, box, true, theme().accent(), action);
    }

    /** A line to type. Its caret is kept when the widgets are made anew. @param enter what Enter does, or null */
    protected final Controls.Field field(String label, String value, String placeholder, int most, Box box, Consumer<String> change, Runnable enter) {
        TextLine line = lines.computeIfAbsent(label, none -> new TextLine(value, most));
        if (!line.text().equals(value)) line.set(value);
        return new Controls.Field(label, line, placeholder, box, change, enter);
    }

    /** Makes the widgets anew. */
    protected final void refresh() {
        Scroll before = scroll;
        widgets.clear();
        scroll = before == null ? null : new Scroll(before.box, before.offset());
        Scroll kept = scroll;
        build();
        if (scroll == kept) scroll = null; // this time nothing scrolls
        hover = at(pointerX, pointerY);
        kit.redraw();
    }

    /** What Escape does. */
    protected void back() {
        kit.screens().pop();
    }

    @Override public void show() {
        refresh();
    }

    @Override public void resize(float w, float h) {
        width = w;
        height = h;
        refresh();
    }

    @Override public String title() {
        return heading();
    }

    // ------------------------------------------------------------------ drawing

    @Override public boolean draw(Pen pen, float seconds) {
        ground(pen);
        Widget focused = keyboard ? focusedWidget() : null;
        for (Widget widget : List.copyOf(widgets)) widget.draw(pen, kit, look(widget, focused));
        if (scroll != null) {
            Scroll area = scroll;
            pen.clip(area.box.x() - 12, area.box.y(), area.box.w() + 24, area.box.h());
            pen.push().move(0, area.offset());
            for (Widget widget : List.copyOf(area.widgets)) if (area.seen(widget).overlaps(area.box)) widget.draw(pen, kit, look(widget, focused));
            pen.pop();
            pen.unclip();
            area.bar(pen, onParchment);
        }
        if (focused != null) frame(pen, focused);
        hoverSeconds += seconds;
        boolean tipComing = hover != null && !hover.tip.isEmpty();
        if (tipComing && hoverSeconds > 0.35f) tip(pen, hover.tip);
        return tipComing && hoverSeconds <= 0.35f;
    }

    private void frame(Pen pen, Widget focused) {
        Box box = seen(focused);
        boolean clipped = isScrolled(focused);
        if (clipped) pen.clip(scroll.box.x() - 12, scroll.box.y(), scroll.box.w() + 24, scroll.box.h());
        FocusFrame.draw(pen, box.x(), box.y(), box.w(), box.h());
        if (clipped) pen.unclip();
    }

    protected void ground(Pen pen) {
        pen.background(kit.gallery().table(theme()));
        pen.picture(kit.gallery().bar(BAR), 0, height - BAR + 2, width, BAR);
        TextBlock heading = kit.lettering().fitLine(Face.HEAVY, 24, heading(), width * .5f, Align.LEFT);
        pen.text(heading, 26, height - BAR / 2 + heading.height / 2 + 3, Ink.GOLD);
        if (remark().isEmpty()) return;
        TextBlock remark = kit.lettering().fitLine(Face.ITALIC, 16, remark(), width - heading.width - 330, Align.LEFT);
        pen.text(remark, 26 + heading.width + 40, height - BAR / 2 + remark.height / 2 + 2, Ink.PALE);
    }

    /** A sheet of parchment with its shadow. */
    protected final void sheet(Box box) {
        add(new Controls.Drawing(box, pen -> {
            pen.nine(kit.gallery().shadow(), box.x() + 4, box.y() - 2, box.w() - 8, box.h());
            pen.nine(kit.gallery().panel(), box.x(), box.y(), box.w(), box.h());
        }));
    }

    /** The button in the bar that leads back. */
    protected final void backButton() {
        add(button(say("page.back"), "return-arrow", new Box(width - 150, height - BAR + 9, 128, 38), this::back));
    }

    private Widget.Look look(Widget widget, Widget focused) {
        return new Widget.Look(widget == hover && widget.enabled, widget == focused, widget == down && widget == hover);
    }

    private void tip(Pen pen, String words) {
        TextBlock block = kit.lettering().wrap(Face.TEXT, 15, words, 340, Align.LEFT);
        float w = block.width + 24, h = block.height + 18;
        float x = Math.max(6, Math.min(width - w - 6, pointerX + 14)), y = pointerY - h - 18 < 6 ? pointerY + 16 : pointerY - h - 18;
        pen.nine(kit.gallery().shadow(), x, y, w, h);
        pen.nine(kit.gallery().plaque(), x, y, w, h);
        pen.text(block, x + 12, y + h - 9, Ink.CREAM);
    }

    // ------------------------------------------------------------------ the mouse

    private Widget at(float x, float y) {
        if (scroll != null && scroll.box.contains(x, y)) {
            for (int i = scroll.widgets.size() - 1; i >= 0; i--) {
                Widget widget = scroll.widgets.get(i);
                if (reacts(widget) && scroll.seen(widget).contains(x, y)) return widget;
            }
        }
        for (int i = widgets.size() - 1; i >= 0; i--) {
            Widget widget = widgets.get(i);
            if (reacts(widget) && widget.box.contains(x, y)) return widget;
        }
        return null;
    }

    private static boolean reacts(Widget widget) {
        return widget.takesFocus() || !widget.tip.isEmpty();
    }

    @Override public boolean pointer(Pointer pointer) {
        pointerX = pointer.x();
        pointerY = pointer.y();
        Widget under = at(pointerX, pointerY);
        if (under != hover) hoverSeconds = 0;
        hover = under;
        switch (pointer.kind()) {
            case SCROLL -> {
                if (scroll != null) scroll.by(pointer.scroll() * 46);
                hover = at(pointerX, pointerY);
            }
            case DOWN -> press(under);
            case DRAG -> {
                if (down != null && down.enabled) local(down, pointer, true);
            }
            case UP -> {
                Widget held = down;
                down = null;
                if (held != null && held == under && held.enabled) local(held, pointer, false);
            }
            default -> { }
        }
        return true;
    }

    private void press(Widget under) {
        down = under;
        keyboard = under != null && under.isWritable();
        if (under == null || !under.enabled) return;
        focus = under.label;
        focusBox = under.box;
        under.drag(pointerX, pointerY - shift(under));
        if (under != down) return;
        down = same(under);
    }

    /** After a widget's action has made all widgets anew, the one that stands for it. */
    private Widget same(Widget old) {
        for (Widget widget : all()) if (widget.label.equals(old.label) && widget.box.equals(old.box)) return widget;
        return null;
    }

    private float shift(Widget widget) {
        return scroll != null && scroll.widgets.contains(widget) ? scroll.offset() : 0;
    }

    private void local(Widget widget, Pointer pointer, boolean dragged) {
        float y = pointer.y() - shift(widget);
        if (dragged) {
            widget.drag(pointer.x(), y);
            down = same(widget);
        } else widget.click(pointer.x(), y);
    }

    // ------------------------------------------------------------------ the keyboard

    private List<Widget> all() {
        List<Widget> all = new ArrayList<>(widgets);
        if (scroll != null) all.addAll(scroll.widgets);
        return all;
    }

    private Box seen(Widget widget) {
        return scroll != null && scroll.widgets.contains(widget) ? scroll.seen(widget) : widget.box;
    }

    private Widget focusedWidget() {
        List<Widget> stops = all().stream().filter(Widget::takesFocus).toList();
        return stops.stream().filter(widget -> widget.label.equals(focus)).findFirst().orElseGet(() -> stops.stream().filter(widget -> focusBox != null)
            .min(Comparator.comparingDouble(widget -> Math.hypot(widget.box.midX() - focusBox.midX(), widget.box.midY() - focusBox.midY()))).orElse(null));
    }

    @Override public Optional<Target> focused() {
        Widget at = keyboard ? focusedWidget() : null;
        return at == null ? Optional.empty() : Optional.of(new Target(at.label, seen(at), true));
    }

    @Override public boolean key(Key key) {
        Widget focused = focusedWidget();
        if (keyboard && focused != null && focused.key(key)) return true;
        if (key.isPlain(Keys.ESCAPE)) {
            back();
            return true;
        }
        if (key.isPlain(Keys.TAB)) return tab(key.shift() ? -1 : 1);
        if (key.isPlain(Keys.UP)) return go(0, 1);
        if (key.isPlain(Keys.DOWN)) return go(0, -1);
        if (key.isPlain(Keys.LEFT)) return go(-1, 0);
        if (key.isPlain(Keys.RIGHT)) return go(1, 0);
        if (scroll != null && (key.isPlain(Keys.PAGE_DOWN) || key.isPlain(Keys.PAGE_UP))) {
            scroll.by((key.is(Keys.PAGE_DOWN) ? .85f : -.85f) * scroll.box.h());
            return true;
        }
        if (scroll != null && (key.isPlain(Keys.HOME) || key.isPlain(Keys.END))) {
            scroll.by(key.is(Keys.END) ? 1e6f : -1e6f);
            return true;
        }
        if (!keyboard && focused != null && (key.isPlain(Keys.ENTER) || key.isPlain(Keys.SPACE))) {
            keyboard = true;
            return focused.key(key);
        }
        return false;
    }

    @Override public boolean typed(char character) {
        Widget focused = focusedWidget();
        return focused != null && keyboard && focused.typed(character);
    }

    private boolean tab(int by) {
        List<Widget> stops = all().stream().filter(Widget::takesFocus).sorted(this::readingOrder).toList();
        if (stops.isEmpty()) return false;
        int at = stops.indexOf(focusedWidget());
        return moveTo(stops.get(Math.floorMod(at < 0 ? 0 : keyboard ? at + by : at, stops.size())));
    }

    /** However far a list is scrolled, its widgets stand together, in its place on the page. */
    private int readingOrder(Widget a, Widget b) {
        boolean first = isScrolled(a), second = isScrolled(b);
        if (first && second) return readingOrder(a.box, b.box);
        return readingOrder(first ? scroll.box : a.box, second ? scroll.box : b.box);
    }

    private static int readingOrder(Box a, Box b) {
        int rows = Math.round((b.midY() - a.midY()) / 24);
        return rows != 0 ? rows : Float.compare(a.x(), b.x());
    }

    private boolean isScrolled(Widget widget) {
        return scroll != null && scroll.widgets.contains(widget);
    }

    /** To the nearest widget in that direction. */
    private boolean go(int dx, int dy) {
        Widget from = focusedWidget();
        if (from == null || !keyboard) return tab(1);
        List<Widget> stops = all().stream().filter(Widget::takesFocus).toList();
        int next = Compass.next(stops.stream().map(this::seen).toList(), stops.indexOf(from), dx, dy);
        if (next >= 0) return moveTo(stops.get(next));
        if (dy != 0 && scroll != null) scroll.by(-dy * 60);
        return true;
    }

    private boolean moveTo(Widget widget) {
        focus = widget.label;
        focusBox = widget.box;
        keyboard = true;
        if (isScrolled(widget)) scroll.reveal(widget);
        focusMoved(widget.label);
        return true;
    }

    /** The keyboard has gone to another widget. */
    protected void focusMoved(String label) {}

    @Override public List<Target> targets() {
        List<Target> targets = new ArrayList<>();
        for (Widget widget : widgets) targets.addAll(widget.targets());
        if (scroll != null) {
            for (Widget widget : scroll.widgets) {
                Box seen = scroll.seen(widget);
                boolean inside = scroll.box.contains(seen.midX(), seen.midY());
                if (inside) for (Target target : widget.targets()) targets.add(new Target(target.label(), seen, target.enabled()));
            }
        }
        return targets;
    }

    // ------------------------------------------------------------------ for tests

    final List<Widget> laidOut() {
        return List.copyOf(all());
    }

    final String focusedLabel() {
        return focus;
    }

    /** Whether it may be partly hidden, since it can be scrolled to. */
    final boolean scrolls(String label) {
        return scroll != null && scroll.widgets.stream().anyMatch(widget -> widget.label.equals(label));
    }
}
