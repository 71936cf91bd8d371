package eldertable.sdk.limits;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * Tides of Madness as one would write it by hand in plain Java: it asks for one decision after the other, as a player or a
 * search needs it, and knows nothing of packs, views, undo or other games.
 */
public final class TidesOfMadness {
    public enum Ending { POINTS, SHARED, OPPONENT_MAD, BOTH_MAD }

    /** What the player to act has to decide. */
    public enum Asked { CARD, BONUS, SUIT, KEPT, DISCARD, NOTHING }

    public enum Suit {
        RACES, LOCATIONS, OUTER_GODS, GREAT_OLD_ONES, MANUSCRIPTS;

        private static final Suit[] ALL = values();
    }

    private enum Scoring { EACH, MAJORITY, SET, SET_ONCE, EACH_MAJORITY, MISSING, PER_TOKEN, DOUBLE, WILD }

    /** In the order of the pack. */
    public enum Card {
        AZATHOTH(Suit.OUTER_GODS, false, Scoring.EACH, 3, Suit.GREAT_OLD_ONES),
        NYARLATHOTEP(Suit.OUTER_GODS, false, Scoring.SET_ONCE, 13, Suit.ALL),
        YOG_SOTHOTH(Suit.OUTER_GODS, true, Scoring.MAJORITY, 7, Suit.LOCATIONS),
        CTHULHU(Suit.GREAT_OLD_ONES, false, Scoring.SET, 9, Suit.OUTER_GODS, Suit.LOCATIONS, Suit.RACES),
        DAGON(Suit.GREAT_OLD_ONES, true, Scoring.MAJORITY, 7, Suit.RACES),
        HASTUR(Suit.GREAT_OLD_ONES, false, Scoring.EACH, 3, Suit.MANUSCRIPTS),
        DEEP_ONES(Suit.RACES, true, Scoring.SET, 6, Suit.GREAT_OLD_ONES, Suit.MANUSCRIPTS),
        ELDER_THINGS(Suit.RACES, false, Scoring.EACH, 3, Suit.OUTER_GODS),
        GREAT_RACE_OF_YITH(Suit.RACES, true, Scoring.MAJORITY, 7, Suit.MANUSCRIPTS),
        INNSMOUTH(Suit.LOCATIONS, false, Scoring.MISSING, 3, Suit.ALL),
        MOUNTAINS_OF_MADNESS(Suit.LOCATIONS, false, Scoring.EACH, 3, Suit.RACES),
        RLYEH(Suit.LOCATIONS, true, Scoring.MAJORITY, 7, Suit.GREAT_OLD_ONES),
        NECRONOMICON(Suit.MANUSCRIPTS, true, Scoring.PER_TOKEN, 1),
        PNAKOTIC_MANUSCRIPTS(Suit.MANUSCRIPTS, true, Scoring.MAJORITY, 7, Suit.OUTER_GODS),
        UNAUSSPRECHLICHEN_KULTEN(Suit.MANUSCRIPTS, false, Scoring.EACH, 3, Suit.LOCATIONS),
        MISKATONIC_UNIVERSITY(null, true, Scoring.EACH_MAJORITY, 4, Suit.ALL),
        SHUB_NIGGURATH(null, false, Scoring.DOUBLE, 0),
        DREAMLANDS(null, false, Scoring.WILD, 0);

        private final Suit suit;
        private final boolean madness;
        private final Scoring scoring;
        private final int points;
        private final Suit[] suits;

        Card(Suit suit, boolean madness, Scoring scoring, int points, Suit... suits) {
            this.suit = suit;
            this.madness = madness;
            this.scoring = scoring;
            this.points = points;
            this.suits = suits;
        }
    }

    private static final int HAND = 5, ROUNDS = 3, TOO_MAD = 9, BONUS = 4;

    private static final class Seat {
        private List<Card> hand = new ArrayList<>();
        private final List<Card> row = new ArrayList<>(), kept = new ArrayList<>();
        private Card chosen, keeping;
        private int madness, score, got;

        private boolean has(Card card) {
            return row.contains(card) || kept.contains(card);
        }

        private int icons() {
            int icons = 0;
            for (Card card : row) if (card.madness) icons++;
            for (Card card : kept) if (card.madness) icons++;
            return icons;
        }

        private int[] suits(Suit dreamt) {
            int[] counts = new int[Suit.ALL.length];
            for (Card card : row) if (card.suit != null) counts[card.suit.ordinal()]++;
            for (Card card : kept) if (card.suit != null) counts[card.suit.ordinal()]++;
            if (dreamt != null && has(Card.DREAMLANDS)) counts[dreamt.ordinal()]++;
            return counts;
        }
    }

    private final List<Card> deck;
    private final Seat[] seats = {new Seat(), new Seat()};
    private int round = 1;
    private Asked asked;
    private int toAct;
    private Ending ending;
    private int winners;

    /** A deck in an order given by chance. @param below gives a number below the one it gets */
    public static List<Card> shuffled(IntUnaryOperator below) {
        List<Card> deck = new ArrayList<>(List.of(Card.values()));
        for (int i = deck.size() - 1; i > 0; i--) Collections.swap(deck, i, below.applyAsInt(i + 1));
        return deck;
    }

    /** @param deck dealt from its end */
    public TidesOfMadness(List<Card> deck) {
        this.deck = deck;
        for (Seat seat : seats) fill(seat);
        ask(0, Asked.CARD);
    }

    private void fill(Seat seat) {
        while (seat.hand.size() < HAND) seat.hand.add(deck.remove(deck.size() - 1));
    }

    // ------------------------------------------------------------------ one decision after the other

    public Asked asked() {
        return asked;
    }

    public int toAct() {
        return toAct;
    }

