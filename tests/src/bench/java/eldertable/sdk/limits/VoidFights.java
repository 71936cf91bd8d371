package eldertable.sdk.limits;

import eldertable.sdk.limits.VoidCards.Monster;
import eldertable.sdk.limits.VoidCards.Person;
import eldertable.sdk.limits.VoidSteps.Step;

/** Fights in the Waking Void: a target names a weapon, is struck, and may strike back. */
final class VoidFights {
    private static final int SHOT_GUARD = 3, THORNS = 2, BRITTLE = 4, ECHO = 2, HAUL = 2;

    private final VoidTable table;
    private final VoidSteps steps;
    private final VoidReach reach;
    private final VoidHarm harm;
    final VoidPaths paths;

    VoidFights(VoidTable table, VoidSteps steps, VoidReach reach, VoidHarm harm, VoidPaths paths) {
        this.table = table;
        this.steps = steps;
        this.reach = reach;
        this.harm = harm;
        this.paths = paths;
    }

    void attack(int attacker, int target, int weapon, int bonus) {
        if (VoidTable.isPawn(attacker) && target == VoidTable.GUARDIAN) table.assailant = attacker;
        if (VoidTable.isPawn(target) && table.carriesAny(target, VoidCards.WEAPONS)) steps.push(Step.DEFEND, target, attacker, target, weapon, bonus);
        else clash(attacker, target, weapon, VoidCards.NOTHING, bonus);
    }

    void clash(int attacker, int target, int weapon, int answer, int bonus) {
        strike(attacker, target, weapon, bonus, false);
        if (table.stands(attacker) && table.stands(target)) steps.push(Step.RIPOSTE, VoidSteps.NOBODY, attacker, target, weapon, answer);
    }

    void riposte(int attacker, int target, int weapon, int answer) {
        if (!table.stands(attacker) || !table.stands(target) || !reach.canStrike(target, answer, attacker)) return;
        if (VoidTable.is(target, Monster.STITCHED_BRUTE)) return;
        if (VoidTable.isPawn(target)) steps.push(Step.COUNTER, target, attacker, target, weapon, answer);
        else counter(attacker, target, weapon, answer);
    }

    void counter(int attacker, int target, int weapon, int answer) {
        strike(target, attacker, answer, 0, true);
        if (table.options.counterToCounter() && table.stands(attacker) && table.stands(target)) {
            steps.push(Step.RIPOSTE, VoidSteps.NOBODY, target, attacker, answer, weapon);
        }
    }

    private void strike(int figure, int opponent, int weapon, int bonus, boolean isCounter) {
        int distance = reach.shotDistance(figure, opponent);
        int rolled = table.rollPower(dice(figure, opponent, weapon, isCounter) + bonus);
        if (VoidTable.isPawn(opponent)) {
            // Nothing protects players from a guardian.
            int damage = figure == VoidTable.GUARDIAN ? rolled : Math.max(0, rolled - guard(opponent, distance));
            int killer = VoidTable.isPawn(figure) ? figure : VoidSteps.NOBODY;
            int taken = harm.lose(opponent, damage, killer, weapon);
            if (rolled > 0 && distance <= 1 && table.carries(opponent, VoidCards.THORN_MANTLE)) prick(figure, opponent);
            if (weapon == VoidCards.CHAIN_HOOK) hook(figure, opponent, taken);
            if (VoidTable.isMonster(figure)) bite(figure, opponent, taken, isCounter);
        } else {
            int damage = VoidTable.is(opponent, Monster.GLASS_WIDOW) ? Math.min(BRITTLE, rolled) : rolled;
            int taken = harm.hurt(opponent, damage, figure, weapon);
            if (weapon == VoidCards.CHAIN_HOOK) hook(figure, opponent, taken);
        }
    }

    private int dice(int figure, int opponent, int weapon, boolean isCounter) {
        if (figure == VoidTable.GUARDIAN) return table.guardian.attack;
        if (VoidTable.isMonster(figure)) return monsterDice(VoidTable.monster(figure), opponent);
        int dice = table.persons[figure].attack;
        if (weapon >= 0) dice += VoidCards.DICE[weapon];
        else if (table.persons[figure] == Person.INES) dice++;
        if (weapon == VoidCards.LANTERN_OF_TEETH && table.isInsane(figure)) dice++;
        if (isCounter) return dice;
        dice += table.whetted[figure];
        table.whetted[figure] = 0;
        return dice;
    }

    private int monsterDice(Monster monster, int opponent) {
        int dice = monster == Monster.ECHO_OF_YOU ? table.persons[opponent].attack + ECHO : monster.attack;
        return monster != Monster.HOLLOW_PRIEST && table.isOnBoard(Monster.HOLLOW_PRIEST) ? dice + 1 : dice;
    }

    private int guard(int seat, int distance) {
        int guard = 0;
        Row items = table.items[seat];
        for (int i = 0; i < items.size(); i++) {
            int armor = items.get(i) - VoidCards.LEATHER_COAT;
            if (armor < 0 || armor >= VoidCards.GUARD.length) continue;
            guard += items.get(i) == VoidCards.RIOT_SHIELD && distance > 1 ? SHOT_GUARD : VoidCards.GUARD[armor];
        }
        return guard;
    }

    /** What a monster does besides to a player whom it struck. */
    private void bite(int figure, int opponent, int taken, boolean isCounter) {
        int card = figure - VoidTable.FIRST_MONSTER;
        switch (VoidTable.monster(figure)) {
            case WEEPING_CHOIR -> {
                if (taken > 0 && table.stands(opponent)) table.chilled[opponent] = 1;
            }
            case LANTERN_EATER -> {
                boolean snatches = taken > 0 && table.stands(opponent) && !isCounter;
                if (snatches && table.carriesAny(opponent, VoidCards.CONSUMABLES)) steps.push(Step.FORFEIT, opponent);
            }
            case VOID_LEECH -> {
                if (table.stands(figure)) table.damage[card] = Math.max(0, table.damage[card] - taken);
            }
            default -> { }
        }
    }

    private void prick(int figure, int owner) {
        if (VoidTable.isPawn(figure)) harm.lose(figure, THORNS, owner, VoidCards.NOTHING);
        else harm.hurt(figure, THORNS, owner, VoidCards.NOTHING);
    }

    private void hook(int figure, int opponent, int taken) {
        if (taken == 0 || opponent == VoidTable.GUARDIAN || !table.stands(opponent) || !table.stands(figure)) return;
        int most = haulPath(opponent, figure);
        if (most > 0) steps.push(Step.HAUL, figure, opponent, most, 0, 0);
    }

    /** The free tiles over which something can be hauled towards a figure: how many there are. */
    private int haulPath(int hooked, int figure) {
        int length = paths.straight(VoidBoard.WALK, table.at(hooked), table.at(figure)), free = 0;
        while (free < HAUL && free < length && !table.occupied[paths.path[free]]) free++;
        return free;
    }

    void haul(int figure, int hooked, int tiles) {
        if (tiles == 0) return;
        haulPath(hooked, figure);
        table.place(hooked, paths.path[tiles - 1]);
    }
}
