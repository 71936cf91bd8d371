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

/** What rules may keep, and where they are told what they may not; what they try to smuggle is in the corpus of hostile packs. */
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
