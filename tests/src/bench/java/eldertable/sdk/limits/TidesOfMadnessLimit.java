package eldertable.sdk.limits;

import eldertable.sdk.BenchLimit;

/**
 * Tides of Madness without framework, scripts or objects: hands are small arrays, all else is bits and ints. It knows
 * only random players, and nothing of it can be shown or saved; that is what makes it the limit. What is left to chance
 * stands in methods of its own, so that a test can play the games of the pack again.
 */
public class TidesOfMadnessLimit implements BenchLimit {
    public enum Ending { POINTS, SHARED, OPPONENT_MAD, BOTH_MAD }

    private static final int AZATHOTH = 0, NYARLATHOTEP = 1, YOG_SOTHOTH = 2, CTHULHU = 3, DAGON = 4, HASTUR = 5, DEEP_ONES = 6,
        ELDER_THINGS = 7, GREAT_RACE_OF_YITH = 8, INNSMOUTH = 9, MOUNTAINS_OF_MADNESS = 10, RLYEH = 11, NECRONOMICON = 12,
        PNAKOTIC_MANUSCRIPTS = 13, UNAUSSPRECHLICHEN_KULTEN = 14, MISKATONIC_UNIVERSITY = 15, SHUB_NIGGURATH = 16, DREAMLANDS = 17;
    private static final int CARDS = 18, HAND = 5, ROUNDS = 3, SUITS = 5, TOO_MAD = 9, BONUS = 4;

    // A card's bit is 1 << card; the fifteen cards with a suit stand in the order outer gods, great old ones, races, locations, manuscripts.
    private static final int OUTER_GODS = 0b111, GREAT_OLD_ONES = 0b111 << 3, RACES = 0b111 << 6, LOCATIONS = 0b111 << 9, MANUSCRIPTS = 0b111 << 12;
    private static final int ICONS = 1 << YOG_SOTHOTH | 1 << DAGON | 1 << DEEP_ONES | 1 << GREAT_RACE_OF_YITH | 1 << RLYEH | 1 << NECRONOMICON
        | 1 << PNAKOTIC_MANUSCRIPTS | 1 << MISKATONIC_UNIVERSITY;
    private static final int NO_CARD = -1, NO_SUIT = -1;

    private long random;
    private long decisions;
    private final int[] deck = new int[CARDS];
    private int undealt;
    private int[] handA = new int[HAND], handB = new int[HAND];
    /** This round's cards in the order of picking. */
    private final int[] rowA = new int[HAND], rowB = new int[HAND];
    private int keptA, keptB, doubledA, doubledB, madnessA, madnessB, scoreA, scoreB, round, winners;
    private Ending ending;

    public TidesOfMadnessLimit() {
        for (int card = 0; card < CARDS; card++) deck[card] = card;
    }

    @Override
    public String pack() {
        return "tides-of-madness";
    }

    @Override
    public long play(int games, long seed) {
        random = seed;
        decisions = 0;
        for (int i = 0; i < games; i++) playOne();
        return decisions;
    }

    /** Plays a game; how it ended can then be asked. */
    public void playOne() {
        undealt = CARDS;
        keptA = keptB = madnessA = madnessB = scoreA = scoreB = 0;
        for (int i = 0; i < HAND; i++) handA[i] = deal();
        for (int i = 0; i < HAND; i++) handB[i] = deal();
        for (round = 1; ; round++) {
            draft();
            score();
            if (isOver()) return;
            keptA |= refresh(0, rowA, handA);
            keptB |= refresh(1, rowB, handB);
        }
    }

    /** A card from anywhere among those not dealt: the deck need not be shuffled before. */
    protected int deal() {
        int at = below(undealt--);
        int card = deck[at];
        deck[at] = deck[undealt];
        deck[undealt] = card;
        return card;
    }

    private void draft() {
        int[] a = handA, b = handB;
        doubledA = doubledB = NO_CARD;
        for (int pick = 0, left = HAND; left > 0; pick++, left--) {
            int fromA = draw(0, a, left), fromB = draw(1, b, left);
            int cardA = a[fromA], cardB = b[fromB];
            a[fromA] = a[left - 1];
            b[fromB] = b[left - 1];
            if (cardA == SHUB_NIGGURATH && pick > 0) doubledA = rowA[pick - 1];
            if (cardB == SHUB_NIGGURATH && pick > 0) doubledB = rowB[pick - 1];
            rowA[pick] = cardA;
            rowB[pick] = cardB;
            int[] swap = a;
            a = b;
            b = swap;
        }
        decisions += 2 * HAND;
    }

    private void score() {
        int a = bits(rowA) | keptA, b = bits(rowB) | keptB;
        int gotA = Integer.bitCount(a & ICONS), gotB = Integer.bitCount(b & ICONS);
        madnessA += gotA;
        madnessB += gotB;
        if (gotA != gotB) {
            decisions++;
            boolean points = takesPoints(gotA > gotB ? 0 : 1);
            if (gotA > gotB) {
                if (points) scoreA += BONUS;
                else madnessA--;
            } else {
                if (points) scoreB += BONUS;
                else madnessB--;
            }
        }
        int dreamt = NO_SUIT;
        boolean dreamsA = (a & 1 << DREAMLANDS) != 0, dreamsB = (b & 1 << DREAMLANDS) != 0;
        if (dreamsA || dreamsB) {
            if (dreamsA && madnessB > 0) {
                madnessB--;
                madnessA++;
            } else if (dreamsB && madnessA > 0) {
                madnessA--;
                madnessB++;
            }
            decisions++;
            dreamt = dream(dreamsA ? 0 : 1);
        }
        long suitsA = suits(a, dreamsA ? dreamt : NO_SUIT), suitsB = suits(b, dreamsB ? dreamt : NO_SUIT);
        scoreA += points(a, doubledA, suitsA, suitsB, madnessA);
        scoreB += points(b, doubledB, suitsB, suitsA, madnessB);
    }

