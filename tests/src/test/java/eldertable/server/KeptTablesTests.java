package eldertable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import eldertable.isolation.Isolation;
import eldertable.pack.library.PackLibrary;
import eldertable.pack.model.PackDef;
import eldertable.script.ScriptEngine;
import eldertable.server.protocol.Refusal;
import eldertable.server.store.SqlStore;
import eldertable.server.tables.ServedTable;
import eldertable.server.tables.TableOrder;
import eldertable.server.tables.TableStore;
import eldertable.session.MatchSetup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Tables that outlive their server. */
class KeptTablesTests {
    private static final PackLibrary LIBRARY = new PackLibrary(List.of(Path.of(System.getProperty("eldertable.home"), "content")));
    @TempDir Path data;

    private TableServer server(ScriptEngine scripts) throws IOException {
        return new TableServer(ServerSettings.usual(0), scripts, pack -> Isolation.NONE, SqlStore.in(data), line -> { });
    }

    @Test void aServerComesBackWithItsTables() throws Exception {
        PackDef pack = LIBRARY.load("tides-of-madness").pack().orElseThrow();
        TableOrder order = new TableOrder(pack, Map.of(), List.of(new MatchSetup.Seat("", ""), new MatchSetup.Seat("", "")), Optional.empty(), true);
        try (ScriptEngine scripts = new ScriptEngine()) {
            String id;
            List<String> told;
            Object ask;
            TableServer first = server(scripts);
            ServedTable table = first.open(order);
            id = table.id();
            first.open(order); // nobody comes to that one
            ScriptedGuest ada = ScriptedGuest.at(first, table, 0, 1), bob = ScriptedGuest.at(first, table, 1, 2);
            for (ScriptedGuest guest : List.of(ada, bob)) while (!guest.isAsked()) guest.hear();
            while (ada.isAsked()) ada.act();
            while ((Long) bob.snapshot.get("moves") < 2) bob.act();
            while ((Long) ada.snapshot.get("moves") < 2 || !ada.isAsked()) ada.hear();
            told = List.copyOf(ada.chronicle);
            ask = ((Map<?, ?>) ada.snapshot.get("ask")).get("choices");
            Map<Integer, String> secrets = table.seatSecrets();
            first.close();

            try (TableServer second = server(scripts)) {
                List<ServedTable> again = second.restore(LIBRARY);
                assertEquals(2, again.size());
                ServedTable back = again.stream().filter(one -> one.id().equals(id)).findFirst().orElseThrow();
                assertEquals(secrets, back.seatSecrets(), "the links lead there again");
                ScriptedGuest here = ScriptedGuest.at(second, back, 0, 1);
                while (!here.isAsked()) here.hear();
                assertEquals(2L, here.snapshot.get("moves"));
                assertEquals(told, here.chronicle);
                assertEquals(ask, ((Map<?, ?>) here.snapshot.get("ask")).get("choices"), "the same hand");
                here.act();
                here.close();
                second.forget(back);
            }
            try (TableServer third = server(scripts)) {
                assertEquals(1, third.restore(LIBRARY).size(), "one was forgotten");
            }
        }
    }

    @Test void whoeverComesBackBeforeTablesAreThereWaits() throws Exception {
        PackDef pack = LIBRARY.load("tides-of-madness").pack().orElseThrow();
        TableOrder order = new TableOrder(pack, Map.of(), List.of(new MatchSetup.Seat("", ""), new MatchSetup.Seat("Bot", "random")), Optional.empty(), true);
        try (ScriptEngine scripts = new ScriptEngine()) {
            String link;
            try (TableServer server = server(scripts)) {
                ServedTable table = server.open(order);
                link = server.link(table, table.seatSecrets().get(0));
            }
            try (TableServer again = TableServer.closed(ServerSettings.usual(0), scripts, def -> Isolation.NONE, SqlStore.in(data), line -> { })) {
                ScriptedGuest ada = new ScriptedGuest(link, "Ada", 1, text -> { });
                ada.goTo(again.address());
                CompletableFuture<ScriptedGuest> coming = CompletableFuture.supplyAsync(ada::join, command -> new Thread(command).start());
                Thread.sleep(400);
                assertFalse(coming.isDone(), "nobody is sent away");
                again.restore(LIBRARY);
                again.openDoors();
                coming.get(2, TimeUnit.MINUTES);
                while (!ada.isAsked()) ada.hear();
                assertEquals(List.of(), ada.refusals);
                ada.close();
            }
        }
    }

