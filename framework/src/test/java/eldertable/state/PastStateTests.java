package eldertable.state;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;

import eldertable.support.WrittenPack;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** What is kept of many states, one after the other, is what they were. */
class PastStateTests {
    private static final int MANY = 400;

    private final Blueprint blueprint = new WrittenPack(3).file("components.yaml", """
        zones:
          deck: { visible: none, start: cards }
          hand: { visible: owner, per: player }
        counters:
          score: { per: player, max: 30 }
          damage: { per: cards }
        """).file("cards.yaml", "cards:\n  crab: { copies: 60 }\n  eel: { copies: 90 }\n")
        .file("flow.yaml", "start: turn\nsteps:\n  turn: { who: active, moves: [take] }\n")
        .file("rules.mjs", "export const moves = { take: { apply: () => {} } };\n").blueprint();

    private void change(GameState state, Random random) {
        for (int i = random.nextInt(4); i >= 0; i--) {
            switch (random.nextInt(6)) {
                case 0 -> state.shuffle(blueprint.zone("deck"));
                case 1 -> state.setActive(random.nextInt(3));
                case 2 -> state.setCount(blueprint.counter("score").first() + random.nextInt(3), random.nextInt(30));
                case 3 -> state.scriptChance(new int[] {Code.number(random.nextInt(6))});
                default -> state.move(random.nextInt(blueprint.pieceCount()), blueprint.zone(random.nextBoolean() ? "deck" : "hand"));
            }
        }
    }

    @Test void eachIsAsItWas() {
        Random random = new Random(5);
        GameState now = new GameState(blueprint, 3);
        List<GameState> were = new ArrayList<>();
        List<PastState> kept = new ArrayList<>();
        for (int i = 0; i < MANY; i++) {
            were.add(now.copy());
            kept.add(new PastState(now, i == 0 || i % 90 == 0 ? null : kept.get(i - 1)));
            change(now, random);
        }
        for (int i = MANY - 1; i >= 0; i--) {
            assertArrayEquals(were.get(i).cells(), kept.get(i).state().cells(), "state " + i);
            assertArrayEquals(were.get(i).chance(), kept.get(i).state().chance());
        }
        GameState one = kept.get(7).state();
        assertNotSame(one, kept.get(7).state());
        change(one, random);
        assertEquals(were.get(7).hash(), kept.get(7).state().hash(), "whoever goes on from it changes nothing that is kept");
    }

    @Test void aStateOfOtherRulesIsKeptWhole() {
        GameState here = new GameState(blueprint, 1), elsewhere = new GameState(new PastStateTests().blueprint, 2);
        assertEquals(elsewhere.hash(), new PastState(elsewhere, new PastState(here, null)).state().hash());
    }
}
