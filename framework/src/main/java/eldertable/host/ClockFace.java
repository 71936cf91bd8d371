package eldertable.host;

import java.time.Duration;
import java.time.Instant;
import java.util.List;

/**
 * A table's clock at one moment; never changes.
 *
 * @param left    how much time each seat had then
 * @param running the seats whose time runs from then on, as bits
 */
public record ClockFace(Instant at, List<Duration> left, int running) {
    public ClockFace {
        left = List.copyOf(left);
    }
}
