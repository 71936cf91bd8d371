package eldertable.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.session.Journal;
import eldertable.session.JournalStore;
import eldertable.session.MatchSetup;
import java.io.IOException;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.Test;

class KeeperTests {
    /** Keeps in memory, when it may, as long as nothing is in the way. */
    private static final class Store implements JournalStore {
        final List<Integer> kept = Collections.synchronizedList(new ArrayList<>());
        final Semaphore free = new Semaphore(0);
        volatile boolean broken;

        @Override public void keep(String title, Journal journal, Instant now) throws IOException {
            free.acquireUninterruptibly();
            if (broken) throw new IOException("no room");
            kept.add(journal.commands().size());
        }

        @Override public void save(String name, String title, Journal journal, Instant now) throws IOException {
            throw new IOException("no room for " + name);
        }
    }

    private final Store store = new Store();

    private static Journal journal(int moves) {
        MatchSetup setup = new MatchSetup("m", "pond", "1", "x", List.of(), 1, Map.of(), 1, MatchSetup.people(1));
        return new Journal(setup, Collections.nCopies(moves, "A go"), 0, false);
    }

    @Test void keepingDoesNotHoldUpWhoeverMovesOnlyWhoeverShows() throws InterruptedException {
        try (Keeper keeper = new Keeper(store, "Pond", Clock.systemUTC())) {
            keeper.accept(journal(1));
            assertEquals(List.of(), store.kept, "nobody has waited for the disk");
            store.free.release();
            assertTrue(keeper.settle().isEmpty());
            assertEquals(List.of(1), store.kept);
        }
    }

    @Test void aStoreThatCannotGetReadyStillKeeps() throws InterruptedException {
        store.free.release(100);
        List<Integer> readied = Collections.synchronizedList(new ArrayList<>());
        JournalStore failing = new JournalStore() {
            @Override public void getReady(Journal journal) {
                readied.add(journal.commands().size());
                throw new IllegalStateException("not yet");
            }

            @Override public void keep(String title, Journal journal, Instant now) throws IOException {
                store.keep(title, journal, now);
            }

            @Override public void save(String name, String title, Journal journal, Instant now) throws IOException {
                store.save(name, title, journal, now);
            }
        };
        try (Keeper keeper = new Keeper(failing, "Pond", Clock.systemUTC())) {
            keeper.getReady(journal(0));
            keeper.accept(journal(1));
            assertTrue(keeper.settle().isEmpty());
            assertEquals(List.of(0), readied, "before the first move");
            assertEquals(List.of(1), store.kept);
        }
    }

    @Test void whatComesFasterThanTheDiskIsKeptAsOne() throws InterruptedException {
        try (Keeper keeper = new Keeper(store, "Pond", Clock.systemUTC())) {
            for (int moves = 1; moves <= 50; moves++) keeper.accept(journal(moves));
            store.free.release(100);
            keeper.settle();
            assertEquals(50, store.kept.get(store.kept.size() - 1));
            assertTrue(store.kept.size() <= 2, store.kept.toString());
        }
    }

    @Test void aFailingDiskIsToldOnceUntilItWorksAgain() throws InterruptedException {
        store.free.release(100);
        store.broken = true;
        try (Keeper keeper = new Keeper(store, "Pond", Clock.systemUTC())) {
            keeper.accept(journal(1));
            assertTrue(keeper.settle().orElseThrow().english().contains("no room"));
            keeper.accept(journal(2));
            assertTrue(keeper.settle().isEmpty());
            store.broken = false;
            keeper.accept(journal(3));
            assertTrue(keeper.settle().isEmpty());
            store.broken = true;
            keeper.accept(journal(4));
            assertFalse(keeper.settle().isEmpty());
            assertEquals("no room for evening", keeper.save("evening", journal(4)).english());
        }
    }

    @Test void whatWasToBeKeptIsKeptBeforeItCloses() {
        Keeper keeper = new Keeper(store, "Pond", Clock.systemUTC());
        keeper.accept(journal(7));
        store.free.release();
        Thread.currentThread().interrupt(); // as a table's thread is when it is closed
        keeper.close();
        assertTrue(Thread.interrupted());
        assertEquals(List.of(7), store.kept);
    }
}
