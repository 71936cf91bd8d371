package eldertable.faces;

import eldertable.art.Align;
import eldertable.art.Box;
import eldertable.art.CardArt;
import eldertable.art.Face;
import eldertable.art.Paintings;
import eldertable.art.Ink;
import eldertable.art.Lettering;
import eldertable.art.Pen;
import eldertable.art.Picture;
import eldertable.art.SeatColours;
import eldertable.art.TextBlock;
import eldertable.art.Theme;
import eldertable.pack.component.PoolView;
import eldertable.pack.model.TableDef.FaceDef;
import eldertable.pack.model.TableDef.Shape;
import eldertable.rules.TableNames;
import eldertable.view.PieceView;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Draws the faces and backs of pieces: cards composed of what table.yaml says, discs, pawns, gems. */
public final class FacePainter {
    /** How high the sheet for the text is: the first that leaves the words so large. */
    private static final int[] SHEETS = {54, 66, 78, 90, 102};
    private static final float WORDS = 14, LEAST_WORDS = 12.4f, FOOT = 13;
    /** Of words, in pixels of the screen; where they would be smaller the title alone has the sheet. */
    private static final float READABLE = 8.8f;

    /** So many signs beside the picture of a half are drawn one by one. */
    private static final int MOST_SIGNS = 2, LOSS = 0xb5483fff;
    private static final int UPPER_INK = 0x1f5a7aff, LOWER_INK = 0x5a1f7aff;
    /** Over the half of a card that does not count now: what it says is still read. */
    private static final int IDLE = 0x2a1c107a;

    /** What a kind's card looks like, worked out once. */
    private record CardFace(CardArt art, String title, String text, String footer, String badge, List<String> signs,
                            List<String[]> row, String top, String bottom, String topIcon, String bottomIcon) {
        boolean isHalved() {
            return !topIcon.isEmpty() || !top.isEmpty();
        }
    }

    private final Appearance look;
    private final Paintings paintings;
    private final Lettering lettering;
    private final Theme theme;
    private final Map<String, CardFace> faces = new ConcurrentHashMap<>();
    private volatile float composedAt = 1;
    private final Signs signs;

    public FacePainter(Appearance look, Paintings paintings, Lettering lettering, Theme theme) {
        this.look = look;
        this.paintings = paintings;
        this.lettering = lettering;
        this.theme = theme;
        signs = new Signs(look);
        paintings.icons().add(look.art());
    }

    // ------------------------------------------------------------------ what is on it

    private CardFace face(String kind) {
        if (composedAt != lettering.textScale()) {
            composedAt = lettering.textScale();
            faces.clear(); // larger words need a larger sheet
        }
        return faces.computeIfAbsent(kind, this::compose);
    }

    private CardFace compose(String kind) {
        String set = look.blueprint.kind(kind).set();
        FaceDef def = look.face(set);
        String title = def.title().equals("none") ? "" : look.lexicon.kind(kind), text = def.text().equals("none") ? "" : look.lexicon.kindText(kind);
        String footer = def.footer().isEmpty() ? def.band().isEmpty() ? "" : wordOf(kind, def.band()) : wordOf(kind, def.footer());
        Object badge = look.attribute(kind, def.badge());
        List<String> signs = new ArrayList<>();
        for (String attribute : def.icons()) if (!look.valueIcon(kind, attribute).isEmpty()) signs.add(look.valueIcon(kind, attribute));
        boolean halves = look.isHalved(kind);
        List<String[]> row = new ArrayList<>();
        for (String attribute : def.row()) {
            Object value = look.attribute(kind, attribute);
            if (value != null || halves) row.add(new String[] {look.icon("attributes", attribute), value == null ? "0" : String.valueOf(value), attribute});
        }
        String mark = look.valueIcon(kind, def.band());
        if (mark.isEmpty() && !def.footer().isEmpty()) mark = look.valueIcon(kind, def.footer());
        int tint = look.tint(kind, -1), seed = kind.hashCode();
        String picture = halves ? "" : pictureOf(kind);
        boolean numbered = badge != null;
        int words = text.isEmpty() ? footer.isEmpty() ? 0 : 24 : sheetFor(text, !footer.isEmpty());
        String[] named = title.split(" / ", 2); // a title in two parts names each half better than its word does
        String topWord = halves ? named.length == 2 ? named[0] : wordOf(kind, def.top()) : "", bottomWord = halves ? named.length == 2 ? named[1] : wordOf(kind, def.bottom()) : "";
        if (halves) tint = look.colour("words", String.valueOf(look.attribute(kind, def.top())));
        boolean said = halves && named.length == 2 && !numbered && mark.isEmpty(); // then a banner would only say it once more
        return new CardFace(new CardArt(tint, picture, mark, seed, numbered, words, said), title, text, footer, numbered ? String.valueOf(badge) : "", signs,
            row, topWord, bottomWord, halves ? look.valueIcon(kind, def.top()) : "", halves ? look.valueIcon(kind, def.bottom()) : "");
    }

