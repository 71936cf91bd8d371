package eldertable.endurance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.sdk.endurance.Soak;
import eldertable.sdk.endurance.SoakResult;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A sip of what `./eldertable soak` drinks for hours. */
class SoakTests {
    @TempDir Path folder;

    @Test void aWhileOfEverythingAtOnceFailsNowhere() throws Exception {
        SoakResult result = new Soak(Path.of(System.getProperty("eldertable.home"), "content"), folder, 4).run(Duration.ofSeconds(25), now -> { });
        assertEquals(java.util.List.of(), result.failures());
        assertTrue(result.done().getOrDefault("choices", 0L) > 20, result.done().toString());
        assertTrue(result.samples().stream().allMatch(vitals -> vitals.contexts() == 0), "every match gave its script contexts back: " + result.samples());
    }
}
