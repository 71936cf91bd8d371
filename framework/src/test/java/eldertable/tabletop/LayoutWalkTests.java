package eldertable.tabletop;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.art.Align;
import eldertable.art.Face;
import eldertable.art.IconSet;
import eldertable.art.Lettering;
import eldertable.art.Sketches;
import eldertable.art.Theme;
import eldertable.faces.FacePainter;
import eldertable.faces.TableLook;
import eldertable.pack.library.PackReader;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.TableDef.Shape;
import eldertable.pack.model.TableDef.Spread;
import eldertable.pack.model.ZoneDef;
import eldertable.pack.model.ZoneDef.Visibility;
import eldertable.rules.RuleEngine;
import eldertable.script.ScriptEngine;
import eldertable.simulation.Playout;
import eldertable.simulation.Simulation;
import eldertable.simulation.Witness;
import eldertable.state.Blueprint;
import eldertable.state.GameState;
import eldertable.view.Lexicon;
import eldertable.view.TableView;
import eldertable.words.Message;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Walks through random games of every bundled pack, for every number of players, and looks at the table after every move: what was there stays
 * where it was, nothing overlaps that had room, no words are cut, and faces can be read. -Pgames=200 walks that many games of
 * each pack and looks at every screen each time, -Pseed=140 from that seed on; the suite walks a few and looks at half of the screens in turn.
 * As in the window, places are found once for a game; now and then they are found anew and have to be the same.
 */
class LayoutWalkTests {
    private static final int FEW = 2, GAMES = Integer.getInteger("eldertable.games", FEW);
    private static final long FIRST = Long.getLong("eldertable.seed", 40);
    private static final int TOLD = 12;
    /** In the suite; asked for more, games are walked to their end. */
    private static final int MOST_MOVES = GAMES == FEW ? 260 : 20_000;
    /** Of a card's face, in units: between two players it can always be read; before more of them it may have to be enlarged, and beside large words it may be a quarter narrower. */
    private static final float NARROWEST = 24, NARROWEST_OF_MANY = 20, BESIDE_LARGE_WORDS = 0.75f;

    /** In units, and pixels a unit: 1024x600, 1280x800, 1920x1080 and 3840x2160. */
    private record Screen(String name, float width, float height, float pixels, float words) {}

    private static final List<Screen> SCREENS = List.of(new Screen("1024x600", 1280, 750, 0.8f, 1), new Screen("1280x800", 1280, 800, 1, 1),
        new Screen("1920x1080", 1280, 720, 1.5f, 1), new Screen("3840x2160", 1280, 720, 3, 1));
    /** Looked at now and then, with words half as large again. */
    private static final List<Screen> LARGE = List.of(new Screen("1024x600 with large words", 1280, 750, 0.8f, 1.5f), new Screen("1920x1080 with large words", 1280, 720, 1.5f, 1.5f));
    private static final int NOW_AND_THEN = 6, RARELY = 30;

    private final Lettering lettering = new Lettering(), largeLettering = new Lettering();

