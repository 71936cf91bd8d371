package eldertable.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.diagnostic.Diagnostic;
import eldertable.rules.Move;
import eldertable.rules.Outcome;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.state.Blueprint;
import eldertable.state.GameState;
import eldertable.support.WrittenPack;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Nothing that a module makes when it is loaded, and nothing that rules are handed, carries anything from one call to the next. */
class NothingKeptTests {
    private static ScriptEngine scripts;

    @BeforeAll
    static void open() {
        scripts = new ScriptEngine();
    }

    @AfterAll
    static void close() {
        scripts.close();
    }

    /** @param top the first line of the rules; @param body what the one move does */
    private static Blueprint game(String top, String body) {
        return new WrittenPack(1)
            .file("components.yaml", "zones:\n  deck: { visible: none, start: cards }\ncounters:\n  score: { per: player }\n"
                + "boards:\n  map: { spaces: { a: {}, b: {} }, links: [[a, b]] }\n")
            .file("cards.yaml", "cards:\n  eel: { copies: 2 }\n")
            .file("flow.yaml", "start: turn\nsteps:\n  turn: { repeat: true, moves: [go] }\n")
            .file("rules.mjs", top + "\nexport const moves = { go: { apply: ({ game, me, step }) => {\n" + body + "\n} } };\n").blueprint();
    }

    private static Outcome play(RuleEngine engine, GameState state) {
        Move move = new Move().reset(0);
        move.chooseMove(0);
        return engine.apply(state, move);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
        object           | const memo = {};                                 | memo.n = 1;
        inner object     | const memo = Object.freeze({ deep: {} });        | memo.deep.n = 1;
        list             | const memo = [];                                 | memo.push(1);
        list element     | const memo = [0];                                | memo[0]++;
        map              | const memo = new Map();                          | memo.set(1, 2);
        map by prototype | const memo = new Map([[1, 2]]);                  | Map.prototype.delete.call(memo, 1);
        value of a map   | const memo = new Map([[1, {}]]);                 | memo.get(1).n = 1;
        set              | const memo = new Set();                          | memo.add(1);
        set in an object | const memo = { seen: new Set([1]) };             | memo.seen.clear();
        function         | function memo() {}                               | memo.n = 1;
        arrow            | const memo = () => 1;                            | memo.n = 1;
        class            | class Memo { static n = 0; }                     | Memo.n++;
        prototype        | class Memo {}                                    | Memo.prototype.n = 1;
        instance         | class Memo { n = 0; } const memo = new Memo();   | memo.n++;
        destructured     | const { memo, list: [first] } = { memo: {}, list: [{}] }; | first.n = 1;
        second of two    | const a = 1, memo = {};                          | memo.n = 1;
        accessor         | const memo = { get x() { return 1; } };          | Object.getOwnPropertyDescriptor(memo, 'x').get.n = 1;
        default          | import self from './rules.mjs'; export default { n: 1 }; | self.n = 2;
        own export       |                                                  | moves.go.n = 1;
        own hook         |                                                  | moves.go.apply.n = 1;
        method of game   |                                                  | game.push.n = 1;
        getter of game   |                                                  | Object.getOwnPropertyDescriptor(Object.getPrototypeOf(game), 'active').get.n = 1;
        getter of a step |                                                  | step.n = 1;
        a zone's method  |                                                  | game.deck.count.n = 1;
        setter           |                                                  | Object.getOwnPropertyDescriptor(Object.getPrototypeOf(me), 'score').set.n = 1;
        a list of spaces |                                                  | game.map.spaces.push(1);
        """)
    void whatIsMadeOnceCannotBeChanged(String what, String top, String body) throws RuleFault {
        try (RuleEngine engine = scripts.rules(game(top == null ? "" : top, body))) {
            Diagnostic told = assertInstanceOf(Outcome.Faulted.class, play(engine, engine.start(1)), what).diagnostic();
            assertEquals(RuleFault.STATE, told.code(), told.toString());
            assertTrue(told.message().contains("rules keep nothing between calls"), told.toString());
            assertTrue(told.span().line() >= 2, told.toString()); // of elements of a list GraalJS knows the hook only
        }
    }

    @Test
    void whatAMapReadsAndWhatACallMakesIsFree() throws RuleFault {
        String top = "const BY = new Map([['a', 2]]), ALL = new Set([1, 2]);";
        String body = """
            const mine = new Map(BY); mine.set('b', 3); mine.delete('a');
            const own = new Set(ALL); own.add(3); own.clear();
            me.score = BY.get('a') + ALL.size + mine.size + own.size + ['eel eel'.replaceAll('e', 'o').split(' ')].length;""";
        try (RuleEngine engine = scripts.rules(game(top, body))) {
            GameState state = engine.start(1);
            assertInstanceOf(Outcome.Accepted.class, play(engine, state));
            assertEquals(6, state.count(engine.blueprint.counter("score").first()));
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
        const a = 1, memo = [1, 2].values();                | script-state | iterator
        const a = 1; if (a) { var memo; }                   | script-state | no state
        """)
    void whatCannotBeKeptFromChangingIsRefusedWhereItStands(String top, String code, String says) {
        Diagnostic told = assertThrows(RuleFault.class, () -> scripts.rules(game(top, "")).close()).diagnostic();
        assertEquals(code, told.code(), told.toString());
        assertTrue(told.message().contains(says), told.toString());
        assertEquals(1, told.span().line(), told.toString());
        assertTrue(told.span().column() > 5, told.toString());
    }
}