    private int sheetFor(String text, boolean footed) {
        float needed = lettering.wrap(Face.TEXT, LEAST_WORDS, text, CardArt.WIDTH - 28, Align.CENTRE).height + 6 + (footed ? FOOT : 0);
        for (int sheet : SHEETS) if (sheet >= needed) return sheet;
        return SHEETS[SHEETS.length - 1];
    }

    private String wordOf(String kind, String attribute) {
        Object value = look.attribute(kind, attribute);
        if (value == null || value instanceof Integer || Boolean.FALSE.equals(value)) return "";
        return value instanceof String word ? look.lexicon.word(word) : look.lexicon.attribute(kind, attribute);
    }

    /** The icon in the middle of a piece; never "". */
    public String pictureOf(String kind) {
        String own = look.picture(kind);
        return own.isEmpty() ? paintings.icons().best(kind, look.lexicon.kind(kind), look.blueprint.kind(kind).set()) : own;
    }

    public String iconOf(String category, String id, String title) {
        String own = look.icon(category, id);
        return own.isEmpty() ? paintings.icons().best(id, title) : own;
    }

    // ------------------------------------------------------------------ cards

    /** A card's face in a box of a card's proportion. */
    public void card(Pen pen, String kind, Box box) {
        card(pen, kind, Half.BOTH, box);
    }

    /** @param half that counts; the other one is dimmed */
    public void card(Pen pen, String kind, Half half, Box box) {
        CardFace face = face(kind);
        boolean readable = isReadable(box.h(), pen.pixels());
        CardArt art = readable ? face.art() : face.art().small();
        pen.push().move(box.x(), box.y()).scale(box.w() / CardArt.WIDTH);
        pen.picture(paintings.cardFace(art), 0, 0, CardArt.WIDTH, CardArt.HEIGHT);
        if (face.isHalved()) halves(pen, face, half, readable);
        if (art.label() && !face.isHalved()) label(pen, face.title(), art.titleBox());
        else if (!art.label()) title(pen, face.title(), art.titleBox());
        if (!face.badge().isEmpty()) line(pen, Face.HEAVY, art.label() ? 28 : 17, face.badge(), art.badgeBox(), Ink.CREAM);
        if (readable && face.top().isEmpty()) words(pen, face, art.textBox());
        signs(pen, face, art);
        if (readable && !face.isHalved()) row(pen, face, art);
        pen.pop();
    }

    /** Whether any of a card's words lose their end at that height. @param pixels a unit of the screen */
    public boolean isCut(String kind, float height, float pixels) {
        CardFace face = face(kind);
        boolean readable = isReadable(height, pixels);
        CardArt art = readable ? face.art() : face.art().small();
        if (face.isHalved() && (halfWords(face.top(), half(face, true), readable).shortened || halfWords(face.bottom(), half(face, false), readable).shortened)) return true;
        if (art.label()) return !face.isHalved() && labelWords(face.title(), art.titleBox()).shortened;
        boolean title = !face.title().isEmpty() && titleWords(face.title(), art.titleBox()).shortened;
        return title || readable && face.top().isEmpty() && !face.text().isEmpty() && textWords(face, art.textBox()).shortened;
    }

