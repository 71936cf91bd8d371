package eldertable.endurance;

import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.support.Program;
import java.io.BufferedReader;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who ends a long run early (Ctrl-C) is told what it has found so far. */
class StoppedTests {
    @TempDir Path data;

    @Test void fuzzingThatIsStoppedTellsWhatItHasTried() throws Exception {
        Process fuzz = new Program(data).start("fuzz", "--minutes", "60", "--crashes", data.resolve("crashes").toString());
        try (BufferedReader out = fuzz.inputReader()) {
            assertTrue(out.readLine().contains("Ctrl-C"), "says that it begins");
            fuzz.toHandle().destroy(); // as a signal does; the streams stay open
            String told = out.lines().collect(Collectors.joining("\n"));
            assertTrue(told.contains("inputs") && told.endsWith("nothing did harm"), told);
            assertTrue(fuzz.waitFor(60, TimeUnit.SECONDS));
        } finally {
            fuzz.destroyForcibly();
        }
    }
}
