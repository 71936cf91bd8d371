package eldertable.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.rules.Move;
import eldertable.sdk.limits.TidesOfMadness.Asked;
import eldertable.sdk.limits.TidesOfMadness.Card;
import eldertable.sdk.limits.TidesOfMadness.Suit;
import eldertable.sdk.limits.TidesOfMadness;
import eldertable.simulation.Witness;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.state.GameState;
import eldertable.words.Message;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;

/** Notes the deck and the choices of a game of the pack, and plays them again in plain Java. */
final class TidesOfMadnessAgain implements Witness {
    private final Blueprint blueprint;
    private final Deque<Integer> deck = new ArrayDeque<>();
    /** By seat: the cards that were chosen for whatever purpose. */
    private final List<Deque<Integer>> cards = List.of(new ArrayDeque<>(), new ArrayDeque<>());
    private final Deque<Boolean> bonuses = new ArrayDeque<>();
    private final Deque<String> dreams = new ArrayDeque<>();

    TidesOfMadnessAgain(Blueprint blueprint) {
        this.blueprint = blueprint;
    }

    // ------------------------------------------------------------------ noting the pack's game

    @Override
    public Message started(long seed, GameState state) {
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
    public Message chosen(GameState state, Move move) {
        switch (blueprint.moves.get(move.move()).id()) {
            case "takePoints" -> bonuses.add(true);
            case "shedMadness" -> bonuses.add(false);
            case "nameSuit" -> dreams.add(blueprint.word(Code.value(move.first(0))));
            default -> {
                for (int pick = 0; pick < move.finished(); pick++) cards.get(move.player()).add(card(Code.value(move.first(pick))));
            }
        }
        return null;
    }

    // ------------------------------------------------------------------ playing it again

    private TidesOfMadness played() {
        List<Card> fromTheEnd = new ArrayList<>();
        deck.descendingIterator().forEachRemaining(card -> fromTheEnd.add(Card.values()[card]));
        TidesOfMadness game = new TidesOfMadness(fromTheEnd);
        while (game.asked() != Asked.NOTHING) game.choose(choice(game));
        return game;
    }

    private int choice(TidesOfMadness game) {
        return switch (game.asked()) {
            case BONUS -> bonuses.remove() ? 0 : 1;
            case SUIT -> Suit.valueOf(dreams.remove().toUpperCase(Locale.ROOT)).ordinal();
            default -> {
                Card card = Card.values()[cards.get(game.toAct()).remove()];
                int option = game.hand(game.toAct()).indexOf(card);
                assertTrue(option >= 0, () -> card + " cannot be chosen in plain Java");
                yield option;
            }
        };
    }

    void assertSameEnd(GameState end) {
        TidesOfMadness game = played();
        for (int seat = 0; seat < 2; seat++) {
            assertEquals(end.count(blueprint.counter("score").first() + seat), game.score(seat), "score");
            assertEquals(end.count(blueprint.counter("madness").first() + seat), game.madness(seat), "madness");
            assertTrue(cards.get(seat).isEmpty(), "all choices used");
        }
        assertEquals(end.count(blueprint.counter("round").first()), game.round(), "round");
        assertEquals(end.winners(), game.winners(), "winners");
        assertEquals(blueprint.word(Code.value(end.reason())), game.ending().name().toLowerCase(Locale.ROOT), "reason");
    }
}
