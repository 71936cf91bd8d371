package eldertable.sdk.limits;

import eldertable.sdk.limits.GatesCards.Half;
import eldertable.sdk.limits.GatesCards.Side;

/**
 * Gates of Delirium as one would write it by hand in plain Java, for two to four players: it asks for one decision after the other, as a player or a
 * search needs it, and knows nothing of packs, views, undo, mods or other games. The same seed deals the same cards as in the pack.
 */
public final class GatesOfDelirium extends GatesTable {
    /** What is done one after the other; those with a choice wait for it. What was begun last is done first. */
    enum Step {
        SANITY, TURN, DISPATCH, CONVERT, BUILD, OFFER, PUT_AWAY, DISCARD,
        OPEN_GATES, WHICH_GATE, RELEASE, UNSEAL, EVALUATE, SEND_HOME, NEXT_TURN, FINAL_SCORING
    }

    /** What the player to act can do. */
    enum Action {
        CHOOSE_SANITY, PLAY_CARD, END_TURN, DISPATCH, RELOCATE, CONVERT, EXCHANGE, TAKE_GATE, DRAW_GATE, DECLINE, DISCARD, OPEN_GATE,
        SWAP, REFRESH, FLIP, SCORE_THREE
    }

    private static final Step[] STEPS = Step.values();
    private static final Action[] ACTIONS = Action.values();
    private static final int CARDS_A_TURN = 2, CARDS_DRAWN = 2, SWAPPED = 2;
    private static final int SWAP_COST = 2, REFRESH_COST = 3, FLIP_COST = 4, SCORE_COST = 5, THREE = 3;
    private static final int MOST_STEPS = 40, FRAME = 3;

    /** The steps under way, the one being done last: which, and two numbers that it carries. */
    private final int[] steps = new int[MOST_STEPS * FRAME];
    private int depth, base;
    /** What can be chosen now: actions, or what the chosen one asks for. */
    private final Row options = new Row();
    private Action action;
    private int first, second, picks;
    private final Row picked = new Row();

    public GatesOfDelirium(int players, long seed) {
        super(players, seed);
        push(Step.SANITY, 0, 0);
        settle();
    }

    // ------------------------------------------------------------------ steps on each other

    /** Of several begun at once the first is done first. */
    private void push(Step step, int one, int other) {
        System.arraycopy(steps, base * FRAME, steps, (base + 1) * FRAME, (depth - base) * FRAME);
        steps[base * FRAME] = step.ordinal();
        steps[base * FRAME + 1] = one;
        steps[base * FRAME + 2] = other;
        depth++;
    }

    private Step step() {
        return STEPS[steps[(depth - 1) * FRAME]];
    }

    private int left() {
        return steps[(depth - 1) * FRAME + 1];
    }

    /** Ends the topmost step; what is begun now takes its place. */
    private void leave() {
        depth--;
        base = depth;
    }

    /** Does what needs no decision, until somebody has to choose. */
    private void settle() {
        while (ending == null) {
            base = depth;
            Step step = step();
            if (step.ordinal() <= Step.BUILD.ordinal() || step == Step.DISCARD || step == Step.WHICH_GATE) {
                askForAction(step);
                return;
            }
            int one = left(), other = steps[(depth - 1) * FRAME + 2];
            leave();
            run(step, one, other);
        }
        options.clear();
    }

    private void run(Step step, int one, int other) {
        switch (step) {
            case OFFER -> {
                if (isPossible(STEPS[one])) push(STEPS[one], other, 1);
            }
            case PUT_AWAY -> played.deal(played.size(), discards);
            case OPEN_GATES -> openGates();
            case RELEASE -> release(one);
            case UNSEAL -> {
                if (GatesCards.UNSEALS[seats[active].released.last()]) sealed.deal(1, openScrolls);
            }
            case EVALUATE -> scoreRegion(one);
            case SEND_HOME -> {
                for (int i = 0; i < map.size(); ) if (region(map.get(i)) == one) sendHome(map.remove(i)); else i++;
                if (discs.isEmpty()) push(Step.FINAL_SCORING, 0, 0);
            }
            case NEXT_TURN -> nextTurn();
            case FINAL_SCORING -> finalScoring();
            default -> throw new IllegalStateException("not by itself: " + step);
        }
    }

    // ------------------------------------------------------------------ one decision after the other

    public boolean isOver() {
        return ending != null;
    }

    /** How many things can be chosen now. */
    public int options() {
        return options.size();
    }

    /** Whether it is to be chosen what to do, rather than with what. */
    public boolean asksForAction() {
        return action == null;
    }

    /** @return how many decisions that was: the only thing that can be done is none */
    public int choose(int option) {
        int chosen = options.get(option);
        if (action == null) {
            int decisions = options.size() > 1 ? 1 : 0;
            action = ACTIONS[chosen];
            picks = 0;
            askForPick();
            return decisions;
        }
        if (picks++ == 0) first = chosen;
        else second = chosen;
        if (action == Action.DISCARD) picked.add(chosen);
        askForPick();
        return 1;
    }

