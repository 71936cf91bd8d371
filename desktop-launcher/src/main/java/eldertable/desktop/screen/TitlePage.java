package eldertable.desktop.screen;

import com.badlogic.gdx.Gdx;
import eldertable.art.Align;
import eldertable.art.Box;
import eldertable.art.Face;
import eldertable.art.Ink;
import eldertable.art.Pen;
import eldertable.art.TextBlock;
import eldertable.art.Theme;
import eldertable.pack.model.PackInfo;
import eldertable.session.Save;
import eldertable.session.SaveFolder;
import eldertable.session.Seats;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The first screen: the games as boxes on a shelf, and all that can be done with them. */
public final class TitlePage extends Page {
    /** Six games stand side by side; of more, five at a time with arrows beside them. */
    private static final int ALL = 6, SHOWN = 5;
    private static final float COVERS = 1222, GAP = 16, WIDEST = 230, PROPORTION = 330f / 230, MENU_GAP = 12;
    /** Words that are so much larger than designed want wider buttons. */
    private static final float LARGE = 1.2f;

    private final Shelf shelf;
    private final MenuPages pages;
    private final Runnable changed = this::refresh;
    private String chosen = "";
    private int first;
    private Optional<SaveFolder.Listed> latest = Optional.empty();

    TitlePage(ScreenContext kit, Shelf shelf, MenuPages pages) {
        super(kit);
        this.shelf = shelf;
        this.pages = pages;
        shelf.onChange(changed);
    }

    @Override protected String heading() {
        return say("title.heading");
    }

    @Override public void show() {
        super.show();
        kit.work(() -> kit.saves().latest(""), found -> {
            latest = found;
            refresh();
        }, problem -> { });
    }

    @Override public void close() {
        shelf.forget(changed);
    }

    @Override public boolean isBusy() {
        return !shelf.isComplete();
    }

    @Override protected void back() {} // nothing lies behind it; Quit is a button

    private Optional<Shelf.Game> selected() {
        List<Shelf.Game> games = shelf.games();
        Optional<Shelf.Game> game = games.stream().filter(each -> each.id().equals(chosen)).findFirst();
        return game.isPresent() ? game : games.stream().findFirst();
    }

    @Override protected Theme theme() {
        return Theme.house();
    }

    @Override protected void ground(Pen pen) {
        pen.background(kit.gallery().table(Theme.house()));
        pen.picture(kit.gallery().vignette(), 0, 0, width, height);
        TextBlock name = kit.lettering().lineIn(Face.HEAVY, 50, say("title.heading"), width, 54, Align.LEFT);
        float mid = width / 2, top = height - 14;
        pen.text(name, mid - name.width / 2 + 2, top - 2, 0x000000b0);
        pen.text(name, mid - name.width / 2, top, Ink.GOLD);
        for (int side = -1; side <= 1; side += 2) {
            pen.push().move(mid + side * (name.width / 2 + 46), top - name.height / 2 - 2).scale(side, 1);
            pen.picture(kit.gallery().icon("curled-tentacle"), -22, -22, 44, 44, Ink.GILT);
            pen.pop();
        }
        TextBlock line = kit.lettering().fitLine(Face.ITALIC, 17, say("title.line"), width - 80, Align.LEFT);
        pen.text(line, mid - line.width / 2, top - name.height + 4, Ink.PALE);
    }

    @Override protected void build() {
        int lines = isLarge() ? 2 : 1;
        float bottom = lines == 1 ? 22 : 14, buttons = lines == 1 ? 44 : 40, panelHeight = 168;
        float panelY = bottom + lines * (buttons + MENU_GAP) + 6, coversY = panelY + panelHeight + 18, room = height - 80 - 16 * Math.max(1, kit.lettering().textScale() * 1.4f) - coversY;
        covers(coversY, Math.max(0, room));
        selected().ifPresent(game -> details(game, new Box((width - 1222) / 2, panelY, 1222, panelHeight)));
        if (shelf.isListed() && shelf.games().isEmpty()) nothing();
        menu(bottom, buttons, lines);
    }

    private boolean isLarge() {
        return kit.lettering().textScale() > LARGE;
    }

