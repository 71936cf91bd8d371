package eldertable.desktop.screen;

import eldertable.art.Box;
import java.util.List;

/** Where an arrow leads: to the nearest thing in its direction, those straight ahead before those aside. */
public final class Compass {
    private Compass() {}

    /** @param dx 1 for right, -1 for left; @param dy 1 for up, -1 for down. @return the index of the nearest, or -1 */
    public static int next(List<Box> boxes, int from, int dx, int dy) {
        Box start = boxes.get(from);
        int best = -1;
        float least = Float.MAX_VALUE;
        for (int i = 0; i < boxes.size(); i++) {
            Box box = boxes.get(i);
            float onward = (box.midX() - start.midX()) * dx + (box.midY() - start.midY()) * dy;
            if (i == from || onward < 1) continue;
            float across = gap(box.x(), box.right(), start.x(), start.right()), along = gap(box.y(), box.top(), start.y(), start.top());
            float ahead = dx != 0 ? across : along, aside = dx != 0 ? along : across;
            float slant = dx != 0 ? Math.abs(box.midY() - start.midY()) : Math.abs(box.midX() - start.midX());
            float far = ahead + onward * 0.3f + aside * 2.5f + slant * 0.2f;
            if (far < least) {
                least = far;
                best = i;
            }
        }
        return best;
    }

    private static float gap(float from, float to, float otherFrom, float otherTo) {
        return Math.max(0, Math.max(from - otherTo, otherFrom - to));
    }
}
