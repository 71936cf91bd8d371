package eldertable.server;

import eldertable.isolation.Isolation;
import eldertable.pack.model.PackDef;
import eldertable.script.ScriptEngine;
import eldertable.server.protocol.ClientMessage;
import eldertable.server.protocol.Refusal;
import eldertable.server.protocol.Refusal.Code;
import eldertable.server.tables.ServedTable;
import eldertable.server.tables.TableOrder;
import eldertable.server.web.Reception;
import eldertable.server.web.WebServer;
import eldertable.session.JournalStore;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;

/** A server with its tables: opens them, and lets people to them who bring a link. */
public final class TableServer implements AutoCloseable {
    private final Settings settings;
    private final ScriptEngine scripts;
    private final Function<PackDef, Isolation> isolation;
    private final JournalStore journals;
    private final Consumer<String> log;
    private final Map<String, ServedTable> tables = new ConcurrentHashMap<>();
    private final AtomicInteger lines = new AtomicInteger();
    private final GamePages games;
    private final WebServer web;

    /** @param isolation where the rules of a pack run; @param log hears what whoever runs the server should know; never a secret */
    public TableServer(Settings settings, ScriptEngine scripts, Function<PackDef, Isolation> isolation, JournalStore journals, Consumer<String> log)
        throws IOException {
        this.settings = settings;
        this.scripts = scripts;
        this.isolation = isolation;
        this.journals = journals;
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
        ServedTable table = new ServedTable(order, scripts.with(isolation.apply(order.pack())), journals, games::name);
        tables.put(table.id(), table);
        return table;
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
            throw new Refusal(Code.NOT_ALLOWED, "There is no lobby here.");
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

    @Override
    public void close() {
        tables.values().forEach(ServedTable::close);
        web.close();
    }
}
