package eldertable.bot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.rules.Move;
import eldertable.rules.Offers;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.state.GameState;
import eldertable.support.WrittenPack;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class SearchBotTests {
    private static ScriptEngine scripts;

    @BeforeAll static void open() {
        scripts = new ScriptEngine();
    }

    @AfterAll static void close() {
        scripts.close();
    }

    private static GameState stones(RuleEngine engine, int stones) throws RuleFault {
        GameState state = engine.start(1);
        state.setCount(engine.blueprint.counter("stones").first(), stones);
        return state;
    }

    private static Thinking thinking(RuleEngine engine, GameState state, Budget budget) {
        return new Thinking(engine, state, null, List.of(), 0, budget, 7, part -> { });
    }

    private static int taken(Move chosen) {
        return Code.value(chosen.first(0));
    }

    @Test void itLeavesAMultipleOfFour() throws RuleFault {
        try (RuleEngine engine = scripts.fastRules(Nim.blueprint("")); Bot bot = new SearchBot(Budget.playouts(400), 1, 2, 1)) {
            for (int stones : new int[] {5, 6, 7, 9, 10}) {
                Move choice = bot.choose(thinking(engine, stones(engine, stones), Budget.playouts(400))).orElseThrow();
                assertEquals(stones % 4, taken(choice), "of " + stones);
                List<Consideration> considered = bot.considered();
                assertEquals(taken(choice), taken(considered.get(0).choice()));
                assertEquals(3, considered.size());
                assertEquals(400, considered.stream().mapToInt(Consideration::visits).sum());
                assertTrue(considered.get(0).value() > considered.get(2).value());
            }
        }
    }

    @Test void aMoveWithManyPicksIsNotPassedOverForOneWithNone() throws RuleFault {
        Blueprint blueprint = new WrittenPack(1)
            .file("components.yaml", "words: [won, lost]\n")
            .file("flow.yaml", "start: turn\nsteps:\n  turn: { moves: [gamble, take] }\n")
            .file("rules.mjs", """
                export const moves = {
                  gamble: { apply: ({ game, me }) => game.end(game.random(3) > 0 ? { winners: [me], reason: 'won' } : { winners: [], reason: 'lost' }) },
                  take: { pick: { one: () => [1, 2, 3, 4, 5, 6, 7, 8, 9] }, apply: ({ game, me }) => game.end({ winners: [me], reason: 'won' }) },
                };
                """).blueprint();
        try (RuleEngine engine = scripts.fastRules(blueprint); Bot bot = new SearchBot(Budget.playouts(60), 1, 1, 1)) {
            Move choice = bot.choose(thinking(engine, engine.start(1), Budget.playouts(60))).orElseThrow();
            assertEquals("take", blueprint.moves.get(choice.move()).id());
            List<Consideration> considered = bot.considered();
            assertEquals(choice, considered.get(0).choice());
            for (int i = 2; i < considered.size(); i++) assertTrue(considered.get(i - 1).visits() >= considered.get(i).visits());
        }
    }

    @Test void itGoesOnWithWhatItThoughtBeforeTheOthersMoved() throws RuleFault {
        try (RuleEngine engine = scripts.fastRules(Nim.blueprint("")); Bot bot = new SearchBot(Budget.playouts(400), 1, 2, 1)) {
            GameState state = stones(engine, 10);
            List<EarlierMove> lately = new ArrayList<>();
            Move own = bot.choose(thinking(engine, state, Budget.playouts(400))).orElseThrow();
            make(engine, state, own, lately);
            make(engine, state, take(1, 1), lately);
            Thinking again = new Thinking(engine, state, null, lately, 0, Budget.playouts(100), 8, part -> { });
            assertEquals(3, taken(bot.choose(again).orElseThrow()));
            int known = bot.considered().stream().mapToInt(Consideration::visits).sum();
            assertTrue(known > 120, "only " + known + " playouts are known, 100 of them new");

            bot.choose(new Thinking(engine, stones(engine, 7), null, lately, 0, Budget.playouts(100), 8, part -> { }));
            assertEquals(100, bot.considered().stream().mapToInt(Consideration::visits).sum(), "of another match it knows nothing");
        }
    }

    private static void make(RuleEngine engine, GameState state, Move move, List<EarlierMove> lately) throws RuleFault {
        lately.add(new EarlierMove(state.copy(), move));
        engine.play(state, move);
    }

    private static Move take(int player, int count) {
        Move chosen = new Move().reset(player);
        chosen.chooseMove(0);
        chosen.add(Code.number(count));
        chosen.finish();
        return chosen;
    }

    @Test void allThreadsServeAllTrees() throws RuleFault {
        try (RuleEngine engine = scripts.fastRules(Nim.blueprint("")); Bot bot = new SearchBot(Budget.playouts(301), 1, 4, 2)) {
            assertEquals(2, taken(bot.choose(thinking(engine, stones(engine, 6), Budget.playouts(1000))).orElseThrow()));
            assertEquals(301, bot.considered().stream().mapToInt(Consideration::visits).sum());
        }
    }

    @Test void theOnlyMoveTakesNoThought() throws RuleFault {
        try (RuleEngine engine = scripts.fastRules(Nim.blueprint("")); Bot bot = new SearchBot(Budget.playouts(Integer.MAX_VALUE), 1, 2, 2)) {
            assertEquals(1, taken(bot.choose(thinking(engine, stones(engine, 1), Budget.playouts(Integer.MAX_VALUE))).orElseThrow()));
        }
    }

    @Test void aBotThatIsStoppedAnswersAtOnce() throws Exception {
        for (int threads = 1; threads <= 2; threads++) {
            try (RuleEngine engine = scripts.fastRules(Nim.blueprint("")); Bot bot = new SearchBot(Budget.playouts(Integer.MAX_VALUE), 1, 2, threads)) {
                CountDownLatch started = new CountDownLatch(1);
                Thinking thinking = new Thinking(engine, stones(engine, 10), null, List.of(), 0, Budget.time(Duration.ofDays(1)), 7, part -> started.countDown());
                long[] stopped = new long[1];
                Thread other = new Thread(() -> {
                    try {
                        started.await(60, TimeUnit.SECONDS);
                        Thread.sleep(100);
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                    stopped[0] = System.nanoTime();
                    thinking.stop();
                });
                other.start();
                assertTrue(bot.choose(thinking).isPresent());
                long millis = (System.nanoTime() - stopped[0]) / 1_000_000;
                assertTrue(millis < 2_000, "it took " + millis + " ms"); // mere milliseconds unless the machine is crowded
            }
        }
    }

    @Test void withoutTimeItStillMoves() throws RuleFault {
        try (RuleEngine engine = scripts.fastRules(Nim.blueprint("")); Bot bot = new SearchBot(new Budget(Duration.ZERO, 100), 1, 2, 1)) {
            assertTrue(bot.choose(thinking(engine, stones(engine, 10), Budget.playouts(100))).isPresent());
        }
    }

    @Test void hintsWeighMovesAndPicks() throws RuleFault {
        String hints = "export const hints = { horizon: 3, weigh: { take: 2, give: () => 0, 'take.count': ({ game, me, option }) => option === game.stones % 4 ? 5 : 1 } };";
        try (RuleEngine engine = scripts.fastRules(Nim.blueprint(hints))) {
            GameState state = stones(engine, 10);
            Move chosen = new Move().reset(0);
            Offers moves = weighed(engine, state, chosen);
            assertEquals(2, moves.weight(0));
            engine.choose(chosen, moves.get(0), moves);
            Offers counts = weighed(engine, state, chosen);
            assertEquals(1, counts.weight(0));
            assertEquals(5, counts.weight(1));
            assertEquals(3, engine.horizonHint());
            assertFalse(engine.hasValueHint());
        }
    }

    @Test void aWeightMayBeAFunctionOfTheOption() throws RuleFault {
        String hints = "export const hints = { weigh: { 'take.count': ({ game }) => { const best = game.stones % 4; return count => count === best ? 7 : 0.5; } } };";
        try (RuleEngine engine = scripts.fastRules(Nim.blueprint(hints))) {
            Move chosen = new Move().reset(0);
            chosen.chooseMove(0);
            Offers counts = weighed(engine, stones(engine, 11), chosen);
            assertEquals(List.of(0.5, 0.5, 7.0), List.of(counts.weight(0), counts.weight(1), counts.weight(2)));
        }
    }

    @Test void onlyHowWeightsCompareCounts() throws RuleFault {
        assertEquals(visitsWithWeights("option ** 3"), visitsWithWeights("option ** 3 / 2 ** 100"));
        assertNotEquals(visitsWithWeights("option ** 3"), visitsWithWeights("1 / option ** 3"));
    }

    private List<Integer> visitsWithWeights(String weight) throws RuleFault {
        String hints = "export const hints = { weigh: { 'take.count': ({ option }) => " + weight + " } };";
        try (RuleEngine engine = scripts.fastRules(Nim.blueprint(hints)); Bot bot = new SearchBot(Budget.playouts(50), 1, 2, 1)) {
            bot.choose(thinking(engine, stones(engine, 10), Budget.playouts(50)));
            return bot.considered().stream().map(Consideration::visits).toList();
        }
    }

    @Test void hintsAlonePlayWhatTheyWeigh() throws RuleFault {
        String hints = "export const hints = { weigh: { give: 0, 'take.count': ({ option }) => option === 2 ? 1 : 0 } };";
        try (RuleEngine engine = scripts.fastRules(Nim.blueprint(hints))) {
            GameState state = stones(engine, 10);
            Bot hinted = Bots.named("hinted", engine).orElseThrow();
            for (int seed = 0; seed < 20; seed++) {
                Thinking thinking = new Thinking(engine, state, null, List.of(), 0, Budget.playouts(1), seed, part -> { });
                assertEquals(2, taken(hinted.choose(thinking).orElseThrow()));
            }
            assertTrue(Bots.isForAnyPack("hinted"));
            assertFalse(Bots.names(engine).contains("hinted"), "it is for authors, not for menus");
        }
    }

    private static Offers weighed(RuleEngine engine, GameState state, Move chosen) throws RuleFault {
        Offers offers = new Offers();
        engine.offer(state, chosen, offers);
        assertTrue(engine.weigh(state, chosen, offers));
        return offers;
    }

    @Test void aPackCanBringBotsAlong() throws RuleFault {
        String bots = """
            export const bots = {
              clever: { choose: ({ game, me, move, pick, picks, options }) => move === undefined ? 'take' : options.find(n => (game.stones - n) % 4 === 0) ?? options[0] },
              cheat: { choose: ({ game, options }) => { game.stones = 0; return options[options.length - 1]; } },
              lost: { choose: () => 77 },
            };
            """;
        try (RuleEngine engine = scripts.fastRules(Nim.blueprint(bots))) {
            assertEquals(List.of("random", "easy", "normal", "hard", "clever", "cheat", "lost"), Bots.names(engine));
            GameState state = stones(engine, 10);
            long before = state.hash();
            assertEquals(2, taken(Bots.named("clever", engine).orElseThrow().choose(thinking(engine, state, Budget.playouts(1))).orElseThrow()));
            assertEquals(3, taken(Bots.named("cheat", engine).orElseThrow().choose(thinking(engine, state, Budget.playouts(1))).orElseThrow()));
            assertEquals(before, state.hash(), "what a bot does at its imagined table does not happen");
            RuleFault fault = assertThrows(RuleFault.class, () ->
                Bots.named("lost", engine).orElseThrow().choose(thinking(engine, state, Budget.playouts(1))));
            assertTrue(fault.diagnostic().message().contains("bots.lost.choose"), fault.diagnostic().message());
            assertTrue(Bots.named("nobody", engine).isEmpty());
        }
    }
}
