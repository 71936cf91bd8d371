package eldertable.sdk.limits;

/** What is under way in the Waking Void, step upon step. Those that wait for a player come first; what was begun last is done first. */
final class VoidSteps {
    enum Step {
        CHOOSE, PLACEMENT, READY, REROLL, MOVE, LOOT, TRADE, ANSWER, ALTAR, PURCHASE, ACTION, OVERLOAD, DEFEND, HAUL, FORFEIT, COUNTER, ROT, SATCHEL,
        BEGIN, TRADE_PHASE, ACTION_PHASE, RIPOSTE, ENEMY_TURN, ENEMY_ATTACKED, ENEMY_TURN_END;

        boolean waits() {
            return compareTo(BEGIN) < 0;
        }
    }

    static final int NOBODY = -1;
    private static final Step[] STEPS = Step.values();
    private static final int MOST_STEPS = 40, FRAME = 6, CARRIED = 2;
    /** By level: which, who, and four numbers that it carries. */
    private final int[] frames = new int[MOST_STEPS * FRAME];
    private int depth, base;

    boolean isEmpty() {
        return depth == 0;
    }

    Step top() {
        return STEPS[frames[(depth - 1) * FRAME]];
    }

    int actor() {
        return frames[(depth - 1) * FRAME + 1];
    }

    /** One of the numbers that the topmost step carries. */
    int carried(int number) {
        return frames[(depth - 1) * FRAME + CARRIED + number];
    }

    /** What is begun from now on lies above the topmost step. */
    void stay() {
        base = depth;
    }

    /** Ends the topmost step; what is begun now takes its place. */
    void leave() {
        depth--;
        base = depth;
    }

    void push(Step step, int actor) {
        push(step, actor, 0, 0, 0, 0);
    }

    void push(Step step, int actor, int one) {
        push(step, actor, one, 0, 0, 0);
    }

    /** Of several begun at once the first is done first. */
    void push(Step step, int actor, int one, int two, int three, int four) {
        int at = base * FRAME;
        if (depth > base) System.arraycopy(frames, at, frames, at + FRAME, (depth - base) * FRAME);
        frames[at] = step.ordinal();
        frames[at + 1] = actor;
        frames[at + CARRIED] = one;
        frames[at + CARRIED + 1] = two;
        frames[at + CARRIED + 2] = three;
        frames[at + CARRIED + 3] = four;
        depth++;
    }
}
