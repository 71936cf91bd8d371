package eldertable.pack.library;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.DiagnosticPrinter;
import eldertable.diagnostic.Problems;
import eldertable.pack.files.PackFiles;
import eldertable.words.Tongue;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.TreeMap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * A pack in which nearly everything is wrong, and word for word what its author is told. After a change that is meant, copy
 * the actual text into expected.txt and read it as an author would.
 */
class GoldenDiagnosticsTests {
    private static final String EXPECTED = "expected.txt";

    @Test
    void tellsEverythingAtOnceAndInTheRightPlace() throws IOException, URISyntaxException {
        Path folder = Path.of(getClass().getResource("/eldertable/pack/mistakes/pack.yaml").toURI()).getParent();
        PackFiles all = PackFiles.open(folder, new Problems()).orElseThrow();
        SortedMap<String, byte[]> files = new TreeMap<>();
        all.paths().forEach(path -> files.put(path, all.bytes(path).orElseThrow()));
        String expected = new String(files.remove(EXPECTED), StandardCharsets.UTF_8).replace("\r\n", "\n");

        PackLoad load = PackReader.read(new PackFiles("mistakes", files));
        assertTrue(load.pack().isEmpty());
        assertTrue(load.problems().stream().map(Diagnostic::code).distinct().count() >= 10);
        assertEquals(expected, DiagnosticPrinter.plain(Tongue.ENGLISH).print(load.problems()) + "\n" + DiagnosticPrinter.summary(load.problems()) + "\n");
    }
}
