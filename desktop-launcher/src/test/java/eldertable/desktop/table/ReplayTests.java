package eldertable.desktop.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class ReplayTests {
    private final Replay replay = new Replay();

    /** How many frames of a tenth of a second it takes to see a game of so many moves. */
    private int framesFor(int moves) {
        replay.start();
        int at = 0, frames = 0;
        while (replay.isRunning() && frames < 10_000) {
            if (replay.isTime(0.1f, at, moves)) at++;
            frames++;
        }
        assertEquals(moves, at);
        return frames;
    }

    @Test
    void goesThroughAllMovesAndStopsAtTheLast() {
        framesFor(12);
        assertFalse(replay.isRunning());
    }

    @Test
    void doesNothingUntilItIsStarted() {
        assertFalse(replay.isTime(100, 0, 5));
        replay.start();
        assertTrue(replay.isTime(100, 0, 5));
        replay.stop();
        assertFalse(replay.isTime(100, 1, 5));
    }

    @Test
    void fasterIsFasterAndComesRoundToTheUsual() {
        int slow = framesFor(20);
        replay.faster();
        assertEquals(2, replay.speed());
        assertTrue(framesFor(20) < slow);
        for (int i = 0; i < 3; i++) replay.faster();
        assertEquals(1, replay.speed());
    }
}
