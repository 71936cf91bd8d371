package eldertable.desktop.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.pack.model.TableDef.Shape;
import eldertable.state.Code;
import eldertable.state.Effect.Purpose;
import eldertable.tabletop.Arrangement;
import eldertable.tabletop.Rect;
import eldertable.tabletop.Thing;
import eldertable.view.EffectView;
import eldertable.view.PieceView;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Points are shown card by card, before anything moves on. */
class MotionScoringTests {
    private static final Rect HERE = new Rect(0, 0, 60, 90), THERE = new Rect(100, 0, 60, 90), AWAY = new Rect(500, 500, 60, 90);

    private static Thing.Piece card(int piece, Rect box) {
        PieceView view = new PieceView(piece, "eel", "cards", "eel", -1, true, -1, List.of());
        return new Thing.Piece(view, List.of(Code.piece(piece)), 0, Shape.CARD, box, 0, 1, false);
    }

    private static Arrangement table(Thing... things) {
        return Arrangement.of(HERE, HERE, HERE, List.of(things), 90);
    }

    private static EffectView scored(int piece, int points) {
        return new EffectView.Said("", Map.of("player", Code.player(0), "what", Code.piece(piece), "points", Code.number(points)), Purpose.POINTS);
    }

    @Test void eachCardLightsUpWithItsPointsAndTheirSumWhileItStillLiesThere() {
        Motion motion = new Motion();
        Thing.Piece gone = card(1, AWAY);
        motion.begin(table(card(1, HERE), card(2, THERE)), table(gone, card(2, THERE)),
            List.of(scored(1, 3), scored(2, 4), new EffectView.Moved(1, 0, 0, 1, 0, -1, true, true)), false);
        assertEquals(List.of("+3"), motion.scores().stream().map(Motion.Score::text).toList());
        assertEquals(HERE, motion.scores().get(0).at());
        assertEquals(0, motion.part(motion.of(gone)), "it waits until all is counted");
        motion.advance(0.5f);
        Motion.Score second = motion.scores().get(motion.scores().size() - 1);
        assertEquals("+4", second.text());
        assertEquals("= 7", second.sum());
        assertEquals(0, motion.part(motion.of(gone)));
        motion.advance(0.6f);
        assertTrue(motion.part(motion.of(gone)) > 0, "then it goes on");
        motion.skip();
        assertTrue(motion.scores().isEmpty());
    }
}
