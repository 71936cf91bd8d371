package eldertable.script.exported;

import eldertable.state.GameState;

/** One part of what the prelude can ask and change: it speaks about the state that the running hook was called for. */
abstract class Part {
    GameState state;
    Attention attention;

    /** The state, which is about to change. */
    final GameState changing() {
        attention.change();
        return state;
    }
}
