package eldertable.server;

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
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Somebody who plays over a real line: hears messages one after the other, and chooses at random. */
final class ScriptedGuest implements AutoCloseable {
    private static final HttpClient HTTP = HttpClient.newHttpClient();
    private static final JsonReader JSON = new JsonReader(1 << 24, 40);
    private static final String CLOSED = "";
    private static final long PATIENCE_SECONDS = 300;

    private int port;
    private final String table, token, name;
    private final Random random;
    private final Consumer<String> ear;
    private LinkedBlockingQueue<String> heard;
    private WebSocket socket;
    private int wishes;
    private int backs;

    /** Other servers that know the table, as it was told. */
    volatile List<String> servers = List.of();
    /** As it was sent. */
    String lastWish = "";
    private String last = "";
    String stream = "";
    long after;
    int seat = -2;
    volatile Map<?, ?> snapshot;
    /** Of the message that showed it. */
    long at;
    final List<String> chronicle = new ArrayList<>();
    final List<Map<?, ?>> refusals = new ArrayList<>();

    /** @param link as the server hands it out; @param ear hears every text that comes, as it is */
    ScriptedGuest(String link, String name, long seed, Consumer<String> ear) {
        URI uri = URI.create(link);
        port = uri.getPort();
        table = uri.getFragment().split("\\.")[0];
        token = uri.getFragment().split("\\.")[1];
        this.name = name;
        this.ear = ear;
        random = new Random(seed);
    }

    static ScriptedGuest at(TableServer server, eldertable.server.tables.ServedTable table, int seat, long seed) {
        return new ScriptedGuest(server.link(table, table.seatSecrets().get(seat)), "Guest " + seat, seed, text -> { }).join();
    }

    /** The line is gone. */
    static final class LineLost extends RuntimeException {
        private static final long serialVersionUID = 1;

        LineLost(String who) {
            super(who + " lost the line");
        }
    }

    /** From now on it goes to another server. */
    void goTo(String address) {
        port = URI.create(address).getPort();
    }

    /** Opens a line, in place of the one before. */
    ScriptedGuest connect() {
        LinkedBlockingQueue<String> ours = new LinkedBlockingQueue<>();
        heard = ours;
        socket = HTTP.newWebSocketBuilder().buildAsync(URI.create("ws://localhost:" + port + "/socket"), new WebSocket.Listener() {
            private final StringBuilder text = new StringBuilder();

            @Override public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
                text.append(data);
                if (last) {
                    ours.add(text.toString());
                    text.setLength(0);
                }
                from.request(1);
                return null;
            }

            @Override public CompletionStage<?> onClose(WebSocket from, int code, String why) {
                ours.add(CLOSED);
                return null;
            }

            @Override public void onError(WebSocket from, Throwable broken) {
                ours.add(CLOSED);
            }
        }).join();
        return this;
    }

    ScriptedGuest join() {
        connect();
        Map<String, Object> join = new LinkedHashMap<>(Map.of("type", "join", "v", 1, "table", table, "token", token, "name", name, "language", "en"));
        join.put("stream", stream);
        join.put("after", after);
        send(join);
        return this;
    }

    void send(Map<String, Object> message) {
        sendText(Json.line(message));
    }

    void sendText(String text) {
        socket.sendText(text, true).join();
    }

    /** The line is gone, as when somebody pulls a plug. */
    void cut() {
        socket.abort();
    }

    @Override public void close() {
        socket.abort();
    }

    // ------------------------------------------------------------------ hearing

    /** The next message; null when the line is closed. */
    Map<?, ?> hear() {
        try {
            String text = heard.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            if (text == null) throw new AssertionError(name + " hears nothing any more; last: " + last);
            if (text.equals(CLOSED)) return null;
            ear.accept(text);
            last = text;
            Map<?, ?> message = (Map<?, ?>) JSON.read(text);
            take(message);
            return message;
        } catch (InterruptedException | JsonReader.NoJson broken) {
            throw new AssertionError(broken);
        }
    }

    private void take(Map<?, ?> message) {
        if (message.get("n") instanceof Long number) {
            if (message.get("type").equals("welcome") && !message.get("stream").equals(stream)) {
                stream = (String) message.get("stream");
                after = 0;
                snapshot = null;
            }
            if (number != after + 1 && after != 0) throw new AssertionError(name + " heard " + number + " after " + after);
            after = number;
        }
        switch ((String) message.get("type")) {
            case "welcome" -> seat = ((Long) message.get("seat")).intValue();
            case "snapshot" -> {
                snapshot = message;
                at = (Long) message.get("n");
                if (message.get("chronicle") instanceof Map<?, ?> told) {
                    int from = ((Long) told.get("from")).intValue();
                    while (chronicle.size() > from) chronicle.remove(chronicle.size() - 1);
                    for (Object line : (List<?>) told.get("lines")) chronicle.add((String) ((Map<?, ?>) line).get("text"));
                }
            }
            case "refused" -> refusals.add(message);
            case "servers" -> servers = ((List<?>) message.get("addresses")).stream().map(String.class::cast).toList();
            default -> { }
        }
    }

    Map<?, ?> hear(String type) {
        while (true) {
            Map<?, ?> message = hear();
            if (message == null) throw new AssertionError(name + " lost the line waiting for " + type);
            if (message.get("type").equals(type)) return message;
        }
    }

    // ------------------------------------------------------------------ playing

    boolean isOver() {
        return snapshot != null && snapshot.get("result") != null;
    }

    boolean isAsked() {
        return snapshot != null && snapshot.get("ask") != null;
    }

    String wish(String what, Map<String, Object> more) {
        String id = name.replace(' ', '-') + "-" + wishes++;
        Map<String, Object> wish = new LinkedHashMap<>(Map.of("type", "wish", "id", id, "stream", stream, "at", at, "do", what));
        wish.putAll(more);
        lastWish = Json.line(wish);
        sendText(lastWish);
        return id;
    }

    /** Chooses something of what is asked, at random, and waits for the answer. */
    void act() {
        Map<?, ?> ask = (Map<?, ?>) snapshot.get("ask");
        List<Map<?, ?>> choices = new ArrayList<>();
        boolean again = random.nextBoolean(); // some things can be picked more than once
        for (Object choice : (List<?>) ask.get("choices")) if (again || ((Map<?, ?>) choice).get("times") == null) choices.add((Map<?, ?>) choice);
        boolean canFinish = ask.get("many") instanceof Map<?, ?> many && (Boolean) many.get("canFinish");
        boolean stuck = choices.isEmpty() && !canFinish || backs > 0 && random.nextInt(4) == 0;
        String id;
        if (stuck && Boolean.TRUE.equals(ask.get("canGoBack"))) id = wish("back", Map.of());
        else if (canFinish && (choices.isEmpty() || random.nextInt(3) == 0)) id = wish("finish", Map.of());
        else {
            Map<?, ?> choice = choices.get(random.nextInt(choices.size()));
            id = wish("choose", Map.of("path", choice.get("path") != null ? choice.get("path") : List.of(choice.get("code"))));
        }
        while (true) {
            Map<?, ?> message = hear();
            if (message == null) throw new LineLost(name);
            boolean answer = message.get("answers") instanceof List<?> answers && answers.contains(id);
            boolean refused = id.equals(message.get("wish"));
            if (message.get("refused") != null || refused) backs = 6;
            else if (backs > 0) backs--;
            if (answer || refused) return;
        }
    }

    /** Plays until the game is over. */
    void play() {
        while (!isOver()) {
            if (isAsked()) act();
            else if (hear() == null) throw new LineLost(name);
        }
    }
}
