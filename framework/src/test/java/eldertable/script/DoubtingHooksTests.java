package eldertable.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.diagnostic.Diagnostic;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.simulation.Playout;
import eldertable.simulation.Simulation;
import eldertable.state.Blueprint;
import eldertable.support.WrittenPack;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What no freezing reaches is found by asking again: closures, and functions that are given another meaning. */
class DoubtingHooksTests {
    private static ScriptEngine scripts;

    @BeforeAll
    static void open() {
        scripts = new ScriptEngine();
    }

    @AfterAll
    static void close() {
        scripts.close();
    }

    /** A game of twelve moves. @param top the first line of the rules @param hooks of the one move, in the fourth line */
    private static Blueprint game(String top, String hooks) {
        return new WrittenPack(1)
            .file("components.yaml", "zones:\n  deck: { visible: none, start: cards }\n  hand: { visible: all }\ncounters:\n  score: {}\n  rest: { start: 12 }\n")
            .file("cards.yaml", "cards:\n  eel: { copies: 20 }\n")
            .file("flow.yaml", "start: turn\nsteps:\n  turn: { repeat: true, moves: [go] }\n")
            .file("rules.mjs", top + "\nconst end = game => { if (--game.rest === 0) game.end(); };\nexport const moves = { go: {\n" + hooks + "\n} };\n").blueprint();
    }

    private static Diagnostic fault(Blueprint blueprint) throws RuleFault {
        try (RuleEngine doubting = scripts.fastRules(blueprint).doubting()) {
            Playout playout = new Playout(doubting, Simulation.randomSeats(1), 100, null);
            playout.play(1);
            return playout.fault();
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
        const next = (() => { let n = 0; return () => ++n; })();                              | apply: ({ game }) => { game.score = next(); end(game); }
        const next = (() => { const memo = {}; return () => memo.n = (memo.n ?? 0) + 1; })(); | apply: ({ game }) => { game.score = next(); end(game); }
        const next = (() => { const it = Array(99).keys(); return () => it.next().value; })(); | apply: ({ game }) => { game.score = next(); end(game); }
        const next = (() => { const seen = new Set(); return () => seen.add(seen.size).size; })(); | apply: ({ game }) => { game.score = next(); end(game); }
        class Count { static next = (n => () => ++n)(0); }                                    | apply: ({ game }) => { game.score = Count.next(); end(game); }
        const keep = (n = 0) => ({ get next() { return ++n; } }), count = keep();              | apply: ({ game }) => { game.score = count.next; end(game); }
        function next() { return 0; }                                                         | apply: ({ game }) => { const n = next() + 1; next = () => n; game.score = n; end(game); }
        const api = {}; { let n = 0; api.next = () => ++n; }                                  | apply: ({ game }) => { game.score = api.next(); end(game); }
        const next = (() => { let n = 0; return () => ++n; })();                              | apply: ({ game }) => end(game), pick: { n: () => [next()] }
        const next = (() => { let n = 0; return () => ++n; })();                              | apply: ({ game }) => end(game), when: () => next() % 2 === 0 ? 'Even.' : true
        const next = (() => { let n = 0; return () => ++n; })();                              | apply: ({ game }) => end(game), pick: { n: [1, 2] }, check: ({ n }) => n === 1 ? true : next() > 1
        """)
    void aHookThatRemembersIsTold(String top, String hooks) throws RuleFault {
        Diagnostic told = fault(game(top, hooks));
        assertEquals(RuleFault.STATE, told == null ? "nothing" : told.code(), String.valueOf(told));
        assertTrue(told.message().startsWith("Move 'go' ("), told.toString());
        assertEquals(4, told.span().line(), told.toString());
    }

    @Test
    void rulesThatRememberNothingAreLeftAlone() throws RuleFault {
        String hooks = "when: ({ game }) => game.rest > 0, pick: { n: ({ game }) => [1, 2, 3].slice(game.rest % 2) },\n"
            + "apply: ({ game, n }) => { game.deck.random().moveTo(game.hand); game.score += n + game.random(6); end(game); }";
        assertNull(fault(game("const next = (() => { const memo = new Map(); return n => { memo.set(n, n); return memo.get(n); }; })();", hooks)));
    }

    /** A context takes long to make, so the one that a pack was loaded in for a start is the one that is asked again. */
    @Test
    void translatedRulesAreHeldAgainstTheContextThatTheyWereLoadedIn() throws RuleFault, InterruptedException {
        Blueprint blueprint = game("", "apply: ({ game }) => { game.score += game.random(9); end(game); }");
        assertEquals(0, contextsOnceThereAre(0), "those of other tests are closed, some of them behind");
        try (RuleEngine engine = scripts.fastRules(blueprint)) {
            assertEquals(1, contextsOnceThereAre(1));
            try (RuleEngine doubting = engine.doubting()) {
                assertEquals(Playout.End.FINISHED, new Playout(doubting, Simulation.randomSeats(1), 100, null).play(1));
                assertEquals(1, contextsOnceThereAre(1));
            }
        }
        assertEquals(0, contextsOnceThereAre(0));
    }

    private static int contextsOnceThereAre(int wanted) throws InterruptedException {
        for (int tries = 0; scripts.contexts() != wanted && tries < 3_000; tries++) Thread.sleep(10);
        return scripts.contexts();
    }

    @Test
    void aSimulationOfRulesThatRememberHasNoTotals() {
        Blueprint blueprint = game("const next = (() => { let n = 0; return () => ++n; })();", "apply: ({ game }) => { game.score = next(); end(game); }");
        for (int threads = 1; threads <= 2; threads++) {
            Simulation simulation = simulation(blueprint, threads);
            assertEquals(RuleFault.STATE, assertThrows(RuleFault.class, () -> simulation.run(games -> { })).diagnostic().code());
        }
    }

    @Test
    void totalsAreTheSameForAnyNumberOfThreads() throws Exception {
        Blueprint blueprint = game("const memo = {};", "apply: ({ game }) => { game.score += game.random(9) + (memo.n ?? 0); end(game); }");
        assertEquals(simulation(blueprint, 1).run(games -> { }).summary(), simulation(blueprint, 2).run(games -> { }).summary());
    }

    private static Simulation simulation(Blueprint blueprint, int threads) {
        return new Simulation(scripts, blueprint, () -> Simulation.randomSeats(1), new Simulation.Plan(120, 7, threads, 100, false, 0));
    }
}
