package eldertable.sdk.commands;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Problems;
import eldertable.lesson.Lessons;
import eldertable.pack.check.RuleNames;
import eldertable.pack.files.PackFiles;
import eldertable.pack.library.Change;
import eldertable.pack.model.LessonDef;
import eldertable.pack.model.ModDef;
import eldertable.pack.model.PackDef;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.rules.RuleThread;
import eldertable.scenario.ScenarioDef;
import eldertable.scenario.Scenarios;
import eldertable.script.HookFights;
import eldertable.script.HookTrace;
import eldertable.script.ScriptEngine;
import eldertable.simulation.Playout;
import eldertable.simulation.Simulation;
import eldertable.state.Blueprint;
import eldertable.yaml.YamlReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;

/**
 * What is wrong with a pack's rules, and with scenarios and lessons by these rules. Most of the time goes into opening script contexts, so once the rules
 * have been loaded the parts are examined side by side.
 */
record RulesExamination(PackDef pack, PackFiles files, ScriptEngine scripts, ExecutorService threads) {
    private static final int TRIED_MOVES = 100;

    /** What a table brought to light. @param circle where steps lead nowhere @param hooks what each pack did to them */
    private record Table(Optional<Diagnostic> fault, Optional<Diagnostic> circle, List<Change> hooks) {}

    /**
     * Rules are loaded for the smallest and the largest table; a script may fail for one of them only. Where they do not work, only what can be read off
     * them is told besides.
     * The largest, where most happens, is played at; the smallest meanwhile serves scenarios. It is loaded after the other, which takes a fourth of the time
     * then.
     */
    List<Diagnostic> diagnostics() {
        CountDownLatch loaded = new CountDownLatch(1);
        Future<Table> largest = threads.submit(() -> largest(loaded));
        Problems reading = new Problems();
        List<ScenarioDef> scenarios = Scenarios.of(files, reading);
        List<Diagnostic> all = new ArrayList<>(reading.list()), names = RuleNames.of(pack);
        await(loaded);
        try (RuleEngine smallest = scripts.rules(new Blueprint(pack, pack.info().minPlayers(), Map.of()))) {
            all.addAll(wrongWith(scenarios, smallest));
            all.addAll(lessons(smallest));
        } catch (RuleFault fault) {
            done(largest);
            return withNames(fault.diagnostic(), names);
        }
        Table played = done(largest);
        if (played.fault.isPresent()) return withNames(played.fault.get(), names);
        List<Diagnostic> hooks = HookExamination.of(pack, played.hooks);
        // Steps that lead nowhere for want of a hook, or for a slip in a name, are told by that.
        if (names.stream().noneMatch(Diagnostic::isError) && hooks.stream().noneMatch(Diagnostic::isError)) played.circle.ifPresent(all::add);
        all.addAll(names);
        all.addAll(hooks);
        if (pack.mods().size() > 1) all.addAll(HookFights.among(pack, played.hooks));
        return all;
    }

    /**
     * A fault, and what names slips elsewhere in the rules. One in the line of the fault tells it better: `me.scroe += 1` is none of keeping
     * something, but of a wrong name. Of a file that cannot be read nothing else is believed.
     */
    private static List<Diagnostic> withNames(Diagnostic fault, List<Diagnostic> names) {
        boolean unread = fault.code().equals("script-syntax");
        List<Diagnostic> all = new ArrayList<>(names.stream().filter(name -> !unread || !name.span().file().equals(fault.span().file())).toList());
        if (all.stream().noneMatch(name -> name.isError() && isBeside(name, fault))) all.add(0, fault);
        return all;
    }

    private static boolean isBeside(Diagnostic name, Diagnostic fault) {
        return name.span().file().equals(fault.span().file()) && name.span().line() == fault.span().line();
    }

    private Table largest(CountDownLatch loaded) {
        try {
            HookTrace.Traced traced = HookTrace.rules(scripts, new Blueprint(pack, pack.info().maxPlayers(), Map.of()));
            loaded.countDown();
            try (RuleEngine engine = traced.rules().doubting()) {
                Optional<Diagnostic> fault = faultOfPlaying(engine);
                return new Table(fault.filter(one -> one.code().equals(RuleFault.STATE)), fault.filter(one -> one.code().equals(RuleFault.FLOW)), traced.changes());
            }
        } catch (RuleFault fault) {
            return new Table(Optional.of(fault.diagnostic()), Optional.empty(), List.of());
        } finally {
            loaded.countDown();
        }
    }

    private static void await(CountDownLatch loaded) {
        try {
            loaded.await();
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }

    private static <T> T done(Future<T> work) {
        try {
            return RuleThread.await(work);
        } catch (RuleFault fault) {
            throw new IllegalStateException("told already", fault);
        }
    }

    /** What hooks keep from call to call and steps that go round and round show only when they are called, so a little is played. Other faults are for tests and play. */
    private static Optional<Diagnostic> faultOfPlaying(RuleEngine engine) {
        Playout playout = new Playout(engine, Simulation.randomSeats(engine.blueprint.players), TRIED_MOVES, null);
        playout.play(1);
        return Optional.ofNullable(playout.fault());
    }

    private List<Diagnostic> wrongWith(List<ScenarioDef> scenarios, RuleEngine loaded) {
        List<Diagnostic> all = new ArrayList<>();
        try (Scenarios checking = new Scenarios(scripts, pack, loaded)) {
            for (ScenarioDef scenario : scenarios) all.addAll(checking.check(scenario).problems());
        }
        return all;
    }

    /** @param spare rules that nobody needs any more: a lesson at such a table, as most are, need not load them again */
    private List<Diagnostic> lessons(RuleEngine spare) {
        AtomicReference<RuleEngine> left = new AtomicReference<>(spare);
        Lessons.Rules rules = blueprint -> {
            RuleEngine ready = left.get();
            boolean same = ready != null && ready.blueprint.players == blueprint.players && ready.blueprint.options.equals(blueprint.options);
            return same ? left.getAndSet(null) : scripts.rules(blueprint);
        };
        List<Diagnostic> all = new ArrayList<>();
        for (LessonDef lesson : pack.lessons()) {
            String path = "lessons/" + lesson.id() + ".yaml";
            // A mod's rules are not those that a lesson of the game teaches, nor is the game's lesson the mod's to mend.
            if (!lesson.span().file().equals(files.nameOf(path)) || !isOfTop(lesson)) continue;
            Problems found = new Problems();
            files.bytes(path).flatMap(bytes -> YamlReader.decode(files.nameOf(path), bytes, found)).ifPresent(found::addSource);
            found.addAll(Lessons.rehearse(scripts, pack, lesson, rules));
            all.addAll(found.list());
        }
        return all;
    }

    /** Whether it lies in the pack that is laid over all others. */
    private boolean isOfTop(LessonDef lesson) {
        List<ModDef> mods = pack.mods();
        return mods.isEmpty() || lesson.span().file().startsWith(mods.get(mods.size() - 1).folder() + "/");
    }
}
