package eldertable.desktop.table;

import com.badlogic.gdx.Input.Keys;
import eldertable.choosing.Choice;
import eldertable.art.Pen;
import eldertable.art.Theme;
import eldertable.desktop.screen.FocusFrame;
import eldertable.desktop.screen.Key;
import eldertable.desktop.screen.Pointer;
import eldertable.desktop.screen.ScreenContext;
import eldertable.desktop.screen.Settings;
import eldertable.desktop.screen.Target;
import eldertable.diagnostic.Diagnostic;
import eldertable.faces.TableLook;
import eldertable.host.Connection;
import eldertable.host.Inbox;
import eldertable.host.Request;
import eldertable.host.Snapshot;
import eldertable.host.TableInfo;
import eldertable.host.Thought;
import eldertable.state.Code;
import eldertable.view.TableView;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/** A match on the screen: takes its snapshots, shows them, and turns clicks and keys into requests. */
final class LiveTable {
    private static final float HOVER_DELAY = 0.3f;
    private static final int HURRY_FROM = 5;

    private final ScreenContext kit;
    private final Connection connection;
    private final Inbox inbox;
    private final TableInfo info;
    private final TableLook look;
    private final TableMenus menus;
    private final Choosing choosing;
    private final SidePanel panel;
    private final TopBar bar;
    private final EndSheet end;
    private final LessonPanel lesson;
    private final Stage stage;
    private final Motion motion = new Motion();
    private final Replay replay = new Replay();
    private final TableSounds sounds;
    private volatile float width = 1280, height = 720;
    private Snapshot now;
    private Arrangement table;
    /** By snapshot: places for everything, found on the table's thread, since that takes longer than a frame may. */
    private final Map<Long, Arrangement> laid = new ConcurrentHashMap<>();
    private TableView lastLaid;
    private volatile TableLayout layout;
    private final HandOrder hand;
    private Dialog dialog;
    private boolean ended;
    private boolean awaiting;
    /** Whether keyboard and gamepad go over all that can be read. */
    private boolean looking;
    private HotSpots spots = new HotSpots(List.of());
    private final Focus focus = new Focus();
    private float mouseX = -1, mouseY = -1, hovered;
    private boolean pressed;
    private Hot dragged;
    private boolean dragging;
    private int dropOn = Code.NOTHING;
    /** Counts the changes of what lies still, and of what it was last drawn with. */
    private int version;
    private Settings shownWith;

    LiveTable(ScreenContext kit, Connection connection, Inbox inbox, TableInfo info) {
        this.kit = kit;
        this.connection = connection;
        this.inbox = inbox;
        this.info = info;
        look = new TableLook(info.blueprint(), info.lexicon());
        hand = new HandOrder(look);
        Theme theme = Theme.of(info.blueprint().pack.table());
        stage = new Stage(look, kit, theme, info.setup(), motion);
        panel = new SidePanel(kit.gallery(), kit.lettering(), look);
        bar = new TopBar(look, stage.painter(), kit.gallery(), kit.lettering());
        end = new EndSheet(look, kit.gallery(), kit.lettering());
        menus = new TableMenus(kit, info, this);
        lesson = new LessonPanel(kit.gallery(), kit.lettering(), look, this::post, () -> kit.screens().pop());
        choosing = new Choosing(look, this::post, this::open);
        sounds = new TableSounds(kit.sounds());
        inbox.prepareWith(this::prepare);
    }

    void resize(float newWidth, float newHeight) {
        width = newWidth;
        height = newHeight;
        if (now != null) {
            motion.clear();
            table = laid(now.view());
            rebuild();
        }
    }

    // ------------------------------------------------------------------ what the match says

    private void update(float seconds) {
        if (inbox.failure() != null && dialog == null) open(menus.broken(inbox.failure().problems().stream().map(Diagnostic::message).toList()));
        boolean hurry = inbox.waiting() >= HURRY_FROM;
        motion.advance(seconds * kit.settings().speed() * (hurry ? 4 : replay.isRunning() ? replay.speed() : 1));
        while (!motion.isRunning()) {
            Snapshot next = inbox.poll(info);
            if (next == null) break;
            accept(next, hurry);
        }
        if (now != null && replay.isRunning()) lookOn(seconds);
    }