    @Test void tablesThatAreOverMakeRoomWhenEverybodyHasLeft() throws Exception {
        PackDef pack = LIBRARY.load("tides-of-madness").pack().orElseThrow();
        TableOrder order = new TableOrder(pack, Map.of(), List.of(new MatchSetup.Seat("", ""), new MatchSetup.Seat("Bot", "random")), Optional.empty(), true);
        try (ScriptEngine scripts = new ScriptEngine();
             TableServer server = new TableServer(ServerSettings.usual(0).limited(1, 10, 1_000), scripts, def -> Isolation.NONE, SqlStore.in(data), line -> { })) {
            ServedTable table = server.open(order);
            ScriptedGuest ada = ScriptedGuest.at(server, table, 0, 1);
            while (!ada.isAsked()) ada.hear();
            assertThrows(Refusal.class, () -> server.open(order), "it is not over");
            ada.play();
            assertThrows(Refusal.class, () -> server.open(order), "somebody looks at it");
            ada.close();
            while (!table.present().isEmpty()) Thread.sleep(20);
            assertEquals(List.of(server.open(order)), server.tables(), "the other one is gone");
        }
    }

    @Test void whoeverComesBackToAGameThatIsOverSeesItsEnd() throws Exception {
        PackDef pack = LIBRARY.load("tides-of-madness").pack().orElseThrow();
        TableOrder order = new TableOrder(pack, Map.of(), List.of(new MatchSetup.Seat("", ""), new MatchSetup.Seat("Bot", "random")), Optional.empty(), true);
        try (ScriptEngine scripts = new ScriptEngine()) {
            ScriptedGuest ada;
            try (TableServer server = server(scripts)) {
                ada = ScriptedGuest.at(server, server.open(order), 0, 1);
                ada.play();
            }
            try (TableServer again = server(scripts)) {
                ServedTable table = again.restore(LIBRARY).get(0);
                assertTrue(table.isOver());
                ScriptedGuest back = ScriptedGuest.at(again, table, 0, 1);
                back.hear("snapshot");
                assertEquals(ada.snapshot.get("result"), back.snapshot.get("result"));
                assertEquals(ada.chronicle, back.chronicle);
                back.close();
            }
        }
    }

    @Test void movesThatWereTakenBackAreNotKept() throws Exception {
        try (TableStore store = SqlStore.in(data)) {
            store.keep("a", "one", List.of("x", "y", "z"));
            store.keep("a", "two", List.of("x", "w"));
            store.keep("b", "three");
        }
        try (TableStore store = SqlStore.in(data)) {
            assertEquals(List.of(new TableStore.Kept("a", "two", List.of("x", "w")), new TableStore.Kept("b", "three", List.of())), all(store));
            store.keep("a", "four", List.of("x", "w", "v"));
            store.forget("b");
        }
        try (TableStore store = SqlStore.in(data)) {
            assertEquals(List.of(new TableStore.Kept("a", "four", List.of("x", "w", "v"))), all(store));
        }
    }

    @Test void tablesAreKeptInPostgresToo() throws Exception {
        assumeTrue(Postgres.isInstalled(), "There is no PostgreSQL here: whether tables are kept there is not tested.");
        try (Postgres database = new Postgres(); TableStore store = new SqlStore(database.url()); TableStore other = new SqlStore(database.url())) {
            store.keep("a", "one", List.of("x", "y", "z"));
            store.keep("a", "two", List.of("x", "w"));
            assertEquals(List.of(new TableStore.Kept("a", "two", List.of("x", "w"))), all(other));
            other.keep("a", "three", List.of("x", "w", "v"));
            assertThrows(TableStore.Lost.class, () -> store.keep("a", "four", List.of("x", "w", "u")), "another server has it now");
            assertEquals(List.of("x", "w", "v"), store.take("a").orElseThrow().moves());
            store.keep("a", "five", List.of("x"));
            assertEquals(List.of(new TableStore.Kept("a", "five", List.of("x"))), all(other));
        }
    }

    @Test void whatCannotBeKeptTakesNothingElseAlong() throws Exception {
        try (TableStore store = SqlStore.in(data)) {
            List<CompletableFuture<Boolean>> kept = new ArrayList<>();
            for (int i = 0; i < 40; i++) {
                String id = i % 10 == 3 ? "x".repeat(50) : "t" + i; // longer than a name may be
                kept.add(CompletableFuture.supplyAsync(() -> {
                    try {
                        store.keep(id, "record");
                        return true;
                    } catch (IOException refused) {
                        return false;
                    }
                }));
            }
            for (int i = 0; i < kept.size(); i++) assertEquals(i % 10 != 3, kept.get(i).get(), "table " + i);
            assertEquals(36, store.ids().size());
        }
    }

    private static List<TableStore.Kept> all(TableStore store) throws IOException {
        List<TableStore.Kept> all = new ArrayList<>();
        for (String id : store.ids()) all.add(store.take(id).orElseThrow());
        return all;
    }
}
