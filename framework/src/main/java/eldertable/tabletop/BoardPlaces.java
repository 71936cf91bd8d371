package eldertable.tabletop;

import eldertable.faces.BoardFace;
import eldertable.faces.BoardSpaces;
import eldertable.faces.TableLook;
import eldertable.pack.model.TableDef.Shape;
import eldertable.state.BoardGraph;
import eldertable.state.Code;
import eldertable.view.BoardView;
import eldertable.view.PieceView;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Where the spaces of a board lie, and what stands on them. */
final class BoardPlaces {
    /** Of a tile, where what marks it stands beside a figure: from the left and from below. */
    private static final float[][] CORNERS = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
    private static final float CORNER = 0.42f;

    private final TableLook look;
    private final BoardGraph board;
    private final BoardSpaces spaces;
    private final boolean grid;

    BoardPlaces(TableLook look, BoardGraph board) {
        this.look = look;
        this.board = board;
        spaces = new BoardSpaces(look, board);
        grid = spaces.isGrid();
    }

    boolean isGrid() {
        return grid;
    }

    /** How much its size counts beside that of cards; 1 is usual. */
    float weight() {
        return look.def.room().weight(board.def.id());
    }

    /** Width by height. */
    float proportion() {
        return spaces.proportion();
    }

    void place(Rect box, Plan plan) {
        Rect ground = Rect.of(spaces.fitted(box.toBox()));
        plan.add(new Thing.Board(board.def.id(), grid, ground));
        plan.add(new Thing.Site(Thing.zoneKey(board.zone), ground));
        List<Rect> boxes = spaces.on(ground.toBox()).stream().map(Rect::of).toList();
        for (int i = 0; i < boxes.size(); i++) {
            int space = board.firstSpace + i;
            plan.add(new Thing.Space(space, grid, List.of(Code.space(space)), boxes.get(i)));
        }
        plan.add((view, things) -> {
            BoardView seen = view.boards().stream().filter(one -> one.id().equals(board.def.id())).findFirst().orElseThrow();
            for (int i = 0; i < boxes.size(); i++) {
                occupants(seen.spaces().get(i).stream().map(piece -> look.told(piece, view)).toList(), boxes.get(i), ground, things);
            }
        });
    }

    // ------------------------------------------------------------------ what stands there

    private record Heap(PieceView piece, List<Integer> codes) {}

    private void occupants(List<PieceView> pieces, Rect box, Rect ground, List<Thing> things) {
        Map<String, Heap> heaps = new LinkedHashMap<>();
        for (PieceView piece : pieces) {
            boolean alone = piece.counters().values().stream().anyMatch(value -> value != 0);
            String key = alone ? "#" + piece.piece() : piece.kind() + "/" + piece.owner();
            heaps.computeIfAbsent(key, k -> new Heap(piece, new ArrayList<>())).codes().add(Code.piece(piece.piece()));
        }
        if (heaps.isEmpty()) return;
        // What only marks a space stays small, in its corners or at its foot; figures have the rest.
        List<Heap> marks = new ArrayList<>(), figures = new ArrayList<>();
        heaps.values().forEach(heap -> (isMark(shape(heap)) ? marks : figures).add(heap));
        Rect room = grid ? box.inset(box.w() * 0.05f) : ofRegion(box);
        if (spaces.def().written() && marks.isEmpty()) {
            beside(figures, box, ground, things);
            return;
        }
        if (grid && !marks.isEmpty() && figures.size() == 1 && marks.size() <= CORNERS.length) {
            spread(figures, room, things);
            for (int i = 0; i < marks.size(); i++) corner(marks.get(i), room, CORNERS[i], things);
        } else if (!marks.isEmpty() && !figures.isEmpty()) {
            spread(marks, room.lower(room.h() * 0.34f), things);
            spread(figures, new Rect(room.x(), room.y() + room.h() * 0.34f, room.w(), room.h() * 0.66f), things);
        } else spread(marks.isEmpty() ? figures : marks, marks.isEmpty() ? room : room.scaled(grid && marks.size() == 1 ? 0.66f : 1), things);
    }

    /** Beside a figure's foot there is more room than beside its head. */
    private void corner(Heap heap, Rect room, float[] at, List<Thing> things) {
        float size = room.w() * CORNER;
        Rect box = new Rect(room.x() + at[0] * (room.w() - size), room.y() + at[1] * (room.h() - size), size, size);
        things.add(new Thing.Piece(heap.piece(), List.copyOf(heap.codes()), board.zone, shape(heap), box, 0, heap.codes().size(), false));
    }

    /** Upright along the right side of what is written there, so that letter and sign stay seen; many stand nearer to each other. */
    private void beside(List<Heap> heaps, Rect box, Rect ground, List<Thing> things) {
        float size = Math.min(Math.min(42, box.w() * 0.46f), box.h() * 0.5f), x = Math.min(box.right() - size * 0.2f, ground.right() - size / 2 - 8);
        float step = heaps.size() < 2 ? 0 : Math.min(size * 0.9f, (box.h() - size) / (heaps.size() - 1));
        for (int i = 0; i < heaps.size(); i++) {
            Heap heap = heaps.get(i);
            float cy = box.cy() + ((heaps.size() - 1) / 2f - i) * step;
            things.add(new Thing.Piece(heap.piece(), List.copyOf(heap.codes()), board.zone, shape(heap), Rect.around(x, cy, size, size), 0,
                heap.codes().size(), false));
        }
    }

    /** What is left of a region between its name and its values. */
    private Rect ofRegion(Rect box) {
        if (spaces.def().written()) return box.lower(box.h() * 0.6f); // what is written stays seen
        Rect room = box.inset(5, 3).below(BoardFace.LABEL);
        boolean valued = !spaces.def().shown(look.blueprint.players).isEmpty();
        return valued ? new Rect(room.x(), room.y() + BoardFace.VALUES, room.w(), Math.max(8, room.h() - BoardFace.VALUES)) : room;
    }

    private Shape shape(Heap heap) {
        return look.face(heap.piece().set()).shape();
    }

    private static boolean isMark(Shape shape) {
        return shape == Shape.RING || shape == Shape.TOKEN || shape == Shape.GRAVE || shape == Shape.GEM;
    }

    private void spread(List<Heap> heaps, Rect room, List<Thing> things) {
        int columns = 1;
        float best = 0;
        for (int c = 1; c <= heaps.size(); c++) {
            int r = (heaps.size() + c - 1) / c;
            float size = Math.min(room.w() / c, room.h() / r);
            if (size > best) {
                best = size;
                columns = c;
            }
        }
        int rows = (heaps.size() + columns - 1) / columns;
        float size = Math.min(best, grid ? best : 44);
        for (int i = 0; i < heaps.size(); i++) {
            Heap heap = heaps.get(i);
            int inRow = Math.min(columns, heaps.size() - i / columns * columns);
            float cx = room.cx() + (i % columns - (inRow - 1) / 2f) * size, cy = room.cy() + ((rows - 1) / 2f - i / columns) * size;
            things.add(new Thing.Piece(heap.piece(), List.copyOf(heap.codes()), board.zone, shape(heap), Rect.around(cx, cy, size * 0.94f, size * 0.94f), 0,
                heap.codes().size(), false));
        }
    }
}