    /** Looking back goes on by itself once the last move lies still. */
    private void lookOn(float seconds) {
        if (motion.isRunning() || awaiting || dialog != null) return;
        if (replay.isTime(seconds, now.past().orElse(now.moves()), now.moves())) post(new Request.Jump(now.past().orElseThrow() + 1));
        else if (!replay.isRunning()) rebuild();
    }

    /** Starts or halts looking back by itself; at the end it begins anew. */
    void playBack() {
        if (replay.isRunning()) replay.stop();
        else {
            replay.start();
            if (now.past().isEmpty() || now.past().getAsInt() >= now.moves()) post(new Request.Jump(0));
        }
        rebuild();
        kit.redraw();
    }

    void playFaster() {
        replay.faster();
        rebuild();
    }

    Replay replay() {
        return replay;
    }

    /** Everything in its place: the same for a whole game, unless the window changes or somebody else looks. */
    private Arrangement laid(TableView view) {
        TableLayout known = layout;
        float words = kit.lettering().textScale();
        if (known == null || !known.isFor(view.viewer(), width, height, words)) layout = known = new TableLayout(look, view, width, height, words);
        return known.arrange(hand.applied(view));
    }

    /** On the table's thread. */
    private void prepare(Snapshot next) {
        if (!next.view().equals(lastLaid)) laid.put(next.number(), laid(next.view()));
        lastLaid = next.view();
    }

    private void accept(Snapshot next, boolean hurry) {
        boolean sameEyes = now != null && now.viewer() == next.viewer() && !isCovered();
        Arrangement before = sameEyes && !hurry ? table : null;
        boolean over = next.view().isOver() && next.past().isEmpty() && next.lesson().isEmpty();
        if (over && (now == null || !now.view().isOver() || now.lesson().isPresent())) ended = true;
        if (!next.view().isOver()) ended = false;
        boolean changed = now == null || !next.view().equals(now.view());
        now = next;
        if (next.past().isEmpty() && !awaiting) replay.stop();
        awaiting = false;
        Arrangement prepared = laid.remove(next.number());
        boolean fits = prepared != null && prepared.bar().w() == width && prepared.bar().top() == height; // it may have been resized meanwhile
        if (changed) table = fits ? prepared : laid(next.view());
        motion.begin(before, table, next.effects(), kit.settings().reducedMotion());
        sounds.of(next);
        next.notices().stream().filter(notice -> notice.kind() != Snapshot.Notice.Kind.UNAGREED).forEach(notice -> kit.toast(notice.text()));
        if (next.curtain().isPresent()) dialog = menus.curtain(next.curtain().getAsInt(), look.lexicon.seat(next.curtain().getAsInt()));
        else if (!next.problems().isEmpty()) dialog = menus.problems(next.problems());
        else if (!next.stuck().isEmpty()) dialog = menus.stuck(next.stuck());
        else if (next.notices().stream().anyMatch(notice -> notice.kind() == Snapshot.Notice.Kind.UNAGREED)) dialog = menus.agreement();
        else if (dialog != null && dialog.escape() == null) dialog = null;
        if (changed) panel.toEnd();
        rebuild();
        dropped();
    }

    private boolean isCovered() {
        return dialog != null && dialog.covers();
    }

    /** A figure that was dragged goes on to the space it was dropped on. */
    private void dropped() {
        int code = dropOn;
        dropOn = Code.NOTHING;
        if (code == Code.NOTHING || now.ask().isEmpty()) return;
        for (Choice choice : choosing.choices(code)) if (!choice.isShortcut()) post(new Request.Choose(now.number(), choice.path()));
    }

    void post(Request request) {
        awaiting = true;
        motion.skip();
        connection.post(request);
    }

    void open(Dialog opened) {
        dialog = opened;
        focus.reset(Focus.Layer.DIALOG);
        rebuild();
        kit.redraw();
    }

    /** Sorts the viewer's hand, or leaves it again as it came. */
    void sortHand() {
        hand.sort();
        relay();
    }

    boolean hasHand() {
        return table != null && table.things().stream().anyMatch(thing -> thing instanceof Thing.Piece piece && piece.hand());
    }

