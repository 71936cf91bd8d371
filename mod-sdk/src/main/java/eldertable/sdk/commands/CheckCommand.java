package eldertable.sdk.commands;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.DiagnosticPrinter;
import eldertable.json.Json;
import eldertable.sdk.program.Home;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "check", description = "Says everything that is wrong with a pack: its files, its scripts, its scenarios.",
    footer = {"", "A mod is checked on top of what it extends. The exit code is 0 if there is no error. Warnings do not count unless --strict is given."})
public final class CheckCommand implements Callable<Integer> {
    @Parameters(paramLabel = "PACK", arity = "1..*",
        description = "The pack: its id, or the path of its folder or zip; several may be given.")
    private List<String> packs;

    @Mixin
    private ModChoice choice;

    @Option(names = "--json", description = "Write JSON for programs.")
    private boolean json;

    @Option(names = "--strict", description = "Count warnings as errors.")
    private boolean strict;

    @Spec
    private CommandSpec spec;

    @Override public Integer call() {
        List<Diagnostic> problems = new PackExamination(PackShelf.of(Home.current()).library()).of(packs, choice.mods());
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
