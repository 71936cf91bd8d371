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
    void fill(Rect room, float card, TableView view, List<Thing> things) {
        things.add(new Thing.Site(Thing.zoneKey(zone.index()), room));
        ZoneView hand = view.zone(zone.index());
        if (hand.size() == 0) {
            Rect outline = Rect.around(room.cx(), room.cy(), card * Scale.PROPORTION, card);
            things.add(new Thing.Slot(zone.index(), outline));
            things.add(new Thing.Caption(look.lexicon.zone(zone.def().id()), outline.inset(4, card * 0.4f), true));
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
}
