package eldertable.sdk.measuring;

import eldertable.rules.RuleEngine;
import eldertable.script.ScriptEngine;
import eldertable.sdk.program.CommandFailure;
import eldertable.simulation.Playout;
import eldertable.simulation.Simulation;
import eldertable.state.Blueprint;
import eldertable.words.Amount;
import eldertable.words.Message;
import java.util.Optional;
import java.util.function.Consumer;

/** Random games of a pack on one thread and, by turns with them, of the same game in plain Java: both meet the same machine. */
public final class Race {
    private static final double SLICE = 1;
    private static final double LIMIT_SLICE = 0.5;
    private static final int LIMIT_GAMES = 500;
    private static final int MOST_MOVES = 100_000;
    private static final int LONGEST_WARM_UP = 4;

    /**
     * @param warmUp    how many seconds were played before the measurement
     * @param steady    whether the pace was steady then
     * @param decisions of the pack, a second
     * @param plain     decisions of the plain game, a second; empty if nobody has written it
     */
    public record Result(double warmUp, boolean steady, Pace decisions, double decisionsPerGame, Optional<Pace> plain) {
        public double games() {
            return decisions.rate() / decisionsPerGame;
        }

        /** How many times faster the plain game is, by the clock. */
        public Optional<Double> ratio() {
            return plain.map(pace -> pace.rate() / decisions.rate());
        }

        /** The same by processor time. */
        public Optional<Double> processorRatio() {
            return plain.map(pace -> pace.processorRate() / decisions.processorRate());
        }
    }

    private final ScriptEngine scripts;
    private final Blueprint blueprint;
    private final Optional<BenchLimit> limit;
    private final Consumer<Message> progress;
    private long seed;
    private long games;
    private long decided;

    public Race(ScriptEngine scripts, Blueprint blueprint, Optional<BenchLimit> limit, Consumer<Message> progress) {
        this.scripts = scripts;
        this.blueprint = blueprint;
        this.limit = limit;
        this.progress = progress;
    }

    public Result run(double warmUp, double seconds) throws Exception {
        try (RuleEngine engine = scripts.fastRules(blueprint)) {
            Playout playout = new Playout(engine, Simulation.randomSeats(blueprint.players), MOST_MOVES, null);
            Pace decisions = new Pace(() -> play(playout));
            Optional<Pace> plain = limit.map(game -> new Pace(() -> game.play(blueprint.players, LIMIT_GAMES, seed++)));
            double warmed = warmUp(decisions, plain, warmUp);
            boolean steady = decisions.isSteady();
            decisions.forget();
            plain.ifPresent(Pace::forget);
            for (double passed = 0; passed < seconds; passed += SLICE) turn(false, decisions, plain, Math.min(SLICE, seconds));
            return new Result(warmed, steady, decisions, (double) decided / games, plain);
        }
    }

    private long play(Playout playout) {
        Playout.End end = playout.play(seed++);
        if (end.isFailure()) throw new CommandFailure(Message.of("bench.failed", "why", playout.telling()));
        games++;
        decided += playout.decisions();
        return playout.decisions();
    }

    /** At least as long as asked for, and up to four times as long until the pace is steady: the compiler itself has to warm up. */
    private double warmUp(Pace decisions, Optional<Pace> plain, double seconds) throws Exception {
        long began = System.nanoTime();
        double passed = 0;
        while (passed < seconds || !decisions.isSteady() && passed < LONGEST_WARM_UP * seconds) {
            turn(true, decisions, plain, Math.min(SLICE, seconds));
            passed = (System.nanoTime() - began) / 1e9;
        }
        return passed;
    }

    private void turn(boolean warming, Pace decisions, Optional<Pace> plain, double seconds) throws Exception {
        decisions.slice(seconds);
        if (plain.isPresent()) plain.get().slice(Math.min(LIMIT_SLICE, seconds));
        progress.accept(Message.of(warming ? "bench.progress.warm-up" : "bench.progress.measuring", "decisions", Amount.of(Math.round(decisions.last()))));
    }
}
