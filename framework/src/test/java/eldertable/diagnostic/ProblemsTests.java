package eldertable.diagnostic;

import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

class ProblemsTests {
    private final Problems problems = new Problems();

    @Test
    void addsTheLineSpokenOf() {
        problems.addSource(new Source("a.yaml", "one\r\ntwo\nthree"));
        problems.error("c", new Span("a.yaml", 2, 1), "m");
        problems.error("c", new Span("a.yaml", 3, 1), "m");
        problems.error("c", new Span("a.yaml", 9, 1), "m");
        assertEquals(List.of("two", "three", ""), problems.list().stream().map(Diagnostic::excerpt).toList());
    }

    @Test
    void sortsByFileAsReadThenByPlace() {
        problems.addSource(new Source("z.yaml", ""));
        problems.addSource(new Source("a.yaml", ""));
        problems.warning("4", new Span("a.yaml", 1, 1), "m");
        problems.error("3", new Span("z.yaml", 2, 7), "m");
        problems.error("2", new Span("z.yaml", 2, 3), "m");
        problems.error("1", new Span("z.yaml", 1, 9), "m");
        assertEquals("1234", String.join("", problems.list().stream().map(Diagnostic::code).toList()));
    }

    @Test
    void tellsTheSameThingOnce() {
        problems.error("c", new Span("a.yaml", 1, 1), "m");
        problems.error("c", new Span("a.yaml", 1, 1), "m");
        assertEquals(1, problems.list().size());
    }

    @Test
    void stopsListingAFileThatIsAllWrong() {
        for (int line = 1; line <= 5000; line++) {
            problems.warning("w", new Span("a.yaml", line, 1), "m");
        }
        assertFalse(problems.hasErrors());
        problems.error("last", new Span("a.yaml", 1, 1), "m");
        assertTrue(problems.hasErrors(), "an error counts even when the list is full");
        assertEquals(201, problems.list().size());
    }

    @Test
    void findsThePlaceOfAnOffset() {
        Source source = new Source("a", "ab\r\n🐙c\rd\n");
        assertEquals(new Span("a", 1, 1), source.spanAt(0));
        assertEquals(new Span("a", 2, 2), source.spanAt(6));
        assertEquals(new Span("a", 3, 1), source.spanAt(8));
        assertEquals("🐙c", source.line(2));
        assertEquals("d", source.line(3));
        assertEquals("", source.line(4));
    }
}
