package eldertable.diagnostic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class PlainTextTests {
    @Test
    void ordinaryTextStaysAsItIs() {
        String text = "Tïdes of Mädness – 潮\n\tsecond line";
        assertSame(text, PlainText.shown(text));
    }

    @Test
    void whatATerminalWouldObeyIsWrittenOut() {
        assertEquals("a\\u001b[2Jb\\u0007\\u009b31m\\u202e\\u2066\\u200b\\ufeff\\u007f\\u2028", PlainText.shown("a\u001B[2Jb\u0007\u009B31m\u202E\u2066\u200B\uFEFF\u007F\u2028"));
        assertEquals("over\\u000dwritten\nand\n", PlainText.shown("over\rwritten\nand\r\n"));
        assertEquals("\\udb40\\udc01 \\ud800", PlainText.shown("\uDB40\uDC01 \uD800"));
    }

    @Test
    void coloursStayWhereTheyAreOurs() {
        assertEquals("\u001B[1;36mtitle\u001B[0m \\u001b[2J \\u001b]0;x\\u0007 \\u001b", PlainText.shown("\u001B[1;36mtitle\u001B[0m \u001B[2J \u001B]0;x\u0007 \u001B", true));
    }

    @Test
    void whatSomeLanguagesNeedIsNoOddity() {
        assertEquals(OptionalInt.empty(), PlainText.oddity("می‌خواهم Schiff\u00ADfahrt 👩‍🚀 \u200F\r\n\t"));
        assertEquals(OptionalInt.of(3), PlainText.oddity("ab \u202Ecd"));
    }
}
