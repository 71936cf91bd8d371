package eldertable.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;

import eldertable.pack.library.PackLibrary;
import eldertable.rules.Move;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.simulation.RandomChooser;
import eldertable.state.Blueprint;
import eldertable.state.GameState;
import eldertable.view.Imagination;
import eldertable.view.Recollection;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Bots know what an attentive player remembers, and no more (SecrecyOfGamesTests: another hidden world leads to the same thought). */
class FairBotsTests {
    private static final Path CONTENT = Path.of(System.getProperty("eldertable.home")).resolve("content");
    private static final PackLibrary LIBRARY = new PackLibrary(List.of(CONTENT));

    /** Who has handed cards on knows who has them now, and that one of them has been chosen. */
    @Test void whatWasHandedOnIsRemembered() throws RuleFault {
        Blueprint blueprint = new Blueprint(LIBRARY.load("tides-of-madness").pack().orElseThrow(), 2, Map.of());
        try (ScriptEngine scripts = new ScriptEngine(); RuleEngine engine = scripts.fastRules(blueprint)) {
            GameState state = new GameState(blueprint, 3);
            Recollection memory = new Recollection(state);
            state.listen(memory);
            engine.begin(state);
            int hand = blueprint.zone("hand"), chosen = blueprint.zone("chosen");
            RandomChooser chooser = new RandomChooser();
            chooser.begin(1);
            for (int move = 0; move < 3; move++) { // both keep a card and hand on; then the second player keeps another one
                Move intent = new Move().reset(move == 0 ? 0 : 1);
                chooser.choose(engine, state, intent);
                memory.look();
                engine.play(state, intent);
            }
            state.listen(null);
            Set<Integer> handedOn = pieces(state, hand + 1);
            handedOn.addAll(pieces(state, chosen + 1));
            assertEquals(4, handedOn.size());
            Set<Set<Integer>> kept = new HashSet<>();
            Imagination imagination = new Imagination(state, 0, memory, 1);
            for (int i = 0; i < 40; i++) {
                GameState world = imagination.world();
                Set<Integer> there = pieces(world, hand + 1);
                there.addAll(pieces(world, chosen + 1));
                assertEquals(handedOn, there);
                kept.add(pieces(world, chosen + 1));
            }
            assertEquals(4, kept.size(), "which one was chosen is not known");
        }
    }

    private static Set<Integer> pieces(GameState state, int zone) {
        Set<Integer> pieces = new HashSet<>();
        for (int i = 0; i < state.zoneSize(zone); i++) pieces.add(state.pieceAt(zone, i));
        return pieces;
    }
}