    private void nothing() {
        TextBlock words = kit.lettering().wrap(Face.TEXT, 20, say("title.empty"), 600, Align.CENTRE);
        add(new Controls.Words(words, new Box(0, 300, width, 200), Ink.CREAM));
    }

    private int shown() {
        int games = shelf.games().size();
        return games <= ALL ? games : SHOWN;
    }

    private void covers(float bottom, float room) {
        List<Shelf.Game> games = shelf.games();
        int shown = shown();
        first = Math.max(0, Math.min(first, games.size() - shown));
        float w = Math.min(WIDEST, (COVERS - (shown - 1) * GAP) / Math.max(1, shown)), h = w * PROPORTION, y = bottom + (room - h) / 2;
        float x = (width - shown * w - Math.max(0, shown - 1) * GAP) / 2;
        for (int i = first; i < first + shown; i++) {
            Shelf.Game game = games.get(i);
            boolean isChosen = selected().map(Shelf.Game::id).orElse("").equals(game.id());
            add(new CoverWidget(game, game.title(kit), isChosen, new Box(x, y, w, h), () -> choose(game)));
            x += w + GAP;
        }
        if (games.size() == shown) return;
        add(button("‹", "", new Box(2, y + h / 2 - 24, 24, 48), () -> page(-1)).enabled(first > 0));
        add(button("›", "", new Box(width - 26, y + h / 2 - 24, 24, 48), () -> page(1)).enabled(first + shown < games.size()));
    }

    private void page(int by) {
        first += by;
        refresh();
    }

    private void choose(Shelf.Game game) {
        boolean again = selected().map(Shelf.Game::id).orElse("").equals(game.id()) && !chosen.isEmpty();
        chosen = game.id();
        if (again && game.pack().isPresent()) kit.screens().push(pages.newGame(game));
        else refresh();
    }

    @Override protected void focusMoved(String label) {
        shelf.games().stream().filter(game -> game.title(kit).equals(label)).findFirst().ifPresent(game -> {
            chosen = game.id();
            refresh();
        });
    }

    private void details(Shelf.Game game, Box box) {
        sheet(box);
        PackInfo info = game.entry().info();
        float left = box.x() + 34, actions = isLarge() ? 560 : 420, w = box.w() - actions - 100;
        TextBlock title = kit.lettering().fitLine(Face.HEAVY, 24, game.title(kit), w, Align.LEFT);
        add(new Controls.Words(title, left, box.top() - 18, Ink.UMBER));
        boolean broken = !game.loading() && game.pack().isEmpty();
        String about = broken ? say("title.broken", "why", firstProblem(game)) : game.summary(kit);
        TextBlock summary = kit.lettering().fit(Face.TEXT, 18, about, w, 58, Align.LEFT);
        add(new Controls.Words(summary, left, box.top() - 56, broken ? Ink.BLOOD : Ink.INK));
        facts(game, left, box.y() + 20);
        float x = box.right() - actions - 34, y = box.top() - 62;
        boolean ready = game.pack().isPresent();
        boolean teaches = ready && !game.pack().get().lessons().isEmpty();
        float third = actions * 0.295f, begin = actions - (teaches ? 2 : 1) * (third + 8);
        List<Controls.Button> doors = new ArrayList<>();
        doors.add(mainButton(say("title.new"), "candle-flame", new Box(x, y, begin, 44), () -> kit.screens().push(pages.newGame(game))).enabled(ready));
        doors.add(button(say("title.host"), "meeple-group", new Box(x + begin + 8, y, third, 44), () -> kit.screens().push(pages.host(game))).enabled(ready).tip(say("title.host.note")));
        if (teaches) doors.add(button(say("title.learn"), "old-lantern", new Box(x + actions - third, y, third, 44), () -> learn(game))
            .tip(new PackWords(game.pack().get(), kit.language()).summary(game.pack().get().lessons().get(0))));
        doors.add(button(say("title.rules"), "open-book", new Box(x, y - 50, actions / 2 - 4, 40), () -> kit.screens().push(pages.rules(game.pack().get())))
            .enabled(ready && !game.pack().get().rules().isBlank()));
        boolean problems = !game.problems().isEmpty();
        int mods = shelf.modsFor(game.id()).size();
        doors.add(button(say(problems ? "title.problems" : mods == 0 ? "title.no-mods" : "title.mods"), problems ? "info" : "puzzle", new Box(x + actions / 2 + 4, y - 50, actions / 2 - 4, 40),
            () -> kit.screens().push(problems ? pages.problems(game.title(kit), game.problems()) : pages.mods())).enabled(!game.loading() && (problems || mods > 0)).tip(mods < 2 ? "" : say("title.mods.note", "mods", mods)));
        Controls.Button.alike(doors);
        doors.forEach(this::add);
    }

