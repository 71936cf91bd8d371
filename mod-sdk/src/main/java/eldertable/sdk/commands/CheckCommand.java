package eldertable.sdk.commands;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.DiagnosticPrinter;
import eldertable.json.Json;
import eldertable.sdk.program.Home;
import eldertable.sdk.typings.CheckedBefore;
import eldertable.sdk.typings.TypeCheck;
import eldertable.session.DataFolder;
import eldertable.words.Tongue;
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

@Command(name = "check", description = "Says everything that is wrong with a pack: its files, its scripts, its scenarios.",
    footer = {"", "A mod is checked on top of what it extends. The exit code is 0 if there is no error. Warnings do not count unless --strict is given.",
        "With --secrets games are played by chance, for every number of players unless --players is given, and looked at in pairs of worlds that",
        "differ only in what somebody may not see: what that somebody is shown, offered, refused and told, and what bots choose, has to be the same."})
public final class CheckCommand implements Callable<Integer> {
    private static final int USUAL_GAMES = 3, FEW = 5;

    @Parameters(paramLabel = "PACK", arity = "1..*",
        description = "The pack: its id, or the path of its folder or zip; several may be given.")
    private List<String> packs;

    @Mixin
    private MatchChoice match;

    @Option(names = "--json", description = "Write JSON for programs.")
    private boolean json;

    @Option(names = "--strict", description = "Count warnings as errors.")
    private boolean strict;

    @Option(names = "--secrets", description = "Also look whether anybody could learn what they may not see.")
    private boolean secrets;

    @Option(names = "--types", description = "Also let TypeScript check the rules, strictly; takes some seconds whenever they have changed.")
    private boolean types;

    @Option(names = "--games", paramLabel = "N", description = "With --secrets: how many games for each number of players; 3 by default.")
    private Integer games;

    @Option(names = "--seed", paramLabel = "S", description = "With --secrets: the seed of the first game, the others follow; 1 by default.")
    private Long seed;

    @Spec
    private CommandSpec spec;

    @Override public Integer call() {
        refuseNonsense();
        PackShelf shelf = PackShelf.of(Home.current());
        List<Diagnostic> problems = new ArrayList<>(new PackExamination(shelf.library()).of(packs, match.mods()));
        PrintWriter out = spec.commandLine().getOut();
        if (secrets && problems.stream().noneMatch(Diagnostic::isError)) {
            SecretsExamination examination = new SecretsExamination(match, games == null ? USUAL_GAMES : games, seed == null ? 1 : seed);
            for (String pack : packs) problems.addAll(examination.of(shelf.take(pack, match.mods(), spec.commandLine().getErr())));
            if (!json) out.println(examination.summary());
        }
        if (types) problems.addAll(typeProblems(shelf, out));
        if (json) {
            out.println(Json.write(problems.stream().map(CheckCommand::forPrograms).toList()));
        } else {
            problems.sort(Comparator.comparing(Diagnostic::severity)); // errors first
            out.print(DiagnosticPrinter.plain(Tongue.ENGLISH).print(withoutCrowds(problems)));
            out.println((problems.isEmpty() ? "" : "\n") + DiagnosticPrinter.summary(problems));
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
            for (String pack : packs) shelf.library().load(pack, match.mods()).pack().ifPresent(def -> found.addAll(check.of(def)));
        }
        if (!json) out.printf(Locale.ROOT, "Types checked in %.1f s.%n", (System.nanoTime() - start) / 1e9);
        return found;
    }

    /** Many things without words, as in a game that is just begun, are one line: they shall not bury the rest. */
    private static List<Diagnostic> withoutCrowds(List<Diagnostic> problems) {
        List<Diagnostic> nameless = problems.stream().filter(problem -> problem.code().equals("untranslated")).toList();
        if (nameless.size() <= FEW) return problems;
        List<Diagnostic> shown = new ArrayList<>(problems);
        shown.removeAll(nameless);
        shown.add(Diagnostic.warning("untranslated", nameless.get(0).span(), "Players see no name for this and " + (nameless.size() - 1)
            + " more things; --json lists them. Write words for them in text/en.yaml."));
        return shown;
    }

    private void refuseNonsense() {
        boolean plays = games != null || seed != null || match.players() > 0 || !match.options().isEmpty();
        if (plays && !secrets) throw new ParameterException(spec.commandLine(), "--games, --seed, --players and --option go with --secrets.");
        if (games != null && games < 1) throw new ParameterException(spec.commandLine(), "--games must be at least 1.");
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
