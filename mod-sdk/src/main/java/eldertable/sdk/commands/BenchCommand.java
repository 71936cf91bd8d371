package eldertable.sdk.commands;

import eldertable.diagnostic.DiagnosticPrinter;
import eldertable.json.Json;
import eldertable.pack.library.PackLibrary;
import eldertable.pack.model.PackDef;
import eldertable.rules.CompletionSearch;
import eldertable.rules.Move;
import eldertable.rules.Offers;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.rules.RuleThread;
import eldertable.script.EngineReport;
import eldertable.script.ScriptEngine;
import eldertable.sdk.measuring.BenchLimit;
import eldertable.sdk.measuring.BotDuel;
import eldertable.sdk.measuring.BotPace;
import eldertable.sdk.measuring.ColdStart;
import eldertable.sdk.measuring.Costs;
import eldertable.sdk.measuring.EqualGames;
import eldertable.sdk.measuring.GuardPace;
import eldertable.sdk.measuring.IsolationPace;
import eldertable.sdk.measuring.Race;
import eldertable.sdk.measuring.ReloadPace;
import eldertable.sdk.measuring.ServerLoad;
import eldertable.sdk.measuring.StartUp;
import eldertable.sdk.measuring.TypingPace;
import eldertable.sdk.program.CommandFailure;
import eldertable.sdk.program.Home;
import eldertable.sdk.program.Speech;
import eldertable.sdk.reports.BenchReport;
import eldertable.sdk.reports.BotReport;
import eldertable.sdk.reports.ColdReport;
import eldertable.sdk.reports.GuardReport;
import eldertable.sdk.reports.IsolationReport;
import eldertable.sdk.reports.LoadReport;
import eldertable.sdk.reports.ProgressLine;
import eldertable.state.Blueprint;
import eldertable.words.Amount;
import eldertable.words.Message;
import eldertable.words.Tongue;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "bench")
public final class BenchCommand implements Callable<Integer> {
    private static final Duration COMPILER_PATIENCE = Duration.ofSeconds(20);
    private static final double LONGEST_COST_SLICE = 0.2;
    private static final int PLAYOUTS = 200;
    private static final int TABLE_OF = 4;

    @Parameters(paramLabel = "PACK", arity = "0..1")
    private String pack;

    @Mixin
    private MatchChoice match;

    @Option(names = "--warmup", paramLabel = "S", defaultValue = "30")
    private double warmUp;

    @Option(names = "--seconds", paramLabel = "S", defaultValue = "20")
    private double seconds;

    @Option(names = "--starts", paramLabel = "N", defaultValue = "3")
    private int starts;

    @Option(names = "--reload", arity = "0..1", paramLabel = "N", fallbackValue = "50")
    private int reload;

    @Option(names = "--typing", arity = "0..1", paramLabel = "N", fallbackValue = "50")
    private int typing;

    @Option(names = "--isolated")
    private boolean isolated;

    @Option(names = "--protections")
    private boolean protections;

    @Option(names = "--cold", arity = "0..1", paramLabel = "S", fallbackValue = "60")
    private double cold;

    @Option(names = "--bots", arity = "0..1", paramLabel = "N", fallbackValue = "20")
    private int bots;

    @Option(names = "--duel", arity = "0..1", paramLabel = "N", fallbackValue = "20")
    private int duel;

    @Option(names = "--load", arity = "0..1", paramLabel = "N", fallbackValue = "500")
    private int load;

    @Option(names = "--stages", paramLabel = "N", defaultValue = "5")
    private int stages;

    @Option(names = "--clock", paramLabel = "MS", defaultValue = "300")
    private int clock;

    @Option(names = "--equal", arity = "0..1", paramLabel = "N", fallbackValue = "10")
    private int equal;

    @Option(names = "--from", paramLabel = "SEED", defaultValue = "0")
    private long from;

    @Option(names = "--engine", paramLabel = "ENGINE", defaultValue = "translated")
    private String rulesEngine;

    @Option(names = "--json")
    private boolean json;