    private void relay() {
        table = laid(now.view());
        rebuild();
        kit.redraw();
    }

    void closeEnd() {
        ended = false;
        rebuild();
    }

    void openEnd() {
        ended = true;
        rebuild();
    }

    Snapshot now() {
        return now;
    }

    // ------------------------------------------------------------------ what can be clicked

    private void rebuild() {
        if (now == null) return;
        version++;
        choosing.arrange(now, table);
        Thought thought = inbox.thought();
        List<SidePanel.Entry> entries = new ArrayList<>(choosing.entries());
        String prompt = choosing.prompt();
        if (now.ask().isEmpty()) {
            prompt = now.past().isPresent() ? look.lexicon.say("table.move-of", "move", now.past().getAsInt(), "moves", now.moves()) : now.view().isOver() ? now.view().result().map(look.lexicon::result).orElse("") : !now.stuck().isEmpty() ? now.stuck() : waitingFor(thought);
            if (now.lesson().isEmpty()) entries.addAll(menus.idle(now));
        }
        panel.arrange(table.panel(), prompt, entries, now.past().isPresent());
        bar.arrange(table.bar(), now, menus.bar(now));
        lesson.arrange(now.lesson(), table, panel.hots(), bar.chips(), choosing.places());
        List<Hot> all = new ArrayList<>();
        if (dialog != null) {
            dialog.arrange(width, height, kit.lettering());
            all.addAll(dialog.hots());
        } else if (ended) {
            end.arrange(width, height, now, menus.end());
            all.addAll(end.hots());
        } else {
            all.addAll(looking ? LookRound.stops(look, stage.tips(), table, bar.chips(), choosing.places()) : choosing.places());
            all.addAll(panel.hots());
            all.addAll(bar.hots());
            all.addAll(lesson.hots());
        }
        spots = new HotSpots(all);
        focus.over(dialog != null ? Focus.Layer.DIALOG : ended ? Focus.Layer.SHEET : looking ? Focus.Layer.LOOK : Focus.Layer.TABLE, spots.all());
    }

    private String waitingFor(Thought thought) {
        if (thought != null) return look.lexicon.say("table.thinks", "name", look.lexicon.seat(thought.seat()));
        return now.away().isEmpty() ? "" : look.lexicon.say("table.away", "names", now.away().stream().map(look.lexicon::seat).collect(Collectors.joining(", ")), "count", now.away().size());
    }

    private Hot current() {
        return focus.current() != null ? focus.current() : under();
    }

    /** What the mouse is at; the sheet of a lesson hides what lies below it. */
    private Hot under() {
        Hot hot = spots.under(mouseX, mouseY);
        return hot != null && dialog == null && !ended && lesson.covers(mouseX, mouseY) && !lesson.hots().contains(hot) ? null : hot;
    }

    List<Target> targets() {
        return spots.targets(table);
    }

    Optional<Target> focused() {
        return focus.current() == null ? Optional.empty() : Optional.of(targets().get(spots.all().indexOf(focus.current())));
    }

    /** Lets keyboard and gamepad point at everything that can be read, or again only at what can be chosen. */
    void lookRound() {
        looking = !looking;
        rebuild();
        if (looking) {
            kit.toast(kit.say("table.looking-round"));
            focus.step(0);
        }
    }

    boolean isBusy() {
        if (now == null || awaiting || replay.isRunning() || motion.isRunning() || inbox.waiting() > 0) return true;
        return !now.settled() && dialog == null || inbox.thought() != null;
    }

    // ------------------------------------------------------------------ drawing