    private static boolean isReadable(float height, float pixels) {
        return WORDS * height / CardArt.HEIGHT * pixels >= READABLE;
    }

    private void title(Pen pen, String title, Box box) {
        if (!title.isEmpty()) pen.textIn(titleWords(title, box), box.midX() - (box.w() + 4) / 2, box.y(), box.w() + 4, box.h(), Ink.UMBER);
    }

    /** A long name stands in the narrower face, or in two lines, rather than become tiny or lose its end. */
    private TextBlock titleWords(String title, Box box) {
        TextBlock words = lettering.lineIn(Face.DISPLAY, 13, title, box.w(), box.h(), Align.CENTRE);
        float least = 11;
        if (words.size < least || words.shortened) words = lettering.lineIn(Face.BOLD, 13.5f, title, box.w(), box.h(), Align.CENTRE);
        if (words.size < least || words.shortened) words = lettering.fit(Face.BOLD, 11, title, box.w() + 4, box.h() + 1, Align.CENTRE);
        return words;
    }

    /** The title of a card that is shown small. */
    private void label(Pen pen, String title, Box box) {
        pen.textIn(labelWords(title, box), box.midX() - (box.w() + 4) / 2, box.y(), box.w() + 4, box.h(), Ink.UMBER);
    }

    private TextBlock labelWords(String title, Box box) {
        TextBlock words = lettering.fit(Face.DISPLAY, 25, title, box.w(), box.h() + 4, Align.CENTRE);
        return words.size < 19 || words.shortened ? lettering.fit(Face.BOLD, 27, title, box.w() + 4, box.h() + 6, Align.CENTRE) : words;
    }

    private void line(Pen pen, Face face, float size, String text, Box box, int colour) {
        if (!text.isEmpty()) pen.textIn(lettering.lineIn(face, size, text, box.w(), box.h(), Align.CENTRE), box.x(), box.y(), box.w(), box.h(), colour);
    }

    private void words(Pen pen, CardFace face, Box box) {
        if (!face.footer().isEmpty()) line(pen, Face.ITALIC, 12.5f, face.footer(), new Box(box.x(), box.top() - FOOT, box.w(), FOOT), Ink.SEPIA);
        if (!face.text().isEmpty()) pen.textIn(textWords(face, box), box.x(), box.y(), box.w(), textHeight(face, box), Ink.INK);
    }

    private static float textHeight(CardFace face, Box box) {
        return box.h() - (face.footer().isEmpty() ? 0 : FOOT);
    }

    private TextBlock textWords(CardFace face, Box box) {
        return lettering.fit(Face.TEXT, WORDS, face.text(), box.w(), textHeight(face, box), Align.CENTRE);
    }

    /** Two pictures, one above the other, each with its word at the card's edge: of a card that lies behind another the edge is still seen. */
    private void halves(Pen pen, CardFace face, Half half, boolean readable) {
        Box upper = half(face, true), lower = half(face, false);
        boolean turned = half == Half.TURNED;
        half(pen, face.topIcon(), face.top(), turned ? lower : upper, !turned, UPPER_INK, readable);
        if (readable) beside(pen, face, 0, turned ? lower : upper);
        pen.rule(lower.x() + 4, lower.top(), lower.w() - 8, Ink.SEPIA);
        half(pen, face.bottomIcon(), face.bottom(), turned ? upper : lower, turned, LOWER_INK, readable);
        if (readable) beside(pen, face, 1, turned ? upper : lower);
        if (half == Half.BOTH) return;
        Box idle = half == Half.LOWER ? upper : lower;
        pen.fill(idle.x() - 3, idle.y() - (idle == lower ? 2 : 0), idle.w() + 6, idle.h() + 2, IDLE);
    }

    private static Box half(CardFace face, boolean upper) {
        Box sheet = face.art().textBox();
        float half = sheet.h() / 2;
        return new Box(sheet.x(), sheet.y() + (upper ? half : 0), sheet.w(), half);
    }

