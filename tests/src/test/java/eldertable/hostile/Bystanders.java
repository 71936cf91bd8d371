package eldertable.hostile;

import eldertable.pack.library.PackReader;
import eldertable.pack.model.PackDef;
import eldertable.rules.Printed;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.session.GameSession;
import eldertable.support.RandomMatch;

import java.nio.file.Path;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Others who play in the same program: whatever hostile packs do, their games stay what they would have been. */
final class Bystanders implements AutoCloseable {
    private static final Path PACK = Path.of(System.getProperty("eldertable.home"), "content", "pocket-madness");
    private static final int MOVES = 12, SEED = 7;
    /** What the program may hold more than at the beginning: the engine keeps code that it has compiled. */
    private static final long SLACK_BYTES = 96L << 20;
    private static final int SLACK_THREADS = 4;
    private static final long PATIENCE_MILLIS = 30_000;

    /** What the program holds when nothing goes on. */
    record Footprint(long megabytes, int threads, int contexts) {}

    private final ScriptEngine scripts;
    private final PackDef pack;
    /** A match that is on all the time. */
    private final GameSession match;
    private final long expected;
    private final Footprint first;

    Bystanders(ScriptEngine scripts) throws RuleFault {
        this.scripts = scripts;
        pack = PackReader.read(PACK).pack().orElseThrow();
        match = RandomMatch.open(scripts, pack, SEED, Printed.SILENT);
        RandomMatch.play(match, MOVES);
        expected = match.hash();
        first = footprint();
    }

    /** The match goes on: it is taken back to its beginning and played again, by the rules that have been loaded all the time. */
    void playOn() {
        match.jump(0);
        RandomMatch.play(match, MOVES);
        assertEquals(expected, match.hash(), "another game was disturbed");
    }

    /** A new match, with rules that are loaded now, is the same too; then what was used has to be free again. */
    Footprint settled() throws Exception {
        try (GameSession another = RandomMatch.open(scripts, pack, SEED, Printed.SILENT)) {
            RandomMatch.play(another, MOVES);
            assertEquals(expected, another.hash(), "a new game was disturbed");
        }
        Footprint now = footprint();
        long until = System.currentTimeMillis() + PATIENCE_MILLIS;
        while (!isBack(now) && System.currentTimeMillis() < until) {
            Thread.sleep(200);
            now = footprint();
        }
        assertTrue(isBack(now), now + " where there was " + first);
        return now;
    }

    private boolean isBack(Footprint now) {
        return now.megabytes <= first.megabytes + (SLACK_BYTES >> 20) && now.threads <= first.threads + SLACK_THREADS && now.contexts <= first.contexts;
    }

    private Footprint footprint() {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        return new Footprint(runtime.totalMemory() - runtime.freeMemory() >> 20, Thread.activeCount(), scripts.contexts());
    }

    @Override
    public void close() {
        match.close();
    }
}
