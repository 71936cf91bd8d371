package eldertable.sdk.limits;

import eldertable.sdk.limits.VoidSteps.Step;
import eldertable.sdk.limits.VoidTable.Ending;
import eldertable.sdk.limits.VoidTable.Lair;

/**
 * The Waking Void as one would write it by hand in plain Java, for one to six players: it asks for one decision after the other, as a player or a search
 * needs it, and knows nothing of packs, views, undo, mods or other games. The same seed brings the same cards and dice as in the pack.
 */
public final class WakingVoid {
    /** What the player to act can do. */
    enum Action {
        CHOOSE, ENTER, CONSUME, ROLL, REROLL, KEEP_ROLL, WALK, STAY, ESCAPE, LOOT, OFFER_TRADE, END_TRADE, ACCEPT, REFUSE, PRAY, SEARCH, LEAVE_ALTAR,
        BUY, DECLINE, ATTACK, CAST, REST, DROP, DEFEND, HAUL, FORFEIT, STRIKE_BACK, HOLD_BACK, GIVE_UP, SUFFER, TAKE_GIFT, LEAVE_GIFT
    }

    private static final Action[] ACTIONS = Action.values();
    private static final int SANE_ENOUGH = 30, ROT = VoidCards.Event.RUST_AND_ROT.sanity;
    /** Closes a pick of several things. */
    private static final int DONE = -1;

    final VoidTable table;
    private final VoidSteps steps = new VoidSteps();
    private final VoidPaths paths = new VoidPaths();
    private final VoidReach reach;
    private final VoidHarm harm;
    private final VoidFights fights;
    private final VoidSpells spells;
    private final VoidTurns turns;
    private final VoidDeeds deeds;

    /** What can be chosen now: actions, or what the chosen one asks for. */
    private final Row options = new Row();
    private Action action;
    private int actor, first, second, picks;
    /** The open pick of several things: where it goes on, and what is in it, by index. Then those of the one before. */
    private int from, picked, before;

    public WakingVoid(int players, long seed) {
        this(players, VoidOptions.USUAL, seed);
    }

    public WakingVoid(int players, VoidOptions rules, long seed) {
        table = new VoidTable(players, rules, seed);
        reach = new VoidReach(table);
        harm = new VoidHarm(table);
        fights = new VoidFights(table, steps, reach, harm, paths);
        spells = new VoidSpells(table, reach, harm, paths);
        turns = new VoidTurns(table, steps, reach, harm, fights, spells);
        deeds = new VoidDeeds(table, steps, reach, harm, paths, turns);
        turns.start();
        settle();
    }

    /** Does what needs no decision, until somebody has to choose. */
    private void settle() {
        while (table.ending == null) {
            if (steps.isEmpty()) {
                turns.next();
                continue;
            }
            Step step = steps.top();
            if (!step.waits()) {
                int one = steps.carried(0), two = steps.carried(1), three = steps.carried(2), four = steps.carried(3);
                steps.leave();
                turns.run(step, one, two, three, four);
            } else if (table.isOut(steps.actor())) {
                steps.leave();
            } else {
                actor = steps.actor();
                askForAction(step);
                return;
            }
        }
        options.clear();
    }

    // ------------------------------------------------------------------ one decision after the other

    public boolean isOver() {
        return table.ending != null;
    }

    /** How many things can be chosen now. */
    public int options() {
        return options.size();
    }

    /** Whether it is to be chosen what to do, rather than with what. */
    public boolean asksForAction() {
        return action == null;
    }

    int actor() {
        return actor;
    }

    /** @return how many decisions that was: the only thing that can be done is none, and closing a pick is one if nothing is in it */
    public int choose(int option) {
        int chosen = options.get(option), decisions = 1;
        if (action == null) {
            if (options.size() == 1) decisions = 0;
            action = ACTIONS[chosen];
            picks = 0;
            from = 0;
            picked = 0;
        } else if (picksSeveral()) {
            if (chosen == DONE) {
                if (picked != 0) decisions = 0;
            } else {
                picked |= 1 << chosen;
                from = chosen + 1;
            }
            if (chosen == DONE || picked == (1 << several().size()) - 1) closePick();
        } else if (picks++ == 0) {
            first = chosen;
        } else {
            second = chosen;
        }
        askForPick();
        return decisions;
    }

    private boolean picksSeveral() {
        return action == Action.LOOT || action == Action.OFFER_TRADE && picks > 0;
    }

    /** Where several things are picked from. */
    private Row several() {
        return action == Action.LOOT ? table.remains[steps.carried(0)] : table.items[picks == 1 ? actor : first];
    }

