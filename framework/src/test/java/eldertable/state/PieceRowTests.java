package eldertable.state;

import static org.junit.jupiter.api.Assertions.assertEquals;

import eldertable.support.WrittenPack;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** However many pieces are moved at once, they come to lie as if they had been moved one after the other. */
class PieceRowTests {
    private static final String COMPONENTS = """
        zones:
          deck: { visible: none, start: cards }
          hand: { visible: owner, per: player }
          row: { visible: all }
          played: { visible: all, per: player }
        """;

    private final Random random = new Random(11);
    private Blueprint blueprint;

    private GameState table(int players, int cards) {
        blueprint = new WrittenPack(players).file("components.yaml", COMPONENTS).file("cards.yaml", "cards:\n  crab: { copies: " + cards + " }\n")
            .file("flow.yaml", "start: turn\nsteps:\n  turn: { who: active, moves: [take] }\n").file("rules.mjs", "export const moves = { take: { apply: () => {} } };\n").blueprint();
        GameState state = new GameState(blueprint, 7);
        for (int i = 0; i < cards; i++) {
            state.move(i, random.nextInt(blueprint.zones.size()));
            if (random.nextInt(3) == 0) state.show(i, random.nextInt(players));
        }
        return state;
    }

    private List<List<Integer>> lie(GameState state) {
        List<List<Integer>> all = new ArrayList<>();
        for (int zone = 0; zone < blueprint.zones.size(); zone++) {
            List<Integer> pieces = new ArrayList<>();
            for (int i = 0; i < state.zoneSize(zone); i++) {
                int piece = state.pieceAt(zone, i);
                assertEquals(zone, state.zoneOf(piece));
                pieces.add(piece);
            }
            all.add(pieces);
        }
        return all;
    }

    @ParameterizedTest @ValueSource(ints = {6, 20, 60}) void severalAreDealtAsOneByOne(int cards) {
        GameState state = table(2, cards);
        for (int i = 0; i < 500; i++) {
            int from = random.nextInt(blueprint.zones.size()), to = random.nextInt(blueprint.zones.size()), count = random.nextInt(state.zoneSize(from) + 1);
            GameState slowly = state.copy();
            for (int dealt = 0; dealt < count; dealt++) slowly.move(slowly.pieceAt(from, 0), to);
            state.deal(from, count, to);
            assertEquals(lie(slowly), lie(state));
            assertEquals(slowly.hash(), state.hash());
            if (cards > 0) state.show(random.nextInt(cards), 0);
        }
    }

    @Test void whatWasMovedIsPutBackAsItLay() {
        GameState state = table(2, 12);
        for (int i = 0; i < 500; i++) {
            int piece = random.nextInt(12), to = random.nextInt(blueprint.zones.size()), from = state.zoneOf(piece), seen = state.seenOf(piece);
            GameState before = state.copy();
            int index = state.move(piece, to, random.nextInt(state.zoneSize(to) + (from == to ? 0 : 1)), -1);
            GameState after = state.copy();
            state.putBack(piece, from, index, -1, seen);
            assertEquals(before.hash(), state.hash());
            state.copyFrom(after);
        }
    }

    @Test void aTableIsLaidOutAnewAsANewOne() {
        GameState state = table(2, 12);
        state.insert(0, 0, 3);
        state.insert(1, 0, 1);
        state.scriptChance(new int[] {Code.number(3)});
        state.begin(8);
        assertEquals(new GameState(blueprint, 8).hash(), state.hash());
        assertEquals(Code.NOTHING, state.scripted());
    }

    @ParameterizedTest @ValueSource(ints = {2, 3, 4}) void handsGoRound(int players) {
        for (int i = 0; i < 200; i++) {
            GameState state = table(players, 12);
            int hand = blueprint.zone("hand"), by = random.nextInt(5) - 2;
            if (i % 2 == 0) for (int player = 0; player < players; player++) { // all have as many
                while (state.zoneSize(hand + player) > 2) state.move(state.pieceAt(hand + player, 0), blueprint.zone("deck"));
            }
            if (i % 4 == 0) for (int piece = 0, player = 0; player < players; piece++) {
                if (state.zoneSize(hand + player) == 2) player++;
                else if (state.zoneOf(piece) < hand || state.zoneOf(piece) >= hand + players) state.move(piece, hand + player);
            }
            List<List<Integer>> before = lie(state);
            state.rotate(hand, players, by);
            List<List<Integer>> wanted = new ArrayList<>(before);
            for (int player = 0; player < players; player++) wanted.set(hand + Math.floorMod(player + by, players), before.get(hand + player));
            assertEquals(wanted, lie(state));
            for (int player = 0; player < players; player++) {
                for (int piece : lie(state).get(hand + player)) assertEquals(false, state.sees(Math.floorMod(player + 1, players), piece));
            }
        }
    }

    @Test void listenersAreToldOfEachPiece() {
        GameState state = table(2, 20);
        GameState silent = state.copy();
        int from = blueprint.zone("deck"), count = state.zoneSize(from);
        List<Effect> told = new ArrayList<>();
        state.listen(told::add);
        state.deal(from, count, blueprint.zone("row"));
        silent.deal(from, count, blueprint.zone("row"));
        assertEquals(count, told.size());
        assertEquals(silent.hash(), state.hash());
    }
}
