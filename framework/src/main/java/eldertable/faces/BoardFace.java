package eldertable.faces;

import eldertable.art.Align;
import eldertable.art.Box;
import eldertable.art.Face;
import eldertable.art.Ink;
import eldertable.art.Lettering;
import eldertable.art.TextBlock;
import eldertable.art.Paintings;
import eldertable.art.Pen;
import eldertable.pack.model.BoardDef.LinkDef;
import eldertable.pack.model.BoardDef.SpaceDef;
import eldertable.pack.model.TableDef.BoardLookDef;
import eldertable.state.BoardGraph;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Draws boards: the regions of a map, or the tiles of a grid with their terrain, and the ways that join them. */
public final class BoardFace {
    /** What a region's name and its values take at its head and foot. */
    public static final float LABEL = 18, VALUES = 16;
    /** Of a stone. */
    private static final float EDGE = 1.2f;
    private static final int OTHER_WAYS = 0xa060d0ff;
    /** By so many degrees the colours of two paths of a grid differ; and how many dots point to a path's other end. */
    private static final double HUE = 42;
    private static final int DOTS = 4;

    private final Appearance look;
    private final FacePainter faces;
    private final Paintings paintings;
    private final Lettering lettering;

    public BoardFace(Appearance look, FacePainter faces, Paintings paintings, Lettering lettering) {
        this.look = look;
        this.faces = faces;
        this.paintings = paintings;
        this.lettering = lettering;
    }

    /** @param boxes of the spaces, in the board's order */
    public void draw(Pen pen, BoardGraph graph, boolean grid, Box ground, List<Box> boxes) {
        BoardLookDef def = look.def.boards().get(graph.def.id());
        if (def != null && def.written() && !grid) {
            written(pen, graph, ground, boxes);
            return;
        }
        pen.nine(paintings.plaque(), ground.x(), ground.y(), ground.w(), ground.h(), Ink.fade(Ink.WHITE, grid ? 0.95f : 0.5f));
        for (int i = 0; grid && i < boxes.size(); i++) tile(pen, graph.def.spaces().get(i), graph.firstSpace + i, boxes.get(i));
        if (grid) coordinates(pen, graph, ground);
        if (grid) paths(pen, graph, boxes);
        else links(pen, graph, boxes);
        for (int i = 0; !grid && i < boxes.size(); i++) region(pen, graph, graph.firstSpace + i, boxes.get(i));
    }

    // ------------------------------------------------------------------ grids

    private void tile(Pen pen, SpaceDef space, int number, Box whole) {
        Box box = whole.inset(0.6f);
        int colour = look.def.colour("terrains", space.terrain()).map(rgb -> rgb << 8 | 0xff).orElse(0x39474aff);
        // Stones differ a little, and always in the same way.
        int grain = Math.floorMod(number * 7919, 17);
        boolean dark = Ink.brightness(colour) < 0.08;
        if (dark) {
            pen.fill(box.x(), box.y(), box.w(), box.h(), Ink.fade(colour, 0.85f));
            return;
        }
        int base = Ink.mix(colour, grain % 2 == 0 ? Ink.WHITE : Ink.BLACK, 0.02 + grain * 0.006);
        int lit = Ink.mix(base, Ink.WHITE, 0.16), shaded = Ink.mix(base, Ink.BLACK, 0.45);
        pen.fill(box.x(), box.y(), box.w(), box.h(), base);
        pen.fill(box.x(), box.top() - EDGE, box.w(), EDGE, lit);
        pen.fill(box.x(), box.y(), EDGE, box.h(), lit);
        pen.fill(box.x(), box.y(), box.w(), EDGE, shaded);
        pen.fill(box.right() - EDGE, box.y(), EDGE, box.h(), shaded);
        String icon = look.icon("terrains", space.terrain());
        if (!icon.isEmpty()) {
            float size = box.w() * 0.74f;
            pen.picture(paintings.icon(icon), box.midX() - size / 2, box.midY() - size / 2, size, size, Ink.fade(Ink.mix(colour, Ink.GOLD, 0.62), 0.85f));
        }
        Object told = space.data().get("number");
        if (told != null && box.w() > 24) {
            pen.textIn(lettering.lineIn(Face.HEAVY, 10, String.valueOf(told), 12, 12, Align.LEFT), box.x() + 3, box.top() - 13, 12, 12, Ink.fade(Ink.CREAM, 0.9f));
        }
    }

