package eldertable.desktop.table;

import eldertable.art.Box;
import eldertable.desktop.screen.Compass;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** What keyboard or gamepad are at: one of the things that can be clicked. It stays where it was when the table changes, and returns there from dialogs. */
final class Focus {
    /** What lies uppermost and has the focus. */
    enum Layer { TABLE, LOOK, SHEET, DIALOG }

    /** So much nearer has something else to be than what bears the same name. */
    private static final double ANOTHER = 400;

    private final Map<Layer, Hot> left = new EnumMap<>(Layer.class);
    private Layer layer = Layer.TABLE;
    private List<Hot> hots = List.of();
    private int at = -1;
    private boolean active;

    /** The things of a moment. The focus goes to the one it was at, or to the nearest of its sort. */
    void over(Layer uppermost, List<Hot> now) {
        if (at >= 0) left.put(layer, hots.get(at));
        layer = uppermost;
        hots = now;
        at = left.containsKey(layer) ? again(left.get(layer)) : -1;
        if (at < 0 && active && (layer == Layer.DIALOG || layer == Layer.SHEET)) at = first();
    }

    /** Begins anew in a layer, from the first thing. */
    void reset(Layer anew) {
        left.remove(anew);
        if (layer == anew) at = -1;
    }

    /** In what has just been opened: what matters most. */
    private int first() {
        for (int i = 0; i < hots.size(); i++) if (hots.get(i).enabled() && hots.get(i).look() == Hot.Look.MAIN) return i;
        return hots.isEmpty() || !hots.get(0).enabled() ? -1 : 0;
    }

    private int again(Hot was) {
        int best = -1;
        double nearest = Double.MAX_VALUE;
        for (int i = 0; i < hots.size(); i++) {
            Hot hot = hots.get(i);
            if (!hot.enabled() || (hot.thing() == null) != (was.thing() == null) || (hot.look() == Hot.Look.SMALL) != (was.look() == Hot.Look.SMALL)) continue;
            double far = Math.hypot(hot.box().cx() - was.box().cx(), hot.box().cy() - was.box().cy()) + (hot.label().equals(was.label()) ? 0 : ANOTHER);
            if (far >= nearest) continue;
            nearest = far;
            best = i;
        }
        return best;
    }

    /** The mouse is used again. */
    void leave() {
        active = false;
    }

    boolean isActive() {
        return active;
    }

    /** The thing that has the focus; null while the mouse is used. */
    Hot current() {
        return active && at >= 0 && at < hots.size() ? hots.get(at) : null;
    }

    /** To the next in order; the first time only shows where it is. */
    void step(int by) {
        boolean shown = active;
        active = true;
        if (!shown && current() != null && current().enabled()) return;
        for (int i = 0; i < hots.size(); i++) {
            at = Math.floorMod(at < 0 && by < 0 ? hots.size() - 1 : at + by, hots.size());
            if (hots.get(at).enabled()) return;
        }
    }

    /** To the nearest thing in a direction. */
    void turn(int dx, int dy) {
        if (current() == null) {
            step(1);
            return;
        }
        List<Integer> open = new ArrayList<>();
        List<Box> boxes = new ArrayList<>();
        for (int i = 0; i < hots.size(); i++) {
            if (i != at && !hots.get(i).enabled()) continue;
            open.add(i);
            boxes.add(hots.get(i).box().toBox());
        }
        int next = Compass.next(boxes, open.indexOf(at), dx, dy);
        if (next >= 0) at = open.get(next);
    }
}
