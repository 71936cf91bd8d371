package eldertable.script;

import static org.junit.jupiter.api.Assertions.assertFalse;

import eldertable.rules.RuleFault;
import eldertable.state.Blueprint;
import eldertable.support.WrittenPack;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

/** A program that is left while it prepares a table ends, whatever its other threads are about to open. */
class ClosingWhileOpeningTests {
    private static final int TIMES = 60, THREADS = 4;
    private static final long PATIENCE_MILLIS = 60_000;

    private final Blueprint game = new WrittenPack(1).file("components.yaml", "counters:\n  score: {}\n")
        .file("flow.yaml", "start: turn\nsteps:\n  turn: { repeat: true, moves: [good] }\n")
        .file("rules.mjs", "export const moves = { good: { apply: ({ game }) => { game.score += 1; } } };\n").blueprint();

    @Test void theEngineIsClosedAndEverybodyComesBack() throws InterruptedException {
        for (int time = 0; time < TIMES; time++) {
            ScriptEngine scripts = new ScriptEngine();
            CountDownLatch opening = new CountDownLatch(THREADS);
            List<Thread> all = new ArrayList<>();
            for (int i = 0; i < THREADS; i++) all.add(begin(() -> open(scripts, opening)));
            opening.await();
            Thread.sleep(time); // at one moment and another
            all.add(begin(scripts::close));
            for (Thread one : all) {
                one.join(PATIENCE_MILLIS);
                assertFalse(one.isAlive(), "waits for ever, the " + time + "th time");
            }
        }
    }

    private static Thread begin(Runnable work) {
        Thread thread = new Thread(work);
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    /** Opens rules until the engine refuses. */
    private void open(ScriptEngine scripts, CountDownLatch opening) {
        try {
            opening.countDown();
            while (true) scripts.rules(game).close();
        } catch (RuleFault | RuntimeException closed) {
            // in whichever words
        }
    }
}
