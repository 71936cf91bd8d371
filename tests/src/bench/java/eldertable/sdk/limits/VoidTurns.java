package eldertable.sdk.limits;

import eldertable.sdk.limits.VoidCards.Event;
import eldertable.sdk.limits.VoidCards.Person;
import eldertable.sdk.limits.VoidSteps.Step;
import eldertable.sdk.limits.VoidTable.Ending;
import eldertable.sdk.limits.VoidTable.Lair;

/** What happens by itself in the Waking Void: how it begins, its rounds, and how a turn goes on from phase to phase. */
final class VoidTurns {
    private static final int CARRIED = 3;

    private final VoidTable table;
    private final VoidSteps steps;
    private final VoidReach reach;
    private final VoidHarm harm;
    private final VoidFights fights;
    private final VoidEnemies enemies;
    private final VoidEvents events;
    private final VoidSpells spells;
    /** How many turns of the round have been, counting the enemies' and the event. */
    private int turns;

    VoidTurns(VoidTable table, VoidSteps steps, VoidReach reach, VoidHarm harm, VoidFights fights, VoidSpells spells) {
        this.table = table;
        this.steps = steps;
        this.reach = reach;
        this.harm = harm;
        this.fights = fights;
        this.spells = spells;
        enemies = new VoidEnemies(table, steps, reach, harm, fights);
        events = new VoidEvents(table, steps, harm, enemies);
    }

    // ------------------------------------------------------------------ how it begins

    void start() {
        for (int seat = 0; seat < table.players; seat++) {
            if (table.options.chosenCharacters()) steps.push(Step.CHOOSE, seat);
            else take(seat, table.chance.below(table.characterDeck.size()));
        }
        steps.push(Step.BEGIN, VoidSteps.NOBODY);
    }

    void take(int seat, int index) {
        table.persons[seat] = VoidCards.PERSONS[table.characterDeck.remove(index)];
    }

    private void begin() {
        for (int seat = 0; seat < table.players; seat++) {
            Person person = table.persons[seat];
            table.sanity[seat] = person.sanity;
            if (person == Person.SILAS) bring(seat, VoidCards.MIND_LASH);
            if (person == Person.TOMAS) bring(seat, VoidCards.SPADE);
            if (person.age < table.persons[table.firstSeat].age) table.firstSeat = seat;
        }
        table.characterDeck.clear();
        table.guardian = VoidCards.GUARDIANS[table.chance.below(VoidCards.GUARDIANS.length)];
        table.guardianHealth = table.guardian.perPlayer * table.players + table.guardian.base;
        for (int i = 0; i < table.players; i++) steps.push(Step.PLACEMENT, table.inTurn(i));
        turns = table.players + 2; // then the first round begins
    }

    private void bring(int seat, int item) {
        table.equipmentDeck.remove(table.equipmentDeck.indexOf(item));
        table.give(seat, item);
    }

    // ------------------------------------------------------------------ rounds

    /** Goes on when nothing is under way. */
    void next() {
        steps.stay();
        while (turns < table.players) {
            int seat = table.inTurn(turns++);
            if (table.isOut(seat)) continue;
            begin(seat);
            return;
        }
        turns++;
        if (turns == table.players + 1) {
            enemies.phase();
        } else if (turns == table.players + 2) {
            events.phase();
        } else if (table.options.maxRounds() > 0 && table.round >= table.options.maxRounds()) {
            table.end(Ending.TIME_UP, 0);
        } else {
            table.round++;
            turns = 0;
        }
    }

    /** Does what a step that waits for nobody is about; it has been left. */
    void run(Step step, int one, int two, int three, int four) {
        switch (step) {
            case BEGIN -> begin();
            case TRADE_PHASE -> tradePhase(table.active);
            case ACTION_PHASE -> actionPhase(table.active);
            case RIPOSTE -> fights.riposte(one, two, three, four);
            case ENEMY_TURN -> enemies.turn(one);
            case ENEMY_ATTACKED -> enemies.attacked(one, two);
            case ENEMY_TURN_END -> enemies.turnEnds(one, two);
            default -> throw new IllegalStateException("not by itself: " + step);
        }
    }

    // ------------------------------------------------------------------ a turn

    private void begin(int seat) {
        table.active = seat;
        table.circled &= ~(1 << seat);
        table.whetted[seat] = 0;
        table.pace[seat] = 0;
        table.asked = 0;
        table.spent = 0;
        table.casts = 0;
        if (hasUsable(seat)) steps.push(Step.READY, seat);
        else rollToMove(seat);
    }

    boolean hasUsable(int seat) {
        return table.carriesAny(seat, usable());
    }

    /** What could be consumed now. */
    long usable() {
        return table.lair == Lair.TRACK ? VoidCards.CONSUMABLES : VoidCards.CONSUMABLES & ~(1L << VoidCards.HOLLOW_BELL);
    }

    void rollToMove(int seat) {
        table.rolled = table.rollMovement();
        if (table.persons[seat] == Person.WREN) steps.push(Step.REROLL, seat);
        else setOut(seat);
    }

    void setOut(int seat) {
        int most = reach.steps(seat);
        table.pace[seat] = 0;
        table.chilled[seat] = 0;
        steps.push(Step.MOVE, seat, most);
    }

    void tradePhase(int seat) {
        for (int other = 0; other < table.players; other++) {
            if (!isPartner(seat, other)) continue;
            steps.push(Step.TRADE, seat);
            return;
        }
        altarPhase(seat);
    }

    boolean isPartner(int seat, int other) {
        if (other == seat || table.isOut(other) || (table.asked & 1 << other) != 0 || table.items[seat].isEmpty() && table.items[other].isEmpty()) return false;
        return VoidBoard.distance(VoidBoard.WALK, table.at(seat), table.at(other)) == 1;
    }

    void altarPhase(int seat) {
        int space = table.at(seat);
        boolean sealed = table.isInForce(Event.SEALED_STONE) && table.seal == space;
        if (VoidBoard.isAltar(space) && table.markAt[seat] != space && !sealed) steps.push(Step.ALTAR, seat);
        else actionPhase(seat);
    }

    /** Asks for the action if there is anything to choose. Before the guardian comes nobody acts. */
    void actionPhase(int seat) {
        if (table.lair == Lair.TRACK || table.isOut(seat)) return;
        int attacks = reach.hasTarget(seat) ? 1 : 0, casts = spells.canCastAny(seat) ? 1 : 0;
        if (attacks + casts > 0) steps.push(Step.ACTION, seat, attacks, casts, 0, 0);
    }

    /** Whoever carries too much drops something; gives whether that is so. */
    boolean checkLimit(int seat) {
        if (!carriesTooMuch(seat)) return false;
        steps.push(Step.OVERLOAD, seat);
        return true;
    }

    boolean carriesTooMuch(int seat) {
        return table.items[seat].size() > CARRIED;
    }
}
