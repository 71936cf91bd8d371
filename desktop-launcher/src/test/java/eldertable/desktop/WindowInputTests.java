package eldertable.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.Input.Keys;
import eldertable.desktop.art.Scale;
import eldertable.desktop.screen.Key;
import eldertable.desktop.screen.Pad;
import eldertable.desktop.screen.Pointer;
import eldertable.desktop.screen.TextLine;
import org.junit.jupiter.api.Test;

/** Keys as libGDX tells them, in a line that is being typed. */
class WindowInputTests {
    private final TextLine line = new TextLine("", 40);
    private final WindowInput input = new WindowInput(new Driver.Hands() {
        @Override public void pointer(Pointer pointer) {}

        @Override public void pad(Pad pad) {}

        @Override public void key(Key key) {
            line.key(key);
        }

        @Override public void typed(char character) {
            line.typed(character);
        }

        @Override public void drop(String file) {}

        @Override public void size(int width, int height) {}

        @Override public void tellFrames() {}
    }, () -> Scale.of(1280, 720));

    /** A key that goes down is told twice, as a key and as a character; held down it is told as a character only. */
    private void press(int code, char character, int times) {
        input.keyDown(code);
        for (int i = 0; i < times; i++) input.keyTyped(character);
        input.keyUp(code);
    }

    @Test void backspaceTakesOneLetterAPress() {
        "abcd".chars().forEach(c -> press(Keys.A, (char) c, 1));
        press(Keys.BACKSPACE, '\b', 1);
        assertEquals("abc|", line.withCaret());
    }

    @Test void heldDownItTakesMore() {
        "abcd".chars().forEach(c -> press(Keys.A, (char) c, 1));
        press(Keys.BACKSPACE, '\b', 3);
        assertEquals("a|", line.withCaret());
    }

    @Test void deleteTakesWhatFollows() {
        "abcd".chars().forEach(c -> press(Keys.A, (char) c, 1));
        press(Keys.HOME, (char) 0, 0);
        press(Keys.FORWARD_DEL, (char) 127, 2);
        assertEquals("|cd", line.withCaret());
    }

    @Test void controlCountsAsItWasHeldThen() {
        "abcd".chars().forEach(c -> press(Keys.A, (char) c, 1));
        input.keyDown(Keys.CONTROL_LEFT);
        press(Keys.BACKSPACE, '\b', 1);
        input.keyUp(Keys.CONTROL_LEFT);
        press(Keys.A, 'e', 1);
        press(Keys.BACKSPACE, '\b', 1);
        press(Keys.A, 'f', 1);
        assertEquals("f|", line.withCaret());
    }
}
