package eldertable.desktop;

import eldertable.desktop.screen.Pad;

/** One line of a script. */
sealed interface ScriptLine {
    /** The mouse goes there, in units of 1280 by 720 and more from the upper left corner as people measure pictures, and does that. */
    record Mouse(What what, float x, float y, int button) implements ScriptLine {
        enum What { MOVE, CLICK, DOWN, UP }
    }

    /** The same by a label. @param nth which of several with that label, from 1 */
    record Named(Mouse.What what, String label, int nth, int button) implements ScriptLine {}

    record Scroll(float steps) implements ScriptLine {}

    record Press(int key, boolean shift, boolean control, boolean alt) implements ScriptLine {}

    record Type(String text) implements ScriptLine {}

    record Wait(float seconds) implements ScriptLine {}

    /** Until that can be clicked, is told in passing, or is what the page is called. @param gone whether to wait until it is no longer there */
    record WaitFor(String label, boolean gone, float seconds) implements ScriptLine {}

    record WaitIdle(float seconds) implements ScriptLine {}

    record Screenshot(String file) implements ScriptLine {}

    /** Says on standard output what can be clicked. */
    record Targets() implements ScriptLine {}

    /** Says from now on, after each picture that shows other moves than the one before, how many they are. */
    record Moves() implements ScriptLine {}

    /** Collects garbage, and says what is still in use: megabytes of Java's heap, megabytes of the whole program, threads. */
    record Memory() implements ScriptLine {}

    record Size(int width, int height) implements ScriptLine {}

    /** Chooses anything that can be chosen until something is there to be clicked. */
    record Play(Way way, String until, int most) implements ScriptLine {
        /** The mouse, Tab and Enter, or the buttons of a gamepad. */
        enum Way { MOUSE, KEYS, PAD }
    }

    record PadPress(Pad pad) implements ScriptLine {}

    /** Saves a file of the pack in play so often, and prints how long it took until the new rules were drawn. */
    record Edit(String file, int times) implements ScriptLine {}

    /** A file or folder is let go of over the window. */
    record Drop(String file) implements ScriptLine {}

    /** Tells how the picture has flowed since the last time. */
    record Frames() implements ScriptLine {}

    record Quit() implements ScriptLine {}
}
