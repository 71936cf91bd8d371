package eldertable.server;

import eldertable.host.HostedTable;
import eldertable.host.TableInfo;
import eldertable.isolation.Isolation;
import eldertable.pack.library.PackLibrary;
import eldertable.pack.library.PackLoad;
import eldertable.pack.model.PackDef;
import eldertable.script.ScriptEngine;
import eldertable.server.protocol.ClientMessage;
import eldertable.server.protocol.Refusal;
import eldertable.server.protocol.Refusal.Code;
import eldertable.server.tables.ServedTable;
import eldertable.server.tables.TableOrder;
import eldertable.server.tables.TableRecord;
import eldertable.server.tables.TableStore;
import eldertable.server.web.Reception;
import eldertable.server.web.WebServer;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;

/** A server with its tables: opens them, and lets people to them who bring a link. */
public final class TableServer implements AutoCloseable {
    private final ServerSettings settings;
    private final ScriptEngine scripts;
    private final Function<PackDef, Isolation> isolation;
    private final TableStore store;
    private final Consumer<String> log;
    private final Map<String, ServedTable> tables = new ConcurrentHashMap<>();
    private final AtomicInteger lines = new AtomicInteger();
    private final GamePages games;
    private volatile Lobby lobby;
    private final WebServer web;

    /** @param isolation where the rules of a pack run; @param log hears what whoever runs the server should know; never a secret */
    public TableServer(ServerSettings settings, ScriptEngine scripts, Function<PackDef, Isolation> isolation, TableStore store, Consumer<String> log)
        throws IOException {
        this.settings = settings;
        this.scripts = scripts;
        this.isolation = isolation;
        this.store = store;
        this.log = log;
        games = new GamePages(id -> Optional.ofNullable(tables.get(id)).map(table -> table.order().pack()));
        ClientPages client = new ClientPages();
        web = new WebServer(settings.place(), new FrontDesk(), lines::get, path -> client.find(path).or(() -> games.find(path)));
    }

    public int port() {
        return web.port();
    }

    /** Where browsers find it. */
    public String address() {
        return (settings.tls().isPresent() ? "https://" : "http://") + settings.host() + ":" + port() + "/";
    }

    public ServedTable open(TableOrder order) throws Refusal {
        if (tables.size() >= settings.mostTables()) {
            throw new Refusal(Code.FULL, "There are as many tables here as there may be (" + settings.mostTables() + "). Try again when one was closed.");
        }
        try {
            ServedTable table = ServedTable.open(order, scripts.with(isolation.apply(order.pack())), store, games::name);
            tables.put(table.id(), table);
            return table;
        } catch (IOException broken) {
            throw new Refusal(Code.NOT_ALLOWED, "The table cannot be kept: " + broken.getMessage() + ".");
        }
    }

    /** Lets others come to seats of a table that runs already. @param table what it is about; @param seats those that others may have */
    public ServedTable share(HostedTable running, TableInfo table, Set<Integer> seats) {
        ServedTable shared = ServedTable.shared(running, table, seats, games::name);
        tables.put(shared.id(), shared);
        return shared;
    }

    /** Opens all tables again that were kept. @param library where their games are found; @return those that people can come back to */
    public List<ServedTable> restore(PackLibrary library) throws IOException {
        List<ServedTable> restored = new ArrayList<>();
        for (TableStore.Kept kept : store.all()) {
            try {
                TableRecord record = TableRecord.read(kept.record());
                PackLoad load = library.load(record.game(), record.mods());
                if (load.pack().isEmpty()) throw new IOException("its game '" + record.game() + "' cannot be loaded");
                ServedTable table = ServedTable.again(kept, record, load.pack().get(), scripts.with(isolation.apply(load.pack().get())), store, games::name);
                tables.put(table.id(), table);
                restored.add(table);
            } catch (IOException broken) {
                log.accept("The table " + kept.id() + " stays closed: " + broken.getMessage() + ".");
            }
        }
        return restored;
    }

    /** From now on people can make tables, and find them, without a link. @param password "" if everybody may come in */
    public void openLobby(PackLibrary library, String password) {
        lobby = new Lobby(this, library, password);
    }

    List<ServedTable> tables() {
        return List.copyOf(tables.values());
    }

    /** Ends a table for good. */
    public void forget(ServedTable table) throws IOException {
        tables.remove(table.id());
        table.close();
        store.forget(table.id());
    }

    /** A link that leads to a table. @param secret of the seat; it stands where browsers keep it to themselves */
    public String link(ServedTable table, String secret) {
        return address() + "#" + table.id() + "." + secret;
    }

    private final class FrontDesk implements Reception {
        @Override
        public ServedTable table(ClientMessage.Join join) throws Refusal {
            ServedTable table = tables.get(join.table());
            if (table == null) throw new Refusal(Code.UNKNOWN_TABLE, "There is no such table, or it was closed. Ask whoever sent the link for another one.");
            return table;
        }

        @Override
        public Map<String, Object> lobby(ClientMessage.Lobby message) throws Refusal {
            Lobby open = lobby;
            if (open == null) throw new Refusal(Code.NOT_ALLOWED, "There is no lobby here: open the link that somebody sent you.");
            return open.answer(message);
        }

        @Override
        public void opened() {
            lines.incrementAndGet();
        }

        @Override
        public void closed() {
            lines.decrementAndGet();
        }

        @Override
        public void broken(RuntimeException mistake) {
            log.accept("A mistake of the program, which harmed no table: " + mistake);
        }
    }

    /** Stops; tables that were kept can be gone on with when a server is started again. */
    @Override
    public void close() {
        web.close();
        tables.values().forEach(ServedTable::stop);
        store.close();
    }
}
