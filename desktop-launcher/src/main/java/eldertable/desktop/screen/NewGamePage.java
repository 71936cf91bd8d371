package eldertable.desktop.screen;

import eldertable.api.PackYaml;
import eldertable.art.Align;
import eldertable.art.Box;
import eldertable.art.Face;
import eldertable.art.Ink;
import eldertable.art.SeatColours;
import eldertable.art.TextBlock;
import eldertable.art.Theme;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.PackInfo;
import eldertable.rules.TableNames;
import eldertable.session.MatchSetup;
import eldertable.session.Seats;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;

/** Who plays, by which options and with which mods. */
final class NewGamePage extends Page {
    private static final String PERSON = "";

    private final boolean hosting;
    private final Shelf shelf;
    private final Shelf.Game game;
    private final ChosenPack together;
    private PackDef pack;
    private PackWords words;
    private int players;
    private final List<String> names = new ArrayList<>(), bots = new ArrayList<>();
    private final OptionList options;
    private final List<String> mods;
    private String seed = "";

    /** @param hosting whether others come to it with a link */
    NewGamePage(ScreenContext kit, Shelf shelf, Shelf.Game game, boolean hosting) {
        super(kit);
        this.hosting = hosting;
        this.shelf = shelf;
        this.game = game;
        options = new OptionList(kit, this::refresh);
        pack = game.pack().orElseThrow();
        words = new PackWords(pack, kit.language());
        together = new ChosenPack(kit, game.entry().path().toString(), pack, this::read);
        PackInfo info = pack.info();
        players = Math.max(info.minPlayers(), Math.min(2, info.maxPlayers()));
        for (int i = 0; i < PackYaml.MOST_PLAYERS; i++) {
            names.add(i == 0 && !kit.settings().playerName().isBlank() ? kit.settings().playerName() : "");
            bots.add(i == 0 || hosting ? PERSON : "normal");
        }
        List<String> here = shelf.modsFor(game.id()).stream().map(Shelf.Game::id).toList();
        mods = new ArrayList<>(kit.settings().mods().stream().filter(here::contains).toList());
        together.read(mods);
    }

    /** Mods may bring options, bots, and other numbers of players. */
    private void read() {
        pack = together.pack();
        words = new PackWords(pack, kit.language());
        players = Math.max(pack.info().minPlayers(), Math.min(players, pack.info().maxPlayers()));
        bots.replaceAll(bot -> kinds().contains(bot) ? bot : "normal");
        refresh();
    }

    /** A person, then the bots from weak to strong. */
    private List<String> kinds() {
        List<String> kinds = new ArrayList<>(List.of(PERSON));
        kinds.addAll(together.bots());
        return kinds;
    }

    private String kindName(String kind) {
        return kind.equals(PERSON) ? say(hosting ? "new.guest" : "new.person") : say("new.bot", "level", kit.bot(kind));
    }

    @Override protected String heading() {
        return say(hosting ? "title.host" : "title.new");
    }

    @Override protected String remark() {
        return game.title(kit);
    }

    @Override protected Theme theme() {
        return game.theme();
    }

    @Override protected void build() {
        backButton();
        float top = height - BAR - 18, bottom = 92;
        Box cover = new Box(30, top - 330, 230, 330);
        add(new CoverWidget(game, words.title(), false, cover, null));
        TextBlock summary = kit.lettering().fit(Face.ITALIC, 16, words.summary(), 230, cover.y() - bottom - 12, Align.CENTRE);
        add(new Controls.Words(summary, cover.x() + (230 - summary.width) / 2, cover.y() - 14, Ink.PALE));
        float room = width - 290 - 30 - 20, seatsWidth = Math.min(560, room * .54f);
        float high = Math.min(top - bottom, 150 + pack.info().maxPlayers() * 62);
        Box seats = new Box(290, top - high, seatsWidth, high), how = new Box(290 + seatsWidth + 20, bottom, room - seatsWidth, top - bottom);
        sheet(seats);
        seats(seats);
        sheet(how);
        how(how);
        add(mainButton(say(hosting ? "new.invite" : "new.begin"), "candle-flame", new Box(width / 2 - 150, 24, 300, 52), this::begin).enabled(together.problem().isEmpty()));
    }

    private void caption(String text, Box sheet) {
        TextBlock caption = kit.lettering().line(Face.HEAVY, 20, text);
        add(new Controls.Words(caption, sheet.midX() - caption.width / 2, sheet.top() - 18, Ink.UMBER));
        add(new Controls.Drawing(new Box(sheet.x(), sheet.top() - 54, sheet.w(), 4), pen -> pen.rule(sheet.x() + 34, sheet.top() - 52, sheet.w() - 68, Ink.BRONZE)));
    }

    // ------------------------------------------------------------------ seats

    private void seats(Box sheet) {
        caption(say("new.seats"), sheet);
        PackInfo info = pack.info();
        float x = sheet.x() + 30, w = sheet.w() - 60, y = sheet.top() - 112;
        Runnable less = players > info.minPlayers() ? () -> players(-1) : null, more = players < info.maxPlayers() ? () -> players(1) : null;
        add(new Controls.Stepper(say("new.players"), "", players == 1 ? say("new.alone") : say("title.players", "players", players), new Box(x, y, w, 42), less, more));
        float room = y - sheet.y() - 26, h = Math.min(62, room / info.maxPlayers());
        y -= 10;
        for (int seat = 0; seat < players; seat++) {
            y -= h;
            seat(seat, x, y + 4, w, h - 10);
        }
        if (players == 1 && info.maxPlayers() > 1) {
            TextBlock alone = kit.lettering().wrap(Face.ITALIC, 16, say("new.alone.note"), w, Align.CENTRE);
            add(new Controls.Words(alone, x, y - 8, Ink.SEPIA));
        }
    }

