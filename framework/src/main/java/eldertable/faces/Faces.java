package eldertable.faces;

import eldertable.art.Box;
import eldertable.art.CardArt;
import eldertable.art.IconSet;
import eldertable.art.Ink;
import eldertable.art.Lettering;
import eldertable.art.PaperPen;
import eldertable.art.Pen;
import eldertable.art.Picture;
import eldertable.art.Sketches;
import eldertable.art.Theme;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.TableDef.Shape;
import eldertable.state.Blueprint;
import eldertable.state.BoardGraph;
import eldertable.view.Lexicon;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.imageio.ImageIO;

/**
 * The faces of a pack's things as pictures, painted as the window paints them, without one. Sizes are in pixels; a card is 5 by 7.
 * Painting takes a while, some tenths of a second for a large card: keep what was painted. Any thread may ask.
 */
public final class Faces {
    /** Where a figure stands in its square: the letter of its seat hangs out below it, a number at its upper left. */
    private static final Box FIGURE = new Box(4, 6, 92, 92);

    private final IconSet icons = new IconSet();
    private final Lettering lettering = new Lettering();
    private final Sketches sketches = new Sketches(icons);
    private final Appearance look;
    private final Theme theme;
    private final FacePainter painter;
    private final Optional<Scenes> scenes;

    public Faces(Blueprint blueprint, Lexicon lexicon) {
        this(blueprint, lexicon, Optional.empty());
    }

    /** @param scenes who draws the tables of its rules; without them they are left out */
    public Faces(Blueprint blueprint, Lexicon lexicon, Optional<Scenes> scenes) {
        this.scenes = scenes;
        look = new Appearance(blueprint, lexicon);
        theme = Theme.of(blueprint.pack.table());
        painter = new FacePainter(look, sketches, lettering, theme);
    }

    /** Of a pack with which nobody plays yet. */
    public static Faces of(PackDef pack, int players, String language) {
        Blueprint blueprint = new Blueprint(pack, players, Map.of());
        return new Faces(blueprint, new Lexicon(blueprint, language, Collections.nCopies(players, "")));
    }

    public Appearance look() {
        return look;
    }

    public Theme theme() {
        return theme;
    }

    /** What a piece of this kind is: a card, a coin, a pawn. */
    public Shape shape(String kind) {
        return look.face(look.blueprint.kind(kind).set()).shape();
    }

    /** Whether it has a face of a card's size; figures have one too, beside their coin for the board. */
    public boolean isCard(String kind) {
        return shape(kind) == Shape.CARD || shape(kind) == Shape.FIGURE;
    }

    /** A card's face with all its words. */
    public BufferedImage card(String kind, int width) {
        return drawn(CardArt.WIDTH, CardArt.HEIGHT, width, pen -> painter.card(pen, kind, new Box(0, 0, CardArt.WIDTH, CardArt.HEIGHT)));
    }

    /** The back of whatever lies in a zone, by the match's number of it. */
    public BufferedImage back(int zone, int width) {
        return tintedBack(width, painter.backTint(zone));
    }

    /** The back of a kind's cards: that of the zone in which they begin. */
    public BufferedImage backOf(String kind, int width) {
        return tintedBack(width, backTint(kind));
    }

    private BufferedImage tintedBack(int width, int tint) {
        return drawn(CardArt.WIDTH, CardArt.HEIGHT, width, pen -> painter.back(pen, new Box(0, 0, CardArt.WIDTH, CardArt.HEIGHT), tint));
    }

    /** Equal for kinds whose backs are equal. */
    public int backTint(String kind) {
        String set = look.blueprint.kind(kind).set();
        for (String start : List.of(kind, set)) {
            for (Blueprint.Zone zone : look.blueprint.zones) if (zone.def().start().contains(start)) return painter.backTint(zone.index());
        }
        return look.def.colour("sets", set).map(rgb -> Ink.mix(rgb << 8 | 0xff, theme.back(), 0.35)).orElse(theme.back());
    }

    /** A coin, gem, ring or pawn in a square. @param owner a seat, which gives it its colour in some games; -1 for none */
    public BufferedImage token(String kind, int owner, int size) {
        return drawn(100, 100, size, pen -> painter.figure(pen, kind, owner, FIGURE));
    }

