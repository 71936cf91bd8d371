package eldertable.sdk.limits;

import eldertable.sdk.limits.VoidCards.Event;
import eldertable.sdk.limits.VoidCards.Monster;
import eldertable.sdk.limits.VoidCards.Person;

/** How far players and enemies of the Waking Void go and strike. Range 1 is for neighbours on foot; a longer one also goes over void and portal. */
final class VoidReach {
    private static final int OWN_RANGE = 1, LONG_RANGE = 2, UNDERTOW = 2, UNDERTOW_REACH = 2;

    private final VoidTable table;

    VoidReach(VoidTable table) {
        this.table = table;
    }

    private boolean pathsAreOpen() {
        return !table.isInForce(Event.PATHS_UNRAVEL);
    }

    /** Whether a player may walk along insanity paths. */
    private boolean walksPaths(int seat) {
        return (table.isInsane(seat) || table.isInForce(Event.SHARED_MADNESS)) && pathsAreOpen();
    }

    int roamingWay(int seat) {
        return walksPaths(seat) ? VoidBoard.MAD_ROAM : VoidBoard.ROAM;
    }

    int leavingWay(int seat) {
        return walksPaths(seat) ? VoidBoard.MAD_WALK : VoidBoard.WALK;
    }

    private boolean strikesAlongPaths(int figure) {
        return VoidTable.isPawn(figure) && table.isInsane(figure) && table.options.strikesAlongPaths() && pathsAreOpen();
    }

    int shotWay(int figure) {
        return strikesAlongPaths(figure) ? VoidBoard.MAD_SHOT : VoidBoard.SHOT;
    }

    static int enemyWay(int enemy) {
        return VoidTable.is(enemy, Monster.RIFT_STALKER) ? VoidBoard.STALK : VoidBoard.WALK;
    }

    /** How far a figure strikes, with a weapon or without. */
    int range(int figure, int weapon) {
        if (figure == VoidTable.GUARDIAN) return table.guardian.range;
        if (!VoidTable.isPawn(figure)) return VoidTable.monster(figure).range;
        if (weapon < 0) return OWN_RANGE;
        int printed = VoidCards.WEAPON_RANGE[weapon];
        int range = table.options.addsRange() ? OWN_RANGE + printed : printed;
        return table.persons[figure] == Person.BRAM && printed >= LONG_RANGE ? range + 1 : range;
    }

    /** The longest range of a player with anything at hand. */
    int longestRange(int seat) {
        int longest = OWN_RANGE;
        Row items = table.items[seat];
        for (int i = 0; i < items.size(); i++) if (VoidCards.isWeapon(items.get(i))) longest = Math.max(longest, range(seat, items.get(i)));
        return longest;
    }

    int shotDistance(int figure, int target) {
        return VoidBoard.distance(shotWay(figure), table.at(figure), table.at(target));
    }

    boolean canStrike(int figure, int weapon, int target) {
        if (weapon == VoidCards.RIFLE && shotDistance(figure, target) < VoidCards.RIFLE_FROM) return false;
        int range = range(figure, weapon);
        if (range > 1) return shotDistance(figure, target) <= range;
        int way = !VoidTable.isPawn(figure) ? enemyWay(figure) : strikesAlongPaths(figure) ? VoidBoard.MAD_WALK : VoidBoard.WALK;
        return VoidBoard.distance(way, table.at(figure), table.at(target)) <= range;
    }

    /** Whether a player can strike somebody with anything at hand. */
    boolean canStrike(int seat, int target) {
        if (canStrike(seat, VoidCards.NOTHING, target)) return true;
        Row items = table.items[seat];
        for (int i = 0; i < items.size(); i++) if (VoidCards.isWeapon(items.get(i)) && canStrike(seat, items.get(i), target)) return true;
        return false;
    }

    /** Whether there is anybody whom a player can strike. */
    boolean hasTarget(int seat) {
        int way = shotWay(seat), from = table.at(seat), range = longestRange(seat);
        for (int i = 0; i < table.figures.size(); i++) {
            int target = table.figures.get(i);
            if (target != seat && VoidBoard.distance(way, from, table.at(target)) <= range && canStrike(seat, target)) return true;
        }
        return false;
    }

    /** Those whom a player can strike, in the order in which they came to the board. */
    void targets(int seat, Row into) {
        int way = shotWay(seat), from = table.at(seat), range = longestRange(seat);
        for (int i = 0; i < table.figures.size(); i++) {
            int target = table.figures.get(i);
            if (target != seat && VoidBoard.distance(way, from, table.at(target)) <= range && canStrike(seat, target)) into.add(target);
        }
    }

    /** How many steps a player may go, with all that hastens and slows. */
    int steps(int seat) {
        int steps = table.rolled + table.pace[seat] - table.chilled[seat];
        if (table.carries(seat, VoidCards.GREATSWORD)) steps--;
        if (table.carries(seat, VoidCards.PALE_PLATE)) steps--;
        if (table.isInForce(Event.LEADEN_AIR)) steps--;
        boolean pulled = table.guards(VoidCards.Guardian.DROWNED_KING)
            && VoidBoard.distance(VoidBoard.SHOT, table.at(VoidTable.GUARDIAN), table.at(seat)) <= UNDERTOW_REACH;
        return Math.max(1, pulled ? steps - UNDERTOW : steps);
    }
}
