package eldertable.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.script.ScriptEngine;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.state.GameState;
import eldertable.support.PickyPack;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class CompletionSearchTests {
    private static final int SLACK = 100;
    private static ScriptEngine scripts;

    @BeforeAll static void open() {
        scripts = new ScriptEngine();
    }

    @AfterAll static void close() {
        scripts.close();
    }

    private static RuleEngine engine(int cards, String first) throws RuleFault {
        return scripts.rules(new Blueprint(PickyPack.of(cards, first), 1, Map.of()));
    }

    private static Move begun(RuleEngine engine, String move, int... cards) {
        Move chosen = new Move().reset(0);
        chosen.chooseMove(engine.blueprint.move(move));
        for (int card : cards) chosen.add(card(engine, card));
        return chosen;
    }

    private static int card(RuleEngine engine, int worth) {
        return Code.piece(engine.blueprint.firstPiece(engine.blueprint.kind("c" + worth)));
    }

    private static List<String> offered(RuleEngine engine, GameState state, Move chosen) throws RuleFault {
        Offers offers = new Offers();
        new CompletionSearch(engine).offer(state, chosen, offers);
        TableNames names = new TableNames(engine.blueprint);
        List<String> found = new ArrayList<>();
        for (int i = 0; i < offers.size(); i++) found.add(names.name(offers.get(i)));
        return found;
    }

    private static String step(GameState state) {
        return state.blueprint.steps.get(state.stepAt(state.depth() - 1)).id();
    }

    @ParameterizedTest
    @ValueSource(ints = { 24, 60 })
    void whatCannotBeFoundOutCountsAsPossible(int cards) throws RuleFault {
        String all = "never, two, all, even, nested, copies, plain";
        try (RuleEngine engine = engine(cards, all)) {
            AtomicInteger calls = new AtomicInteger();
            engine.watchHooks((hook, nanos) -> calls.incrementAndGet());
            GameState state = engine.start(1);
            assertEquals("first", step(state), "the player is asked, not passed over");
            assertEquals(List.of(all.split(", ")), offered(engine, state, new Move().reset(0)));
            assertTrue(calls.get() < 2 * CompletionSearch.MOST_QUESTIONS + SLACK, () -> calls + " questions");
            calls.set(0);
            assertEquals("c1", offered(engine, state, begun(engine, "never")).get(0));
            assertTrue(calls.get() < CompletionSearch.MOST_QUESTIONS + SLACK, () -> calls + " questions");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = { "never", "nested" })
    void thePlayerIsAskedWhereNoSetWillDo(String move) throws RuleFault {
        try (RuleEngine engine = engine(24, move)) {
            GameState state = engine.start(1);
            assertEquals("first", step(state));
            Move chosen = begun(engine, move, 1);
            while (!engine.isComplete(chosen)) chosen.finish();
            assertEquals(move.equals("never") ? "Never." : "Too few.", ((Outcome.Refused) engine.apply(state, chosen)).reason().key());
        }
    }

    @Test
    void whereAllSetsCanBeTriedTheAnswerIsExact() throws RuleFault {
        try (RuleEngine engine = engine(24, "five")) {
            assertEquals("then", step(engine.start(1)), "of 2024 sets none will do: the player is passed over");
        }
        try (RuleEngine engine = engine(24, "five, six")) {
            GameState state = engine.start(1);
            assertEquals(List.of("six"), offered(engine, state, new Move().reset(0)));
            assertEquals(List.of("c1"), offered(engine, state, begun(engine, "six")));
            assertEquals(List.of("c2"), offered(engine, state, begun(engine, "six", 1)));
        }
    }

    /** With so few questions nothing counts as possible that was not found. */
    @Test
    void smallAndLargeSetsAreFoundFirst() throws RuleFault {
        try (RuleEngine engine = engine(60, "two, all, even, copies, plain")) {
            GameState state = engine.start(1);
            AtomicInteger calls = new AtomicInteger();
            engine.watchHooks((hook, nanos) -> calls.incrementAndGet());
            Map<String, Integer> most = Map.of("two", 1000, "all", 130, "copies", 62, "plain", 2);
            for (var one : most.entrySet()) {
                calls.set(0);
                assertTrue(new CompletionSearch(engine).isPossible(state, begun(engine, one.getKey())));
                assertTrue(calls.get() <= one.getValue(), () -> one.getKey() + " took " + calls + " questions");
            }
        }
    }

    @Test
    void theSameQuestionsAreAskedEachTime() throws RuleFault {
        List<Integer> counts = new ArrayList<>();
        for (int time = 0; time < 2; time++) {
            try (RuleEngine engine = engine(60, "never, two, nested")) {
                AtomicInteger calls = new AtomicInteger();
                engine.watchHooks((hook, nanos) -> calls.incrementAndGet());
                offered(engine, engine.start(1), new Move().reset(0));
                counts.add(calls.get());
            }
        }
        assertEquals(counts.get(0), counts.get(1));
    }

    @Test
    void inAnyOrderEarlierThingsMayBeAddedToLaterOnes() throws RuleFault {
        try (RuleEngine engine = engine(20, "six")) {
            GameState state = engine.start(1);
            CompletionSearch search = new CompletionSearch(engine);
            assertEquals(List.of("c1"), offered(engine, state, begun(engine, "six")), "as things are offered, only those behind it follow");
            assertTrue(search.isPossible(state, begun(engine, "six", 3)));
            assertTrue(search.isPossible(state, begun(engine, "six", 3, 1)));
            assertFalse(search.isPossible(state, begun(engine, "six", 4)));
        }
    }

    @Test
    void aSearchThatIsCancelledAsksNothingMore() throws RuleFault {
        try (RuleEngine engine = engine(60, "never")) {
            GameState state = engine.start(1);
            AtomicInteger calls = new AtomicInteger();
            engine.watchHooks((hook, nanos) -> calls.incrementAndGet());
            CompletionSearch search = new CompletionSearch(engine, () -> calls.get() == 10);
            assertTrue(search.isPossible(state, begun(engine, "never")));
            assertEquals(10, calls.get());
        }
    }
}
