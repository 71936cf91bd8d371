package eldertable.scenario;

import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Spelling;
import eldertable.pack.files.PackFiles;
import eldertable.pack.model.OptionDef;
import eldertable.pack.model.PackDef;
import eldertable.rules.CommandText;
import eldertable.rules.Printed;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.script.Limits;
import eldertable.script.ScriptEngine;
import eldertable.state.Blueprint;
import eldertable.yaml.MapNode;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
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

    private record Setting(int players, Map<String, Object> options) {}

    private record Match(RuleEngine engine, CommandText commands) {}

    private final ScriptEngine scripts;
    private final PackDef pack;
    private final Map<Setting, Match> matches = new HashMap<>();

    public Scenarios(ScriptEngine scripts, PackDef pack) {
        this.scripts = scripts;
        this.pack = pack;
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
        Setting setting = setting(scenario, problems);
        Match match = problems.hasErrors() ? null : match(setting, problems);
        if (match != null) {
            ScenarioRun run = new ScenarioRun(scenario, match.engine(), match.commands(), problems);
            if (run.prepare() && play) run.play();
            failures = run.failures();
        }
        return new ScenarioResult(scenario, failures, problems.list(), System.nanoTime() - start);
    }

    private Match match(Setting setting, Problems problems) {
        Match known = matches.get(setting);
        if (known != null) return known;
        try {
            RuleEngine engine = scripts.rules(new Blueprint(pack, setting.players(), setting.options()), PATIENT, Printed.SILENT);
            Match made = new Match(engine, new CommandText(engine));
            matches.put(setting, made);
            return made;
        } catch (RuleFault fault) {
            problems.add(fault.diagnostic());
            return null;
        }
    }

    // ------------------------------------------------------------------ players and options

    private Setting setting(ScenarioDef scenario, Problems problems) {
        Map<String, Object> options = new LinkedHashMap<>();
        for (MapNode.Entry entry : scenario.options().entries()) {
            OptionDef option = pack.info().options().stream().filter(o -> o.id().equals(entry.key())).findFirst().orElse(null);
            if (option == null) {
                problems.error("unknown-name", entry.span(), "The pack has no option '" + entry.key() + "'."
                    + Spelling.hint(entry.key(), pack.info().options().stream().map(OptionDef::id).toList()));
            } else {
                options.put(option.id(), value(option, entry, problems));
            }
        }
        int fewest = fewest(options);
        int players = scenario.players().orElse(fewest);
        int min = pack.info().minPlayers(), max = pack.info().maxPlayers();
        if (players < min || players > max) {
            String range = min == max ? String.valueOf(min) : min + " to " + max;
            problems.error("out-of-range", scenario.span(), "This game is for " + range + " players, not " + players + ".");
        } else if (!fits(options, players)) {
            problems.error("out-of-range", scenario.span(), "These options do not go with " + players + " players.");
        }
        return new Setting(players, options);
    }

    private static Object value(OptionDef option, MapNode.Entry entry, Problems problems) {
        Object value = entry.value().plain();
        boolean number = value instanceof Integer n && n >= option.min() && n <= option.max();
        if (option.isNumber() ? !number : !option.values().contains(value.toString())) {
            String range = " It goes from " + option.min() + " to " + option.max() + ".";
            problems.error("unknown-value", entry.value().span(), "The option '" + option.id() + "' cannot be '" + value + "'."
                + (option.isNumber() ? range : Spelling.hint(value.toString(), option.values())));
        }
        return option.isNumber() ? value : value.toString();
    }

    /** The smallest number of players that goes with these options. */
    private int fewest(Map<String, Object> options) {
        int players = pack.info().minPlayers();
        while (players < pack.info().maxPlayers() && !fits(options, players)) players++;
        return players;
    }

    private boolean fits(Map<String, Object> options, int players) {
        for (OptionDef option : pack.info().options()) {
            Object chosen = options.getOrDefault(option.id(), option.start());
            List<Integer> counts = option.players().get(chosen.toString());
            if (counts != null && !counts.contains(players)) return false;
        }
        return true;
    }

    @Override
    public void close() {
        matches.values().forEach(match -> match.engine().close());
    }
}
