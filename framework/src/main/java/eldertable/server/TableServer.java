package eldertable.server;

import eldertable.host.HostedTable;
import eldertable.host.TableInfo;
import eldertable.isolation.Isolation;
import eldertable.json.Json;
import eldertable.pack.library.PackLibrary;
import eldertable.pack.model.PackDef;
import eldertable.script.ScriptEngine;
import eldertable.server.protocol.ClientMessage;
import eldertable.server.protocol.Protocol;
import eldertable.server.protocol.Refusal;
import eldertable.server.protocol.Refusal.Code;
import eldertable.server.tables.Guest;
import eldertable.server.tables.Line;
import eldertable.server.tables.Reception;
import eldertable.server.tables.ServedTable;
import eldertable.server.tables.TableOrder;
import eldertable.server.tables.TableRecord;
import eldertable.server.tables.TableStore;
import eldertable.server.tables.Visit;
import eldertable.server.web.WebServer;
import eldertable.tabletop.SetTables;
import eldertable.state.Blueprint;
import eldertable.words.Message;
import eldertable.words.Sayable;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;

/** A server with its tables: opens them, and lets people to them who bring a link, or passes those on to the server that has their table. */
public final class TableServer implements AutoCloseable {
    private final ServerSettings settings;
    private final ScriptEngine scripts;
    private final Function<PackDef, Isolation> isolation;
    private final TableStore store;
    private final Consumer<Message> log;
    private final Map<String, ServedTable> tables = new ConcurrentHashMap<>();
    /** By table: the game of one that is elsewhere, for its pages and pictures are fetched where people came to. */
    private final Map<String, PackDef> elsewhere = new ConcurrentHashMap<>();
    private final GamePages games;
    private final OpenTables open = new OpenTables(this::tables, this::here, this::fellows);
    private volatile Fellows fellows = Fellows.NONE;
    private volatile KeptGames kept = new KeptGames(new PackLibrary(List.of()));
    private volatile Lobby lobby;
    private final WebServer web;

    /**
     * With its doors open. A server that goes on with tables of before is made {@link #closed} instead.
     *
     * @param isolation where the rules of a pack run; @param log hears what whoever runs the server should know; never a secret
     */
    public TableServer(ServerSettings settings, ScriptEngine scripts, Function<PackDef, Isolation> isolation, TableStore store, Consumer<Message> log)
        throws IOException {
        this(settings, scripts, isolation, store, log, true);
    }

    /**
     * Whoever comes waits until {@link #openDoors}: people who come back the moment that a server is started again would be told that their tables are
     * gone, as long as those are not restored.
     */
    public static TableServer closed(ServerSettings settings, ScriptEngine scripts, Function<PackDef, Isolation> isolation, TableStore store,
                                     Consumer<Message> log) throws IOException {
        return new TableServer(settings, scripts, isolation, store, log, false);
    }

    private TableServer(ServerSettings settings, ScriptEngine scripts, Function<PackDef, Isolation> isolation, TableStore store, Consumer<Message> log,
                        boolean isOpen) throws IOException {
        this.settings = settings;
        this.scripts = scripts.sharing();
        this.isolation = isolation;
        this.store = store;
        this.log = log;
        games = new GamePages(id -> Optional.ofNullable(tables.get(id)).map(table -> table.order().pack()).or(() -> Optional.ofNullable(elsewhere.get(id))),
            this::onShelf, (pack, language) -> new SetTables(pack, language, () -> scripts.with(isolation.apply(pack))));
        ClientPages client = new ClientPages();
        web = new WebServer(settings.place(), new FrontDesk(false), () -> fellows.addresses(), path -> client.find(path).or(() -> games.find(path)));
        if (isOpen) openDoors();
    }

    /** Once all tables are there. */
    public void openDoors() throws IOException {
        web.start();
    }

    public int port() {
        return web.port();
    }

    /** Where browsers find it. */
    public String address() {
        return (settings.tls().isPresent() ? "https://" : "http://") + settings.host() + ":" + port() + "/";
    }

    // ------------------------------------------------------------------ tables

    public ServedTable open(TableOrder order) throws Refusal {
        if (tables.size() >= settings.mostTables()) clear();
        if (tables.size() >= settings.mostTables()) {
            throw new Refusal(Code.FULL, Message.of("server.full", "most", settings.mostTables()));
        }
        try {
            ServedTable table = ServedTable.open(order, scripts.with(isolation.apply(order.pack())), store, games::name);
            tables.put(table.id(), table);
            fellows.claim(table.id());
            return table;
        } catch (IOException broken) {
            throw new Refusal(Code.NOT_ALLOWED, Message.of("server.unkept", "why", Sayable.of(broken)));
        }
    }

    /** Tables that nobody comes back to make room for others. */
    private void clear() {
        for (ServedTable table : tables.values()) {
            try {
                if (table.isOver()) forget(table);
            } catch (IOException broken) {
                log.accept(Message.of("server.unforgotten", "table", table.id(), "why", Sayable.of(broken)));
            }
        }
    }

    /** Lets others come to seats of a table that runs already. @param table what it is about; @param seats those that others may have */
    public ServedTable share(HostedTable running, TableInfo table, Set<Integer> seats) {
        ServedTable shared = ServedTable.shared(running, table, seats, games::name);
        tables.put(shared.id(), shared);
        return shared;
    }

