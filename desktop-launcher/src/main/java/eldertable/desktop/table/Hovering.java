package eldertable.desktop.table;

/**
 * When a mouse has rested on something long enough to be told of it: only once it was moved there while all lay still. Under a mouse that
 * merely was left where it clicked, what is told would hide what happens.
 */
final class Hovering {
    private static final float DELAY = 0.3f, ONCE_MOVED = 0.05f;

    private float rested;
    private boolean pointing;

    /** @param still whether nothing moves on the table */
    void moved(boolean still) {
        rested = Math.min(rested, ONCE_MOVED);
        pointing = still;
    }

    void pressed() {
        leave();
        pointing = false;
    }

    /** Somebody asked to be told at once. */
    void ask() {
        rested = DELAY;
        pointing = true;
    }

    /** It is on nothing that something could be told of. */
    void leave() {
        rested = 0;
    }

    void rest(float seconds, boolean still) {
        pointing &= still;
        rested = pointing ? rested + seconds : 0;
    }

    boolean tells() {
        return pointing && rested >= DELAY;
    }

    /** Whether something will be told if it goes on resting. */
    boolean isAboutToTell() {
        return pointing && rested > 0 && rested < DELAY + 0.1f;
    }
}
