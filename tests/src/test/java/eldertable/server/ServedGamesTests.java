package eldertable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.server.tables.ServedTable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;

/** Whole games of every pack over real lines: two guests, and a bot where the game is for three. */
class ServedGamesTests {
    private static ServedPacks served;

    @BeforeAll static void open() throws Exception {
        served = new ServedPacks();
    }

    @AfterAll static void close() {
        served.close();
    }

    @TestFactory Stream<DynamicTest> twoGuestsPlayToTheEnd() {
        return served.games().map(game -> DynamicTest.dynamicTest(game, () -> playToTheEnd(game)));
    }

    private static void playToTheEnd(String game) throws Exception {
        ServedTable table = served.table(game, true);
        ExecutorService people = Executors.newCachedThreadPool();
        List<ScriptedGuest> guests = new ArrayList<>();
        try {
            for (int seat : table.seatSecrets().keySet()) guests.add(ScriptedGuest.at(served.server, table, seat, 7 + seat));
            List<CompletableFuture<Void>> games = guests.stream().map(guest -> CompletableFuture.runAsync(guest::play, people)).toList();
            for (CompletableFuture<Void> one : games) one.get();
            assertEquals(2, guests.size());
            assertEquals(guests.get(0).snapshot.get("moves"), guests.get(1).snapshot.get("moves"));
            assertEquals(guests.get(0).snapshot.get("result"), guests.get(1).snapshot.get("result"));
            assertTrue(guests.get(0).chronicle.size() > 5, "a chronicle was told");
        } finally {
            guests.forEach(ScriptedGuest::close);
            people.shutdownNow();
            table.close();
        }
    }
}
