package eldertable.sdk.commands;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.DiagnosticPrinter;
import eldertable.json.Json;
import eldertable.pack.library.PackLibrary;
import eldertable.sdk.program.CommandFailure;
import eldertable.sdk.program.Home;
import eldertable.sdk.program.Speech;
import eldertable.words.Message;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "mods")
public final class ModsCommand implements Callable<Integer> {
    @Parameters(paramLabel = "GAME", arity = "0..1")
    private String game;

    @Option(names = "--json")
    private boolean json;

    @Spec
    private CommandSpec spec;

    @Override public Integer call() {
        PackLibrary library = PackShelf.of(spec).library();
        List<PackLibrary.Entry> games = library.entries().stream().filter(entry -> !entry.isMod()).toList();
        if (game != null && games.stream().noneMatch(entry -> entry.id().equals(game))) {
            List<String> ids = games.stream().map(PackLibrary.Entry::id).toList();
            throw new CommandFailure(Message.of("commands.no-game", "game", game).and(eldertable.diagnostic.Spelling.guess(game, ids)));
        }
        Map<String, List<PackLibrary.InstalledMod>> mods = new LinkedHashMap<>();
        games.stream().filter(entry -> game == null || entry.id().equals(game)).forEach(entry -> mods.put(entry.id(), library.modsFor(entry.id())));
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            List<Object> all = new ArrayList<>();
            mods.forEach((id, installed) -> installed.forEach(mod -> all.add(forPrograms(id, mod))));
            out.println(Json.write(all));
        } else {
            mods.forEach((id, installed) -> tell(id, installed, library, out));
        }
        out.flush();
        return 0;
    }

    private void tell(String game, List<PackLibrary.InstalledMod> mods, PackLibrary library, PrintWriter out) {
        Speech speech = Speech.of(spec);
        out.println(mods.isEmpty() ? speech.say("commands.mods.none", "game", game) : game);
        for (PackLibrary.InstalledMod mod : mods) {
            PackLibrary.Entry entry = mod.entry();
            String title = library.title(entry, speech.language()), summary = library.summary(entry, speech.language());
            out.println("  " + entry.id() + " " + entry.info().version() + "  " + title + (mod.isCompatible() ? "" : "  (" + speech.say("commands.mods.broken") + ")"));
            if (!summary.isEmpty()) out.println("    " + summary);
            if (!mod.requires().isEmpty()) out.println("    " + speech.say("commands.mods.with", "mods", mod.requires()));
            for (Diagnostic problem : mod.problems()) out.print(DiagnosticPrinter.plain(speech.tongue()).print(problem).indent(4));
        }
    }

    private static Map<String, Object> forPrograms(String game, PackLibrary.InstalledMod mod) {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("id", mod.entry().id());
        all.put("version", mod.entry().info().version());
        all.put("title", mod.entry().info().title());
        all.put("summary", mod.entry().info().summary());
        all.put("game", game);
        all.put("path", mod.entry().path().toString());
        all.put("compatible", mod.isCompatible());
        all.put("requires", mod.requires());
        all.put("problems", mod.problems().stream().map(CheckCommand::forPrograms).toList());
        return all;
    }
}
