package eldertable.desktop.table;

import com.badlogic.gdx.Input.Keys;
import eldertable.art.Align;
import eldertable.art.Box;
import eldertable.art.Face;
import eldertable.art.Ink;
import eldertable.art.Pen;
import eldertable.art.Theme;
import eldertable.desktop.screen.Key;
import eldertable.desktop.screen.MatchOrder;
import eldertable.desktop.screen.Pointer;
import eldertable.desktop.screen.Screen;
import eldertable.desktop.screen.ScreenContext;
import eldertable.desktop.screen.Target;
import eldertable.diagnostic.Diagnostic;
import eldertable.host.Chair;
import eldertable.host.HostedTable;
import eldertable.host.Inbox;
import eldertable.host.Request;
import eldertable.host.TableInfo;
import eldertable.remote.TableLink;
import eldertable.tabletop.Rect;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;

/** A game at the table, from loading it to leaving it. What cannot be loaded is told, and nothing else stops. */
public final class TableScreen implements Screen {
    private static final float DOT = 0.4f;

    private final ScreenContext kit;
    private final MatchOrder order;
    /** What stands over problems that keep the table from being opened. */
    private final boolean elsewhere;
    /** Empty where the table runs elsewhere. */
    private Optional<HostedTable> table = Optional.empty();
    private Chair chair;
    private Sharing sharing;
    private Inbox inbox;
    private LiveTable live;
    /** Of the table as it is, and of the last one that was seen. */
    private TableInfo shown, drawn;
    private int edition;
    private WorkshopPanel workshop;
    private List<String> problems = List.of();
    private boolean forcible;
    private float width = 1280, height = 720;
    private int dots;
    private long dotted;
    private boolean closed;
    private List<Hot> hots = List.of();
    private final Buttons buttons;
    private Pointer mouse = new Pointer(Pointer.Kind.MOVE, -1, -1, 0, 0);

    public TableScreen(ScreenContext kit, MatchOrder order) {
        this.kit = kit;
        this.order = order;
        elsewhere = false;
        buttons = new Buttons(kit.gallery(), kit.lettering(), Theme.house().accent());
        open(() -> new MatchOpening(kit, order).open());
    }

    /** A table that runs elsewhere. @param name what the others shall call whoever sits here */
    public TableScreen(ScreenContext kit, TableLink link, String name) {
        this.kit = kit;
        order = MatchOrder.fresh("", List.of(), 0, Map.of(), 0, List.of());
        elsewhere = true;
        buttons = new Buttons(kit.gallery(), kit.lettering(), Theme.house().accent());
        open(() -> MatchOpening.join(kit, link, name));
    }

    private void open(Callable<MatchOpening.Opened> opening) {
        kit.work(opening, this::opened, broken -> fail(List.of(kit.say("table.unopened", "why", broken.getMessage())), false));
    }

    private void opened(MatchOpening.Opened opened) {
        if (opened.chair() == null) {
            fail(opened.problems(), false);
            return;
        }
        table = opened.table();
        chair = opened.chair();
        inbox = opened.inbox();
        if (closed) {
            leave();
            return;
        }
        if (order.autoplay() > 0) chair.post(new Request.Autoplay(order.autoplay()));
        if (order.replay()) chair.post(new Request.Jump(0));
    }

    private void fail(List<String> lines, boolean canForce) {
        problems = lines;
        forcible = canForce;
        resize(width, height);
        kit.redraw();
    }

    // ------------------------------------------------------------------ screen

    @Override
    public void resize(float newWidth, float newHeight) {
        width = newWidth;
        height = newHeight;
        if (live != null) live.resize(width, height);
        if (workshop != null) workshop.resize(width, height);
        List<Hot> made = new ArrayList<>();
        if (!problems.isEmpty()) {
            float x = width / 2 - 150;
            if (forcible) {
                made.add(Hot.button(kit.say("table.load-anyway"), "", new Rect(x, 130, 300, 40), "", true, false, () -> kit.screens().replace(new TableScreen(kit, order.evenSo()))));
            }
            made.add(Hot.button(kit.say("page.back"), "return-arrow", new Rect(x, 80, 300, 40), "", true, true, () -> kit.screens().pop()));
        }
        hots = List.copyOf(made);
    }

    @Override
    public void close() {
        closed = true;
        if (workshop != null) workshop.close();
        leave();
    }

    private void leave() {
        if (sharing != null) sharing.end();
        if (chair != null) chair.close();
        table.ifPresent(HostedTable::close);
    }

