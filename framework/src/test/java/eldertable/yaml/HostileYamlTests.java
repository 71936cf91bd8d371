package eldertable.yaml;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Span;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.nio.charset.StandardCharsets;
import java.util.Random;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Files made to do harm end as problems at the very character; more of them are in the corpus of hostile packs. */
@Timeout(60)
class HostileYamlTests {
    private final Problems problems = new Problems();

    private Diagnostic problem(byte[] bytes) {
        YamlReader.read("a.yaml", bytes, problems);
        assertEquals(1, problems.list().size(), problems.list().toString());
        return problems.list().get(0);
    }

    private Diagnostic problem(String text) {
        return problem(text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void tenThousandLevels() {
        Diagnostic problem = problem("a: " + "[".repeat(10_000) + "]".repeat(10_000));
        assertEquals("yaml-depth", problem.code());
        assertEquals(new Span("a.yaml", 1, 4 + 64), problem.span());
    }

    @Test
    void tagsThatWouldMakeObjects() {
        Diagnostic problem = problem("engine: !!javax.script.ScriptEngineManager [x]\n");
        assertEquals("yaml-tag", problem.code());
        assertEquals(new Span("a.yaml", 1, 9), problem.span());
        assertTrue(problem.message().contains("!!javax.script.ScriptEngineManager"), problem.message());
    }

    @Test
    void bytesThatAreNotUtf8() {
        Diagnostic problem = problem(new byte[] {'a', ':', ' ', '1', '\n', 'b', ':', ' ', (byte) 0xE9, 't', '\n'});
        assertEquals("yaml-encoding", problem.code());
        assertEquals(new Span("a.yaml", 2, 4), problem.span());
    }

    @Test
    void controlCharacters() {
        Diagnostic problem = problem("a: 1\nb: x\u0000y\n");
        assertEquals("yaml-encoding", problem.code());
        assertEquals(new Span("a.yaml", 2, 5), problem.span());
    }

    @Test
    void severalDocuments() {
        Diagnostic problem = problem("a: 1\n---\nb: 2\n");
        assertEquals("yaml-documents", problem.code());
        assertEquals(new Span("a.yaml", 2, 1), problem.span());
    }

    @Test
    void rubbishNeverThrows() {
        Random random = new Random(7);
        String letters = "ab:-[]{},&*!|>'\"%@`#? \n\t\r\\0é";
        for (int i = 0; i < 5000; i++) {
            StringBuilder text = new StringBuilder();
            int length = random.nextInt(40);
            for (int j = 0; j < length; j++) {
                text.append(letters.charAt(random.nextInt(letters.length())));
            }
            Problems found = new Problems();
            boolean readable = YamlReader.read("a.yaml", text.toString().getBytes(StandardCharsets.UTF_8), found).isPresent();
            assertTrue(readable || found.hasErrors(), text.toString());
        }
    }
}
