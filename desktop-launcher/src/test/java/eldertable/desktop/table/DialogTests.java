package eldertable.desktop.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.Input.Keys;
import eldertable.desktop.screen.Key;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class DialogTests {
    private final List<String> answers = new ArrayList<>();
    private final Dialog dialog = Dialog.asking("Save", "", "Save", "Cancel", "game", answers::add, () -> answers.add("escaped"));

    private void press(int code) {
        dialog.key(new Key(code, false, false, false));
    }

    @Test void aNameCanBeMended() {
        press(Keys.BACKSPACE);
        press(Keys.HOME);
        press(Keys.FORWARD_DEL);
        dialog.typed('n');
        press(Keys.ENTER);
        assertEquals(List.of("nam"), answers);
    }

    @Test void escapeIsItsOwnAnswer() {
        press(Keys.ESCAPE);
        assertEquals(List.of("escaped"), answers);
    }
}
