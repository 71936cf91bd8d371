package eldertable.desktop.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.pack.model.TableDef.Shape;
import eldertable.state.Code;
import eldertable.tabletop.Arrangement;
import eldertable.tabletop.Rect;
import eldertable.tabletop.Thing;
import eldertable.view.EffectView;
import eldertable.view.PieceView;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MotionTests {
    private static final int HAND = 1, SECRET = 2, OPEN = 3;
    private static final Rect ALL = new Rect(0, 0, 600, 90), HERE = new Rect(100, 0, 60, 90), THERE = new Rect(400, 0, 60, 90);

    private static Thing.Piece open(Rect box) {
        PieceView view = new PieceView(7, "eel", "cards", "eel", -1, true, -1, List.of());
        return new Thing.Piece(view, List.of(Code.piece(7)), OPEN, Shape.CARD, box, 0, 1, false);
    }

    private static Thing.Piece back(int zone, Rect box) {
        return new Thing.Piece(null, List.of(Code.slot(zone, 0)), zone, Shape.CARD, box, 0, 1, false);
    }

    private static Arrangement table(Thing... things) {
        List<Thing> all = new ArrayList<>(List.of(things));
        for (int zone : new int[] {SECRET, OPEN}) all.add(new Thing.Site(Thing.zoneKey(zone), ALL));
        all.add(new Thing.Site(Thing.zoneKey(HAND), HERE));
        return Arrangement.of(ALL, ALL, ALL, all, 90);
    }

    private static EffectView hidden(int from, int to) {
        return new EffectView.Moved(EffectView.UNKNOWN, from, EffectView.UNKNOWN, to, EffectView.UNKNOWN, -1, false, false);
    }

    private static EffectView revealed() {
        return new EffectView.Moved(7, SECRET, 0, OPEN, 0, -1, false, true);
    }

    @Test void whatIsRevealedTurnsOverWhereItsBackLay() {
        Motion motion = new Motion();
        Thing.Piece card = open(THERE);
        motion.begin(table(back(SECRET, THERE)), table(card), List.of(revealed()), false);
        assertEquals(THERE, motion.of(card).from());
        assertTrue(motion.of(card).turns());
    }

    @Test void aBackFliesToWhereItLies() {
        Motion motion = new Motion();
        motion.begin(table(back(HAND, HERE)), table(back(SECRET, THERE)), List.of(hidden(HAND, SECRET)), false);
        assertEquals(THERE.cx(), motion.ghosts().get(0).to().cx());
    }

    @Test void whatIsLaidAndRevealedAtOnceFliesOnceAndFromWhereItCame() {
        Motion motion = new Motion();
        Thing.Piece card = open(THERE);
        motion.begin(table(back(HAND, HERE)), table(card), List.of(hidden(HAND, SECRET), revealed()), false);
        assertEquals(HERE.cx(), motion.of(card).from().cx());
        assertEquals(List.of(), motion.ghosts());
    }
}
