package eldertable.server;

import eldertable.json.Json;
import eldertable.json.JsonReader;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/** A Chromium without a screen, driven by its own protocol. */
final class Browser implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 120;
    private static final JsonReader JSON = new JsonReader(1 << 26, 60);

    private final Process process;
    private final WebSocket socket;
    private final AtomicInteger count = new AtomicInteger();
    private final Map<Long, CompletableFuture<Map<?, ?>>> waiting = new ConcurrentHashMap<>();
    /** What pages complained of: exceptions, and what their policy did not let them do. */
    final List<String> complaints = new CopyOnWriteArrayList<>();

    /** Where one is installed. */
    static Optional<Path> installed() {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator)).map(folder -> Path.of(folder, "chromium")).filter(Files::isExecutable).findFirst();
    }

    Browser(Path program, Path profile) throws IOException {
        process = new ProcessBuilder(program.toString(), "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-port=0", "--hide-scrollbars",
            "--user-data-dir=" + profile, "about:blank").redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
        BufferedReader said = new BufferedReader(new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8));
        String line = said.readLine();
        while (line != null && !line.startsWith("DevTools listening on ")) line = said.readLine();
        if (line == null) throw new IOException("the browser does not start");
        Thread drain = new Thread(() -> said.lines().forEach(more -> { }), "browser's words");
        drain.setDaemon(true);
        drain.start();
        socket = HttpClient.newHttpClient().newWebSocketBuilder().buildAsync(URI.create(line.substring("DevTools listening on ".length())), new Ear()).join();
    }

    private final class Ear implements WebSocket.Listener {
        private final StringBuilder text = new StringBuilder();

        @Override public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
            text.append(data);
            if (last) {
                take(text.toString());
                text.setLength(0);
            }
            from.request(1);
            return null;
        }

        private void take(String message) {
            try {
                Map<?, ?> heard = (Map<?, ?>) JSON.read(message);
                if (heard.get("id") instanceof Long id) waiting.remove(id).complete(heard);
                else if ("Runtime.exceptionThrown".equals(heard.get("method")) || "Log.entryAdded".equals(heard.get("method"))) complaints.add(message);
            } catch (JsonReader.NoJson broken) {
                complaints.add(broken.getMessage());
            }
        }
    }

    private Map<?, ?> call(String session, String method, Map<String, Object> parameters) {
        Map<?, ?> heard = ask(session, method, parameters);
        if (heard.get("error") != null) throw new AssertionError(method + ": " + heard.get("error"));
        return (Map<?, ?>) heard.get("result");
    }

    private Map<?, ?> ask(String session, String method, Map<String, Object> parameters) {
        long id = count.incrementAndGet();
        CompletableFuture<Map<?, ?>> answer = new CompletableFuture<>();
        waiting.put(id, answer);
        Map<String, Object> message = new LinkedHashMap<>(Map.of("id", id, "method", method, "params", parameters));
        if (session != null) message.put("sessionId", session);
        synchronized (socket) {
            socket.sendText(Json.line(message), true).join();
        }
        return answer.orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
    }

    /** A page with nothing remembered, as if of another person. */
    Page page(String name) {
        Object context = call(null, "Target.createBrowserContext", Map.of()).get("browserContextId");
        Object target = call(null, "Target.createTarget", Map.of("url", "about:blank", "browserContextId", context)).get("targetId");
        String session = (String) call(null, "Target.attachToTarget", Map.of("targetId", target, "flatten", true)).get("sessionId");
        Page page = new Page(session);
        for (String domain : List.of("Runtime", "Log", "Page")) call(session, domain + ".enable", Map.of());
        page.size(1280, 800);
        call(session, "Page.addScriptToEvaluateOnNewDocument", Map.of("source", "localStorage.setItem('name', '" + name + "'); localStorage.setItem('calm', '1')"));
        return page;
    }

    final class Page {
        private final String session;

        Page(String session) {
            this.session = session;
        }

        void open(String url) {
            call(session, "Page.navigate", Map.of("url", url));
        }

        void reload() {
            call(session, "Page.reload", Map.of());
        }

        void size(int width, int height) {
            call(session, "Emulation.setDeviceMetricsOverride", Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 600));
        }

        /** Null also between two pages: who asks then asks neither. */
        Object evaluate(String script) {
            Map<?, ?> heard = ask(session, "Runtime.evaluate", Map.of("expression", script, "returnByValue", true));
            if (heard.get("error") != null && heard.get("error").toString().contains("navigated")) return null;
            if (heard.get("error") != null) throw new AssertionError(script + ": " + heard.get("error"));
            return ((Map<?, ?>) ((Map<?, ?>) heard.get("result")).get("result")).get("value");
        }

        byte[] picture() {
            return Base64.getDecoder().decode((String) call(session, "Page.captureScreenshot", Map.of("format", "png")).get("data"));
        }
    }

    @Override public void close() {
        // Its helpers write into the profile to the last, which is deleted next.
        List<ProcessHandle> all = Stream.concat(process.descendants(), Stream.of(process.toHandle())).toList();
        process.destroy();
        for (ProcessHandle one : all) {
            try {
                one.onExit().get(20, TimeUnit.SECONDS);
            } catch (InterruptedException hurry) {
                Thread.currentThread().interrupt();
            } catch (ExecutionException | TimeoutException stuck) {
                one.destroyForcibly();
            }
        }
    }
}
