package eldertable.desktop.table;

import eldertable.faces.FacePainter;
import eldertable.art.Align;
import eldertable.art.Face;
import eldertable.desktop.art.Gallery;
import eldertable.art.Ink;
import eldertable.art.Lettering;
import eldertable.art.Pen;
import eldertable.art.TextBlock;
import eldertable.art.Theme;
import eldertable.desktop.screen.ScreenContext;
import eldertable.faces.TableLook;
import eldertable.host.Snapshot;
import eldertable.host.Thought;
import eldertable.session.MatchSetup;
import eldertable.tabletop.Arrangement;
import eldertable.tabletop.Rect;
import eldertable.tabletop.TablePainter;
import eldertable.tabletop.Thing;

import java.util.List;
import java.util.Set;

/** Draws the table itself: ground, pieces, the light round what can be chosen, and everything that moves. */
final class Stage {
    private static final int HINT = 0x8fe0ffff, PICKED = 0x9be88aff;

    private final TableLook look;
    private final Gallery gallery;
    private final Lettering lettering;
    private final Theme theme;
    private final Motion motion;
    private final FacePainter faces;
    private final TablePainter painter;
    private final Buttons buttons;
    private final Tips tips;

    Stage(TableLook look, ScreenContext kit, Theme theme, MatchSetup setup, Motion motion) {
        this.look = look;
        this.theme = theme;
        this.motion = motion;
        gallery = kit.gallery();
        lettering = kit.lettering();
        faces = new FacePainter(look, gallery, lettering, theme);
        painter = new TablePainter(look, faces, gallery, lettering, theme, setup);
        buttons = new Buttons(gallery, lettering, theme.accent());
        tips = new Tips(look, faces, gallery, lettering);
    }

    TablePainter painter() {
        return painter;
    }

    Buttons buttons() {
        return buttons;
    }

    Tips tips() {
        return tips;
    }

    void backdrop(Pen pen) {
        pen.background(gallery.table(theme));
    }

    // ------------------------------------------------------------------ the whole table

    /** All that only another table changes. */
    void ground(Pen pen, Snapshot now, Arrangement table) {
        backdrop(pen);
        painter.ground(pen, table, now.view());
    }

    void draw(Pen pen, Snapshot now, Arrangement table, Choosing choosing, Hot current, Thought thought, Hot dragged, float mouseX, float mouseY) {
        painter.plates(pen, table, now.view(), now.clock(), thought);
        List<Hot> places = choosing.places();
        Set<Integer> lit = choosing.lit(current);
        for (Hot hot : places) if (hot.thing() instanceof Thing.Space space) space(pen, space, hot == current || isLit(space, lit), choosing.isHinted(space));
        for (Hot hot : places) {
            if (hot.thing() instanceof Thing.Plate) {
                Rect box = hot.box();
                int colour = choosing.isHinted(hot.thing()) ? HINT : Ink.GLOW;
                pen.fill(box.x(), box.y(), box.w(), box.h(), Ink.fade(colour, hot == current ? 0.16f : 0.06f));
                pen.nine(gallery.edge(colour), box.x(), box.y(), box.w(), box.h(), Ink.fade(Ink.WHITE, hot == current ? 1 : 0.75f));
            } else if (hot.thing() instanceof Thing.Step) {
                buttons.roundGlow(pen, hot.box(), choosing.isHinted(hot.thing()) ? HINT : Ink.GLOW, hot == current ? 1 : 0.75f);
            } else if (hot.thing() instanceof Thing.Pile || hot.thing() instanceof Thing.Own) {
                buttons.glow(pen, hot.box(), 0, choosing.isHinted(hot.thing()) ? HINT : Ink.GLOW, hot == current ? 1 : 0.6f);
            }
        }
        for (Thing thing : table.things()) {
            if (thing instanceof Thing.Pile pile) {
                float shake = motion.shake(pile.zone());
                pen.push().move(shake, 0);
                painter.pile(pen, pile);
                pen.pop();
            }
        }
        Thing lifted = current != null ? current.thing() : null;
        Thing.Piece last = null;
        for (Thing thing : table.things()) {
            if (!(thing instanceof Thing.Piece piece) || motion.of(piece) != null || dragged != null && dragged.thing() == piece) continue;
            if (piece == lifted && piece.hand()) {
                last = piece;
                continue;
            }
            piece(pen, piece, places, choosing, piece == lifted, isLit(piece, lit));
        }
        for (Thing thing : table.things()) {
            if (thing instanceof Thing.Token token && (dragged == null || dragged.thing() != token)) token(pen, token, places, choosing, lifted == token);
            if (thing instanceof Thing.Own own) own.draw(pen, gallery, lettering);
        }
        if (last != null) piece(pen, last, places, choosing, true, true);
        flights(pen, table);
        if (dragged != null && dragged.thing() instanceof Thing.Piece piece) {
            painter.one(pen, piece.piece(), piece.shape(), piece.zone(), Rect.around(mouseX, mouseY, piece.box().w() * 1.06f, piece.box().h() * 1.06f), 0, painter.isBoard(piece.zone()));
        }
        if (dragged != null && dragged.thing() instanceof Thing.Token token) {
            faces.token(pen, token.kind(), 1, Rect.around(mouseX, mouseY, token.box().w() * 1.2f, token.box().h() * 1.2f).toBox());
        }
        floats(pen, table.table());
        dice(pen, table.table());
    }

