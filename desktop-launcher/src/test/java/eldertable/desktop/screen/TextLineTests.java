package eldertable.desktop.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import org.junit.jupiter.api.Test;

class TextLineTests {
    private final TextLine line = new TextLine("eel", 6);

    private boolean press(int code) {
        return line.key(new Key(code, false, false, false));
    }

    @Test void lettersGoWhereTheCaretIs() {
        line.typed('s');
        press(Keys.HOME);
        line.typed('2');
        press(Keys.RIGHT);
        line.typed('-');
        assertEquals("2e-|els", line.withCaret());
        line.typed('x');
        assertEquals("2e-els", line.text(), "it takes six letters");
    }

    @Test void lettersAreTakenAwayOnBothSides() {
        press(Keys.LEFT);
        press(Keys.BACKSPACE);
        assertEquals("e|l", line.withCaret());
        press(Keys.FORWARD_DEL);
        assertEquals("e|", line.withCaret());
    }

    @Test void aLetterOfTwoCharactersGoesAsOne() {
        line.set("a\ud83d\udc19");
        press(Keys.BACKSPACE);
        assertEquals("a", line.text());
    }

    @Test void controlTakesAllUpToTheCaret() {
        press(Keys.LEFT);
        line.key(new Key(Keys.BACKSPACE, false, true, false));
        assertEquals("|l", line.withCaret());
    }

    @Test void whatDidNothingIsLeftToOthers() {
        assertFalse(press(Keys.RIGHT));
        assertFalse(press(Keys.UP));
        assertTrue(press(Keys.LEFT));
    }

    @Test void controlCharactersAreNoLetters() {
        line.typed('\t');
        line.typed((char) 127);
        assertEquals("eel", line.text());
    }

    @Test void whatWasCopiedIsPutInUpToTheEndOfItsLineAndNothingCopiedIsNothing() {
        line.paste(null);
        line.paste("");
        line.paste("s\nand crabs");
        assertEquals("eels|", line.withCaret());
    }
}
