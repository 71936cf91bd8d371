package eldertable.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.choosing.Options;
import eldertable.choosing.Picking;
import eldertable.choosing.Veil;
import eldertable.pack.component.Counter;
import eldertable.pack.component.Pool;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.Per;
import eldertable.rules.Move;
import eldertable.rules.Outcome;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.simulation.RandomChooser;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.state.GameState;
import eldertable.support.Wreck;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Nothing that a player is given may depend on what the player cannot see: tried on random positions of random games. */
class SecrecyTests {
    private static ScriptEngine scripts;

    @BeforeAll static void open() {
        scripts = new ScriptEngine();
    }

    @AfterAll static void close() {
        scripts.close();
    }

    private interface Visit {
        void at(RuleEngine engine, GameState state, Random random) throws RuleFault;
    }

    private static void randomGames(int games, Visit visit) throws RuleFault {
        PackDef pack = Wreck.pack();
        for (int game = 0; game < games; game++) {
            Random random = new Random(game);
            Blueprint blueprint = new Blueprint(pack, 1 + game % 4, Map.of());
            try (RuleEngine engine = scripts.rules(blueprint)) {
                RandomChooser chooser = new RandomChooser();
                chooser.begin(game);
                GameState state = engine.start(game);
                while (!state.isOver()) {
                    visit.at(engine, state, random);
                    Move chosen = new Move().reset(someoneOf(engine.mayAct(state), random));
                    chooser.choose(engine, state, chosen);
                    engine.play(state, chosen);
                }
                visit.at(engine, state, random);
            }
        }
    }

    private static int someoneOf(int bits, Random random) {
        List<Integer> seats = Looking.seats(bits);
        return seats.get(random.nextInt(seats.size()));
    }

    /** What could just as well be, as far as the viewer can see. */
    private static GameState otherWorld(GameState state, int viewer, Random random) {
        Blueprint blueprint = state.blueprint;
        GameState world = new Imagination(state, viewer, null, random.nextLong()).world();
        for (Counter cells : blueprint.all(Counter.class)) {
            for (int i = 0; i < cells.instances(); i++) {
                boolean hidden = cells.def().hidden() && cells.def().per().kind() != Per.Kind.PIECE || !Looking.notices(world, viewer, cells, i);
                if (hidden && !Looking.notices(state, viewer, cells, i)) world.setCount(cells.first() + i, random.nextInt(9));
            }
        }
        for (Pool pool : blueprint.all(Pool.class)) {
            if (!pool.def().hidden()) continue;
            for (int i = 0; i < pool.instances(); i++) pour(world, pool, i, random);
        }
        return world;
    }

    /** Other tokens, as many. */
    private static void pour(GameState world, Pool pool, int instance, Random random) {
        int one = pool.cell(instance, 0, pool.firstKind()), two = one + 1;
        int total = world.count(one) + world.count(two);
        int first = random.nextInt(total + 1);
        world.setCount(one, first);
        world.setCount(two, total - first);
    }

    @Test void viewsDoNotDependOnWhatCannotBeSeen() throws RuleFault {
        int[] different = new int[1];
        randomGames(8, (engine, state, random) -> {
            for (int viewer = GameState.SPECTATOR; viewer < state.blueprint.players; viewer++) {
                GameState world = otherWorld(state, viewer, random);
                different[0] += world.sameAs(state) ? 0 : 1;
                assertEquals(TableView.of(state, viewer), TableView.of(world, viewer), "seed of the view of " + viewer);
            }
        });
        assertTrue(different[0] > 300, "the worlds have to differ: " + different[0]);
    }

    @Test void optionsDoNotDependOnWhatCannotBeSeen() throws RuleFault {
        int[] slots = new int[1];
        randomGames(8, (engine, state, random) -> {
            for (int player : Looking.seats(engine.mayAct(state))) {
                GameState world = otherWorld(state, player, random);
                Picking here = new Picking(engine, state, player), there = new Picking(engine, world, player);
                while (!here.isComplete()) {
                    Options options = here.options();
                    assertEquals(options, there.options());
                    assertEquals(here.whyUnfinished(), there.whyUnfinished());
                    if (here.canFinish() && (options.isEmpty() || here.added() == options.codes().size() || random.nextBoolean())) {
                        here.finish();
                        there.finish();
                        continue;
                    }
                    int code = options.codes().get(random.nextInt(options.codes().size()));
                    slots[0] += Code.tag(code) == Code.SLOT ? 1 : 0;
                    assertEquals(here.choose(code), there.choose(code));
                }
                assertEquals(things(Veil.veiled(state, here.completed())), things(Veil.veiled(world, there.completed())));
            }
        });
        assertTrue(slots[0] > 20, "unseen pieces have to be among the choices: " + slots[0]);
    }

