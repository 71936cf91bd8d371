package eldertable.sdk;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.DiagnosticPrinter;
import eldertable.diagnostic.Problems;
import eldertable.json.Json;
import eldertable.pack.PackDef;
import eldertable.pack.PackFiles;
import eldertable.pack.PackLibrary;
import eldertable.pack.PackLoad;
import eldertable.rules.RuleEngine;
import eldertable.scenario.ScenarioDef;
import eldertable.scenario.Scenarios;
import eldertable.script.ScriptEngine;
import eldertable.script.ScriptFault;
import eldertable.state.Blueprint;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "check", description = "Says everything that is wrong with a pack: its files, its scripts, its scenarios.",
    footer = {"", "The exit code is 0 if there is no error. Warnings do not count unless --strict is given."})
final class CheckCommand implements Callable<Integer> {
    @Parameters(paramLabel = "PACK", arity = "1..*",
        description = "The pack: its id, or the path of its folder or zip; several may be given.")
    private List<String> packs;

    @Option(names = "--mods", paramLabel = "MODS", split = ",", description = "Mods to lay over it, by id or path, in this order.")
    private List<String> mods = List.of();

    @Option(names = "--json", description = "Write JSON for programs.")
    private boolean json;

    @Option(names = "--strict", description = "Count warnings as errors.")
    private boolean strict;

    @Spec
    private CommandSpec spec;

    @Override public Integer call() {
        PackLibrary library = PackShelf.of(Home.current()).library();
        Set<Diagnostic> found = new LinkedHashSet<>();
        try (ScriptEngine scripts = new ScriptEngine()) {
            for (String pack : packs) found.addAll(examine(pack, library, scripts));
        }
        List<Diagnostic> problems = List.copyOf(found);
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(Json.write(problems.stream().map(CheckCommand::forPrograms).toList()));
        } else {
            out.print(DiagnosticPrinter.plain().print(problems));
            out.println((problems.isEmpty() ? "" : "\n") + DiagnosticPrinter.summary(problems));
        }
        out.flush();
        return problems.stream().anyMatch(problem -> strict || problem.isError()) ? 1 : 0;
    }

    private List<Diagnostic> examine(String idOrPath, PackLibrary library, ScriptEngine scripts) {
        PackLibrary.Found found = library.find(idOrPath);
        List<Diagnostic> all = new ArrayList<>(found.problems());
        Optional<Path> path = found.path();
        if (path.isEmpty()) return all;
        Problems opening = new Problems();
        Optional<PackFiles> files = PackFiles.open(path.get(), opening);
        all.addAll(opening.list());
        if (files.isEmpty()) return all;
        PackLoad load = library.load(idOrPath, mods);
        all.addAll(load.problems());
        load.pack().ifPresent(pack -> scripts(pack, scripts)
            .ifPresentOrElse(all::add, () -> all.addAll(scenarios(pack, files.get(), scripts))));
        return all;
    }

    /** Loads the rules for the smallest and the largest table; a script may fail for one of them only. */
    private static Optional<Diagnostic> scripts(PackDef pack, ScriptEngine scripts) {
        for (int players : new int[] {pack.info().minPlayers(), pack.info().maxPlayers()}) {
            try {
                new RuleEngine(scripts, new Blueprint(pack, players, Map.of())).close();
            } catch (ScriptFault fault) {
                return Optional.of(fault.diagnostic());
            }
        }
        return Optional.empty();
    }

    private static List<Diagnostic> scenarios(PackDef pack, PackFiles files, ScriptEngine scripts) {
        Problems problems = new Problems();
        List<ScenarioDef> scenarios = Scenarios.of(files, problems);
        List<Diagnostic> all = new ArrayList<>(problems.list());
        try (Scenarios checking = new Scenarios(scripts, pack)) {
            for (ScenarioDef scenario : scenarios) all.addAll(checking.check(scenario).problems());
        }
        return all;
    }

    static Map<String, Object> forPrograms(Diagnostic problem) {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("severity", problem.severity().word());
        all.put("code", problem.code());
        all.put("file", problem.span().file());
        all.put("line", problem.span().line());
        all.put("column", problem.span().column());
        all.put("message", problem.message());
        all.put("excerpt", problem.excerpt());
        return all;
    }
}
