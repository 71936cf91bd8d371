package eldertable.sdk.measuring;

import eldertable.diagnostic.Problems;
import eldertable.pack.files.PackFiles;
import eldertable.pack.library.PackReader;
import eldertable.pack.model.PackDef;
import eldertable.rules.Move;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.script.Limits;
import eldertable.script.RuleScripts;
import eldertable.script.ScriptEngine;
import eldertable.simulation.Playout;
import eldertable.simulation.Simulation;
import eldertable.state.Blueprint;
import eldertable.state.GameState;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/**
 * What single operations cost, warm.
 *
 * @param copyNanos      one state into another
 * @param freshCopyNanos a new state
 * @param hookNanos      a call of an empty hook
 * @param watchNanos     what watching adds to a call of any hook
 * @param moveNanos      a whole move whose hook is empty
 * @param reloadSeconds  reading the pack and making a context for its rules, after a change of every script
 */
public record Costs(double copyNanos, double freshCopyNanos, double hookNanos, double watchNanos, double moveNanos, double reloadSeconds) {
    private static final int COPIES = 10_000, WATCHES = 100_000;
    private static final int CALLS = 1_000;
    private static final int RELOADS = 15;
    private static final int MOVES_TO_MIDDLE = 20;

    /** @param slice each operation is measured for fifteen times so many seconds */
    public static Costs measure(ScriptEngine scripts, Blueprint blueprint, Path pack, double slice) throws Exception {
        GameState middle = middle(scripts, blueprint);
        Blueprint empty = new Blueprint(EmptyGame.pack(), 1, Map.of());
        return new Costs(copy(middle, slice), freshCopy(middle, slice), hook(scripts, empty, slice), watch(scripts, slice), move(scripts, empty, slice), reload(scripts, blueprint, pack));
    }

    /** A state from the middle of a game, as a search would copy it. */
    private static GameState middle(ScriptEngine scripts, Blueprint blueprint) throws RuleFault {
        try (RuleEngine engine = scripts.fastRules(blueprint)) {
            Playout playout = new Playout(engine, Simulation.randomSeats(blueprint.players), MOVES_TO_MIDDLE, null);
            playout.play(1);
            return playout.state();
        }
    }

    private static double copy(GameState state, double slice) throws Exception {
        GameState other = state.copy();
        return nanos(slice, () -> {
            for (int i = 0; i < COPIES; i++) other.copyFrom(state);
            return COPIES;
        });
    }

    private static double freshCopy(GameState state, double slice) throws Exception {
        GameState[] kept = new GameState[16]; // so that the copies are really made
        return nanos(slice, () -> {
            for (int i = 0; i < COPIES; i++) kept[i & 15] = state.copy();
            return COPIES;
        });
    }

    private static double hook(ScriptEngine scripts, Blueprint empty, double slice) throws Exception {
        GameState state;
        try (RuleEngine engine = scripts.fastRules(empty)) {
            state = engine.start(1);
        }
        Move idle = idle();
        try (RuleScripts hooks = new RuleScripts(scripts, empty, Limits.PLAY, line -> { })) {
            return nanos(slice, () -> {
                for (int i = 0; i < CALLS; i++) hooks.apply(state, idle);
                return CALLS;
            });
        }
    }

    private static double watch(ScriptEngine scripts, double slice) throws Exception {
        return nanos(slice, () -> {
            scripts.watchNothing(WATCHES);
            return WATCHES;
        });
    }

    private static double move(ScriptEngine scripts, Blueprint empty, double slice) throws Exception {
        Move idle = idle();
        try (RuleEngine engine = scripts.fastRules(empty)) {
            GameState state = engine.start(1);
            return nanos(slice, () -> {
                for (int i = 0; i < CALLS; i++) engine.play(state, idle);
                return CALLS;
            });
        }
    }

    private static Move idle() {
        Move move = new Move().reset(0);
        move.chooseMove(0);
        return move;
    }

    private static double nanos(double slice, Pace.Work work) throws Exception {
        Pace pace = new Pace(work);
        for (int i = 0; i < 10; i++) pace.slice(slice);
        pace.forget();
        for (int i = 0; i < 5; i++) pace.slice(slice);
        return pace.nanos();
    }

    private static double reload(ScriptEngine scripts, Blueprint blueprint, Path path) throws Exception {
        int[] change = {0};
        Pace pace = new Pace(() -> {
            PackDef pack = changed(path, "\n// change " + change[0]++);
            scripts.rules(new Blueprint(pack, blueprint.players, blueprint.options)).close();
            return 1;
        });
        for (int i = 0; i < RELOADS; i++) pace.slice(0);
        return pace.nanos() / 1e9;
    }

    /** Reads a pack with a line more in each of its scripts, so that nothing made from their old text will do. */
    private static PackDef changed(Path path, String more) {
        PackFiles files = PackFiles.open(path, new Problems()).orElseThrow();
        TreeMap<String, byte[]> all = new TreeMap<>();
        for (String name : files.paths()) {
            byte[] bytes = files.bytes(name).orElseThrow();
            all.put(name, name.endsWith(".mjs") ? (new String(bytes, StandardCharsets.UTF_8) + more).getBytes(StandardCharsets.UTF_8) : bytes);
        }
        return PackReader.read(new PackFiles(files.label(), all)).pack().orElseThrow();
    }
}
