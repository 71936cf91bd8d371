package eldertable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.json.Json;
import eldertable.server.tables.ServedTable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/** Lines that are lost, taken over or lied to. */
class LinesTests {
    private static final int BAD_MESSAGES = Integer.getInteger("eldertable.games", 1) * 2_000;
    /** In bytes, between a quarter of them and the end: far less than they would take if anything of each was kept. */
    private static final long MOST_GROWN = 24 << 20;
    private static final String GAME = "tides-of-madness";
    private static ServedPacks served;

    @BeforeAll static void open() throws Exception {
        served = new ServedPacks();
    }

    @AfterAll static void close() {
        served.close();
    }

    private static ScriptedGuest[] seated(ServedTable table) {
        ScriptedGuest first = ScriptedGuest.at(served.server, table, 0, 1), second = ScriptedGuest.at(served.server, table, 1, 2);
        first.hear("snapshot");
        second.hear("snapshot");
        return new ScriptedGuest[] {first, second};
    }

    @Test void aLostLineMissesNothing() throws Exception {
        ServedTable table = served.table(GAME, false);
        ScriptedGuest[] guests = seated(table);
        guests[0].cut();
        while (!Boolean.FALSE.equals(here(guests[1].hear("presence"), 0))) { }
        guests[1].send(Map.of("type", "chat", "id", "c1", "text", "Are you <b>there</b>?"));
        guests[1].hear("chat");
        String stream = guests[0].stream;
        guests[0].join();
        Map<?, ?> chat = guests[0].hear("chat");
        assertEquals("Are you <b>there</b>?", chat.get("text"));
        Map<?, ?> welcome = guests[0].hear("welcome");
        assertEquals(true, welcome.get("resumed"));
        assertEquals(stream, guests[0].stream);
        guests[0].hear("snapshot");
        assertTrue(guests[0].isAsked(), "goes on where it was");
        guests[0].act();
        close(guests);
    }

    private static Object here(Map<?, ?> presence, int seat) {
        return ((Map<?, ?>) ((List<?>) presence.get("seats")).get(seat)).get("here");
    }

    private static void close(ScriptedGuest... guests) {
        for (ScriptedGuest guest : guests) guest.close();
    }

    @Test void aStreamThatIsNotKnownBeginsAnew() throws Exception {
        ScriptedGuest[] guests = seated(served.table(GAME, false));
        guests[0].cut();
        guests[0].stream = "nonsense";
        guests[0].join();
        assertEquals(false, guests[0].hear("welcome").get("resumed"));
        assertEquals(true, guests[0].hear("snapshot").get("whole"));
        close(guests);
    }

    @Test void aWishThatComesTwiceIsDoneOnce() throws Exception {
        ScriptedGuest[] guests = seated(served.table("waking-void", false));
        ScriptedGuest mover = guests[0].isAsked() ? guests[0] : guests[1];
        Map<?, ?> choice = (Map<?, ?>) ((List<?>) ((Map<?, ?>) mover.snapshot.get("ask")).get("choices")).get(0);
        Map<String, Object> wish = new LinkedHashMap<>(Map.of("type", "wish", "id", "same", "stream", mover.stream, "at", mover.at, "do", "choose"));
        wish.put("path", choice.get("path") != null ? choice.get("path") : List.of(choice.get("code")));
        mover.send(wish);
        mover.send(wish);
        assertEquals("same", mover.hear("known").get("wish"));
        assertEquals(List.of(), mover.refusals);
        close(guests);
    }

    @Test void aSeatThatIsOpenedElsewhereLeavesTheFirstPlace() throws Exception {
        ServedTable table = served.table(GAME, false);
        ScriptedGuest[] guests = seated(table);
        ScriptedGuest again = ScriptedGuest.at(served.server, table, 0, 3);
        again.hear("snapshot");
        Map<?, ?> heard = guests[0].hear();
        while (heard != null) heard = guests[0].hear();
        assertTrue(again.isAsked());
        close(again, guests[0], guests[1]);
    }

