package eldertable.server.tables;

import eldertable.bot.Bots;
import eldertable.host.HostedTable;
import eldertable.host.Opening;
import eldertable.host.TableInfo;
import eldertable.host.TableTerms;
import eldertable.host.UndoRights;
import eldertable.pack.model.PackDef;
import eldertable.rules.TableNames;
import eldertable.script.ScriptEngine;
import eldertable.server.protocol.ClientMessage;
import eldertable.server.protocol.Protocol;
import eldertable.server.protocol.Refusal;
import eldertable.server.protocol.Refusal.Code;
import eldertable.session.Journal;
import eldertable.session.JournalStore;
import eldertable.session.MatchId;
import eldertable.session.MatchSetup;
import eldertable.session.SaveFolder;
import eldertable.words.Message;
import eldertable.words.Sayable;
import eldertable.words.Tongue;
import eldertable.words.Trouble;

import java.io.IOException;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A table on a server. Until everybody has come who is to play it gathers people; then the game begins and goes on whoever comes
 * and goes. Each seat of a person, and watching, has a secret: whoever brings it has that place.
 */
public final class ServedTable implements AutoCloseable {
    private static final int MOST_CHAT = 100, MOST_WATCHING = 50;
    private static final Message ELSEWHERE = Message.of("server.elsewhere");

    /** Somebody who has joined. */
    private final class Sitting implements Guest {
        private final Stream stream;
        private final Line line;

        Sitting(Stream stream, Line line) {
            this.stream = stream;
            this.line = line;
        }

        @Override
        public void say(ClientMessage message, String text) throws Refusal {
            if (message instanceof ClientMessage.Wish wish) stream.wish(wish);
            else if (message instanceof ClientMessage.Chat chat) chat(stream, chat);
            else if (message instanceof ClientMessage.StandIn standIn) give(stream, standIn);
        }

        @Override
        public void leave() {
            left(stream, line);
        }
    }

    /** A seat. */
    private static final class Place {
        final int seat;
        /** What its link holds; "" if whoever sits there needs none: a bot, or somebody at the table's own screen. */
        final String secret;
        final Stream stream;
        String name, bot, language = "en";
        /** Plays as long as the person is away. */
        String standIn = "";

        Place(int seat, TableRecord.Sits sits) {
            this.seat = seat;
            bot = sits.bot();
            name = sits.name();
            secret = sits.secret();
            stream = new Stream(seat);
        }

        boolean isPerson() {
            return bot.isEmpty();
        }

        boolean isRemote() {
            return isPerson() && !secret.isEmpty();
        }

        boolean isHere() {
            return !isRemote() || stream.isHere();
        }
    }

    private final String id, watching;
    private final TableOrder order;
    /** For a match that is begun here; empty where the table of somebody else is shared. */
    private final Optional<ScriptEngine> scripts;
    private final TableStore store;
    private final Pictures pictures;
    private final List<Place> places = new ArrayList<>();
    private final Set<Stream> watchers = new HashSet<>();
    private final Deque<Map<String, Object>> chat = new ArrayDeque<>();
    /** The match, once everybody has come; and the one that was kept, until somebody comes to go on with it. */
    private MatchSetup setup;
    private SaveFolder.Listed kept;
    private HostedTable running;
    private volatile boolean lost, over;

    private ServedTable(String id, String watching, TableOrder order, List<TableRecord.Sits> sits, Optional<ScriptEngine> scripts, TableStore store,
                        Pictures pictures) {
        this.id = id;
        this.watching = watching;
        this.order = order;
        this.scripts = scripts;
        this.store = store;
        this.pictures = pictures;
        for (int seat = 0; seat < sits.size(); seat++) places.add(new Place(seat, sits.get(seat)));
    }

    /** A new table. */
    public static ServedTable open(TableOrder order, ScriptEngine scripts, TableStore store, Pictures pictures) throws IOException {
        List<TableRecord.Sits> sits = order.seats().stream().map(seat -> new TableRecord.Sits(Tokens.secret(), seat.isPerson() ? "" : seat.name(), seat.bot())).toList();
        ServedTable table = new ServedTable(Tokens.name(), Tokens.secret(), order, sits, Optional.of(scripts), store, pictures);
        store.keep(table.id, table.record(0, false).text());
        return table;
    }

