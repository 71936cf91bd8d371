package eldertable.simulation;

import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.rules.RuleThread;
import eldertable.script.ScriptEngine;
import eldertable.state.Blueprint;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;

/** Shares numbered games out among threads, each with a rule engine of its own. Which thread plays which game is left to chance. */
public final class ParallelGames {
    /** How long games that are being played are waited for when somebody breaks off. */
    private static final Duration LAST_GAMES = Duration.ofSeconds(20);

    /** Gives each number once, to whoever asks first. */
    public static final class Numbers {
        private final AtomicLong next = new AtomicLong();
        private final long games;

        private Numbers(long games) {
            this.games = games;
        }

        /** The next game to play, from 0 on, or -1 when there are no more. */
        public long next() {
            long game = next.getAndIncrement();
            return game < games ? game : -1;
        }

        /** No more games: those that are being played come to their end. */
        void stop() {
            next.set(games);
        }
    }

    /** What one thread does until the numbers have run out. */
    public interface Part<R> {
        R play(RuleEngine engine, Numbers numbers) throws RuleFault;
    }

    private final ScriptEngine scripts;
    private final Blueprint blueprint;
    private final int threads;

    public ParallelGames(ScriptEngine scripts, Blueprint blueprint, int threads) {
        this.scripts = scripts;
        this.blueprint = blueprint;
        this.threads = threads;
    }

    /**
     * Plays all games. When one thread fails, or the caller is interrupted, the others stop after their game; an interrupted caller gets its
     * exception when they have, so that it can go by what they did.
     *
     * @param progress called now and then, on this thread
     * @return what each part gave
     * @throws RuleFault if the rules cannot even be loaded, or nothing could stop them
     */
    public <R> List<R> play(long games, Part<R> part, Duration every, Runnable progress) throws RuleFault, InterruptedException {
        Numbers numbers = new Numbers(games);
        List<Future<R>> futures = new ArrayList<>();
        try {
            for (int i = 0; i < threads; i++) futures.add(RuleThread.begin("games", () -> playPart(part, numbers)));
            List<R> results = new ArrayList<>();
            for (Future<R> future : futures) results.add(await(future, every, progress));
            return results;
        } catch (InterruptedException stopped) {
            numbers.stop();
            awaitEnds(futures);
            throw stopped;
        } finally {
            numbers.stop();
        }
    }

    /** Not for ever: a game may be long, and rules may hang. */
    private static <R> void awaitEnds(List<Future<R>> futures) {
        long deadline = System.nanoTime() + LAST_GAMES.toNanos();
        for (Future<R> future : futures) {
            try {
                future.get(Math.max(0, deadline - System.nanoTime()), TimeUnit.NANOSECONDS);
            } catch (InterruptedException | ExecutionException | TimeoutException whatever) {
                // what it did until now is all that there is
            }
        }
    }

    private <R> R playPart(Part<R> part, Numbers numbers) throws RuleFault {
        try (RuleEngine engine = scripts.fastRules(blueprint)) {
            return part.play(engine, numbers);
        }
    }

    private static <R> R await(Future<R> future, Duration every, Runnable progress) throws RuleFault, InterruptedException {
        while (true) {
            try {
                return future.get(every.toMillis(), TimeUnit.MILLISECONDS);
            } catch (TimeoutException stillPlaying) {
                progress.run();
            } catch (ExecutionException failed) {
                throw RuleThread.fault(failed.getCause());
            }
        }
    }
}
