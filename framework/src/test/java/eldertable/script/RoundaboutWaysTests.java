package eldertable.script;

import eldertable.diagnostic.Diagnostic;
import eldertable.javascript.SmallLanguage;
import eldertable.pack.library.PackLoad;
import eldertable.rules.Move;
import eldertable.rules.Outcome;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.state.GameState;
import eldertable.support.WrittenPack;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.SandboxPolicy;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** What rules go without of JavaScript is not there either for those who do not write it down plainly. */
class RoundaboutWaysTests {
    private static ScriptEngine scripts;

    @BeforeAll
    static void open() {
        scripts = new ScriptEngine();
    }

    @AfterAll
    static void close() {
        scripts.close();
    }

    private static WrittenPack pack(String body) {
        return new WrittenPack(1)
            .file("components.yaml", "counters:\n  score: { per: player }\n")
            .file("flow.yaml", "start: turn\nsteps:\n  turn: { repeat: true, moves: [go] }\n")
            .file("rules.mjs", "export const moves = { go: { apply: ({ game, me }) => {\n" + body + "\n} } };\n");
    }

    private static Outcome play(String body) throws RuleFault {
        try (RuleEngine engine = scripts.rules(pack(body).blueprint())) {
            GameState state = engine.start(1);
            Move move = new Move().reset(0);
            move.chooseMove(0);
            Outcome outcome = engine.apply(state, move);
            if (outcome instanceof Outcome.Accepted) assertEquals(1, state.count(engine.blueprint.counter("score").first()), body);
            return outcome;
        }
    }

    private static Diagnostic fault(String body) throws RuleFault {
        Diagnostic told = assertInstanceOf(Outcome.Faulted.class, play(body), body).diagnostic();
        assertTrue(told.span().line() <= 2, told.toString());
        return told;
    }

    static Stream<String> absent() {
        return Stream.concat(SmallLanguage.GLOBALS.keySet().stream(), SmallLanguage.MEMBERS.keySet().stream());
    }

    @ParameterizedTest
    @MethodSource("absent")
    void whatIsNotThereSaysSo(String path) throws RuleFault {
        int last = path.lastIndexOf('.'), middle = last + 1 + (path.length() - last) / 2;
        String owner = last < 0 ? "globalThis" : path.substring(0, last);
        Diagnostic told = fault("const it = " + owner + "['" + path.substring(last + 1, middle) + "' + '" + path.substring(middle) + "']; it.call('a', 'b');");
        assertEquals("script-language", told.code(), told.toString());
        assertEquals((last < 0 ? SmallLanguage.GLOBALS.get(path) : SmallLanguage.MEMBERS.get(path)).english(), told.message());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
        (() => {}).constructor('return 1');                             | Function is not available
        Object.getPrototypeOf(() => {}).constructor('return 1');        | Function is not available
        (class { static make() {} }).make.constructor('return 1')();    | Function is not available
        [1, 2]['toLocale' + 'String']();                                | toLocaleString is not available
        'x'['mat' + 'ch']('(a+)+');                                     | match is not available
        'x'['sea' + 'rch']('(a+)+');                                    | search is not available
        'x'.repeat(1e9);                                                | string length
        'x'.padStart(1e6, 'ab');                                        | string length
        ['x'.repeat(9000), 'x'.repeat(9000)].join();                    | string length
        JSON.stringify(Array(9999).fill('abc'));                        | string length
        let s = 'x'; for (;;) s += s;                                   | string length
        let s = 'x'; for (;;) s = `${s}${s}`;                           | string length
        Array.from({ length: 1e9 });                                    | too long
        const keep = globalThis.$_keep; keep({});                       | not a function
        Object.getOwnPropertySymbols({});                               | not a function
        structuredClone({});                                            | not defined
        setTimeout(() => {}, 1);                                        | not defined
        """)
    void endsInAnError(String body, String says) throws RuleFault {
        Diagnostic told = fault(body);
        assertTrue(told.message().contains(says), told.toString());
    }

    @Test
    void whatIsLeftWorks() throws RuleFault {
        assertInstanceOf(Outcome.Accepted.class, play("""
            const list = [...Array(5).keys()].map(n => n * 2).filter(n => n > 2).sort((a, b) => b - a);
            const text = 'a-b-c'.split('-').join('+').replace('+', '/').replaceAll('c', 'd').padEnd(8, '.').toUpperCase();
            const known = new Map(Object.entries({ a: 1 })), seen = new Set(list), copy = Array.from({ length: 3 }, (_, i) => i), spread = { ...{ b: 2 } };
            const [first, ...rest] = list, parsed = JSON.parse(JSON.stringify({ deep: [1, { a: 'x' }] }));
            const right = list.join() === '8,6,4' && text === 'A/B+D...' && known.get('a') === 1 && seen.has(6) && copy.length === 3 && spread.b === 2
              && first === 8 && rest.length === 2 && parsed.deep[1].a === 'x' && Array.from('abc').length === 3 && Array.from(seen, n => n + 1)[0] === 9
              && String(null ?? 1.5.toFixed(2)) === '1.50' && Math.max(...list) === 8 && 'abc'.at(-1) === 'c' && [[1], [2]].flat().length === 2;
            me.score = right ? 1 : 0;"""));
    }

    @Test
    void aCheckTellsEverySuchPlaceAtOnce() {
        PackLoad load = pack("const a = /x/;\nconst b = 1n;").load();
        List<Diagnostic> told = load.problems().stream().filter(one -> one.code().equals("script-language")).toList();
        assertTrue(load.pack().isEmpty());
        assertEquals(List.of("2:11", "3:11"), told.stream().map(one -> one.span().line() + ":" + one.span().column()).toList());
        assertEquals("const a = /x/;", told.get(0).excerpt());
    }

    /** The policy itself cannot be asked for beside the options that make the language small; what it asks for is given all the same. */
    @Test
    void aContextIsDeniedAllThatTheStricterPolicyDenies() {
        try (Context context = Sandbox.denied(Context.newBuilder("js"), new PackModules(Map.of())).sandbox(SandboxPolicy.CONSTRAINED).build()) {
            assertEquals(3, context.eval("js", "1 + 2").asInt());
        }
    }
}
