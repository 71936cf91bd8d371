package eldertable.tabletop;

import eldertable.faces.FacePainter;
import eldertable.faces.Half;
import eldertable.art.Align;
import eldertable.art.Face;
import eldertable.art.Paintings;
import eldertable.art.Ink;
import eldertable.art.Lettering;
import eldertable.art.Pen;
import eldertable.art.Theme;
import eldertable.faces.TableLook;
import eldertable.host.ClockFace;
import eldertable.host.Thought;
import eldertable.pack.model.TableDef.Shape;
import eldertable.session.MatchSetup;
import eldertable.view.PieceView;
import eldertable.view.PlayerView;
import eldertable.view.Standing;
import eldertable.view.TableView;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Draws what lies on the table but for its pieces' faces: grounds, piles, plates, counters, dials, tracks, captions. */
public final class TablePainter {
    private static final List<String> PORTRAITS = List.of("sherlock-holmes", "witch-face", "doctor-face", "nun-face", "cultist", "old-king");

    private static final int THREAT = 0xe2452fff;

    private final TableLook look;
    private final FacePainter faces;
    private final BoardPainter boards;
    private final Paintings gallery;
    private final Lettering lettering;
    private final Theme theme;
    private final MatchSetup setup;
    /** What lies where tells which half of a card counts. */
    private TableView seen;
    /** As it was for the view that was drawn last: it is drawn many times. */
    private Standing standing;
    private TableView standingOf;

    public TablePainter(TableLook look, FacePainter faces, Paintings gallery, Lettering lettering, Theme theme, MatchSetup setup) {
        this.look = look;
        this.faces = faces;
        this.gallery = gallery;
        this.lettering = lettering;
        this.theme = theme;
        this.setup = setup;
        boards = new BoardPainter(look, faces, gallery, lettering);
    }

    /** What lies below all pieces and stays as it is from move to move. */
    public void ground(Pen pen, Arrangement table, TableView view) {
        seen = view;
        boards.spaces(pen, table, view);
        for (Thing thing : table.things()) {
            if (thing instanceof Thing.Ground ground) ground(pen, ground, view);
            else if (thing instanceof Thing.Caption caption) caption(pen, caption);
            else if (thing instanceof Thing.Slot slot) slot(pen, slot);
            else if (thing instanceof Thing.Dial dial) dial(pen, dial);
            else if (thing instanceof Thing.Track track) track(pen, track);
        }
    }

    /** What tells of the players; it also shows how far a bot has thought. @param thought null if none thinks */
    public void plates(Pen pen, Arrangement table, TableView view, Optional<ClockFace> clock, Thought thought) {
        for (Thing thing : table.things()) {
            if (thing instanceof Thing.Plate plate) plate(pen, plate, view, clock, thought);
            else if (thing instanceof Thing.Chip chip) chip(pen, chip);
            else if (thing instanceof Thing.Absent away) absent(pen, away);
        }
    }

    private void ground(Pen pen, Thing.Ground ground, TableView view) {
        Rect box = ground.box();
        PlayerView player = view.players().get(ground.seat());
        pen.nine(gallery.plaque(), box.x(), box.y(), box.w(), box.h(), Ink.fade(Ink.WHITE, player.toAct() ? 0.62f : 0.42f));
        pen.fill(box.x() + 2, box.y() + 8, 3, box.h() - 16, Ink.fade(look.seatColour(ground.seat()), player.out() ? 0.3f : 0.9f));
        for (int partner : look.partners(ground.seat(), setup.options())) pen.fill(box.right() - 5, box.y() + 8, 3, box.h() - 16, Ink.fade(look.seatColour(partner), 0.9f));
    }

    private void caption(Pen pen, Thing.Caption caption) {
        Rect box = caption.box();
        pen.textIn(lettering.lineIn(Face.ITALIC, 13, caption.text(), box.w(), box.h(), caption.centred() ? Align.CENTRE : Align.LEFT), box.x(), box.y() + 1, box.w(),
            box.h(), Ink.PALE);
    }

    private void slot(Pen pen, Thing.Slot slot) {
        Rect box = slot.box();
        pen.nine(gallery.slot(), box.x(), box.y(), box.w(), box.h(), Ink.fade(Ink.WHITE, 0.55f));
    }

