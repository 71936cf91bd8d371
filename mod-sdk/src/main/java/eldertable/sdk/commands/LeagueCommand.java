package eldertable.sdk.commands;

import eldertable.bot.Bots;
import eldertable.diagnostic.DiagnosticPrinter;
import eldertable.json.Json;
import eldertable.league.League;
import eldertable.pack.model.PackDef;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.sdk.farm.Farm;
import eldertable.sdk.farm.FarmHands;
import eldertable.sdk.program.CommandFailure;
import eldertable.sdk.program.Farewell;
import eldertable.sdk.program.Home;
import eldertable.sdk.reports.LeagueReport;
import eldertable.sdk.reports.ProgressBar;
import eldertable.state.Blueprint;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "league", description = "Lets every two of some bots play each other and says how strong they are.",
    footer = {"", "Bots think in playouts, as many as their level says, and not in time: the same seed gives the same results on any machine.",
        "A number in place of a bot's name is a search with so many playouts; 'hinted' plays by the pack's hints alone.",
        "Games for one player are played by each bot alone.",
        "Ctrl-C ends it with the table as far as it has come."})
public final class LeagueCommand implements Callable<Integer> {
    @Parameters(paramLabel = "PACK", description = "The pack: its id, or the path of its folder or zip.")
    private String pack;

    @Mixin
    private MatchChoice match;

    @Option(names = "--bots", paramLabel = "BOT", split = ",", description = "Who takes part; all levels by default.")
    private List<String> bots = Bots.names();

    @Option(names = "--ladder", description = "Only neighbours in the list play each other, which takes less time.")
    private boolean ladder;

    @Option(names = "--games", paramLabel = "N", defaultValue = "20",
        description = "How many games every two bots play, with changing seats; ${DEFAULT-VALUE} by default.")
    private int games;

    @Mixin
    private RunChoice run;

    @Mixin
    private FarmChoice farm;

    @Option(names = "--max-moves", paramLabel = "N", defaultValue = "10000",
        description = "Break a game off after so many moves and do not count it; ${DEFAULT-VALUE} by default.")
    private int mostMoves;

    @Option(names = "--json", description = "Write JSON for programs.")
    private boolean json;

    @Spec
    private CommandSpec spec;

    @Override public Integer call() throws InterruptedException {
        refuse(games < 1, "--games must be at least 1.");
        refuse(run.isNonsense(), "--threads must be from 1 to 1024.");
        refuse(mostMoves < 1, "--max-moves must be at least 1.");
        refuse(bots.size() != bots.stream().distinct().count(), "--bots names a bot twice.");
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        PackDef def = PackShelf.of(Home.current()).take(pack, match.mods(), err);
        Blueprint blueprint = match.of(def, 0);
        League.Table table;
        try (ScriptEngine scripts = new ScriptEngine()) {
            String unknown = Bots.complaint(bots, scripts, blueprint);
            refuse(!unknown.isEmpty(), unknown);
            League.Plan plan = new League.Plan(bots, ladder, games, run.seed(), run.threads(), mostMoves);
            table = farm.isWanted() ? playOnFarm(blueprint, plan) : play(new League(scripts, blueprint, plan), err, sofar -> report(blueprint, sofar, out));
        } catch (RuleFault broken) {
            err.print(DiagnosticPrinter.plain().print(broken.diagnostic()));
            throw new CommandFailure("The rules of '" + pack + "' cannot be " + (broken.isStuck() ? "stopped." : "loaded."));
        }
        report(blueprint, table, out);
        return table.meetings().stream().allMatch(meeting -> meeting.broken() == 0) ? 0 : 1;
    }

    private void report(Blueprint blueprint, League.Table table, PrintWriter out) {
        LeagueReport report = new LeagueReport(blueprint, table);
        if (json) out.println(Json.write(report.forPrograms()));
        else report.print(out);
        out.flush();
    }

    /** @param brokenOff is shown the table as far as it has come when somebody stops the program: a league takes long */
    private static League.Table play(League league, PrintWriter err, Consumer<League.Table> brokenOff) throws RuleFault, InterruptedException {
        ProgressBar bar = new ProgressBar(err, "games", league.games());
        AtomicReference<League.Table> sofar = new AtomicReference<>();
        Farewell farewell = new Farewell(() -> {
            bar.clear();
            if (sofar.get() != null && sofar.get().played() > 0) brokenOff.accept(sofar.get());
        });
        try {
            return league.run(now -> {
                sofar.set(now);
                bar.show(now.played());
            });
        } finally {
            farewell.needless();
            bar.clear();
        }
    }

    private League.Table playOnFarm(Blueprint blueprint, League.Plan plan) throws InterruptedException {
        try (Farm joined = farm.join().orElseThrow()) {
            return new FarmHands(joined, workers -> { }).play(blueprint, plan);
        }
    }

    private void refuse(boolean nonsense, String message) {
        if (nonsense) throw new ParameterException(spec.commandLine(), message);
    }
}
