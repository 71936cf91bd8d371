package eldertable.sdk.limits;

import eldertable.sdk.limits.VoidCards.Person;
import eldertable.sdk.limits.VoidSteps.Step;

/** What players of the Waking Void do in their turns besides fighting: consume, walk, loot, trade, and use altars. */
final class VoidDeeds {
    static final int OFF_AND_ON = 2;
    private static final int REST_GAIN = 5, JEANNES_HEAL = 3, FLASK_PACE = -1, TONIC_PACE = 3, WHETTED = 2;

    private final VoidTable table;
    private final VoidSteps steps;
    private final VoidReach reach;
    private final VoidHarm harm;
    private final VoidPaths paths;
    private final VoidTurns turns;

    VoidDeeds(VoidTable table, VoidSteps steps, VoidReach reach, VoidHarm harm, VoidPaths paths, VoidTurns turns) {
        this.table = table;
        this.steps = steps;
        this.reach = reach;
        this.harm = harm;
        this.paths = paths;
        this.turns = turns;
    }

    void consume(int seat, int item) {
        table.discard(seat, item);
        int heal = VoidCards.HEAL[item - VoidCards.SALTS];
        if (heal > 0) harm.gain(seat, table.persons[seat] == Person.JEANNE ? heal + JEANNES_HEAL : heal);
        switch (VoidCards.KIND[item]) {
            case VoidCards.WHISKEY_FLASK -> table.pace[seat] += FLASK_PACE;
            case VoidCards.ADRENAL_TONIC -> table.pace[seat] += TONIC_PACE;
            case VoidCards.WHETSTONE -> table.whetted[seat] += WHETTED;
            case VoidCards.SALT_CIRCLE -> table.circled |= 1 << seat;
            case VoidCards.HOLLOW_BELL -> table.trackSpace = Math.max(0, table.trackSpace - 1);
            default -> { }
        }
        if (turns.hasUsable(seat)) return;
        steps.leave();
        turns.rollToMove(seat);
    }

    // ------------------------------------------------------------------ walking and looting

    void walk(int seat, int left, int to) {
        if (!table.hasBody(to)) {
            table.place(seat, to);
            turns.tradePhase(seat);
            return;
        }
        int more = left - (to == table.at(seat) ? OFF_AND_ON : paths.steps(reach.roamingWay(seat), table.at(seat), to, table.occupied));
        table.place(seat, to);
        for (int i = 0; i < table.bodies.size(); i++) {
            int dead = table.bodies.get(i);
            if (table.bodyAt[dead] == to) steps.push(Step.LOOT, seat, dead);
        }
        if (more > 0) steps.push(Step.MOVE, seat, more);
        else steps.push(Step.TRADE_PHASE, VoidSteps.NOBODY);
    }

    /** @param picked by index, as bits */
    void loot(int seat, int dead, int picked) {
        Row remains = table.remains[dead];
        for (int i = 0, index = 0; picked >> i != 0; i++) {
            if ((picked & 1 << i) != 0) table.give(seat, remains.remove(index));
            else index++;
        }
        if (remains.isEmpty()) {
            table.bodyAt[dead] = VoidBoard.NOWHERE;
            table.bodies.remove(table.bodies.indexOf(dead));
        }
        turns.checkLimit(seat);
    }

    // ------------------------------------------------------------------ trade

    /** @param give by index, as bits; so is what they shall give */
    void offerTrade(int seat, int partner, int give, int take) {
        table.offered = picked(table.items[seat], give) | picked(table.items[partner], take);
        table.asked |= 1 << partner;
        steps.push(Step.ANSWER, partner, seat);
        steps.push(Step.TRADE_PHASE, VoidSteps.NOBODY);
    }

    private static long picked(Row items, int which) {
        long picked = 0;
        for (int i = 0; which >> i != 0; i++) if ((which & 1 << i) != 0) picked |= 1L << items.get(i);
        return picked;
    }

    void accept(int seat, int other) {
        int theirs = table.items[other].size();
        handOver(seat, other, table.items[seat].size());
        handOver(other, seat, theirs);
        table.offered = 0;
        turns.checkLimit(other);
        turns.checkLimit(seat);
    }

    /** Of the first things that somebody carries, what was offered; those behind them have just come. */
    private void handOver(int from, int to, int count) {
        Row items = table.items[from];
        for (int i = 0, index = 0; i < count; i++) {
            int item = items.get(index);
            if ((table.offered & 1L << item) == 0) {
                index++;
            } else {
                table.take(from, item);
                table.give(to, item);
            }
        }
    }

    // ------------------------------------------------------------------ altars

    void pray(int seat) {
        use(seat);
        harm.gain(seat, table.persons[seat] == Person.ADAEZE ? REST_GAIN + 1 : REST_GAIN);
        turns.actionPhase(seat);
    }

    void search(int seat) {
        use(seat);
        for (int cards = table.persons[seat] == Person.MARGUERITE ? 2 : 1; cards > 0; cards--) {
            int card = table.draw(table.equipmentDeck, table.equipmentDiscards);
            if (card >= 0) table.revealed.add(card);
        }
        steps.push(Step.PURCHASE, seat);
    }

    private void use(int seat) {
        table.markAt[seat] = table.at(seat);
        table.ember = table.at(seat);
    }

    int price(int seat, int card) {
        return table.persons[seat] == Person.MARGUERITE ? Math.max(0, VoidCards.PRICE[card] - 1) : VoidCards.PRICE[card];
    }

    void buy(int seat, int index) {
        int card = table.revealed.remove(index);
        table.sanity[seat] -= price(seat, card);
        table.give(seat, card);
        endPurchase(seat);
    }

    void endPurchase(int seat) {
        table.revealed.deal(table.revealed.size(), table.equipmentDiscards);
        if (!turns.checkLimit(seat)) turns.actionPhase(seat);
        else steps.push(Step.ACTION_PHASE, VoidSteps.NOBODY);
    }
}
