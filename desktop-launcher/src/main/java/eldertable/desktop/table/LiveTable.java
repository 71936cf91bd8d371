package eldertable.desktop.table;

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
import eldertable.host.Chair;
import eldertable.host.Inbox;
import eldertable.host.Request;
import eldertable.host.Snapshot;
import eldertable.host.TableInfo;
import eldertable.host.Thought;
import eldertable.state.Code;
import eldertable.tabletop.Arrangement;
import eldertable.tabletop.Rect;
import eldertable.tabletop.Thing;
import eldertable.view.EffectView;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A match on the screen: takes its snapshots, shows them, and turns clicks and keys into requests. */
final class LiveTable {
    private static final int HURRY_FROM = 5;

    private final ScreenContext kit;
    private final Chair chair;
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
    /** The points that are counted now, or null. */
    private Counting counting;
    private final Replay replay = new Replay();
    private final TableSounds sounds;
    private Snapshot now;
    private Arrangement table;
    private final HandOrder hand;
    private final LaidTables laid;
    private Dialog dialog;
    private boolean ended;
    private boolean awaiting;
    /** Whether keyboard and gamepad go over all that can be read. */
    private boolean looking;
    private HotSpots spots = new HotSpots(List.of());
    private final Focus focus = new Focus();
    private final TableMouse mouse;
    private final TableKeys keys;
    /** Counts the changes of what lies still, and of what it was last drawn with. */
    private int version;
    private Settings shownWith;

    LiveTable(ScreenContext kit, Chair chair, Inbox inbox, TableInfo info, TableRights rights) {
        this.kit = kit;
        this.chair = chair;
        this.inbox = inbox;
        this.info = info;
        look = new TableLook(info.blueprint(), info.lexicon());
        hand = new HandOrder(look);
        laid = new LaidTables(look, hand, kit.lettering());
        Theme theme = Theme.of(info.blueprint().pack.table());
        stage = new Stage(look, kit, theme, info.setup(), motion);
        panel = new SidePanel(kit.gallery(), kit.lettering(), look);
        bar = new TopBar(look, stage.painter(), kit.gallery(), kit.lettering());
        end = new EndSheet(look, kit.gallery(), kit.lettering());
        menus = new TableMenus(kit, info, this, rights);
        lesson = new LessonPanel(kit.gallery(), kit.lettering(), look, this::post, () -> kit.screens().pop());
        choosing = new Choosing(look, this::post, this::open);
        mouse = new TableMouse(this, stage, choosing, focus, bar);
        keys = new TableKeys(this, menus, focus);
        sounds = new TableSounds(kit.sounds());
        inbox.prepareWith(laid::prepare);
    }

    void resize(float newWidth, float newHeight) {
        laid.resize(newWidth, newHeight);
        if (now != null) {
            motion.clear();
            table = laid.of(now.view());
            rebuild();
        }
    }

    // ------------------------------------------------------------------ what the match says

    private void update(float seconds) {
        if (inbox.failure() != null && dialog == null) open(menus.broken(inbox.failure().problems().stream().map(Diagnostic::message).toList()));
        boolean hurry = inbox.waiting() >= HURRY_FROM;
        float passed = seconds * kit.settings().speed() * (hurry ? 4 : replay.isRunning() ? replay.speed() : 1);
        motion.advance(passed);
        if (counting != null) count(passed);
        while (!motion.isRunning() && counting == null) {
            Snapshot next = inbox.poll(info);
            if (next == null) break;
            counting = now != null && table != null && !hurry && isSeenBy(next) ? Counting.of(now, next, look).orElse(null) : null;
            if (counting == null) accept(next, hurry, next.effects());
            else count(0);
        }
        if (now != null && replay.isRunning()) lookOn(seconds);
    }

    /** Points are told on the table as it was; then comes what they lead to. */
    private void count(float seconds) {
        if (counting.advance(seconds) || seconds == 0) {
            if (counting.isGain()) sounds.gain();
            now = counting.shown();
            table = laid.of(now.view());
            panel.toEnd();
            rebuild();
        }
        if (counting.isRunning()) return;
        Counting done = counting;
        counting = null;
        accept(done.next(), false, done.next().effects().stream().filter(effect -> !done.tells(effect)).toList());
    }

    boolean isCounting() {
        return counting != null;
    }

    /** Whether something moves that hides or changes what lies there. */
    boolean isMoving() {
        return motion.isRunning() || counting != null;
    }

