package eldertable.script.exported;

import eldertable.state.GameState;

/** Which state the running hook was called for, and what it may do to it: one for all parts, since it is turned elsewhere for each hook. */
final class Attention {
    /** The most changes in one call of a hook: more than anybody could follow. */
    private static final int MOST_CHANGES = 50_000;

    GameState state;
    private boolean asking;
    private int changes;

    /** @param asking whether the hook only answers a question, so that it must not change anything */
    void turnTo(GameState state, boolean asking) {
        if (this.state != state) this.state = state; // writing it down again would cost more than looking
        this.asking = asking;
        changes = 0;
    }

    void change() {
        if (asking) Border.refuse("Nothing can be changed here: this hook is only asked something. Change the table in apply, run, done or an event.");
        if (++changes > MOST_CHANGES) Border.refuse("One hook changes more than " + MOST_CHANGES + " things, one after the other. Does a loop never end?");
    }
}