    private void coordinates(Pen pen, BoardGraph graph, Box ground) {
        for (BoardSpaces.Mark mark : new BoardSpaces(look, graph).marks(ground)) {
            Box box = mark.box();
            float side = Math.min(box.w(), box.h());
            pen.textMid(lettering.lineIn(Face.HEAVY, side * 0.7f / lettering.textScale(), mark.text(), side, side, Align.CENTRE), box.x(), box.y(), box.w(), box.h(), Ink.GOLD);
        }
    }

    // ------------------------------------------------------------------ ways

    private void links(Pen pen, BoardGraph graph, List<Box> boxes) {
        BoardLookDef def = look.def.boards().get(graph.def.id());
        Map<String, Box> places = new HashMap<>();
        for (int i = 0; i < boxes.size(); i++) places.put(graph.def.spaces().get(i).id(), boxes.get(i));
        for (LinkDef link : graph.def.links()) {
            boolean plain = link.kind().equals("step");
            if (link.from().compareTo(link.to()) > 0 || plain && def != null && !def.roads()) continue;
            Box from = places.get(link.from()), to = places.get(link.to());
            if (from == null || to == null) continue;
            int colour = look.def.colour("links", link.kind()).map(rgb -> rgb << 8 | 0xff).orElse(plain ? Ink.GILT : OTHER_WAYS);
            pen.line(from.midX(), from.midY(), to.midX(), to.midY(), 3, Ink.fade(colour, 0.55f));
        }
    }

    /** Lines from end to end would run through everything: each end has its path's letter and hue, and a few dots towards the other end. */
    private void paths(Pen pen, BoardGraph graph, List<Box> boxes) {
        if (boxes.size() < graph.size()) return;
        List<BoardPaths.Path> paths = BoardPaths.of(graph);
        for (BoardPaths.Path path : paths) {
            int usual = look.def.colour("links", path.kind()).map(rgb -> rgb << 8 | 0xff).orElse(OTHER_WAYS);
            int colour = Ink.turned(usual, (path.number() - (paths.size() - 1) / 2.0) * HUE);
            Box from = boxes.get(path.from()), to = boxes.get(path.to());
            end(pen, from, to, path.letter(), colour);
            end(pen, to, from, path.letter(), colour);
        }
    }

    private void end(Pen pen, Box at, Box other, String letter, int colour) {
        float size = at.w() * 0.8f, x = at.midX() - size / 2, y = at.midY() - size / 2;
        pen.disc(at.midX(), at.midY(), size / 2, Ink.fade(Ink.mix(colour, Ink.BLACK, 0.72), 0.8f));
        pen.ring(at.midX(), at.midY(), size / 2, 2.2f, colour);
        pen.textMid(lettering.lineIn(Face.BOLD, size * 0.72f / lettering.textScale(), letter, size, size, Align.CENTRE), x, y, size, size, Ink.mix(colour, Ink.WHITE, 0.35));
        double length = Math.hypot(other.midX() - at.midX(), other.midY() - at.midY());
        float dx = (float) ((other.midX() - at.midX()) / length), dy = (float) ((other.midY() - at.midY()) / length);
        for (int i = 0; i < DOTS; i++) {
            float far = size / 2 + (i + 1) * size * 0.17f;
            pen.disc(at.midX() + dx * far, at.midY() + dy * far, size * (0.06f - i * 0.008f), Ink.fade(colour, 1 - i * 0.2f));
        }
    }

    // ------------------------------------------------------------------ sheets