    private static int bits(int[] row) {
        return 1 << row[0] | 1 << row[1] | 1 << row[2] | 1 << row[3] | 1 << row[4];
    }

    /** How many cards of each suit, a byte a suit. */
    private static long suits(int cards, int dreamt) {
        long counts = Integer.bitCount(cards & OUTER_GODS) | Integer.bitCount(cards & GREAT_OLD_ONES) << 8 | Integer.bitCount(cards & RACES) << 16
            | Integer.bitCount(cards & LOCATIONS) << 24 | (long) Integer.bitCount(cards & MANUSCRIPTS) << 32;
        return dreamt == NO_SUIT ? counts : counts + (1L << 8 * dreamt);
    }

    private static int points(int cards, int doubled, long mine, long theirs, int madness) {
        int outerGods = (int) mine & 255, greatOldOnes = (int) (mine >> 8) & 255, races = (int) (mine >> 16) & 255,
            locations = (int) (mine >> 24) & 255, manuscripts = (int) (mine >> 32) & 255;
        boolean mostOuterGods = outerGods > ((int) theirs & 255), mostGreatOldOnes = greatOldOnes > ((int) (theirs >> 8) & 255),
            mostRaces = races > ((int) (theirs >> 16) & 255), mostLocations = locations > ((int) (theirs >> 24) & 255),
            mostManuscripts = manuscripts > ((int) (theirs >> 32) & 255);
        int sum = 0;
        for (int left = cards; left != 0; left &= left - 1) {
            int card = Integer.numberOfTrailingZeros(left);
            int worth = switch (card) {
                case AZATHOTH -> 3 * greatOldOnes;
                case NYARLATHOTEP -> outerGods > 0 && greatOldOnes > 0 && races > 0 && locations > 0 && manuscripts > 0 ? 13 : 0;
                case YOG_SOTHOTH -> mostLocations ? 7 : 0;
                case CTHULHU -> 9 * Math.min(outerGods, Math.min(locations, races));
                case DAGON -> mostRaces ? 7 : 0;
                case HASTUR -> 3 * manuscripts;
                case DEEP_ONES -> 6 * Math.min(greatOldOnes, manuscripts);
                case ELDER_THINGS -> 3 * outerGods;
                case GREAT_RACE_OF_YITH -> mostManuscripts ? 7 : 0;
                case INNSMOUTH -> 3 * (one(outerGods == 0) + one(greatOldOnes == 0) + one(races == 0) + one(locations == 0) + one(manuscripts == 0));
                case MOUNTAINS_OF_MADNESS -> 3 * races;
                case RLYEH -> mostGreatOldOnes ? 7 : 0;
                case NECRONOMICON -> madness;
                case PNAKOTIC_MANUSCRIPTS -> mostOuterGods ? 7 : 0;
                case UNAUSSPRECHLICHEN_KULTEN -> 3 * locations;
                case MISKATONIC_UNIVERSITY ->
                    4 * (one(mostOuterGods) + one(mostGreatOldOnes) + one(mostRaces) + one(mostLocations) + one(mostManuscripts));
                default -> 0;
            };
            sum += card == doubled ? 2 * worth : worth;
        }
        return sum;
    }

    private static int one(boolean is) {
        return is ? 1 : 0;
    }

    private boolean isOver() {
        boolean madA = madnessA >= TOO_MAD, madB = madnessB >= TOO_MAD;
        if (madA || madB) {
            ending = madA && madB ? Ending.BOTH_MAD : Ending.OPPONENT_MAD;
            winners = (madA ? 0 : 1) | (madB ? 0 : 2);
            return true;
        }
        if (round < ROUNDS) return false;
        ending = scoreA == scoreB ? Ending.SHARED : Ending.POINTS;
        winners = (scoreA >= scoreB ? 1 : 0) | (scoreB >= scoreA ? 2 : 0);
        return true;
    }

    /** Keeps one of the row, discards another, and fills the hand up with two new cards. Returns the bit of the one kept. */
    private int refresh(int seat, int[] row, int[] hand) {
        int keep = draw(seat, row, HAND);
        int kept = row[keep];
        row[keep] = row[HAND - 1];
        int discard = draw(seat, row, HAND - 1);
        decisions += 2;
        row[discard] = row[HAND - 2];
        hand[0] = row[0];
        hand[1] = row[1];
        hand[2] = row[2];
        hand[3] = deal();
        hand[4] = deal();
        return 1 << kept;
    }

    // ------------------------------------------------------------------ what is left to chance

    /** The index of one of the first cards of an array, for a player to play, keep or discard. */
    protected int draw(int seat, int[] cards, int count) {
        return count == 1 ? 0 : below(count);
    }

    protected boolean takesPoints(int seat) {
        return below(2) == 0;
    }

    /** A suit, in the order of their bits. */
    protected int dream(int seat) {
        return below(SUITS);
    }

    /** SplitMix64, as the framework uses it. */
    private int below(int bound) {
        random += 0x9E3779B97F4A7C15L;
        long z = (random ^ random >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        z ^= z >>> 31;
        return (int) ((z >>> 32) * bound >>> 32);
    }

    // ------------------------------------------------------------------ how the last game ended

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
        return seat == 0 ? scoreA : scoreB;
    }

    public int madness(int seat) {
        return seat == 0 ? madnessA : madnessB;
    }
}