    /** Where the card is small, its words are what must still be read. */
    private void half(Pen pen, String icon, String word, Box box, boolean upper, int colour, boolean readable) {
        TextBlock written = halfWords(word, box, readable);
        float words = Math.max(readable ? 19 : 27, written.height), size = box.h() - words - 7;
        pen.picture(paintings.icon(icon), box.midX() - size / 2, upper ? box.y() + 4 : box.top() - size - 4, size, size, colour);
        pen.textIn(written, box.midX() - (box.w() + 8) / 2, upper ? box.top() - words - 2 : box.y() + 2, box.w() + 8, words, Ink.UMBER);
    }

    /** What a half has a number of stands beside its picture: so many signs, or a sign with the number. */
    private void beside(Pen pen, CardFace face, int which, Box box) {
        if (face.row().size() <= which) return;
        String[] part = face.row().get(which);
        int count = Integer.parseInt(part[1]);
        if (count <= 0) return;
        int signs = count <= MOST_SIGNS ? count : 1;
        float size = 25, x = box.right() - size + 3, y = box.midY() + size * signs / 2 - size;
        for (int i = 0; i < signs; i++) pen.picture(paintings.token(part[0], LOSS), x, y - i * size, size, size);
        if (count > MOST_SIGNS) pen.textIn(lettering.lineIn(Face.HEAVY, 13, part[1], size, 15, Align.CENTRE), x, y - 15, size, 15, Ink.UMBER);
    }

    /** In the face whose signs and numbers are as large as its letters, and in two lines where they would be tiny otherwise or lose their end. */
    private TextBlock halfWords(String word, Box box, boolean readable) {
        float room = box.w() + 8;
        TextBlock words = lettering.lineIn(Face.BOLD, readable ? 15 : 25, word, room, readable ? 19 : 27, Align.CENTRE);
        return words.size < (readable ? 11.5f : 18) || words.shortened ? lettering.fit(Face.BOLD, readable ? 14 : 22, word, room, box.h() / 2, Align.CENTRE) : words;
    }

    private void signs(Pen pen, CardFace face, CardArt art) {
        Box picture = art.pictureBox();
        for (int i = 0; i < face.signs().size(); i++) {
            float size = 26;
            pen.picture(paintings.token(face.signs().get(i), 0x6b2f8aff), picture.right() - size - 3 - i * 28, picture.y() + 3, size, size);
        }
    }

    private void row(Pen pen, CardFace face, CardArt art) {
        if (face.row().isEmpty()) return;
        Box foot = art.footBox();
        float each = foot.w() / Math.max(3, face.row().size());
        float x = foot.midX() - each * face.row().size() / 2;
        for (String[] part : face.row()) {
            pen.picture(paintings.icon(part[0].isEmpty() ? "abstract-013" : part[0]), x + each / 2 - 14, foot.y() - 1, 14, 14, Ink.GOLD);
            pen.textIn(lettering.lineIn(Face.HEAVY, 13, part[1], each / 2, 15, Align.LEFT), x + each / 2 + 2, foot.y() - 1, each / 2, 15, Ink.CREAM);
            x += each;
        }
    }

    public void back(Pen pen, Box box, int tint) {
        pen.picture(paintings.cardBack(tint, theme.emblem()), box.x(), box.y(), box.w(), box.h());
    }

    public int backTint(int zone) {
        String id = look.blueprint.zones.get(zone).def().id();
        return look.def.colour("zones", id).map(rgb -> rgb << 8 | 0xff).orElseGet(() -> {
            for (String start : look.blueprint.zones.get(zone).def().start()) {
                Integer own = look.def.colour("sets", start).orElse(null);
                if (own != null) return Ink.mix(own << 8 | 0xff, theme.back(), 0.35);
            }
            return theme.back();
        });
    }

    // ------------------------------------------------------------------ any piece

    /** A piece in its shape, upright, in a box. @param half of a card that counts */
    public void piece(Pen pen, PieceView piece, Shape shape, Half half, Box box, boolean onBoard) {
        boolean card = shape == Shape.CARD || shape == Shape.FIGURE && !onBoard;
        if (card) card(pen, piece.kind(), half, box);
        else figure(pen, piece.kind(), shape, piece.owner(), box);
        load(pen, piece, box, onBoard, card ? footOfPicture(piece.kind(), box, pen.pixels()) : 0);
    }