    public int options() {
        return switch (asked) {
            case CARD, KEPT, DISCARD -> seats[toAct].hand.size();
            case BONUS -> seats[toAct].madness > 0 ? 2 : 1;
            case SUIT -> Suit.ALL.length;
            case NOTHING -> 0;
        };
    }

    /** The cards to choose from. */
    public List<Card> hand(int seat) {
        return Collections.unmodifiableList(seats[seat].hand);
    }

    public void choose(int option) {
        Seat seat = seats[toAct];
        switch (asked) {
            case CARD -> {
                seat.chosen = seat.hand.remove(option);
                if (toAct == 0) ask(1, Asked.CARD);
                else reveal();
            }
            case BONUS -> {
                if (option == 0) seat.score += BONUS;
                else seat.madness--;
                dream();
            }
            case SUIT -> score(Suit.ALL[option]);
            case KEPT -> {
                seat.keeping = seat.hand.remove(option);
                ask(toAct, Asked.DISCARD);
            }
            case DISCARD -> {
                seat.hand.remove(option);
                if (toAct == 0) ask(1, Asked.KEPT);
                else refresh();
            }
            case NOTHING -> throw new IllegalStateException("The game is over.");
        }
    }

    private void ask(int seat, Asked what) {
        toAct = seat;
        asked = what;
    }

    // ------------------------------------------------------------------ the course of a round

    private void reveal() {
        for (Seat seat : seats) seat.row.add(seat.chosen);
        List<Card> hand = seats[0].hand;
        seats[0].hand = seats[1].hand;
        seats[1].hand = hand;
        if (hand.isEmpty()) takeMadness();
        else ask(0, Asked.CARD);
    }

    private void takeMadness() {
        for (Seat seat : seats) {
            seat.got = seat.icons();
            seat.madness += seat.got;
        }
        if (seats[0].got == seats[1].got) dream();
        else ask(seats[0].got > seats[1].got ? 0 : 1, Asked.BONUS);
    }

    private void dream() {
        int owner = seats[0].has(Card.DREAMLANDS) ? 0 : seats[1].has(Card.DREAMLANDS) ? 1 : -1;
        if (owner < 0) {
            score(null);
            return;
        }
        Seat other = seats[1 - owner];
        if (other.madness > 0) {
            other.madness--;
            seats[owner].madness++;
        }
        ask(owner, Asked.SUIT);
    }

    private void score(Suit dreamt) {
        int[] first = seats[0].suits(dreamt), second = seats[1].suits(dreamt);
        seats[0].score += points(seats[0], first, second);
        seats[1].score += points(seats[1], second, first);
        if (!isOver()) {
            for (Seat seat : seats) {
                seat.hand.addAll(seat.row);
                seat.row.clear();
            }
            ask(0, Asked.KEPT);
        }
    }

    private static int points(Seat seat, int[] mine, int[] theirs) {
        int sum = 0;
        for (int i = 0; i < seat.row.size(); i++) {
            boolean doubled = i + 1 < seat.row.size() && seat.row.get(i + 1).scoring == Scoring.DOUBLE;
            sum += (doubled ? 2 : 1) * worth(seat.row.get(i), seat, mine, theirs);
        }
        for (Card card : seat.kept) sum += worth(card, seat, mine, theirs);
        return sum;
    }

    private static int worth(Card card, Seat seat, int[] mine, int[] theirs) {
        return card.points * switch (card.scoring) {
            case EACH, SET -> fewest(card.suits, mine);
            case SET_ONCE -> Math.min(1, fewest(card.suits, mine));
            case MAJORITY, EACH_MAJORITY -> ahead(card.suits, mine, theirs);
            case MISSING -> missing(card.suits, mine);
            case PER_TOKEN -> seat.madness;
            case DOUBLE, WILD -> 0;
        };
    }

    private static int fewest(Suit[] suits, int[] mine) {
        int fewest = Integer.MAX_VALUE;
        for (Suit suit : suits) fewest = Math.min(fewest, mine[suit.ordinal()]);
        return fewest;
    }

    private static int ahead(Suit[] suits, int[] mine, int[] theirs) {
        int ahead = 0;
        for (Suit suit : suits) if (mine[suit.ordinal()] > theirs[suit.ordinal()]) ahead++;
        return ahead;
    }

    private static int missing(Suit[] suits, int[] mine) {
        int missing = 0;
        for (Suit suit : suits) if (mine[suit.ordinal()] == 0) missing++;
        return missing;
    }

    private boolean isOver() {
        boolean madA = seats[0].madness >= TOO_MAD, madB = seats[1].madness >= TOO_MAD;
        if (madA || madB) {
            end(madA && madB ? Ending.BOTH_MAD : Ending.OPPONENT_MAD, !madA, !madB);
        } else if (round == ROUNDS) {
            int lead = seats[0].score - seats[1].score;
            end(lead == 0 ? Ending.SHARED : Ending.POINTS, lead >= 0, lead <= 0);
        }
        return asked == Asked.NOTHING;
    }

    private void end(Ending how, boolean firstWins, boolean secondWins) {
        ending = how;
        winners = (firstWins ? 1 : 0) | (secondWins ? 2 : 0);
        asked = Asked.NOTHING;
    }

    private void refresh() {
        for (Seat seat : seats) {
            seat.kept.add(seat.keeping);
            fill(seat);
        }
        round++;
        ask(0, Asked.CARD);
    }

    // ------------------------------------------------------------------ how it stands

    public Ending ending() {
        return ending;
    }

    /** As bits. */
    public int winners() {
        return winners;
    }

    public int round() {
        return round;
    }

    public int score(int seat) {
        return seats[seat].score;
    }

    public int madness(int seat) {
        return seats[seat].madness;
    }
}