    @Spec
    private CommandSpec spec;

    @Override public Integer call() throws Exception {
        if (bots < 0 || duel < 0 || equal < 0 || clock < 1) throw new ParameterException(spec.commandLine(), Speech.of(spec).say("bench.bounds"));
        if (stages < 1) throw new ParameterException(spec.commandLine(), Speech.of(spec).say("bench.stages"));
        if (!(warmUp >= 0 && seconds > 0 && starts >= 0)) {
            throw new ParameterException(spec.commandLine(), Speech.of(spec).say("bench.spans"));
        }
        if (!List.of("translated", "graaljs").contains(rulesEngine)) throw new ParameterException(spec.commandLine(), Speech.of(spec).say("bench.engines"));
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        Home home = Home.current();
        PackShelf shelf = PackShelf.of(spec);
        if (equal > 0) return compareEngines(shelf, out, err);
        List<BenchLimit> limits = limits(home);
        String name = pack != null ? pack : load > 0 ? packFor(shelf.library(), TABLE_OF) : usualPack(shelf.library(), limits);
        PackDef def = shelf.take(name, match.mods(), err);
        Blueprint blueprint = match.of(def, load > 0 ? Math.min(TABLE_OF, def.info().maxPlayers()) : 0);
        if (load > 0) return measureLoad(blueprint, new ProgressLine(err), out);
        if (protections) return measureProtections(blueprint, new ProgressLine(err), out);
        try (ScriptEngine scripts = ScriptEngine.translating(rulesEngine.equals("translated"))) {
            if (cold > 0) return measureCold(scripts, blueprint, out);
            ProgressLine progress = new ProgressLine(err);
            if (reload > 0) return measureReloads(new ReloadPace(scripts, blueprint, shown(progress)), shelf.library().find(name).path().orElseThrow(), progress, out);
            if (typing > 0) return measureTyping(new TypingPace(shelf.library()), shelf.library().find(name).path().orElseThrow(), out);
            if (bots > 0) return measureBots(scripts, blueprint, out);
            if (duel > 0) return playDuel(scripts, blueprint, progress, out);
            if (isolated) return measureIsolation(scripts, blueprint, out);
            Optional<BenchLimit> limit = limits.stream().filter(l -> match.mods().isEmpty() && match.options().isEmpty() && l.pack().equals(def.info().id())).findFirst();
            Race.Result race = RuleThread.run("bench", () -> new Race(scripts, blueprint, limit, shown(progress)).run(warmUp, seconds));
            shown(progress).accept(Message.of("bench.progress.costs"));
            Path folder = shelf.library().find(name).path().orElseThrow();
            Costs costs = RuleThread.run("bench", () -> Costs.measure(scripts, blueprint, folder, Math.min(LONGEST_COST_SLICE, seconds / 10)));
            shown(progress).accept(Message.of("bench.progress.engine"));
            EngineReport engine = EngineReport.probe(COMPILER_PATIENCE);
            shown(progress).accept(Message.of("bench.progress.starts"));
            List<Double> startUps = startUps(name, blueprint);
            progress.clear();
            BenchReport report = new BenchReport(blueprint, engine, race, costs, startUps, tongue());
            if (json) out.println(Json.write(report.forPrograms()));
            else report.print(out);
            out.flush();
            return 0;
        } catch (RuleFault broken) {
            err.print(DiagnosticPrinter.plain(Speech.of(spec).tongue()).print(broken.diagnostic()));
            throw new CommandFailure(Message.of("bench.no-rules", "pack", name));
        }
    }

    private Tongue tongue() {
        return Speech.of(spec).tongue();
    }

    private Consumer<Message> shown(ProgressLine progress) {
        return told -> progress.show(tongue().say(told));
    }