    /** What is not a card, or stands on a board for one. */
    void figure(Pen pen, String kind, int owner, Box box) {
        figure(pen, kind, look.face(look.blueprint.kind(kind).set()).shape(), owner, box);
    }

    private void figure(Pen pen, String kind, Shape shape, int owner, Box box) {
        int tint = look.tint(kind, owner);
        float side = Math.min(box.w(), box.h());
        Box square = new Box(box.midX() - side / 2, box.midY() - side / 2, side, side);
        switch (shape) {
            case GEM -> pen.picture(paintings.gem(tint), square.x() + side * 0.05f, square.y(), side * 0.9f, side);
            case RING -> pen.picture(paintings.ring(), square.x(), square.y(), side, side, tint);
            case PAWN -> pen.picture(paintings.pawn(tint), square.midX() - side * 0.375f, square.y(), side * 0.75f, side);
            default -> coin(pen, paintings.token(pictureOf(kind), tint), square);
        }
        if (shape == Shape.GEM) sign(pen, signs.of(kind), tint, square);
        else if (owner >= 0 && look.face(look.blueprint.kind(kind).set()).tint().equals("owner")) seat(pen, owner, shape, square);
        if (shape == Shape.DISC || shape == Shape.PORTAL) badge(pen, face(kind).badge(), square);
    }

    /** A letter or two upon a colour: not everybody sees colours, and candlelight is dim. */
    private void sign(Pen pen, String letters, int on, Box box) {
        int ink = Ink.contrast(on, Ink.CREAM) >= Ink.contrast(on, Ink.INK) ? Ink.CREAM : Ink.INK, rim = ink == Ink.CREAM ? Ink.fade(Ink.BLACK, 0.75f) : Ink.fade(Ink.CREAM, 0.55f);
        float w = box.w() * 0.74f, h = box.h() * 0.6f, x = box.midX() - w / 2, y = box.midY() - h / 2;
        TextBlock words = lettering.lineIn(Face.HEAVY, box.h() * (letters.length() == 1 ? 0.46f : 0.38f) / lettering.textScale(), letters, w, h, Align.CENTRE);
        pen.textMid(words, x + box.w() * 0.03f, y - box.h() * 0.03f, w, h, rim);
        pen.textMid(words, x, y, w, h, ink);
    }

    /** Whose it is, by the letter of the seat: in the middle of a ring, at the foot of everything else. */
    private void seat(Pen pen, int owner, Shape shape, Box box) {
        String letter = TableNames.player(owner);
        int colour = SeatColours.of(owner);
        if (shape == Shape.RING) {
            sign(pen, letter, Ink.BLACK, box);
            return;
        }
        float size = box.w() * 0.5f;
        Box foot = new Box(box.midX() - size / 2, box.y() - size * 0.08f, size, size);
        pen.picture(paintings.disc(colour), foot.x(), foot.y(), size, size);
        sign(pen, letter, colour, new Box(foot.x() - size * 0.2f, foot.y() - size * 0.2f, size * 1.4f, size * 1.4f));
    }

    private void coin(Pen pen, Picture picture, Box box) {
        pen.picture(picture, box.x(), box.y(), box.w(), box.h());
    }

    private void badge(Pen pen, String text, Box box) {
        if (text.isEmpty()) return;
        float size = Math.max(14, box.w() * 0.34f);
        count(pen, text, box.x() + size * 0.42f, box.top() - size * 0.42f, size);
    }

    /** A number on a small disc. */
    public void count(Pen pen, String text, float cx, float cy, float size) {
        pen.picture(paintings.disc(0x2a2016ff), cx - size / 2, cy - size / 2, size, size);
        pen.textMid(lettering.lineIn(Face.HEAVY, size * 0.52f, text, size * 0.78f, size * 0.78f, Align.CENTRE), cx - size / 2, cy - size / 2, size, size, Ink.CREAM);
    }

