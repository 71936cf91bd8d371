package eldertable.desktop.table;

/** Looking back that goes on by itself: after each move it waits a moment, then asks for the next, up to the last. */
final class Replay {
    private static final float PAUSE = 0.8f;
    private static final int FASTEST = 8;

    private boolean running;
    private int speed = 1;
    private float waited;

    boolean isRunning() {
        return running;
    }

    void start() {
        running = true;
        waited = 0;
    }

    void stop() {
        running = false;
    }

    /** How many times as fast as usual. */
    int speed() {
        return speed;
    }

    /** Twice as fast; after the fastest, slow again. */
    void faster() {
        speed = speed == FASTEST ? 1 : speed * 2;
    }

    /**
     * Lets time pass while the move before lies still.
     *
     * @param at where looking back stands; @param moves where the game does
     * @return whether the next move should be shown now
     */
    boolean isTime(float seconds, int at, int moves) {
        if (!running) return false;
        if (at >= moves) {
            stop();
            return false;
        }
        waited += seconds * speed;
        if (waited < PAUSE) return false;
        waited = 0;
        return true;
    }
}
