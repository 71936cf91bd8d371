package eldertable.sdk.endurance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SoakResultTests {
    private static SoakResult of(int samples, IntFunction<Vitals> sample) {
        return new SoakResult(Duration.ofHours(1), Map.of(), IntStream.range(0, samples).mapToObj(sample).toList(), List.of());
    }

    @Test void warmingUpIsNotGrowing() {
        assertEquals(List.of(), of(40, i -> new Vitals(i < 10 ? 20 + 5 * i : 70 + i % 7, i < 5 ? 8 : 12, 0, 100 + i % 3)).grown());
    }

    @Test void whatGrowsSlowlyIsFound() {
        assertEquals(List.of("heap"), of(40, i -> new Vitals(50 + 2 * i, 12, 0, 100)).grown());
        assertEquals(List.of("threads", "script contexts", "open files"), of(40, i -> new Vitals(50, 8 + i / 3, i / 8, 100 + i)).grown());
    }

    @Test void aFewSamplesSayNothing() {
        SoakResult brief = of(5, i -> new Vitals(100L * i, 100 * i, 100 * i, 100L * i));
        assertFalse(brief.isLongEnough());
        assertEquals(List.of(), brief.grown());
    }
}