    /** Counters and tokens that lie on a piece: on a card at the foot of its picture, where they hide no words, else along its lower edge. */
    private void load(Pen pen, PieceView piece, Box box, boolean onBoard, float foot) {
        List<Runnable> marks = new ArrayList<>();
        float size = onBoard ? Math.max(12, box.w() * 0.42f) : Math.max(13, Math.min(26, box.w() * 0.26f));
        float[] at = {box.x() + size * 0.35f};
        float y = box.y() + (onBoard ? -size * 0.1f : foot + size * 0.1f);
        piece.counters().forEach((counter, value) -> {
            if (value == 0) return;
            marks.add(() -> {
                pen.picture(paintings.token(iconOf("counters", counter, look.lexicon.counter(counter)), look.colour("counters", counter)), at[0] - size * 0.35f, y,
                    size, size);
                if (value > 1) count(pen, String.valueOf(value), at[0] + size * 0.55f, y + size * 0.2f, size * 0.8f);
                at[0] += size * (value > 1 ? 1.25f : 0.95f);
            });
        });
        for (PoolView pool : piece.pools()) {
            for (Map<String, Integer> slot : pool.slots()) {
                slot.forEach((kind, many) -> marks.add(() -> {
                    token(pen, kind, many, new Box(at[0] - size * 0.35f, y, size, size));
                    at[0] += size * 0.95f;
                }));
            }
        }
        marks.forEach(Runnable::run);
    }

    private float footOfPicture(String kind, Box box, float pixels) {
        CardArt art = face(kind).art();
        if (art.picture().isEmpty()) return 0;
        return (isReadable(box.h(), pixels) ? art : art.small()).pictureBox().y() * box.h() / CardArt.HEIGHT;
    }

    /** A token of a pool with how many there are. */
    public void token(Pen pen, String kind, int many, Box box) {
        int tint = look.tint(kind, -1);
        Shape shape = look.face(look.blueprint.kind(kind).set()).shape();
        if (shape == Shape.GEM) {
            pen.picture(paintings.gem(tint), box.x() + box.w() * 0.05f, box.y(), box.w() * 0.9f, box.h());
            sign(pen, signs.of(kind), tint, box);
        } else pen.picture(paintings.token(pictureOf(kind), tint), box.x(), box.y(), box.w(), box.h());
        if (many > 1) count(pen, String.valueOf(many), box.right() - box.w() * 0.16f, box.y() + box.h() * 0.18f, Math.max(12, box.w() * 0.52f));
    }

    /** Of a dial's radius, where the ring with its steps begins. */
    private static final float NUMBERED = 0.34f;

    /** The ring of a dial. @param steps where the number of each stands */
    public void dial(Pen pen, Box box, List<Box> steps) {
        float r = box.w() / 2;
        pen.disc(box.midX(), box.midY(), r, Ink.fade(Ink.BLACK, 0.45f));
        pen.ring(box.midX(), box.midY(), r - 1.5f, 2, Ink.fade(Ink.GILT, 0.8f));
        pen.ring(box.midX(), box.midY(), r * NUMBERED, 1, Ink.fade(Ink.GILT, 0.5f));
        for (int i = 0; i < steps.size(); i++) {
            Box step = steps.get(i);
            float high = Math.max(11, r * 0.21f), wide = high * 1.25f;
            pen.textMid(lettering.lineIn(Face.HEAVY, high * 0.8f, String.valueOf(i + 1), wide, high, Align.CENTRE), step.midX() - wide / 2, step.midY() - high / 2, wide, high, Ink.fade(Ink.GOLD, 0.9f));
            double edge = Math.PI / 2 - (i + 0.5) * 2 * Math.PI / steps.size();
            float ux = (float) Math.cos(edge), uy = (float) Math.sin(edge);
            pen.line(box.midX() + ux * r * NUMBERED, box.midY() + uy * r * NUMBERED, box.midX() + ux * (r - 2), box.midY() + uy * (r - 2), 1, Ink.fade(Ink.GILT, 0.35f));
        }
    }
}