    private void absent(Pen pen, Thing.Absent away) {
        pen.push().fade(0.62f);
        faces.piece(pen, away.piece(), away.shape(), Half.BOTH, away.box().toBox(), false);
        pen.pop();
    }

    private Standing standing(TableView view) {
        if (view != standingOf) standing = look.standing(view, setup.options());
        standingOf = view;
        return standing;
    }

    private void plate(Pen pen, Thing.Plate plate, TableView view, Optional<ClockFace> clock, Thought thought) {
        PlayerView player = view.players().get(plate.seat());
        MatchSetup.Seat seat = setup.seats().get(plate.seat());
        int place = view.isOver() ? view.result().orElseThrow().place(plate.seat()) : standing(view).place(plate.seat());
        OptionalInt sum = view.isOver() ? OptionalInt.empty() : standing(view).told(plate.seat());
        String name = (place > 0 ? place + ". " : "") + look.lexicon.seat(plate.seat()) + (sum.isPresent() ? " · " + sum.getAsInt() : "");
        List<Integer> partners = look.partners(plate.seat(), setup.options());
        boolean thinks = thought != null && thought.seat() == plate.seat();
        String note = player.out() ? say("seat.out") : thinks ? say("seat.thinks") : player.toAct() ? say(plate.own() ? "seat.yours" : "seat.to-move")
            : player.acted() ? say("seat.chosen") : !partners.isEmpty() ? say("seat.with", "partners", look.lexicon.names(partners))
            : seat.isPerson() ? "" : say("seat.bot", "level", look.lexicon.bot(seat.bot()));
        if (seat.isPerson() && clock.isPresent()) note += (note.isEmpty() ? "" : " · ") + clock.get().text(plate.seat(), Instant.now());
        Rect box = plate.box();
        int colour = player.out() ? Ink.DIM : player.toAct() ? Ink.GLOW : Ink.GOLD;
        if (plate.roomy()) {
            float words = Math.max(1, lettering.textScale()), first = 19 * words, second = 15 * words;
            float size = Math.min(box.h() - first - second - 2, Math.min(box.w(), 104));
            Rect head = Rect.around(box.cx(), box.y() + size / 2, size, size);
            if (player.toAct()) pen.nine(gallery.halo(), head.x() + 12, head.y() + 12, size - 24, size - 24, Ink.fade(Ink.WHITE, 0.5f));
            pen.picture(gallery.portrait(portrait(plate.seat()), Ink.mix(look.seatColour(plate.seat()), Ink.BLACK, 0.35)), head.x(), head.y(), size, size);
            pen.textIn(lettering.lineIn(Face.DISPLAY, 16, name, box.w(), first, Align.CENTRE), box.x(), box.top() - first, box.w(), first, colour);
            pen.textIn(lettering.lineIn(Face.ITALIC, 13, note, box.w(), second, Align.CENTRE), box.x(), box.top() - first - second, box.w(), second, Ink.PALE);
            return;
        }
        float size = box.h();
        pen.picture(gallery.portrait(portrait(plate.seat()), Ink.mix(look.seatColour(plate.seat()), Ink.BLACK, 0.3)), box.x() + 3, box.y(), size, size);
        float x = plate.words().x(), w = plate.words().w();
        boolean two = !note.isEmpty();
        float upper = two ? box.h() * 0.6f : box.h(), lower = box.h() * 0.5f;
        pen.textIn(lettering.lineIn(Face.DISPLAY, Thing.Plate.NAME, name, w, upper, Align.LEFT), x, box.top() - upper, w, upper, colour);
        if (two) pen.textIn(lettering.lineIn(Face.ITALIC, 12, note, w, lower, Align.LEFT), x, box.y() - 2, w, lower, Ink.PALE);
        if (thinks) {
            pen.fill(x, box.y() - 3, w, 3, Ink.fade(Ink.BLACK, 0.5f));
            pen.fill(x, box.y() - 3, w * (float) Math.max(0.04, Math.min(1, thought.part())), 3, Ink.GLOW);
        }
    }

    private String say(String key, Object... blanks) {
        return look.lexicon.say(key, blanks);
    }

