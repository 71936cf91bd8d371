package eldertable.sdk.limits;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/** The table of Gates of Delirium: what lies on it, and what happens to it. */
abstract class GatesTable {
    enum Ending { POINTS, TOKENS, SHARED }

    static final int GATES_FACE_UP = 4;
    private static final int HAND = 5, SEALED = 3, TOKENS = 24, INVESTIGATORS = 10;

    static final class Seat {
        final Row hand = new Row(), pages = new Row(), maps = new Row(), runes = new Row(), gates = new Row(), opened = new Row(), released = new Row();
        int reserve = INVESTIGATORS, tokens, score;
    }

    final int players;
    private final PlainChance chance;
    final Seat[] seats;
    final Row actionDeck = new Row(), discards = new Row(), played = new Row(), gateDeck = new Row(), gateSupply = new Row();
    final Row discs = new Row(), scrollsOut = new Row(), sealed = new Row(), openScrolls = new Row();
    /** Those on the map, in the order in which they came: region and whose they are; neutral ones belong to the seat behind the last. */
    final Row map = new Row();
    private final int[] counts;
    int active, holder, tokenSupply = TOKENS, round = 1;
    boolean insane;
    /** How it ended, and who won as bits. */
    Ending ending;
    int winners;

    /** Deals. @param seed the same cards as in the pack */
    GatesTable(int players, long seed) {
        this.players = players;
        chance = new PlainChance(seed);
        seats = new Seat[players];
        counts = new int[players + 1];
        for (int i = 0; i < players; i++) seats[i] = new Seat();
        for (int card = 0; card < GatesCards.ACTIONS; card++) actionDeck.add(card);
        for (int gate = 0; gate < GatesCards.REGIONS; gate++) for (int i = 0; i < GatesCards.COPIES[gate]; i++) gateDeck.add(gate);
        for (int scroll = 0; scroll < GatesCards.SCROLLS; scroll++) scrollsOut.add(scroll);
        actionDeck.shuffle(chance);
        gateDeck.shuffle(chance);
        scrollsOut.shuffle(chance);
        for (int disc = 0; disc < GatesCards.DISC_POINTS.length; disc++) if (players > 2 || !GatesCards.THREE_PLUS[disc]) discs.add(disc);
        for (Seat seat : seats) actionDeck.deal(HAND, seat.hand);
        gateDeck.deal(GATES_FACE_UP, gateSupply);
        scrollsOut.deal(SEALED, sealed);
        if (players == 2) {
            for (int region = 0; region < GatesCards.REGIONS; region++) for (int i = 0; i < GatesCards.NEUTRALS[region]; i++) map.add(standing(region, players));
        }
        active = chance.below(players);
        holder = active;
    }

    // ------------------------------------------------------------------ cards and tokens

    void pay(Seat me, int cost) {
        int price = openScrolls.indexOf(GatesCards.DESPERATE_TIMES) >= 0 ? cost - 1 : cost;
        me.tokens -= price;
        tokenSupply += price;
    }

    int draw(Seat me, int cards) {
        int drawn = actionDeck.deal(cards, me.hand);
        if (drawn < cards && !discards.isEmpty()) {
            discards.deal(discards.size(), actionDeck);
            actionDeck.shuffle(chance);
            drawn += actionDeck.deal(cards - drawn, me.hand);
        }
        return drawn;
    }

    // ------------------------------------------------------------------ investigators

    int standing(int region, int owner) {
        return region * (players + 1) + owner;
    }

    int region(int standing) {
        return standing / (players + 1);
    }

    int owner(int standing) {
        return standing % (players + 1);
    }

    void sendHome(int investigator) {
        if (owner(investigator) < players) seats[owner(investigator)].reserve++;
    }

    int onMap(int seat) {
        int count = 0;
        for (int i = 0; i < map.size(); i++) if (owner(map.get(i)) == seat) count++;
        return count;
    }

