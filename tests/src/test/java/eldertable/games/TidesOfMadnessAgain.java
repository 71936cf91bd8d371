package eldertable.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.script.Intent;
import eldertable.sdk.limits.TidesOfMadnessLimit;
import eldertable.simulation.Witness;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.state.GameState;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;

/** Notes the deck and the choices of a game of the pack, and plays them again in plain Java. */
final class TidesOfMadnessAgain extends TidesOfMadnessLimit implements Witness {
    private static final List<String> SUITS = List.of("outer_gods", "great_old_ones", "races", "locations", "manuscripts");

    private final Blueprint blueprint;
    private final Deque<Integer> deck = new ArrayDeque<>();
    /** By seat: the cards that were chosen for whatever purpose. */
    private final List<Deque<Integer>> cards = List.of(new ArrayDeque<>(), new ArrayDeque<>());
    private final Deque<Boolean> bonuses = new ArrayDeque<>();
    private final Deque<Integer> dreams = new ArrayDeque<>();

    TidesOfMadnessAgain(Blueprint blueprint) {
        this.blueprint = blueprint;
    }

    // ------------------------------------------------------------------ noting the pack's game

    @Override
    public String started(long seed, GameState state) {
        List.of(deck, cards.get(0), cards.get(1), bonuses, dreams).forEach(Deque::clear);
        GameState laidOut = new GameState(blueprint, seed);
        int zone = blueprint.zone("deck");
        for (int i = 0; i < laidOut.zoneSize(zone); i++) deck.add(card(laidOut.pieceAt(zone, i)));
        return null;
    }

    /** Cards have the same numbers there as here. */
    private int card(int piece) {
        return blueprint.kindOf[piece];
    }

    @Override
    public String chosen(GameState state, Intent intent) {
        switch (blueprint.moves.get(intent.move()).id()) {
            case "takePoints" -> bonuses.add(true);
            case "shedMadness" -> bonuses.add(false);
            case "nameSuit" -> dreams.add(SUITS.indexOf(blueprint.word(Code.value(intent.first(0)))));
            default -> {
                for (int pick = 0; pick < intent.finished(); pick++) cards.get(intent.player()).add(card(Code.value(intent.first(pick))));
            }
        }
        return null;
    }

    // ------------------------------------------------------------------ playing it again

    @Override
    protected int deal() {
        return deck.remove();
    }

    @Override
    protected int draw(int seat, int[] among, int count) {
        int card = cards.get(seat).remove();
        for (int i = 0; i < count; i++) if (among[i] == card) return i;
        throw new AssertionError("card " + card + " cannot be chosen in plain Java");
    }

    @Override
    protected boolean takesPoints(int seat) {
        return bonuses.remove();
    }

    @Override
    protected int dream(int seat) {
        return dreams.remove();
    }

    void assertSameEnd(GameState end) {
        playOne();
        for (int seat = 0; seat < 2; seat++) {
            assertEquals(end.count(blueprint.counter("score").first() + seat), score(seat), "score");
            assertEquals(end.count(blueprint.counter("madness").first() + seat), madness(seat), "madness");
            assertTrue(cards.get(seat).isEmpty(), "all choices used");
        }
        assertEquals(end.count(blueprint.counter("round").first()), round(), "round");
        assertEquals(end.winners(), winners(), "winners");
        assertEquals(blueprint.word(Code.value(end.reason())), ending().name().toLowerCase(Locale.ROOT), "reason");
    }
}
