package eldertable.sdk.commands;

import eldertable.bot.Bots;
import eldertable.diagnostic.DiagnosticPrinter;
import eldertable.json.Json;
import eldertable.pack.model.PackDef;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.sdk.farm.Farm;
import eldertable.sdk.farm.FarmHands;
import eldertable.sdk.program.CommandFailure;
import eldertable.sdk.program.Home;
import eldertable.sdk.program.Speech;
import eldertable.sdk.reports.Narrator;
import eldertable.sdk.reports.ProgressBar;
import eldertable.sdk.reports.SimulationReport;
import eldertable.simulation.Inspector;
import eldertable.simulation.Playout;
import eldertable.simulation.Simulation;
import eldertable.simulation.Statistics;
import eldertable.simulation.Witness;
import eldertable.state.Blueprint;
import eldertable.words.Message;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "simulate")
public final class SimulateCommand implements Callable<Integer> {
    private static final String RANDOM = "random";
    private static final double USUAL_REBUILDING = 0.01;
    /** When so many games have failed alike on one thread, more of them tell nothing new. */
    private static final long ENOUGH_ALIKE = 10;

    @Parameters(paramLabel = "PACK")
    private String pack;

    @Mixin
    private MatchChoice match;

    @Option(names = "--games", paramLabel = "N", defaultValue = "1000")
    private long games;

    @Option(names = "--bots", paramLabel = "BOT", split = ",")
    private List<String> bots = List.of(RANDOM);

    @Mixin
    private RunChoice run;

    @Mixin
    private FarmChoice farm;

    @Option(names = "--max-moves", paramLabel = "N", defaultValue = "10000")
    private int mostMoves;

    @Option(names = "--check")
    private boolean check;

    @Option(names = "--rebuild", paramLabel = "P")
    private Double rebuild;

    @Option(names = "--keep-going")
    private boolean keepGoing;

    @Option(names = "--only", paramLabel = "GAME")
    private Long only;

    @Option(names = "--json")
    private boolean json;

    @Spec
    private CommandSpec spec;

    @Override public Integer call() {
        refuseNonsense();
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        PackDef def = PackShelf.of(spec).take(pack, match.mods(), err);
        Blueprint blueprint = match.of(def, bots.size() > 1 ? bots.size() : 0);
        List<String> seated = seated(blueprint.players);
        Simulation.Plan plan = new Simulation.Plan(games, run.seed(), run.threads(), mostMoves, check, rebuilding());
        long began = System.nanoTime();
        Statistics statistics = new Statistics(blueprint);
        try (BreakOff breakOff = new BreakOff()) {
            play(blueprint, seated, plan, statistics, breakOff);
            double seconds = (System.nanoTime() - began) / 1e9;
            SimulationReport report = new SimulationReport(blueprint, seated, plan, statistics, seconds, farm.isWanted(), replay(blueprint, seated), Speech.of(spec).tongue());
            if (json) out.println(Json.write(report.forPrograms()));
            else if (only != null) report.printEnd(out);
            else report.print(out);
            out.flush();
            boolean sound = statistics.failed() == 0 && statistics.count(Playout.End.UNFINISHED) == 0;
            return breakOff.conclude(sound ? 0 : 1, LabRun.counted(statistics.games(), games), spec);
        }
    }

    private void play(Blueprint blueprint, List<String> seated, Simulation.Plan plan, Statistics total, BreakOff breakOff) {
        PrintWriter err = spec.commandLine().getErr();
        try (ScriptEngine scripts = new ScriptEngine()) {
            Message unknown = Bots.complaint(bots, scripts, blueprint);
            refuse(!unknown.isEmpty(), unknown);
            Simulation simulation = new Simulation(scripts, blueprint, () -> seated.stream().map(Bots::seat).toList(), plan);
            if (only != null) total.addAll(playOne(simulation, spec.commandLine().getOut()));
            else breakOff.unlessHappened(() -> {
                if (farm.isWanted()) playOnFarm(blueprint, seated, total, err);
                else playAll(simulation, total, err);
                return total;
            });
        } catch (RuleFault broken) {
            err.print(DiagnosticPrinter.plain(Speech.of(spec).tongue()).print(broken.diagnostic()));
            boolean state = broken.diagnostic().code().equals(RuleFault.STATE);
            throw new CommandFailure(Message.of(state ? "commands.rules-keep-state" : broken.isStuck() ? "commands.rules-unstopped" : "commands.rules-unloaded", "pack", pack));
        }
    }

    private void playAll(Simulation simulation, Statistics total, PrintWriter err) throws RuleFault, InterruptedException {
        ProgressBar bar = new ProgressBar(err, Speech.of(spec).tongue(), games);
        try {
            simulation.run(bar::show, keepGoing ? Long.MAX_VALUE : ENOUGH_ALIKE, total);
        } finally {
            bar.clear();
        }
    }

    private void playOnFarm(Blueprint blueprint, List<String> seated, Statistics total, PrintWriter err) throws InterruptedException {
        ProgressBar bar = new ProgressBar(err, Speech.of(spec).tongue(), games);
        try (Farm joined = farm.join().orElseThrow()) {
            new FarmHands(joined, workers -> { }).simulate(blueprint, seated, games, run.seed(), mostMoves, total, (played, workers) -> bar.show(played, workers));
        } finally {
            bar.clear();
        }
    }

    private Statistics playOne(Simulation simulation, PrintWriter out) throws RuleFault {
        PrintWriter moves = json ? new PrintWriter(java.io.Writer.nullWriter()) : out;
        return simulation.replay(only, engine -> new Narrator(engine, moves, check ? new Inspector(engine, rebuilding()) : new Witness() { }));
    }

    private double rebuilding() {
        return rebuild != null ? rebuild : USUAL_REBUILDING;
    }

    private void refuseNonsense() {
        refuse(games < 1, Message.of("commands.nonsense.games"));
        refuse(run.isNonsense(), Message.of("commands.nonsense.threads"));
        refuse(mostMoves < 1, Message.of("commands.nonsense.max-moves"));
        refuse(only != null && only < 0, Message.of("commands.nonsense.only"));
        refuse(rebuild != null && !check, Message.of("commands.nonsense.rebuild-check"));
        refuse(farm.isWanted() && (check || only != null), Message.of("commands.nonsense.farm"));
        refuse(rebuild != null && !(rebuild >= 0 && rebuild <= 1), Message.of("commands.nonsense.rebuild"));
    }

    private void refuse(boolean nonsense, Message why) {
        if (nonsense) throw new ParameterException(spec.commandLine(), Speech.of(spec).tongue().say(why));
    }

    private List<String> seated(int players) {
        if (bots.size() == 1) return Collections.nCopies(players, bots.get(0));
        refuse(bots.size() != players, Message.of("commands.lab.bots", "bots", bots.size(), "players", players));
        return List.copyOf(bots);
    }

    /** The command that plays one of the games again, without the game's number at its end. */
    private String replay(Blueprint blueprint, List<String> seated) {
        List<String> words = new ArrayList<>(List.of("./eldertable", "simulate", pack));
        words.addAll(match.arguments(blueprint));
        words.addAll(List.of("--bots", String.join(",", seated), "--seed", Long.toString(run.seed()), "--max-moves", Integer.toString(mostMoves)));
        if (check) words.addAll(List.of("--check", "--rebuild", Double.toString(rebuilding())));
        words.add("--only");
        return words.stream().map(SimulateCommand::quoted).collect(Collectors.joining(" "));
    }

    /** A word that a shell takes as it is. */
    private static String quoted(String word) {
        return word.matches("[\\w./,=:@+-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
