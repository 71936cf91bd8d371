package eldertable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.support.Program;
import org.junit.jupiter.api.AfterEach;
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
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/**
 * Three servers share their tables, each a process of its own, and one of them is killed (SIGKILL) again and again. Everybody finds the way to
 * another one by themselves, and a table that holds every move they were told of. One kill in the suite; for more: -Ptests='*KilledMember*' -Pkills=30 -Pseed=7
 */
class KilledMemberTests {
    private static final int KILLS = Integer.getInteger("eldertable.kills", 1), SERVERS = 3;
    private static final long PATIENCE_SECONDS = 240;
    private static final String GAME = "gates-of-delirium";

    @TempDir Path data;

    private final String cluster = UUID.randomUUID().toString();
    private final List<Server> servers = new ArrayList<>();
    private final ExecutorService people = Executors.newCachedThreadPool();
    private final Random random = new Random(Long.getLong("eldertable.seed", 5));

    /** @param address of its pages */
    private record Server(Process process, String address) {}

    private Server start() throws IOException {
        Process process = new Program(data).start("host", "--port", "0", "--cluster", cluster);
        BufferedReader out = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        String address = null;
        for (String line = out.readLine(); line != null && !line.startsWith("Ctrl-C"); line = out.readLine()) {
            if (line.startsWith("The lobby is open at ")) address = line.substring("The lobby is open at ".length());
        }
        Server started = new Server(process, address);
        servers.add(started);
        assertTrue(address != null, "it tells where it is");
        return started;
    }

    @AfterEach void stop() throws InterruptedException {
        people.shutdownNow();
        for (Server server : servers) {
            server.process().destroyForcibly();
            server.process().waitFor();
        }
    }

    /** Somebody who plays, comes again when the line is lost, and remembers what they were told. */
    private final class Person {
        final ScriptedGuest guest;
        volatile long moves;
        volatile int returns;
        final CompletableFuture<Void> playing;

        Person(String link, int seat) {
            guest = new ScriptedGuest(link, "Guest " + seat, random.nextLong(), text -> { });
            guest.join();
            playing = CompletableFuture.runAsync(this::play, people);
        }

        private void play() {
            while (!guest.isOver()) {
                try {
                    if (guest.isAsked()) guest.act();
                    else if (guest.hear() == null) throw new ScriptedGuest.LineLost("somebody");
                    if (guest.snapshot != null) moves = (Long) guest.snapshot.get("moves");
                    Thread.sleep(10);
                } catch (ScriptedGuest.LineLost | CompletionException lost) {
                    comeAgain();
                } catch (InterruptedException ended) {
                    return;
                }
            }
        }

        private void comeAgain() {
            List<String> told = List.copyOf(guest.chronicle), ways = new ArrayList<>(guest.servers);
            if (guest.snapshot != null) moves = (Long) guest.snapshot.get("moves");
            long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
            for (int i = 0; System.nanoTime() < deadline; i++) {
                try {
                    guest.goTo(ways.get(i % ways.size()));
                    guest.snapshot = null;
                    guest.join();
                    while (guest.snapshot == null) if (guest.hear() == null) throw new ScriptedGuest.LineLost("somebody");
                    assertTrue((Long) guest.snapshot.get("moves") >= moves, "told of " + moves + " moves, there: " + guest.snapshot.get("moves"));
                    assertEquals(told, guest.chronicle.subList(0, Math.min(told.size(), guest.chronicle.size())));
                    returns++;
                    return;
                } catch (ScriptedGuest.LineLost | CompletionException notThere) {
                    sleep(200);
                }
            }
            throw new AssertionError("nobody lets them in again: " + ways + " " + guest.refusals);
        }
    }

    private static void sleep(int millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    @Test void everyMoveThatWasToldIsThereAfterwards() throws Exception {
        for (int i = 0; i < SERVERS; i++) start();
        List<Person> playing = List.of();
        int returns = 0, owners = 0;
        for (int kill = 0; kill < KILLS; kill++) {
            if (playing.stream().allMatch(person -> person.guest.isOver())) playing = newTable();
            long before = playing.get(0).moves;
            await(playing, before);
            sleep(random.nextInt(1500));
            int returned = playing.stream().mapToInt(person -> person.returns).sum();
            Server victim = servers.remove(kill == 0 ? 0 : random.nextInt(SERVERS)); // the first one has the first table
            victim.process().destroyForcibly();
            victim.process().waitFor();
            start();
            await(playing, playing.stream().mapToLong(person -> person.moves).max().orElse(0));
            int came = playing.stream().mapToInt(person -> person.returns).sum() - returned;
            returns += came;
            if (came == playing.size()) owners++;
        }
        assertTrue(returns >= 1 && owners >= 1, "somebody's server was killed, and one that had the table: " + returns + ", " + owners);
        System.out.println(KILLS + " kills of one of three servers; " + returns + " times somebody had to come again, " + owners + " times everybody");
    }

    /** Everybody comes over another server. */
    private List<Person> newTable() {
        ScriptedGuest founder = new ScriptedGuest(servers.get(0).address() + "#none.none", "Founder", 1, text -> { }).connect();
        founder.send(Map.of("type", "lobby", "v", 1, "id", "l", "what", "open", "order", Map.of("game", GAME, "players", 3, "bots", List.of(), "mods", List.of(), "open", true)));
        Map<?, ?> opened = founder.hear("lobby");
        founder.close();
        List<Person> all = new ArrayList<>();
        List<?> secrets = (List<?>) opened.get("seats");
        for (int seat = 0; seat < secrets.size(); seat++) all.add(new Person(servers.get(seat % SERVERS).address() + "#" + opened.get("table") + "." + secrets.get(seat), seat));
        return all;
    }

    /** Until everybody has seen more moves than that, or the end. */
    private static void await(List<Person> people, long moves) throws Exception {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        for (Person person : people) {
            while (person.moves <= moves && !person.guest.isOver()) {
                if (person.playing.isDone()) person.playing.get(1, TimeUnit.SECONDS); // throws what went wrong
                assertTrue(System.nanoTime() < deadline, "the game goes on after " + person.moves + " moves");
                Thread.sleep(20);
            }
        }
    }
}