    boolean draw(Pen pen, float seconds) {
        update(seconds);
        if (now == null) return true;
        Thought thought = inbox.thought();
        Hot current = current();
        if (dialog != null && dialog.covers()) {
            stage.backdrop(pen);
        } else {
            if (shownWith != kit.settings()) version++;
            shownWith = kit.settings();
            pen.still(this, version, () -> {
                stage.ground(pen, now, table);
                panel.draw(pen, now);
                bar.draw(pen, now);
            });
            stage.draw(pen, now, table, choosing, dialog == null && !ended ? current : null, thought, dragging ? dragged : null, mouseX, mouseY);
            for (Hot hot : panel.hots()) stage.buttons().draw(pen, hot, hot == current, hot == current && pressed, false);
            for (Hot hot : bar.hots()) stage.buttons().draw(pen, hot, hot == current, false, false);
            if (thought != null) stage.thinking(pen, thought, panel.story());
            lesson.draw(pen);
            for (Hot hot : lesson.hots()) stage.buttons().draw(pen, hot, hot == current, hot == current && pressed, false);
            if (dialog == null && !ended) frame(pen);
            tip(pen, current, seconds);
            if (dialog == null && !isBusy() && kit.gallery().isComplete()) menus.calm(now);
        }
        if (ended && dialog == null) {
            end.draw(pen, now, width, height);
            for (Hot hot : end.hots()) stage.buttons().draw(pen, hot, hot == current, hot == current && pressed, false);
            frame(pen);
        }
        if (dialog != null) {
            dialog.draw(pen, kit.gallery(), kit.lettering(), width, height, seconds);
            for (Hot hot : dialog.hots()) stage.buttons().draw(pen, hot, hot == current, hot == current && pressed, false);
            frame(pen);
        }
        return motion.isRunning() || replay.isRunning() || motion.isFading() || thought != null || awaiting || inbox.waiting() > 0 || hovered > 0 && hovered < HOVER_DELAY + 0.1f;
    }

    /** Round what keyboard or gamepad are at. */
    private void frame(Pen pen) {
        Hot hot = focus.current();
        if (hot == null) return;
        Rect box = hot.thing() == null ? hot.box() : stage.lifted(hot.thing());
        boolean upright = hot.thing() instanceof Thing.Piece piece && piece.hand();
        pen.push().move(box.cx(), box.cy()).turn(upright ? 0 : hot.angle());
        FocusFrame.draw(pen, -box.w() / 2, -box.h() / 2, box.w(), box.h());
        pen.pop();
    }

    private void tip(Pen pen, Hot current, float seconds) {
        if (dialog != null || ended || dragging) return;
        Rect screen = new Rect(0, 0, width, height - TableLayout.BAR);
        if (current != null && current.thing() == null) {
            if (!current.tip().isEmpty()) stage.tips().note(pen, List.of(current.label()), current.tip().equals(current.label()) ? "" : current.tip(), current.box(), new Rect(0, 0, width, height));
            return;
        }
        Thing thing = current != null ? current.thing() : stage.thingAt(table, mouseX, mouseY);
        if (thing == null) thing = bar.chips().stream().filter(chip -> chip.box().contains(mouseX, mouseY)).findFirst().orElse(null);
        if (thing == null || focus.isActive() && current == null) {
            hovered = 0;
            return;
        }
        hovered += seconds;
        if (hovered < HOVER_DELAY && !focus.isActive()) return;
        String reason = choosing.reason(thing);
        stage.tips().draw(pen, thing, stage.lifted(thing), reason.isEmpty() && current != null ? current.tip() : reason, screen);
    }

    // ------------------------------------------------------------------ mouse

    boolean pointer(Pointer pointer) {
        if (now == null) return false;
        float dx = pointer.x() - mouseX, dy = pointer.y() - mouseY;
        mouseX = pointer.x();
        mouseY = pointer.y();
        switch (pointer.kind()) {
            case MOVE -> {
                if (dx != 0 || dy != 0) {
                    focus.leave();
                    hovered = Math.min(hovered, 0.05f);
                }
            }
            case SCROLL -> {
                return scroll(pointer.x(), pointer.y(), pointer.scroll());
            }
            case DOWN -> {
                focus.leave();
                pressed = true;
                if (motion.isRunning()) motion.skip();
                dragged = under();
                if (dragged == null && dialog == null && !ended) dragged = choosing.asksForSpaces() ? stage.figureAt(table, mouseX, mouseY) : null;
                if (dragged == null && dialog == null && !ended) dragged = stage.heldAt(table, mouseX, mouseY);
                dragging = false;
                slide();
            }
            case DRAG -> {
                slide();
                dragging |= dragged != null && (dragged.thing() instanceof Thing.Piece || dragged.thing() instanceof Thing.Token) && !dragged.contains(mouseX, mouseY);
            }
            case UP -> release(pointer);
        }
        return true;
    }

