package eldertable.sdk.commands;

import eldertable.bot.Bots;
import eldertable.host.TimeControl;
import eldertable.pack.model.PackDef;
import eldertable.rules.RuleFault;
import eldertable.rules.TableNames;
import eldertable.script.ScriptEngine;
import eldertable.sdk.program.CommandFailure;
import eldertable.sdk.program.Home;
import eldertable.sdk.terminal.QrCode;
import eldertable.server.Settings;
import eldertable.server.TableServer;
import eldertable.server.protocol.Refusal;
import eldertable.server.tables.ServedTable;
import eldertable.server.tables.TableOrder;
import eldertable.session.DataFolder;
import eldertable.session.MatchSetup;
import eldertable.session.SaveFolder;
import eldertable.start.Seating;
import eldertable.state.Blueprint;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "host", description = "Opens a table that others join with a link, in a browser, until this is stopped.",
    footer = {"", "Each link is the key to one seat: give each to one person. The game begins when everybody has come.",
        "Nobody but this machine reaches the table until you say --public."})
public final class HostCommand implements Callable<Integer> {
    private static final int USUAL_PORT = 7117;

    @Parameters(paramLabel = "PACK", description = "The pack: its id, or the path of its folder or zip.")
    private String pack;

    @Mixin
    private MatchChoice match;

    @Option(names = "--port", paramLabel = "N", description = "Where to listen; " + USUAL_PORT + " by default, 0 for any port that is free.")
    private int port = USUAL_PORT;

    @Option(names = "--bots", paramLabel = "BOTS", split = ",", description = {
        "Who is played by bots (random, easy, normal, hard): normal or easy,hard: the last seats;", "B=hard: that seat; person,hard,person: each seat."})
    private List<String> bots = List.of();

    @Option(names = "--public", description = "Let others in the local net reach it, not only this machine.")
    private boolean open;

    @Option(names = "--clock", paramLabel = "SECONDS", description = "How long a move may take; then a bot makes it.")
    private int clock;

    @Mixin
    private TrustChoice trust;

    @Spec
    private CommandSpec spec;

    @Override public Integer call() throws IOException, InterruptedException {
        PrintWriter out = spec.commandLine().getOut(), err = spec.commandLine().getErr();
        PackShelf shelf = PackShelf.of(Home.current());
        try (ScriptEngine scripts = new ScriptEngine()) {
            TableOrder order = order(scripts, shelf.take(pack, match.mods(), err));
            try (TableServer server = start(scripts, err)) {
                ServedTable table = server.open(order);
                tell(server, table, out);
                waitUntilStopped();
            } catch (Refusal refusal) {
                throw new CommandFailure(refusal.getMessage());
            }
        }
        return 0;
    }

    private TableServer start(ScriptEngine scripts, PrintWriter err) throws IOException {
        try {
            SaveFolder saves = new SaveFolder(DataFolder.current());
            return new TableServer(Settings.usual(port).opened(open), scripts, def -> trust.isolationOf(def, false, err::println), saves, err::println);
        } catch (IOException busy) {
            throw new CommandFailure("Port " + port + " cannot be listened on: " + busy.getMessage() + ". Choose another one with --port, or --port 0 for any.");
        }
    }

    private TableOrder order(ScriptEngine scripts, PackDef def) {
        int seatsForBots = Math.min(bots.size() + 1, def.info().maxPlayers());
        Blueprint blueprint = match.of(def, Math.max(def.info().minPlayers(), seatsForBots));
        Seating seating = new Seating(bots, List.of());
        seating.problem(blueprint.players).ifPresent(problem -> {
            throw new CommandFailure(problem);
        });
        List<MatchSetup.Seat> seats = seating.seats(blueprint.players, (seat, person) -> person ? "" : "Bot " + TableNames.player(seat));
        if (seats.stream().noneMatch(MatchSetup.Seat::isPerson)) throw new CommandFailure("Nobody could join: every seat is a bot's.");
        try {
            String unknown = Bots.complaint(seats.stream().filter(seat -> !seat.isPerson()).map(MatchSetup.Seat::bot).toList(), scripts, blueprint);
            if (!unknown.isEmpty()) throw new CommandFailure(unknown);
        } catch (RuleFault fault) {
            PackShelf.complain(List.of(fault.diagnostic()), spec.commandLine().getErr());
            throw new CommandFailure("The rules of '" + def.info().id() + "' cannot start a game.");
        }
        Optional<TimeControl> limit = clock <= 0 ? Optional.empty()
            : Optional.of(new TimeControl(TimeControl.Per.MOVE, Duration.ofSeconds(clock), Optional.of("easy")));
        return new TableOrder(def, blueprint.options, seats, limit, true);
    }

    private static void tell(TableServer server, ServedTable table, PrintWriter out) {
        out.println(table.order().pack().info().title() + " waits at " + server.address());
        out.println();
        Map<Integer, String> secrets = table.seatSecrets();
        boolean first = true;
        for (Map.Entry<Integer, String> seat : secrets.entrySet()) {
            String link = server.link(table, seat.getValue());
            out.println("Seat " + TableNames.player(seat.getKey()) + (first ? ", for you" : "") + ":");
            out.println("  " + link);
            if (!first) QrCode.lines(link, true).forEach(line -> out.println("  " + line));
            out.println();
            first = false;
        }
        out.println("To watch:");
        out.println("  " + server.link(table, table.watchingSecret()));
        out.println();
        out.println("Ctrl-C ends it.");
        out.flush();
    }

    private static void waitUntilStopped() throws InterruptedException {
        new CountDownLatch(1).await();
    }
}
