package eldertable.bot;

import java.time.Duration;
import java.util.List;

/**
 * How strong a bot is: what it may do before it answers.
 *
 * @param reach  how many times as far as usual it plays a game on before it judges: who plays many on can afford it
 * @param budget the playouts say how strong it is meant to be; the time is a bound for slow machines and slow games
 */
public record Level(String name, int reach, Budget budget) {
    private static final int NONE = 0;
    /** Each tree is searched by a thread of its own where nobody asks for the same moves again, else one after the other. */
    private static final int TREES = 2;

    /** From the weakest to the strongest. */
    public static final List<Level> ALL = List.of(
        new Level("random", 1, new Budget(Duration.ZERO, NONE)),
        new Level("easy", 1, new Budget(Duration.ofMillis(400), 20)),
        new Level("normal", 1, new Budget(Duration.ofMillis(800), 100)),
        new Level("hard", 3, new Budget(Duration.ofMillis(3_300), 2_000)));

    static Level ofPlayouts(int count) {
        return new Level(Integer.toString(count), 1, Budget.playouts(count));
    }

    Bot forPeople() {
        if (budget.playouts() == NONE) return RandomBot.blind();
        int cores = Math.max(1, Runtime.getRuntime().availableProcessors() - 1); // one draws the picture
        return new SearchBot(budget, reach, Math.max(TREES, cores), cores);
    }

    Bot reproducible() {
        return budget.playouts() == NONE ? RandomBot.blind() : new SearchBot(Budget.playouts(budget.playouts()), reach, TREES, 1);
    }
}
