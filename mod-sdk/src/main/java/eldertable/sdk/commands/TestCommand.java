package eldertable.sdk.commands;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.DiagnosticPrinter;
import eldertable.diagnostic.Problems;
import eldertable.json.Json;
import eldertable.scenario.ResultPrinter;
import eldertable.scenario.ScenarioDef;
import eldertable.scenario.ScenarioFailure;
import eldertable.scenario.ScenarioReader;
import eldertable.scenario.ScenarioResult;
import eldertable.scenario.Scenarios;
import eldertable.script.EngineAhead;
import eldertable.script.ScriptEngine;
import eldertable.sdk.program.Home;
import eldertable.sdk.program.Speech;
import eldertable.yaml.OrdinaryFile;
import eldertable.words.Message;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "test")
public final class TestCommand implements Callable<Integer> {
    @Parameters(paramLabel = "PACK")
    private String pack;

    @Parameters(paramLabel = "SCENARIO", index = "1..*")
    private List<Path> files = List.of();

    @Mixin
    private ModChoice choice;

    @Option(names = "--filter", paramLabel = "TEXT")
    private String filter = "";

    @Option(names = "--list")
    private boolean list;

    @Option(names = "--json")
    private boolean json;

    @Spec
    private CommandSpec spec;

    @Override public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        PackShelf.Copy game = PackShelf.of(spec).copy(pack, choice.mods(), spec.commandLine().getErr());
        Problems problems = new Problems();
        List<ScenarioDef> scenarios = scenarios(game, problems).stream().filter(this::isWanted).toList();
        if (list) {
            print(scenarios, out);
            return problems.hasErrors() ? fail(problems.list(), out) : 0;
        }
        List<ScenarioResult> results = new ArrayList<>();
        try (ScriptEngine scripts = EngineAhead.take(); Scenarios running = new Scenarios(scripts, game.pack())) {
            for (ScenarioDef scenario : scenarios) {
                ScenarioResult result = running.run(scenario);
                results.add(result);
                if (!json) out.print(new ResultPrinter(Speech.of(spec).tongue()).print(result, true));
                out.flush();
            }
        }
        boolean passed = !problems.hasErrors() && !results.isEmpty() && results.stream().allMatch(ScenarioResult::passed);
        if (json) out.println(Json.write(forPrograms(game.pack().info().id(), results, problems.list())));
        else tell(results, problems.list(), out);
        out.flush();
        return passed ? 0 : 1;
    }

    private List<ScenarioDef> scenarios(PackShelf.Copy game, Problems problems) {
        if (files.isEmpty()) return Scenarios.of(game.files(), problems);
        List<ScenarioDef> all = new ArrayList<>();
        for (Path file : files) {
            OrdinaryFile.read(file, problems).ifPresent(bytes -> all.addAll(ScenarioReader.read(file.toString(), bytes, problems)));
        }
        return all;
    }

    private boolean isWanted(ScenarioDef scenario) {
        String text = scenario.name() + " " + scenario.span().file();
        return text.toLowerCase(Locale.ROOT).contains(filter.toLowerCase(Locale.ROOT));
    }

    private void print(List<ScenarioDef> scenarios, PrintWriter out) {
        if (json) out.println(Json.write(scenarios.stream().map(TestCommand::about).toList()));
        else scenarios.forEach(one -> out.println(one.name() + "  (" + one.span().file() + ":" + one.span().line() + ")"));
        out.flush();
    }

    private void tell(List<ScenarioResult> results, List<Diagnostic> problems, PrintWriter out) {
        if (!problems.isEmpty()) fail(problems, out);
        if (results.isEmpty() && problems.isEmpty()) {
            out.println(filter.isEmpty() ? Speech.of(spec).say("commands.test.none") : Speech.of(spec).say("commands.test.none-like", "filter", filter));
        }
        Message summary = ResultPrinter.summary(results);
        if (!problems.isEmpty()) summary = Message.of("commands.test.unread", "results", summary, "problems", DiagnosticPrinter.summary(problems));
        out.println(Speech.of(spec).tongue().say(summary));
    }

    private int fail(List<Diagnostic> problems, PrintWriter out) {
        out.print(DiagnosticPrinter.plain(Speech.of(spec).tongue()).print(problems));
        out.flush();
        return 1;
    }

    private static Map<String, Object> about(ScenarioDef scenario) {
        Map<String, Object> about = new LinkedHashMap<>();
        about.put("file", scenario.span().file());
        about.put("line", scenario.span().line());
        about.put("case", scenario.cases());
        about.put("title", scenario.title());
        return about;
    }

    private static Map<String, Object> forPrograms(String pack, List<ScenarioResult> results, List<Diagnostic> problems) {
        Map<String, Object> all = new LinkedHashMap<>();
        long passed = results.stream().filter(ScenarioResult::passed).count();
        all.put("pack", pack);
        all.put("passed", passed);
        all.put("failed", results.size() - passed);
        all.put("scenarios", results.stream().map(TestCommand::forPrograms).toList());
        all.put("problems", problems.stream().map(CheckCommand::forPrograms).toList());
        return all;
    }

    private static Map<String, Object> forPrograms(ScenarioResult result) {
        Map<String, Object> all = about(result.scenario());
        all.put("passed", result.passed());
        all.put("millis", result.millis());
        all.put("failures", result.failures().stream().map(TestCommand::forPrograms).toList());
        all.put("problems", result.problems().stream().map(CheckCommand::forPrograms).toList());
        return all;
    }

    private static Map<String, Object> forPrograms(ScenarioFailure failure) {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("line", failure.span().line());
        all.put("column", failure.span().column());
        all.put("what", failure.what().english());
        all.put("expected", failure.expected().english());
        all.put("actual", failure.actual().english());
        all.put("message", failure.message().english());
        return all;
    }
}
