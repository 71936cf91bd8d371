package eldertable.remote;

import eldertable.json.Json;
import eldertable.json.JsonReader;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;

/** One line to a server, until it is lost. What it hears is told on the owner's thread, in its order. */
final class ServerLine {
    private static final int LONGEST = 1 << 24, DEEPEST = 40;
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final int NOT_WANTED = 1008;

    /** Hears what comes of a line; each is called on the owner's thread. */
    interface Ear {
        void opened(ServerLine line);

        void heard(ServerLine line, Map<?, ?> message);

        /** @param why the server closed it for good, in its words; "" if the line was just lost */
        void lost(ServerLine line, String why);
    }

    private final Ear ear;
    private final Executor owner;
    private final JsonReader json = new JsonReader(LONGEST, DEEPEST);
    private volatile WebSocket socket;
    private CompletableFuture<?> sending = CompletableFuture.completedFuture(null);
    private boolean ended;

    private ServerLine(Ear ear, Executor owner) {
        this.ear = ear;
        this.owner = owner;
    }

    static void open(HttpClient http, URI socket, Ear ear, Executor owner) {
        ServerLine line = new ServerLine(ear, owner);
        http.newWebSocketBuilder().connectTimeout(PATIENCE).buildAsync(socket, line.new Listener()).whenComplete((made, broken) -> owner.execute(() -> {
            line.socket = made;
            if (broken == null) ear.opened(line);
            else line.end("");
        }));
    }

    private final class Listener implements WebSocket.Listener {
        private final StringBuilder text = new StringBuilder();

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
            text.append(data);
            if (text.length() > LONGEST) {
                from.abort();
                owner.execute(() -> end(""));
            } else if (last) {
                String whole = text.toString();
                text.setLength(0);
                owner.execute(() -> take(whole));
            }
            from.request(1);
            return null;
        }

        @Override
        public CompletionStage<?> onClose(WebSocket from, int code, String why) {
            owner.execute(() -> end(code == NOT_WANTED ? why : ""));
            return null;
        }

        @Override
        public void onError(WebSocket from, Throwable broken) {
            owner.execute(() -> end(""));
        }
    }

    // ------------------------------------------------------------------ on the owner's thread

    private void take(String text) {
        if (ended) return;
        try {
            if (json.read(text) instanceof Map<?, ?> message) ear.heard(this, message);
        } catch (JsonReader.NoJson broken) {
            socket.abort();
            end("");
        }
    }

    private void end(String why) {
        if (ended) return;
        ended = true;
        ear.lost(this, why);
    }

    void send(Map<String, Object> message) {
        if (ended || socket == null) return;
        String text = Json.line(message);
        sending = sending.handle((done, broken) -> null).thenCompose(ready -> socket.sendText(text, true)).exceptionally(lost -> null);
    }

    /** Nothing more is told of it. */
    void close() {
        ended = true;
        if (socket != null) socket.abort();
    }
}
