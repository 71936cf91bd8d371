package eldertable.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.state.GameState;
import eldertable.support.WrittenPack;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What rules ask about boards: who is in the way, where one can go, who is near; and pieces found without searching. */
class BoardsTests {
    private static final String MAP = """
        boards:
          map:
            grid: ["....", ".#.P", "...."]
            columns: ABCD
            legend: { ".": sand, "#": rock, P: pier }
            links: [{ from: A1, to: D3, kind: tunnel }]
            ways:
              walk: { over: sand, ends: pier }
              fly: { over: all }
              dig: { over: sand, links: tunnel }
            occupants: divers
        """;

    private final WrittenPack pack = new WrittenPack(2);

    BoardsTests() {
        pack.file("components.yaml", MAP);
        pack.file("cards.yaml", "divers:\n  diver: { per: player }\nmarks:\n  buoy: {}\n");
        pack.file("flow.yaml", "start: deal\nsteps:\n  deal: { auto: true }\n  turn: { moves: [pass] }\n");
    }

    /** What the rules print: A's diver stands on A1, B's on B1, a buoy on A2. */
    private List<String> printed(String ask) throws RuleFault {
        pack.file("rules.mjs", """
            export const moves = { pass: { apply: () => {} } };
            export const steps = { deal: { run: ({ game }) => {
              const map = game.map, at = id => map.space(id), [a, b] = game.players.map(p => p.own('diver'));
              a.moveTo(at('A1')); b.moveTo(at('B1')); game.piece('buoy').moveTo(at('A2'));
            """ + ask + " game.push('turn'); } } };\n");
        List<String> lines = new ArrayList<>();
        try (ScriptEngine scripts = new ScriptEngine(); RuleEngine engine = scripts.rules(pack.blueprint(), Limits.PLAY, line -> lines.add(line.text()))) {
            GameState state = engine.start(1);
            lines.add(state.isOver() ? "over" : "on");
            assertTrue(!state.isOver() || state.depth() == 0, "steps are left after the end");
        }
        return lines;
    }

    private String answer(String expression) throws RuleFault {
        return printed("print(String(" + expression + "));").get(0);
    }

    @Test
    void onlyOccupantsOccupy() throws RuleFault {
        assertEquals("false,false,true,true", answer("['A1', 'B1', 'A2', 'C1'].map(id => at(id).isFree)"));
    }

    @Test
    void reachesNearestFirstAroundWhoIsInTheWay() throws RuleFault {
        assertEquals("A2,A3,B3", answer("map.reach('walk', at('A1'), 3, 'occupied')"));
        assertEquals("B1,A2,C1,A3", answer("map.reach('walk', at('A1'), 2)"));
        assertEquals("", answer("map.reach('walk', at('A1'), 2, [at('B1'), at('A2')])"));
        assertEquals("A2,D3,A3,C3", answer("map.reach('dig', at('A1'), 2, 'occupied')"));
    }

    @Test
    void endsAreNotWalkedThrough() throws RuleFault {
        assertEquals("3,Infinity", answer("[map.steps('walk', at('C1'), at('D3')), map.steps('walk', at('D1'), at('D3'), [at('C2'), at('B3'), at('A2')])]"));
        assertEquals("2", answer("map.steps('fly', at('D1'), at('D3'))"));
    }

    @Test
    void findsShortestPathsAroundWhoIsInTheWay() throws RuleFault {
        assertEquals("B1,C1", answer("map.path('walk', at('A1'), at('C1'))"));
        assertEquals("A2,A3,B3,C3,C2,C1", answer("map.path('walk', at('A1'), at('C1'), 'occupied')"));
        assertEquals("B1", answer("map.path('walk', at('A1'), at('B1'), 'occupied')"), "the goal may be occupied");
        assertEquals("", answer("map.path('walk', at('A1'), at('C1'), [at('B1'), at('A2')])"));
        assertEquals("A2,A1,B1,C1", answer("map.path('walk', at('A3'), at('C1'))"), "of equal ways the one whose neighbour comes first: up, right, down, left");
    }

    @Test
    void pathsDoNotLeadThroughEnds() throws RuleFault {
        pack.file("components.yaml", MAP.replace("\"....\", \".#.P\"", "\"....\", \".P..\""));
        assertEquals("A3,B3,C3", answer("map.path('walk', at('A2'), at('C3'))"));
        assertEquals("B2", answer("map.path('walk', at('A2'), at('B2'))"), "but to them");
    }

    @Test
    void tellsWhoIsNear() throws RuleFault {
        assertEquals("diver,diver,buoy", answer("map.within('walk', at('A1'), 1)"));
        assertEquals("buoy", answer("map.within('fly', at('A3'), 1)"));
        assertEquals("A", answer("map.within('dig', at('D3'), 1).map(piece => piece.owner)"));
    }

    @Test
    void listsSpacesByTerrain() throws RuleFault {
        assertEquals("B2/D2/", answer("[map.of('rock'), map.of('pier'), map.of('sea')].join('/')"));
    }

    @Test
    void findsSinglePieces() throws RuleFault {
        assertEquals("true,true,buoy", answer("[a.owner === game.players[0], game.piece('diver') === a, game.piece('buoy')]"));
    }

    @Test
    void nothingFollowsTheEnd() throws RuleFault {
        assertEquals(List.of("false", "true", "over"), printed("print(String(game.isOver)); game.end({}); print(String(game.isOver)); game.push('turn');"));
    }
}
