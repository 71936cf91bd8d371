package eldertable.sdk.measuring;

import eldertable.isolation.Isolation;
import eldertable.rules.Move;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.simulation.Playout;
import eldertable.simulation.Simulation;
import eldertable.state.Blueprint;
import eldertable.state.GameState;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What it costs to run rules in a process of their own: the same games, slice by slice in turn here and there, by the clock and by the
 * processor time of whoever works on it, which others at work on the machine disturb less.
 */
public final class IsolationPace {
    /**
     * @param startMillis until the rules are loaded and a game has begun
     * @param hookMicros  a call of an empty hook
     * @param moveMicros  a move of a random player: asking what can be done, choosing, making it
     * @param moveWorkMicros the same in processor time of the thread that plays and of the process of rules, its compiler included
     */
    public record Side(double startMillis, double hookMicros, double moveMicros, double moveWorkMicros) {
        Map<String, Object> forPrograms() {
            Map<String, Object> all = new LinkedHashMap<>();
            all.put("startMillis", startMillis);
            all.put("hookMicros", hookMicros);
            all.put("moveMicros", moveMicros);
            all.put("moveWorkMicros", moveWorkMicros);
            return all;
        }
    }

    /** @param callsPerMove how often a hook is called for a move */
    public record Result(Side here, Side apart, double callsPerMove) {
        public Map<String, Object> forPrograms() {
            Map<String, Object> all = new LinkedHashMap<>();
            all.put("inProgram", here.forPrograms());
            all.put("isolated", apart.forPrograms());
            all.put("callsPerMove", callsPerMove);
            return all;
        }
    }

    private static final int MOST_MOVES = 200;
    private static final int CALLS = 50;
    private static final int SLICES = 10;

    private IsolationPace() {}

    public static Result measure(ScriptEngine scripts, Blueprint blueprint, double seconds) throws Exception {
        Blueprint empty = new Blueprint(EmptyGame.pack(), 1, Map.of());
        try (Course here = new Course(scripts.with(Isolation.NONE), blueprint, empty); Course apart = new Course(scripts.with(Isolation.PROCESS), blueprint, empty)) {
            double slice = seconds / SLICES / 4;
            for (int i = -2; i < SLICES; i++) { // the first to warm up
                if (i == 0) here.forget();
                if (i == 0) apart.forget();
                here.slice(slice);
                apart.slice(slice);
            }
            return new Result(here.side(), apart.side(), here.callsPerMove());
        }
    }

    /** Two games on one side: the one that is measured, and one that does nothing. */
    private static final class Course implements AutoCloseable {
        private final RuleEngine engine, idle;
        private final Pace moves, hooks;
        private final double startMillis;
        private int seed;
        private long made;
        private Duration worked = Duration.ZERO;

        Course(ScriptEngine scripts, Blueprint blueprint, Blueprint empty) throws RuleFault {
            idle = scripts.rules(empty);
            long began = System.nanoTime();
            engine = scripts.rules(blueprint);
            engine.start(1);
            startMillis = (System.nanoTime() - began) / 1e6;
            moves = new Pace(() -> {
                long moves = play(engine, seed++);
                made += moves;
                return moves;
            });
            GameState state = idle.start(1);
            Move move = new Move().reset(0);
            move.chooseMove(0);
            hooks = new Pace(() -> {
                for (int i = 0; i < CALLS; i++) idle.play(state, move);
                return CALLS;
            });
        }

        private static long play(RuleEngine engine, int seed) {
            Playout playout = new Playout(engine, Simulation.randomSeats(engine.blueprint.players), MOST_MOVES, null);
            playout.play(seed);
            return playout.state().moves();
        }

        void slice(double seconds) throws Exception {
            hooks.slice(seconds);
            Duration before = workOfProcesses();
            moves.slice(seconds);
            worked = worked.plus(workOfProcesses()).minus(before);
        }

        private static Duration workOfProcesses() {
            return ProcessHandle.current().children().flatMap(child -> child.info().totalCpuDuration().stream()).reduce(Duration.ZERO, Duration::plus);
        }

        void forget() {
            hooks.forget();
            moves.forget();
            made = 0;
            worked = Duration.ZERO;
        }

        double callsPerMove() {
            long[] calls = {0};
            engine.watchHooks((hook, nanos) -> calls[0]++);
            long made = 0;
            for (int game = 0; game < 5; game++) made += play(engine, game);
            engine.watchHooks(null);
            return calls[0] / (double) made;
        }

        Side side() {
            return new Side(startMillis, 1e6 / hooks.rate(), 1e6 / moves.rate(), 1e6 / moves.processorRate() + worked.toNanos() / 1e3 / made);
        }

        @Override
        public void close() {
            engine.close();
            idle.close();
        }
    }
}
