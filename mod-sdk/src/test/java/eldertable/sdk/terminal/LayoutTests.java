package eldertable.sdk.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class LayoutTests {
    private final Paint colours = new Paint(true);

    @Test void widthCountsWhatIsSeen() {
        assertEquals(5, Paint.width(colours.as(Paint.Tone.NAME, "Azath")));
        assertEquals(4, Paint.width("深淵"));
        assertEquals(4, Paint.width("cafe\u0301"));
    }

    @Test void clippingKeepsColoursClosed() {
        String clipped = Paint.clip(colours.in("#ff0000", "Necronomicon"), 6);
        assertEquals(6, Paint.width(clipped));
        assertTrue(clipped.endsWith("…\u001B[0m"), clipped);
        assertEquals("abc", Paint.clip("abc", 3));
    }

    @Test void textsOfPacksCannotSteerTheTerminal() {
        assertEquals("[2Jx]", Paint.harmless("\u001B[2J\u0007x\u202E]"));
    }

    @Test void thingsFlowIntoLines() {
        assertEquals(List.of("Hand: ab,", "  cd, ef"), Layout.flow("Hand: ", List.of("ab", "cd", "ef"), ", ", 9));
        assertEquals(List.of("Hand: ", "  abcdefgh"), Layout.flow("Hand: ", List.of("abcdefgh"), ", ", 10));
    }

    @Test void textKeepsItsIndent() {
        assertEquals(List.of("  ab cd", "  ef"), Layout.wrap("  ab cd ef", 7));
        assertEquals(List.of("a", "", "b"), Layout.wrap("a\n\nb", 7));
    }

    @Test void columnsFillDownwards() {
        assertEquals(List.of("a   c", "b   d"), Layout.columns(List.of("a", "b", "c", "d"), 8));
    }
}