    public String portrait(int seat) {
        String wanted = PORTRAITS.get(seat % PORTRAITS.size());
        return gallery.icons().has(wanted) ? wanted : gallery.icons().best("person", "hood");
    }

    public void chip(Pen pen, Thing.Chip chip) {
        Rect box = chip.box();
        String title = look.lexicon.counter(chip.counter());
        float size = box.h();
        OptionalInt from = look.warnsFrom(chip.counter());
        boolean threatens = from.isPresent() && chip.value().isPresent() && chip.value().getAsInt() >= from.getAsInt();
        if (threatens) pen.nine(gallery.halo(THREAT), box.x() + size + 2, box.y() + 5, 22, size - 10, Ink.fade(Ink.WHITE, 0.7f)); // behind its number
        pen.picture(gallery.token(faces.iconOf("counters", chip.counter(), title), look.colour("counters", chip.counter())), box.x(), box.y(), size, size);
        if (chip.mark()) return;
        String value = chip.value().isPresent() ? String.valueOf(chip.value().getAsInt()) + (threatens ? "!" : "") : "?";
        pen.textIn(lettering.lineIn(Face.HEAVY, 17, value, box.w() - size - 5, size, Align.LEFT), box.x() + size + 4, box.y(), box.w() - size - 5, size, Ink.CREAM);
    }

    private void dial(Pen pen, Thing.Dial dial) {
        faces.dial(pen, dial.box().toBox(), dial.steps().stream().map(Rect::toBox).toList());
    }


    private void track(Pen pen, Thing.Track track) {
        Rect box = track.box();
        int steps = track.max() + 1;
        float each = box.w() / steps, size = Math.min(box.h(), each) - 4;
        pen.fill(box.x() + each / 2, box.cy() - 1, box.w() - each, 2, Ink.fade(Ink.GILT, 0.5f));
        for (int i = 0; i < steps; i++) {
            float cx = box.x() + (i + 0.5f) * each;
            boolean here = i == track.value();
            if (here) {
                pen.picture(gallery.token(faces.iconOf("counters", track.counter(), track.title()), look.colour("counters", track.counter())), cx - size * 0.62f,
                    box.cy() - size * 0.62f, size * 1.24f, size * 1.24f);
            } else {
                pen.picture(gallery.disc(i < track.value() ? 0x5a3a1aff : 0x1c1a18ff), cx - size / 2, box.cy() - size / 2, size, size);
                pen.textMid(lettering.lineIn(Face.HEAVY, size * 0.5f, String.valueOf(i), size, size, Align.CENTRE), cx - size / 2, box.cy() - size / 2, size, size, Ink.fade(Ink.CREAM, 0.7f));
            }
        }
    }

    // ------------------------------------------------------------------ piles, tokens

    public void pile(Pen pen, Thing.Pile pile) {
        Rect box = pile.box();
        if (pile.count() == 0) {
            pen.nine(gallery.slot(), box.x(), box.y(), box.w(), box.h());
            return;
        }
        int tint = faces.backTint(pile.zone());
        pen.nine(gallery.shadow(), box.x(), box.y(), box.w(), box.h());
        int below = Math.min(3, (pile.count() - 1) / 2 + (pile.count() > 1 ? 1 : 0));
        for (int i = below; i >= 0; i--) {
            Rect at = box.moved(i * 1.6f - below * 0.8f, -i * 1.6f + below * 0.8f);
            if (i == 0 && pile.top() != null) faces.piece(pen, pile.top(), cardLike(pile), look.half(pile.top(), pile.zone(), seen), at.toBox(), false);
            else faces.back(pen, at.toBox(), tint);
        }
        float size = Math.max(20, Math.min(34, box.w() * 0.36f));
        String count = String.valueOf(pile.count());
        if (pile.top() == null) faces.count(pen, count, box.cx(), box.y() + size * 0.42f, size);
        else faces.count(pen, count, box.right() - size * 0.3f, box.cy(), size); // clear of the card's name and corners
    }

    private Shape cardLike(Thing.Pile pile) {
        return look.face(pile.top().set()).shape();
    }

