package eldertable.sdk.measuring;

import eldertable.json.Json;
import eldertable.json.JsonReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** Somebody at a table elsewhere who chooses at random, one thing at a time. Reads no more of what is said than that takes: many of them share a machine. */
final class LoadPerson implements WebSocket.Listener {
    private static final JsonReader JSON = new JsonReader(1 << 24, 40);

    private final Random random;
    private final StringBuilder coming = new StringBuilder();
    private final CompletableFuture<Void> seated = new CompletableFuture<>();
    private WebSocket socket;
    private CompletableFuture<?> sending = CompletableFuture.completedFuture(null);
    private String stream = "", pending = "", snapshot = "";
    private Map<?, ?> ask;
    private long heard, at, sentAt, wishes;
    private List<Double> answers = new ArrayList<>();
    private int lost, backs;
    private boolean over, closing;

    LoadPerson(long seed) {
        random = new Random(seed);
    }

    /** @param server its address; @return when the table was shown */
    CompletableFuture<Void> sit(HttpClient http, String server, String table, String secret, int seat) {
        http.newWebSocketBuilder().buildAsync(URI.create(server.replaceFirst("^http", "ws") + "socket"), this).whenComplete((opened, broken) -> {
            if (broken != null) {
                seated.completeExceptionally(broken);
                return;
            }
            synchronized (this) {
                socket = opened;
                send(Map.of("type", "join", "v", 1, "table", table, "token", secret, "name", "Person " + (seat + 1)));
            }
        });
        return seated;
    }

    @Override public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        coming.append(data);
        if (last) {
            String text = coming.toString();
            coming.setLength(0);
            take(text);
        }
        from.request(1);
        return null;
    }

    @Override public CompletionStage<?> onClose(WebSocket from, int code, String why) {
        broken();
        return null;
    }

    @Override public void onError(WebSocket from, Throwable why) {
        broken();
    }

    private synchronized void broken() {
        if (!closing) lost++;
    }

    private synchronized void take(String text) {
        try {
            if (text.startsWith("{\"n\":")) {
                long number = Long.parseLong(text.substring(5, text.indexOf(',')));
                if (heard != 0 && number != heard + 1) lost++;
                heard = number;
            }
            if (text.contains("\"type\":\"welcome\"")) stream = (String) read(text).get("stream");
            else if (text.contains("\"type\":\"refused\"")) answered();
            else if (text.contains("\"type\":\"snapshot\"")) show(text);
            else if (text.contains("\"type\":\"failed\"")) lost++;
        } catch (JsonReader.NoJson | RuntimeException nonsense) {
            lost++;
        }
    }

    private static Map<?, ?> read(String text) throws JsonReader.NoJson {
        return (Map<?, ?>) JSON.read(text);
    }

    private void show(String text) throws JsonReader.NoJson {
        snapshot = text;
        boolean asked = text.contains("\"ask\":{"), answer = !pending.isEmpty() && text.contains("\"" + pending + "\"");
        over |= text.contains("\"result\":");
        ask = null;
        if (asked) {
            Map<?, ?> all = read(text);
            ask = (Map<?, ?>) all.get("ask");
            backs = all.get("refused") != null ? 6 : Math.max(0, backs - 1);
        }
        at = heard;
        if (answer) answered();
        seated.complete(null);
    }

    private void answered() {
        if (pending.isEmpty()) return;
        answers.add((System.nanoTime() - sentAt) / 1e6);
        pending = "";
    }

    /** Chooses something if asked, unless the last wish is not answered yet. */
    synchronized void act() {
        if (ask == null || !pending.isEmpty() || over) return;
        List<Map<?, ?>> choices = new ArrayList<>();
        boolean again = random.nextBoolean(); // some things can be picked more than once
        for (Object choice : (List<?>) ask.get("choices")) if (again || ((Map<?, ?>) choice).get("times") == null) choices.add((Map<?, ?>) choice);
        boolean canFinish = ask.get("many") instanceof Map<?, ?> many && (Boolean) many.get("canFinish");
        boolean stuck = choices.isEmpty() && !canFinish || backs > 0 && random.nextInt(4) == 0;
        Map<String, Object> wish = new LinkedHashMap<>();
        pending = "w" + ++wishes;
        wish.put("type", "wish");
        wish.put("id", pending);
        wish.put("stream", stream);
        wish.put("at", at);
        if (stuck && Boolean.TRUE.equals(ask.get("canGoBack"))) wish.put("do", "back");
        else if (canFinish && (choices.isEmpty() || random.nextInt(3) == 0)) wish.put("do", "finish");
        else if (!choices.isEmpty()) {
            Map<?, ?> choice = choices.get(random.nextInt(choices.size()));
            wish.put("do", "choose");
            wish.put("path", choice.get("path") != null ? choice.get("path") : List.of(choice.get("code")));
        } else {
            pending = "";
            return;
        }
        sentAt = System.nanoTime();
        send(wish);
    }

    private void send(Map<String, Object> message) {
        String text = Json.line(message);
        sending = sending.handle((done, broken) -> null).thenCompose(ready -> socket.sendText(text, true)).exceptionally(gone -> null);
    }

    /** How long each answer took since this was asked last, in milliseconds. */
    synchronized List<Double> answers() {
        List<Double> taken = answers;
        answers = new ArrayList<>();
        return taken;
    }

    synchronized boolean isWaiting() {
        return !pending.isEmpty();
    }

    /** Since when the answer that is waited for is late; 0 if none is. */
    synchronized double waitingMillis() {
        return pending.isEmpty() ? 0 : (System.nanoTime() - sentAt) / 1e6;
    }

    /** Messages that are missing, and lines. */
    synchronized int lost() {
        return lost;
    }

    synchronized boolean isOver() {
        return over;
    }

    /** How many moves it was told of. */
    synchronized long moves() {
        try {
            return snapshot.isEmpty() ? -1 : (Long) read(snapshot).get("moves");
        } catch (JsonReader.NoJson nonsense) {
            return -1;
        }
    }

    synchronized void leave() {
        closing = true;
        if (socket != null) socket.abort();
    }
}
