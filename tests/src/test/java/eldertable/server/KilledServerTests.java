package eldertable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import eldertable.support.Program;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/**
 * A server that is killed at any moment (SIGKILL: it can do nothing more) comes back with every move that anybody was told of, whether tables are
 * kept in a file or in PostgreSQL. A few kills in the suite; for more: -Ptests='*KilledServer*' -Pkills=100 -Pseed=7
 */
class KilledServerTests {
    private static final int KILLS = Integer.getInteger("eldertable.kills", 2);
    private static final long SEED = Long.getLong("eldertable.seed", 3);
    private static final String GAME = "gates-of-delirium";

    @TempDir Path data;

    /** What one guest knows. */
    private record Told(long moves, List<String> chronicle) {}

    @Test void everyMoveThatWasToldIsThereAfterwards() throws Exception {
        kill(List.of());
    }

    @Test void andWithPostgres() throws Exception {
        assumeTrue(Postgres.isInstalled(), "There is no PostgreSQL here: whether tables are kept there is not tested.");
        try (Postgres database = new Postgres()) {
            kill(List.of("--db", database.url()));
        }
    }

    private static Process start(Program program, boolean anew, List<String> more) throws IOException {
        List<String> arguments = new ArrayList<>(anew ? List.of("host", GAME, "--port", "0") : List.of("host", "--port", "0"));
        arguments.addAll(more);
        return program.start(arguments.toArray(String[]::new));
    }

    private void kill(List<String> more) throws Exception {
        Program program = new Program(data);
        Random random = new Random(SEED);
        List<Told> told = List.of(new Told(0, List.of()), new Told(0, List.of()));
        List<String> links = List.of();
        long furthest = 0;
        int tables = 0;
        boolean over = true;
        ExecutorService people = Executors.newCachedThreadPool(); // they wait for one another: the common pool may have but one thread
        for (int kill = 0; kill < KILLS; kill++) {
            if (over) told = List.of(new Told(0, List.of()), new Told(0, List.of()));
            Process server = start(program, over, more);
            if (over) tables++;
            try {
                List<ScriptedGuest> guests = new ArrayList<>();
                List<String> heard = links(server);
                if (over) links = heard.subList(1, heard.size());
                for (int seat = 0; seat < 2; seat++) {
                    ScriptedGuest guest = new ScriptedGuest(links.get(seat), "Guest " + seat, random.nextLong(), text -> { });
                    guest.goTo(heard.get(0)); // its port is another one; the rest of the link is as it was
                    guests.add(guest.join());
                }
                for (ScriptedGuest guest : guests) while (guest.snapshot == null) guest.hear();
                for (int seat = 0; seat < 2; seat++) {
                    Told before = told.get(seat);
                    ScriptedGuest guest = guests.get(seat);
                    assertTrue((Long) guest.snapshot.get("moves") >= before.moves(), "moves told: " + before.moves() + ", there: " + guest.snapshot.get("moves"));
                    assertEquals(before.chronicle(), guest.chronicle.subList(0, before.chronicle().size()));
                }
                List<CompletableFuture<Void>> playing = guests.stream().map(guest -> CompletableFuture.runAsync(() -> playUntilLost(guest), people)).toList();
                while (hasNotMoved(guests.get(0), told.get(0).moves()) && !playing.get(0).isDone()) Thread.sleep(20); // on a busy machine a move takes long
                Thread.sleep(random.nextInt(1500));
                server.destroyForcibly();
                for (CompletableFuture<Void> one : playing) one.get(5, TimeUnit.MINUTES);
                told = guests.stream().map(guest -> new Told((Long) guest.snapshot.get("moves"), List.copyOf(guest.chronicle))).toList();
                furthest = Math.max(furthest, told.get(0).moves());
                over = guests.stream().allMatch(ScriptedGuest::isOver);
                guests.forEach(ScriptedGuest::close);
            } finally {
                server.destroyForcibly();
                server.waitFor();
            }
        }
        people.shutdownNow();
        assertTrue(furthest > 0, "something was played");
        System.out.println(KILLS + " kills of a server" + (more.isEmpty() ? "" : " with PostgreSQL") + ", " + tables + " tables, up to " + furthest + " moves");
    }

    private static void playUntilLost(ScriptedGuest guest) {
        try {
            while (!guest.isOver()) {
                if (guest.isAsked()) guest.act();
                else if (guest.hear() == null) return;
                Thread.sleep(5);
            }
        } catch (ScriptedGuest.LineLost | CompletionException killed) {
            // as it should be
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    private static boolean hasNotMoved(ScriptedGuest guest, long moves) {
        Map<?, ?> snapshot = guest.snapshot;
        return snapshot == null || (Long) snapshot.get("moves") <= moves && !guest.isOver();
    }

    /** Where it is, then the links that it tells. */
    private static List<String> links(Process server) throws IOException {
        BufferedReader out = new BufferedReader(new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8));
        List<String> links = new ArrayList<>();
        for (String line = out.readLine(); line != null && !line.startsWith("Ctrl-C"); line = out.readLine()) {
            if (line.contains("http://")) links.add(line.substring(line.indexOf("http://")).strip());
        }
        assertTrue(!links.isEmpty(), "it tells where it is");
        return links;
    }
}
