package eldertable.desktop.screen;

import com.badlogic.gdx.Input.Keys;

/** What can be pressed on a gamepad, named as on the most common ones. Each stands for a key, so that all a pad can do the keyboard can do too. */
public enum Pad {
    UP(Keys.UP, ""),
    DOWN(Keys.DOWN, ""),
    LEFT(Keys.LEFT, ""),
    RIGHT(Keys.RIGHT, ""),
    A(Keys.ENTER, "A"),
    B(Keys.ESCAPE, "B"),
    X(Keys.L, "X"),
    Y(Keys.H, "Y"),
    LEFT_BUMPER(Keys.TAB, "LB"),
    RIGHT_BUMPER(Keys.TAB, "RB"),
    BACK(Keys.U, "Back"),
    START(Keys.M, "Start"),
    SCROLL_UP(Keys.PAGE_UP, ""),
    SCROLL_DOWN(Keys.PAGE_DOWN, "");

    private final int key;
    private final String sign;

    Pad(int key, String sign) {
        this.key = key;
        this.sign = sign;
    }

    public Key key() {
        return new Key(key, this == LEFT_BUMPER, false, false);
    }

    /** What stands on it; "" where that needs no words. */
    public String sign() {
        return sign;
    }

    /** Whether it goes on while it is held. */
    public boolean repeats() {
        return ordinal() <= RIGHT.ordinal() || this == SCROLL_UP || this == SCROLL_DOWN;
    }
}
