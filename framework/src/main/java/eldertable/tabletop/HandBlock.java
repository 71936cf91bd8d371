package eldertable.tabletop;

import eldertable.faces.TableLook;
import eldertable.tabletop.Block.Scale;
import eldertable.pack.model.TableDef.Shape;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.view.PieceView;
import eldertable.view.TableView;
import eldertable.view.ZoneView;

import java.util.List;

/** The viewer's own cards at the lower edge. */
record HandBlock(TableLook look, Blueprint.Zone zone) {
    private static final int MOST_OUTLINES = 8;

    void fill(Rect room, float card, TableView view, List<Thing> things) {
        things.add(new Thing.Site(Thing.zoneKey(zone.index()), room));
        ZoneView hand = view.zone(zone.index());
        if (hand.size() == 0) {
            outlines(room, card, things);
            return;
        }
        CardRows rows = CardRows.fit(hand.size(), i -> 1, room.w(), room.h(), card, Scale.PROPORTION, 0);
        float spare = Math.max(0, room.h() - rows.height()) / 2;
        for (int i = 0; i < hand.size(); i++) {
            PieceView piece = hand.entries().get(i) instanceof PieceView seen ? seen : null;
            Shape shape = piece == null ? Shape.CARD : look.face(piece.set()).shape();
            Rect box = rows.at(i, room).moved((room.w() - rows.rowEnd(i)) / 2, -spare);
            int code = piece != null ? Code.piece(piece.piece()) : Code.slot(hand.number(), i);
            things.add(new Thing.Piece(piece, List.of(code), hand.number(), shape == Shape.PORTAL ? Shape.CARD : shape, box, 0, 1, true));
        }
    }

    /** An empty hand leaves the places of all cards that table.yaml tells of, and its name in the one in the middle. */
    private void outlines(Rect room, float card, List<Thing> things) {
        String id = zone.def().id();
        int places = look.hasSlots(id) ? Math.min(MOST_OUTLINES, look.slots(id, look.spread(zone.def()))) : 1;
        CardRows rows = CardRows.fit(places, i -> 1, room.w(), room.h(), card, Scale.PROPORTION, 0);
        float aside = (room.w() - rows.rowEnd(0)) / 2, down = (room.h() - rows.height()) / 2;
        for (int i = 0; i < places; i++) things.add(new Thing.Slot(zone.index(), rows.at(i, room).moved(aside, -down)));
        Rect middle = rows.at((places - 1) / 2, room).moved(aside, -down);
        things.add(new Thing.Caption(look.lexicon.zone(id), Rect.around(middle.cx(), middle.cy(), middle.w() - 8, card * 0.2f), true));
    }
}