    /** Whether the table is on its way to how it lies next. */
    private boolean isChanging() {
        return isMoving() || inbox.waiting() > 0 || !now.settled() && dialog == null;
    }

    private boolean isSeenBy(Snapshot next) {
        return now.viewer() == next.viewer() && !isCovered();
    }

    /** Looking back goes on by itself once the last move lies still. */
    private void lookOn(float seconds) {
        if (isMoving() || awaiting || dialog != null) return;
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

    /** @param shown those of its effects that are to be seen on the table */
    private void accept(Snapshot next, boolean hurry, List<EffectView> shown) {
        Arrangement before = now != null && isSeenBy(next) && !hurry ? table : null;
        boolean over = next.view().isOver() && next.past().isEmpty() && next.lesson().isEmpty();
        if (over && (now == null || !now.view().isOver() || now.lesson().isPresent())) ended = true;
        if (!next.view().isOver()) ended = false;
        boolean changed = now == null || !next.view().equals(now.view());
        tellWhoCame(next);
        stage.tips().heard(next);
        now = next;
        if (next.past().isEmpty() && !awaiting) replay.stop();
        awaiting = false;
        Optional<Arrangement> prepared = laid.take(next);
        if (changed) table = prepared.orElseGet(() -> laid.of(next.view()));
        motion.begin(before, table, shown, kit.settings().reducedMotion());
        sounds.of(next);
        next.notices().stream().filter(notice -> notice.kind() != Snapshot.Notice.Kind.UNAGREED).forEach(notice -> kit.toast(notice.text()));
        if (next.curtain().isPresent()) dialog = menus.curtain(next.curtain().getAsInt(), look.lexicon.seat(next.curtain().getAsInt()));
        else if (!next.problems().isEmpty()) dialog = menus.problems(next.problems());
        else if (!next.stuck().isEmpty()) dialog = menus.stuck(next.stuck());
        else if (next.isPleaded()) dialog = menus.plea(next.plea().get().seat());
        else if (next.notices().stream().anyMatch(notice -> notice.kind() == Snapshot.Notice.Kind.UNAGREED)) dialog = menus.agreement();
        else if (dialog != null && dialog.escape() == null) dialog = null;
        if (changed) panel.toEnd();
        rebuild();
        goOn(mouse.dropped());
    }

    private void tellWhoCame(Snapshot next) {
        if (now == null || now.away().equals(next.away())) return;
        for (int seat = 0; seat < info.setup().players(); seat++) {
            boolean before = now.away().contains(seat), after = next.away().contains(seat);
            if (before != after) kit.toast(look.lexicon.say(after ? "table.gone" : "table.came", "name", look.lexicon.seat(seat)));
        }
    }

    private boolean isCovered() {
        return dialog != null && dialog.covers();
    }

    /** A figure that was dragged goes on to the space it was dropped on. */
    private void goOn(int space) {
        if (space == Code.NOTHING || now.ask().isEmpty()) return;
        for (Choice choice : choosing.choices(space)) if (!choice.isShortcut()) post(new Request.Choose(now.number(), choice.path()));
    }

    void post(Request request) {
        awaiting = true;
        hurry();
        chair.post(request);
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

    /** @param before the piece of the hand that it shall lie before, as {@link HandOrder} has it */
    void putInHand(int piece, int before) {
        hand.put(now.view(), piece, before);
        relay();
    }

    private void relay() {
        table = laid.of(now.view());
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
            dialog.arrange(laid.width(), laid.height(), kit.lettering());
            all.addAll(dialog.hots());
        } else if (ended) {
            end.arrange(laid.width(), laid.height(), now, menus.end());
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
        if (now.away().isEmpty()) {
            String names = now.view().players().stream().filter(player -> player.toAct() && player.seat() != now.viewer() && info.setup().seats().get(player.seat()).isPerson())
                .map(player -> look.lexicon.seat(player.seat())).collect(Collectors.joining(", "));
            return names.isEmpty() ? "" : look.lexicon.say("table.waits-for", "names", names);
        }
        return look.lexicon.say("table.away", "names", now.away().stream().map(look.lexicon::seat).collect(Collectors.joining(", ")), "count", now.away().size());
    }

    private Hot current() {
        return focus.current() != null ? focus.current() : under(mouse.x(), mouse.y());
    }

    /** What is at a place; the sheet of a lesson hides what lies below it. */
    Hot under(float x, float y) {
        Hot hot = spots.under(x, y);
        boolean said = hot != null && lesson.hots().contains(hot);
        return hot != null && isBare() && (lesson.covers(x, y) && !said || lesson.isAside() && said) ? null : hot;
    }

    /** Whether nothing lies upon the table. */
    boolean isBare() {
        return dialog == null && !ended;
    }

    Dialog dialog() {
        return dialog;
    }

    Arrangement table() {
        return table;
    }

    HotSpots spots() {
        return spots;
    }

    /** Those that numbers press. */
    List<Hot> buttons() {
        return dialog != null ? dialog.hots() : ended ? end.hots() : panel.hots();
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
        if (now == null || awaiting || replay.isRunning() || isMoving() || inbox.waiting() > 0) return true;
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
            stage.draw(pen, now, table, choosing, isBare() ? current : null, thought, mouse.carried(), mouse.x(), mouse.y());
            if (counting != null) stage.counting(pen, counting.marks(table), table.table());
            for (Hot hot : panel.hots()) stage.buttons().draw(pen, hot, hot == current || isBare() && choosing.isMeant(hot, current), hot == current && mouse.isPressed(), false, panel.letters());
            for (Hot hot : bar.hots()) stage.buttons().draw(pen, hot, hot == current, false, false);
            if (thought != null) stage.thinking(pen, thought, panel.story());
            lesson.stepAside(isChanging());
            lesson.draw(pen);
            if (!lesson.isAside()) for (Hot hot : lesson.hots()) stage.buttons().draw(pen, hot, hot == current, hot == current && mouse.isPressed(), false);
            if (isBare()) frame(pen);
            mouse.tip(pen, current, seconds, new Rect(0, 0, laid.width(), laid.height()));
            if (dialog == null && !isBusy() && kit.gallery().isComplete()) menus.calm(now);
        }
        if (ended && dialog == null) {
            end.draw(pen, now, laid.width(), laid.height());
            for (Hot hot : end.hots()) stage.buttons().draw(pen, hot, hot == current, hot == current && mouse.isPressed(), false);
            frame(pen);
        }
        if (dialog != null) {
            dialog.draw(pen, kit.gallery(), kit.lettering(), laid.width(), laid.height(), seconds);
            for (Hot hot : dialog.hots()) stage.buttons().draw(pen, hot, hot == current, hot == current && mouse.isPressed(), false);
            frame(pen);
        }
        return isMoving() || replay.isRunning() || motion.isFading() || thought != null || awaiting || now.clock().map(clock -> clock.running() != 0).orElse(false) || inbox.waiting() > 0 || mouse.isHovering();
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

    // ------------------------------------------------------------------ mouse and keyboard

    boolean pointer(Pointer pointer) {
        return mouse.pointer(pointer);
    }

    boolean key(Key key) {
        if (counting != null && isBare()) {
            hurry();
            return true;
        }
        return keys.key(key);
    }

    boolean typed(char character) {
        return dialog != null && dialog.typed(character);
    }

    /** What still moves is put where it goes. */
    void hurry() {
        motion.skip();
        if (counting != null) counting.skip();
        kit.redraw();
    }

    boolean scroll(float x, float y, float by) {
        version++;
        return panel.scroll(x, y, by);
    }

    void scrollStory(float by) {
        scroll(panel.story().cx(), panel.story().cy(), by);
    }

    /** The slider through the moves follows the mouse. */
    void slide(float x, float y) {
        if (now.past().isEmpty() || !isBare() || awaiting) return;
        int move = panel.moveAt(x, y, now.moves());
        if (move >= 0) replay.stop();
        if (move >= 0 && move != now.past().getAsInt()) post(new Request.Jump(move));
    }

    void activate(Hot hot) {
        sounds.click(hot);
        if (choosing.places().contains(hot)) looking = false;
        hot.action().run();
        kit.redraw();
    }

    /** Leaves what was begun, else opens the menu. */
    void back() {
        if (!leave()) open(menus.menu(now));
    }

    /** Leaves what was begun. @return whether there was anything */
    boolean leave() {
        if (dialog != null) {
            if (dialog.escape() != null) dialog.escape().run();
        } else if (ended) closeEnd();
        else if (looking) lookRound();
        else if (now.ask().map(ask -> ask.canGoBack()).orElse(false)) post(new Request.Back());
        else if (now.past().isPresent()) menus.present();
        else return false;
        return true;
    }
}
