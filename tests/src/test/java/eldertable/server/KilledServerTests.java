package eldertable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/**
 * A server that is killed at any moment (SIGKILL: it can do nothing more) comes back with every move that anybody was told of. A few kills in the
 * suite; for more: -Ptests='*KilledServer*' -Pkills=100
 */
class KilledServerTests {
    private static final int KILLS = Integer.getInteger("eldertable.kills", 2);
    private static final String GAME = "gates-of-delirium";

    @TempDir Path data;

    /** What one guest knows. */
    private record Told(long moves, List<String> chronicle) {}

    @Test void everyMoveThatWasToldIsThereAfterwards() throws Exception {
        Program program = new Program(data);
        Random random = new Random(3);
        List<Told> told = List.of(new Told(0, List.of()), new Told(0, List.of()));
        long furthest = 0;
        ExecutorService people = Executors.newCachedThreadPool(); // they wait for one another: the common pool may have but one thread
        for (int kill = 0; kill < KILLS; kill++) {
            Process server = kill == 0 ? program.start("host", GAME, "--port", "0") : program.start("host", "--port", "0");
            try {
                List<ScriptedGuest> guests = new ArrayList<>();
                List<String> links = links(server);
                for (int seat = 0; seat < 2; seat++) guests.add(new ScriptedGuest(links.get(seat), "Guest " + seat, 7 * kill + seat, text -> { }).join());
                for (ScriptedGuest guest : guests) while (guest.snapshot == null) guest.hear();
                for (int seat = 0; seat < 2; seat++) {
                    Told before = told.get(seat);
                    ScriptedGuest guest = guests.get(seat);
                    assertTrue((Long) guest.snapshot.get("moves") >= before.moves(), "moves told: " + before.moves() + ", there: " + guest.snapshot.get("moves"));
                    assertEquals(before.chronicle(), guest.chronicle.subList(0, before.chronicle().size()));
                }
                List<CompletableFuture<Void>> playing = guests.stream().map(guest -> CompletableFuture.runAsync(guest::play, people).exceptionally(lost -> null)).toList();
                while (kill == 0 && hasNotMoved(guests.get(0)) && !playing.get(0).isDone()) Thread.sleep(20); // on a busy machine the first move takes long
                Thread.sleep(500 + random.nextInt(2500));
                server.destroyForcibly();
                for (CompletableFuture<Void> one : playing) one.get(5, TimeUnit.MINUTES);
                told = guests.stream().map(guest -> new Told((Long) guest.snapshot.get("moves"), List.copyOf(guest.chronicle))).toList();
                furthest = Math.max(furthest, told.get(0).moves());
                guests.forEach(ScriptedGuest::close);
            } finally {
                server.destroyForcibly();
                server.waitFor();
            }
        }
        people.shutdownNow();
        assertTrue(furthest > 0, "something was played");
    }

    private static boolean hasNotMoved(ScriptedGuest guest) {
        Map<?, ?> snapshot = guest.snapshot;
        return snapshot == null || (Long) snapshot.get("moves") == 0;
    }

    /** Of the seats at the first table that it tells of. */
    private static List<String> links(Process server) throws IOException {
        BufferedReader out = new BufferedReader(new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8));
        List<String> links = new ArrayList<>();
        for (String line = out.readLine(); line != null && !line.startsWith("Ctrl-C"); line = out.readLine()) {
            if (line.contains("/#")) links.add(line.strip());
        }
        assertTrue(links.size() >= 2, "links were told");
        return links;
    }
}