    /** A table that was kept. Its game goes on as soon as somebody comes. @param pack the game with its mods, as the record names them */
    public static ServedTable again(TableStore.Kept kept, TableRecord record, PackDef pack, ScriptEngine scripts, TableStore store, Pictures pictures) {
        ServedTable table = new ServedTable(kept.id(), record.watching(), record.order(pack), record.sits(), Optional.of(scripts), store, pictures);
        table.setup = record.match().orElse(null);
        table.over = record.over();
        if (table.setup != null && !kept.moves().isEmpty()) table.kept = record.save(kept.id(), pack.info().title(), kept.moves());
        return table;
    }

    /**
     * A table that somebody runs at a screen of their own, and shares: others come to some of its seats, and watch. It is kept where it was
     * kept before.
     *
     * @param seats those that others may come to
     */
    public static ServedTable shared(HostedTable running, TableInfo table, Set<Integer> seats, Pictures pictures) {
        MatchSetup setup = table.setup();
        List<TableRecord.Sits> sits = new ArrayList<>();
        for (int seat = 0; seat < setup.players(); seat++) {
            MatchSetup.Seat sitting = setup.seats().get(seat);
            sits.add(new TableRecord.Sits(seats.contains(seat) && sitting.isPerson() ? Tokens.secret() : "", sitting.name(), sitting.bot()));
        }
        TableOrder order = new TableOrder(table.blueprint().pack, setup.options(), setup.seats(), Optional.empty(), false);
        ServedTable shared = new ServedTable(Tokens.name(), Tokens.secret(), order, sits, Optional.empty(), TableStore.NONE, pictures);
        shared.setup = setup;
        shared.running = running;
        return shared;
    }

    private TableRecord record(long hash, boolean over) {
        List<TableRecord.Sits> sits = places.stream().map(place -> new TableRecord.Sits(place.secret, place.name, place.bot)).toList();
        return new TableRecord(order.pack().info().id(), order.pack().mods().stream().map(mod -> mod.info().id()).toList(), order.options(), order.clock(),
            order.open(), watching, sits, Optional.ofNullable(setup), hash, over);
    }

    /** Keeps who sits where before anybody is told. */
    private void keep() throws Refusal {
        try {
            store.keep(id, record(0, false).text());
        } catch (TableStore.Lost gone) {
            lose();
            throw new Refusal(Code.NOT_ALLOWED, ELSEWHERE);
        } catch (IOException broken) {
            throw new Refusal(Code.NOT_ALLOWED, Message.of("server.unkept", "why", Sayable.of(broken)));
        }
    }

    /** Where the match is kept after every move, with the rest of the table. */
    private final class Journals implements JournalStore {
        private final List<TableRecord.Sits> sits = record(0, false).sits();

        @Override
        public void keep(String title, Journal journal, Instant now) throws IOException {
            TableRecord record = new TableRecord(order.pack().info().id(), journal.setup().modIds(), order.options(), order.clock(), order.open(), watching, sits,
                Optional.of(journal.setup()), journal.hash(), journal.over());
            try {
                store.keep(id, record.text(), journal.commands());
                over = journal.over();
            } catch (TableStore.Lost gone) {
                lose(); // before anybody is told of a move that is not kept
                throw gone;
            }
        }

        @Override
        public void save(String name, String title, Journal journal, Instant now) throws IOException {
            throw new Trouble(Message.of("server.kept-by-themselves"));
        }
    }

    public String id() {
        return id;
    }

    public TableOrder order() {
        return order;
    }

    /** What the links of people's seats hold, by seat. */
    public synchronized Map<Integer, String> seatSecrets() {
        return places.stream().filter(Place::isRemote).collect(Collectors.toMap(place -> place.seat, place -> place.secret, (a, b) -> a, LinkedHashMap::new));
    }

