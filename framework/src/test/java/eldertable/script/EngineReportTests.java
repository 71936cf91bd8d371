package eldertable.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class EngineReportTests {
    @Test void tellsTheReleaseAndWhetherHotLoopsAreCompiled() {
        EngineReport report = EngineReport.probe(Duration.ofSeconds(60));
        assertTrue(report.version().matches("\\d+\\.\\d+.*"), report.version());
        assertTrue(report.loopsPerSecond() > 0);
        assertEquals(report.optimising(), report.cause().isEmpty(), report.toString());
    }

    @Test void theBuildsOptionsMakeTheEngineOptimise() {
        boolean asked = ManagementFactory.getRuntimeMXBean().getInputArguments().contains("-XX:+EnableJVMCI");
        assumeTrue(asked, "this JDK has no compiler for GraalJS");
        EngineReport report = EngineReport.probe(Duration.ofSeconds(60));
        assertTrue(report.optimising(), report.toString());
        assertFalse(report.runtime().contains("Interpreted"), report.runtime());
    }
}
