package eldertable.sdk.limits;

import eldertable.sdk.limits.VoidCards.Monster;
import eldertable.sdk.limits.VoidCards.Person;

/** The spells of the Waking Void: what they can be aimed at, and what they do. */
final class VoidSpells {
    private static final int LASH = 3, FLAME = 2, BANISHABLE = 10, BRITTLE = 4;
    private static final boolean[] NOBODY_THERE = new boolean[VoidBoard.SPACES];

    private final VoidTable table;
    private final VoidReach reach;
    private final VoidHarm harm;
    private final VoidPaths paths;
    private final Row aims = new Row();

    VoidSpells(VoidTable table, VoidReach reach, VoidHarm harm, VoidPaths paths) {
        this.table = table;
        this.reach = reach;
        this.harm = harm;
        this.paths = paths;
    }

    int cost(int seat, int spell) {
        int cost = VoidCards.COST[spell - VoidCards.MIND_LASH];
        return table.persons[seat] == Person.SILAS ? Math.max(1, cost - 1) : cost;
    }

    boolean canCastAny(int seat) {
        if (!table.carriesAny(seat, VoidCards.SPELLS)) return false;
        Row items = table.items[seat];
        for (int i = 0; i < items.size(); i++) if (VoidCards.isSpell(items.get(i)) && canCast(seat, items.get(i))) return true;
        return false;
    }

    boolean canCast(int seat, int spell) {
        if ((table.spent & 1L << spell) != 0 || cost(seat, spell) > table.sanity[seat]) return false;
        aims.clear();
        aims(seat, spell, aims);
        return !aims.isEmpty();
    }

    /** What a spell can be aimed at: figures, spaces or equipment. */
    void aims(int seat, int spell, Row into) {
        int range = VoidCards.SPELL_RANGE[spell - VoidCards.MIND_LASH], way = reach.shotWay(seat), from = table.at(seat);
        if (spell == VoidCards.VOID_STEP) {
            int before = into.size(), kept = before;
            paths.reach(way, from, range, NOBODY_THERE, into);
            for (int i = before; i < into.size(); i++) if (isOpenGround(into.get(i))) into.set(kept++, into.get(i));
            into.shorten(kept);
            return;
        }
        for (int i = 0; i < table.figures.size(); i++) {
            int target = table.figures.get(i);
            if (target == seat || VoidBoard.distance(way, from, table.at(target)) > range || !isAim(spell, target)) continue;
            if (spell == VoidCards.SUNDER) for (int j = 0; j < table.items[target].size(); j++) into.add(table.items[target].get(j));
            else into.add(target);
            if (spell == VoidCards.BLACK_FLAME) return; // all around are one aim
        }
    }

    private boolean isOpenGround(int space) {
        return VoidBoard.isGround(space) && !table.occupied[space];
    }

    private boolean isAim(int spell, int target) {
        return switch (spell) {
            case VoidCards.BANISH -> VoidTable.isMonster(target) && harm.healthLeft(target) <= BANISHABLE;
            case VoidCards.STASIS_KNOT -> !VoidTable.isPawn(target);
            case VoidCards.SOUL_SWAP, VoidCards.SUNDER -> VoidTable.isPawn(target);
            default -> true;
        };
    }

    void cast(int seat, int spell, int target) {
        int cost = cost(seat, spell);
        boolean isLast = cost == table.sanity[seat];
        table.sanity[seat] -= cost;
        table.spent |= 1L << spell;
        table.casts++;
        switch (spell) {
            case VoidCards.MIND_LASH -> lash(seat, target, LASH);
            case VoidCards.SIPHON -> harm.gain(seat, lash(seat, target, LASH));
            case VoidCards.BLACK_FLAME -> burn(seat);
            case VoidCards.BANISH -> harm.discardMonster(target);
            case VoidCards.STASIS_KNOT -> {
                if (target == VoidTable.GUARDIAN) table.guardianBound = true;
                else table.bound |= 1 << target - VoidTable.FIRST_MONSTER;
            }
            case VoidCards.VOID_STEP -> table.place(seat, target);
            case VoidCards.SOUL_SWAP -> table.exchange(seat, target);
            case VoidCards.SUNDER -> sunder(target);
            default -> throw new IllegalStateException("no spell: " + spell);
        }
        if (isLast) harm.die(seat, VoidSteps.NOBODY, VoidCards.NOTHING); // whatever the spell gave back
    }

    /** Those in range after the price was paid: the mad see further. */
    private void burn(int seat) {
        int range = VoidCards.SPELL_RANGE[VoidCards.BLACK_FLAME - VoidCards.MIND_LASH], way = reach.shotWay(seat), from = table.at(seat);
        aims.clear();
        for (int i = 0; i < table.figures.size(); i++) {
            int target = table.figures.get(i);
            if (target != seat && VoidBoard.distance(way, from, table.at(target)) <= range) aims.add(target);
        }
        for (int i = 0; i < aims.size(); i++) lash(seat, aims.get(i), FLAME);
    }

    /** Power dice against one target. Gives how much it took. */
    private int lash(int seat, int target, int dice) {
        int rolled = table.rollPower(dice);
        if (VoidTable.isPawn(target)) return harm.loseToMagic(target, rolled, seat);
        if (target == VoidTable.GUARDIAN) table.assailant = seat;
        return harm.hurt(target, VoidTable.is(target, Monster.GLASS_WIDOW) ? Math.min(BRITTLE, rolled) : rolled, seat, VoidCards.NOTHING);
    }

    private void sunder(int item) {
        for (int seat = 0; seat < table.players; seat++) if (table.carries(seat, item)) table.discard(seat, item);
    }
}
