package eldertable.sdk.commands;

import eldertable.bot.Bots;
import eldertable.host.TimeControl;
import eldertable.pack.model.PackDef;
import eldertable.rules.RuleFault;
import eldertable.rules.TableNames;
import eldertable.script.ScriptEngine;
import eldertable.sdk.cluster.ServerCluster;
import eldertable.sdk.program.CommandFailure;
import eldertable.sdk.program.Speech;
import eldertable.sdk.program.Home;
import eldertable.server.QrCode;
import eldertable.server.ServerSettings;
import eldertable.server.TableServer;
import eldertable.server.protocol.Refusal;
import eldertable.server.store.SqlStore;
import eldertable.server.tables.ServedTable;
import eldertable.server.tables.TableOrder;
import eldertable.server.tables.TableStore;
import eldertable.server.web.TlsKey;
import eldertable.session.DataFolder;
import eldertable.session.MatchSetup;
import eldertable.start.Seating;
import eldertable.state.Blueprint;
import eldertable.words.Message;
import eldertable.words.Sayable;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "host")
public final class HostCommand implements Callable<Integer> {
    private static final Optional<String> CLOCK_BOT = Optional.of("easy");
    private static final String KEY_PASSWORD = "ELDERTABLE_KEY_PASSWORD";

    @Parameters(paramLabel = "PACK", arity = "0..1")
    private String pack;

    @Mixin
    private MatchChoice match;

    @Option(names = "--port", paramLabel = "N")
    private int port = ServerSettings.USUAL_PORT;

    @Option(names = "--bots", paramLabel = "BOTS", split = ",")
    private List<String> bots = List.of();

    @Option(names = "--public")
    private boolean open;

    @Option(names = "--db", paramLabel = "URL")
    private String database = "";

    @Option(names = "--forget")
    private boolean forget;

    @Option(names = "--password", paramLabel = "WORD")
    private String password = "";

    @Option(names = "--tls", paramLabel = "KEYSTORE")
    private Path keystore;

    @Option(names = "--most-tables", paramLabel = "N")
    private int mostTables;

    @Option(names = "--most-people", paramLabel = "N")
    private int mostPeople;

    @Option(names = "--name", paramLabel = "HOST")
    private String name = "";

    @Option(names = "--clock", paramLabel = "SECONDS")
    private int clock;

    @Option(names = "--game-clock", paramLabel = "MINUTES")
    private int gameClock;

    @Mixin
    private ClusterChoice cluster;

    @Mixin
    private TrustChoice trust;

    @Spec
    private CommandSpec spec;

    @Override public Integer call() throws IOException, InterruptedException {
        PrintWriter out = spec.commandLine().getOut(), err = spec.commandLine().getErr();
        PackShelf shelf = PackShelf.of(spec);
        try (ScriptEngine scripts = new ScriptEngine()) {
            Optional<TableOrder> order = Optional.ofNullable(pack).map(game -> order(scripts, shelf.take(game, match.mods(), err)));
            Optional<ServerCluster> fellows = cluster.join(open);
            try (TableServer server = start(scripts, fellows, err)) {
                fellows.ifPresent(others -> {
                    server.join(others, shelf.library());
                    Runtime.getRuntime().addShutdownHook(new Thread(others::close)); // the others need not wait until they miss it
                    out.println(Speech.of(spec).say("commands.host.cluster", "servers", others.servers(), "address", others.address()));
                });
                for (ServedTable kept : server.restore(shelf.library())) {
                    if (forget) server.forget(kept);
                    else if (!kept.isOver()) tell(server, kept, out, false); // whoever was not told of the end yet still finds it
                }
                if (order.isPresent()) tell(server, server.open(order.get()), out, true);
                else {
                    server.openLobby(PackShelf.forLobby(), password);
                    out.println(Speech.of(spec).say(password.isEmpty() ? "commands.host.lobby" : "commands.host.lobby-password", "address", server.address()));
                    QrCode.of(server.address()).lines(true).forEach(line -> out.println("  " + line));
                }
                if (!open) out.println(Speech.of(spec).say("commands.host.only-here"));
                out.println(Speech.of(spec).say(fellows.isPresent() && database.isEmpty() ? "commands.host.kept-in-cluster" : "commands.host.kept"));
                server.openDoors();
                out.flush();
                waitUntilStopped();
            } catch (Refusal refusal) {
                throw new CommandFailure(refusal.telling());
            }
        }
        return 0;
    }

