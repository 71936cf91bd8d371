package eldertable.script;

import static org.junit.jupiter.api.Assertions.assertEquals;

import eldertable.rules.Move;
import eldertable.rules.Offers;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.state.GameState;
import eldertable.support.WrittenPack;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Pools as rules see them: what a pick from a pool offers, and what a dial shows. */
class PoolHooksTests {
    private static final String RULES = """
        export const steps = { deal: { run: ({ game }) => {
          for (const [gem, n, slot] of [['red', 2, 0], ['red', 1, 5], ['green', 1, 2], ['blue', 0, 1]]) game.dial.add(gem, n, slot);
          game.bag.take('green', 3);
          game.red = game.dial.weight('red'); game.green = game.dial.weight(game.kind('green')); game.blue = game.dial.weight('blue');
          game.push('turn');
        } } };
        export const moves = {
          one: { pick: { gem: ({ game }) => game.bag }, apply: () => {} },
          some: { pick: { gems: { from: ({ game }) => game.bag, min: 2, max: 3 } }, apply: () => {} },
          fair: { pick: { gem: ({ game }) => game.bag }, check: ({ gem }) => gem.id !== 'red' || 'Not red.', apply: () => {} },
          turned: { pick: { gem: ({ game }) => game.dial }, apply: () => {} },
        };
        """;

    private final Blueprint blueprint = new WrittenPack(1)
        .file("components.yaml", "pools:\n  bag: { of: gems, start: 3 }\n  dial: { of: gems, slots: 6 }\ncounters: { red: {}, green: {}, blue: {} }\n")
        .file("cards.yaml", "gems: { red: {}, green: {}, blue: {} }\n")
        .file("flow.yaml", "start: deal\nsteps:\n  deal: { auto: true }\n  turn: { moves: [one, some, fair, turned] }\n")
        .file("rules.mjs", RULES)
        .blueprint();

    private List<String> offered(String move, String... chosen) throws RuleFault {
        try (ScriptEngine scripts = new ScriptEngine(); RuleEngine engine = scripts.rules(blueprint)) {
            GameState state = engine.start(1);
            Offers offers = new Offers();
            Move intent = new Move().reset(0);
            intent.chooseMove(blueprint.move(move));
            for (String kind : chosen) {
                engine.offer(state, intent, offers);
                engine.choose(intent, Code.kind(blueprint.kind(kind).index()), offers);
            }
            engine.offer(state, intent, offers);
            List<String> names = new ArrayList<>();
            for (int i = 0; i < offers.size(); i++) names.add(offers.get(i) == Code.DONE ? "done" : blueprint.kinds.get(Code.value(offers.get(i))).id());
            return names;
        }
    }

    @Test
    void aPoolOffersEachKindThatItHolds() throws RuleFault {
        assertEquals(List.of("red", "blue"), offered("one"));
        assertEquals(List.of("blue"), offered("fair"));
        assertEquals(List.of("red", "green"), offered("turned"), "in whatever slot");
    }

    @Test
    void ofSeveralTokensEachCountsOnce() throws RuleFault {
        assertEquals(List.of("red", "blue"), offered("some"));
        assertEquals(List.of("red", "blue", "done"), offered("some", "red", "red"));
        assertEquals(List.of("blue", "done"), offered("some", "blue", "blue"));
    }

    @Test
    void theWeightOfAKindIsItsSlotsAddedUp() throws RuleFault {
        try (ScriptEngine scripts = new ScriptEngine(); RuleEngine engine = scripts.rules(blueprint)) {
            GameState state = engine.start(1);
            assertEquals(List.of(2 + 6, 3, 0), List.of("red", "green", "blue").stream().map(id -> state.count(blueprint.counter(id).first())).toList());
        }
    }
}
