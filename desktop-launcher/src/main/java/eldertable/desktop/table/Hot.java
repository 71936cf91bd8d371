package eldertable.desktop.table;

import eldertable.tabletop.Rect;
import eldertable.tabletop.Thing;

/**
 * Something that can be clicked, by mouse or keyboard.
 *
 * @param label  what it is called, also for scripts; @param thing what lies there on the table, or null for a button
 * @param tip    more about it, or why it cannot be done; @param about what one that cannot be done would do, or ""; @param look how it is drawn
 */
record Hot(String label, String icon, Rect box, float angle, Thing thing, String tip, String about, boolean enabled, Look look, Runnable action) {
    /** How a button is drawn; PLACE is drawn by the table itself. */
    enum Look { PLACE, BUTTON, MAIN, SMALL }

    Hot(String label, String icon, Rect box, float angle, Thing thing, String tip, boolean enabled, Look look, Runnable action) {
        this(label, icon, box, angle, thing, tip, "", enabled, look, action);
    }

    static Hot button(String label, String icon, Rect box, String tip, boolean enabled, boolean main, Runnable action) {
        return new Hot(label, icon, box, 0, null, tip, enabled, main ? Look.MAIN : Look.BUTTON, action);
    }

    /** The same with what it would do. */
    Hot with(String does) {
        return new Hot(label, icon, box, angle, thing, tip, does, enabled, look, action);
    }

    static Hot small(String label, String icon, Rect box, boolean enabled, Runnable action) {
        return new Hot(label, icon, box, 0, null, label, enabled, Look.SMALL, action);
    }

    static Hot place(String label, Thing thing, Rect box, float angle, String tip, Runnable action) {
        return new Hot(label, "", box, angle, thing, tip, true, Look.PLACE, action);
    }

    boolean contains(float x, float y) {
        if (angle == 0) return box.contains(x, y);
        double turn = Math.toRadians(-angle), dx = x - box.cx(), dy = y - box.cy();
        return box.contains(box.cx() + (float) (dx * Math.cos(turn) - dy * Math.sin(turn)), box.cy() + (float) (dx * Math.sin(turn) + dy * Math.cos(turn)));
    }
}
