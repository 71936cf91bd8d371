package eldertable.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import eldertable.choosing.Picking;
import eldertable.pack.library.PackLibrary;
import eldertable.pack.model.PackDef;
import eldertable.rules.Move;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.simulation.RandomChooser;
import eldertable.state.Blueprint;
import eldertable.state.GameState;
import eldertable.view.Imagination;
import eldertable.view.TableView;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** In every game that ships: what a player sees and may choose does not depend on what the player cannot see. */
class SecrecyOfGamesTests {
    private static final Path CONTENT = Path.of(System.getProperty("eldertable.home")).resolve("content");
    private static final int MOST_MOVES = 300;
    /** Looking at every position would take long: about one in so many. */
    private static final int ONE_IN = 3;

    @TestFactory Stream<DynamicTest> secretsStaySecret() {
        PackLibrary library = new PackLibrary(List.of(CONTENT));
        return library.entries().stream().filter(entry -> !entry.isMod()).flatMap(entry ->
            Stream.of(entry.info().minPlayers(), entry.info().maxPlayers()).distinct().map(players ->
                dynamicTest(entry.id() + " for " + players, () -> play(library.load(entry.id()).pack().orElseThrow(), players))));
    }

    private static void play(PackDef pack, int players) throws RuleFault {
        Blueprint blueprint = new Blueprint(pack, players, Map.of());
        try (ScriptEngine scripts = new ScriptEngine(); RuleEngine engine = scripts.rules(blueprint)) {
            Random random = new Random(players);
            RandomChooser chooser = new RandomChooser();
            chooser.begin(players);
            GameState state = engine.start(players);
            while (!state.isOver() && state.moves() < MOST_MOVES) {
                if (random.nextInt(ONE_IN) == 0) look(engine, state, random);
                Move move = new Move().reset(Integer.numberOfTrailingZeros(engine.mayAct(state)));
                chooser.choose(engine, state, move);
                engine.play(state, move);
            }
        }
    }

    private static void look(RuleEngine engine, GameState state, Random random) throws RuleFault {
        for (int viewer = GameState.SPECTATOR; viewer < state.blueprint.players; viewer++) {
            GameState world = new Imagination(state, viewer, null, random.nextLong()).world();
            assertEquals(TableView.of(state, viewer), TableView.of(world, viewer));
            if (viewer < 0 || (engine.mayAct(state) & 1 << viewer) == 0) continue;
            Picking here = new Picking(engine, state, viewer), there = new Picking(engine, world, viewer);
            assertEquals(here.options(), there.options());
            if (here.options().isEmpty() || here.isMany()) continue;
            int code = here.options().codes().get(random.nextInt(here.options().codes().size()));
            here.choose(code);
            there.choose(code);
            assertEquals(here.options(), there.options());
        }
    }
}
