package eldertable.isolated;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.isolation.Assignment;
import eldertable.isolation.ChildClock;
import eldertable.isolation.HookServer;
import eldertable.isolation.IsolatedHooks;
import eldertable.pack.library.PackLibrary;
import eldertable.rules.Hooks;
import eldertable.rules.Move;
import eldertable.rules.Offers;
import eldertable.rules.Outcome;
import eldertable.rules.Printed;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.script.Limits;
import eldertable.script.RuleScripts;
import eldertable.script.ScriptEngine;
import eldertable.simulation.Chooser;
import eldertable.simulation.RandomChooser;
import eldertable.state.Blueprint;
import eldertable.state.GameState;
import eldertable.state.StateCells;
import eldertable.view.EffectWitness;
import eldertable.view.TableView;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/**
 * What a process of rules says may be anything: a script that broke out of its sandbox would speak for it. Nothing of it throws in the
 * program, and whatever is believed is a table that can be.
 */
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class NonsenseTests {
    private static final int ROUNDS = 50;
    private static final PackLibrary LIBRARY = new PackLibrary(List.of(Path.of(System.getProperty("eldertable.home"), "content")));
    private static final ScriptEngine SCRIPTS = new ScriptEngine();

    @AfterAll
    static void close() {
        SCRIPTS.close();
    }

    @ParameterizedTest
    @CsvSource({"tides-of-madness, 2", "waking-void, 3", "shards-of-madness, 2"})
    void nothingThatAProcessSaysHarmsTheProgram(String game, int players) throws Exception {
        Blueprint blueprint = new Blueprint(LIBRARY.load(game).pack().orElseThrow(), players, Map.of());
        Random random = new Random(7);
        Map<String, Integer> outcomes = new TreeMap<>();
        try (ChildClock clock = new ChildClock(); RuleScripts scripts = new RuleScripts(SCRIPTS, blueprint, Limits.FAST, Printed.SILENT)) {
            HookServer.Maker maker = (assignment, same, printer) -> staysOpen(scripts);
            Assignment assignment = Assignment.of(blueprint, 0, 100, 1L << 40, false);
            for (int round = 0; round < ROUNDS; round++) {
                try (RuleEngine engine = new RuleEngine(blueprint, new IsolatedHooks(blueprint, assignment,
                        () -> new MangledProcess(maker, random, 8), clock, Printed.SILENT))) {
                    play(engine, random, outcomes);
                } catch (RuleFault fault) {
                    outcomes.merge(fault.diagnostic().code(), 1, Integer::sum);
                }
            }
        }
        assertTrue(outcomes.getOrDefault("rules-process", 0) > 20, "much of it was nonsense: " + outcomes);
        assertTrue(outcomes.getOrDefault("accepted", 0) > 3, "some of it was not: " + outcomes);
        assertEquals(null, outcomes.get("script-memory"));
    }

    private static void play(RuleEngine engine, Random random, Map<String, Integer> outcomes) {
        RandomChooser chooser = new RandomChooser();
        chooser.begin(random.nextLong());
        StateCells cells = new StateCells(engine.blueprint);
        GameState state = null;
        for (int call = 0, faults = 0; call < 40 && faults < 6 && (state == null || !state.isOver()); call++) {
            try {
                if (state == null) state = engine.start(random.nextInt());
                Move move = new Move().reset(Math.max(0, Integer.numberOfTrailingZeros(engine.mayAct(state)) % 32));
                engine.offer(state, move, new Offers().explaining(random.nextBoolean()));
                if (chooser.choose(engine, state, move) == Chooser.NONE) return;
                Outcome outcome = engine.applyChosen(state, move, new EffectWitness(state));
                if (outcome instanceof Outcome.Faulted faulted) throw new RuleFault(faulted.diagnostic());
                outcomes.merge("accepted", 1, Integer::sum);
            } catch (RuleFault fault) {
                faults++;
                outcomes.merge(fault.diagnostic().code(), 1, Integer::sum);
            }
            if (state == null) continue;
            cells.copyFrom(state);
            assertTrue(cells.isSound(state), "a table that can be");
            for (int viewer = GameState.SPECTATOR; viewer < engine.blueprint.players; viewer++) TableView.of(state, viewer);
        }
    }

    /** The same rules for all processes: only what is said about them is at stake here. */
    private static Hooks staysOpen(Hooks hooks) {
        return (Hooks) Proxy.newProxyInstance(Hooks.class.getClassLoader(), new Class<?>[] {Hooks.class}, (proxy, method, arguments) -> {
            if (method.getName().equals("close")) return null;
            try {
                return method.invoke(hooks, arguments);
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        });
    }
}