    @Override
    public boolean draw(Pen pen, float seconds) {
        if (live == null || inbox.table() != shown) ready();
        if (live != null) {
            boolean again = live.draw(pen, seconds);
            workshop.draw(pen);
            if (live.now() != null && drawn != shown) {
                drawn = shown;
                edition++;
            }
            return again;
        }
        pen.background(kit.gallery().table(Theme.house()));
        if (problems.isEmpty()) {
            String why = inbox == null || inbox.waitsFor().isEmpty() ? kit.say("table.laid") : inbox.waitsFor();
            pen.textMid(kit.lettering().fitLine(Face.DISPLAY, 26, why + ".".repeat(1 + dots % 3), width - 60, Align.LEFT), 0, height / 2, width, 40, Ink.GOLD);
            dot();
            return false;
        }
        pen.textMid(kit.lettering().line(Face.HEAVY, 28, kit.say(elsewhere ? "table.unreachable" : "table.unplayable")), 0, height - 130, width, 40, Ink.GOLD);
        var words = kit.lettering().fit(Face.TEXT, 17, String.join("\n\n", problems), 820, height - 330, Align.LEFT);
        pen.text(words, width / 2 - 410, height - 150, Ink.CREAM);
        for (Hot hot : hots) buttons.draw(pen, hot, hot.contains(mouse.x(), mouse.y()), false, false);
        return false;
    }

    /** One more every now and then: laying the table needs the cores more than these dots do. */
    private void dot() {
        long now = System.nanoTime();
        if (now - dotted < DOT * 1e9) return;
        dotted = now;
        dots++;
        kit.after(DOT, kit::redraw);
    }

    private void ready() {
        if (chair == null || !problems.isEmpty()) return;
        if (inbox.failure() != null) {
            fail(inbox.failure().problems().stream().map(table.isEmpty() ? Diagnostic::message : Diagnostic::toString).toList(), inbox.failure().forcible());
            return;
        }
        if (inbox.table() == null) return;
        shown = inbox.table();
        boolean first = live == null;
        live = new LiveTable(kit, chair, inbox, shown, new TableRights(table.isEmpty(), isShareable() ? this::invite : null));
        if (workshop == null) workshop = new WorkshopPanel(kit, chair, inbox);
        resize(width, height);
        if (first && order.open()) invite();
    }

    private boolean isShareable() {
        return table.isPresent() && order.lesson().isEmpty() && !order.replay() && !order.author();
    }

    /** Shows how others come to this table; the first time it is opened to them. */
    private void invite() {
        if (sharing != null && sharing.isOpen()) {
            kit.screens().push(kit.doors().invitation(sharing));
            return;
        }
        int own = live.now() == null ? -1 : live.now().viewer();
        kit.work(() -> Sharing.open(kit, table.orElseThrow(), chair, shown, own), opened -> {
            sharing = opened;
            if (closed) sharing.end();
            else kit.screens().push(kit.doors().invitation(sharing));
        }, broken -> kit.toast(kit.say("invite.failed", "why", broken.getMessage())));
    }

    @Override
    public boolean pointer(Pointer pointer) {
        mouse = pointer;
        if (live != null) return workshop.pointer(pointer) || live.pointer(pointer);
        if (pointer.is(Pointer.Kind.UP)) hots.stream().filter(hot -> hot.contains(pointer.x(), pointer.y())).findFirst().ifPresent(hot -> hot.action().run());
        return true;
    }

    @Override
    public boolean key(Key key) {
        if (live != null) return workshop.key(key) || live.key(key);
        if (key.is(Keys.ESCAPE)) kit.screens().pop();
        else if (key.is(Keys.ENTER) && !hots.isEmpty()) hots.get(hots.size() - 1).action().run();
        return true;
    }

    @Override
    public boolean typed(char character) {
        return live != null && (workshop.typed(character) || live.typed(character));
    }

    @Override
    public List<Target> targets() {
        List<Hot> clickable = live != null ? workshop.hots() : hots;
        List<Target> all = new ArrayList<>(clickable.stream().map(hot -> new Target(hot.label(), new Box(hot.box().x(), hot.box().y(), hot.box().w(), hot.box().h()), true)).toList());
        if (live != null && !workshop.isOpen()) all.addAll(live.targets());
        return all;
    }

    @Override
    public Optional<Target> focused() {
        return live == null ? Optional.empty() : live.focused();
    }

    @Override
    public boolean isBusy() {
        return live == null ? problems.isEmpty() : live.isBusy() || isPlayedFirst();
    }

    /** Whether bots still make the moves that were ordered. */
    private boolean isPlayedFirst() {
        return order.autoplay() > 0 && order.saved().isEmpty() && live.now() != null && live.now().moves() == 0;
    }

    @Override
    public OptionalInt moves() {
        return live == null || live.now() == null ? OptionalInt.empty() : OptionalInt.of(live.now().moves());
    }

    @Override
    public int edition() {
        return edition;
    }

    @Override
    public String title() {
        return shown == null ? kit.say("table.heading") : shown.blueprint().pack.info().title();
    }
}
