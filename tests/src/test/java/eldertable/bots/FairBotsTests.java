package eldertable.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import eldertable.bot.Bot;
import eldertable.bot.Budget;
import eldertable.bot.Consideration;
import eldertable.bot.SearchBot;
import eldertable.bot.Thinking;
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
import eldertable.view.Recollection;
import eldertable.view.TableView;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Bots do not know what their seat cannot know: in every game that ships, another hidden world leads to the same thought. */
class FairBotsTests {
    private static final Path CONTENT = Path.of(System.getProperty("eldertable.home")).resolve("content");
    private static final PackLibrary LIBRARY = new PackLibrary(List.of(CONTENT));
    private static final int PLAYOUTS = 8, THOUGHTS = 6, EVERY = 9;

    @TestFactory Stream<DynamicTest> hiddenThingsDoNotChangeAThought() {
        return LIBRARY.entries().stream().filter(entry -> !entry.isMod()).flatMap(entry ->
            Stream.of(2, entry.info().maxPlayers()).distinct().map(players ->
                dynamicTest(entry.id() + " for " + players, () -> play(LIBRARY.load(entry.id()).pack().orElseThrow(), players))));
    }

    /** A game by chance, with a thought now and then in the world as it is and in another one. */
    private static void play(PackDef pack, int players) throws RuleFault {
        Blueprint blueprint = new Blueprint(pack, players, Map.of());
        try (ScriptEngine scripts = new ScriptEngine(); RuleEngine engine = scripts.fastRules(blueprint)) {
            RandomChooser chooser = new RandomChooser();
            chooser.begin(players);
            GameState state = new GameState(blueprint, players);
            Recollection memory = new Recollection(state);
            state.listen(memory);
            engine.begin(state);
            int thoughts = 0, different = 0;
            while (!state.isOver() && thoughts < THOUGHTS) {
                state.listen(null);
                int seat = Integer.numberOfTrailingZeros(engine.mayAct(state));
                if (state.moves() % EVERY == EVERY - 1) {
                    thoughts++;
                    different += compare(engine, state, memory, seat) ? 1 : 0;
                }
                Move intent = new Move().reset(seat);
                chooser.choose(engine, state, intent);
                memory.look();
                state.listen(memory);
                engine.play(state, intent);
            }
            assertTrue(different > 0 || thoughts == 0, "the worlds have to differ");
        }
    }

    /** @return whether the other world was another one at all */
    private static boolean compare(RuleEngine engine, GameState state, Recollection memory, int seat) throws RuleFault {
        GameState other = new Imagination(state, seat, memory, 4711 + state.moves()).world();
        assertEquals(TableView.of(state, seat), TableView.of(other, seat));
        GameState one = new Imagination(state, seat, memory, 5).world(), two = new Imagination(other, seat, memory, 5).world();
        assertTrue(one.sameAs(two), "what is imagined follows from what the seat knows, and from the seed");
        assertEquals(thought(engine, state, memory, seat), thought(engine, other, memory, seat), "move " + state.moves());
        return !other.sameAs(state);
    }

    /** All that a bot weighed, as text: choices, visits and values. */
    private static List<String> thought(RuleEngine engine, GameState state, Recollection memory, int seat) throws RuleFault {
        try (Bot bot = new SearchBot(Budget.playouts(PLAYOUTS), 1, 2, 1)) {
            bot.choose(new Thinking(engine, state, memory, List.of(), seat, Budget.playouts(PLAYOUTS), 99, part -> { }));
            return bot.considered().stream().map(FairBotsTests::text).toList();
        }
    }

    private static String text(Consideration considered) {
        Move choice = considered.choice();
        List<Integer> codes = new ArrayList<>();
        if (choice.finished() > 0) for (int i = 0; i < choice.end(choice.finished() - 1); i++) codes.add(choice.value(i));
        return choice.move() + " " + codes + " " + considered.visits() + " " + considered.value();
    }

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
