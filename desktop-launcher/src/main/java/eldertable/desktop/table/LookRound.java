package eldertable.desktop.table;

import eldertable.faces.TableLook;
import eldertable.tabletop.Arrangement;
import eldertable.tabletop.Thing;

import java.util.ArrayList;
import java.util.List;

/** All that keyboard and gamepad can point at to read it, whether it can be chosen or not: for hands without a mouse. */
final class LookRound {
    private LookRound() {}

    /** @param places what can be chosen; it stays so */
    static List<Hot> stops(TableLook look, Tips tips, Arrangement table, List<Thing.Chip> chips, List<Hot> places) {
        List<Hot> stops = new ArrayList<>(places);
        List<Thing> things = new ArrayList<>(table.things());
        things.addAll(chips);
        for (Thing thing : things) {
            if (places.stream().anyMatch(hot -> hot.thing() == thing)) continue;
            String label = label(look, tips, thing);
            float angle = thing instanceof Thing.Piece piece ? piece.angle() : 0;
            if (!label.isEmpty()) stops.add(Hot.place(label, thing, thing.box(), angle, "", () -> { }));
        }
        return stops;
    }

    private static String label(TableLook look, Tips tips, Thing thing) {
        if (thing instanceof Thing.Piece piece && piece.piece() != null) return look.lexicon.kind(piece.piece().kind());
        if (thing instanceof Thing.Pile pile && pile.count() == 0) return "";
        if (thing instanceof Thing.Token token && token.count() == 0) return "";
        return tips.words(thing).stream().findFirst().orElse("");
    }
}
