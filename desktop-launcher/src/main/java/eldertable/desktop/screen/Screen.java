package eldertable.desktop.screen;

import eldertable.art.Pen;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** What fills the window. All is called on the render thread; coordinates are units, y upwards. */
public interface Screen {
    /** It has come to the top of the stack. */
    default void show() {}

    /** Something else has come on top, or it is about to be closed. */
    default void hide() {}

    /** It has left the stack for good. */
    default void close() {}

    /** Called before it is shown and whenever the world's size changes. */
    default void resize(float width, float height) {}

    /** @return whether it wants to be drawn again at once, because something on it moves */
    boolean draw(Pen pen, float seconds);

    /** Whether what lies below it in the stack is drawn first. */
    default boolean isOverlay() {
        return false;
    }

    /** @return whether it was of use */
    default boolean pointer(Pointer pointer) {
        return false;
    }

    default boolean key(Key key) {
        return false;
    }

    /** A character that was typed. */
    default boolean typed(char character) {
        return false;
    }

    /** What can be clicked now. */
    default List<Target> targets() {
        return List.of();
    }

    /** What keyboard or gamepad are at, of what can be clicked; empty while the mouse is used. */
    default Optional<Target> focused() {
        return Optional.empty();
    }

    /** Whether it loads, thinks or moves: scripts and screenshots wait until it rests. */
    default boolean isBusy() {
        return false;
    }

    /** How often it was drawn for the first time with other rules. */
    default int edition() {
        return 0;
    }

    /** How many moves have been made at the table that it shows; empty where it shows none. */
    default OptionalInt moves() {
        return OptionalInt.empty();
    }

    /** What it is called. */
    default String title() {
        return "Eldertable";
    }
}