    private void token(Pen pen, Thing.Token token, List<Hot> places, Choosing choosing, boolean over) {
        boolean hot = false;
        for (Hot place : places) if (place.thing() == token) hot = true;
        int picked = choosing.ticked(token);
        Rect box = token.box();
        if (hot || picked > 0) buttons.roundGlow(pen, box, picked > 0 ? PICKED : choosing.isHinted(token) ? HINT : Ink.GLOW, over || picked > 0 ? 1 : 0.75f);
        painter.token(pen, token);
        if (picked > 0) tick(pen, box);
        if (picked > 1) faces.count(pen, String.valueOf(picked), box.cx() - 14, box.top() + 6, 14);
    }

    private static boolean isLit(Thing thing, Set<Integer> lit) {
        for (int code : thing.codes()) if (lit.contains(code)) return true;
        return false;
    }

    private void space(Pen pen, Thing.Space space, boolean over, boolean hinted) {
        Rect box = space.box();
        int colour = hinted ? HINT : Ink.GLOW;
        pen.fill(box.x() + 1, box.y() + 1, box.w() - 2, box.h() - 2, Ink.fade(colour, over ? 0.42f : 0.2f));
        pen.frame(box.x() + 1, box.y() + 1, box.w() - 2, box.h() - 2, over ? 3 : 1.8f, Ink.fade(colour, over ? 1 : 0.8f));
    }

    // ------------------------------------------------------------------ pieces

    /** Where a thing is drawn when the mouse is over it. */
    Rect lifted(Thing thing) {
        if (!(thing instanceof Thing.Piece piece) || !piece.hand()) return thing.box();
        return piece.box().moved(0, 16).scaled(1.1f);
    }

    private void piece(Pen pen, Thing.Piece piece, List<Hot> places, Choosing choosing, boolean over, boolean lit) {
        boolean hot = false;
        for (Hot place : places) if (place.thing() == piece) hot = true;
        Rect box = over ? lifted(piece) : piece.box();
        float angle = over && piece.hand() ? 0 : piece.angle();
        boolean round = painter.isRound(piece);
        int picked = choosing.isChosen(piece) ? Math.max(1, choosing.picked(piece)) : choosing.picked(piece);
        if (picked > 0) box = box.moved(0, Math.min(14, box.h() * 0.1f));
        if (hot || picked > 0) {
            int colour = picked > 0 ? PICKED : choosing.isHinted(piece) ? HINT : Ink.GLOW;
            float strength = over || lit || picked > 0 ? 1 : 0.7f;
            if (round) buttons.roundGlow(pen, box, colour, strength);
            else buttons.glow(pen, box, angle, colour, strength);
        } else painter.shadow(pen, piece, box, angle);
        painter.piece(pen, piece, box, angle);
        if (picked > 0) tick(pen, box);
    }

    /** Over what is chosen: there it hides no title. */
    private void tick(Pen pen, Rect box) {
        pen.picture(gallery.icon("check-mark"), box.cx() - 11, box.top() - 6, 22, 22, PICKED);
    }

    // ------------------------------------------------------------------ movement

