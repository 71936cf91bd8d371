package eldertable.host;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.time.Instant;
import java.util.List;

class ClockFaceTests {
    private static final Instant NOW = Instant.EPOCH;
    private final ClockFace face = new ClockFace(NOW, List.of(Duration.ofSeconds(65), Duration.ofMinutes(20)), 0b01);

    @Test void timeRunsForWhoeverIsWaitedFor() {
        assertEquals("1:05", face.text(0, NOW));
        assertEquals("0:58", face.text(0, NOW.plusSeconds(7)));
        assertEquals("20:00", face.text(1, NOW.plusSeconds(7)));
    }

    @Test void itIsOverWhenItIsOver() {
        assertEquals("0:01", face.text(0, NOW.plusMillis(64_999)));
        assertEquals("0:00", face.text(0, NOW.plusSeconds(65)));
        assertEquals("0:00", face.text(0, NOW.plusSeconds(500)));
    }
}