    private TableServer start(ScriptEngine scripts, Optional<ServerCluster> fellows, PrintWriter err) throws IOException {
        ServerSettings settings = settings();
        TableStore store = store(fellows);
        try {
            Consumer<Message> told = message -> err.println(Speech.of(spec).tongue().say(message));
            return TableServer.closed(settings, scripts, def -> trust.isolationOf(def, false, told), store, told);
        } catch (IOException busy) {
            store.close();
            throw new CommandFailure(Message.of("commands.host.port", "port", String.valueOf(port), "why", String.valueOf(busy.getMessage())));
        }
    }

    private ServerSettings settings() {
        ServerSettings usual = ServerSettings.usual(port);
        int tables = mostTables > 0 ? mostTables : usual.mostTables(), people = mostPeople > 0 ? mostPeople : usual.mostLines();
        return new ServerSettings(port, open, name.isEmpty() ? Set.of() : Set.of(name), Optional.ofNullable(keystore).map(HostCommand::key), tables, people, usual.pace());
    }

    private static TlsKey key(Path file) {
        try {
            return TlsKey.read(file, System.getenv().getOrDefault(KEY_PASSWORD, ""));
        } catch (IOException broken) {
            throw new CommandFailure(Message.of("commands.host.tls", "why", Sayable.of(broken), "variable", KEY_PASSWORD));
        }
    }

    private TableStore store(Optional<ServerCluster> fellows) {
        try {
            if (fellows.isPresent() && database.isEmpty()) return fellows.get().memory();
            return database.isEmpty() ? SqlStore.in(DataFolder.current().resolve("server")) : new SqlStore(database);
        } catch (IOException broken) {
            throw new CommandFailure(Sayable.of(broken));
        }
    }

    private TableOrder order(ScriptEngine scripts, PackDef def) {
        int together = Math.min(Math.max(2, bots.size() + 1), def.info().maxPlayers());
        Blueprint blueprint = match.of(def, Math.max(def.info().minPlayers(), together));
        Seating seating = new Seating(bots, List.of());
        seating.problem(blueprint.players).ifPresent(problem -> {
            throw new CommandFailure(problem);
        });
        List<MatchSetup.Seat> seats = seating.seats(blueprint.players, (seat, person) -> person ? "" : "Bot " + TableNames.player(seat));
        if (seats.stream().noneMatch(MatchSetup.Seat::isPerson)) throw new CommandFailure(Message.of("commands.host.only-bots"));
        try {
            Message unknown = Bots.complaint(seats.stream().filter(seat -> !seat.isPerson()).map(MatchSetup.Seat::bot).toList(), scripts, blueprint);
            if (!unknown.isEmpty()) throw new CommandFailure(unknown);
        } catch (RuleFault fault) {
            PackShelf.complain(List.of(fault.diagnostic()), spec);
            throw new CommandFailure(Message.of("commands.host.no-game", "game", def.info().id()));
        }
        return new TableOrder(def, blueprint.options, seats, limit(), true);
    }

    private Optional<TimeControl> limit() {
        if (clock > 0 && gameClock > 0) throw new CommandFailure(Message.of("commands.host.one-clock"));
        if (clock < 0 || gameClock < 0) throw new CommandFailure(Message.of("commands.host.clock"));
        if (clock > 0) return Optional.of(new TimeControl(TimeControl.Per.MOVE, Duration.ofSeconds(clock), CLOCK_BOT));
        return gameClock > 0 ? Optional.of(new TimeControl(TimeControl.Per.GAME, Duration.ofMinutes(gameClock), CLOCK_BOT)) : Optional.empty();
    }

    /** @param fresh whether it was made now: then its links are shown in full */
    private void tell(TableServer server, ServedTable table, PrintWriter out, boolean fresh) {
        Speech speech = Speech.of(spec);
        String title = PackShelf.of(spec).title(table.order().pack().info(), speech.language());
        out.println(fresh ? speech.say("commands.host.waits", "game", title, "address", server.address()) : speech.say("commands.host.from-before", "game", title));
        out.println();
        Map<Integer, String> secrets = table.seatSecrets();
        boolean first = true;
        for (Map.Entry<Integer, String> seat : secrets.entrySet()) {
            String link = server.link(table, seat.getValue());
            out.println(speech.say(first ? "commands.host.your-seat" : "commands.host.seat", "seat", TableNames.player(seat.getKey())));
            out.println("  " + link);
            if (!first && fresh) QrCode.of(link).lines(true).forEach(line -> out.println("  " + line));
            out.println();
            first = false;
        }
        out.println(speech.say("commands.host.to-watch"));
        out.println("  " + server.link(table, table.watchingSecret()));
        out.println();
        out.flush();
    }

    private static void waitUntilStopped() throws InterruptedException {
        new CountDownLatch(1).await();
    }
}