    /** The things of each pick, in whatever order: what cannot be seen may lie otherwise in each world. */
    private static List<List<Integer>> things(Move move) {
        List<List<Integer>> all = new ArrayList<>(List.of(List.of(move.player(), move.move())));
        for (int pick = 0; pick < move.finished(); pick++) {
            List<Integer> things = new ArrayList<>();
            for (int i = move.start(pick); i < move.end(pick); i++) things.add(move.value(i));
            Collections.sort(things);
            all.add(things);
        }
        return all;
    }

    @Test void effectsNameOnlyPiecesThatTheViewerSawBeforeOrSeesAfter() throws RuleFault {
        int[] named = new int[1], unnamed = new int[1];
        randomGames(8, (engine, state, random) -> {
            if (state.isOver()) return;
            GameState copy = state.copy();
            Move chosen = new Move().reset(someoneOf(engine.mayAct(state), random));
            RandomChooser chooser = new RandomChooser();
            chooser.begin(random.nextLong());
            chooser.choose(engine, state, chosen);
            EffectWitness witness = new EffectWitness(copy);
            Outcome outcome = engine.apply(copy, chosen, witness);
            assertTrue(outcome instanceof Outcome.Accepted, outcome.toString());
            MoveRecord deed = witness.deed(chosen, engine.move(chosen.move()));
            for (int viewer = GameState.SPECTATOR; viewer < state.blueprint.players; viewer++) {
                Set<Integer> known = new HashSet<>(seen(state, viewer));
                known.addAll(seen(copy, viewer));
                for (EffectView effect : deed.effectsFor(viewer)) {
                    if (!(effect instanceof EffectView.Moved moved)) continue;
                    if (moved.piece() == EffectView.UNKNOWN) {
                        unnamed[0]++;
                        boolean hand = state.blueprint.zones.get(moved.from()).def().id().equals("hand");
                        assertTrue(!hand || moved.fromIndex() == EffectView.UNKNOWN, "the place in a hand tells the card");
                    } else {
                        named[0]++;
                        boolean passing = state.blueprint.zones.get(moved.to()).def().id().equals("pile"); // on top, then covered
                        assertTrue(known.contains(moved.piece()) || passing, () -> "unknown to the viewer: " + moved);
                    }
                }
            }
        });
        assertTrue(named[0] > 50 && unnamed[0] > 50, named[0] + " named, " + unnamed[0] + " not");
    }

    private static Set<Integer> seen(GameState state, int viewer) {
        Set<Integer> pieces = new HashSet<>();
        TableView.of(state, viewer).zones().forEach(zone -> zone.seen().forEach(piece -> pieces.add(piece.piece())));
        return pieces;
    }

    @Test void imaginedWorldsKeepWhatIsKnownAndMixTheRest() throws RuleFault {
        Blueprint blueprint = new Blueprint(Wreck.pack(), 3, Map.of());
        try (RuleEngine engine = scripts.rules(blueprint)) {
            GameState state = engine.start(5);
            Imagination imagination = new Imagination(state, 0, null, 1);
            Set<Long> worlds = new HashSet<>();
            for (int i = 0; i < 50; i++) {
                GameState world = imagination.world();
                worlds.add(world.hash());
                assertEquals(state.zoneSize(blueprint.zone("deck")), world.zoneSize(blueprint.zone("deck")));
                for (int p = 0; p < 2; p++) {
                    int hand = blueprint.zone("hand");
                    assertEquals(state.pieceAt(hand, p), world.pieceAt(hand, p), "the own hand stays");
                }
            }
            assertEquals(50, worlds.size());
            assertNotEquals(state.hash(), worlds.iterator().next());
            assertFalse(worlds.contains(state.hash()));
        }
    }
}
