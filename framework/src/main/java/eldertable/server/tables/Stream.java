package eldertable.server.tables;

import eldertable.choosing.Ask;
import eldertable.host.Connection;
import eldertable.host.FrontEnd;
import eldertable.host.HostedTable;
import eldertable.host.Snapshot;
import eldertable.host.TableFailure;
import eldertable.host.TableInfo;
import eldertable.host.Thought;
import eldertable.json.Json;
import eldertable.server.protocol.ClientMessage.Wish;
import eldertable.server.protocol.Protocol;
import eldertable.server.protocol.Refusal;
import eldertable.server.protocol.Refusal.Code;
import eldertable.server.protocol.SnapshotWriter;
import eldertable.server.protocol.TableDescription;
import eldertable.words.Message;
import eldertable.words.Tongue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * All that one seat, or one spectator, is told: numbered messages, of which the last are kept for a line that was lost. Lines come
 * and go; while there is one, the stream is a front end of the running table.
 */
final class Stream implements FrontEnd {
    private static final int MOST_KEPT = 300, MOST_KNOWN = 500, MOST_SHOWN = 60;
    /** In characters: whoever has missed more is shown the table anew, and a server with thousands of lines needs no gigabytes for it. */
    private static final int MOST_KEPT_LENGTH = 32_000;
    private static final int SPECTATOR = -1;

    private record Kept(long number, String text) {}

    final String id = Tokens.name();
    final int seat;
    private final Deque<Kept> kept = new ArrayDeque<>();
    /** Ids of wishes that were taken. */
    private final Set<String> known = Collections.newSetFromMap(recent(MOST_KNOWN));
    /** By the number of a message: that of the table's snapshot it showed. */
    private final Map<Long, Long> shown = recent(MOST_SHOWN);
    /** By the number of a request at the table: the wish that it came from. */
    private final TreeMap<Long, String> pending = new TreeMap<>();
    private int keptLength;
    private long number;
    private Line line;
    private Tongue tongue = Tongue.ENGLISH;
    private Connection connection;
    private SnapshotWriter writer;
    private Snapshot last;
    private Function<TableInfo, String> naming;

    Stream(int seat) {
        this.seat = seat;
    }

    private static <K, V> Map<K, V> recent(int most) {
        return new LinkedHashMap<>() {
            private static final long serialVersionUID = 1;

            @Override
            protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
                return size() > most;
            }
        };
    }

    // ------------------------------------------------------------------ lines

    /** Goes on over this line; whoever listened over another before is told. @return whether nothing is missing of what it knows */
    synchronized boolean attach(Line other, String stream, long after) {
        if (line != null) line.close(tongue.say("server.opened-elsewhere"));
        line = other;
        boolean whole = stream.equals(id) && after <= number && (after == number || !kept.isEmpty() && kept.getFirst().number() <= after + 1);
        if (whole) for (Kept message : kept) if (message.number() > after) line.send(message.text());
        return whole;
    }

    /** @return whether this line was the one */
    synchronized boolean detach(Line gone) {
        if (line != gone) return false;
        line = null;
        stand();
        return true;
    }

    synchronized boolean isHere() {
        return line != null;
    }

    synchronized void close(Message why) {
        if (line != null) line.close(tongue.say(why));
        line = null;
        stand();
    }

    synchronized void cut() {
        if (line != null) line.cut();
        line = null;
        stand();
    }

    synchronized void send(Map<String, Object> message) {
        Map<String, Object> numbered = new LinkedHashMap<>();
        numbered.put("n", ++number);
        numbered.putAll(message);
        String text = Json.line(numbered);
        kept.add(new Kept(number, text));
        keptLength += text.length();
        while (kept.size() > MOST_KEPT || keptLength > MOST_KEPT_LENGTH && kept.size() > 1) keptLength -= kept.removeFirst().text().length();
        if (line != null) line.send(text);
    }

    // ------------------------------------------------------------------ at the table

    /** Sits down at the table that runs, or watches it. */
    synchronized void sit(HostedTable table, String language, Pictures pictures) {
        stand();
        tongue = Tongue.of(language);
        naming = info -> pictures.of(info.blueprint(), language);
        connection = seat == SPECTATOR ? table.watch(this, language) : table.join(this, language, Set.of(seat));
    }

    private void stand() {
        if (connection != null) connection.close();
        connection = null;
        writer = null;
        last = null;
        shown.clear();
        pending.clear();
    }

    /** Whether nothing was sent under this id before. */
    synchronized boolean isNew(String wish) {
        return known.add(wish);
    }

    synchronized void wish(Wish wish) throws Refusal {
        if (known.contains(wish.id())) {
            send(Protocol.message("known", "wish", wish.id()));
            return;
        }
        if (connection == null || last == null) throw new Refusal(Code.NOT_ALLOWED, Message.of("server.not-begun"));
        Long snapshot = wish.stream().equals(id) ? shown.get(wish.at()) : null;
        if (snapshot == null) throw new Refusal(Code.LATE, Message.of("server.late"));
        if (!wish.action().path().isEmpty()) checkOffered(wish.action().path());
        known.add(wish.id());
        pending.put(connection.post(wish.action().at(snapshot)), wish.id());
    }

    private void checkOffered(List<Integer> path) throws Refusal {
        Ask ask = last.ask().orElseThrow(() -> new Refusal(seat == SPECTATOR ? Code.WATCHING : Code.NOT_ALLOWED, Message.of("server.not-asked")));
        if (ask.choices().stream().anyMatch(choice -> choice.path().equals(path))) return;
        // Several things for one pick: the table looks at each when those before it are taken.
        if (ask.many() && ask.choices().stream().anyMatch(choice -> choice.code() == path.get(0))) return;
        for (Ask.Refusal refusal : ask.refusals()) {
            if (refusal.code() == path.get(path.size() - 1)) throw new Refusal(Code.NOT_ALLOWED, Message.plain(refusal.reason()));
        }
        throw new Refusal(Code.NOT_OFFERED, Message.of("server.not-offered"));
    }

    // ------------------------------------------------------------------ told by the table, on its thread

    @Override
    public synchronized void opened(TableInfo table) {
        if (connection == null) return;
        writer = new SnapshotWriter(table.lexicon());
        send(TableDescription.of(table, naming.apply(table)));
    }

    /** Windows elsewhere count as those here do, and browsers show what was laid last before it is taken away. */
    @Override
    public boolean counts() {
        return true;
    }

    @Override
    public synchronized void show(Snapshot snapshot) {
        if (writer == null) return; // it has left meanwhile
        Map<Long, String> answered = pending.headMap(snapshot.answered(), true);
        List<String> answers = new ArrayList<>(answered.values());
        answered.clear();
        last = snapshot;
        send(writer.write(snapshot, answers));
        shown.put(number, snapshot.number());
    }

    @Override
    public synchronized void thinks(Thought thought) {
        // How far it is changes many times a second; that it thinks is enough to know.
        if (thought == null || thought.part() == 0) send(Protocol.message("thinks", "seat", thought == null ? null : thought.seat()));
    }

    @Override
    public synchronized void failed(TableFailure failure) {
        // The words of diagnostics may speak of hidden things, and files of this machine: they are for whoever runs the server.
        Message told = failure.place().map(place -> Message.of("server.stopped-at", "place", place)).orElse(Message.of("server.stopped"));
        send(Protocol.message("failed", "text", tongue.say(told)));
    }
}