    /** One sheet of parchment with a border, and on it the names of the spaces, those of a terrain in its colour and with its sign. */
    private void written(Pen pen, BoardGraph graph, Box ground, List<Box> boxes) {
        pen.nine(paintings.panel(), ground.x(), ground.y(), ground.w(), ground.h());
        Box rim = ground.inset(Math.min(ground.w(), ground.h()) * 0.025f);
        pen.frame(rim.x(), rim.y(), rim.w(), rim.h(), 1.6f, Ink.fade(Ink.UMBER, 0.55f));
        for (int i = 0; i < boxes.size(); i++) {
            Box box = boxes.get(i);
            SpaceDef space = graph.def.spaces().get(i);
            boolean letter = space.id().length() == 1;
            int colour = look.def.colour("terrains", space.terrain()).map(rgb -> rgb << 8 | 0xff).orElse(Ink.UMBER);
            String words = letter ? space.id().toUpperCase(Locale.ROOT) : look.lexicon.space(graph.firstSpace + i);
            float sign = Math.min(box.w(), box.h()) * 0.3f;
            // Two words stand below each other, so that they are as large as others.
            List<String> lines = letter ? List.of(words) : List.of(words.split(" "));
            int longest = lines.stream().mapToInt(String::length).max().orElse(1);
            float size = letter ? Math.min(box.h() * 0.55f, box.w() * 0.8f) : Math.min(box.h() * 0.5f / lines.size(), box.w() * 1.36f / longest);
            float room = box.h() - sign * 0.6f, each = lines.size() == 1 ? room : size * 1.05f, top = box.y() + sign * 0.6f + (room + each * lines.size()) / 2;
            for (int line = 0; line < lines.size(); line++) {
                TextBlock text = lettering.lineIn(Face.HEAVY, size / lettering.textScale(), lines.get(line), box.w(), each, Align.CENTRE);
                pen.textMid(text, box.x(), top - (line + 1) * each, box.w(), each, colour);
            }
            String icon = look.icon("terrains", space.terrain());
            if (!icon.isEmpty()) pen.picture(paintings.icon(icon), box.midX() - sign / 2, box.y() + sign * 0.08f, sign, sign, Ink.fade(colour, 0.9f));
        }
    }

    // ------------------------------------------------------------------ maps

    private void region(Pen pen, BoardGraph graph, int number, Box box) {
        SpaceDef space = graph.space(number);
        int colour = look.def.colour("spaces", space.id()).map(rgb -> rgb << 8 | 0xff).orElse(0x7d746bff);
        pen.nine(paintings.shadow(), box.x(), box.y(), box.w(), box.h(), Ink.fade(Ink.WHITE, 0.7f));
        pen.nine(paintings.plaque(), box.x(), box.y(), box.w(), box.h(), Ink.mix(colour, Ink.WHITE, 0.35));
        pen.fill(box.x() + 3, box.y() + 3, box.w() - 6, box.h() - 6, Ink.fade(colour, 0.22f));
        float size = Math.min(box.h() * 0.72f, box.w() * 0.6f);
        String icon = faces.iconOf("spaces", space.id(), look.lexicon.space(number));
        pen.picture(paintings.icon(icon), box.midX() - size / 2, box.midY() - size / 2 - 6, size, size, Ink.fade(Ink.mix(colour, Ink.CREAM, 0.4), 0.22f));
        Box head = new Box(box.x() + 5, box.top() - 3 - LABEL, box.w() - 10, LABEL), foot = new Box(box.x() + 5, box.y() + 3, box.w() - 10, VALUES);
        pen.textIn(lettering.lineIn(Face.DISPLAY, 14, look.lexicon.space(number), head.w(), head.h(), Align.CENTRE), head.x(), head.y(), head.w(), head.h(),
            Ink.mix(colour, Ink.CREAM, 0.65));
        String values = values(graph, space);
        if (!values.isEmpty()) pen.textIn(lettering.lineIn(Face.HEAVY, 13, values, foot.w(), foot.h(), Align.CENTRE), foot.x(), foot.y(), foot.w(), foot.h(), Ink.CREAM);
    }

    private String values(BoardGraph graph, SpaceDef space) {
        BoardLookDef def = look.def.boards().get(graph.def.id());
        Object value = def == null ? null : space.data().get(def.shown(look.blueprint.players));
        if (value == null) return "";
        return value instanceof Collection<?> list ? String.join(" · ", list.stream().map(String::valueOf).toList()) : String.valueOf(value);
    }
}
