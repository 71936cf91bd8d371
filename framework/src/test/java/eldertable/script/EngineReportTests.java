package eldertable.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class EngineReportTests {
    private static final EngineReport REPORT = EngineReport.probe(Duration.ofSeconds(60));

    @Test void tellsTheReleaseAndWhetherHotLoopsAreCompiled() {
        assertTrue(REPORT.version().matches("\\d+\\.\\d+.*"), REPORT.version());
        assertTrue(REPORT.loopsPerSecond() > 0);
        assertEquals(REPORT.optimising(), REPORT.cause().isEmpty(), REPORT.toString());
    }

    @Test void theBuildsOptionsMakeTheEngineOptimise() {
        boolean asked = ManagementFactory.getRuntimeMXBean().getInputArguments().contains("-XX:+EnableJVMCI");
        assumeTrue(asked, "this JDK has no compiler for GraalJS");
        assertTrue(REPORT.optimising(), REPORT.toString());
        assertFalse(REPORT.runtime().contains("Interpreted"), REPORT.runtime());
    }
}
