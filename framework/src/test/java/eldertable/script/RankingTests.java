package eldertable.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.state.GameState;
import eldertable.state.Ranking;
import eldertable.support.WrittenPack;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A game ends with winners, or with a ranking from first to last. */
class RankingTests {
    private static GameState end(int players, String run) throws RuleFault {
        WrittenPack pack = new WrittenPack(players)
            .file("components.yaml", "counters: { gold: { per: player } }\n")
            .file("flow.yaml", "start: deal\nsteps:\n  deal: { auto: true }\n")
            .file("rules.mjs", "export const steps = { deal: { run: ({ game }) => { const [A, B, C, D] = game.players;\n" + run + "\n} } };\n");
        try (ScriptEngine scripts = new ScriptEngine(); RuleEngine engine = scripts.rules(pack.blueprint())) {
            return engine.start(1);
        }
    }

    private static List<List<Integer>> ranking(GameState state) {
        return Ranking.of(state.places(), state.blueprint.players);
    }

    @Test
    void whoSharesAPlaceStandsTogetherAndTheFirstHaveWon() throws RuleFault {
        GameState state = end(4, "game.end({ ranking: [C, [A, D], B] });");
        assertEquals(List.of(List.of(2), List.of(0, 3), List.of(1)), ranking(state));
        assertEquals(0b100, state.winners());
        assertEquals(4, Ranking.place(state.places(), 1), "two share the second place, so the next is the fourth");
    }

    @Test
    void playersAreRankedByACounter() throws RuleFault {
        GameState state = end(4, "A.gold = 2; B.gold = 7; C.gold = 2; game.end({ ranking: game.ranked('gold') });");
        assertEquals(List.of(List.of(1), List.of(0, 2), List.of(3)), ranking(state));
    }

    @Test
    void whoIsNotNamedComesLastAndWinnersCanBeOthers() throws RuleFault {
        GameState state = end(3, "game.end({ winners: [], ranking: [B] });");
        assertEquals(List.of(List.of(1), List.of(0, 2)), ranking(state));
        assertEquals(0, state.winners());
    }

    @Test
    void thePlacesOfTwelveAreKept() throws RuleFault {
        GameState state = end(12, "game.end({ ranking: [...game.players].reverse() });");
        for (int seat = 0; seat < 12; seat++) assertEquals(12 - seat, Ranking.place(state.places(), seat));
        assertEquals(1 << 11, state.winners());
    }

    @Test
    void withoutARankingThereIsNone() throws RuleFault {
        GameState state = end(3, "game.end({ winners: [B] });");
        assertEquals(List.of(), ranking(state));
        assertEquals(0b10, state.winners());
    }

    @Test
    void nobodyStandsTwice() {
        RuleFault fault = assertThrows(RuleFault.class, () -> end(3, "game.end({ ranking: [A, [B, A]] });"));
        assertTrue(fault.diagnostic().message().contains("A stands twice in the ranking"), fault.diagnostic().message());
    }
}