    /** The secrets of seats that nobody has taken. */
    public synchronized List<String> freeSeats() {
        return places.stream().filter(place -> place.isPerson() && place.name.isEmpty()).map(place -> place.secret).toList();
    }

    /** The people's seats that somebody has a line to now. */
    public synchronized Set<Integer> present() {
        return places.stream().filter(place -> place.isRemote() && place.isHere()).map(place -> place.seat).collect(Collectors.toSet());
    }

    public synchronized int watching() {
        return watchers.size();
    }

    /** Of those who have come. */
    public synchronized List<String> names() {
        return places.stream().map(place -> place.name).filter(name -> !name.isEmpty()).toList();
    }

    public String watchingSecret() {
        return watching;
    }

    public synchronized boolean hasBegun() {
        return setup != null;
    }

    /** Whether its game is at the end, and nobody is there to look at it. */
    public synchronized boolean isOver() {
        return over && watchers.isEmpty() && places.stream().noneMatch(place -> place.isRemote() && place.isHere());
    }

    /** Whether it is another server's from now on, or has to be taken anew from what is kept of it. */
    public boolean isLost() {
        return lost;
    }

    /** What is kept of this table is not what it shows: nobody is told anything more, and everybody comes again. */
    public synchronized void lose() {
        lost = true;
        for (Place place : places) place.stream.cut();
        watchers.forEach(Stream::cut);
        watchers.clear();
        stop();
    }

    // ------------------------------------------------------------------ who comes and goes

    public synchronized Guest join(ClientMessage.Join join, Line line) throws Refusal {
        try {
            return admit(join, line);
        } finally {
            if (lost) line.cut();
        }
    }

    private Guest admit(ClientMessage.Join join, Line line) throws Refusal {
        if (lost) throw new Refusal(Code.NOT_ALLOWED, ELSEWHERE);
        Optional<Place> found = places.stream().filter(place -> place.isRemote() && Tokens.isSame(place.secret, join.token())).findFirst();
        if (found.isEmpty() && !Tokens.isSame(watching, join.token())) {
            throw new Refusal(Code.UNKNOWN_SEAT, Message.of("server.unknown-seat"));
        }
        if (found.isEmpty() && watchers.size() >= MOST_WATCHING) throw new Refusal(Code.FULL, Message.of("server.watched"));
        if (found.isPresent()) take(found.get(), join);
        Stream stream = found.map(place -> place.stream).orElseGet(() -> new Stream(-1));
        boolean whole = stream.attach(line, join.stream(), join.after());
        if (found.isEmpty()) watchers.add(stream);
        stream.send(Protocol.message("welcome", "v", Protocol.VERSION, "table", id, "stream", stream.id, "seat", stream.seat, "resumed", whole,
            "host", isHost(stream), "game", order.pack().info().id(), "title", order.pack().info().title(), "begun", setup != null));
        if (!whole) chat.forEach(stream::send);
        tellPresence();
        if (running != null) stream.sit(running, join.language(), pictures);
        else beginWhenComplete();
        return new Sitting(stream, line);
    }

    private void take(Place place, ClientMessage.Join join) throws Refusal {
        place.language = join.language();
        place.standIn = "";
        if (!place.name.isEmpty()) return;
        place.name = unique(join.name().isEmpty() ? Tongue.of(join.language()).say("server.player", "player", TableNames.player(place.seat)) : join.name());
        if (isComplete() && setup == null) settle();
        keep();
    }

    private boolean isComplete() {
        return places.stream().noneMatch(place -> place.name.isEmpty());
    }

    /** Everybody is there: who plays, and where chance begins, is settled. */
    private void settle() {
        List<MatchSetup.Seat> seats = places.stream().map(place -> new MatchSetup.Seat(place.name, place.bot)).toList();
        setup = MatchSetup.of(MatchId.fresh(order.pack().info().id()), order.pack(), order.players(), order.options(), new SecureRandom().nextLong(), seats);
    }

    private String unique(String name) {
        Set<String> taken = places.stream().map(place -> place.name).collect(Collectors.toSet());
        String free = name;
        for (int i = 2; taken.contains(free); i++) free = name + " " + i;
        return free;
    }