    /** Opens all tables again that were kept, and are at no other server. @param library where their games are found; @return those that people can come back to */
    public List<ServedTable> restore(PackLibrary library) throws IOException {
        kept = new KeptGames(library);
        List<ServedTable> restored = new ArrayList<>();
        for (String id : store.ids()) if (fellows.claim(id)) adopt(id).ifPresent(restored::add);
        return restored;
    }

    /** Goes on with a table that is kept. */
    private synchronized Optional<ServedTable> adopt(String id) {
        Optional<ServedTable> there = here(id);
        if (there.isPresent()) return there;
        try {
            Optional<TableStore.Kept> found = store.take(id);
            if (found.isEmpty()) {
                fellows.release(id);
                return Optional.empty();
            }
            TableRecord record = TableRecord.read(found.get().record());
            PackDef pack = kept.pack(record);
            ServedTable table = ServedTable.again(found.get(), record, pack, scripts.with(isolation.apply(pack)), store, games::name);
            tables.put(id, table);
            return Optional.of(table);
        } catch (IOException broken) {
            log.accept(Message.of("server.stays-closed", "table", id, "why", Sayable.of(broken)));
            return Optional.empty();
        }
    }

    private Optional<ServedTable> here(String id) {
        return Optional.ofNullable(tables.computeIfPresent(id, (same, table) -> table.isLost() ? null : table));
    }

    /** Ends a table for good. */
    public void forget(ServedTable table) throws IOException {
        tables.remove(table.id());
        table.close();
        store.forget(table.id());
        fellows.release(table.id());
    }

    List<ServedTable> tables() {
        return List.copyOf(tables.values());
    }

    /** A link that leads to a table. @param secret of the seat; it stands where browsers keep it to themselves */
    public String link(ServedTable table, String secret) {
        return address() + "#" + table.id() + "." + secret;
    }

    // ------------------------------------------------------------------ others

    /** From now on people can make tables, and find them, without a link. @param password "" if everybody may come in */
    public void openLobby(PackLibrary library, String password) {
        lobby = new Lobby(this, open, library, password);
    }

    /** Shares all tables with other servers. @param library where the games of all of them are found */
    public void join(Fellows others, PackLibrary library) {
        kept = new KeptGames(library);
        fellows = others;
        others.open(address(), new FellowDesk());
    }

    /** The game of that id, if people here can know of it: since it is played, or stands in the lobby. */
    private Optional<PackDef> onShelf(String game) {
        Optional<PackDef> played = tables.values().stream().map(table -> table.order().pack()).filter(pack -> pack.info().id().equals(game)).findFirst();
        Lobby there = lobby;
        return played.isPresent() || there == null ? played : there.game(game);
    }

    private Fellows fellows() {
        return fellows;
    }

    private String servers() {
        return Json.line(Protocol.message("servers", "addresses", fellows.addresses()));
    }

    private final class FellowDesk implements Fellows.Desk {
        @Override
        public Visit visit(Line line) {
            return new Visit(new FrontDesk(true), line);
        }

        @Override
        public String answer(String question) {
            return open.answer(question);
        }

        @Override
        public void changed() {
            web.tellAll(servers());
        }

        @Override
        public void orphaned(String table) {
            if (fellows.claim(table)) adopt(table);
        }

        @Override
        public void cutOff() {
            tables.values().forEach(ServedTable::lose);
        }
    }

    private static Refusal unknown() {
        return new Refusal(Code.UNKNOWN_TABLE, Message.of("server.unknown-table"));
    }

    private final class FrontDesk implements Reception {
        private final boolean passedOn;

        /** @param passedOn whether it is for those whose lines end at another server */
        FrontDesk(boolean passedOn) {
            this.passedOn = passedOn;
        }

        @Override
        public Guest join(ClientMessage.Join join, String text, Line line) throws Refusal {
            if (!passedOn && !fellows.addresses().isEmpty()) line.send(servers());
            Optional<ServedTable> here = here(join.table());
            if (here.isEmpty() && fellows != Fellows.NONE) {
                if (!fellows.claim(join.table())) return pass(join, text, line);
                here = adopt(join.table());
            }
            return here.orElseThrow(TableServer::unknown).join(join, line);
        }

        private Guest pass(ClientMessage.Join join, String text, Line line) throws Refusal {
            if (passedOn) {
                line.cut(); // the table changed hands while somebody was on the way to it: they come again
                throw unknown();
            }
            try {
                TableRecord record = TableRecord.read(store.find(join.table()).orElseThrow(TableServer::unknown).record());
                PackDef pack = kept.pack(record);
                elsewhere.put(join.table(), pack);
                games.name(new Blueprint(pack, record.sits().size(), record.options()), join.language());
            } catch (IOException broken) {
                throw new Refusal(Code.NOT_ALLOWED, Message.of("server.unshown", "why", Sayable.of(broken)));
            }
            return fellows.pass(join.table(), text, line);
        }

        @Override
        public Map<String, Object> lobby(ClientMessage.Lobby message) throws Refusal {
            Lobby there = lobby;
            if (there == null) throw new Refusal(Code.NO_LOBBY, Message.of("server.no-lobby"));
            return there.answer(message);
        }

        @Override
        public void broken(RuntimeException mistake) {
            log.accept(Message.of("server.harmless", "mistake", mistake));
        }
    }

    /** Stops; tables that were kept can be gone on with when a server is started again, or by one that shares them. */
    @Override
    public void close() {
        web.close();
        tables.values().forEach(ServedTable::stop);
        fellows.close();
        store.close();
    }
}
