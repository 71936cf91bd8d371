package eldertable.tabletop;

import eldertable.art.Box;
import eldertable.art.Lettering;
import eldertable.art.Pen;
import eldertable.art.Paintings;
import eldertable.faces.BoardFace;
import eldertable.faces.FacePainter;
import eldertable.faces.TableLook;
import eldertable.pack.component.CounterView;
import eldertable.pack.model.Per;
import eldertable.state.BoardGraph;
import eldertable.view.TableView;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Draws the boards of a table where they lie. */
final class BoardPainter {
    private final TableLook look;
    private final Paintings gallery;
    private final BoardFace face;
    private final FacePainter faces;

    BoardPainter(TableLook look, FacePainter faces, Paintings gallery, Lettering lettering) {
        this.look = look;
        this.gallery = gallery;
        this.faces = faces;
        face = new BoardFace(look, faces, gallery, lettering);
    }

    void spaces(Pen pen, Arrangement table, TableView view) {
        Map<String, List<Box>> boxes = new HashMap<>();
        for (Thing thing : table.things()) {
            if (thing instanceof Thing.Space space) {
                String board = look.blueprint.boardOfSpace(space.space()).def.id();
                boxes.computeIfAbsent(board, id -> new ArrayList<>()).add(space.box().toBox());
            }
        }
        for (Thing thing : table.things()) {
            if (!(thing instanceof Thing.Board board)) continue;
            BoardGraph graph = look.blueprint.board(board.id());
            Rect box = board.box();
            pen.nine(gallery.shadow(), box.x(), box.y(), box.w(), box.h());
            face.draw(pen, graph, board.grid(), box.toBox(), boxes.getOrDefault(board.id(), List.of()));
            counters(pen, view, board.id(), boxes.getOrDefault(board.id(), List.of()));
        }
    }

    /** What is counted on each space, along its upper edge: the counter's sign, and how much. */
    private void counters(Pen pen, TableView view, String board, List<Box> spaces) {
        int[] drawn = new int[spaces.size()];
        for (CounterView counter : view.counters()) {
            boolean here = counter.per().kind() == Per.Kind.GROUP && counter.per().name().equals(board) && counter.instance() < drawn.length;
            if (!here || counter.value().orElse(0) == 0 || look.isHidden(counter.id())) continue;
            Box space = spaces.get(counter.instance());
            float size = Math.max(14, Math.min(26, Math.min(space.w(), space.h()) * 0.34f)), x = space.right() - size * (1 + drawn[counter.instance()]++);
            String sign = faces.iconOf("counters", counter.id(), look.lexicon.counter(counter.id()));
            pen.picture(gallery.token(sign, look.colour("counters", counter.id())), x, space.top() - size, size, size);
            faces.count(pen, String.valueOf(counter.value().getAsInt()), x + size * 0.72f, space.top() - size * 0.78f, size * 0.62f);
        }
    }
}
