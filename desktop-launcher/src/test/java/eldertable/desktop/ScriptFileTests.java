package eldertable.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import eldertable.desktop.screen.Pad;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScriptFileTests {
    private static List<ScriptLine> deeds(String... lines) {
        return ScriptFile.read("play.txt", String.join("\n", lines)).stream().map(ScriptFile.Step::deed).toList();
    }

    @Test void linesBecomeDeeds() {
        assertEquals(List.of(new ScriptLine.Named(ScriptLine.Mouse.What.CLICK, "New game", 1, 0), new ScriptLine.Named(ScriptLine.Mouse.What.CLICK, "Card", 2, 1),
            new ScriptLine.Mouse(ScriptLine.Mouse.What.CLICK, 640, 360.5f, 0), new ScriptLine.Type("Ada Thorne"), new ScriptLine.Wait(.5f),
            new ScriptLine.WaitFor("Done", false, 20), new ScriptLine.WaitFor("Loading", true, 30), new ScriptLine.Screenshot("a b.png"), new ScriptLine.Drop("my mod.zip"), new ScriptLine.Size(1920, 1080), new ScriptLine.Quit()),
            deeds("click \"New game\"", "rightclick \"Card\" 2", "click 640 360.5", "", "# words", "type Ada Thorne", "wait 0.5", "wait-for \"Done\" 20",
                "wait-gone \"Loading\"", "screenshot a b.png", "drop my mod.zip", "size 1920x1080", "quit"));
    }

    @Test void keysHaveTheirNames() {
        assertEquals(new ScriptLine.Press(Input.Keys.ENTER, false, false, false), ScriptFile.key("ENTER"));
        assertEquals(new ScriptLine.Press(Input.Keys.ESCAPE, false, false, false), ScriptFile.key("ESC"));
        assertEquals(new ScriptLine.Press(Input.Keys.Z, false, true, false), ScriptFile.key("CTRL+Z"));
        assertEquals(new ScriptLine.Press(Input.Keys.TAB, true, false, false), ScriptFile.key("shift+tab"));
        assertEquals(new ScriptLine.Press(Input.Keys.PAGE_DOWN, false, false, false), ScriptFile.key("PAGEDOWN"));
        assertEquals(new ScriptLine.Press(Input.Keys.BACKSPACE, false, false, false), ScriptFile.key("BACKSPACE"));
        assertEquals(new ScriptLine.Press(Input.Keys.F1, false, false, false), ScriptFile.key("F1"));
    }

    @Test void aGamepadHasButtons() {
        assertEquals(List.of(new ScriptLine.PadPress(Pad.A), new ScriptLine.PadPress(Pad.LEFT_BUMPER), new ScriptLine.Play(ScriptLine.Play.Way.PAD, "Leave", 9)),
            deeds("pad a", "pad left bumper", "play pad \"Leave\" 9"));
        assertTrue(assertThrows(UserProblem.class, () -> deeds("pad Z")).getMessage().contains("A gamepad has no 'Z'"));
    }

    @Test void aDragGoesDownThereAndUpHere() {
        List<ScriptLine> drag = deeds("drag 10 20 to \"Bin\"");
        assertTrue(drag.contains(new ScriptLine.Mouse(ScriptLine.Mouse.What.DOWN, 10, 20, 0)), drag.toString());
        assertEquals(new ScriptLine.Named(ScriptLine.Mouse.What.UP, "Bin", 1, 0), drag.get(drag.size() - 1));
    }

    @Test void everyWrongLineIsToldByItsNumber() {
        String told = assertThrows(UserProblem.class, () -> deeds("clik 1 2", "wait 1", "key NOSUCH", "click here")).getMessage();
        assertTrue(told.contains("play.txt:1: There is no 'clik'. Did you mean 'click'?"), told);
        assertTrue(told.contains("play.txt:3: There is no key 'NOSUCH'"), told);
        assertTrue(told.contains("play.txt:4: It wants a place"), told);
    }
}
