package eldertable.sdk.measuring;

import eldertable.json.Json;
import eldertable.json.JsonReader;
import eldertable.sdk.program.CommandFailure;
import eldertable.words.Message;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;

/**
 * Many tables at one server, which is a process of its own, and everybody at them a real line: each person who is asked chooses something once a
 * second. Tables are added in stages, each measured for a while, up to a number, or until answers come too late or anything is missing.
 */
public final class ServerLoad implements AutoCloseable {
    /** What counts as soon enough, and for how many of the answers. */
    public static final double SOON_MILLIS = 150, PART = 0.95;
    private static final int OPENING_AT_ONCE = 8;
    private static final long PATIENCE_SECONDS = 120;
    /** Opening a hundred tables at once is another thing than playing at them: it is over before a stage is measured. */
    private static final Duration SETTLING = Duration.ofSeconds(5);
    private static final Duration LAST_ANSWERS = Duration.ofSeconds(20);
    private static final JsonReader JSON = new JsonReader(1 << 22, 12);

    /**
     * How one stage went.
     *
     * @param wishes    that were answered; @param aSecond of them, on average
     * @param median    until the answer, in milliseconds; @param part95 what 95 % stay below
     * @param lost      messages and lines that are missing; @param megabytes of the server, -1 if nobody tells; @param cores that it used
     */
    public record Stage(int tables, int lines, long wishes, double aSecond, double median, double part95, double worst, int lost, long megabytes, double cores) {
        public boolean holds() {
            return lost == 0 && wishes > 0 && part95 < SOON_MILLIS;
        }

        public Map<String, Object> forPrograms() {
            Map<String, Object> all = new LinkedHashMap<>();
            all.put("tables", tables);
            all.put("lines", lines);
            all.put("wishes", wishes);
            all.put("wishesASecond", aSecond);
            all.put("medianMillis", median);
            all.put("part95Millis", part95);
            all.put("worstMillis", worst);
            all.put("lost", lost);
            all.put("serverMegabytes", megabytes);
            all.put("serverCores", cores);
            return all;
        }
    }

    /** @param apart tables whose people were not told the same at the end */
    public record Result(List<Stage> stages, int apart) {
        /** The most tables that held. */
        public int most() {
            return stages.stream().filter(Stage::holds).mapToInt(Stage::tables).max().orElse(0);
        }
    }

    private final String game;
    private final int players;
    private final Consumer<Message> progress;
    private final HttpClient http = HttpClient.newHttpClient();
    private final ScheduledExecutorService ticking = Executors.newScheduledThreadPool(1, work -> {
        Thread made = new Thread(work, "load");
        made.setDaemon(true);
        return made;
    });
    private final List<List<LoadPerson>> tables = Collections.synchronizedList(new ArrayList<>());
    private final ConcurrentLinkedQueue<Double> earlier = new ConcurrentLinkedQueue<>();
    private final Process server;
    private final String address;
    private int missing;

    /** Starts the server. @param program its main class; @param most tables that there will be; @param folder where it may keep them */
    public ServerLoad(Class<?> program, String game, int players, int most, Path folder, Consumer<Message> progress) throws IOException {
        this.game = game;
        this.players = players;
        this.progress = progress;
        List<String> command = new ArrayList<>();
        command.add(ProcessHandle.current().info().command().orElse(System.getProperty("java.home") + "/bin/java"));
        command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
        command.addAll(List.of("-Deldertable.data=" + folder, "-cp", System.getProperty("java.class.path"), program.getName(), "host", "--port", "0",
            "--most-tables", String.valueOf(2 * most), "--most-people", String.valueOf(2 * most * players)));
        server = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
        address = address();
    }

