package eldertable.desktop.table;

import eldertable.art.Box;
import eldertable.desktop.screen.Target;
import eldertable.tabletop.Arrangement;
import eldertable.tabletop.Rect;
import eldertable.tabletop.Thing;

import java.util.List;

/** All that can be clicked at a moment, in the order in which it is drawn. */
final class HotSpots {
    private final List<Hot> hots;

    HotSpots(List<Hot> hots) {
        this.hots = List.copyOf(hots);
    }

    List<Hot> all() {
        return hots;
    }

    /** What lies at a place, or null: what was drawn last lies on top, and spaces of a board below everything else. */
    Hot under(float x, float y) {
        for (int i = hots.size() - 1; i >= 0; i--) {
            Hot hot = hots.get(i);
            boolean space = hot.thing() instanceof Thing.Space;
            if (!space && hot.contains(x, y)) return hot;
        }
        for (Hot hot : hots) if (hot.thing() instanceof Thing.Space && hot.contains(x, y)) return hot;
        return null;
    }

    List<Target> targets(Arrangement table) {
        return hots.stream().map(hot -> new Target(hot.label(), free(hot, table), hot.enabled())).toList();
    }

    /** The part of it that no neighbour covers: cards in a row lie upon the one before. */
    private static Box free(Hot hot, Arrangement table) {
        Rect box = hot.box();
        float w = box.w(), h = box.h(), y = box.y();
        if (hot.thing() instanceof Thing.Piece piece) {
            boolean behind = false;
            for (Thing other : table.things()) {
                if (other == piece) behind = true;
                else if (behind && other instanceof Thing.Piece next && next.zone() == piece.zone() && next.box().overlaps(box) && next.box().x() > box.x()) {
                    w = Math.min(w, next.box().x() - box.x());
                }
            }
        } else if (hot.thing() instanceof Thing.Space && table.things().stream().anyMatch(thing -> thing instanceof Thing.Piece && thing.box().contains(box.cx(), box.cy()))) {
            h = box.h() * 0.12f; // a figure may stand in its middle
        }
        return new Box(box.x(), y, w, h);
    }
}
