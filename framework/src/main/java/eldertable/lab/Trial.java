package eldertable.lab;

import eldertable.bot.Bots;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.simulation.Chance;
import eldertable.simulation.Chooser;
import eldertable.simulation.ParallelGames;
import eldertable.simulation.Playout;
import eldertable.state.Blueprint;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;

/**
 * Games to be played and looked at. Each has its number and, from the trial's seed and that number, its own seed.
 *
 * @param bots      who plays, seat by seat
 * @param mostMoves a game that is not over by then is broken off
 */
public record Trial(Blueprint blueprint, List<String> bots, long seed, int mostMoves) {
    private static final Duration PROGRESS = Duration.ofMillis(200);

    /**
     * Plays the games from one number up to, without, another and enters them into a ledger, which others may look into meanwhile if
     * they hold its lock.
     *
     * @param progress told now and then, on this thread, how many of them are over
     */
    public void play(ScriptEngine scripts, long from, long until, int threads, Ledger ledger, LongConsumer progress) throws RuleFault, InterruptedException {
        AtomicLong played = new AtomicLong();
        new ParallelGames(scripts, blueprint, threads).play(until - from, (engine, numbers) -> {
            playPart(engine, numbers, from, ledger, played);
            return null;
        }, PROGRESS, () -> progress.accept(played.get()));
        progress.accept(played.get());
    }

    private void playPart(RuleEngine engine, ParallelGames.Numbers numbers, long from, Ledger ledger, AtomicLong played) throws RuleFault {
        GameNotes notes = new GameNotes(engine, ledger.columns);
        List<Chooser> seats = bots.stream().map(Bots::seat).toList();
        Playout playout = new Playout(engine, seats, mostMoves, notes);
        for (long number = numbers.next(); number >= 0; number = numbers.next()) {
            long game = from + number;
            Playout.End end = playout.play(Chance.derive(seed, game));
            synchronized (ledger) {
                notes.enter(ledger, game, end, playout.state(), playout.decisions(), playout.problem());
            }
            played.incrementAndGet();
        }
        synchronized (ledger) {
            int[] visits = playout.stepTally();
            for (int step = 0; step < visits.length; step++) ledger.batches[0][ledger.columns.atStep + step] += visits[step];
        }
    }
}
