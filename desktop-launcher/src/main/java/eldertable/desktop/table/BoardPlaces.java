package eldertable.desktop.table;

import eldertable.faces.TableLook;
import eldertable.pack.model.BoardDef.SpaceDef;
import eldertable.pack.model.TableDef.BoardLookDef;
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
    private static final BoardLookDef PLAIN = new BoardLookDef(Map.of(), 1.3, true, Map.of());
    /** What a region's name and its values take at its head and foot. */
    static final float LABEL = 18, VALUES = 16;
    /** How much taller than its proportion a map may become where there is room: its places are given in parts of it. */
    private static final float STRETCH = 1.5f;

    private final TableLook look;
    private final BoardGraph board;
    private final BoardView view;
    private final BoardLookDef def;
    private final boolean grid;
    private final int columns, rows;

    BoardPlaces(TableLook look, BoardGraph board, BoardView view) {
        this.look = look;
        this.board = board;
        this.view = view;
        def = look.def.boards().getOrDefault(board.def.id(), PLAIN);
        grid = board.def.spaces().stream().allMatch(space -> space.column() >= 0);
        columns = board.def.spaces().stream().mapToInt(SpaceDef::column).max().orElse(0) + 1;
        rows = board.def.spaces().stream().mapToInt(SpaceDef::row).max().orElse(0) + 1;
    }

    boolean isGrid() {
        return grid;
    }

    /** Width by height. */
    float proportion() {
        return grid ? columns / (float) rows : (float) def.proportion();
    }

    void place(Rect box, List<Thing> things) {
        Rect ground = fitted(box);
        things.add(new Thing.Board(board.def.id(), grid, ground));
        things.add(new Thing.Site(Thing.zoneKey(board.zone), ground));
        List<Rect> boxes = grid ? cells(ground.inset(ground.w() * 0.015f)) : regions(ground.inset(8));
        for (int i = 0; i < boxes.size(); i++) {
            int space = board.firstSpace + i;
            things.add(new Thing.Space(space, grid, List.of(Code.space(space)), boxes.get(i)));
        }
        for (int i = 0; i < boxes.size(); i++) occupants(view.spaces().get(i), boxes.get(i), things);
    }

    private Rect fitted(Rect box) {
        float w = Math.min(box.w(), box.h() * proportion());
        return Rect.around(box.cx(), box.cy(), w, grid ? w / proportion() : Math.min(box.h(), w / proportion() * STRETCH));
    }

    private List<Rect> cells(Rect ground) {
        float w = ground.w() / columns, h = ground.h() / rows;
        return board.def.spaces().stream()
            .map(space -> new Rect(ground.x() + space.column() * w, ground.top() - (space.row() + 1) * h, w, h)).toList();
    }

    /** Regions round their places, as large as they can be without touching: first both ways alike, then wider, then higher. */
    private List<Rect> regions(Rect ground) {
        float w = 0.06f, h = 0.05f;
        while (w < 0.5f && isApart(regions(ground, ground.w() * (w + 0.01f), ground.h() * (h + 0.008f)))) {
            w += 0.01f;
            h += 0.008f;
        }
        while (w < 0.46f && isApart(regions(ground, ground.w() * (w + 0.01f), ground.h() * h))) w += 0.01f;
        while (h < 0.34f && isApart(regions(ground, ground.w() * w, ground.h() * (h + 0.01f)))) h += 0.01f;
        return regions(ground, ground.w() * w, ground.h() * h);
    }

    private List<Rect> regions(Rect ground, float w, float h) {
        List<Rect> boxes = new ArrayList<>();
        int n = board.size();
        for (int i = 0; i < n; i++) {
            SpaceDef space = board.def.spaces().get(i);
            double angle = Math.PI / 2 - 2 * Math.PI * i / n;
            List<Double> at = def.places().getOrDefault(space.id(), List.of(0.5 + 0.36 * Math.cos(angle), 0.5 - 0.36 * Math.sin(angle)));
            float cx = ground.x() + clamp(at.get(0).floatValue()) * ground.w(), cy = ground.top() - clamp(at.get(1).floatValue()) * ground.h();
            cx = Math.max(ground.x() + w / 2, Math.min(ground.right() - w / 2, cx));
            cy = Math.max(ground.y() + h / 2, Math.min(ground.top() - h / 2, cy));
            boxes.add(Rect.around(cx, cy, w, h));
        }
        return boxes;
    }

    private static float clamp(float part) {
        return Math.max(0, Math.min(1, part));
    }

    private static boolean isApart(List<Rect> boxes) {
        for (int i = 0; i < boxes.size(); i++) {
            for (int j = 0; j < i; j++) if (boxes.get(i).inset(-3).overlaps(boxes.get(j).inset(-3))) return false;
        }
        return true;
    }

    // ------------------------------------------------------------------ what stands there

    private record Heap(PieceView piece, List<Integer> codes) {}

    private void occupants(List<PieceView> pieces, Rect box, List<Thing> things) {
        Map<String, Heap> heaps = new LinkedHashMap<>();
        for (PieceView piece : pieces) {
            boolean alone = piece.counters().values().stream().anyMatch(value -> value != 0);
            String key = alone ? "#" + piece.piece() : piece.kind() + "/" + piece.owner();
            heaps.computeIfAbsent(key, k -> new Heap(piece, new ArrayList<>())).codes().add(Code.piece(piece.piece()));
        }
        if (heaps.isEmpty()) return;
        // What only marks a space stays small at its foot; figures have the rest.
        List<Heap> marks = new ArrayList<>(), figures = new ArrayList<>();
        heaps.values().forEach(heap -> (isMark(shape(heap)) ? marks : figures).add(heap));
        Rect room = grid ? box.inset(box.w() * 0.05f) : ofRegion(box);
        if (!marks.isEmpty() && !figures.isEmpty()) {
            spread(marks, room.lower(room.h() * 0.34f), things);
            spread(figures, new Rect(room.x(), room.y() + room.h() * 0.34f, room.w(), room.h() * 0.66f), things);
        } else spread(marks.isEmpty() ? figures : marks, marks.isEmpty() ? room : room.scaled(grid ? 0.6f : 1), things);
    }

    /** What is left of a region between its name and its values. */
    private Rect ofRegion(Rect box) {
        Rect room = box.inset(5, 3).below(LABEL);
        boolean valued = !def.shown(look.blueprint.players).isEmpty();
        return valued ? new Rect(room.x(), room.y() + VALUES, room.w(), Math.max(8, room.h() - VALUES)) : room;
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
