package eldertable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.isolation.Isolation;
import eldertable.pack.library.PackLibrary;
import eldertable.pack.model.PackDef;
import eldertable.script.ScriptEngine;
import eldertable.sdk.cluster.ServerCluster;
import eldertable.sdk.network.SharedSecret;
import eldertable.server.protocol.Refusal;
import eldertable.server.tables.ServedTable;
import eldertable.server.tables.TableOrder;
import eldertable.server.tables.TableStore;
import eldertable.session.MatchSetup;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/** Two servers that share their tables, in one program. {@link KilledMemberTests} kills some. */
class ClusterTests {
    private static final PackLibrary LIBRARY = new PackLibrary(List.of(Path.of(System.getProperty("eldertable.home"), "content")));
    private static final SharedSecret SECRET = new SharedSecret("cluster", UUID.randomUUID().toString());
    private static final int PORT = 6210;

    private static ScriptEngine scripts;
    private static ServerCluster first, second;
    private static TableServer here, there;

    @BeforeAll static void start() throws Exception {
        scripts = new ScriptEngine();
        first = new ServerCluster(SECRET, "127.0.0.1", PORT, List.of("127.0.0.1"));
        second = new ServerCluster(SECRET, "127.0.0.1", PORT, List.of(first.address()));
        here = server(first);
        there = server(second);
    }

    private static TableServer server(ServerCluster cluster) throws IOException {
        TableServer server = new TableServer(ServerSettings.usual(0).limited(500, 4000, 10_000), scripts, pack -> Isolation.NONE, cluster.memory(), line -> { });
        server.join(cluster, LIBRARY);
        server.openLobby(LIBRARY, "");
        return server;
    }

    @AfterAll static void stop() {
        there.close();
        here.close();
        scripts.close();
    }

    private static ServedTable table(TableServer server) throws Refusal {
        PackDef pack = LIBRARY.load("tides-of-madness").pack().orElseThrow();
        return server.open(new TableOrder(pack, Map.of(), List.of(new MatchSetup.Seat("", ""), new MatchSetup.Seat("", "")), Optional.empty(), true));
    }

    /** The link to a seat, but by way of the other server. */
    private static String link(TableServer by, ServedTable table, int seat) {
        return by.link(table, table.seatSecrets().get(seat));
    }

    @Test void peopleOfDifferentServersPlayAtOneTable() throws Exception {
        ServedTable table = table(there);
        ScriptedGuest ada = new ScriptedGuest(link(here, table, 0), "Ada", 1, text -> { }).join(), bob = new ScriptedGuest(link(there, table, 1), "Bob", 2, text -> { }).join();
        for (ScriptedGuest guest : List.of(ada, bob)) while (!guest.isAsked()) guest.hear();
        assertEquals(List.of(there.address()), ada.servers);
        ada.send(Map.of("type", "chat", "id", "c", "text", "hello"));
        assertEquals("hello", bob.hear("chat").get("text"));
        ada.sendText("{\"type\":\"wish\"}");
        assertEquals("malformed", ada.hear("refused").get("code"));
        ada.send(Map.of("type", "wish", "id", "w", "stream", "x", "at", 1, "do", "undo"));
        assertEquals("late", ada.hear("refused").get("code"), "what the table says comes back");
        Thread other = new Thread(bob::play);
        other.start();
        ada.play();
        other.join();
        assertEquals(ada.snapshot.get("result"), bob.snapshot.get("result"));
        assertEquals(200, fetch(here, "/rules/" + table.id() + ".en.json"), "pages of a table that is elsewhere");
        ada.close();
        bob.close();
        there.forget(table);
    }

    @Test void aLineThatIsTakenOverElsewhereIsClosedForGood() throws Exception {
        ServedTable table = table(there);
        ScriptedGuest ada = new ScriptedGuest(link(here, table, 0), "Ada", 1, text -> { }).join();
        ada.hear("welcome");
        ScriptedGuest again = new ScriptedGuest(link(there, table, 0), "Ada", 1, text -> { }).join();
        again.hear("welcome");
        while (ada.hear() != null) { }
        again.cut();
        ada.join();
        assertEquals(false, ada.hear("welcome").get("resumed"));
        ada.close();
        there.forget(table);
        ada.join();
        assertEquals("unknown-table", ada.hear("refused").get("code"));
        ada.close();
    }

    @Test void theLobbyShowsTheTablesOfAllServers() throws Exception {
        ServedTable table = table(there);
        ScriptedGuest guest = new ScriptedGuest(here.address() + "#none.none", "Ada", 1, text -> { }).connect();
        guest.send(Map.of("type", "lobby", "v", 1, "id", "a", "what", "games"));
        List<?> tables = (List<?>) guest.hear("lobby").get("tables");
        assertTrue(tables.stream().anyMatch(one -> ((Map<?, ?>) one).get("table").equals(table.id())), tables.toString());
        guest.send(Map.of("type", "lobby", "v", 1, "id", "b", "what", "sit", "order", Map.of("table", table.id())));
        assertEquals(List.of(table.seatSecrets().get(0)), guest.hear("lobby").get("seats"));
        guest.send(Map.of("type", "lobby", "v", 1, "id", "c", "what", "watch", "order", Map.of("table", "nonsense")));
        assertEquals("unknown-table", guest.hear("refused").get("code"));
        guest.close();
        there.forget(table);
    }

    @Test void whoeverLosesATableKeepsNothingOfItAnyMore() throws Exception {
        TableStore mine = first.memory(), theirs = second.memory();
        mine.keep("t", "record");
        mine.keep("t", "record", List.of("a", "b"));
        mine.keep("t", "other");
        assertEquals(Optional.of(new TableStore.Kept("t", "other", List.of("a", "b"))), theirs.find("t"));
        mine.keep("t", "other", List.of("a", "b", "c"));
        assertEquals(List.of("a", "b", "c"), theirs.take("t").orElseThrow().moves());
        assertThrows(TableStore.Lost.class, () -> mine.keep("t", "other", List.of("a", "b", "c", "d")));
        theirs.keep("t", "other", List.of("a"));
        assertEquals(List.of("a"), mine.find("t").orElseThrow().moves());
        theirs.forget("t");
        assertEquals(Optional.empty(), mine.find("t"));
    }

    @Test void pagesOfOneServerMayLookForAnother() throws Exception {
        HttpResponse<Void> page = HttpClient.newHttpClient().send(HttpRequest.newBuilder(URI.create(here.address())).build(), HttpResponse.BodyHandlers.discarding());
        String policy = page.headers().firstValue("Content-Security-Policy").orElse("");
        assertTrue(policy.contains(" ws://localhost:" + there.port()), policy);
        HttpClient.newHttpClient().newWebSocketBuilder().header("Origin", "http://localhost:" + here.port())
            .buildAsync(URI.create("ws://localhost:" + there.port() + "/socket"), new WebSocket.Listener() { }).join().abort();
    }

    private static int fetch(TableServer server, String path) throws Exception {
        return HttpClient.newHttpClient().send(HttpRequest.newBuilder(URI.create(server.address()).resolve(path)).build(), HttpResponse.BodyHandlers.discarding()).statusCode();
    }
}