    @Test void aBotPlaysForWhoeverIsAwayUntilTheyComeBack() throws Exception {
        ServedTable table = served.table(GAME, false);
        ScriptedGuest[] guests = seated(table);
        guests[1].send(Map.of("type", "stand-in", "id", "s0", "seat", 0, "bot", "easy"));
        assertEquals("host-only", guests[1].hear("refused").get("code"));
        guests[0].send(Map.of("type", "stand-in", "id", "s1", "seat", 1, "bot", "easy"));
        assertEquals("not-allowed", guests[0].hear("refused").get("code"), "who is here plays alone");
        guests[1].cut();
        while (!Boolean.FALSE.equals(here(guests[0].hear("presence"), 1))) { }
        guests[0].send(Map.of("type", "stand-in", "id", "s2", "seat", 1, "bot", "random"));
        while ((Long) guests[0].snapshot.get("moves") < 2) {
            if (guests[0].isAsked()) guests[0].act();
            else guests[0].hear();
        }
        guests[1].join();
        guests[1].hear("snapshot");
        CompletableFuture<Void> other = CompletableFuture.runAsync(() -> {
            while (!guests[0].isAsked()) guests[0].hear();
            while (guests[0].isAsked()) guests[0].act(); // a move may take several choices
        });
        while (!guests[1].isAsked()) guests[1].hear();
        other.get();
        assertFalse(guests[1].isOver());
        close(guests);
    }

    // ------------------------------------------------------------------ lies

    /** Malformed, oversized, of a foreign seat, replayed and out of turn: the first half while it is this seat's turn, the other when it is not. */
    @Test void badMessagesAreRefusedByNameAndHarmNothing() throws Exception {
        ServedTable table = served.table(GAME, false);
        ScriptedGuest[] guests = seated(table);
        ScriptedGuest liar = guests[0];
        Random random = new Random(9);
        Map<String, Integer> codes = new LinkedHashMap<>();
        long memory = 0, done = 0;
        for (int i = 0; i < BAD_MESSAGES; i++) {
            if (i == BAD_MESSAGES / 2) { // from here on it has chosen, and waits for the other
                assertEquals(0L, liar.snapshot.get("moves"), "nothing was done");
                while (liar.isAsked()) liar.act();
                done = (Long) liar.snapshot.get("moves");
            }
            if (i == BAD_MESSAGES / 4) memory = used();
            // The same again, at once and much later: when it is no longer remembered it comes too late.
            boolean again = i == BAD_MESSAGES / 2 || i == BAD_MESSAGES - 1;
            String bad = again ? liar.lastWish : bad(liar, random, i);
            liar.sendText(bad);
            Map<?, ?> answer = liar.hear();
            while (answer != null && !List.of("refused", "known").contains(answer.get("type")) && answer.get("answers") == null) answer = liar.hear();
            if (answer == null) throw new AssertionError("the line was closed for " + bad);
            boolean known = answer.get("type").equals("known");
            String reason = known ? "it was done before" : (String) answer.get(answer.get("type").equals("refused") ? "reason" : "refused");
            assertFalse(reason == null || reason.isBlank(), bad + " " + answer);
            codes.merge(known ? "known" : answer.get("code") == null ? "told at the table" : (String) answer.get("code"), 1, Integer::sum);
        }
        assertTrue(codes.keySet().containsAll(List.of("malformed", "too-large", "late", "not-offered", "not-allowed", "known", "told at the table")), codes.toString());
        assertEquals(done, liar.snapshot.get("moves"), "nothing else was done");
        assertEquals(List.of(), served.log, "no mistake of the program");
        long grown = used() - memory;
        assertTrue(grown < MOST_GROWN, "megabytes more: " + (grown >> 20));
        System.out.printf("%,d bad messages, refused as %s; after a quarter of them %.1f MB in use, at the end %.1f%n",
            BAD_MESSAGES, codes, memory / 1048576.0, (memory + grown) / 1048576.0);
        while (guests[1].isAsked()) guests[1].act();
        while ((Long) liar.snapshot.get("moves") == done) liar.hear();
        close(guests);
    }

