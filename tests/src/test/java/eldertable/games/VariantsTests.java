package eldertable.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import eldertable.pack.library.PackLibrary;
import eldertable.pack.library.PackLoad;
import eldertable.pack.library.PackReader;
import eldertable.pack.model.PackDef;
import eldertable.rules.Move;
import eldertable.rules.RuleEngine;
import eldertable.script.ScriptEngine;
import eldertable.simulation.Playout.End;
import eldertable.simulation.Playout;
import eldertable.simulation.Simulation;
import eldertable.simulation.Statistics;
import eldertable.simulation.Witness;
import eldertable.state.Blueprint;
import eldertable.state.GameState;
import eldertable.words.Message;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The house rules that ship: each is small, plays alone and with others of its game, and leaves no trace when it is taken away. */
class VariantsTests {
    private static final Path CONTENT = Path.of(System.getProperty("eldertable.home"), "content");
    private static final PackLibrary LIBRARY = new PackLibrary(List.of(CONTENT));
    private static final List<String> MIX = List.of("glass-minds", "long-descent", "poisoned-gifts");
    private static final int GAMES = 8;
    private static final int MIXED_GAMES = 40;
    private static final int MOST_MOVES = 5_000;
    private static final double REBUILDING = 0.001;
    private static final int MOST_LINES = 60;
    private static final long SEED = 8;
    /** Random players may go on for ever where the rules let them: such packs have this option for automated runs. */
    private static final String ROUND_CAP = "maxRounds";
    private static final int MOST_ROUNDS = 25;

    private static final ScriptEngine SCRIPTS = new ScriptEngine();

    @AfterAll static void close() {
        SCRIPTS.close();
    }

    private static Stream<PackLibrary.Entry> mods() {
        return LIBRARY.entries().stream().filter(PackLibrary.Entry::isMod);
    }

    private static Stream<PackLibrary.Entry> games() {
        return LIBRARY.entries().stream().filter(entry -> !entry.isMod());
    }

    // ------------------------------------------------------------------ playing them

    @TestFactory Stream<DynamicTest> eachIsPlayedAlone() {
        return mods().map(mod -> dynamicTest(mod.id(), () -> playRandomly(load(mod.id(), List.of()), GAMES)));
    }

    @Test void threeOfOneGameAreMixed() throws Exception {
        playRandomly(load("tides-of-madness", MIX), MIXED_GAMES);
    }

    private static void playRandomly(PackDef pack, int games) throws Exception {
        Blueprint table = blueprint(pack);
        Simulation.Plan plan = new Simulation.Plan(games, SEED, 2, MOST_MOVES, true, REBUILDING);
        Statistics statistics = new Simulation(SCRIPTS, table, () -> Simulation.randomSeats(table.players), plan).run(done -> { });
        assertEquals(List.of(), statistics.failures());
        assertEquals(games, statistics.count(End.FINISHED), "finished games");
    }

    // ------------------------------------------------------------------ and taking them away

    /** Installed but not chosen, and chosen in another game at the same time, they change nothing. */
    @TestFactory Stream<DynamicTest> withoutThemTheGameIsAsEver() {
        return games().map(game -> dynamicTest(game.id(), () -> {
            List<Long> alone = hashes(PackReader.read(game.path()).pack().orElseThrow());
            for (PackLibrary.InstalledMod mod : LIBRARY.modsFor(game.id())) {
                assertNotEquals(alone, hashes(load(game.id(), List.of(mod.entry().id()))), mod.entry().id());
            }
            assertEquals(alone, hashes(load(game.id(), List.of())));
        }));
    }

    /** The state after every move of one random game; choosers draw from the seed, so equal rules bring equal commands. */
    private static List<Long> hashes(PackDef pack) throws Exception {
        List<Long> hashes = new ArrayList<>();
        Blueprint table = blueprint(pack);
        try (RuleEngine engine = SCRIPTS.rules(table)) {
            Playout playout = new Playout(engine, Simulation.randomSeats(table.players), MOST_MOVES, new Witness() {
                @Override public Message moved(GameState state, Move move) {
                    hashes.add(state.hash());
                    return null;
                }
            });
            assertEquals(End.FINISHED, playout.play(SEED), playout::problem);
        }
        return hashes;
    }

    // ------------------------------------------------------------------ what they are

    @Test void everyGameHasAtLeastTwo() {
        for (String game : List.of("tides-of-madness", "pocket-madness", "shards-of-madness", "gates-of-delirium", "waking-void")) {
            assertTrue(LIBRARY.modsFor(game).size() >= 2, game);
        }
    }

    @TestFactory Stream<DynamicTest> eachIsSmallAndTellsItsRules() {
        return mods().map(mod -> dynamicTest(mod.id(), () -> {
            assertTrue(lines(mod.path()) < MOST_LINES, () -> mod.id() + " has grown out of a house rule");
            assertFalse(Files.readString(mod.path().resolve("rules.md")).isBlank());
            assertTrue(Files.isDirectory(mod.path().resolve("scenarios")));
        }));
    }

    /** All YAML and JavaScript, without the scenarios and translations. */
    private static long lines(Path mod) throws IOException {
        long lines = 0;
        try (Stream<Path> files = Files.walk(mod)) {
            for (Path file : files.filter(f -> f.toString().matches(".*\\.(yaml|mjs)") && !f.startsWith(mod.resolve("scenarios")) && !f.endsWith("text/de.yaml")).toList()) {
                try (Stream<String> all = Files.lines(file)) {
                    lines += all.count();
                }
            }
        }
        return lines;
    }

    private static PackDef load(String pack, List<String> mods) {
        PackLoad load = LIBRARY.load(pack, mods);
        return load.pack().orElseThrow(() -> new AssertionError(load.problems().toString()));
    }

    private static Blueprint blueprint(PackDef pack) {
        boolean capped = pack.info().options().stream().anyMatch(option -> option.id().equals(ROUND_CAP));
        int players = Math.min(3, pack.info().maxPlayers());
        return new Blueprint(pack, players, capped ? Map.of(ROUND_CAP, MOST_ROUNDS) : Map.of());
    }
}