    static Stream<Path> packs() throws IOException {
        try (Stream<Path> folders = Files.list(Path.of(System.getProperty("eldertable.home", "..")).resolve("content"))) {
            return folders.filter(folder -> Files.exists(folder.resolve("pack.yaml"))).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("packs")
    void theTableKeepsItsPlace(Path home) throws Exception {
        PackDef pack = PackReader.read(home).pack().orElseThrow();
        int fewest = pack.info().minPlayers(), counts = pack.info().maxPlayers() - fewest + 1, games = Math.max(GAMES, counts);
        List<String> wrong = new ArrayList<>();
        try (ScriptEngine scripts = new ScriptEngine()) {
            for (int players = fewest; players < fewest + counts; players++) {
                Blueprint blueprint = new Blueprint(pack, players, Map.of());
                try (RuleEngine rules = scripts.fastRules(blueprint)) {
                    Walk walk = new Walk(blueprint);
                    Playout playout = new Playout(rules, Simulation.randomSeats(players), MOST_MOVES, walk);
                    for (int game = players - fewest; game < games; game += counts) {
                        walk.seed = FIRST + game;
                        walk.made = 0;
                        try {
                            assertFalse(playout.play(walk.seed).isFailure(), playout::problem);
                        } catch (AssertionError said) {
                            wrong.add(said.getMessage());
                        }
                    }
                }
            }
        }
        assertTrue(wrong.isEmpty(), () -> wrong.size() + " games, of them:\n" + String.join("\n", wrong.subList(0, Math.min(TOLD, wrong.size()))));
    }

    /** Looks on while games are played by so many. */
    private final class Walk implements Witness {
        private final String pack;
        private final int players;
        private final TableLook look;
        private final FacePainter faces, largeFaces;
        private final Map<String, Rect> before = new HashMap<>();
        private final Map<String, TableLayout> layouts = new HashMap<>();
        private final Set<String> words = new HashSet<>();
        private long seed;
        private int made;

        Walk(Blueprint blueprint) {
            pack = blueprint.pack.info().id();
            players = blueprint.players;
            List<String> names = new ArrayList<>();
            for (int seat = 0; seat < players; seat++) names.add("Professor Armitage " + seat);
            look = new TableLook(blueprint, new Lexicon(blueprint, "en", names));
            largeLettering.textScale(1.5f);
            Theme theme = Theme.of(blueprint.pack.table());
            faces = new FacePainter(look, new Sketches(new IconSet()), lettering, theme);
            largeFaces = new FacePainter(look, new Sketches(new IconSet()), largeLettering, theme);
        }

        @Override
        public Message asked(GameState state) {
            int seat = made % players, looks = made / players; // each sees what is theirs
            TableView view = TableView.of(state, seat);
            List<Screen> screens = new ArrayList<>(SCREENS);
            if (looks % NOW_AND_THEN == 0) screens.addAll(LARGE);
            if (GAMES == FEW) for (int i = screens.size() - 1; i >= 0; i--) if ((i + looks) % 2 == 0) screens.remove(i);
            for (Screen screen : screens) {
                String where = pack + ", " + players + " players, seed " + seed + ", move " + made + ", seat " + seat + ", " + screen.name();
                String seen = screen.name() + "/" + seat + "/";
                if (looks % RARELY == 0) layouts.remove(seen);
                Arrangement table = layouts.computeIfAbsent(seen, any -> new TableLayout(look, view, screen.width(), screen.height(), screen.words())).arrange(view);
                stays(table, screen.words(), before, seen, where);
                lies(table, look, where);
                reads(table, look, screen.words() == 1 ? faces : largeFaces, seat, screen, words, where);
            }
            made++;
            return null;
        }
    }

    // ------------------------------------------------------------------ what is looked at

    /** Every zone lies where it lay for this viewer, give or take a card; two beside large words, where cards are small and some zones share a place. */
    private static void stays(Arrangement table, float words, Map<String, Rect> before, String of, String where) {
        table.sites().forEach((key, box) -> {
            Rect was = before.putIfAbsent(of + key, box);
            float card = table.card() * Block.Scale.PROPORTION * (words == 1 ? 1 : 2);
            assertTrue(was == null || Math.hypot(was.x() - box.x(), was.top() - box.top()) <= card, () -> where + ": " + key + " moved from " + was + " to " + box);
        });
    }

    /** Faces of a zone overlap only where they could not be read otherwise, or where that is how they lie, and then show their heads. */
    private static void lies(Arrangement table, TableLook look, String where) {
        Map<Integer, List<Thing.Piece>> zones = table.things().stream().filter(LayoutWalkTests::isFace).map(Thing.Piece.class::cast)
            .collect(Collectors.groupingBy(Thing.Piece::zone));
        zones.forEach((zone, pieces) -> {
            Rect room = table.things().stream().filter(thing -> thing instanceof Thing.Site site && site.key().equals(Thing.zoneKey(zone)))
                .reduce((first, last) -> last).orElseThrow().box();
            ZoneDef def = look.blueprint.zones.get(zone).def();
            boolean stacked = look.spread(def) == Spread.STACK || look.othersSpread(def) == Spread.STACK;
            for (int i = 1; i < pieces.size(); i++) {
                for (int j = 0; j < i; j++) {
                    Rect lower = pieces.get(j).box(), upper = pieces.get(i).box();
                    if (!lower.overlaps(upper)) continue;
                    boolean frameOnly = Math.min(lower.right(), upper.right()) - Math.max(lower.x(), upper.x()) <= lower.w() * 0.08f;
                    boolean headSeen = upper.top() <= lower.top() - lower.h() * (stacked ? Stack.LEAST * 0.98f : CardRows.HEAD * 0.9f);
                    float w = CardRows.LEAST * Block.Scale.PROPORTION + CardRows.GAP, h = CardRows.LEAST + CardRows.GAP;
                    boolean room4all = (int) ((room.w() + CardRows.GAP) / w) * (int) ((room.h() + CardRows.GAP) / h) >= pieces.size();
                    Thing.Piece below = pieces.get(j);
                    assertTrue(frameOnly || headSeen && (stacked || !room4all), () -> where + ": " + upper + " covers " + below + " in " + room);
                }
            }
        });
    }

    private static boolean isFace(Thing thing) {
        return thing instanceof Thing.Piece piece && piece.piece() != null && piece.shape() == Shape.CARD;
    }

    /** Somebody else's cards, seen for a moment where mostly backs lie. */
    private static boolean isPeepedAt(TableLook look, Thing.Piece piece, int viewer) {
        var zone = look.blueprint.zones.get(piece.zone());
        return zone.def().visible() == Visibility.OWNER && zone.owner() != viewer;
    }

    private void reads(Arrangement table, TableLook look, FacePainter faces, int viewer, Screen screen, Set<String> known, String where) {
        for (Thing thing : table.things()) {
            if (thing instanceof Thing.Caption caption) {
                Lettering letters = screen.words() == 1 ? lettering : largeLettering;
                assertTrue(!letters.lineIn(Face.ITALIC, 13, caption.text(), caption.box().w(), caption.box().h(), Align.LEFT).shortened, () -> where + ": cut: " + caption);
            } else if (isFace(thing)) {
                Thing.Piece piece = (Thing.Piece) thing;
                boolean large = screen.words() > 1;
                float least = (look.blueprint.players <= 2 ? NARROWEST : NARROWEST_OF_MANY) * (large ? BESIDE_LARGE_WORDS : 1);
                assertTrue(piece.box().w() >= least || isPeepedAt(look, piece, viewer), () -> where + ": too narrow: " + thing);
                String kind = piece.piece().kind();
                if (known.add(kind + "@" + Math.round(piece.box().h()) + screen.name())) {
                    assertTrue(!faces.isCut(kind, piece.box().h(), screen.pixels()), () -> where + ": words of " + look.lexicon.kind(kind) + " are cut: " + thing);
                }
            }
        }
    }
}
