package eldertable.tabletop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.art.Align;
import eldertable.art.Face;
import eldertable.art.Lettering;
import eldertable.bot.Budget;
import eldertable.faces.TableLook;
import eldertable.pack.files.PackFiles;
import eldertable.pack.library.PackReader;
import eldertable.pack.model.PackDef;
import eldertable.script.ScriptEngine;
import eldertable.session.GameSession;
import eldertable.session.MatchSetup;
import eldertable.state.GameState;
import eldertable.view.Lexicon;
import eldertable.view.TableView;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** On every table of every bundled game, at any size, nothing covers what it should not, and nothing lies outside. */
class TableLayoutTests {
    /** In units: what 1280x720 and 1920x1080, 1024x600, an ultrawide and an old screen come to. */
    private static final float[][] SIZES = {{1280, 720}, {1280, 750}, {1720, 720}, {1280, 960}};
    private static final int[] STAGES = {0, 3, 12, 40, 90, 160, 100_000};
    private static final int MOST_MOVES = 220;

    static Stream<Path> packs() throws IOException {
        Path home = Path.of(System.getProperty("eldertable.home", "..")), content = home.resolve("content");
        Path dice = home.resolve("framework/src/test/resources/packs/last-breath"); // no bundled game has trays
        try (Stream<Path> folders = Files.list(content)) {
            return Stream.concat(folders, Stream.of(dice)).filter(folder -> Files.exists(folder.resolve("pack.yaml"))).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("packs")
    void everythingHasItsOwnPlace(Path folder) throws Exception {
        PackDef pack = PackReader.read(folder).pack().orElseThrow();
        try (ScriptEngine scripts = new ScriptEngine()) {
            for (int players = pack.info().minPlayers(); players <= pack.info().maxPlayers(); players++) play(scripts, pack, players);
        }
    }

    private static void play(ScriptEngine scripts, PackDef pack, int players) throws Exception {
        List<MatchSetup.Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < players; seat++) seats.add(new MatchSetup.Seat("Professor Armitage " + seat, "random"));
        MatchSetup setup = MatchSetup.of("layout", pack, players, Map.of(), 7L + players, seats);
        try (GameSession session = new GameSession(scripts, pack, setup)) {
            TableLook look = new TableLook(session.blueprint(), new Lexicon(session.blueprint(), "en", setup.names()));
            int made = 0;
            for (int stage : STAGES) {
                for (; made < Math.min(stage, MOST_MOVES) && !session.isOver(); made++) session.playBot(session.botToAct(), Budget.playouts(1));
                for (int viewer : new int[] {0, GameState.SPECTATOR}) {
                    for (float[] size : SIZES) {
                        String where = pack.info().id() + ", " + players + " players, move " + made + ", seat " + viewer + ", " + size[0] + "x" + size[1];
                        check(look, session.view(viewer), size[0], size[1], where);
                    }
                }
            }
        }
    }

    private static void check(TableLook look, TableView view, float width, float height, String where) {
        Arrangement table = TableLayout.arrange(look, view, width, height, 1);
        List<Thing> things = table.things();
        for (Thing thing : things) {
            assertTrue(table.table().inset(-3).holds(thing.box()), () -> where + ": outside: " + thing);
            if (thing instanceof Thing.Piece piece) assertTrue(piece.box().h() >= 7, () -> where + ": too small: " + thing);
        }
        for (int i = 0; i < things.size(); i++) {
            for (int j = 0; j < i; j++) {
                Thing a = things.get(i), b = things.get(j);
                if (mayTouch(a, b)) continue;
                assertTrue(!a.box().overlaps(b.box()), () -> where + ": " + a + " covers " + b);
            }
        }
    }

    /** What is made to lie upon something else. */
    private static boolean mayTouch(Thing a, Thing b) {
        if (isGround(a) || isGround(b)) return true;
        if (a instanceof Thing.Piece one && b instanceof Thing.Piece other) return one.zone() == other.zone();
        if (a instanceof Thing.Step || b instanceof Thing.Step || a instanceof Marker || b instanceof Marker || a instanceof OverlapSign || b instanceof OverlapSign) return true;
        if (isNameOfNothing(a, b) || isNameOfNothing(b, a)) return true;
        return a instanceof Thing.Token && b instanceof Thing.Token one && one.slot() >= 0 && isOfDial(a, b)
            || a instanceof Thing.Dial && b instanceof Thing.Token || a instanceof Thing.Token && b instanceof Thing.Dial;
    }

    /** An empty place says in its outline what belongs there. */
    private static boolean isNameOfNothing(Thing name, Thing place) {
        return name instanceof Thing.Caption && place instanceof Thing.Slot && place.box().holds(name.box());
    }

    private static boolean isOfDial(Thing a, Thing b) {
        return ((Thing.Token) a).pool().equals(((Thing.Token) b).pool());
    }

    private static boolean isGround(Thing thing) {
        return thing instanceof Thing.Ground || thing instanceof Thing.Board || thing instanceof Thing.Space || thing instanceof Thing.Site;
    }

    // ------------------------------------------------------------------ names, and what lies below a board

    private static final List<String> NAMES = List.of("Ada", "Barnabas", "Cordelia", "Dexter", "Esther", "Felix");

    /** What the table of a pack shows the first player at its beginning. */
    private record Laid(TableLook look, Arrangement table) {}

    private static Arrangement table(PackDef pack, int players, float height) throws Exception {
        return laid(pack, players, height).table();
    }

    private static Laid laid(PackDef pack, int players, float height) throws Exception {
        List<MatchSetup.Seat> seats = NAMES.subList(0, players).stream().map(name -> new MatchSetup.Seat(name, "random")).toList();
        MatchSetup setup = MatchSetup.of("layout", pack, players, Map.of(), 5, seats);
        try (ScriptEngine scripts = new ScriptEngine(); GameSession session = new GameSession(scripts, pack, setup)) {
            TableLook look = new TableLook(session.blueprint(), new Lexicon(session.blueprint(), "en", setup.names()));
            return new Laid(look, TableLayout.arrange(look, session.view(0), 1280, height, 1));
        }
    }

    private static PackDef bundled(String id) {
        return PackReader.read(Path.of(System.getProperty("eldertable.home", "..")).resolve("content").resolve(id)).pack().orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("packs")
    void usualNamesAreNotCut(Path folder) throws Exception {
        PackDef pack = PackReader.read(folder).pack().orElseThrow();
        Lettering lettering = new Lettering();
        for (int players = Math.max(2, pack.info().minPlayers()); players <= pack.info().maxPlayers(); players++) {
            for (float height : new float[] {720, 750, 800}) {
                Laid laid = laid(pack, players, height);
                boolean placed = laid.look().def.standing().isPresent(), summed = laid.look().tellsStanding();
                for (Thing thing : laid.table().things()) {
                    if (!(thing instanceof Thing.Plate plate) || plate.roomy()) continue;
                    String name = (placed ? "1. " : "") + NAMES.get(plate.seat()) + (summed ? " · 10" : "");
                    String where = pack.info().id() + ", " + players + " players, height " + height + ": " + name + " is cut in " + plate.words();
                    assertTrue(!lettering.lineIn(Face.DISPLAY, Thing.Plate.NAME, name, plate.words().w(), plate.words().h() * 0.6f, Align.LEFT).shortened, where);
                }
            }
        }
    }

    private static Rect board(Arrangement table) {
        return table.things().stream().filter(thing -> thing instanceof Thing.Board).findFirst().orElseThrow().box();
    }

    private static Rect ground(Arrangement table, int seat) {
        return table.things().stream().filter(thing -> thing instanceof Thing.Ground ground && ground.seat() == seat).findFirst().orElseThrow().box();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void rowsShareTheirColumns(int players) throws Exception {
        Laid laid = laid(bundled("waking-void"), players, 800);
        assertEquals(middle(laid, "eventDeck"), middle(laid, "equipmentDeck"), 0.5f);
        assertEquals(middle(laid, "eventDiscards"), middle(laid, "equipmentDiscards"), 0.5f);
        assertEquals(middle(laid, "monsterDeck"), middle(laid, "monsterDiscards"), 0.5f);
    }

    private static float middle(Laid laid, String zone) {
        int number = laid.look().blueprint.zone(zone);
        return laid.table().things().stream().filter(thing -> thing instanceof Thing.Pile pile && pile.zone() == number).findFirst().orElseThrow().box().cx();
    }

    /** A grid beside many players is not as high as the table: what lies before the viewer has the room below it, and grows. */
    @ParameterizedTest
    @ValueSource(ints = {2, 4, 6})
    void whatLiesBeforeTheViewerMayLieBelowAGrid(int players) throws Exception {
        for (float height : players == 2 ? new float[] {800} : new float[] {750, 800}) {
            Arrangement table = table(bundled("waking-void"), players, height);
            Rect board = board(table), own = ground(table, 0);
            assertTrue(own.top() <= board.y() && own.right() <= board.right() + 1, () -> own + " is not below " + board);
            assertTrue(board.w() >= 435, () -> "squares of " + board + " are small");
            Rect free = table.things().stream().filter(thing -> thing instanceof Thing.Slot && own.holds(thing.box())).findFirst().orElseThrow().box();
            assertTrue(free.w() >= 70, () -> "cards before the viewer are small: " + free);
            for (int seat = 1; seat < players; seat++) {
                Rect other = ground(table, seat);
                assertTrue(other.x() >= board.right(), () -> other + " is not beside " + board);
            }
        }
    }

    /** A map fills the height that it is given: nothing lies below it. */
    @Test
    void nothingLiesBelowAMap() throws Exception {
        for (int players = 2; players <= 4; players++) {
            Arrangement table = table(bundled("gates-of-delirium"), players, 750);
            Rect board = board(table), own = table.sites().get(Thing.seatKey(0) + ":ground");
            assertTrue(own.x() >= board.right(), () -> own + " is not beside " + board);
        }
    }

    /** Cards that are chosen in secret stand where they are going to lie, and take no room of their own. */
    @Test
    void whatJoinsAZoneStandsInItsNextFreePlace() throws Exception {
        PackDef pack = bundled("tides-of-madness");
        try (ScriptEngine scripts = new ScriptEngine();
             GameSession session = new GameSession(scripts, pack, MatchSetup.of("joins", pack, 2, Map.of(), 1, List.of(new MatchSetup.Seat("Ada", "random"), new MatchSetup.Seat("Ben", "random"))))) {
            TableLook look = new TableLook(session.blueprint(), new Lexicon(session.blueprint(), "en", List.of("Ada", "Ben")));
            TableLayout layout = new TableLayout(look, session.view(1), 1280, 750, 1);
            List<Rect> places = layout.arrange(session.view(1)).things().stream()
                .filter(thing -> thing instanceof Thing.Slot slot && slot.zone() == number(session.view(1), "tableau", 0)).map(Thing::box).toList();
            assertEquals(5, places.size());
            session.playBot(0, Budget.playouts(1));
            List<Thing> after = layout.arrange(session.view(1)).things();
            Thing chosen = after.stream().filter(thing -> thing instanceof Thing.Piece piece && piece.zone() == number(session.view(1), "chosen", 0)).findFirst().orElseThrow();
            assertEquals(places.get(0), chosen.box());
            assertEquals(4, after.stream().filter(thing -> thing instanceof Thing.Slot && places.contains(thing.box())).count());
        }
    }

    private static int number(TableView view, String zone, int seat) {
        return view.zonesOf(seat).stream().filter(one -> one.id().equals(zone)).findFirst().orElseThrow().number();
    }

    @Test
    void aPackWithoutATableIsShownToo() throws Exception {
        TreeMap<String, byte[]> files = new TreeMap<>();
        files.put("pack.yaml", bytes("id: bare\nversion: 1.0.0\napi: ^1.0\ntitle: Bare\nsummary: For tests.\nminutes: 1\nplayers: { min: 2, max: 2 }\nlicence: MIT\n"));
        files.put("components.yaml", bytes("zones:\n  deck: { visible: none, start: cards, shuffled: true }\n  hand: { visible: owner, per: player }\n"
            + "  open: { visible: all }\ncounters:\n  score: { per: player }\n"));
        files.put("cards.yaml", bytes("cards:\n  crab: { copies: 9 }\n"));
        files.put("flow.yaml", bytes("start: deal\nsteps:\n  deal: { auto: true }\n  turn: { moves: [play] }\n"));
        files.put("rules.mjs", bytes("export const steps = { deal: { run: ({ game }) => { game.players.forEach(p => game.deck.deal(3, p.hand)); game.go('turn'); } },"
            + " turn: { done: ({ game }) => game.go('turn') } };\n"
            + "export const moves = { play: { pick: { card: ({ me }) => me.hand }, apply: ({ game, card }) => card.moveTo(game.open) } };\n"));
        PackDef pack = PackReader.read(new PackFiles("bare", files)).pack().orElseThrow();
        try (ScriptEngine scripts = new ScriptEngine();
             GameSession session = new GameSession(scripts, pack, MatchSetup.of("bare", pack, 2, Map.of(), 1, MatchSetup.people(2)))) {
            TableLook look = new TableLook(session.blueprint(), new Lexicon(session.blueprint(), "en", List.of("Ada", "Ben")));
            Arrangement table = TableLayout.arrange(look, session.view(0), 1280, 720, 1);
            assertTrue(table.things().stream().filter(thing -> thing instanceof Thing.Piece piece && piece.hand()).count() == 3);
            assertTrue(table.things().stream().anyMatch(thing -> thing instanceof Thing.Pile pile && pile.count() == 3));
            check(look, session.view(0), 1280, 720, "bare");
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
