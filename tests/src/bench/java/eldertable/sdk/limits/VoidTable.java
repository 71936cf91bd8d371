package eldertable.sdk.limits;

import eldertable.sdk.limits.VoidCards.Event;
import eldertable.sdk.limits.VoidCards.Guardian;
import eldertable.sdk.limits.VoidCards.Monster;
import eldertable.sdk.limits.VoidCards.Person;
import java.util.Arrays;

/**
 * The table of the Waking Void: who stands where, who carries what, and the small changes of it. Figures are numbers: the players by seat, the guardian,
 * then the monsters.
 */
final class VoidTable {
    enum Ending { ESCAPED, ALL_DEAD, TIME_UP }

    /** Where the guardian is. */
    enum Lair { TRACK, BOARD, SLAIN }

    static final int MOST_PLAYERS = 6, GUARDIAN = MOST_PLAYERS, FIRST_MONSTER = GUARDIAN + 1, FIGURES = FIRST_MONSTER + VoidCards.MONSTERS.length;
    static final int MOST_SANITY = 40, INSANE = 10, TRACK_END = 6;
    private static final int[] MOVEMENT_DIE = {3, 4, 4, 5, 5, 6}, POWER_DIE = {0, 1, 1, 2, 2, 3};

    final int players;
    final VoidOptions options;
    final PlainChance chance;
    // By seat.
    final Person[] persons;
    final int[] sanity, pace, chilled, whetted, bodyAt, markAt;
    final Row[] items, remains;
    /** By seat: what they carry, as bits. */
    final long[] carried;
    // Players as bits.
    int out, circled, asked;
    /** Who attacked the guardian last, or nobody. */
    int assailant = VoidSteps.NOBODY;

    final Row characterDeck = new Row(), equipmentDeck = new Row(), equipmentDiscards = new Row(), revealed = new Row();
    final Row monsterDeck = new Row(), monsterDiscards = new Row(), eventDeck = new Row(), eventDiscards = new Row();
    /** The card of a lasting event, or none. */
    int inForce = VoidCards.NOTHING;

    /** Who is on the board, in the order in which they came, and the players whose bodies lie there. */
    final Row figures = new Row(), bodies = new Row();
    /** By figure: its space. */
    private final int[] places = new int[FIGURES];
    final boolean[] occupied = new boolean[VoidBoard.SPACES];
    /** On the altar that was used last of all, and on a sealed one. */
    int ember = VoidBoard.NOWHERE, seal = VoidBoard.NOWHERE;

    Guardian guardian;
    Lair lair = Lair.TRACK;
    int trackSpace, guardianHealth;
    boolean guardianBound;
    /** By monster. */
    final int[] damage = new int[VoidCards.MONSTERS.length];
    int bound;

    int active, firstSeat, round, rolled, casts;
    /** Equipment as bits: part of an offer of trade, and spells that were cast in this turn. */
    long offered, spent;
    Ending ending;
    int winners;

    /** Shuffles. @param seed the same decks as in the pack */
    VoidTable(int players, VoidOptions options, long seed) {
        this.players = players;
        this.options = options;
        chance = new PlainChance(seed);
        persons = new Person[players];
        sanity = new int[players];
        pace = new int[players];
        chilled = new int[players];
        whetted = new int[players];
        bodyAt = new int[players];
        markAt = new int[players];
        carried = new long[players];
        items = new Row[players];
        remains = new Row[players];
        for (int seat = 0; seat < players; seat++) {
            items[seat] = new Row();
            remains[seat] = new Row();
        }
        Arrays.fill(bodyAt, VoidBoard.NOWHERE);
        Arrays.fill(markAt, VoidBoard.NOWHERE);
        Arrays.fill(places, VoidBoard.NOWHERE);
        fill(characterDeck, VoidCards.PERSONS.length);
        fill(equipmentDeck, VoidCards.EQUIPMENT);
        fill(monsterDeck, VoidCards.MONSTERS.length);
        fill(eventDeck, VoidCards.EVENTS.length);
        equipmentDeck.shuffle(chance);
        monsterDeck.shuffle(chance);
        eventDeck.shuffle(chance);
    }

