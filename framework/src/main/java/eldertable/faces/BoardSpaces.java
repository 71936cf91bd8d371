package eldertable.faces;

import eldertable.art.Box;
import eldertable.pack.model.BoardDef.SpaceDef;
import eldertable.pack.model.TableDef.BoardLookDef;
import eldertable.state.BoardGraph;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Where the spaces of a board lie on it: the cells of a grid, or the regions of a map round their places. */
public final class BoardSpaces {
    private static final BoardLookDef PLAIN = new BoardLookDef(Map.of(), 1.3, false, true, Map.of());
    /** Of a board by itself, in units of the window. */
    public static final float USUAL_WIDTH = 640;
    /** How much taller than its proportion a map may become where there is room: its places are given in parts of it. */
    private static final float STRETCH = 2.4f;
    /** Of a grid's width: its frame, and one that the names of rows and columns stand on. */
    private static final float FRAME = 0.015f, NAMED_FRAME = 0.03f;
    private static final Pattern COORDINATES = Pattern.compile("([A-Z]{1,2})([0-9]{1,2})");

    private final BoardGraph board;
    private final BoardLookDef def;
    private final boolean grid;
    private final int columns, rows;

    public BoardSpaces(Appearance look, BoardGraph board) {
        this.board = board;
        def = look.def.boards().getOrDefault(board.def.id(), PLAIN);
        grid = board.def.spaces().stream().allMatch(space -> space.column() >= 0);
        columns = board.def.spaces().stream().mapToInt(SpaceDef::column).max().orElse(0) + 1;
        rows = board.def.spaces().stream().mapToInt(SpaceDef::row).max().orElse(0) + 1;
    }

    public boolean isGrid() {
        return grid;
    }

    /** Of a grid; 0 for a map. */
    public int columns() {
        return columns;
    }

    public BoardLookDef def() {
        return def;
    }

    /** Width by height. */
    public float proportion() {
        return grid ? columns / (float) rows : (float) def.proportion();
    }

    /** The board's ground, as large as it can be in a box. */
    public Box fitted(Box box) {
        float w = Math.min(box.w(), box.h() * proportion()), h = grid ? w / proportion() : Math.min(box.h(), w / proportion() * STRETCH);
        return around(box.midX(), box.midY(), w, h);
    }

    /** The spaces on a ground, in the board's order. */
    public List<Box> on(Box ground) {
        return grid ? cells(ground.inset(ground.w() * (isNamed() ? NAMED_FRAME : FRAME))) : regions(ground.inset(8));
    }

    /** The same in parts of the width and height of a board as large as it usually is, from its lower left corner. */
    public List<Box> inParts() {
        float wide = USUAL_WIDTH, high = wide / proportion();
        return on(new Box(0, 0, wide, high)).stream().map(box -> new Box(box.x() / wide, box.y() / high, box.w() / wide, box.h() / high)).toList();
    }

    // ------------------------------------------------------------------ coordinates

    /** What stands above a column, or beside a row. */
    public record Mark(String text, Box box) {}

    /** Whether the spaces of a grid are called F3 and the like. */
    private boolean isNamed() {
        return grid && board.def.spaces().stream().allMatch(space -> COORDINATES.matcher(space.id()).matches());
    }

    /** Names such as F3, by which the chronicle calls a space, can be read off the frame: one part of them above, the other on the left. Empty where spaces have other names. */
    public List<Mark> marks(Box ground) {
        if (!isNamed()) return List.of();
        List<Mark> marks = new ArrayList<>();
        List<Box> cells = on(ground);
        float frame = ground.w() * NAMED_FRAME;
        boolean acrossIsLetter = acrossIsLetter();
        for (int i = 0; i < cells.size(); i++) {
            SpaceDef space = board.def.spaces().get(i);
            Box cell = cells.get(i);
            Matcher name = COORDINATES.matcher(space.id());
            if (!name.matches()) continue;
            if (space.row() == 0) marks.add(new Mark(name.group(acrossIsLetter ? 1 : 2), new Box(cell.x(), cell.top(), cell.w(), frame)));
            if (space.column() == 0) marks.add(new Mark(name.group(acrossIsLetter ? 2 : 1), new Box(cell.x() - frame, cell.y(), frame, cell.h())));
        }
        return marks;
    }

    /** Whether spaces beside each other differ in the letter, as on a chessboard. */
    private boolean acrossIsLetter() {
        SpaceDef corner = board.def.spaces().get(0);
        return board.def.spaces().stream().filter(space -> space.row() == corner.row() && space.column() != corner.column()).findFirst()
            .map(space -> space.id().charAt(0) != corner.id().charAt(0)).orElse(true);
    }

    // ------------------------------------------------------------------ places

    private static Box around(float cx, float cy, float w, float h) {
        return new Box(cx - w / 2, cy - h / 2, w, h);
    }

    private List<Box> cells(Box ground) {
        float w = ground.w() / columns, h = ground.h() / rows;
        return board.def.spaces().stream()
            .map(space -> new Box(ground.x() + space.column() * w, ground.top() - (space.row() + 1) * h, w, h)).toList();
    }

    /** Regions round their places, as large as they can be without touching: first both ways alike, then wider, then higher. */
    private List<Box> regions(Box ground) {
        float w = 0.06f, h = 0.05f;
        while (w < 0.5f && isApart(regions(ground, ground.w() * (w + 0.01f), ground.h() * (h + 0.008f)))) {
            w += 0.01f;
            h += 0.008f;
        }
        while (w < 0.96f && isApart(regions(ground, ground.w() * (w + 0.01f), ground.h() * h))) w += 0.01f;
        while (h < 0.34f && isApart(regions(ground, ground.w() * w, ground.h() * (h + 0.01f)))) h += 0.01f;
        return regions(ground, ground.w() * w, ground.h() * h);
    }

    private List<Box> regions(Box ground, float w, float h) {
        List<Box> boxes = new ArrayList<>();
        int n = board.size();
        for (int i = 0; i < n; i++) {
            SpaceDef space = board.def.spaces().get(i);
            double angle = Math.PI / 2 - 2 * Math.PI * i / n;
            List<Double> at = def.places().getOrDefault(space.id(), List.of(0.5 + 0.36 * Math.cos(angle), 0.5 - 0.36 * Math.sin(angle)));
            float cx = ground.x() + clamp(at.get(0).floatValue()) * ground.w(), cy = ground.top() - clamp(at.get(1).floatValue()) * ground.h();
            cx = Math.max(ground.x() + w / 2, Math.min(ground.right() - w / 2, cx));
            cy = Math.max(ground.y() + h / 2, Math.min(ground.top() - h / 2, cy));
            boxes.add(around(cx, cy, w, h));
        }
        return boxes;
    }

    private static float clamp(float part) {
        return Math.max(0, Math.min(1, part));
    }

    private static boolean isApart(List<Box> boxes) {
        for (int i = 0; i < boxes.size(); i++) {
            for (int j = 0; j < i; j++) if (grown(boxes.get(i)).overlaps(grown(boxes.get(j)))) return false;
        }
        return true;
    }

    private static Box grown(Box box) {
        return new Box(box.x() - 3, box.y() - 3, box.w() + 6, box.h() + 6);
    }
}