    /** What the server tells first that is an address. */
    private String address() throws IOException {
        BufferedReader out = new BufferedReader(new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8));
        for (String line = out.readLine(); line != null; line = out.readLine()) {
            for (String word : line.split(" ")) if (word.startsWith("http://")) return word;
        }
        throw new CommandFailure(Message.of("bench.load.no-start"));
    }

    /** @param most tables; @param step so many more in each stage; @param span of each */
    public Result measure(int most, int step, Duration span) throws InterruptedException {
        List<Stage> stages = new ArrayList<>();
        do {
            fill(Math.min(most, tables.size() + step));
            Thread.sleep(SETTLING.toMillis());
            stages.add(stage(span));
        } while (tables.size() < most && stages.get(stages.size() - 1).holds());
        ticking.shutdownNow();
        long deadline = System.nanoTime() + LAST_ANSWERS.toNanos();
        while (everybody().stream().anyMatch(LoadPerson::isWaiting) && System.nanoTime() < deadline) Thread.sleep(100);
        Thread.sleep(1_000); // what goes to the others at a table comes a little later
        int apart = 0;
        for (List<LoadPerson> table : List.copyOf(tables)) if (table.stream().mapToLong(LoadPerson::moves).distinct().count() > 1) apart++;
        return new Result(stages, apart);
    }

    private List<LoadPerson> everybody() {
        List<LoadPerson> all = new ArrayList<>();
        for (List<LoadPerson> table : List.copyOf(tables)) all.addAll(table);
        return all;
    }

    private Stage stage(Duration span) throws InterruptedException {
        progress.accept(Message.of("bench.progress.tables", "tables", tables.size()));
        everybody().forEach(LoadPerson::answers);
        earlier.clear();
        missing = everybody().stream().mapToInt(LoadPerson::lost).sum();
        Duration work = server.info().totalCpuDuration().orElse(Duration.ZERO);
        long began = System.nanoTime();
        while (System.nanoTime() - began < span.toNanos()) {
            Thread.sleep(500);
            renew();
        }
        double seconds = (System.nanoTime() - began) / 1e9;
        List<Double> times = new ArrayList<>(earlier);
        int lost = -missing;
        for (LoadPerson person : everybody()) {
            times.addAll(person.answers());
            if (person.waitingMillis() > SOON_MILLIS) times.add(person.waitingMillis());
            lost += person.lost();
        }
        times.sort(null);
        double cores = server.info().totalCpuDuration().orElse(Duration.ZERO).minus(work).toMillis() / 1e3 / seconds;
        return new Stage(tables.size(), tables.size() * players, times.size(), times.size() / seconds, part(times, 0.5), part(times, PART), part(times, 1), lost, megabytes(), cores);
    }

    private static double part(List<Double> sorted, double part) {
        return sorted.isEmpty() ? 0 : sorted.get(Math.min(sorted.size() - 1, (int) (part * sorted.size())));
    }

    /** What the server's process takes of this machine's memory, where the system tells. */
    private long megabytes() {
        try {
            for (String line : Files.readAllLines(Path.of("/proc", String.valueOf(server.pid()), "status"))) {
                if (line.startsWith("VmRSS:")) return Long.parseLong(line.replaceAll("\\D", "")) >> 10;
            }
        } catch (IOException elsewhere) {
            // not on this system
        }
        return -1;
    }

    // ------------------------------------------------------------------ tables

    private void fill(int wanted) throws InterruptedException {
        while (tables.size() < wanted) {
            List<CompletableFuture<List<LoadPerson>>> opening = new ArrayList<>();
            for (int i = Math.min(OPENING_AT_ONCE, wanted - tables.size()); i > 0; i--) opening.add(open());
            for (CompletableFuture<List<LoadPerson>> one : opening) tables.add(await(one));
            progress.accept(Message.of("bench.progress.opening", "tables", tables.size()));
        }
    }

    /** Where a game is over another one begins. */
    private void renew() throws InterruptedException {
        for (int i = 0; i < tables.size(); i++) {
            List<LoadPerson> table = tables.get(i);
            if (!table.stream().allMatch(LoadPerson::isOver)) continue;
            table.forEach(person -> {
                earlier.addAll(person.answers());
                missing -= person.lost();
                person.leave();
            });
            tables.set(i, await(open()));
        }
    }

    private static <T> T await(CompletableFuture<T> future) throws InterruptedException {
        try {
            return future.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException broken) {
            throw new CommandFailure(Message.of("bench.load.unopened", "why", broken));
        }
    }

    private CompletableFuture<List<LoadPerson>> open() {
        CompletableFuture<Map<?, ?>> opened = new CompletableFuture<>();
        http.newWebSocketBuilder().buildAsync(URI.create(address.replaceFirst("^http", "ws") + "socket"), new WebSocket.Listener() {
            private final StringBuilder text = new StringBuilder();

            @Override public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
                text.append(data);
                from.request(1);
                if (!last) return null;
                try {
                    opened.complete((Map<?, ?>) JSON.read(text.toString()));
                } catch (JsonReader.NoJson nonsense) {
                    opened.completeExceptionally(nonsense);
                }
                from.abort();
                return null;
            }
        }).thenCompose(line -> line.sendText(Json.line(Map.of("type", "lobby", "v", 1, "id", "open", "what", "open",
            "order", Map.of("game", game, "players", players, "bots", List.of(), "mods", List.of(), "open", false))), true)).exceptionally(broken -> {
                opened.completeExceptionally(broken);
                return null;
            });
        return opened.thenCompose(this::sit);
    }

    private CompletableFuture<List<LoadPerson>> sit(Map<?, ?> table) {
        if (!(table.get("seats") instanceof List<?> secrets)) return CompletableFuture.failedFuture(new IOException(String.valueOf(table.get("reason"))));
        List<LoadPerson> people = new ArrayList<>();
        CompletableFuture<?> all = CompletableFuture.completedFuture(null);
        for (int seat = 0; seat < secrets.size(); seat++) {
            LoadPerson person = new LoadPerson(System.nanoTime() + seat);
            people.add(person);
            CompletableFuture<Void> seated = person.sit(http, address, (String) table.get("table"), (String) secrets.get(seat), seat);
            all = CompletableFuture.allOf(all, seated);
        }
        return all.thenApply(everybody -> {
            for (LoadPerson person : people) ticking.scheduleAtFixedRate(person::act, (long) (Math.random() * 1_000), 1_000, TimeUnit.MILLISECONDS);
            return people;
        });
    }

    @Override public void close() {
        ticking.shutdownNow();
        everybody().forEach(LoadPerson::leave);
        server.destroyForcibly();
    }
}