    private void closePick() {
        if (picks++ == 1) { // what is given, in an offer of trade
            before = picked;
            picked = 0;
            from = 0;
        }
    }

    private void open(Action possible) {
        options.add(possible.ordinal());
    }

    private void askForAction(Step step) {
        action = null;
        options.clear();
        switch (step) {
            case CHOOSE -> open(Action.CHOOSE);
            case PLACEMENT -> open(Action.ENTER);
            case READY -> {
                open(Action.CONSUME);
                open(Action.ROLL);
            }
            case REROLL -> {
                open(Action.REROLL);
                open(Action.KEEP_ROLL);
            }
            case MOVE -> {
                if (canWalk()) open(Action.WALK);
                open(Action.STAY);
                if (canEscape()) open(Action.ESCAPE);
            }
            case LOOT -> open(Action.LOOT);
            case TRADE -> {
                open(Action.OFFER_TRADE);
                open(Action.END_TRADE);
            }
            case ANSWER -> {
                open(Action.ACCEPT);
                open(Action.REFUSE);
            }
            case ALTAR -> {
                open(Action.PRAY);
                if (!table.equipmentDeck.isEmpty() || !table.equipmentDiscards.isEmpty()) open(Action.SEARCH);
                open(Action.LEAVE_ALTAR);
            }
            case PURCHASE -> {
                boolean affordable = false;
                for (int i = 0; i < table.revealed.size(); i++) affordable |= table.sanity[actor] > deeds.price(actor, table.revealed.get(i));
                if (affordable) open(Action.BUY);
                open(Action.DECLINE);
            }
            case ACTION -> {
                if (steps.carried(0) > 0) open(Action.ATTACK);
                if (steps.carried(1) > 0) open(Action.CAST);
                open(Action.REST);
            }
            case OVERLOAD -> open(Action.DROP);
            case DEFEND -> open(Action.DEFEND);
            case HAUL -> open(Action.HAUL);
            case FORFEIT -> open(Action.FORFEIT);
            case COUNTER -> {
                open(Action.STRIKE_BACK);
                open(Action.HOLD_BACK);
            }
            case ROT -> {
                open(Action.GIVE_UP);
                open(Action.SUFFER);
            }
            case SATCHEL -> {
                open(Action.TAKE_GIFT);
                open(Action.LEAVE_GIFT);
            }
            default -> throw new IllegalStateException("nobody is asked: " + step);
        }
    }

    /** Lists what the chosen action asks for next, or does it. */
    private void askForPick() {
        options.clear();
        switch (action) {
            case CHOOSE -> {
                if (picks == 0) for (int i = 0; i < table.characterDeck.size(); i++) options.add(i);
            }
            case ENTER -> {
                if (picks == 0) for (int space : VoidBoard.RING) if (!table.occupied[space]) options.add(space);
            }
            case CONSUME -> {
                if (picks == 0) offerKinds(turns.usable());
            }
            case WALK -> {
                if (picks == 0) offerGoals(steps.carried(0));
            }
            case LOOT -> {
                if (picks == 0) offerSeveral(0);
            }
            case OFFER_TRADE -> {
                if (picks == 0) for (int seat = 0; seat < table.players; seat++) if (turns.isPartner(actor, seat)) options.add(seat);
                if (picks == 1) offerSeveral(table.items[first].isEmpty() ? 1 : 0);
                if (picks == 2) offerSeveral(before == 0 ? 1 : 0);
            }
            case BUY -> {
                if (picks > 0) break;
                for (int i = 0; i < table.revealed.size(); i++) if (table.sanity[actor] > deeds.price(actor, table.revealed.get(i))) options.add(i);
            }
            case ATTACK -> {
                if (picks == 0) reach.targets(actor, options);
                if (picks == 1) offerWeapons(first);
            }
            case CAST -> {
                if (picks == 0) offerSpells();
                if (picks == 1) spells.aims(actor, first, options);
            }
            case DROP, GIVE_UP -> {
                if (picks == 0) offerKinds(-1L);
            }
            case DEFEND -> {
                if (picks > 0) break;
                offerKinds(VoidCards.WEAPONS);
                options.add(VoidCards.NOTHING);
            }
            case HAUL -> {
                if (picks == 0) for (int tiles = 0; tiles <= steps.carried(1); tiles++) options.add(tiles);
            }
            case FORFEIT -> {
                if (picks == 0) offerKinds(VoidCards.CONSUMABLES);
            }
            default -> { }
        }
        if (!options.isEmpty()) return;
        perform();
        settle();
    }

