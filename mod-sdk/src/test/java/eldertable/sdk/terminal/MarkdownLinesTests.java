package eldertable.sdk.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class MarkdownLinesTests {
    private static List<String> lines(String text, int width) {
        return MarkdownLines.of(text, width, new Paint(false));
    }

    @Test void itIsReadable() {
        assertEquals(List.of("Rules", "", "Keep one card of five.", "", "• first thing that", "  goes on", "• second", "  • within", "", "a  bee", "1  2"),
            lines("# Rules\n\nKeep **one** card\nof `five`.\n\n- first thing that goes on\n- second\n  - within\n\n| a | bee |\n| --- | --- |\n| 1 | 2 |\n", 22));
    }

    @Test void longCellsWrapInTheirColumn() {
        assertEquals(List.of("hand  what you hold and", "      nobody sees"), lines("| | |\n| --- | --- |\n| hand | what you hold and nobody sees |\n", 25));
    }

    @Test void boldWordsStayBoldAcrossLines() {
        List<String> lines = MarkdownLines.of("**one two**", 4, new Paint(true));
        assertEquals(2, lines.size());
        assertTrue(lines.stream().allMatch(line -> line.startsWith("\u001B[1m") && line.endsWith("\u001B[0m")), lines.toString());
    }

    @Test void controlCharactersNeverReachTheTerminal() {
        assertEquals(List.of("a[31mb"), lines("a\u001B[31mb\u0007", 40));
    }
}