    private void open(Action possible) {
        options.add(possible.ordinal());
    }

    private void askForAction(Step step) {
        action = null;
        options.clear();
        Seat me = seats[active];
        switch (step) {
            case SANITY -> open(Action.CHOOSE_SANITY);
            case TURN -> {
                if (left() > 0 && !me.hand.isEmpty()) open(Action.PLAY_CARD);
                if (left() <= 0 || me.hand.isEmpty()) open(Action.END_TURN);
            }
            case DISPATCH -> open(me.reserve > 0 ? Action.DISPATCH : Action.RELOCATE);
            case CONVERT -> open(me.reserve > 0 ? Action.CONVERT : Action.EXCHANGE);
            case BUILD -> {
                if (!gateSupply.isEmpty()) open(Action.TAKE_GATE);
                if (!gateDeck.isEmpty()) open(Action.DRAW_GATE);
            }
            case DISCARD -> open(Action.DISCARD);
            default -> open(Action.OPEN_GATE);
        }
        boolean declinable = step == Step.DISPATCH || step == Step.CONVERT || step == Step.BUILD;
        if (declinable && (steps[(depth - 1) * FRAME + 2] != 0 || step == Step.DISPATCH && me.reserve == 0)) open(Action.DECLINE);
        if (step == Step.SANITY) return;
        int rebate = openScrolls.indexOf(GatesCards.DESPERATE_TIMES) >= 0 ? 1 : 0;
        if (me.tokens >= SWAP_COST - rebate) open(Action.SWAP);
        if (!gateSupply.isEmpty() && me.tokens >= REFRESH_COST - rebate) open(Action.REFRESH);
        if (me.tokens >= FLIP_COST - rebate) open(Action.FLIP);
        if (me.tokens >= SCORE_COST - rebate) open(Action.SCORE_THREE);
    }

    /** Lists what the chosen action asks for next, or does it. */
    private void askForPick() {
        options.clear();
        Seat me = seats[active];
        switch (action) {
            case CHOOSE_SANITY -> {
                if (picks == 0) for (int side = 0; side < 2; side++) options.add(side);
            }
            case PLAY_CARD -> {
                if (picks == 0) for (int i = 0; i < me.hand.size(); i++) options.add(i);
            }
            case DISPATCH -> {
                if (picks == 0) for (int region = 0; region < GatesCards.REGIONS; region++) options.add(region);
            }
            case RELOCATE -> {
                if (picks == 0) offerStanding(active, true);
                else if (picks == 1) for (int region = 0; region < GatesCards.REGIONS; region++) if (region != region(map.get(first))) options.add(region);
            }
            case CONVERT -> {
                if (picks == 0) offerStanding(active, false);
            }
            case EXCHANGE -> {
                if (picks < 2) offerStanding(active, picks == 1);
            }
            case TAKE_GATE -> {
                if (picks == 0) for (int i = 0; i < gateSupply.size(); i++) if (gateSupply.indexOf(gateSupply.get(i)) == i) options.add(i);
            }
            case DISCARD -> {
                int from = picked.isEmpty() ? 0 : picked.last() + 1;
                for (int i = from; i <= me.hand.size() - (left() - picks) && picks < left(); i++) options.add(i);
            }
            case OPEN_GATE -> {
                if (picks == 0) offerFullGates();
            }
            default -> { }
        }
        if (!options.isEmpty()) return;
        perform();
        settle();
    }

    private void offerStanding(int seat, boolean own) {
        for (int i = 0; i < map.size(); i++) if (owner(map.get(i)) == seat == own && map.indexOf(map.get(i)) == i) options.add(i);
    }

    // ------------------------------------------------------------------ what actions do

