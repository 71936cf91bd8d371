package eldertable.desktop.screen;

/**
 * What the mouse did, in units.
 *
 * @param button 0 left, 1 right, 2 middle; @param scroll steps of the wheel, downwards positive
 */
public record Pointer(Kind kind, float x, float y, int button, float scroll) {
    public enum Kind { MOVE, DOWN, DRAG, UP, SCROLL }

    public boolean is(Kind other) {
        return kind == other;
    }
}
