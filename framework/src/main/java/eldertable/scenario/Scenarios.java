package eldertable.scenario;

import eldertable.diagnostic.Problems;
import eldertable.pack.files.PackFiles;
import eldertable.pack.model.PackDef;
import eldertable.rules.CommandText;
import eldertable.rules.Printed;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.script.Limits;
import eldertable.script.ScriptEngine;
import eldertable.state.Blueprint;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Runs scenarios against a pack. Rules are loaded once for each number of players and choice of options, so a scenario
 * takes milliseconds. One thread at a time.
 */
public final class Scenarios implements AutoCloseable {
    private static final String FOLDER = "scenarios/";
    /** A busy machine must not make a test fail: endless loops still end at their number of statements. */
    private static final Limits PATIENT = new Limits(Limits.PLAY.statements(), 30_000, Limits.PLAY.bytes());

    private record Match(RuleEngine engine, CommandText commands) {}

    private final ScriptEngine scripts;
    private final PackDef pack;
    private final Map<Setting, Match> matches = new HashMap<>();
    /** For looking names up only: rules see nothing of a table while they are loaded, so those of one will do for all. */
    private final Map<Setting, Match> named = new HashMap<>();
    private RuleEngine loaded;

    public Scenarios(ScriptEngine scripts, PackDef pack) {
        this.scripts = scripts;
        this.pack = pack;
    }

    /** @param loaded the pack's rules for any table, with which nobody plays meanwhile; who has them closes them */
    public Scenarios(ScriptEngine scripts, PackDef pack, RuleEngine loaded) {
        this(scripts, pack);
        this.loaded = loaded;
    }

    /** All scenarios that a pack brings along, file by file. */
    public static List<ScenarioDef> of(PackFiles files, Problems problems) {
        List<ScenarioDef> all = new ArrayList<>();
        for (String path : files.paths(FOLDER, ".yaml", ".yml")) {
            files.bytes(path).ifPresent(bytes -> all.addAll(ScenarioReader.read(files.nameOf(path), bytes, problems)));
        }
        return all;
    }

    public List<ScenarioResult> run(List<ScenarioDef> scenarios) {
        return scenarios.stream().map(this::run).toList();
    }

    public ScenarioResult run(ScenarioDef scenario) {
        return examine(scenario, true);
    }

    /** Only looks whether everything named in a scenario exists in the pack. */
    public ScenarioResult check(ScenarioDef scenario) {
        return examine(scenario, false);
    }

    private ScenarioResult examine(ScenarioDef scenario, boolean play) {
        long start = System.nanoTime();
        Problems problems = new Problems();
        problems.addSource(scenario.source());
        List<ScenarioFailure> failures = List.of();
        Setting setting = Setting.of(pack.info(), scenario.players(), scenario.options(), scenario.span(), problems);
        Match match = problems.hasErrors() ? null : play || loaded == null ? match(setting, problems) : named.computeIfAbsent(setting, this::named);
        if (match != null) {
            ScenarioRun run = new ScenarioRun(scenario, match.engine(), match.commands(), problems);
            if (run.prepare() && play) run.play();
            failures = run.failures();
        }
        return new ScenarioResult(scenario, failures, problems.list(), System.nanoTime() - start);
    }

    private Match named(Setting setting) {
        RuleEngine engine = loaded.named(new Blueprint(pack, setting.players(), setting.options()));
        return new Match(engine, new CommandText(engine));
    }

    private Match match(Setting setting, Problems problems) {
        Match known = matches.get(setting);
        if (known != null) return known;
        try {
            RuleEngine engine = scripts.rules(new Blueprint(pack, setting.players(), setting.options()), PATIENT, Printed.SILENT)
                .doubting();
            Match made = new Match(engine, new CommandText(engine));
            matches.put(setting, made);
            if (loaded == null) loaded = engine;
            return made;
        } catch (RuleFault fault) {
            problems.add(fault.diagnostic());
            return null;
        }
    }

    @Override
    public void close() {
        matches.values().forEach(match -> match.engine().close());
    }
}
