package eldertable.bot;

import java.time.Duration;

/**
 * How long a bot may think about one move: whichever ends first.
 *
 * @param playouts the most games it may play in its mind; what a bot makes of it does not hang on the machine's speed
 */
public record Budget(Duration time, int playouts) {
    /** For programs that must give the same moves on every machine. */
    public static Budget playouts(int count) {
        return new Budget(Duration.ofDays(1), count);
    }

    public static Budget time(Duration time) {
        return new Budget(time, Integer.MAX_VALUE);
    }
}
