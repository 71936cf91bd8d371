package eldertable.tabletop;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Everything of a table with its place. @param scale how large cards came out */
public record Arrangement(Rect bar, Rect panel, Rect table, List<Thing> things, Map<String, Rect> sites, float card) {
    public static Arrangement of(Rect bar, Rect panel, Rect table, List<Thing> things, float card) {
        Map<String, Rect> sites = new HashMap<>();
        for (Thing thing : things) {
            if (thing instanceof Thing.Site site) sites.putIfAbsent(site.key(), site.box());
            else if (thing instanceof Thing.Pile pile) sites.put(Thing.zoneKey(pile.zone()), pile.box());
        }
        return new Arrangement(bar, panel, table, List.copyOf(things), Map.copyOf(sites), card);
    }
}
