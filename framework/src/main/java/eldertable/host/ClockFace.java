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

    public boolean isRunning(int seat) {
        return (running & 1 << seat) != 0;
    }

    /** What a seat has left at another moment, as people read it: 4:05. */
    public String text(int seat, Instant now) {
        Duration passed = isRunning(seat) ? Duration.between(at, now) : Duration.ZERO;
        long seconds = Math.max(0, left.get(seat).minus(passed).toMillis() + 999) / 1000; // 0:00 only when it is over
        return seconds / 60 + ":" + String.format("%02d", seconds % 60);
    }
}
