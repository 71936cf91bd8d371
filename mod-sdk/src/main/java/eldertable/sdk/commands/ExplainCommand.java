package eldertable.sdk.commands;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.DiagnosticPrinter;
import eldertable.json.Json;
import eldertable.pack.library.Change;
import eldertable.pack.library.PackLayers;
import eldertable.pack.library.PackLoad;
import eldertable.pack.library.Provenance;
import eldertable.pack.model.PackDef;
import eldertable.rules.RuleFault;
import eldertable.script.HookFights;
import eldertable.script.HookTrace;
import eldertable.script.ScriptEngine;
import eldertable.sdk.program.CommandFailure;
import eldertable.sdk.program.Home;
import eldertable.sdk.program.Speech;
import eldertable.sdk.reports.ChangePrinter;
import eldertable.state.Blueprint;
import eldertable.words.Message;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "explain")
public final class ExplainCommand implements Callable<Integer> {
    private static final String HOOKS = "hooks";

    @Parameters(index = "0", paramLabel = "PACK")
    private String pack;

    @Parameters(index = "1", paramLabel = "PATH", arity = "0..1")
    private String path;

    @Mixin
    private ModChoice choice;

    @Option(names = "--json")
    private boolean json;

    @Spec
    private CommandSpec spec;

    private PackLayers layers;
    private Provenance provenance;
    private List<Diagnostic> hookFights = List.of();

    @Override public Integer call() {
        layers = PackShelf.of(spec).library().layers(pack, choice.mods());
        if (!layers.isReadable()) {
            PackShelf.complain(layers.problems(), spec);
            throw new CommandFailure(Message.of("commands.unreadable", "pack", pack, "summary", DiagnosticPrinter.summary(layers.problems())));
        }
        provenance = new Provenance(layers);
        PrintWriter out = spec.commandLine().getOut();
        if (path == null) overview(out);
        else one(out);
        out.flush();
        return 0;
    }

    // ------------------------------------------------------------------ one value

    private void one(PrintWriter out) {
        String asked = path.replaceFirst("^rules(\\.|$)", HOOKS + "$1");
        List<Change> history = asked.startsWith(HOOKS) ? List.of() : provenance.history(asked);
        if (history.isEmpty()) history = ofHook(asked);
        String about = history.get(0).path().startsWith(HOOKS) && !asked.startsWith(HOOKS) ? HOOKS + "." + asked : asked;
        Optional<String> now = provenance.value(asked);
        if (json) {
            Map<String, Object> all = new LinkedHashMap<>();
            all.put("path", about);
            all.put("value", now.orElse(null));
            all.put("packs", provenance.packs());
            all.put("history", history.stream().map(ChangePrinter::forPrograms).toList());
            all.put("problems", fights(history).stream().map(CheckCommand::forPrograms).toList());
            out.println(Json.write(all));
            return;
        }
        boolean value = !history.get(0).path().startsWith(HOOKS);
        out.println(about + (now.isPresent() ? " = " + ChangePrinter.shortened(now.get()) : value ? " " + Speech.of(spec).say("commands.explain.gone") : ""));
        new ChangePrinter(out, Speech.of(spec).tongue()).history(about, history);
        tell(fights(history), out);
    }

    private List<Change> ofHook(String asked) {
        String wanted = asked.startsWith(HOOKS) ? asked : HOOKS + "." + asked;
        List<Change> all = hooks(true);
        List<Change> found = all.stream().filter(change -> isAt(wanted, change.path()) || isAt(change.path(), wanted)).toList();
        if (found.isEmpty()) throw new CommandFailure(noSuch().and(hint(asked, all)));
        return found;
    }

    private Message noSuch() {
        List<String> packs = provenance.packs();
        return packs.size() == 1 ? Message.of("commands.explain.no-path", "path", path, "pack", packs.get(0))
            : Message.of("commands.explain.no-path-with", "path", path, "pack", packs.get(0), "mods", packs.subList(1, packs.size()));
    }

    private static boolean isAt(String outer, String inner) {
        return inner.equals(outer) || inner.startsWith(outer + ".");
    }

    private Message hint(String asked, List<Change> hooks) {
        if (!asked.startsWith(HOOKS)) return provenance.hint(asked);
        List<String> known = hooks.stream().map(Change::path).distinct().toList();
        return eldertable.diagnostic.Spelling.nearest(asked, known).map(path -> Message.of("commands.explain.near", "path", path))
            .orElseGet(() -> Message.of("commands.explain.all-hooks", "pack", pack));
    }

    /** @param needed whether to fail where the rules cannot be loaded; else there are none to tell of */
    private List<Change> hooks(boolean needed) {
        PackLoad load = layers.build();
        if (load.pack().isEmpty()) {
            if (!needed) return List.of();
            PackShelf.complain(load.problems(), spec);
            throw new CommandFailure(Message.of("commands.rules-unloaded-with", "pack", pack, "summary", DiagnosticPrinter.summary(load.problems())));
        }
        PackDef def = load.pack().get();
        try (ScriptEngine scripts = new ScriptEngine()) {
            List<Change> changes = HookTrace.of(scripts, new Blueprint(def, def.info().minPlayers(), Map.of()));
            hookFights = HookFights.among(def, changes);
            return changes;
        } catch (RuleFault fault) {
            PackShelf.complain(List.of(fault.diagnostic()), spec);
            if (needed) throw new CommandFailure(Message.of("commands.rules-unloaded", "pack", pack));
            return List.of();
        }
    }

    private List<Diagnostic> fights(List<Change> history) {
        return problems(problem -> problem.code().equals("mods-disagree")).stream()
            .filter(problem -> history.stream().anyMatch(change -> change.span().equals(problem.span()))).toList();
    }

    /** Those of the packs, and, where the hooks have been looked at, their fights. */
    private List<Diagnostic> problems(Predicate<Diagnostic> wanted) {
        return Stream.concat(layers.build().problems().stream().filter(wanted), hookFights.stream()).toList();
    }

    // ------------------------------------------------------------------ all of them

    private void overview(PrintWriter out) {
        List<String> packs = provenance.packs();
        List<Change> hooks = hooks(false);
        Map<String, List<Change>> doings = new LinkedHashMap<>();
        for (String mod : packs.subList(1, packs.size())) {
            List<Change> changes = new ArrayList<>(provenance.changesOf(mod));
            hooks.stream().filter(change -> change.pack().equals(mod)).forEach(changes::add);
            doings.put(mod, changes);
        }
        List<Diagnostic> problems = problems(problem -> problem.isError() || problem.code().equals("mods-disagree"));
        if (json) {
            Map<String, Object> all = new LinkedHashMap<>();
            all.put("packs", packs);
            Map<String, Object> mods = new LinkedHashMap<>();
            doings.forEach((mod, changes) -> mods.put(mod, changes.stream().map(ChangePrinter::forPrograms).toList()));
            all.put("mods", mods);
            all.put("problems", problems.stream().map(CheckCommand::forPrograms).toList());
            out.println(Json.write(all));
            return;
        }
        if (doings.isEmpty()) out.println(Speech.of(spec).say("commands.explain.as-it-is", "pack", packs.get(0)));
        doings.forEach((mod, changes) -> {
            out.println(mod);
            new ChangePrinter(out, Speech.of(spec).tongue()).doings(changes);
        });
        tell(problems, out);
    }

    private void tell(List<Diagnostic> problems, PrintWriter out) {
        if (!problems.isEmpty()) out.print("\n" + DiagnosticPrinter.plain(Speech.of(spec).tongue()).print(problems));
    }
}
