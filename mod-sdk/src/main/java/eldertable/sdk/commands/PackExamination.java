package eldertable.sdk.commands;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Problems;
import eldertable.pack.check.RuleNames;
import eldertable.pack.files.PackFiles;
import eldertable.pack.library.PackLibrary;
import eldertable.pack.library.PackLoad;
import eldertable.script.EngineAhead;
import eldertable.script.ScriptEngine;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Everything that is wrong with packs: their files, their scripts, their scenarios, their lessons. A mod is examined on top of what it extends. */
record PackExamination(PackLibrary library) {
    List<Diagnostic> of(List<String> packs, List<String> mods) {
        Set<Diagnostic> found = new LinkedHashSet<>();
        ExecutorService threads = Executors.newFixedThreadPool(Math.max(1, Runtime.getRuntime().availableProcessors() - 1), work -> {
            Thread thread = new Thread(work, "examination");
            thread.setDaemon(true);
            return thread;
        });
        try (ScriptEngine scripts = EngineAhead.take()) {
            for (String pack : packs) found.addAll(examine(pack, mods, scripts, threads));
        } finally {
            threads.shutdown();
        }
        return List.copyOf(found);
    }

    private List<Diagnostic> examine(String idOrPath, List<String> mods, ScriptEngine scripts, ExecutorService threads) {
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
        load.draft().ifPresent(draft -> all.addAll(RuleNames.of(draft)));
        load.pack().ifPresent(pack -> all.addAll(new RulesExamination(pack, files.get(), scripts, threads).diagnostics()));
        return all;
    }
}
