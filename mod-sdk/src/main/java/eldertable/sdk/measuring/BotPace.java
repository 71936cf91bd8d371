package eldertable.sdk.measuring;

import eldertable.bot.Bot;
import eldertable.bot.BotSeat;
import eldertable.bot.Bots;
import eldertable.bot.Budget;
import eldertable.bot.Consideration;
import eldertable.bot.Level;
import eldertable.bot.SearchBot;
import eldertable.bot.Thinking;
import eldertable.rules.Move;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.sdk.program.CommandFailure;
import eldertable.simulation.Playout;
import eldertable.state.Blueprint;
import eldertable.words.Message;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;

/**
 * How fast the strongest bot thinks in a fresh process: all seats are its own, each thought is so many playouts on one thread, and it is told how many of
 * them a processor second of that thread had room for. Moves that are forced take no thought and do not count.
 */
public final class BotPace {
    private static final int MOST_MOVES = 100_000, TREES = 2;

    private BotPace() {}

    /** @param wanted how many thoughts to measure; @param playouts of each @return playouts a processor second, thought by thought */
    public static List<Double> measure(ScriptEngine scripts, Blueprint blueprint, int wanted, int playouts) throws RuleFault {
        List<Double> paces = new ArrayList<>();
        try (RuleEngine engine = scripts.fastRules(blueprint)) {
            List<BotSeat> seats = IntStream.range(0, blueprint.players)
                .mapToObj(seat -> new BotSeat(own -> new Timed(own, playouts, wanted, paces), Budget.playouts(playouts))).toList();
            Playout playout = new Playout(engine, seats, MOST_MOVES, null);
            for (long seed = 1; paces.size() < wanted; seed++) {
                int before = paces.size();
                if (playout.play(seed).isFailure()) throw new CommandFailure(Message.of("bench.failed", "why", playout.telling()));
                if (paces.size() == before) throw new CommandFailure(Message.of("bench.no-thought"));
            }
            seats.forEach(BotSeat::close);
        }
        return paces;
    }

    /** The strongest bot, with as much to think of as is wanted. */
    static Bot strongest(Budget budget, LongSupplier clock) {
        return new SearchBot(budget, Level.ALL.get(Level.ALL.size() - 1).reach(), TREES, 1, clock);
    }

    /** Notes what its thoughts took; after the last one that is wanted it only brings the game to its end. */
    private static final class Timed implements Bot {
        private final Bot bot, hasty;
        private final int playouts, wanted;
        private final List<Double> paces;

        Timed(RuleEngine engine, int playouts, int wanted, List<Double> paces) {
            bot = strongest(Budget.playouts(playouts), System::nanoTime);
            hasty = Bots.reproducible("random", engine).orElseThrow();
            this.playouts = playouts;
            this.wanted = wanted;
            this.paces = paces;
        }

        @Override
        public Optional<Move> choose(Thinking thinking) throws RuleFault {
            if (paces.size() >= wanted) return hasty.choose(thinking);
            long began = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            Optional<Move> answer = bot.choose(thinking);
            double seconds = (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - began) / 1e9;
            boolean thought = bot.considered().stream().mapToInt(Consideration::visits).sum() > 0;
            if (thought) paces.add(playouts / Math.max(seconds, 1e-9));
            return answer;
        }

        @Override
        public void close() {
            bot.close();
        }
    }
}
