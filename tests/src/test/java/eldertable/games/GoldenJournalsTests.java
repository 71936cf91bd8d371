package eldertable.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import eldertable.pack.library.PackLibrary;
import eldertable.script.ScriptEngine;
import eldertable.simulation.Simulation;
import eldertable.state.Blueprint;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * The same seed and moves give the same hashes, on every JDK, on one thread and many, with a script context that is kept or made
 * anew, and with scripts interpreted or compiled. After a change of rules that means to change games the journals are made again:
 * {@code ./gradlew :tests:test -Ptests='*GoldenJournals*' -Pgolden=write}.
 */
class GoldenJournalsTests {
    private static final int THREADS = 3, REBUILDS = 6;

    @BeforeAll static void writeIfAskedTo() throws Exception {
        if (!"write".equals(System.getProperty("eldertable.golden"))) return;
        if (Files.isDirectory(GoldenJournal.FOLDER)) for (File old : GoldenJournal.FOLDER.toFile().listFiles()) Files.delete(old.toPath());
        try (ScriptEngine scripts = new ScriptEngine()) {
            for (GoldenJournal journal : GoldenJournal.wanted()) journal.played(scripts).write();
        }
    }

    @Test void everyGameAndModHasItsJournals() {
        assertEquals(GoldenJournal.wanted().stream().map(GoldenJournal::name).sorted().toList(),
            GoldenJournal.all().stream().map(GoldenJournal::name).sorted().toList());
    }

    @Test void onManyThreads() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(THREADS);
        try (ScriptEngine scripts = new ScriptEngine()) {
            List<GoldenJournal> journals = GoldenJournal.all();
            List<Future<List<String>>> replays = new ArrayList<>();
            for (GoldenJournal journal : journals) replays.add(pool.submit(() -> journal.replayed(scripts::rules, false, Integer.MAX_VALUE)));
            for (int i = 0; i < journals.size(); i++) assertEquals(journals.get(i).moves(), replays.get(i).get(), journals.get(i).name());
        } finally {
            pool.shutdownNow();
        }
    }

    @Test void withANewScriptContextForEveryMove() throws Exception {
        try (ScriptEngine scripts = new ScriptEngine()) {
            for (GoldenJournal journal : GoldenJournal.all()) {
                if (journal.players() > 2 || !journal.options().isEmpty()) continue;
                List<String> expected = journal.moves().subList(0, Math.min(journal.moves().size(), REBUILDS + 1));
                assertEquals(expected, journal.replayed(scripts::rules, true, REBUILDS), journal.name());
            }
        }
    }

    /** As simulations and bots play, however they run the rules. */
    @Test void forGamesThatNobodyWatches() throws Exception {
        try (ScriptEngine scripts = new ScriptEngine()) {
            for (GoldenJournal journal : GoldenJournal.all()) {
                assertEquals(journal.moves(), journal.replayed(scripts::fastRules, false, Integer.MAX_VALUE), journal.name());
            }
        }
    }

    /** Whatever runtime this one has, the other never compiles. */
    @Test void interpreted(@TempDir Path temp) throws Exception {
        Path out = temp.resolve("out.txt");
        Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx512m",
            "-Dtruffle.TruffleRuntime=com.oracle.truffle.api.impl.DefaultTruffleRuntime", "-Deldertable.home=" + GoldenJournal.HOME,
            "-cp", System.getProperty("java.class.path"), Interpreted.class.getName())
            .redirectError(ProcessBuilder.Redirect.DISCARD).redirectOutput(out.toFile()).start(); // a JDK may warn of what the engine does
        boolean ended = process.waitFor(10, TimeUnit.MINUTES);
        process.destroyForcibly();
        assertEquals("all the same\n", Files.readString(out).replace("\r\n", "\n"), ended ? "" : "it did not come to its end");
    }

    /** Replays all journals on one thread, in a program of its own. */
    static final class Interpreted {
        private Interpreted() {}

        public static void main(String[] arguments) throws Exception {
            boolean same = true;
            try (ScriptEngine scripts = new ScriptEngine()) {
                for (GoldenJournal journal : GoldenJournal.all()) {
                    List<String> replayed = journal.replayed(scripts::rules, false, Integer.MAX_VALUE);
                    if (replayed.equals(journal.moves())) continue;
                    System.out.println(journal.name() + ": " + replayed.get(replayed.size() - 1));
                    same = false;
                }
            }
            if (same) System.out.println("all the same");
        }
    }

    @TestFactory Stream<DynamicTest> totalsAreTheSameOnAnyNumberOfThreads() {
        PackLibrary library = new PackLibrary(List.of(GoldenJournal.HOME.resolve("content")));
        return library.entries().stream().filter(entry -> !entry.isMod()).map(entry -> dynamicTest(entry.id(), () -> {
            Blueprint blueprint = new Blueprint(library.load(entry.id()).pack().orElseThrow(), 2, Map.of());
            String one = totals(blueprint, 1);
            assertEquals(one, totals(blueprint, 2));
            assertEquals(one, totals(blueprint, 3));
        }));
    }

    private static String totals(Blueprint blueprint, int threads) throws Exception {
        try (ScriptEngine scripts = new ScriptEngine()) {
            Simulation.Plan plan = new Simulation.Plan(7, 5, threads, 60, false, 0);
            return new Simulation(scripts, blueprint, () -> Simulation.randomSeats(blueprint.players), plan).run(games -> { }).summary().toString();
        }
    }
}