    private boolean scroll(float x, float y, float by) {
        version++;
        return panel.scroll(x, y, by);
    }

    /** The slider through the moves follows the mouse. */
    private void slide() {
        if (now.past().isEmpty() || dialog != null || ended || awaiting) return;
        int move = panel.moveAt(mouseX, mouseY, now.moves());
        if (move >= 0) replay.stop();
        if (move >= 0 && move != now.past().getAsInt()) post(new Request.Jump(move));
    }

    private void release(Pointer pointer) {
        pressed = false;
        Hot from = dragged;
        boolean drag = dragging;
        dragged = null;
        dragging = false;
        if (pointer.button() == 1) {
            back();
            return;
        }
        if (!drag) {
            Hot hot = under();
            if (hot != null && from != null && hot.label().equals(from.label()) && hot.enabled()) activate(hot);
            return;
        }
        if (from.thing() instanceof Thing.Piece held && held.hand() && held.piece() != null && table.sites().get(Thing.zoneKey(held.zone())).contains(mouseX, mouseY)) {
            hand.put(now.view(), held.piece().piece(), stage.heldBefore(table, held, mouseX, mouseY));
            relay();
            return;
        }
        Hot target = spots.all().stream().filter(hot -> hot.thing() instanceof Thing.Space && hot.contains(mouseX, mouseY)).findFirst().orElse(null);
        boolean own = from.action() != null && spots.all().contains(from);
        if (target != null && !own) activate(target);
        else if (own) {
            Thing below = stage.spaceAt(table, mouseX, mouseY);
            if (below != null) dropOn = below.codes().get(0);
            activate(from);
        }
    }

    private void activate(Hot hot) {
        sounds.click(hot);
        if (choosing.places().contains(hot)) looking = false;
        hot.action().run();
        kit.redraw();
    }

    // ------------------------------------------------------------------ keyboard

    boolean key(Key key) {
        if (now == null) return false;
        if (dialog != null && dialog.isTyping()) {
            dialog.key(key);
            return true;
        }
        if (key.is(Keys.TAB)) focus.step(key.shift() ? -1 : 1);
        else if (key.is(Keys.RIGHT)) focus.turn(1, 0);
        else if (key.is(Keys.LEFT)) focus.turn(-1, 0);
        else if (key.is(Keys.UP)) focus.turn(0, 1);
        else if (key.is(Keys.DOWN)) focus.turn(0, -1);
        else if (key.is(Keys.ENTER) || key.is(Keys.NUMPAD_ENTER) || key.is(Keys.SPACE)) enter();
        else if (key.is(Keys.ESCAPE)) back();
        else if (key.is(Keys.PAGE_UP)) scroll(panel.story().cx(), panel.story().cy(), -4);
        else if (key.is(Keys.PAGE_DOWN)) scroll(panel.story().cx(), panel.story().cy(), 4);
        else if (key.code() >= Keys.NUM_1 && key.code() <= Keys.NUM_9 && !key.control()) number(key.code() - Keys.NUM_1);
        else return dialog == null && menus.key(key);
        return true;
    }

    boolean typed(char character) {
        return dialog != null && dialog.typed(character);
    }

    private void enter() {
        motion.skip();
        if (focus.current() != null && focus.current().enabled()) {
            activate(focus.current());
            return;
        }
        // Without a choice of one's own, Enter does what matters most.
        spots.all().stream().filter(hot -> hot.enabled() && hot.look() == Hot.Look.MAIN).findFirst().ifPresent(this::activate);
    }

    private void number(int index) {
        List<Hot> buttons = (dialog != null ? dialog.hots() : ended ? end.hots() : panel.hots()).stream().filter(Hot::enabled).toList();
        if (index < buttons.size()) activate(buttons.get(index));
    }

    private void back() {
        if (dialog != null) {
            if (dialog.escape() != null) dialog.escape().run();
        } else if (ended) closeEnd();
        else if (looking) lookRound();
        else if (now.ask().map(ask -> ask.canGoBack()).orElse(false)) post(new Request.Back());
        else if (now.past().isPresent()) menus.present();
        else open(menus.menu(now));
    }
}
