package eldertable.simulation;

import eldertable.diagnostic.Diagnostic;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.state.Blueprint;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.function.LongConsumer;
import java.util.function.Supplier;

/**
 * Plays many games of one match on several threads, each with a rule engine of its own. Every game has its own seed, from
 * the simulation's and its number, so the totals are the same for any number of threads.
 */
public final class Simulation {
    private static final Duration PROGRESS = Duration.ofMillis(100);
    /** One game of so many is played again by rules that are suspected of remembering something; on a thread at most so many. */
    private static final int DOUBTED = 50, MOST_DOUBTED = 4;

    /**
     * @param games     how many
     * @param mostMoves a game that is not over by then is broken off
     * @param checked   whether an {@link Inspector} looks on
     * @param rebuild   how likely it makes the script context anew before a move
     */
    public record Plan(long games, long seed, int threads, int mostMoves, boolean checked, double rebuild) {}

    private final ScriptEngine scripts;
    private final Blueprint blueprint;
    private final Supplier<? extends List<? extends Chooser>> seats;
    private final Plan plan;

    /** @param seats makes the choosers, one a seat; asked twice by each thread */
    public Simulation(ScriptEngine scripts, Blueprint blueprint, Supplier<? extends List<? extends Chooser>> seats, Plan plan) {
        this.scripts = scripts;
        this.blueprint = blueprint;
        this.seats = seats;
        this.plan = plan;
    }

    /** Random choosers for all seats. */
    public static List<Chooser> randomSeats(int players) {
        List<Chooser> seats = new ArrayList<>();
        for (int i = 0; i < players; i++) seats.add(new RandomChooser());
        return seats;
    }

    /**
     * Plays all games.
     *
     * @param progress told now and then, on this thread, how many games are over
     * @throws RuleFault if the rules cannot even be loaded, or keep something from one call to the next
     */
    public Statistics run(LongConsumer progress) throws RuleFault, InterruptedException {
        Statistics total = new Statistics(blueprint);
        run(progress, Long.MAX_VALUE, total);
        return total;
    }

    /**
     * Plays all games, unless too many fail alike on one thread: the others would most likely tell nothing new.
     *
     * @param mostAlike how many may
     * @param total     what comes of them is added to it; also, when this thread is interrupted, what has come of them until then
     */
    public void run(LongConsumer progress, long mostAlike, Statistics total) throws RuleFault, InterruptedException {
        AtomicLong played = new AtomicLong();
        new ParallelGames(scripts, blueprint, plan.threads()).play(plan.games(), (engine, numbers) -> {
            Statistics part = playPart(engine, numbers, 0, played, mostAlike);
            synchronized (total) {
                total.addAll(part);
            }
            return null;
        }, PROGRESS, () -> progress.accept(played.get()));
        progress.accept(played.get());
    }

    /** Plays only the games from a number on: statistics of parts add up to those of the whole. */
    public Statistics runPart(long from) throws RuleFault, InterruptedException {
        Statistics total = new Statistics(blueprint);
        new ParallelGames(scripts, blueprint, plan.threads())
            .play(plan.games() - from, (engine, numbers) -> playPart(engine, numbers, from, new AtomicLong(), Long.MAX_VALUE), PROGRESS, () -> { })
            .forEach(total::addAll);
        return total;
    }

    private Statistics playPart(RuleEngine engine, ParallelGames.Numbers numbers, long from, AtomicLong played, long mostAlike) throws RuleFault {
        Statistics part = new Statistics(blueprint);
        Playout playout = playout(engine);
        List<Long> doubted = new ArrayList<>();
        for (long number = numbers.next(); number >= 0; number = numbers.next()) {
            long game = from + number;
            if (part.add(game, playout.play(seedOf(game)), playout) >= mostAlike) numbers.stop();
            refuseState(playout.fault());
            if (game % DOUBTED == 0 && doubted.size() < MOST_DOUBTED) doubted.add(game);
            played.incrementAndGet();
        }
        part.addTallies(playout);
        doubt(engine, doubted);
        return part;
    }

    /** Comes last: from when a second context runs them, rules are more than twice as slow. */
    private void doubt(RuleEngine engine, List<Long> games) throws RuleFault {
        try (RuleEngine doubting = engine.doubting()) {
            Playout again = playout(doubting);
            for (long game : games) {
                again.play(seedOf(game));
                refuseState(again.fault());
            }
        }
    }

    /** Games that depend on those before them have no totals that mean anything. */
    private static void refuseState(Diagnostic fault) throws RuleFault {
        if (fault != null && fault.code().equals(RuleFault.STATE)) throw new RuleFault(fault);
    }

    private Playout playout(RuleEngine engine) {
        return playout(engine, plan.checked() ? new Inspector(engine, plan.rebuild()) : null);
    }

    /** Plays one of the games again, with somebody looking on. */
    public Statistics replay(long game, Function<RuleEngine, Witness> witness) throws RuleFault {
        Statistics alone = new Statistics(blueprint);
        try (RuleEngine engine = scripts.fastRules(blueprint)) {
            Playout playout = playout(engine, witness.apply(engine));
            alone.add(game, playout.play(seedOf(game)), playout);
            alone.addTallies(playout);
        }
        return alone;
    }

    private Playout playout(RuleEngine engine, Witness witness) {
        return new Playout(engine, seats.get(), plan.mostMoves(), witness);
    }

    private long seedOf(long game) {
        return Chance.derive(plan.seed(), game);
    }
}