    private void flights(Pen pen, Arrangement table) {
        for (Thing thing : table.things()) {
            if (!(thing instanceof Thing.Piece piece)) continue;
            Motion.Flight flight = motion.of(piece);
            if (flight != null) fly(pen, flight, piece.count());
        }
        for (Motion.Flight ghost : motion.ghosts()) {
            float part = motion.part(ghost);
            if (part >= 1 || part <= 0 && ghost.piece() == null) continue; // a face lies there until it flies
            fly(pen, ghost, 1);
        }
    }

    private void fly(Pen pen, Motion.Flight flight, int count) {
        float part = motion.part(flight);
        Rect box = Rect.between(flight.from(), flight.to(), part).moved(0, (float) Math.sin(part * Math.PI) * 18);
        float angle = flight.fromAngle() + (flight.toAngle() - flight.fromAngle()) * part;
        if (!flight.token().isEmpty()) {
            faces.token(pen, flight.token(), 1, box.toBox());
            return;
        }
        boolean board = painter.isBoard(flight.zone());
        if (flight.turns()) { // the card turns over in the middle of its way
            float wide = Math.max(0.04f, Math.abs(1 - 2 * part));
            boolean face = part > 0.5f;
            Rect thin = Rect.around(box.cx(), box.cy(), box.w(), box.h());
            pen.push().move(thin.cx(), thin.cy()).turn(angle).scale(wide, 1);
            Rect local = Rect.around(0, 0, thin.w(), thin.h());
            if (face) painter.one(pen, flight.piece(), flight.shape(), flight.zone(), local, 0, board);
            else faces.back(pen, local.toBox(), faces.backTint(Math.max(0, flight.zone())));
            pen.pop();
            return;
        }
        painter.one(pen, flight.piece(), flight.shape(), flight.zone(), box, angle, board);
    }

    /** What was counted keeps a rim and its number below, clear of its title and picture, until all is counted. */
    void counting(Pen pen, List<Counting.Mark> marks, Rect table) {
        for (Counting.Mark one : marks) {
            Rect at = one.at();
            int colour = one.points() > 0 ? Ink.GLOW : one.points() < 0 ? Ink.BAD : Ink.DIM;
            pen.nine(gallery.edge(colour), at.x(), at.y(), at.w(), at.h(), Ink.fade(Ink.WHITE, one.points() == 0 ? 0.4f + 0.4f * one.fresh() : 0.7f + 0.3f * one.fresh()));
            if (one.points() != 0) pen.frame(at.x(), at.y(), at.w(), at.h(), 2 + 2 * one.fresh(), colour);
        }
        for (Counting.Mark one : marks) {
            String text = one.points() == 0 ? "0" : signed(one.points());
            float usual = Math.max(13, Math.min(21, one.at().h() * 0.14f)), size = (one.points() == 0 ? usual * 0.75f : usual) * (1 + 0.35f * one.fresh());
            number(pen, text, one.points() > 0 ? Ink.GLOW : one.points() < 0 ? Ink.BAD : Ink.PALE, size, one.at().cx(), one.at().y() - 4, 1, table);
        }
    }

    private static String signed(int number) {
        return (number < 0 ? "−" : "+") + Math.abs(number);
    }

    /** A number that can be read upon anything, within the room there is. */
    private void number(Pen pen, String text, int colour, float size, float cx, float cy, float strength, Rect room) {
        TextBlock words = lettering.line(Face.HEAVY, size, text);
        float wide = Math.max(size * 1.7f, words.width + size), high = size * 1.35f;
        Rect plate = Rect.around(Math.max(room.x() + wide / 2, Math.min(room.right() - wide / 2, cx)), Math.max(room.y() + high / 2, Math.min(room.top() - high / 2, cy)), wide, high);
        pen.nine(gallery.plaque(), plate.x(), plate.y(), plate.w(), plate.h(), Ink.fade(Ink.WHITE, 0.95f * strength));
        pen.textMid(words, plate.x(), plate.y() + 1, plate.w(), plate.h(), Ink.fade(colour, strength));
    }

    /** Just above or below the counter that it is of, whichever is towards the middle of the table. */
    private void floats(Pen pen, Rect table) {
        for (Motion.Float one : motion.floats()) {
            float part = motion.part(one);
            if (part <= 0 || part >= 1) continue;
            Rect at = one.at();
            float away = at.h() / 2 + 15 + 5 * Math.min(1, part * 4), cy = at.cy() > table.cy() ? at.cy() - away : at.cy() + away;
            number(pen, one.text(), one.good() ? Ink.GLOW : Ink.BAD, 18, at.cx(), cy, 1 - part * part * part, table);
        }
    }