    private void seat(int seat, float x, float y, float w, float h) {
        int colour = SeatColours.of(seat);
        float disc = Math.min(44, h);
        add(new Controls.Drawing(new Box(x, y, disc, disc), pen -> {
            pen.picture(kit.gallery().disc(colour), x, y + (h - disc) / 2, disc, disc);
            pen.textMid(kit.lettering().line(Face.HEAVY, disc * .38f, TableNames.player(seat)), x, y + (h - disc) / 2, disc, disc, SeatColours.inkOn(seat));
        }));
        float rest = w - disc - 20, half = rest * .46f, high = Math.min(42, h);
        String letter = TableNames.player(seat);
        add(field(say("new.name", "seat", letter), names.get(seat), nameOf(seat), 20, new Box(x + disc + 10, y + (h - high) / 2, half, high), typed -> {
            names.set(seat, typed);
            refresh();
        }, null));
        int kind = kinds().indexOf(bots.get(seat));
        add(new Controls.Stepper(say("new.seat", "seat", letter), "", kindName(bots.get(seat)), new Box(x + disc + 20 + half, y + (h - high) / 2, rest - half, high),
            () -> kind(seat, kind - 1), () -> kind(seat, kind + 1)));
    }

    private String nameOf(int seat) {
        return Seats.name(seat);
    }

    private void kind(int seat, int kind) {
        bots.set(seat, kinds().get(Math.floorMod(kind, kinds().size())));
        refresh();
    }

    private void players(int by) {
        players += by;
        refresh();
    }

    // ------------------------------------------------------------------ options

    private void how(Box sheet) {
        caption(say("new.options"), sheet);
        Scroll list = scroll(new Box(sheet.x() + 28, sheet.y() + 24, sheet.w() - 62, sheet.h() - 88));
        float x = list.box.x(), w = list.box.w(), y = list.box.top() - 2;
        options.of(pack.info(), words, players);
        y = options.show(list, x, y, w);
        if (!together.problem().isEmpty()) {
            TextBlock why = kit.lettering().wrap(Face.ITALIC, 15, say("new.mods-clash", "why", together.problem()), w - 12, Align.LEFT);
            list.add(new Controls.Words(why, x + 6, y, Ink.BLOOD));
            y -= why.height + 8;
        }
        if (!together.strangers().isEmpty()) {
            boolean one = together.strangers().size() == 1;
            TextBlock apart = kit.lettering().wrap(Face.ITALIC, 15, say(one ? "new.stranger" : "new.strangers", "packs", String.join(", ", together.strangers())), w - 12, Align.LEFT);
            list.add(new Controls.Words(apart, x + 6, y, Ink.SEPIA));
            y -= apart.height + 8;
            list.add(new Controls.Toggle(say(one ? "new.trust" : "new.trust-all"), false, new Box(x, y - 40, w, 36), true, together::trust)
                .tip(say("new.trust.note")));
            y -= 46;
        }
        for (Shelf.Game mod : shelf.modsFor(game.id())) {
            list.add(new Controls.Toggle(say("new.mod", "mod", mod.title(kit)), mods.contains(mod.id()), new Box(x, y - 40, w, 36), true, () -> mod(mod.id())).tip(mod.summary(kit)));
            y -= 46;
        }
        TextBlock caption = kit.lettering().line(Face.ITALIC, 15, say("new.chance"));
        list.add(new Controls.Words(caption, x + 4, y - 8, Ink.SEPIA));
        list.add(field(say("new.seed"), seed, say("new.seed.any"), 18, new Box(x + 2, y - 74, w - 4, 40), typed -> {
            if (typed.matches("-?\\d{0,17}")) seed = typed;
            refresh();
        }, this::begin).tip(say("new.seed.note")));
    }

    private void mod(String id) {
        if (!mods.remove(id)) mods.add(id);
        together.read(mods);
        refresh();
    }

    // ------------------------------------------------------------------ beginning

    MatchOrder order() {
        List<MatchSetup.Seat> seats = new ArrayList<>();
        for (int i = 0; i < players; i++) {
            seats.add(new MatchSetup.Seat(names.get(i).isBlank() ? nameOf(i) : names.get(i).strip(), bots.get(i)));
        }
        options.of(pack.info(), words, players);
        long chance = seed.matches("-?\\d+") ? Long.parseLong(seed) : new SecureRandom().nextInt(1_000_000);
        MatchOrder order = MatchOrder.fresh(game.entry().path().toString(), mods, players, options.all(), chance, seats);
        return hosting ? order.forGuests() : order;
    }

    private void begin() {
        if (!names.get(0).isBlank() && bots.get(0).isEmpty() && !names.get(0).equals(kit.settings().playerName())) {
            kit.settings(kit.settings().withPlayerName(names.get(0).strip()));
        }
        kit.screens().replace(kit.doors().table(order()));
    }
}
