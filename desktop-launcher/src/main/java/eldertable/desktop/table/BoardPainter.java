package eldertable.desktop.table;

import eldertable.faces.FacePainter;
import eldertable.art.Face;
import eldertable.desktop.art.Gallery;
import eldertable.art.Ink;
import eldertable.art.Lettering;
import eldertable.art.Pen;
import eldertable.faces.TableLook;
import eldertable.pack.model.BoardDef.LinkDef;
import eldertable.pack.model.BoardDef.SpaceDef;
import eldertable.pack.model.TableDef.BoardLookDef;
import eldertable.state.BoardGraph;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/** Draws boards: the regions of a map, or the tiles of a grid with their terrain, and the ways that join them. */
final class BoardPainter {
    /** Of a stone. */
    private static final float EDGE = 1.2f;

    private final TableLook look;
    private final FacePainter faces;
    private final Gallery gallery;
    private final Lettering lettering;

    BoardPainter(TableLook look, FacePainter faces, Gallery gallery, Lettering lettering) {
        this.look = look;
        this.faces = faces;
        this.gallery = gallery;
        this.lettering = lettering;
    }

    void spaces(Pen pen, Arrangement table) {
        for (Thing thing : table.things()) {
            if (thing instanceof Thing.Board board) {
                Rect box = board.box();
                pen.nine(gallery.shadow(), box.x(), box.y(), box.w(), box.h());
                pen.nine(gallery.plaque(), box.x(), box.y(), box.w(), box.h(), Ink.fade(Ink.WHITE, board.grid() ? 0.95f : 0.5f));
            }
        }
        Map<String, Rect> boxes = new HashMap<>();
        for (Thing thing : table.things()) {
            if (!(thing instanceof Thing.Space space)) continue;
            BoardGraph graph = look.blueprint.boardOfSpace(space.space());
            boxes.put(graph.def.id() + "/" + graph.space(space.space()).id(), space.box());
            if (space.grid()) tile(pen, graph, space);
        }
        for (BoardGraph graph : look.blueprint.boards) links(pen, graph, boxes);
        for (Thing thing : table.things()) if (thing instanceof Thing.Space space && !space.grid()) region(pen, space);
    }

    // ------------------------------------------------------------------ grids

    private void tile(Pen pen, BoardGraph graph, Thing.Space thing) {
        SpaceDef space = graph.space(thing.space());
        Rect box = thing.box().inset(0.6f);
        int colour = look.def.colour("terrains", space.terrain()).map(rgb -> rgb << 8 | 0xff).orElse(0x39474aff);
        // Stones differ a little, and always in the same way.
        int grain = Math.floorMod(thing.space() * 7919, 17);
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
            pen.picture(gallery.icon(icon), box.cx() - size / 2, box.cy() - size / 2, size, size, Ink.fade(Ink.mix(colour, Ink.GOLD, 0.62), 0.85f));
        }
        Object number = space.data().get("number");
        if (number != null && box.w() > 24) {
            pen.textIn(lettering.line(Face.HEAVY, 10, String.valueOf(number)), box.x() + 3, box.top() - 13, 12, 12, Ink.fade(Ink.CREAM, 0.9f));
        }
    }

    // ------------------------------------------------------------------ ways

    private void links(Pen pen, BoardGraph graph, Map<String, Rect> boxes) {
        boolean grid = graph.def.spaces().stream().allMatch(space -> space.column() >= 0);
        BoardLookDef def = look.def.boards().get(graph.def.id());
        for (LinkDef link : graph.def.links()) {
            boolean plain = link.kind().equals("step");
            if (link.from().compareTo(link.to()) > 0 || plain && (grid || def != null && !def.roads())) continue;
            Rect from = boxes.get(graph.def.id() + "/" + link.from()), to = boxes.get(graph.def.id() + "/" + link.to());
            if (from == null || to == null) continue;
            int colour = look.def.colour("links", link.kind()).map(rgb -> rgb << 8 | 0xff).orElse(plain ? Ink.GILT : 0xa060d0ff);
            if (grid) {
                dots(pen, from, to, Ink.fade(colour, 0.5f));
                for (Rect end : new Rect[] {from, to}) pen.ring(end.cx(), end.cy(), end.w() * 0.4f, 2.2f, Ink.fade(colour, 0.9f));
            } else pen.line(from.cx(), from.cy(), to.cx(), to.cy(), 3, Ink.fade(colour, 0.55f));
        }
    }

    private static void dots(Pen pen, Rect from, Rect to, int colour) {
        double length = Math.hypot(to.cx() - from.cx(), to.cy() - from.cy());
        int n = (int) (length / 11);
        for (int i = 2; i < n - 1; i++) {
            float t = i / (float) n;
            pen.disc(from.cx() + (to.cx() - from.cx()) * t, from.cy() + (to.cy() - from.cy()) * t, 1.6f, colour);
        }
    }

    // ------------------------------------------------------------------ maps

    private void region(Pen pen, Thing.Space thing) {
        BoardGraph graph = look.blueprint.boardOfSpace(thing.space());
        SpaceDef space = graph.space(thing.space());
        Rect box = thing.box();
        int colour = look.def.colour("spaces", space.id()).map(rgb -> rgb << 8 | 0xff).orElse(0x7d746bff);
        pen.nine(gallery.shadow(), box.x(), box.y(), box.w(), box.h(), Ink.fade(Ink.WHITE, 0.7f));
        pen.nine(gallery.plaque(), box.x(), box.y(), box.w(), box.h(), Ink.mix(colour, Ink.WHITE, 0.35));
        pen.fill(box.x() + 3, box.y() + 3, box.w() - 6, box.h() - 6, Ink.fade(colour, 0.22f));
        float size = Math.min(box.h() * 0.72f, box.w() * 0.6f);
        String icon = faces.iconOf("spaces", space.id(), look.lexicon.space(thing.space()));
        pen.picture(gallery.icon(icon), box.cx() - size / 2, box.cy() - size / 2 - 6, size, size, Ink.fade(Ink.mix(colour, Ink.CREAM, 0.4), 0.22f));
        Rect head = box.inset(5, 3).upper(BoardPlaces.LABEL), foot = box.inset(5, 3).lower(BoardPlaces.VALUES);
        pen.textIn(lettering.fitLine(Face.DISPLAY, 14, look.lexicon.space(thing.space()), head.w()), head.x(), head.y(), head.w(), head.h(),
            Ink.mix(colour, Ink.CREAM, 0.65));
        String values = values(graph, space);
        if (!values.isEmpty()) pen.textIn(lettering.fitLine(Face.HEAVY, 13, values, foot.w()), foot.x(), foot.y(), foot.w(), foot.h(), Ink.CREAM);
    }

    private String values(BoardGraph graph, SpaceDef space) {
        BoardLookDef def = look.def.boards().get(graph.def.id());
        Object value = def == null ? null : space.data().get(def.shown(look.blueprint.players));
        if (value == null) return "";
        return value instanceof Collection<?> list ? String.join(" · ", list.stream().map(String::valueOf).toList()) : String.valueOf(value);
    }
}
