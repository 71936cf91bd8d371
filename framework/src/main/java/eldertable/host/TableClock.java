package eldertable.host;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;

/** Measures how long people think, each seat by itself: in simultaneous steps several clocks run at once. */
final class TableClock {
    private final TimeControl control;
    private final InstantSource time;
    private final Duration[] left;
    private Instant at;
    private int running;
    private int moves = -1;
    /** Seats whose time is up and for whom that was said. */
    private int told;

    TableClock(TimeControl control, int players, InstantSource time) {
        this.control = control;
        this.time = time;
        left = new Duration[players];
        Arrays.fill(left, control.time());
        at = time.instant();
    }

    /** From now on the game waits for these people. @param made how many moves have been made: another number is another move */
    void waitFor(int people, int made) {
        measure();
        for (int seat = 0; seat < left.length; seat++) {
            boolean anew = (people & 1 << seat) != 0 && ((running & 1 << seat) == 0 || made != moves);
            if (!anew) continue;
            if (control.per() == TimeControl.Per.MOVE && !isSame(people, made, seat)) left[seat] = control.time();
            told &= ~(1 << seat);
        }
        running = people;
        moves = made;
    }

    /** Whether a seat still thinks about the same move, though somebody else has moved in the same step. */
    private boolean isSame(int people, int made, int seat) {
        return made > moves && (running & 1 << seat) != 0 && (running & ~people) != 0 && (people & ~running) == 0;
    }

    private void measure() {
        Instant now = time.instant();
        Duration passed = Duration.between(at, now);
        at = now;
        if (passed.isNegative() || passed.isZero()) return; // the system's clock was set back
        for (int seat = 0; seat < left.length; seat++) {
            if ((running & 1 << seat) == 0) continue;
            left[seat] = left[seat].compareTo(passed) > 0 ? left[seat].minus(passed) : Duration.ZERO;
        }
    }

    /** A seat whose time is up, once for each move of it. */
    OptionalInt expired() {
        measure();
        for (int seat = 0; seat < left.length; seat++) {
            if ((running & ~told & 1 << seat) == 0 || !left[seat].isZero()) continue;
            told |= 1 << seat;
            return OptionalInt.of(seat);
        }
        return OptionalInt.empty();
    }

    /** Nothing came of it: {@link #expired} tells it again. */
    void expireAgain(int seat) {
        told &= ~(1 << seat);
    }

    /** How long it takes until somebody's time is up, if nobody moves. */
    Duration untilNext() {
        measure();
        Duration least = Duration.ofDays(1);
        for (int seat = 0; seat < left.length; seat++) {
            if ((running & ~told & 1 << seat) != 0 && left[seat].compareTo(least) < 0) least = left[seat];
        }
        return least;
    }

    ClockFace face() {
        measure();
        return new ClockFace(at, List.of(left), running);
    }
}
