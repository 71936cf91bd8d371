package eldertable.sdk.measuring;

import eldertable.bot.BotSeat;
import eldertable.bot.Budget;
import eldertable.rules.Move;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.sdk.program.CommandFailure;
import eldertable.simulation.Chooser;
import eldertable.simulation.Playout;
import eldertable.state.Blueprint;
import eldertable.state.GameState;
import eldertable.view.Recollection;
import eldertable.words.Message;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * What translated rules are worth to a player: the strongest bot plays against itself, with translated rules and with GraalJS alone, by the same clock.
 * That is the processor time of the thread that thinks, so that whatever else the machine is busy with does not count; nor do the compilers, which
 * are at work beside it.
 */
public final class BotDuel {
    private static final int MOST_MOVES = 100_000;

    /**
     * @param translated games in which somebody won who thinks with translated rules
     * @param scripted   the same with GraalJS
     * @param shared     games in which both did
     */
    public record Result(int games, int translated, int scripted, int shared) {}

    private BotDuel() {}

    /** @param clock for each thought @param progress told after each game */
    public static Result play(ScriptEngine scripts, Blueprint blueprint, int games, Duration clock, Consumer<Message> progress) throws RuleFault {
        int translated = 0, scripted = 0, shared = 0;
        try (RuleEngine fast = scripts.fastRules(blueprint); RuleEngine slow = scripts.scriptedRules(blueprint)) {
            for (int game = 0; game < games; game++) {
                List<Seated> seats = new ArrayList<>();
                int fastSeats = 0;
                for (int seat = 0; seat < blueprint.players; seat++) {
                    boolean isFast = (seat + game) % 2 == 0;
                    if (isFast) fastSeats |= 1 << seat;
                    seats.add(new Seated(isFast ? fast : slow, clock));
                }
                Playout playout = new Playout(fast, seats, MOST_MOVES, null);
                if (playout.play(1 + game / 2).isFailure()) throw new CommandFailure(Message.of("bench.failed", "why", playout.telling()));
                seats.forEach(Seated::close);
                int winners = playout.state().winners();
                boolean fastWon = (winners & fastSeats) != 0, slowWon = (winners & ~fastSeats) != 0;
                if (fastWon && slowWon) shared++;
                else if (fastWon) translated++;
                else if (slowWon) scripted++;
                progress.accept(Message.of("bench.progress.duel", "game", game + 1, "games", games, "translated", translated, "scripted", scripted));
            }
        }
        return new Result(games, translated, scripted, shared);
    }

    /** The processor time of the thread that asks. To ask for it takes as long as a move of a small game, so it is not asked for each time. */
    private static final class ProcessorClock implements LongSupplier {
        private static final int EVERY = 16;
        private int asked;
        private long time;

        @Override
        public long getAsLong() {
            if (asked++ % EVERY == 0) time = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            return time;
        }
    }

    /** A bot that thinks with an engine of its own, whichever the game is played on. */
    private static final class Seated implements Chooser {
        private final RuleEngine own;
        private final BotSeat seat;

        Seated(RuleEngine own, Duration clock) {
            this.own = own;
            seat = new BotSeat(engine -> BotPace.strongest(Budget.time(clock), new ProcessorClock()), Budget.playouts(Integer.MAX_VALUE));
        }

        @Override
        public void begin(long seed) {
            seat.begin(seed);
        }

        @Override
        public boolean isWatchful() {
            return true;
        }

        @Override
        public void watch(Recollection memory) {
            seat.watch(memory);
        }

        @Override
        public void watch(GameState before, Move move) {
            seat.watch(before, move);
        }

        @Override
        public int choose(RuleEngine engine, GameState state, Move chosen) throws RuleFault {
            return seat.choose(own, state, chosen);
        }

        void close() {
            seat.close();
        }
    }
}