    private void perform() {
        Seat me = seats[active];
        switch (action) {
            case CHOOSE_SANITY -> {
                if (first == 1) insane = !insane;
                leave();
                push(Step.TURN, CARDS_A_TURN, 0);
            }
            case PLAY_CARD -> {
                steps[(depth - 1) * FRAME + 1]--;
                play(me, me.hand.remove(first));
            }
            case END_TURN -> {
                draw(me, CARDS_DRAWN);
                leave();
                push(Step.NEXT_TURN, 0, 0);
            }
            case DISPATCH -> {
                me.reserve--;
                map.add(standing(first, active));
                countDown();
            }
            case RELOCATE -> {
                map.set(first, standing(second, active));
                countDown();
            }
            case CONVERT -> {
                int theirs = map.remove(first);
                sendHome(theirs);
                me.reserve--;
                map.add(standing(region(theirs), active));
                endConvert();
            }
            case EXCHANGE -> {
                int theirs = map.get(first), mine = map.get(second);
                map.set(first, standing(region(mine), owner(theirs)));
                map.set(second, standing(region(theirs), active));
                endConvert();
            }
            case TAKE_GATE -> {
                addToGate(me, gateSupply.remove(first));
                if (!gateDeck.isEmpty()) gateSupply.insert(first, gateDeck.remove(0));
                afterGateCard(me);
            }
            case DRAW_GATE -> {
                addToGate(me, gateDeck.remove(0));
                afterGateCard(me);
            }
            case DECLINE -> leave();
            case DISCARD -> {
                for (int i = 0; i < picked.size(); i++) discards.add(me.hand.get(picked.get(i)));
                while (!picked.isEmpty()) me.hand.remove(picked.remove(picked.size() - 1));
                leave();
            }
            case OPEN_GATE -> {
                leave();
                openGate(first);
            }
            case SWAP -> {
                pay(me, SWAP_COST);
                int drawn = draw(me, SWAPPED);
                if (drawn > 0) push(Step.DISCARD, drawn, 0);
            }
            case REFRESH -> {
                pay(me, REFRESH_COST);
                gateSupply.deal(gateSupply.size(), gateDeck);
                gateDeck.deal(GATES_FACE_UP, gateSupply);
            }
            case FLIP -> {
                pay(me, FLIP_COST);
                insane = !insane;
            }
            case SCORE_THREE -> {
                pay(me, SCORE_COST);
                me.score += THREE;
            }
        }
    }

    /** Carries out the half that matches the disc at this moment. */
    private void play(Seat me, int card) {
        Side side = (insane ? GatesCards.INSANE : GatesCards.SANE)[card];
        int gained = Math.min(side.tokens(), tokenSupply);
        tokenSupply -= gained;
        me.tokens += gained;
        switch (side.half()) {
            case PAGE -> {
                int before = 0;
                while (before < me.pages.size() && me.pages.get(before) < card) before++; // pages have the numbers of their cards
                me.pages.insert(before, card);
                gift(GatesCards.MAD_LECTORS_PACT, Step.CONVERT);
            }
            case FRAGMENT -> {
                me.maps.add(card);
                gift(GatesCards.CARTOGRAPHERS_COMMAND, Step.BUILD);
            }
            case RUNE -> {
                me.runes.add(card);
                gift(GatesCards.RELICS_CALL, Step.DISPATCH);
            }
            default -> {
                played.add(card);
                Step step = side.half() == Half.DISPATCH ? Step.DISPATCH : side.half() == Half.CONVERT ? Step.CONVERT : Step.BUILD;
                if (isPossible(step)) push(step, side.number(), 0);
                push(Step.PUT_AWAY, 0, 0);
            }
        }
    }

    private void gift(int scroll, Step given) {
        if (openScrolls.indexOf(scroll) >= 0) push(Step.OFFER, given.ordinal(), 1);
    }

    private boolean isPossible(Step step) {
        return step == Step.DISPATCH ? canDispatch() : step == Step.CONVERT ? canConvert() : !nothingToBuild();
    }

    private void countDown() {
        if (--steps[(depth - 1) * FRAME + 1] <= 0) leave();
    }

    private void endConvert() {
        if (--steps[(depth - 1) * FRAME + 1] <= 0 || !canConvert()) leave();
    }

    // ------------------------------------------------------------------ gates

    private void afterGateCard(Seat me) {
        if (--steps[(depth - 1) * FRAME + 1] > 0 && !nothingToBuild()) return;
        leave();
        for (int gate = 0; gate < GatesCards.REGIONS; gate++) {
            if (me.gates.count(gate) >= GatesCards.SIZES[gate]) {
                push(Step.OPEN_GATES, 0, 0);
                return;
            }
        }
    }

    private void offerFullGates() {
        Row gates = seats[active].gates;
        for (int i = 0; i < gates.size(); i++) {
            int gate = gates.get(i);
            if (gates.indexOf(gate) == i && gates.count(gate) >= GatesCards.SIZES[gate]) options.add(gate);
        }
    }

    private void openGates() {
        options.clear();
        offerFullGates();
        if (options.size() == 1) openGate(options.get(0));
        else if (options.size() > 1) push(Step.WHICH_GATE, 0, 0);
    }

    /** Release, unseal, evaluate, send home, and then perhaps another gate. */
    private void openGate(int gate) {
        push(Step.RELEASE, gate, 0);
        push(Step.UNSEAL, 0, 0);
        push(Step.EVALUATE, gate, 0);
        push(Step.SEND_HOME, gate, 0);
        push(Step.OPEN_GATES, 0, 0);
    }

    // ------------------------------------------------------------------ rounds and the end

    private void nextTurn() {
        int next = (active + 1) % players;
        if (next != holder) {
            active = next;
            push(Step.TURN, CARDS_A_TURN, 0);
        } else if (nothingToBuild()) {
            push(Step.FINAL_SCORING, 0, 0);
        } else {
            round++;
            holder = (holder + 1) % players;
            active = holder;
            push(Step.SANITY, 0, 0);
        }
    }
}
