package eldertable.desktop.screen;

import com.badlogic.gdx.Input.Keys;
import eldertable.art.Box;
import eldertable.art.Pen;
import java.util.List;

/** Something on a page, at a place. MenuPages make their widgets anew whenever something changes: a widget holds no state of its own. */
abstract class Widget {
    /** How it is at the moment it is drawn. */
    record Look(boolean hover, boolean focus, boolean down) {}

    final String label;
    final Box box;
    boolean enabled = true;
    /** What the pointer over it tells. */
    String tip = "";

    Widget(String label, Box box) {
        this.label = label;
        this.box = box;
    }

    Widget tip(String words) {
        tip = words;
        return this;
    }

    Widget enabled(boolean can) {
        enabled = can;
        return this;
    }

    abstract void draw(Pen pen, ScreenContext kit, Look look);

    /** Whether the keyboard can reach it. */
    boolean takesFocus() {
        return enabled;
    }

    /** Was clicked, or Enter was pressed on it (then with the place of its middle). */
    void click(float x, float y) {}

    /** The pointer went down on it, or moves while held down. */
    void drag(float x, float y) {}

    /** A key while it has the focus. @return whether it was of use; Enter and Space click, unless used */
    boolean key(Key key) {
        if (!key.isPlain(Keys.ENTER) && !key.isPlain(Keys.NUMPAD_ENTER) && !key.isPlain(Keys.SPACE)) return false;
        click(box.midX(), box.midY());
        return true;
    }

    boolean typed(char character) {
        return false;
    }

    /** Whether words can be typed into it. */
    boolean isWritable() {
        return false;
    }

    List<Target> targets() {
        return takesFocus() || !label.isEmpty() && !enabled ? List.of(new Target(label, box, enabled)) : List.of();
    }
}
