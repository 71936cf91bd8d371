package eldertable.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class TableClockTests {
    private static final int A = 1, B = 2;
    private Instant now = Instant.EPOCH;

    private TableClock clock(TimeControl.Per per) {
        return new TableClock(new TimeControl(per, Duration.ofSeconds(60), Optional.empty()), 2, () -> now);
    }

    private void pass(int seconds) {
        now = now.plusSeconds(seconds);
    }

    private static long left(TableClock clock, int seat) {
        return clock.face().left().get(seat).toSeconds();
    }

    @Test void eachMoveHasItsOwnTime() {
        TableClock clock = clock(TimeControl.Per.MOVE);
        clock.waitFor(A, 0);
        pass(50);
        assertEquals(10, left(clock, 0));
        clock.waitFor(B, 1);
        pass(20);
        assertEquals(40, left(clock, 1));
        clock.waitFor(A, 2);
        assertEquals(60, left(clock, 0));
        clock.waitFor(A, 3); // the same player again: another move
        pass(59);
        assertEquals(OptionalInt.empty(), clock.expired());
        assertEquals(Duration.ofSeconds(1), clock.untilNext());
        pass(1);
        assertEquals(OptionalInt.of(0), clock.expired());
        assertEquals(OptionalInt.empty(), clock.expired(), "it is told once");
        clock.expireAgain(0);
        assertEquals(OptionalInt.of(0), clock.expired());
    }

    @Test void aGameHasOneTimeForEachSeat() {
        TableClock clock = clock(TimeControl.Per.GAME);
        clock.waitFor(A, 0);
        pass(40);
        clock.waitFor(B, 1);
        pass(30);
        clock.waitFor(A, 2);
        pass(19);
        assertEquals(OptionalInt.empty(), clock.expired());
        pass(1);
        assertEquals(OptionalInt.of(0), clock.expired());
        clock.waitFor(B, 3);
        assertEquals(30, left(clock, 1));
        clock.waitFor(A, 4);
        assertEquals(OptionalInt.of(0), clock.expired(), "nothing is left for the next move either");
    }

    @Test void whoeverThinksOnInASimultaneousStepGetsNoNewTime() {
        TableClock clock = clock(TimeControl.Per.MOVE);
        clock.waitFor(A | B, 0);
        pass(30);
        clock.waitFor(B, 1); // A has chosen
        assertEquals(30, left(clock, 1));
        clock.waitFor(A | B, 2);
        assertEquals(60, left(clock, 0));
        assertEquals(60, left(clock, 1));
    }

    @Test void nobodysTimeRunsWhileTheGameWaitsForNobody() {
        TableClock clock = clock(TimeControl.Per.GAME);
        clock.waitFor(A, 0);
        pass(10);
        clock.waitFor(0, 1);
        pass(1_000);
        assertEquals(50, left(clock, 0));
        assertEquals(OptionalInt.empty(), clock.expired());
        assertTrue(clock.untilNext().toHours() > 1);
        now = now.minusSeconds(5_000); // somebody has set the system's clock back
        clock.waitFor(A, 2);
        assertEquals(50, left(clock, 0));
    }
}
