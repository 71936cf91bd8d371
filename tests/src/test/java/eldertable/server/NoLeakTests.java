package eldertable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.server.tables.ServedTable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;

/**
 * Whole games of every pack over real lines: two guests, a bot where the game is for three, and somebody who watches. Every byte that goes to any of them
 * is searched for what they could not see.
 * A few in the suite; for more: -Ptests='*NoLeak*' -Pgames=200, in parts: -Pgames=40 -Pseed=1245
 */
class NoLeakTests {
    private static final int GAMES = Integer.getInteger("eldertable.games", 1);
    private static final long SEED = Long.getLong("eldertable.seed", 5);
    private static ServedPacks served;

    @BeforeAll static void open() throws Exception {
        served = new ServedPacks();
    }

    @AfterAll static void close() {
        served.close();
    }

    /** What was sent in one game to the two guests and to somebody who watched. */
    private record Game(List<List<String>> sent, List<String> watched, List<String> secrets, String watching, Overheard truth) {}

    @TestFactory Stream<DynamicTest> nobodyIsSentWhatTheyMayNotSee() {
        return served.games().map(game -> DynamicTest.dynamicTest(game, () -> {
            int found = 0;
            for (int i = 0; i < GAMES; i++) {
                Game played = play(game, 31L * i + SEED);
                for (int seat = 0; seat < 2; seat++) {
                    assertEquals(List.of(), played.truth().leaks(played.sent().get(seat), seat, List.of(played.secrets().get(1 - seat), played.watching())));
                    // A server that sends to one seat what is for the other is caught.
                    found += played.truth().leaks(played.sent().get(seat), 1 - seat, List.of()).size();
                }
                assertEquals(List.of(), played.truth().leaks(played.watched(), -1, played.secrets()));
                for (Map.Entry<String, String> leak : played.truth().leaking(-1).entrySet()) {
                    assertFalse(played.truth().leaks(List.of(leak.getValue()), -1, List.of()).isEmpty(), "a server that tells " + leak.getKey() + " is found out");
                }
            }
            boolean secrets = served.library.load(game).pack().orElseThrow().zones().stream()
                .anyMatch(zone -> zone.visible() == eldertable.pack.model.ZoneDef.Visibility.OWNER);
            if (secrets) assertTrue(found > 0, "hands are secret, so what is for one seat must not be sent to the other");
        }));
    }

    private static Game play(String game, long seed) throws Exception {
        ServedTable table = served.table(game, true);
        ExecutorService people = Executors.newCachedThreadPool();
        List<ScriptedGuest> guests = new ArrayList<>();
        List<List<String>> sent = new ArrayList<>();
        List<String> watched = Collections.synchronizedList(new ArrayList<>());
        ScriptedGuest watcher = new ScriptedGuest(served.server.link(table, table.watchingSecret()), "Eve", seed, watched::add).join();
        try {
            for (Map.Entry<Integer, String> seat : table.seatSecrets().entrySet()) {
                List<String> texts = Collections.synchronizedList(new ArrayList<>());
                sent.add(texts);
                guests.add(new ScriptedGuest(served.server.link(table, seat.getValue()), "Guest " + seat.getKey(), seed + seat.getKey(), texts::add).join());
            }
            List<CompletableFuture<Void>> games = new ArrayList<>(guests.stream().map(guest -> CompletableFuture.runAsync(guest::play, people)).toList());
            games.add(CompletableFuture.runAsync(() -> {
                while (!watcher.isOver()) watcher.hear();
            }, people));
            for (CompletableFuture<Void> one : games) one.get();
            assertEquals(guests.get(0).snapshot.get("result"), guests.get(1).snapshot.get("result"));
            assertEquals((long) served.journal.commands().size(), watcher.snapshot.get("moves"));
            assertTrue(guests.get(0).chronicle.size() > 5, "a chronicle was told");
            Overheard truth = new Overheard(served.scripts, table.order().pack(), served.journal);
            return new Game(sent, watched, List.copyOf(table.seatSecrets().values()), table.watchingSecret(), truth);
        } finally {
            guests.forEach(ScriptedGuest::close);
            watcher.close();
            people.shutdownNow();
            table.close();
        }
    }
}
