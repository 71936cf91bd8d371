package eldertable.isolated;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.isolation.Isolation;
import eldertable.pack.library.PackLibrary;
import eldertable.pack.library.PackLoad;
import eldertable.rules.Move;
import eldertable.rules.Offers;
import eldertable.rules.Outcome;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.simulation.Chooser;
import eldertable.simulation.RandomChooser;
import eldertable.state.Blueprint;
import eldertable.state.Effect;
import eldertable.state.GameState;
import eldertable.view.EffectWitness;
import eldertable.view.MoveRecord;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A game is the same to the last bit wherever its rules run: offers, effects and what was seen of them, hints, the table. */
class SameGameTests {
    private static final int MOST_MOVES = 150;
    private static final PackLibrary LIBRARY = new PackLibrary(List.of(Path.of(System.getProperty("eldertable.home"), "content")));
    private static final ScriptEngine SCRIPTS = new ScriptEngine();

    @AfterAll
    static void close() {
        SCRIPTS.close();
    }

    @TestFactory
    Stream<DynamicTest> everyGame() {
        return LIBRARY.entries().stream().filter(entry -> !entry.isMod())
            .map(entry -> DynamicTest.dynamicTest(entry.id(), () -> play(entry.id(), List.of(), entry.info().maxPlayers(), 1)));
    }

    @TestFactory
    Stream<DynamicTest> aModOfEveryGame() {
        return LIBRARY.entries().stream().filter(entry -> !entry.isMod())
            .flatMap(entry -> LIBRARY.modsFor(entry.id()).stream().limit(1).map(mod -> DynamicTest.dynamicTest(mod.entry().id(),
                () -> play(entry.id(), List.of(mod.entry().id()), entry.info().minPlayers(), 2))));
    }

    private static void play(String game, List<String> mods, int players, int seed) throws Exception {
        PackLoad load = LIBRARY.load(game, mods);
        Blueprint blueprint = new Blueprint(load.pack().orElseThrow(() -> new AssertionError(load.problems().toString())), players, Map.of());
        try (RuleEngine here = SCRIPTS.rules(blueprint); RuleEngine there = SCRIPTS.with(Isolation.PROCESS).rules(blueprint)) {
            play(here, there, seed);
        }
    }

    private static void play(RuleEngine here, RuleEngine there, int seed) throws Exception {
        GameState state = here.start(seed), other = there.start(seed);
        assertEquals(state.hash(), other.hash(), "at the beginning");
        RandomChooser chooser = new RandomChooser();
        chooser.begin(seed);
        int moves = 0;
        for (; !state.isOver() && moves < MOST_MOVES; moves++) {
            Move move = new Move().reset(Integer.numberOfTrailingZeros(here.mayAct(state)));
            lookAround(here, there, state, other, move.player());
            assertNotEquals(Chooser.NONE, chooser.choose(here, state, move), "there is a move");
            compare(here, there, state, other, move);
        }
        assertTrue(moves > 5, "it was played");
    }

    private static void lookAround(RuleEngine here, RuleEngine there, GameState state, GameState other, int player) throws Exception {
        for (boolean explaining : List.of(false, true)) {
            Offers offers = new Offers().explaining(explaining), others = new Offers().explaining(explaining);
            here.offer(state, new Move().reset(player), offers);
            there.offer(other, new Move().reset(player), others);
            assertEquals(offers.codes().boxed().toList(), others.codes().boxed().toList());
            assertEquals(offers.refusals(), others.refusals());
            Move of = new Move().reset(player);
            boolean weighs = here.weigh(state, of, offers);
            assertEquals(weighs, there.weigh(other, of, others));
            for (int i = 0; weighs && i < offers.size(); i++) assertEquals(offers.weight(i), others.weight(i));
        }
        if (here.hasValueHint()) assertEquals(here.valueHint(state, player), there.valueHint(other, player));
        assertEquals(here.brokenInvariant(state), there.brokenInvariant(other));
        assertEquals(here.botNames(), there.botNames());
    }

    private static void compare(RuleEngine here, RuleEngine there, GameState state, GameState other, Move move) throws RuleFault {
        if (here.move(move.move()).picks() > 0) {
            Move begun = new Move().reset(move.player());
            begun.chooseMove(move.move());
            assertEquals(here.spot(state, begun, move.first(0)), there.spot(other, begun, move.first(0)), "where it lies");
        }
        EffectWitness witness = new EffectWitness(state), otherWitness = new EffectWitness(other);
        Outcome outcome = here.apply(state, move, witness);
        Outcome otherOutcome = there.apply(other, move, otherWitness);
        List<Effect> effects = ((Outcome.Accepted) outcome).effects();
        assertEquals(outcome, otherOutcome);
        MoveRecord deed = witness.deed(move, here.move(move.move())), otherDeed = otherWitness.deed(move, there.move(move.move()));
        for (int viewer = GameState.SPECTATOR; viewer < here.blueprint.players; viewer++) {
            assertEquals(deed.effectsFor(viewer), otherDeed.effectsFor(viewer));
            assertEquals(deed.picksFor(viewer), otherDeed.picksFor(viewer));
        }
        assertEquals(state.hash(), other.hash(), "after " + effects);
    }
}
