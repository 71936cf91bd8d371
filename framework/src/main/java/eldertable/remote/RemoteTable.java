package eldertable.remote;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Span;
import eldertable.host.Chair;
import eldertable.host.FrontEnd;
import eldertable.host.Request;
import eldertable.host.Snapshot;
import eldertable.host.Snapshot.Notice;
import eldertable.host.TableFailure;
import eldertable.host.TableInfo;
import eldertable.host.Thought;
import eldertable.pack.library.PackLibrary;
import eldertable.server.protocol.Form;
import eldertable.server.protocol.Protocol;
import eldertable.server.protocol.SnapshotReader;
import eldertable.words.Message;
import eldertable.words.Words;

import java.net.URI;
import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A table that runs elsewhere, for one front end: what it is shown is made of what the server tells, what it wants goes there. A line that
 * is lost comes back by itself, misses nothing, and has nothing done twice. All but {@link #post} and {@link #close} belongs to one thread.
 */
public final class RemoteTable implements Chair {
    private static final long[] PAUSES = {300, 700, 1500, 3000, 6000};
    private static final long PING_SECONDS = 25;
    private static final int MOST_SHOWN = 200;

    private final String name, language;
    private final FrontEnd front;
    private final Words words;
    private final KnownGame games;
    private final HttpClient http = HttpClient.newHttpClient();
    private final ScheduledThreadPoolExecutor thread;
    private final AtomicLong posted = new AtomicLong();
    private final String own = UUID.randomUUID().toString();
    private volatile boolean closed;

    private TableLink link;
    /** Other servers that know the table; one of them may be there when this one is not. */
    private List<URI> servers = List.of();
    private ServerLine line;
    private int tries;
    private boolean welcomed;
    private String stream = "";
    private long after;
    /** What was wished and not answered yet, by the id of the wish. */
    private final Map<String, Wish> open = new LinkedHashMap<>();
    private Map<?, ?> described = Map.of();
    private TableInfo table;
    private SnapshotReader reader;
    private Snapshot last;
    private long number, answered;
    /** By the number of a snapshot: that of the message it came in. */
    private final Map<Long, Long> messages = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Long, Long> eldest) {
            return size() > MOST_SHOWN;
        }
    };

    /** @param number as it was posted */
    private record Wish(long number, Map<String, Object> message) {}

    /**
     * Goes to the table at once.
     *
     * @param name    what the others shall call whoever sits here, if the seat has no name yet; may be ""
     * @param library where the game has to be found
     */
    public RemoteTable(TableLink link, String name, PackLibrary library, FrontEnd front, String language) {
        this.link = link;
        this.name = name;
        this.front = front;
        this.language = language;
        words = Words.of(RemoteTable.class, "table", language);
        games = new KnownGame(library, words, language);
        thread = new ScheduledThreadPoolExecutor(1, work -> {
            Thread made = new Thread(work, "remote table");
            made.setDaemon(true);
            return made;
        }, new ThreadPoolExecutor.DiscardPolicy());
        thread.setRemoveOnCancelPolicy(true);
        thread.execute(this::connect);
        thread.scheduleWithFixedDelay(() -> send(Protocol.message("ping", "mark", 0)), PING_SECONDS, PING_SECONDS, TimeUnit.SECONDS);
    }

    // ------------------------------------------------------------------ for the front end

    @Override
    public long post(Request request) {
        long mine = posted.incrementAndGet();
        thread.execute(() -> wish(mine, request));
        return mine;
    }

    @Override
    public void close() {
        closed = true;
        thread.execute(() -> {
            if (line != null) line.close();
            thread.shutdownNow();
        });
    }

    private void wish(long mine, Request request) {
        if (last == null) return;
        var asked = WishWriter.write(request);
        if (asked.isEmpty()) {
            answer(mine, Notice.Kind.REFUSED, words.say("refused.not-host"));
            return;
        }
        long at = WishWriter.snapshot(request) == 0 ? after : messages.getOrDefault(WishWriter.snapshot(request), 0L);
        String id = own + "-" + mine;
        Map<String, Object> message = Protocol.message("wish", "id", id, "stream", stream, "at", at == after ? messages.getOrDefault(last.number(), after) : at);
        message.putAll(asked.get());
        open.put(id, new Wish(mine, message));
        send(message);
    }

    private void send(Map<String, Object> message) {
        if (line != null) line.send(message);
    }

    // ------------------------------------------------------------------ the line

    private void connect() {
        if (closed) return;
        try {
            ServerLine.open(http, link.socket(), new Ear(), thread);
        } catch (IllegalArgumentException noAddress) {
            fail(words.say("remote.nobody", "host", link.host()));
        }
    }

    private final class Ear implements ServerLine.Ear {
        @Override
        public void opened(ServerLine made) {
            if (closed) {
                made.close();
                return;
            }
            line = made;
            send(Protocol.message("join", "v", Protocol.VERSION, "table", link.table(), "token", link.secret(), "name", name, "language", language,
                "stream", stream, "after", after));
        }

        @Override
        public void heard(ServerLine from, Map<?, ?> message) {
            if (from != line || closed) return;
            try {
                hear(new Form(message));
            } catch (RuntimeException nonsense) { // whatever a server can think of; nothing of it may stay unsaid
                fail(words.say("remote.nonsense", "host", link.host()));
            }
        }

        @Override
        public void lost(ServerLine from, String why) {
            if (closed) return;
            line = null;
            if (!why.isEmpty()) fail(words.say("remote.closed", "why", why));
            else if (!welcomed) fail(words.say("remote.nobody", "host", link.host()));
            else retry();
        }
    }

    private void retry() {
        if (tries == 0) tellLost();
        long pause = PAUSES[Math.min(tries++, PAUSES.length - 1)];
        if (tries > 1 && !servers.isEmpty()) {
            URI before = link.server();
            link = link.at(servers.get(0));
            servers = Stream.concat(servers.stream().skip(1), Stream.of(before)).toList();
        }
        thread.schedule(this::connect, pause, TimeUnit.MILLISECONDS);
    }

    /** Nothing can be asked or answered until the line is back. */
    private void tellLost() {
        String lost = words.say("remote.lost", "host", link.host());
        if (last == null) front.waits(lost);
        else show(last.waiting(++number, answered, new Notice(Notice.Kind.WARNING, lost)));
    }

    private void fail(String why) {
        front.failed(new TableFailure(List.of(Diagnostic.error("remote-table", Span.file(link.host()), Message.plain(why))), false));
        close();
    }

    // ------------------------------------------------------------------ what is heard

    private void hear(Form message) {
        String type = message.word("type");
        if (message.has("n")) {
            if (type.equals("welcome") && !message.word("stream").equals(stream)) {
                stream = message.word("stream");
                after = 0;
                drop();
            }
            long heard = message.number("n", 0);
            if (heard <= after) return;
            after = heard;
        }
        switch (type) {
            case "welcome" -> welcome();
            case "presence" -> presence(message);
            case "table" -> describe(message);
            case "snapshot" -> snapshot(message);
            case "thinks" -> front.thinks(message.has("seat") ? new Thought(message.whole("seat"), 0) : null);
            case "chat" -> remark(message.word("name") + ": " + message.word("text"));
            case "refused" -> refused(message);
            case "known" -> open.remove(message.word("wish"));
            case "failed" -> fail(message.word("text"));
            case "servers" -> servers = message.words("addresses").stream().map(TableLink::server).flatMap(Optional::stream).toList();
            default -> { }
        }
    }

    private void welcome() {
        welcomed = true;
        boolean back = tries > 0;
        tries = 0;
        if (back && last != null) remark(words.say("remote.back"));
        List.copyOf(open.values()).forEach(wish -> send(wish.message()));
    }

    /** A server that was restarted knows nothing of what was wished before. */
    private void drop() {
        open.values().forEach(wish -> answered = Math.max(answered, wish.number()));
        open.clear();
    }

    private void presence(Form message) {
        if (last != null) return;
        List<String> missing = new ArrayList<>();
        int seat = 0;
        for (Form one : message.forms("seats")) {
            seat++;
            if (one.word("name").isEmpty()) missing.add(String.valueOf(seat));
        }
        if (!missing.isEmpty()) front.waits(words.say("remote.gathering", "seats", missing.stream().collect(Collectors.joining(", ")), "count", missing.size()));
    }

    private void describe(Form message) {
        Map<Object, Object> lasting = new LinkedHashMap<>(message.map());
        lasting.remove("n");
        boolean same = lasting.equals(described);
        described = lasting;
        try {
            if (!same) {
                table = games.lay(message);
                front.opened(table);
            }
            reader = new SnapshotReader(table.blueprint());
        } catch (KnownGame.Missing missing) {
            fail(missing.getMessage());
        }
    }

    private void snapshot(Form message) {
        if (reader == null) return;
        for (String id : message.words("answers")) {
            Wish wish = open.remove(id);
            if (wish != null) answered = Math.max(answered, wish.number());
        }
        messages.put(++number, after);
        show(reader.read(message.map(), number, answered));
    }

    private void show(Snapshot snapshot) {
        last = snapshot;
        front.show(snapshot);
    }

    /** Something besides the game. */
    private void remark(String text) {
        if (last != null) again(Notice.Kind.DONE, text);
    }

    private void refused(Form message) {
        String code = message.word("code"), why = words.has("remote.refused." + code) ? words.say("remote.refused." + code) : message.word("reason");
        Wish wish = open.remove(message.word("wish"));
        if (wish != null) answer(wish.number(), Notice.Kind.REFUSED, why);
        else if (!welcomed || List.of("unknown-table", "unknown-seat", "version").contains(code)) fail(why);
        else remark(why);
    }

    private void answer(long mine, Notice.Kind kind, String text) {
        answered = Math.max(answered, mine);
        again(kind, text);
    }

    /** The table as it was, with a word more. */
    private void again(Notice.Kind kind, String text) {
        long message = messages.getOrDefault(last.number(), after);
        Snapshot told = last.again(++number, answered, new Notice(kind, text));
        messages.put(number, message);
        show(told);
    }
}
