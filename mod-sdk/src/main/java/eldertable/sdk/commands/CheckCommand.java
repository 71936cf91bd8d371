package eldertable.sdk.commands;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.DiagnosticPrinter;
import eldertable.json.Json;
import eldertable.pack.library.PackLoad;
import eldertable.sdk.program.Home;
import eldertable.sdk.program.Speech;
import eldertable.sdk.typings.CheckedBefore;
import eldertable.sdk.typings.TypeCheck;
import eldertable.session.DataFolder;
import eldertable.words.Message;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "check")
public final class CheckCommand implements Callable<Integer> {
    private static final int USUAL_GAMES = 3, FEW = 5;

    @Parameters(paramLabel = "PACK", arity = "1..*")
    private List<String> packs;

    @Mixin
    private MatchChoice match;

    @Option(names = "--json")
    private boolean json;

    @Option(names = "--strict")
    private boolean strict;

    @Option(names = "--secrets")
    private boolean secrets;

    @Option(names = "--types")
    private boolean types;

    @Option(names = "--games", paramLabel = "N")
    private Integer games;

    @Option(names = "--seed", paramLabel = "S")
    private Long seed;

    @Spec
    private CommandSpec spec;

    @Override public Integer call() {
        refuseNonsense();
        PackShelf shelf = PackShelf.of(spec);
        List<Diagnostic> problems = new ArrayList<>(new PackExamination(shelf.library()).of(packs, match.mods()));
        PrintWriter out = spec.commandLine().getOut();
        if (secrets && problems.stream().noneMatch(Diagnostic::isError)) {
            SecretsExamination examination = new SecretsExamination(match, games == null ? USUAL_GAMES : games, seed == null ? 1 : seed);
            for (String pack : packs) problems.addAll(examination.of(shelf.take(pack, match.mods(), spec.commandLine().getErr())));
            if (!json) out.println(Speech.of(spec).tongue().say(examination.summary()));
        }
        if (types) problems.addAll(typeProblems(shelf, out));
        if (json) {
            out.println(Json.write(problems.stream().map(CheckCommand::forPrograms).toList()));
        } else {
            problems.sort(Comparator.comparing(Diagnostic::severity)); // errors first
            out.print(DiagnosticPrinter.plain(Speech.of(spec).tongue()).print(withoutCrowds(problems)));
            out.println((problems.isEmpty() ? "" : "\n") + Speech.of(spec).tongue().say(DiagnosticPrinter.summary(problems)));
        }
        out.flush();
        for (String pack : packs) TypesCommand.keepCurrent(shelf, pack);
        return problems.stream().anyMatch(problem -> strict || problem.isError()) ? 1 : 0;
    }

    /** What TypeScript finds; a pack that cannot be loaded has been told of already. */
    private List<Diagnostic> typeProblems(PackShelf shelf, PrintWriter out) {
        List<Diagnostic> found = new ArrayList<>();
        long start = System.nanoTime();
        try (TypeCheck check = new TypeCheck(new CheckedBefore(DataFolder.current().resolve("cache/types")))) {
            for (String pack : packs) {
                PackLoad load = shelf.library().load(pack, match.mods());
                load.pack().or(load::draft).ifPresent(def -> found.addAll(check.of(def)));
            }
        }
        if (!json) out.println(Speech.of(spec).say("commands.types-checked", "seconds", String.format(Locale.ROOT, "%.1f", (System.nanoTime() - start) / 1e9)));
        return found;
    }

    /** Many things without words, as in a game that is just begun, are one line: they shall not bury the rest. */
    private static List<Diagnostic> withoutCrowds(List<Diagnostic> problems) {
        List<Diagnostic> nameless = problems.stream().filter(problem -> problem.code().equals("untranslated")).toList();
        if (nameless.size() <= FEW) return problems;
        List<Diagnostic> shown = new ArrayList<>(problems);
        shown.removeAll(nameless);
        shown.add(Diagnostic.warning("untranslated", nameless.get(0).span(), Message.of("commands.nameless", "count", nameless.size() - 1)));
        return shown;
    }

    private void refuseNonsense() {
        boolean plays = games != null || seed != null || match.players() > 0 || !match.options().isEmpty();
        if (plays && !secrets) throw new ParameterException(spec.commandLine(), Speech.of(spec).say("commands.check.with-secrets"));
        if (games != null && games < 1) throw new ParameterException(spec.commandLine(), Speech.of(spec).say("commands.check.games"));
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
