package eldertable.sdk.commands;

import eldertable.bot.Bots;
import eldertable.json.Json;
import eldertable.league.League;
import eldertable.pack.model.PackDef;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.sdk.farm.Farm;
import eldertable.sdk.farm.FarmHands;
import eldertable.sdk.lab.Hands;
import eldertable.sdk.lab.OwnHands;
import eldertable.sdk.program.Home;
import eldertable.sdk.reports.LeagueReport;
import eldertable.sdk.reports.ProgressBar;
import eldertable.state.Blueprint;
import eldertable.sdk.program.Speech;
import eldertable.words.Message;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "league")
public final class LeagueCommand implements Callable<Integer> {
    @Parameters(paramLabel = "PACK")
    private String pack;

    @Mixin
    private MatchChoice match;

    @Option(names = "--bots", paramLabel = "BOT", split = ",")
    private List<String> bots = Bots.names();

    @Option(names = "--ladder")
    private boolean ladder;

    @Option(names = "--games", paramLabel = "N", defaultValue = "20")
    private int games;

    @Mixin
    private RunChoice run;

    @Mixin
    private FarmChoice farm;

    @Option(names = "--max-moves", paramLabel = "N", defaultValue = "10000")
    private int mostMoves;

    @Option(names = "--json")
    private boolean json;

    @Spec
    private CommandSpec spec;

    @Override public Integer call() {
        refuse(games < 1, Message.of("commands.nonsense.games"));
        refuse(run.isNonsense(), Message.of("commands.nonsense.threads"));
        refuse(mostMoves < 1, Message.of("commands.nonsense.max-moves"));
        refuse(bots.size() != bots.stream().distinct().count(), Message.of("commands.nonsense.bot-twice"));
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        PackDef def = PackShelf.of(spec).take(pack, match.mods(), err);
        Blueprint blueprint = match.of(def, 0);
        League.Plan plan = new League.Plan(bots, ladder, games, run.seed(), run.threads(), mostMoves);
        try (BreakOff breakOff = new BreakOff(); ScriptEngine scripts = new ScriptEngine()) {
            Message unknown = Bots.complaint(bots, scripts, blueprint);
            refuse(!unknown.isEmpty(), unknown);
            AtomicReference<League.Table> table = new AtomicReference<>();
            play(scripts, blueprint, plan, table, breakOff);
            if (table.get() != null && table.get().played() > 0) report(blueprint, table.get(), out);
            boolean sound = table.get() != null && table.get().meetings().stream().allMatch(meeting -> meeting.broken() == 0);
            return breakOff.conclude(sound ? 0 : 1, LabRun.counted(table.get() == null ? 0 : table.get().played(), plan.gamesIn(blueprint.players)), spec);
        } catch (RuleFault broken) {
            throw LabRun.failure(pack, broken, spec);
        }
    }

    /** @param table is set to the table so far, and at last to all of it */
    private void play(ScriptEngine scripts, Blueprint blueprint, League.Plan plan, AtomicReference<League.Table> table, BreakOff breakOff) throws RuleFault {
        ProgressBar bar = new ProgressBar(spec.commandLine().getErr(), Speech.of(spec).tongue(), plan.gamesIn(blueprint.players));
        try (Farm joined = farm.join().orElse(null)) {
            int[] workers = {0};
            Hands hands = joined == null ? new OwnHands(scripts, run.threads()) : new FarmHands(joined, crew -> workers[0] = crew);
            breakOff.unlessHappened(() -> hands.play(blueprint, plan, sofar -> {
                table.set(sofar);
                bar.show(sofar.played(), workers[0]);
            }));
        } finally {
            bar.clear();
        }
    }

    private void report(Blueprint blueprint, League.Table table, PrintWriter out) {
        LeagueReport report = new LeagueReport(blueprint, table, Speech.of(spec).tongue());
        if (json) out.println(Json.write(report.forPrograms()));
        else report.print(out);
        out.flush();
    }

    private void refuse(boolean nonsense, Message why) {
        if (nonsense) throw new ParameterException(spec.commandLine(), Speech.of(spec).tongue().say(why));
    }
}
