package eldertable.diagnostic;

import eldertable.words.Tongue;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

class DiagnosticPrinterTests {
    private static Diagnostic at(int column, String line) {
        return Diagnostic.error("unknown-key", new Span("content/tide-pool/cards.yaml", 14, column), "What to do.").withExcerpt(line);
    }

    private static String print(Diagnostic problem) {
        return DiagnosticPrinter.plain(Tongue.ENGLISH).print(problem);
    }

    @Test
    void pointsIntoTheLine() {
        String message = "'piont' is not an attribute of this pack's cards. Did you mean 'points'?";
        Diagnostic problem = Diagnostic.error("unknown-key", new Span("content/tide-pool/cards.yaml", 14, 22), message)
                .withExcerpt("  eel: { title: Eel, piont: 4 }");
        assertEquals("""
                content/tide-pool/cards.yaml:14:22  error  unknown-key
                  eel: { title: Eel, piont: 4 }
                                     ^ 'piont' is not an attribute of this pack's cards. Did you mean 'points'?
                """, print(problem));
    }

    @Test
    void leavesIndentationAway() {
        assertEquals("  key: 1\n  ^ What to do.\n", afterFirstLine(print(at(9, "        key: 1"))));
        assertEquals("  k: 1\n  ^ What to do.\n", afterFirstLine(print(at(2, "\tk: 1"))));
    }

    @Test
    void showsTheMessageAloneWhenThereIsNoLine() {
        assertEquals("  What to do.\n", afterFirstLine(print(at(1, ""))));
    }

    @Test
    void cutsLongLinesAroundThePlace() {
        String line = "x".repeat(5000) + "HERE" + "y".repeat(5000);
        String[] lines = print(at(5001, line)).split("\n");
        assertTrue(lines[1].length() < 130, lines[1]);
        assertEquals(lines[1].indexOf("HERE"), lines[2].indexOf('^'));
    }

    @Test
    void countsCharactersNotCodeUnits() {
        String[] lines = print(at(4, "🐙🐙 key")).split("\n");
        assertEquals(2 + 3, lines[2].indexOf('^'));
    }

    @Test
    void survivesAColumnPastTheEnd() {
        assertTrue(print(at(99, "short")).contains("  short\n       ^ What to do."));
    }

    @Test
    void letsNoControlCharacterThrough() {
        Diagnostic hostile = Diagnostic.error("x", new Span("a\u001B[31m.yaml", 1, 1), "bell \u0007 and \u202E turn").withExcerpt("\u001B]0;title\u0007");
        String printed = print(hostile);
        assertFalse(printed.chars().anyMatch(c -> c < ' ' && c != '\n' || c == 0x202E), printed);
    }

    @Test
    void paintsOnlyWhenAsked() {
        assertTrue(DiagnosticPrinter.coloured(Tongue.ENGLISH).print(at(1, "key")).contains("\u001B[31;1merror\u001B[0m"));
        assertFalse(print(at(1, "key")).contains("\u001B"));
    }

    @Test
    void countsInTheSummary() {
        Diagnostic warning = Diagnostic.warning("w", Span.file("a"), "m");
        assertEquals("no problems", DiagnosticPrinter.summary(List.of()).english());
        assertEquals("1 error, 2 warnings", DiagnosticPrinter.summary(List.of(at(1, ""), warning, warning)).english());
        assertEquals("2 warnings", DiagnosticPrinter.summary(List.of(warning, warning)).english());
    }

    private static String afterFirstLine(String text) {
        return text.substring(text.indexOf('\n') + 1);
    }
}
