package eldertable.server.tables;

import eldertable.bot.Bots;
import eldertable.host.HostedTable;
import eldertable.host.Opening;
import eldertable.host.TableTerms;
import eldertable.host.UndoRights;
import eldertable.rules.TableNames;
import eldertable.script.ScriptEngine;
import eldertable.server.protocol.ClientMessage;
import eldertable.server.protocol.Protocol;
import eldertable.server.protocol.Refusal;
import eldertable.server.protocol.Refusal.Code;
import eldertable.session.JournalStore;
import eldertable.session.MatchId;
import eldertable.session.MatchSetup;

import java.security.SecureRandom;
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

    /** Where somebody sits, over one line. */
    public final class Guest {
        private final Stream stream;
        private final Line line;

        private Guest(Stream stream, Line line) {
            this.stream = stream;
            this.line = line;
        }

        public void wish(ClientMessage.Wish wish) throws Refusal {
            stream.wish(wish);
        }

        public void chat(ClientMessage.Chat chat) throws Refusal {
            say(stream, chat);
        }

        /** For whoever made the table: a bot plays a seat that nobody has taken, or whose player is away. */
        public void standIn(ClientMessage.StandIn asked) throws Refusal {
            give(stream, asked);
        }

        /** The line is lost. */
        public void leave() {
            left(stream, line);
        }

        /** Tells this guest alone. */
        public void tell(Map<String, Object> message) {
            stream.send(message);
        }
    }

    /** A seat. */
    private static final class Place {
        final int seat;
        final String secret;
        final Stream stream;
        String name, bot, language = "en";
        /** Plays as long as the person is away. */
        String standIn = "";

        Place(int seat, MatchSetup.Seat sits) {
            this.seat = seat;
            bot = sits.bot();
            name = sits.isPerson() ? "" : sits.name();
            secret = Tokens.secret();
            stream = new Stream(seat);
        }

        boolean isPerson() {
            return bot.isEmpty();
        }
    }

    private final String id = Tokens.name();
    private final String watching = Tokens.secret();
    private final TableOrder order;
    private final ScriptEngine scripts;
    private final JournalStore journals;
    private final Pictures pictures;
    private final List<Place> places = new ArrayList<>();
    private final Set<Stream> watchers = new HashSet<>();
    private final Deque<Map<String, Object>> chat = new ArrayDeque<>();
    private HostedTable running;

    public ServedTable(TableOrder order, ScriptEngine scripts, JournalStore journals, Pictures pictures) {
        this.order = order;
        this.scripts = scripts;
        this.journals = journals;
        this.pictures = pictures;
        for (int seat = 0; seat < order.players(); seat++) places.add(new Place(seat, order.seats().get(seat)));
    }

    public String id() {
        return id;
    }

    public TableOrder order() {
        return order;
    }

    /** What the links of people's seats hold, by seat. */
    public synchronized Map<Integer, String> seatSecrets() {
        return places.stream().filter(Place::isPerson).collect(Collectors.toMap(place -> place.seat, place -> place.secret, (a, b) -> a, LinkedHashMap::new));
    }

    public String watchingSecret() {
        return watching;
    }

    public synchronized boolean hasBegun() {
        return running != null;
    }

    // ------------------------------------------------------------------ who comes and goes

    public synchronized Guest join(ClientMessage.Join join, Line line) throws Refusal {
        Optional<Place> found = places.stream().filter(place -> place.isPerson() && Tokens.isSame(place.secret, join.token())).findFirst();
        if (found.isEmpty() && !Tokens.isSame(watching, join.token())) {
            throw new Refusal(Code.UNKNOWN_SEAT, "This link does not lead to a seat at this table. Ask whoever sent it for another one.");
        }
        if (found.isEmpty() && watchers.size() >= MOST_WATCHING) throw new Refusal(Code.FULL, "As many are watching as can. Try again later.");
        found.ifPresent(place -> {
            place.language = join.language();
            place.standIn = "";
            if (place.name.isEmpty()) place.name = unique(join.name().isEmpty() ? "Player " + TableNames.player(place.seat) : join.name());
        });
        Stream stream = found.map(place -> place.stream).orElseGet(() -> new Stream(-1));
        boolean whole = stream.attach(line, join.stream(), join.after());
        if (found.isEmpty()) watchers.add(stream);
        stream.send(Protocol.message("welcome", "v", Protocol.VERSION, "table", id, "stream", stream.id, "seat", stream.seat, "resumed", whole,
            "host", isHost(stream), "game", order.pack().info().id(), "title", order.pack().info().title(), "begun", running != null));
        if (!whole) chat.forEach(stream::send);
        tellPresence();
        if (running != null) stream.sit(running, join.language(), pictures);
        else beginWhenComplete();
        return new Guest(stream, line);
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
        if (running != null || places.stream().anyMatch(place -> place.name.isEmpty())) return;
        List<MatchSetup.Seat> seats = places.stream().map(place -> new MatchSetup.Seat(place.name, place.bot)).toList();
        MatchSetup setup = MatchSetup.of(MatchId.fresh(order.pack().info().id()), order.pack(), order.players(), order.options(),
            new SecureRandom().nextLong(), seats);
        Set<Integer> remote = places.stream().filter(Place::isPerson).map(place -> place.seat).collect(Collectors.toSet());
        TableTerms terms = new TableTerms(UndoRights.OWN_MOVES, order.clock(), remote);
        running = new HostedTable(Opening.begin(scripts, order.pack(), setup, Optional.empty()), journals, terms);
        for (Place place : places) if (place.stream.isHere()) place.stream.sit(running, place.language, pictures);
        for (Stream watcher : watchers) watcher.sit(running, "en", pictures);
    }

    /** The first seat of a person is that of whoever made the table. */
    private boolean isHost(Stream stream) {
        return places.stream().filter(Place::isPerson).findFirst().map(place -> place.stream == stream).orElse(false);
    }

    private synchronized void give(Stream stream, ClientMessage.StandIn asked) throws Refusal {
        if (!isHost(stream)) throw new Refusal(Code.HOST_ONLY, "That is for whoever made the table.");
        if (asked.seat() >= places.size() || !places.get(asked.seat()).isPerson()) throw new Refusal(Code.NOT_ALLOWED, "Nobody sits there who could be away.");
        Place place = places.get(asked.seat());
        if (place.stream.isHere()) throw new Refusal(Code.NOT_ALLOWED, place.name + " is here.");
        if (!Bots.isForAnyPack(asked.bot())) throw new Refusal(Code.NOT_ALLOWED, "There is no such bot.");
        if (!stream.isNew(asked.id())) return;
        if (running == null) {
            place.bot = asked.bot();
            place.name = unique(asked.bot().substring(0, 1).toUpperCase(Locale.ROOT) + asked.bot().substring(1));
        } else {
            place.standIn = asked.bot();
            running.standIn(place.seat, asked.bot());
        }
        tellPresence();
        beginWhenComplete();
    }

    private void tellPresence() {
        List<Map<String, Object>> seats = new ArrayList<>();
        for (Place place : places) {
            seats.add(Map.of("seat", place.seat, "name", place.name, "bot", place.bot.isEmpty() ? place.standIn : place.bot,
                "here", !place.isPerson() || place.stream.isHere()));
        }
        tellAll(Protocol.message("presence", "seats", seats, "watching", watchers.size()));
    }

    private void tellAll(Map<String, Object> message) {
        for (Place place : places) if (place.isPerson()) place.stream.send(message);
        watchers.forEach(watcher -> watcher.send(message));
    }

    // ------------------------------------------------------------------ chat

    private synchronized void say(Stream stream, ClientMessage.Chat line) throws Refusal {
        if (stream.seat < 0) throw new Refusal(Code.WATCHING, "Only those who play can write here.");
        if (line.text().isEmpty() || !stream.isNew(line.id())) return;
        Map<String, Object> message = Protocol.message("chat", "seat", stream.seat, "name", places.get(stream.seat).name, "text", line.text());
        chat.add(message);
        if (chat.size() > MOST_CHAT) chat.removeFirst();
        tellAll(message);
    }

    @Override
    public synchronized void close() {
        for (Place place : places) place.stream.close("The table was closed.");
        List.copyOf(watchers).forEach(watcher -> watcher.close("The table was closed."));
        watchers.clear();
        if (running != null) running.close();
    }
}
