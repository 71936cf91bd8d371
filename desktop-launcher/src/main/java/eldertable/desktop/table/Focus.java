package eldertable.desktop.table;

import java.util.List;

/** What the keyboard is at: one of the things that can be clicked. */
final class Focus {
    private List<Hot> hots = List.of();
    private int at = -1;
    private boolean active;

    void over(List<Hot> now) {
        hots = now;
        if (at >= hots.size()) at = -1;
    }

    /** Begins anew, from the first thing. */
    void reset() {
        at = -1;
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

    void step(int by) {
        active = true;
        for (int i = 0; i < hots.size(); i++) {
            at = Math.floorMod(at < 0 && by < 0 ? hots.size() - 1 : at + by, hots.size());
            if (hots.get(at).enabled()) return;
        }
    }

    /** Goes to the nearest thing in a direction. */
    void turn(int dx, int dy) {
        if (current() == null) {
            step(1);
            return;
        }
        Rect from = hots.get(at).box();
        int best = -1;
        float nearest = Float.MAX_VALUE;
        for (int i = 0; i < hots.size(); i++) {
            if (i == at || !hots.get(i).enabled()) continue;
            float x = hots.get(i).box().cx() - from.cx(), y = hots.get(i).box().cy() - from.cy();
            float along = x * dx + y * dy, across = Math.abs(x * dy) + Math.abs(y * dx);
            float far = along + across * 2.2f;
            if (along < 2 || far >= nearest) continue;
            nearest = far;
            best = i;
        }
        if (best >= 0) at = best;
    }
}
