package eldertable.sdk.limits;

import eldertable.sdk.limits.VoidCards.Person;
import eldertable.sdk.limits.VoidTable.Ending;
import eldertable.sdk.limits.VoidTable.Lair;

/** Sanity won and lost, damage and death in the Waking Void. */
final class VoidHarm {
    private static final int KILL_REWARD = 5, DAGGER_GAIN = 2, NEAR_GRAVE = 4, GRAVE_GAIN = 2, WARD = 2;

    private final VoidTable table;

    VoidHarm(VoidTable table) {
        this.table = table;
    }

    void gain(int seat, int amount) {
        if (!table.isOut(seat)) table.sanity[seat] = Math.min(VoidTable.MOST_SANITY, table.sanity[seat] + amount);
    }

    /** Takes sanity from a player; a death is credited to a killer, if there is one. Gives what was lost. */
    int lose(int seat, int amount, int killer, int weapon) {
        int lost = Math.min(amount, table.sanity[seat]);
        if (lost <= 0) return 0;
        table.sanity[seat] -= lost;
        if (table.sanity[seat] == 0) die(seat, killer, weapon);
        return lost;
    }

    /** A loss by an event, or by a spell of another player. */
    int loseToMagic(int seat, int amount, int killer) {
        return lose(seat, table.carries(seat, VoidCards.WARDED_AMULET) ? amount - WARD : amount, killer, VoidCards.NOTHING);
    }

    void die(int seat, int killer, int weapon) {
        int space = table.at(seat);
        table.sanity[seat] = 0;
        table.circled &= ~(1 << seat);
        if (table.assailant == seat) table.assailant = VoidSteps.NOBODY;
        table.items[seat].deal(table.items[seat].size(), table.remains[seat]);
        table.carried[seat] = 0;
        table.markAt[seat] = VoidBoard.NOWHERE;
        table.takeAway(seat);
        if (!table.remains[seat].isEmpty()) {
            table.bodyAt[seat] = space;
            table.bodies.add(seat);
        }
        table.out |= 1 << seat;
        if (killer >= 0) reward(killer, KILL_REWARD, weapon);
        mourn(space);
        if (table.out == (1 << table.players) - 1) table.end(Ending.ALL_DEAD, 0);
    }

    int healthLeft(int enemy) {
        return enemy == VoidTable.GUARDIAN ? table.guardianHealth : VoidTable.monster(enemy).health - table.damage[enemy - VoidTable.FIRST_MONSTER];
    }

    /** Lays damage on an enemy. Gives how much it took. */
    int hurt(int enemy, int amount, int killer, int weapon) {
        int taken = Math.min(amount, healthLeft(enemy));
        if (taken <= 0) return 0;
        if (enemy == VoidTable.GUARDIAN) table.guardianHealth -= taken;
        else table.damage[enemy - VoidTable.FIRST_MONSTER] += taken;
        if (healthLeft(enemy) == 0) slay(enemy, killer, weapon);
        return taken;
    }

    private void slay(int enemy, int killer, int weapon) {
        int space = table.at(enemy);
        if (enemy == VoidTable.GUARDIAN) {
            table.takeAway(enemy);
            table.lair = Lair.SLAIN;
            table.guardianBound = false;
            table.assailant = VoidSteps.NOBODY;
            if (killer >= 0) reward(killer, 0, weapon);
            return;
        }
        discardMonster(enemy);
        if (killer >= 0) reward(killer, VoidTable.monster(enemy).prize, weapon);
        mourn(space);
    }

    void discardMonster(int enemy) {
        int card = enemy - VoidTable.FIRST_MONSTER;
        table.damage[card] = 0;
        table.bound &= ~(1 << card);
        table.takeAway(enemy);
        table.monsterDiscards.add(card);
    }

    private void reward(int killer, int amount, int weapon) {
        gain(killer, amount);
        if (weapon == VoidCards.RITUAL_DAGGER) gain(killer, DAGGER_GAIN);
    }

    /** What a death nearby gives. */
    private void mourn(int space) {
        for (int seat = 0; seat < table.players; seat++) {
            if (table.persons[seat] != Person.TOMAS || table.isOut(seat)) continue;
            if (VoidBoard.distance(VoidBoard.SHOT, space, table.at(seat)) <= NEAR_GRAVE) gain(seat, GRAVE_GAIN);
        }
    }
}