    private static long used() throws InterruptedException {
        System.gc();
        Thread.sleep(100);
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    private static String bad(ScriptedGuest liar, Random random, int i) {
        Map<String, Object> wish = new LinkedHashMap<>(Map.of("type", "wish", "id", "bad" + i, "stream", liar.stream, "at", liar.at, "do", "choose", "path", List.of(1)));
        switch (random.nextInt(14)) {
            case 0 -> { return garbage(random); }
            case 1 -> { return "[".repeat(random.nextInt(200)) + "]"; }
            case 2 -> { return "{\"type\":\"chat\",\"id\":\"x\",\"text\":\"" + "A".repeat(600 + random.nextInt(9000)) + "\"}"; }
            case 3 -> wish.put("at", (long) random.nextInt(1000) + 100_000);
            case 4 -> wish.put("stream", "another");
            case 5 -> wish.put("path", List.of(random.nextInt()));
            case 6 -> wish.put("do", "steal");
            case 7 -> wish.put("seat", 1);
            case 8 -> wish.put("path", "all");
            case 9 -> { return Json.line(Map.of("type", "join", "v", 1, "table", "x", "token", "y")); }
            case 10 -> { return Json.line(Map.of("type", "stand-in", "id", "i" + i, "seat", random.nextInt(32), "bot", "<script>")); }
            case 11 -> { // with another's seat before it
                wish.remove("path");
                wish.putAll(Map.of("do", "type", "text", "B keep eel"));
            }
            case 12 -> {
                wish.remove("path");
                wish.putAll(Map.of("do", "redo"));
            }
            default -> { return "{\"type\":\"" + garbage(random).replaceAll("[\"\\\\\\p{Cntrl}]", "") + "\"}"; }
        }
        return Json.line(wish);
    }

    private static String garbage(Random random) {
        StringBuilder text = new StringBuilder();
        for (int n = 1 + random.nextInt(60); n > 0; n--) text.appendCodePoint(1 + random.nextInt(0x2ff));
        return text.toString();
    }

    @Test void nobodySitsDownWithoutALink() throws Exception {
        ServedTable table = served.table(GAME, false);
        String link = served.server.link(table, "AAAAAAAAAAAAAAAAAAAAAA");
        assertEquals("unknown-seat", new ScriptedGuest(link, "Mallory", 1, text -> { }).join().hear("refused").get("code"));
        ScriptedGuest mute = new ScriptedGuest(link, "Mallory", 1, text -> { }).connect();
        mute.send(Map.of("type", "chat", "id", "c", "text", "hello"));
        assertEquals("not-joined", mute.hear("refused").get("code"));
        ScriptedGuest watcher = new ScriptedGuest(served.server.link(table, table.watchingSecret()), "Eve", 1, text -> { }).join();
        watcher.send(Map.of("type", "chat", "id", "c", "text", "hello"));
        assertEquals("watching", watcher.hear("refused").get("code"));
        close(mute, watcher);
    }

    @Test void hugeMessagesAndFloodsEndTheLineAndNothingElse() throws Exception {
        ServedTable table = served.table(GAME, false);
        ScriptedGuest[] guests = seated(table);
        try {
            guests[0].sendText("x".repeat(200_000));
        } catch (CompletionException ended) {
            // before all of it had gone out
        }
        Map<?, ?> heard = guests[0].hear();
        while (heard != null) heard = guests[0].hear();
        guests[0].join();
        assertEquals(true, guests[0].hear("welcome").get("resumed"), "and it may come back");
        close(guests);
    }

    // ------------------------------------------------------------------ strangers' pages

    @Test void onlyItsOwnPagesMayOpenALine() {
        URI socket = URI.create("ws://localhost:" + served.server.port() + "/socket");
        HttpClient http = HttpClient.newHttpClient();
        CompletionException refused = null;
        try {
            http.newWebSocketBuilder().header("Origin", "http://elsewhere.example").buildAsync(socket, new WebSocket.Listener() { }).join();
        } catch (CompletionException expected) {
            refused = expected;
        }
        assertNotEquals(null, refused);
        http.newWebSocketBuilder().header("Origin", "http://localhost:" + served.server.port()).buildAsync(socket, new WebSocket.Listener() { }).join().abort();
    }

    @Test void pagesLetNothingElseRun() throws Exception {
        HttpClient http = HttpClient.newHttpClient();
        List<String> bad = new ArrayList<>();
        for (String path : List.of("/", "/client/main.mjs", "/client/style.css", "/icons/cog.svg", "/nothing")) {
            HttpResponse<String> answer = http.send(HttpRequest.newBuilder(URI.create(served.server.address()).resolve(path)).build(), HttpResponse.BodyHandlers.ofString());
            String policy = answer.headers().firstValue("Content-Security-Policy").orElse("");
            if (!policy.contains("default-src 'none'") || policy.contains("unsafe")) bad.add(path + " " + policy);
            assertEquals(path.equals("/nothing") ? 404 : 200, answer.statusCode(), path);
            assertNull(answer.headers().firstValue("Server").orElse(null));
        }
        assertEquals(List.of(), bad);
        for (String path : List.of("/client/../TableServer.class", "/client/%2e%2e/x.mjs", "/fonts/..%2f..%2fx.ttf", "/art/x/card/y.png")) {
            int status = http.send(HttpRequest.newBuilder(URI.create("http://localhost:" + served.server.port() + path)).build(), HttpResponse.BodyHandlers.discarding()).statusCode();
            assertTrue(status >= 400, path + " " + status);
        }
    }
}
