package eldertable.sdk.limits;

import eldertable.sdk.limits.VoidCards.Event;
import eldertable.sdk.limits.VoidCards.Guardian;
import eldertable.sdk.limits.VoidCards.Monster;
import eldertable.sdk.limits.VoidSteps.Step;
import eldertable.sdk.limits.VoidTable.Lair;

/** The enemies of the Waking Void: how they appear, whom they hunt and how they walk. */
final class VoidEnemies {
    private static final int TIE_DICE = 2, MASK = 2, FERAL = 2, PATIENCE = 5, FEWEST_AT_MOST = 2, CROWD = 3, SCORCH = 1, TOLL = 3;

    private final VoidTable table;
    private final VoidSteps steps;
    private final VoidReach reach;
    private final VoidHarm harm;
    private final VoidFights fights;
    private final VoidPaths paths;
    /** Who may be hunted, in the order of turns. */
    private final Row hunted = new Row();
    private final int[] values = new int[VoidTable.MOST_PLAYERS];
    private final Row free = new Row();

    VoidEnemies(VoidTable table, VoidSteps steps, VoidReach reach, VoidHarm harm, VoidFights fights) {
        this.table = table;
        this.steps = steps;
        this.reach = reach;
        this.harm = harm;
        this.fights = fights;
        paths = fights.paths;
    }

    // ------------------------------------------------------------------ how they appear

    void summon(int space) {
        int monsters = 0;
        for (int i = 0; i < table.figures.size(); i++) if (VoidTable.isMonster(table.figures.get(i))) monsters++;
        if (monsters >= Math.max(FEWEST_AT_MOST, table.players)) return;
        int card = table.draw(table.monsterDeck, table.monsterDiscards);
        if (card >= 0) appear(card, space);
    }

    /** At the portal, where there is room. */
    void summonAtPortal() {
        int space = freeRing();
        if (space >= 0) summon(space);
    }

    private void appear(int card, int space) {
        table.damage[card] = 0;
        table.bound &= ~(1 << card);
        table.place(VoidTable.FIRST_MONSTER + card, table.occupied[space] ? nearestFree(space) : space);
    }

    private int nearestFree(int from) {
        int best = from, least = VoidBoard.FAR;
        for (int space = 0; space < VoidBoard.SPACES; space++) {
            int distance = VoidBoard.distance(VoidBoard.WALK, from, space);
            if (distance >= least || space == VoidBoard.PORTAL || table.occupied[space]) continue;
            best = space;
            least = distance;
        }
        return best;
    }

    /** One of the free spaces at the portal, or none. */
    private int freeRing() {
        free.clear();
        for (int space : VoidBoard.RING) if (!table.occupied[space]) free.add(space);
        return free.isEmpty() ? VoidBoard.NOWHERE : free.get(table.chance.below(free.size()));
    }

    // ------------------------------------------------------------------ their phase

    void phase() {
        int before = table.figures.size();
        if (table.lair == Lair.BOARD) hunt(VoidTable.GUARDIAN);
        else if (table.lair == Lair.TRACK) wake();
        if (table.isInForce(Event.STILLNESS)) return;
        for (int i = 0; i < before; i++) if (VoidTable.isMonster(table.figures.get(i))) hunt(table.figures.get(i));
    }

    /** Begins the turn of an enemy. */
    void hunt(int enemy) {
        steps.push(Step.ENEMY_TURN, VoidSteps.NOBODY, enemy);
    }

    private void wake() {
        if (table.trackSpace < VoidTable.TRACK_END) {
            table.trackSpace++;
            return;
        }
        table.lair = Lair.BOARD;
        table.place(VoidTable.GUARDIAN, VoidBoard.PORTAL);
        if (table.guardian == Guardian.MOTHER_OF_LINKS && table.players >= CROWD) callThrall();
        if (table.options.actsOnEmergence()) hunt(VoidTable.GUARDIAN);
    }

    private void callThrall() {
        int thrall = Monster.CHAIN_THRALL.ordinal(), inDeck = table.monsterDeck.indexOf(thrall), inDiscards = table.monsterDiscards.indexOf(thrall);
        if (inDeck < 0 && inDiscards < 0) return;
        int space = freeRing();
        if (space < 0) return;
        if (inDeck >= 0) table.monsterDeck.remove(inDeck);
        else table.monsterDiscards.remove(inDiscards);
        appear(thrall, space);
        if (inDeck >= 0) table.monsterDeck.shuffle(table.chance);
    }

    // ------------------------------------------------------------------ a turn

    void turn(int enemy) {
        if (!table.stands(enemy) || isHeld(enemy)) return;
        int target = chooseTarget(enemy);
        boolean moves = mayMove(enemy);
        if (target < 0 && VoidTable.isMonster(enemy)) return;
        if (target >= 0 && moves) approach(enemy, target);
        boolean attacks = target >= 0 && reach.canStrike(enemy, VoidCards.NOTHING, target);
        if (attacks) {
            fights.attack(enemy, target, VoidCards.NOTHING, 0);
            steps.push(Step.ENEMY_ATTACKED, VoidSteps.NOBODY, enemy, target, 0, 0);
        }
        steps.push(Step.ENEMY_TURN_END, VoidSteps.NOBODY, enemy, attacks ? target : VoidSteps.NOBODY, 0, 0);
    }

    private boolean isHeld(int enemy) {
        if (!VoidTable.isMonster(enemy)) return false;
        int bit = 1 << enemy - VoidTable.FIRST_MONSTER;
        boolean held = (table.bound & bit) != 0;
        table.bound &= ~bit;
        return held;
    }