    private void learn(Shelf.Game game) {
        String lesson = game.pack().orElseThrow().lessons().get(0).id();
        kit.screens().push(kit.doors().table(MatchOrder.lesson(game.entry().path().toString(), List.of(), lesson, Seats.named(kit.settings().playerName()))));
    }

    private String firstProblem(Shelf.Game game) {
        return game.problems().stream().filter(problem -> problem.isError()).map(problem -> problem.message(kit.tongue())).findFirst().orElse(say("title.unreadable"));
    }

    private void facts(Shelf.Game game, float x, float y) {
        PackInfo info = game.entry().info();
        String players = info.minPlayers() == info.maxPlayers() ? say("title.players", "players", info.minPlayers())
            : say("title.players-from-to", "from", info.minPlayers(), "to", info.maxPlayers());
        String minutes = info.minutes() == 0 ? "" : say("title.minutes", "minutes", info.minutes());
        String[][] facts = {{"meeple-group", players}, {"hourglass", minutes}, {"quill-ink", String.join("; ", info.credits())}};
        for (String[] fact : facts) {
            if (fact[1].isEmpty()) continue;
            float from = x;
            TextBlock words = kit.lettering().fitLine(Face.ITALIC, 16, fact[1], 560, Align.LEFT);
            add(new Controls.Drawing(new Box(x, y, 24, 24), pen -> pen.picture(kit.gallery().icon(fact[0]), from, y, 24, 24, Ink.BRONZE)));
            add(new Controls.Words(words, x + 31, y + 12 + words.height / 2, Ink.SEPIA));
            x += 31 + words.width + 30;
        }
    }

    private void menu(float bottom, float h, int lines) {
        record Item(String label, String icon, boolean enabled, String tip, Runnable action) {}
        String going = latest.flatMap(SaveFolder.Listed::save).map(Save::title).orElse("");
        List<Item> items = List.of(
            new Item(say("title.continue"), "hourglass", latest.isPresent(), going.isEmpty() ? say("title.continue.none") : say("title.continue.note", "game", going),
                () -> latest.ifPresent(listed -> kit.screens().push(kit.doors().table(MatchOrder.resume(listed))))),
            new Item(say("title.menu.join"), "entry-door", true, say("title.menu.join.note"), () -> kit.screens().push(pages.join())),
            new Item(say("title.menu.load"), "load", true, "", () -> kit.screens().push(pages.saves(false))),
            new Item(say("title.menu.replay"), "film-strip", true, "", () -> kit.screens().push(pages.saves(true))),
            new Item(say("title.menu.mods"), "puzzle", true, "", () -> kit.screens().push(pages.mods())),
            new Item(say("title.menu.settings"), "gears", true, "", () -> kit.screens().push(pages.settings())),
            new Item(say("title.menu.credits"), "quill-ink", true, "", () -> kit.screens().push(pages.credits())),
            new Item(say("title.menu.quit"), "exit-door", true, "", () -> Gdx.app.exit()));
        int each = items.size() / lines;
        float w = (1222 - (each - 1) * MENU_GAP) / each;
        List<Controls.Button> buttons = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            Item item = items.get(i);
            float x = (width - 1222) / 2 + i % each * (w + MENU_GAP), y = bottom + (lines - 1 - i / each) * (h + MENU_GAP);
            buttons.add(button(item.label(), item.icon(), new Box(x, y, w, h), item.action()).enabled(item.enabled()).tip(item.tip()));
        }
        Controls.Button.alike(buttons);
        buttons.forEach(this::add);
    }
}
