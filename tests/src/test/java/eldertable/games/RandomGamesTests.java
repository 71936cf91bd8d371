package eldertable.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import eldertable.pack.library.PackLibrary;
import eldertable.pack.library.PackLoad;
import eldertable.pack.model.PackDef;
import eldertable.script.ScriptEngine;
import eldertable.simulation.Playout.End;
import eldertable.simulation.Simulation;
import eldertable.simulation.Statistics;
import eldertable.state.Blueprint;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Random games of every shipped pack, for every number of players, with everything checked after every move. For more:
 * ./eldertable simulate PACK --games 10000 --check
 */
class RandomGamesTests {
    private static final int GAMES = 30;
    private static final int MOST_MOVES = 5_000;
    private static final double REBUILDING = 0.001;
    /** Random players may go on for ever where the rules let them: such packs have this option for automated runs. */
    private static final String ROUND_CAP = "maxRounds";
    private static final int MOST_ROUNDS = 40;
    private static final PackLibrary LIBRARY = new PackLibrary(List.of(Path.of(System.getProperty("eldertable.home"), "content")));

    private static final ScriptEngine SCRIPTS = new ScriptEngine();

    @AfterAll
    static void close() {
        SCRIPTS.close();
    }

    @TestFactory
    Stream<DynamicContainer> everyPack() {
        return LIBRARY.entries().stream().filter(entry -> !entry.isMod()).map(entry -> DynamicContainer.dynamicContainer(entry.id(),
            IntStream.rangeClosed(entry.info().minPlayers(), entry.info().maxPlayers())
                .mapToObj(players -> DynamicTest.dynamicTest(players + " players", () -> playRandomly(entry.path(), players)))));
    }

    private static void playRandomly(Path path, int players) throws Exception {
        PackLoad load = LIBRARY.load(path.toString());
        PackDef pack = load.pack().orElseThrow(() -> new AssertionError(load.problems().toString()));
        Simulation.Plan plan = new Simulation.Plan(GAMES, 1, 2, MOST_MOVES, true, REBUILDING);
        boolean capped = pack.info().options().stream().anyMatch(option -> option.id().equals(ROUND_CAP));
        Blueprint blueprint = new Blueprint(pack, players, capped ? Map.of(ROUND_CAP, MOST_ROUNDS) : Map.of());
        Statistics statistics = new Simulation(SCRIPTS, blueprint, () -> Simulation.randomSeats(players), plan).run(done -> { });
        assertEquals(List.of(), statistics.failures());
        assertEquals(GAMES, statistics.count(End.FINISHED), "finished games");
    }
}
