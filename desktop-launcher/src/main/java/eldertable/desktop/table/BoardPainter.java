package eldertable.desktop.table;

import eldertable.art.Box;
import eldertable.art.Lettering;
import eldertable.art.Pen;
import eldertable.desktop.art.Gallery;
import eldertable.faces.BoardFace;
import eldertable.faces.FacePainter;
import eldertable.faces.TableLook;
import eldertable.state.BoardGraph;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Draws the boards of a table where they lie. */
final class BoardPainter {
    private final TableLook look;
    private final Gallery gallery;
    private final BoardFace face;

    BoardPainter(TableLook look, FacePainter faces, Gallery gallery, Lettering lettering) {
        this.look = look;
        this.gallery = gallery;
        face = new BoardFace(look, faces, gallery, lettering);
    }

    void spaces(Pen pen, Arrangement table) {
        Map<String, List<Box>> boxes = new HashMap<>();
        for (Thing thing : table.things()) {
            if (thing instanceof Thing.Space space) {
                String board = look.blueprint.boardOfSpace(space.space()).def.id();
                boxes.computeIfAbsent(board, id -> new ArrayList<>()).add(space.box().toBox());
            }
        }
        for (Thing thing : table.things()) {
            if (!(thing instanceof Thing.Board board)) continue;
            BoardGraph graph = look.blueprint.boards.stream().filter(known -> known.def.id().equals(board.id())).findFirst().orElseThrow();
            Rect box = board.box();
            pen.nine(gallery.shadow(), box.x(), box.y(), box.w(), box.h());
            face.draw(pen, graph, board.grid(), box.toBox(), boxes.getOrDefault(board.id(), List.of()));
        }
    }
}