    public void token(Pen pen, Thing.Token token) {
        Rect box = token.box();
        if (!token.kind().isEmpty()) {
            if (token.count() == 0) {
                pen.push().fade(0.16f);
                faces.token(pen, token.kind(), 0, box.toBox());
                pen.pop();
            } else faces.token(pen, token.kind(), token.count(), box.toBox());
            return;
        }
        pen.picture(gallery.icon(faces.iconOf("pools", token.pool(), look.lexicon.pool(token.pool()))), box.x(), box.y(), box.w(), box.h(), Ink.GOLD);
        float size = box.w() * 0.5f;
        faces.count(pen, String.valueOf(token.count()), box.cx(), box.y() + size * 0.3f, size);
    }

    // ------------------------------------------------------------------ pieces

    public boolean isBoard(int zone) {
        return look.blueprint.boards.stream().anyMatch(board -> board.zone == zone);
    }

    public boolean isRound(Thing.Piece piece) {
        return piece.shape() != Shape.CARD && (piece.shape() != Shape.FIGURE || isBoard(piece.zone()));
    }

    /** @param box where it lies, which is not its own place while it is lifted */
    public void shadow(Pen pen, Thing.Piece piece, Rect box, float angle) {
        if (isRound(piece) || isBoard(piece.zone())) return;
        pen.push().move(box.cx(), box.cy()).turn(angle);
        pen.nine(gallery.shadow(), -box.w() / 2, -box.h() / 2, box.w(), box.h(), Ink.fade(Ink.WHITE, 0.8f));
        pen.pop();
    }

    /** One, or several upon each other with their number. */
    public void piece(Pen pen, Thing.Piece piece, Rect box, float angle) {
        boolean board = isBoard(piece.zone());
        int below = board ? 0 : Math.min(ZoneBlock.MOST_STACKED, piece.count() - 1);
        for (int i = below; i > 0; i--) one(pen, piece.piece(), piece.shape(), piece.zone(), box.moved(0, i * ZoneBlock.STACKED * box.h()), angle, board);
        one(pen, piece.piece(), piece.shape(), piece.zone(), box, angle, board);
        int whole = look.whole(piece.piece(), piece.zone());
        if (piece.count() <= 1 && whole == 0) return;
        float size = board ? Math.max(15, box.w() * 0.5f) : Math.max(17, Math.min(26, box.w() * 0.34f));
        if (board) faces.count(pen, String.valueOf(piece.count()), box.right() - size * 0.4f, box.y() + size * 0.4f, size);
        else if (whole > 0) {
            size = Math.max(22, size * 1.2f);
            float x = box.right() - size * 0.4f;
            if (piece.count() == whole - 1) pen.disc(x, box.cy(), size / 2 + 2.5f, Ink.GOLD); // one short
            faces.count(pen, piece.count() + "/" + whole, x, box.cy(), size);
        } else if (piece.shape() == Shape.PAWN) faces.count(pen, String.valueOf(piece.count()), box.right() + size * 0.4f, box.cy(), size); // beside what it would hide
        else faces.count(pen, "×" + piece.count(), box.right() - size * 0.4f, box.cy(), size);
    }

    public void one(Pen pen, PieceView piece, Shape shape, int zone, Rect box, float angle, boolean board) {
        pen.push().move(box.cx(), box.cy()).turn(angle);
        Rect local = Rect.around(0, 0, box.w(), box.h());
        if (piece == null) faces.back(pen, local.toBox(), faces.backTint(Math.max(0, zone)));
        else faces.piece(pen, piece, shape, look.half(piece, zone, seen), local.toBox(), board);
        pen.pop();
    }

    /** The whole table at rest, as somebody would see it who only looks on. */
    public void whole(Pen pen, Arrangement table, TableView view) {
        ground(pen, table, view);
        plates(pen, table, view, Optional.empty(), null);
        for (Thing thing : table.things()) if (thing instanceof Thing.Pile pile) pile(pen, pile);
        for (Thing thing : table.things()) {
            if (!(thing instanceof Thing.Piece piece)) continue;
            shadow(pen, piece, piece.box(), piece.angle());
            piece(pen, piece, piece.box(), piece.angle());
        }
        for (Thing thing : table.things()) {
            if (thing instanceof Thing.Token token) token(pen, token);
            if (thing instanceof Thing.Own own) own.draw(pen, gallery, lettering);
        }
    }

    public Theme theme() {
        return theme;
    }
}
