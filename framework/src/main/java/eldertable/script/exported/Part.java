package eldertable.script.exported;

import eldertable.state.GameState;

/** One part of what the prelude can ask and change: it speaks about the state that the running hook was called for. */
abstract class Part {
    /** The most changes of one sort in one call of a hook: more than anybody could follow. */
    private static final int MOST_CHANGES = 50_000;

    GameState state;
    private boolean asking;
    private int changes;

    /** @param asking whether the hook only answers a question, so that it must not change anything */
    void attend(GameState state, boolean asking) {
        if (this.state != state) this.state = state; // which it seldom is; writing it down again would cost more than looking
        this.asking = asking;
        changes = 0;
    }

    /** The state, which is about to change. */
    final GameState changing() {
        if (asking) Border.refuse("Nothing can be changed here: this hook is only asked something. Change the table in apply, run, done or an event.");
        if (++changes > MOST_CHANGES) Border.refuse("One hook changes more than " + MOST_CHANGES + " things, one after the other. Does a loop never end?");
        return state;
    }
}