    private synchronized void left(Stream stream, Line line) {
        if (!stream.detach(line)) return;
        watchers.remove(stream);
        tellPresence();
    }

    private void beginWhenComplete() {
        if (running != null || setup == null) return;
        ScriptEngine engine = scripts.orElseThrow();
        Set<Integer> remote = places.stream().filter(Place::isRemote).map(place -> place.seat).collect(Collectors.toSet());
        TableTerms terms = new TableTerms(UndoRights.OWN_MOVES, order.clock(), remote);
        Opening opening = kept == null ? Opening.begin(engine, order.pack(), setup, Optional.empty())
            : Opening.resume(engine, order.pack(), kept, false, Optional.empty());
        running = new HostedTable(opening, new Journals(), terms);
        kept = null;
        for (Place place : places) if (place.stream.isHere()) place.stream.sit(running, place.language, pictures);
        for (Stream watcher : watchers) watcher.sit(running, "en", pictures);
    }

    /** The first seat of a person is that of whoever made the table; one that is shared is run at its own screen. */
    private boolean isHost(Stream stream) {
        return scripts.isPresent() && places.stream().filter(Place::isPerson).findFirst().map(place -> place.stream == stream).orElse(false);
    }

    private synchronized void give(Stream stream, ClientMessage.StandIn asked) throws Refusal {
        if (!isHost(stream)) throw new Refusal(Code.HOST_ONLY, Message.of("server.host-only"));
        if (asked.seat() >= places.size() || !places.get(asked.seat()).isPerson()) throw new Refusal(Code.NOT_ALLOWED, Message.of("server.no-person"));
        Place place = places.get(asked.seat());
        if (place.stream.isHere()) throw new Refusal(Code.NOT_ALLOWED, Message.of("server.is-here", "name", place.name));
        if (!Bots.isForAnyPack(asked.bot())) throw new Refusal(Code.NOT_ALLOWED, Message.of("server.no-bot"));
        if (!stream.isNew(asked.id())) return;
        if (setup == null) {
            place.bot = asked.bot();
            place.name = unique(asked.bot().substring(0, 1).toUpperCase(Locale.ROOT) + asked.bot().substring(1));
            if (isComplete()) settle();
            keep();
        } else {
            place.standIn = asked.bot();
            if (running != null) running.standIn(place.seat, asked.bot());
        }
        tellPresence();
        beginWhenComplete();
    }

    private void tellPresence() {
        List<Map<String, Object>> seats = new ArrayList<>();
        for (Place place : places) {
            seats.add(Map.of("seat", place.seat, "name", place.name, "bot", place.bot.isEmpty() ? place.standIn : place.bot,
                "here", place.isHere()));
        }
        tellAll(Protocol.message("presence", "seats", seats, "watching", watchers.size()));
    }

    private void tellAll(Map<String, Object> message) {
        for (Place place : places) if (place.isRemote()) place.stream.send(message);
        watchers.forEach(watcher -> watcher.send(message));
    }

    // ------------------------------------------------------------------ chat

    private synchronized void chat(Stream stream, ClientMessage.Chat line) throws Refusal {
        if (stream.seat < 0) throw new Refusal(Code.WATCHING, Message.of("server.no-chat"));
        if (line.text().isEmpty() || !stream.isNew(line.id())) return;
        Map<String, Object> message = Protocol.message("chat", "seat", stream.seat, "name", places.get(stream.seat).name, "text", line.text());
        chat.add(message);
        if (chat.size() > MOST_CHAT) chat.removeFirst();
        tellAll(message);
    }

    /** Ends the match here; whoever is connected tries to come back, for the server may be started again. */
    public synchronized void stop() {
        if (running != null && scripts.isPresent()) running.close();
    }

    /** Lets everybody know that it is over for good. */
    @Override
    public synchronized void close() {
        for (Place place : places) place.stream.close(Message.of("server.closed"));
        List.copyOf(watchers).forEach(watcher -> watcher.close(Message.of("server.closed")));
        watchers.clear();
        stop();
    }
}
