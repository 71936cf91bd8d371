package eldertable.desktop;

/** One line of a script. */
sealed interface Deed {
    /** The mouse goes there, in units of 1280 by 720 and more from the upper left corner as people measure pictures, and does that. */
    record Mouse(What what, float x, float y, int button) implements Deed {
        enum What { MOVE, CLICK, DOWN, UP }
    }

    /** The same by a label. @param nth which of several with that label, from 1 */
    record Named(Mouse.What what, String label, int nth, int button) implements Deed {}

    record Scroll(float steps) implements Deed {}

    record Press(int key, boolean shift, boolean control, boolean alt) implements Deed {}

    record Type(String text) implements Deed {}

    record Wait(float seconds) implements Deed {}

    /** @param gone whether to wait until it is no longer there */
    record WaitFor(String label, boolean gone, float seconds) implements Deed {}

    record WaitIdle(float seconds) implements Deed {}

    record Screenshot(String file) implements Deed {}

    /** Says on standard output what can be clicked. */
    record Targets() implements Deed {}

    record Size(int width, int height) implements Deed {}

    /** Chooses anything that can be chosen until something is there to be clicked. @param keys whether by Tab and Enter */
    record Play(boolean keys, String until, int most) implements Deed {}

    /** Saves a file of the pack in play so often, and prints how long it took until the new rules were drawn. */
    record Edit(String file, int times) implements Deed {}

    /** Tells how the picture has flowed since the last time. */
    record Frames() implements Deed {}

    record Quit() implements Deed {}
}
