package eldertable.script.exported;

import eldertable.state.GameState;

/** One part of what the prelude can ask and change: it speaks about the state that the running hook was called for. */
abstract class Part {
    GameState state;
    private boolean asking;

    /** @param asking whether the hook only answers a question, so that it must not change anything */
    void attend(GameState state, boolean asking) {
        this.state = state;
        this.asking = asking;
    }

    /** The state, which is about to change. */
    final GameState changing() {
        if (asking) Border.refuse("Nothing can be changed here: this hook is only asked something. Change the table in apply, run, done or an event.");
        return state;
    }
}