    private int measureLoad(Blueprint blueprint, ProgressLine progress, PrintWriter out) throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("eldertable-load");
        ServerLoad.Result result;
        try (ServerLoad server = new ServerLoad(spec.root().userObject().getClass(), blueprint.pack.info().id(), blueprint.players, load, folder, shown(progress))) {
            result = server.measure(load, Math.max(1, load / stages), Duration.ofMillis((long) (seconds * 1000)));
        } finally {
            progress.clear();
            try (var files = Files.walk(folder)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.deleteIfExists(file);
            }
        }
        if (json) out.println(Json.write(Map.of("stages", result.stages().stream().map(ServerLoad.Stage::forPrograms).toList(), "most", result.most(), "apart", result.apart())));
        else LoadReport.print(out, tongue(), blueprint.pack.info().title(), blueprint.players, result);
        out.flush();
        return result.most() == load && result.apart() == 0 ? 0 : 1;
    }

    private static String packFor(PackLibrary library, int players) {
        return library.entries().stream().filter(entry -> !entry.isMod() && entry.info().maxPlayers() >= players).map(PackLibrary.Entry::id).findFirst()
            .orElseThrow(() -> new CommandFailure(Message.of("bench.no-game-for", "players", players)));
    }

    private int measureCold(ScriptEngine scripts, Blueprint blueprint, PrintWriter out) throws RuleFault {
        ColdStart.Result result = ColdStart.measure(scripts, blueprint, cold, Math.max(1, cold / 12));
        if (json) out.println(Json.write(result.forPrograms()));
        else new ColdReport(blueprint, result, tongue()).print(out);
        out.flush();
        return 0;
    }

    private int measureReloads(ReloadPace pace, Path folder, ProgressLine progress, PrintWriter out) throws IOException, RuleFault, InterruptedException {
        if (!Files.isDirectory(folder)) throw new CommandFailure(Message.of("bench.folder", "option", "--reload"));
        List<ReloadPace.Result> results = pace.measure(folder, reload);
        progress.clear();
        print(Message.of("bench.reload.how", "edits", reload), results, out);
        return 0;
    }

    private int measureTyping(TypingPace pace, Path folder, PrintWriter out) throws IOException, InterruptedException {
        if (!Files.isDirectory(folder)) throw new CommandFailure(Message.of("bench.folder", "option", "--typing"));
        print(Message.of("bench.typing.how", "strokes", typing), pace.measure(folder, typing), out);
        return 0;
    }

    private void print(Message heading, List<ReloadPace.Result> results, PrintWriter out) {
        if (json) {
            out.println(Json.write(results.stream().map(ReloadPace.Result::forPrograms).toList()));
        } else {
            out.println(tongue().say(heading));
            out.printf("%-10s%-22s%10s%10s%12s%n", "", "", tongue().say("bench.median"), "95 %", tongue().say("bench.worst"));
            for (ReloadPace.Result result : results) {
                out.printf(Locale.ROOT, "%-10s%-22s%10.0f%10.0f%12.0f%n", result.kind(), result.file(), result.part(0.5), result.part(0.95), result.part(1));
            }
        }
        out.flush();
    }

    private int measureBots(ScriptEngine scripts, Blueprint blueprint, PrintWriter out) throws Exception {
        List<Double> paces = RuleThread.run("bench", () -> BotPace.measure(scripts, blueprint, bots, PLAYOUTS));
        if (json) out.println(Json.write(paces));
        else BotReport.print(out, tongue(), blueprint, paces, PLAYOUTS, rulesEngine);
        out.flush();
        return 0;
    }

    private int playDuel(ScriptEngine scripts, Blueprint blueprint, ProgressLine progress, PrintWriter out) throws Exception {
        BotDuel.Result result = RuleThread.run("bench", () -> BotDuel.play(scripts, blueprint, duel, Duration.ofMillis(clock), shown(progress)));
        progress.clear();
        if (json) out.println(Json.write(Map.of("games", result.games(), "translated", result.translated(), "graaljs", result.scripted(), "shared", result.shared())));
        else BotReport.print(out, tongue(), blueprint, result, clock);
        out.flush();
        return 0;
    }

    private int compareEngines(PackShelf shelf, PrintWriter out, PrintWriter err) throws Exception {
        if (pack != null) shelf.take(pack, List.of(), err);
        List<EqualGames.Way> ways = EqualGames.ways(shelf.library(), pack, true);
        List<Map<String, Object>> told = new ArrayList<>();
        long games = 0, moves = 0;
        boolean same = true;
        for (EqualGames.Way way : ways) {
            EqualGames.Result result = RuleThread.run("bench", () -> EqualGames.play(way, from, equal));
            games += result.games();
            moves += result.moves();
            same &= result.problem() == null;
            String problem = result.problem() == null ? "equal" : result.problem();
            if (json) told.add(Map.of("way", way.toString(), "games", result.games(), "moves", result.moves(), "result", problem, "left", result.left().size()));
            else out.println(tongue().say(told(way, result)));
            out.flush();
        }
        if (json) out.println(Json.write(told));
        else out.println(tongue().say(same ? "bench.equal.all" : "bench.equal.differ", "games", Amount.of(games), "moves", Amount.of(moves), "seed", String.valueOf(from)));
        out.flush();
        return same ? 0 : 1;
    }

    private static Message told(EqualGames.Way way, EqualGames.Result result) {
        Message outcome = result.problem() == null ? Message.of("bench.equal.equal") : Message.plain(result.problem());
        Message told = Message.of("bench.equal.way", "games", Amount.of(result.games()), "moves", Amount.of(result.moves()), "way", way, "result", outcome);
        return result.left().isEmpty() ? told : told.and(Message.of("bench.equal.helped", "hooks", result.left().toString()));
    }

    private int measureProtections(Blueprint blueprint, ProgressLine progress, PrintWriter out) throws Exception {
        GuardPace.Result result = RuleThread.run("bench", () -> GuardPace.measure(blueprint, rulesEngine.equals("translated"), warmUp, seconds, shown(progress)));
        progress.clear();
        if (json) out.println(Json.write(result.forPrograms()));
        else GuardReport.print(out, tongue(), blueprint, rulesEngine, result);
        out.flush();
        return 0;
    }

    private int measureIsolation(ScriptEngine scripts, Blueprint blueprint, PrintWriter out) throws Exception {
        IsolationPace.Result result = RuleThread.run("bench", () -> IsolationPace.measure(scripts, blueprint, seconds));
        if (json) out.println(Json.write(result.forPrograms()));
        else IsolationReport.print(out, tongue(), blueprint, result);
        out.flush();
        return 0;
    }

    private List<Double> startUps(String name, Blueprint blueprint) throws IOException, InterruptedException {
        List<String> game = new ArrayList<>(List.of(name));
        game.addAll(match.arguments(blueprint));
        StartUp startUp = new StartUp(Home.current(), spec.root().userObject().getClass(), game);
        List<Double> all = new ArrayList<>();
        for (int i = 0; i < starts; i++) all.add(startUp.seconds());
        return all;
    }

    private static String usualPack(PackLibrary library, List<BenchLimit> limits) {
        if (!limits.isEmpty()) return limits.get(0).pack();
        return library.entries().stream().filter(entry -> !entry.isMod()).map(PackLibrary.Entry::id).findFirst()
            .orElseThrow(() -> new CommandFailure(Message.of("bench.no-pack")));
    }

    /** The plain games: they are no part of the program, so only this command puts them on its class path. */
    private static List<BenchLimit> limits(Home home) throws IOException {
        List<URL> jars = new ArrayList<>();
        Path folder = home.stage().resolve("lib/bench");
        if (Files.isDirectory(folder)) {
            try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*.jar")) {
                for (Path jar : files) jars.add(jar.toUri().toURL());
            }
        }
        // Never closed: the games' classes may be loaded as long as the command runs.
        URLClassLoader loader = new URLClassLoader(jars.toArray(URL[]::new), BenchCommand.class.getClassLoader());
        return ServiceLoader.load(BenchLimit.class, loader).stream().map(ServiceLoader.Provider::get).toList();
    }
}
