package eldertable.script.exported;

import eldertable.state.GameState;
import eldertable.words.Message;

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
        if (asking) Border.refuse(Message.of("rules.misuse.asking"));
        if (++changes > MOST_CHANGES) Border.refuse(Message.of("rules.misuse.changes", "most", MOST_CHANGES));
    }
}
