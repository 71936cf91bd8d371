package eldertable.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.sdk.Main;
import eldertable.support.Program;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/**
 * Workers are processes that are killed (SIGKILL) at random moments while a command plays on their farm; others take their place. What the
 * command tells programs is the same, to the last digit, as without a farm. Two kills in the suite, twenty by hand: -Pkills=20.
 */
class KilledWorkersTests {
    private static final String SECRET = "a secret of tests " + ProcessHandle.current().pid(), HERE = "127.0.0.1";
    private static final int PORT = 26_701, CREW = 2, MOST_RUNS = 12;
    private static final String GAME = "tides-of-madness";

    @TempDir Path folder;
    private final List<Worker> crew = new ArrayList<>();
    private final Random random = new Random(Long.getLong("eldertable.seed", 1));

    private record Worker(Process process, String address) {}

    @AfterEach void dismiss() {
        crew.forEach(worker -> worker.process.destroyForcibly());
    }

    /** Starts another one, and returns when it has joined the rest. */
    private void hire() throws IOException {
        List<String> words = new ArrayList<>(List.of("worker", "--host", HERE, "--port", String.valueOf(PORT), "--threads", "1", "--secret", SECRET));
        if (!crew.isEmpty()) words.addAll(List.of("--join", addresses()));
        Process process = new Program(folder).start(words.toArray(String[]::new));
        BufferedReader out = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        String line = out.readLine();
        assertTrue(line != null && line.startsWith("Worker with 1 thread"), line);
        crew.add(new Worker(process, line.replaceFirst(".* at ([\\d.:]+)\\. .*", "$1")));
    }

    private String addresses() {
        return String.join(",", crew.stream().map(Worker::address).toList());
    }

    /** What a command tells programs, without what depends on the clock. */
    private String told(List<String> words, int run, boolean onFarm) {
        List<String> all = new ArrayList<>(words);
        if (words.get(0).equals("tune")) all.addAll(List.of("--folder", folder.resolve("tuning" + run).toString()));
        if (onFarm) all.addAll(List.of("--farm", addresses(), "--farm-host", HERE, "--secret", SECRET));
        StringWriter out = new StringWriter(), err = new StringWriter();
        CommandLine line = Main.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
        int exit = line.execute(all.toArray(String[]::new));
        assertTrue(exit == 0 || exit == 1 && words.get(0).equals("tune"), err.toString()); // 1: a goal is not met
        assertFalse(out.toString().isBlank(), err.toString());
        return out.toString().replaceAll("\"(seconds|gamesPerSecond)\": [^,\\n]+,", "").replaceAll("(?s)\"times\": .*", "");
    }

    @Test void theNumbersAreTheSameWhenWorkersAreKilled() throws Exception {
        List<List<String>> commands = List.of(
            List.of("report", GAME, "--bots", "hinted", "--games", "1500", "--depth", "0", "--json"),
            List.of("simulate", GAME, "--games", "20000", "--json"),
            List.of("compare", GAME, "--mods", "long-descent", "--bots", "hinted", "--games", "800", "--json"),
            List.of("league", GAME, "--bots", "random,hinted,3", "--games", "200", "--json"),
            List.of("tune", GAME, "--knob", "cards.dagon.points=1..9", "--goal", "margin low", "--bots", "random", "--budget", "90000", "--candidates", "6", "--games", "12000", "--json"));
        int kills = Integer.getInteger("eldertable.kills", 2), killed = 0;
        for (int i = 0; i < commands.size() && killed < kills; i++) {
            List<String> command = commands.get(i);
            long began = System.nanoTime();
            String alone = told(command, 0, false);
            long took = Math.max(1, TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began));
            int share = (kills - killed + commands.size() - i - 1) / (commands.size() - i), here = 0;
            for (int run = 1; here < share; run++) {
                while (crew.size() < CREW) hire();
                assertTrue(run <= MOST_RUNS, command + " was over before anybody could be killed");
                Killer killer = new Killer(share - here, took);
                killer.start();
                String told = told(command, run, true);
                killer.interrupt();
                killer.join();
                if (killer.failure != null) throw killer.failure;
                assertEquals(alone, told, command + " after " + killer.killed + " kills");
                here += killer.killed;
            }
            killed += here;
            System.out.println(command.get(0) + ": " + here + " workers killed, the same numbers");
        }
        assertEquals(kills, killed);
    }

    /** Kills somebody of the crew now and then, and hires another. */
    private final class Killer extends Thread {
        private final int most;
        private final long within;
        private volatile int killed;
        private volatile IOException failure;

        Killer(int most, long within) {
            this.most = most;
            this.within = within;
        }

        @Override public void run() {
            try {
                while (killed < most) {
                    Thread.sleep(random.nextLong(within));
                    Worker victim = crew.remove(random.nextInt(crew.size()));
                    victim.process.destroyForcibly().waitFor();
                    killed++;
                    hire();
                }
            } catch (InterruptedException over) {
                // the command has come to its end
            } catch (IOException e) {
                failure = e;
            }
        }
    }
}