    boolean canDispatch() {
        return seats[active].reserve > 0 || onMap(active) > 0;
    }

    boolean canConvert() {
        return onMap(active) < map.size() && canDispatch();
    }

    // ------------------------------------------------------------------ gates

    boolean nothingToBuild() {
        return gateSupply.isEmpty() && gateDeck.isEmpty();
    }

    /** Cards of one region lie side by side. */
    static void addToGate(Seat me, int gate) {
        for (int i = me.gates.size() - 1; i >= 0; i--) {
            if (me.gates.get(i) == gate) {
                me.gates.insert(i + 1, gate);
                return;
            }
        }
        me.gates.add(gate);
    }

    void release(int gate) {
        Seat me = seats[active];
        for (int i = 0; i < GatesCards.SIZES[gate]; i++) me.opened.add(me.gates.remove(me.gates.indexOf(gate)));
        int disc = discs.remove(0);
        me.released.add(disc);
        me.score += GatesCards.DISC_POINTS[disc];
    }

    /** Equal numbers share a rank, and the next lower number has the next one; neutrals hold a rank too. */
    void scoreRegion(int region) {
        Arrays.fill(counts, 0);
        for (int i = 0; i < map.size(); i++) if (region(map.get(i)) == region) counts[owner(map.get(i))]++;
        int[] banner = (players == 2 ? GatesCards.BANNERS_OF_TWO : GatesCards.BANNERS)[region];
        for (int seat = 0; seat < players; seat++) {
            int rank = rank(counts[seat]);
            if (counts[seat] > 0 && rank < banner.length) seats[seat].score += banner[rank];
        }
    }

    /** How many different larger counts there are. */
    private int rank(int count) {
        int rank = 0;
        for (int i = 0; i < counts.length; i++) {
            boolean first = true;
            for (int j = 0; j < i; j++) first &= counts[j] != counts[i];
            if (first && counts[i] > count) rank++;
        }
        return rank;
    }

    // ------------------------------------------------------------------ the end

    void finalScoring() {
        int[] more = new int[players];
        for (int seat = 0; seat < players; seat++) {
            Seat own = seats[seat];
            more[seat] = onMap(seat) + GatesScoring.runes(own.runes.size()) + GatesScoring.pages(own.pages) + GatesScoring.fragments(own.maps);
        }
        for (int i = 0; i < openScrolls.size(); i++) {
            switch (openScrolls.get(i)) {
                case GatesCards.GATE_CRAFTER -> scoreMost(more, seat -> GatesScoring.kinds(seats[seat].gates));
                case GatesCards.PROLIFIC_RECRUITER -> scoreMost(more, this::onMap);
                case GatesCards.TOME_KEEPER -> scoreMost(more, seat -> seats[seat].pages.size());
                default -> { }
            }
        }
        for (int seat = 0; seat < players; seat++) seats[seat].score += more[seat];
        int first = most((1 << players) - 1, seat -> seats[seat].score), richest = most(first, seat -> seats[seat].tokens);
        winners = richest;
        ending = Integer.bitCount(first) == 1 ? Ending.POINTS : Integer.bitCount(richest) == 1 ? Ending.TOKENS : Ending.SHARED;
    }

    private void scoreMost(int[] points, IntUnaryOperator count) {
        int first = most((1 << players) - 1, count);
        for (int seat = 0; seat < players; seat++) if ((first & 1 << seat) != 0 && count.applyAsInt(seat) > 0) points[seat] += GatesScoring.MOST;
    }

    /** Those of some seats who have the most of something, as bits. */
    private int most(int among, IntUnaryOperator count) {
        int best = Integer.MIN_VALUE, who = 0;
        for (int seat = 0; seat < players; seat++) {
            if ((among & 1 << seat) == 0 || count.applyAsInt(seat) < best) continue;
            who = count.applyAsInt(seat) > best ? 1 << seat : who | 1 << seat;
            best = count.applyAsInt(seat);
        }
        return who;
    }
}