    private void dice(Pen pen, Rect table) {
        List<Motion.Dice> all = motion.dice();
        if (all.isEmpty()) return;
        float part = motion.rolling(), size = 54;
        int row = 0;
        for (Motion.Dice dice : all) {
            int n = Math.min(10, dice.faces().size());
            float x = table.cx() - n * (size + 10) / 2, y = table.cy() - row * (size + 20);
            Rect back = new Rect(x - 16, y - 14, n * (size + 10) + 22, size + 44);
            pen.nine(gallery.plaque(), back.x(), back.y(), back.w(), back.h(), Ink.fade(Ink.WHITE, 0.85f));
            pen.textIn(lettering.lineIn(Face.ITALIC, 15, look.lexicon.die(dice.die()), back.w() - 10, 18, Align.CENTRE), back.x() + 5, back.top() - 21, back.w() - 10, 18, Ink.PALE);
            for (int i = 0; i < n; i++) {
                boolean tumbling = part < 0.35f + i * 0.03f;
                int shown = tumbling ? 1 + (int) (part * 97 + i * 5) % 6 : dice.faces().get(dice.faces().size() - n + i);
                float turn = tumbling ? part * 1400 + i * 40 : 0;
                pen.push().move(x + i * (size + 10) + size / 2, y + size / 2).turn(turn);
                pen.picture(gallery.die(0, 0xe8dcc0ff), -size / 2, -size / 2, size, size);
                pen.textMid(lettering.line(Face.HEAVY, 26, String.valueOf(shown)), -size / 2, -size / 2, size, size, Ink.BLOOD);
                pen.pop();
            }
            row++;
        }
    }

    void thinking(Pen pen, Thought thought, Rect above) {
        float w = above.w() - 20, x = above.x() + 10, y = above.y() - 3;
        pen.fill(x, y, w, 4, Ink.fade(Ink.UMBER, 0.25f));
        pen.fill(x, y, w * (float) Math.max(0.03, Math.min(1, thought.part())), 4, Ink.BLOOD);
    }

    // ------------------------------------------------------------------ what is where

    /** The uppermost thing at a place that there is something to say about. */
    Thing thingAt(Arrangement table, float x, float y) {
        Thing found = null;
        int rank = -1;
        for (Thing thing : table.things()) {
            if (!thing.box().contains(x, y) || thing instanceof Thing.Site || thing instanceof Thing.Step || thing instanceof Thing.Ground || thing instanceof Thing.Board || thing instanceof Thing.Caption) continue;
            int its = thing instanceof Thing.Space || thing instanceof Thing.Dial ? 0 : 1;
            if (its >= rank) {
                found = thing;
                rank = its;
            }
        }
        return found;
    }

    Thing spaceAt(Arrangement table, float x, float y) {
        return table.things().stream().filter(thing -> thing instanceof Thing.Space && thing.box().contains(x, y)).findFirst().orElse(null);
    }

    /** A card of the hand, to be put elsewhere among the others. */
    Hot heldAt(Arrangement table, float x, float y) {
        Hot found = null;
        for (Thing thing : table.things()) {
            if (thing instanceof Thing.Piece piece && piece.hand() && piece.box().contains(x, y)) found = new Hot("", "", thing.box(), 0, thing, "", true, Hot.Look.PLACE, null);
        }
        return found;
    }

    /** How many other cards of the hand lie before a place. */
    int heldBefore(Arrangement table, Thing.Piece held, float x, float y) {
        return (int) table.things().stream().filter(thing -> thing instanceof Thing.Piece piece && piece.hand() && piece != held)
            .filter(thing -> thing.box().y() > y || thing.box().top() >= y && thing.box().cx() < x).count();
    }

    /** A figure on a board, to be dragged to one of the spaces that can be chosen. */
    Hot figureAt(Arrangement table, float x, float y) {
        for (Thing thing : table.things()) {
            boolean figure = thing instanceof Thing.Piece piece && piece.piece() != null && painter.isBoard(piece.zone()) && piece.box().contains(x, y);
            if (figure) return new Hot("", "", thing.box(), 0, thing, "", true, Hot.Look.PLACE, null);
        }
        return null;
    }
}
