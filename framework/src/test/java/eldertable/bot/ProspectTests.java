package eldertable.bot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.rules.Move;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.state.Blueprint;
import eldertable.state.GameState;
import eldertable.support.Shells;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ProspectTests {
    private static final Map<String, String> HARVEST = Map.of(
        "components.yaml", "zones:\n  deck: { visible: none, start: cards }\n  hand: { visible: owner, per: player }\n  open: { visible: all }\n"
            + "counters:\n  score: { per: player, role: score }\n  toil: { per: player }\n  left: { start: 6 }\n",
        "flow.yaml", "start: turn\nsteps:\n  turn: { moves: [much, little] }\n",
        "rules.mjs", """
            export const steps = { turn: { done: ({ game }) => { game.left -= 1; if (game.left === 0) return game.end({ winners: game.players }); game.active = game.after(game.active); game.go('turn'); } } };
            export const moves = {
              much: { apply: ({ me }) => { me.score += 3; me.toil += 2; } },
              little: { apply: ({ me }) => { me.score += 1; } },
            };
            """);

    private static Optional<Prospect> between(Map<String, String> files, String choice, String other) throws RuleFault {
        try (ScriptEngine scripts = new ScriptEngine();
             RuleEngine engine = scripts.fastRules(new Blueprint(Shells.with(files).pack().orElseThrow(), 2, Map.of()))) {
            GameState state = engine.start(1);
            return Prospect.of(new Thinking(engine, state, null, List.of(), 0, Budget.playouts(400), 7, part -> { }), move(engine, choice), move(engine, other));
        }
    }

    private static Move move(RuleEngine engine, String id) {
        Move move = new Move().reset(0);
        move.chooseMove(engine.blueprint.moves.stream().map(one -> one.id()).toList().indexOf(id));
        return move;
    }

    @Test void whatAChoiceBringsIsToldInTheGamesOwnNumbers() throws RuleFault {
        Prospect prospect = between(HARVEST, "much", "little").orElseThrow();
        assertTrue(prospect.worlds() >= 10, prospect.toString());
        assertEquals(List.of("score", "toil"), prospect.gains().stream().map(Prospect.Gain::counter).toList());
        // What follows is by chance, and the same for both on average.
        assertEquals(2, prospect.gains().get(0).more(), 0.8);
        assertEquals(2, prospect.gains().get(1).more(), 0.8);
        assertEquals(List.of(), between(HARVEST, "little", "much").orElseThrow().gains(), "what speaks against a choice is no gain");
    }

    @Test void whatIsAlikeIsNoGain() throws RuleFault {
        assertEquals(List.of(), between(HARVEST, "much", "much").orElseThrow().gains());
    }

    @Test void aRuleThatBreaksOnTheWayTellsNothing() throws RuleFault {
        assertEquals(Optional.empty(), between(Map.of(), "wreck", "wreck"));
    }
}