    private static void fill(Row deck, int cards) {
        for (int card = 0; card < cards; card++) deck.add(card);
    }

    // ------------------------------------------------------------------ chance

    int rollMovement() {
        return MOVEMENT_DIE[chance.below(MOVEMENT_DIE.length)];
    }

    /** The sum of so many power dice. */
    int rollPower(int dice) {
        int sum = 0;
        for (int i = 0; i < dice; i++) sum += POWER_DIE[chance.below(POWER_DIE.length)];
        return sum;
    }

    /** The top card of a deck, which is made of the discards again when it is empty. */
    int draw(Row deck, Row discards) {
        if (deck.isEmpty() && !discards.isEmpty()) {
            discards.deal(discards.size(), deck);
            deck.shuffle(chance);
        }
        return deck.isEmpty() ? VoidCards.NOTHING : deck.remove(0);
    }

    // ------------------------------------------------------------------ players

    boolean isOut(int seat) {
        return (out & 1 << seat) != 0;
    }

    boolean isInsane(int seat) {
        return sanity[seat] <= INSANE;
    }

    /** The player in a place of the order of turns. */
    int inTurn(int place) {
        int seat = firstSeat + place;
        return seat < players ? seat : seat - players;
    }

    void end(Ending how, int winning) {
        ending = how;
        winners = winning;
    }

    // ------------------------------------------------------------------ equipment

    boolean carries(int seat, int item) {
        return (carried[seat] & 1L << item) != 0;
    }

    boolean carriesAny(int seat, long which) {
        return (carried[seat] & which) != 0;
    }

    void give(int seat, int item) {
        items[seat].add(item);
        carried[seat] |= 1L << item;
    }

    void take(int seat, int item) {
        items[seat].remove(items[seat].indexOf(item));
        carried[seat] &= ~(1L << item);
    }

    void discard(int seat, int item) {
        take(seat, item);
        equipmentDiscards.add(item);
    }

    // ------------------------------------------------------------------ figures

    static boolean isPawn(int figure) {
        return figure < MOST_PLAYERS;
    }

    static boolean isMonster(int figure) {
        return figure >= FIRST_MONSTER;
    }

    static Monster monster(int figure) {
        return VoidCards.MONSTERS[figure - FIRST_MONSTER];
    }

    /** Whether a figure is a monster of that name. */
    static boolean is(int figure, Monster monster) {
        return isMonster(figure) && monster(figure) == monster;
    }

    int at(int figure) {
        return places[figure];
    }

    /** The dead and the banished do not. */
    boolean stands(int figure) {
        return places[figure] >= 0;
    }

    /** Onto a space; whoever was on the board keeps the rank among the others. */
    void place(int figure, int space) {
        int before = places[figure];
        if (before >= 0) occupied[before] = false;
        else figures.add(figure);
        places[figure] = space;
        occupied[space] = true;
    }

    void exchange(int one, int other) {
        int kept = places[one];
        places[one] = places[other];
        places[other] = kept;
    }

    void takeAway(int figure) {
        occupied[places[figure]] = false;
        places[figure] = VoidBoard.NOWHERE;
        figures.remove(figures.indexOf(figure));
    }

    boolean hasBody(int space) {
        for (int i = 0; i < bodies.size(); i++) if (bodyAt[bodies.get(i)] == space) return true;
        return false;
    }

    boolean isOnBoard(Monster monster) {
        for (int i = 0; i < figures.size(); i++) if (is(figures.get(i), monster)) return true;
        return false;
    }

    // ------------------------------------------------------------------ events in force

    boolean isInForce(Event event) {
        return inForce >= 0 && VoidCards.EVENTS[inForce] == event;
    }

    boolean guards(Guardian one) {
        return lair == Lair.BOARD && guardian == one;
    }
}