    /** The same to be cut out: what lies open in a ring on the table has the table's colour here, or pale letters could not be read on paper. */
    public BufferedImage cutToken(String kind, int owner, int size) {
        return drawn(100, 100, size, pen -> {
            if (shape(kind) == Shape.RING) pen.disc(FIGURE.midX(), FIGURE.midY(), FIGURE.w() * 0.45f, theme.mid());
            painter.figure(pen, kind, owner, FIGURE);
        });
    }

    /** The coin of a counter, such as points. */
    public BufferedImage counter(String id, int size) {
        return drawn(100, 100, size, pen -> {
            String icon = painter.iconOf("counters", id, look.lexicon.counter(id));
            pen.picture(sketches.token(icon, look.colour("counters", id)), 0, 0, 100, 100);
        });
    }

    /** One of a counter's candles: it burns, or smokes, or has been out for longer. */
    public BufferedImage candle(boolean lit, boolean smoking, int width) {
        Picture candle = sketches.candle(lit, smoking);
        return drawn(candle.width, candle.height, width, pen -> pen.picture(candle, 0, 0, candle.width, candle.height));
    }

    /** An icon in white, on nothing. */
    public BufferedImage icon(String name, int size) {
        return drawn(100, 100, size, pen -> pen.picture(sketches.icon(name), 0, 0, 100, 100));
    }

    /** A board without what stands on it. @param width in pixels; its height follows from its proportion */
    public BufferedImage board(String id, int width) {
        BoardGraph graph = graph(id);
        BoardSpaces spaces = new BoardSpaces(look, graph);
        // As large in units as in the window: names and numbers keep their proportions.
        float wide = spaces.isGrid() ? Math.max(400, spaces.columns() * 58) : BoardSpaces.USUAL_WIDTH, high = wide / spaces.proportion();
        Box ground = new Box(0, 0, wide, high);
        return drawn(wide, high, width, pen -> {
            pen.background(sketches.table(theme));
            new BoardFace(look, painter, sketches, lettering).draw(pen, graph, spaces.isGrid(), ground, spaces.on(ground));
        });
    }

    /** How many spaces a grid has side by side; 0 for a map. */
    public int columns(String board) {
        return new BoardSpaces(look, graph(board)).columns();
    }

    /** Where the spaces of a board lie, in parts of its width and height, from its lower left corner. */
    public List<Box> spaces(String board) {
        return new BoardSpaces(look, graph(board)).inParts();
    }

    private BoardGraph graph(String board) {
        return look.blueprint.board(board);
    }

    /** A dial of a pool with steps, to lay tokens on. */
    public BufferedImage dial(int steps, int size) {
        return drawn(180, 180, size, pen -> {
            pen.disc(90, 90, 90, theme.mid());
            List<Box> numbers = new ArrayList<>();
            for (int i = 0; i < steps; i++) {
                double angle = Math.PI / 2 - i * 2 * Math.PI / steps;
                numbers.add(new Box((float) (90 + Math.cos(angle) * 32) - 10, (float) (90 + Math.sin(angle) * 32) - 10, 20, 20));
            }
            painter.dial(pen, new Box(0, 0, 180, 180), numbers);
        });
    }

    /** What a page of rules shows by such a mark; empty for what the game does not have. @param scale pixels for a unit of the window */
    public Optional<BufferedImage> illustration(String target, float scale) {
        Illustrations illustrations = new Illustrations(look, sketches, lettering, painter, scenes);
        return illustrations.find(target).map(picture -> {
            Box box = illustrations.size(picture, Float.MAX_VALUE);
            return drawn(box.w(), box.h(), Math.round(box.w() * scale), pen -> illustrations.draw(pen, picture, box));
        });
    }

    /** The table top. */
    public BufferedImage table(int width, int height) {
        return drawn(width, height, width, pen -> pen.background(sketches.table(theme)));
    }

    /** The lid of the game's box, without its title. */
    public BufferedImage cover(int width) {
        Picture cover = sketches.cover(theme, Covers.things(look.blueprint.pack, theme, icons), Covers.seed(look.blueprint.pack.info().id()));
        return drawn(cover.width, cover.height, width, pen -> pen.picture(cover, 0, 0, cover.width, cover.height));
    }

    private BufferedImage drawn(float width, float height, int pixels, Consumer<Pen> drawing) {
        PaperPen pen = new PaperPen(width, height, pixels / width, icons, lettering);
        drawing.accept(pen);
        return pen.finish();
    }

    public static byte[] png(BufferedImage image) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            ImageIO.write(image, "png", out);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return out.toByteArray();
    }
}