    /** One of each kind of some of the equipment at hand. */
    private void offerKinds(long wanted) {
        Row items = table.items[actor];
        long seen = 0;
        for (int i = 0; i < items.size(); i++) {
            long kind = 1L << VoidCards.KIND[items.get(i)];
            if ((wanted & 1L << items.get(i)) == 0 || (seen & kind) != 0) continue;
            seen |= kind;
            options.add(items.get(i));
        }
    }

    private void offerWeapons(int target) {
        offerKinds(VoidCards.WEAPONS);
        options.add(VoidCards.NOTHING);
        int kept = 0;
        for (int i = 0; i < options.size(); i++) if (reach.canStrike(actor, options.get(i), target)) options.set(kept++, options.get(i));
        options.shorten(kept);
    }

    private void offerSpells() {
        Row items = table.items[actor];
        for (int i = 0; i < items.size(); i++) if (VoidCards.isSpell(items.get(i)) && spells.canCast(actor, items.get(i))) options.add(items.get(i));
    }

    /** Each set is offered once: behind what is picked. */
    private void offerSeveral(int least) {
        for (int i = from; i < several().size(); i++) options.add(i);
        if (Integer.bitCount(picked) >= least) options.add(DONE);
    }

    // ------------------------------------------------------------------ walking

    private boolean canWalk() {
        for (int space : VoidBoard.NEXT[reach.roamingWay(actor)][table.at(actor)]) if (!table.occupied[space]) return true;
        return false;
    }

    /** Also back to the own tile, if somebody fell there, by a step off and a step on again. */
    private void offerGoals(int most) {
        int space = table.at(actor);
        paths.reach(reach.roamingWay(actor), space, most, table.occupied, options);
        if (most >= VoidDeeds.OFF_AND_ON && !options.isEmpty() && table.hasBody(space)) options.add(space);
    }

    private boolean canEscape() {
        if (table.sanity[actor] < SANE_ENOUGH || table.lair != Lair.SLAIN) return false;
        return paths.steps(reach.leavingWay(actor), table.at(actor), VoidBoard.PORTAL, table.occupied) <= steps.carried(0);
    }

    // ------------------------------------------------------------------ what actions do

    private void perform() {
        int one = steps.carried(0), two = steps.carried(1), three = steps.carried(2), four = steps.carried(3);
        if (action == Action.CONSUME || action == Action.DROP) steps.stay();
        else steps.leave();
        switch (action) {
            case CHOOSE -> turns.take(actor, first);
            case ENTER -> table.place(actor, first);
            case CONSUME -> deeds.consume(actor, first);
            case ROLL -> turns.rollToMove(actor);
            case REROLL -> {
                table.rolled = table.rollMovement();
                turns.setOut(actor);
            }
            case KEEP_ROLL -> turns.setOut(actor);
            case WALK -> deeds.walk(actor, one, first);
            case STAY -> turns.tradePhase(actor);
            case ESCAPE -> {
                table.place(actor, VoidBoard.PORTAL);
                table.end(Ending.ESCAPED, 1 << actor);
            }
            case LOOT -> deeds.loot(actor, one, picked);
            case OFFER_TRADE -> deeds.offerTrade(actor, first, before, picked);
            case END_TRADE -> turns.altarPhase(actor);
            case ACCEPT -> deeds.accept(actor, one);
            case REFUSE -> table.offered = 0;
            case PRAY -> deeds.pray(actor);
            case SEARCH -> deeds.search(actor);
            case LEAVE_ALTAR -> turns.actionPhase(actor);
            case BUY -> deeds.buy(actor, first);
            case DECLINE -> deeds.endPurchase(actor);
            case ATTACK -> fights.attack(actor, first, second, 0);
            case CAST -> spells.cast(actor, first, second);
            case DROP -> {
                table.discard(actor, first);
                if (!turns.carriesTooMuch(actor)) steps.leave();
            }
            case DEFEND -> fights.clash(one, two, three, first, four);
            case HAUL -> fights.haul(actor, one, first);
            case FORFEIT, GIVE_UP -> table.discard(actor, first);
            case STRIKE_BACK -> fights.counter(one, two, three, four);
            case SUFFER -> harm.loseToMagic(actor, ROT, VoidSteps.NOBODY);
            case TAKE_GIFT -> {
                table.give(actor, table.revealed.remove(0));
                turns.checkLimit(actor);
            }
            case LEAVE_GIFT -> table.revealed.deal(1, table.equipmentDiscards);
            default -> { } // rest, hold back
        }
    }
}
