package eldertable.desktop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.InputAdapter;
import eldertable.desktop.art.Scale;
import eldertable.desktop.screen.Key;
import eldertable.desktop.screen.Pointer;
import java.util.BitSet;
import java.util.function.Supplier;

/** What libGDX hears of mouse and keys, in the window's own measure. */
final class WindowInput extends InputAdapter {
    private final Driver.Hands hands;
    private final Supplier<Scale> scale;
    /** By the order of what was heard: when a frame gets to it, a quick finger may have left the key again. */
    private final BitSet held = new BitSet();

    WindowInput(Driver.Hands hands, Supplier<Scale> scale) {
        this.hands = hands;
        this.scale = scale;
    }

    private boolean pointer(Pointer.Kind kind, int x, int y, int button, float scroll) {
        float unit = scale.get().width() / Math.max(1, Gdx.graphics.getWidth());
        hands.pointer(new Pointer(kind, x * unit, scale.get().height() - y * unit, button, scroll));
        return true;
    }

    @Override public boolean mouseMoved(int x, int y) {
        return pointer(Pointer.Kind.MOVE, x, y, 0, 0);
    }

    @Override public boolean touchDown(int x, int y, int finger, int button) {
        return pointer(Pointer.Kind.DOWN, x, y, button, 0);
    }

    @Override public boolean touchDragged(int x, int y, int finger) {
        return pointer(Pointer.Kind.DRAG, x, y, 0, 0);
    }

    @Override public boolean touchUp(int x, int y, int finger, int button) {
        return pointer(Pointer.Kind.UP, x, y, button, 0);
    }

    @Override public boolean scrolled(float across, float down) {
        return pointer(Pointer.Kind.SCROLL, Gdx.input.getX(), Gdx.input.getY(), 0, down);
    }

    @Override public boolean keyDown(int code) {
        held.set(code);
        if (code != Keys.BACKSPACE && code != Keys.FORWARD_DEL) key(code);
        return true;
    }

    @Override public boolean keyUp(int code) {
        held.clear(code);
        return true;
    }

    /** The two keys that delete come as characters too, and only so again and again while they are held. */
    @Override public boolean keyTyped(char character) {
        if (character == '\b') key(Keys.BACKSPACE);
        else if (character == 127) key(Keys.FORWARD_DEL);
        else if (character >= ' ') hands.typed(character);
        return true;
    }

    private void key(int code) {
        boolean control = isHeld(Keys.CONTROL_LEFT, Keys.CONTROL_RIGHT) || held.get(Keys.SYM);
        hands.key(new Key(code, isHeld(Keys.SHIFT_LEFT, Keys.SHIFT_RIGHT), control, isHeld(Keys.ALT_LEFT, Keys.ALT_RIGHT)));
    }

    private boolean isHeld(int left, int right) {
        return held.get(left) || held.get(right);
    }
}
