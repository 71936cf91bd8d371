package eldertable.sdk.commands;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Problems;
import eldertable.lesson.Lessons;
import eldertable.pack.check.RuleNames;
import eldertable.pack.files.PackFiles;
import eldertable.pack.library.PackLibrary;
import eldertable.pack.library.PackLoad;
import eldertable.pack.model.LessonDef;
import eldertable.pack.model.ModDef;
import eldertable.pack.model.PackDef;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.scenario.ScenarioDef;
import eldertable.scenario.Scenarios;
import eldertable.script.HookFights;
import eldertable.script.HookTrace;
import eldertable.script.ScriptEngine;
import eldertable.simulation.Playout;
import eldertable.simulation.Simulation;
import eldertable.state.Blueprint;
import eldertable.yaml.YamlReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Everything that is wrong with packs: their files, their scripts, their scenarios, their lessons. A mod is examined on top of what it extends. */
record PackExamination(PackLibrary library) {
    private static final int TRIED_MOVES = 100;

    List<Diagnostic> of(List<String> packs, List<String> mods) {
        Set<Diagnostic> found = new LinkedHashSet<>();
        try (ScriptEngine scripts = new ScriptEngine()) {
            for (String pack : packs) found.addAll(examine(pack, mods, scripts));
        }
        return List.copyOf(found);
    }

    private List<Diagnostic> examine(String idOrPath, List<String> mods, ScriptEngine scripts) {
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
            .ifPresentOrElse(all::add, () -> all.addAll(withRules(pack, files.get(), scripts))));
        return all;
    }

    /** Loads the rules for the smallest and the largest table; a script may fail for one of them only. */
    private static Optional<Diagnostic> scripts(PackDef pack, ScriptEngine scripts) {
        for (int players : new int[] {pack.info().minPlayers(), pack.info().maxPlayers()}) {
            try (RuleEngine engine = scripts.rules(new Blueprint(pack, players, Map.of())).doubting()) {
                Optional<Diagnostic> state = keptState(engine);
                if (state.isPresent()) return state;
            } catch (RuleFault fault) {
                return Optional.of(fault.diagnostic());
            }
        }
        return Optional.empty();
    }

    /** What hooks keep from call to call shows only when they are called, so a little is played. Other faults are for tests and play. */
    private static Optional<Diagnostic> keptState(RuleEngine engine) {
        Playout playout = new Playout(engine, Simulation.randomSeats(engine.blueprint.players), TRIED_MOVES, null);
        playout.play(1);
        return Optional.ofNullable(playout.fault()).filter(fault -> fault.code().equals(RuleFault.STATE));
    }

    private static List<Diagnostic> hooks(PackDef pack, ScriptEngine scripts) {
        try {
            return HookExamination.of(pack, HookTrace.of(scripts, new Blueprint(pack, pack.info().maxPlayers(), Map.of())));
        } catch (RuleFault fault) { // told already
            return List.of();
        }
    }

    private static List<Diagnostic> withRules(PackDef pack, PackFiles files, ScriptEngine scripts) {
        Problems problems = new Problems();
        List<ScenarioDef> scenarios = Scenarios.of(files, problems);
        List<Diagnostic> all = new ArrayList<>(problems.list());
        try (Scenarios checking = new Scenarios(scripts, pack)) {
            for (ScenarioDef scenario : scenarios) all.addAll(checking.check(scenario).problems());
        }
        for (LessonDef lesson : pack.lessons()) {
            String path = "lessons/" + lesson.id() + ".yaml";
            // A mod's rules are not those that a lesson of the game teaches, nor is the game's lesson the mod's to mend.
            if (!lesson.span().file().equals(files.nameOf(path)) || !isOfTop(pack, lesson)) continue;
            Problems found = new Problems();
            files.bytes(path).flatMap(bytes -> YamlReader.decode(files.nameOf(path), bytes, found)).ifPresent(found::addSource);
            found.addAll(Lessons.rehearse(scripts, pack, lesson));
            all.addAll(found.list());
        }
        all.addAll(RuleNames.of(pack));
        all.addAll(hooks(pack, scripts));
        all.addAll(HookFights.of(scripts, pack));
        return all;
    }

    /** Whether it lies in the pack that is laid over all others. */
    private static boolean isOfTop(PackDef pack, LessonDef lesson) {
        List<ModDef> mods = pack.mods();
        return mods.isEmpty() || lesson.span().file().startsWith(mods.get(mods.size() - 1).folder() + "/");
    }
}