    private boolean mayMove(int enemy) {
        if (enemy == VoidTable.GUARDIAN) {
            boolean bound = table.guardianBound;
            table.guardianBound = false;
            return !bound;
        }
        return VoidTable.monster(enemy) != Monster.PATIENT_MIMIC || somebodyIsNear(table.at(enemy));
    }

    private boolean somebodyIsNear(int space) {
        for (int seat = 0; seat < table.players; seat++) {
            if (!table.isOut(seat) && VoidBoard.distance(VoidBoard.WALK, space, table.at(seat)) <= PATIENCE) return true;
        }
        return false;
    }

    /** The Hundred-Eyed Warden looks for somebody else to attack. */
    void attacked(int enemy, int target) {
        if (enemy != VoidTable.GUARDIAN || !table.guards(Guardian.HUNDRED_EYED_WARDEN)) return;
        hunted.clear();
        for (int i = 0; i < table.players; i++) {
            int seat = table.inTurn(i);
            if (!table.isOut(seat) && seat != target && reach.canStrike(enemy, VoidCards.NOTHING, seat)) hunted.add(seat);
        }
        if (!hunted.isEmpty()) fights.attack(enemy, nearest(enemy), VoidCards.NOTHING, -1);
    }

    void turnEnds(int enemy, int target) {
        if (!table.stands(enemy)) return;
        if (enemy == VoidTable.GUARDIAN) {
            if (table.guardian == Guardian.ASHEN_GATEKEEPER) scorch(target);
        } else if (VoidTable.monster(enemy) == Monster.BONE_BELLRINGER && table.lair == Lair.TRACK && table.rollPower(1) == TOLL) {
            table.trackSpace = Math.min(VoidTable.TRACK_END, table.trackSpace + 1);
        }
    }

    private void scorch(int target) {
        for (int i = 0; i < table.players; i++) {
            int seat = table.inTurn(i);
            if (table.isOut(seat) || seat == target) continue;
            int distance = VoidBoard.distance(VoidBoard.SHOT, table.at(VoidTable.GUARDIAN), table.at(seat));
            if (distance == 1) harm.lose(seat, SCORCH, VoidSteps.NOBODY, VoidCards.NOTHING);
        }
    }

    // ------------------------------------------------------------------ whom they hunt

    private int chooseTarget(int enemy) {
        boolean isMonster = VoidTable.isMonster(enemy);
        int unseen = isMonster ? table.out | table.circled : table.out;
        Monster monster = isMonster ? VoidTable.monster(enemy) : null;
        if (monster == Monster.CHAIN_THRALL && table.assailant >= 0 && (unseen & 1 << table.assailant) == 0) return table.assailant;
        hunted.clear();
        for (int i = 0; i < table.players; i++) if ((unseen & 1 << table.inTurn(i)) == 0) hunted.add(table.inTurn(i));
        if (monster == Monster.MARROW_HOUND) keepSanest(-1);
        else if (!isMonster && table.guardian == Guardian.NAMELESS_HERALD) keepSanest(1);
        return nearest(enemy);
    }

    /** Leaves those of the hunted with the most sanity, or with the least. */
    private void keepSanest(int sign) {
        for (int i = 0; i < hunted.size(); i++) values[i] = -sign * table.sanity[hunted.get(i)];
        keepLeast();
    }

    private void keepLeast() {
        int least = Integer.MAX_VALUE, kept = 0;
        for (int i = 0; i < hunted.size(); i++) least = Math.min(least, values[i]);
        for (int i = 0; i < hunted.size(); i++) if (values[i] == least) hunted.set(kept++, hunted.get(i));
        hunted.shorten(kept);
    }

    /** The nearest of the hunted; of those the one with the most sanity; of those the one who rolls lowest. */
    private int nearest(int enemy) {
        if (hunted.size() > 1) {
            int way = VoidReach.enemyWay(enemy), from = table.at(enemy);
            for (int i = 0; i < hunted.size(); i++) {
                int seat = hunted.get(i), distance = VoidBoard.distance(way, from, table.at(seat));
                values[i] = table.carries(seat, VoidCards.MIRROR_MASK) ? distance + MASK : distance;
            }
            keepLeast();
            if (hunted.size() > 1) keepSanest(1);
            while (hunted.size() > 1) {
                for (int i = 0; i < hunted.size(); i++) values[i] = table.rollPower(TIE_DICE);
                keepLeast();
            }
        }
        return hunted.isEmpty() ? VoidSteps.NOBODY : hunted.get(0);
    }

    // ------------------------------------------------------------------ how they walk

    private void approach(int enemy, int target) {
        int way = VoidReach.enemyWay(enemy), goal = table.at(target), from = table.at(enemy);
        int range = table.options.stopsAdjacent() ? 1 : reach.range(enemy, VoidCards.NOTHING);
        int measure = range > 1 ? VoidBoard.SHOT : way;
        if (VoidBoard.distance(measure, from, goal) <= range) return;
        boolean passes = VoidTable.is(enemy, Monster.SKITTERLING);
        int length = passes ? 0 : paths.around(way, from, goal, table.occupied);
        if (length == 0) length = paths.straight(way, from, goal);
        int most = Math.min(speed(enemy), length - 1), walked = 0;
        int[] path = paths.path;
        while (walked < most && (passes || !table.occupied[path[walked]])) {
            walked++;
            if (VoidBoard.distance(measure, path[walked - 1], goal) <= range) break;
        }
        while (walked > 0 && table.occupied[path[walked - 1]]) walked--; // only those who pass figures can come to stand on one
        if (walked > 0) table.place(enemy, path[walked - 1]);
    }

    private int speed(int enemy) {
        if (enemy == VoidTable.GUARDIAN) return table.guardian.speed;
        int speed = VoidTable.monster(enemy).speed;
        return table.isInForce(Event.FERAL_HOUR) ? speed + FERAL : speed;
    }
}
