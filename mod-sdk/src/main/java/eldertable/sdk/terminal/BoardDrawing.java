package eldertable.sdk.terminal;

import eldertable.pack.model.BoardDef.LinkDef;
import eldertable.pack.model.BoardDef.SpaceDef;
import eldertable.rules.TableNames;
import eldertable.state.BoardGraph;
import eldertable.view.BoardView;
import eldertable.view.Lexicon;
import eldertable.view.PieceView;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Draws a board: a grid as a map of letters, other boards as a list of their spaces, and those with many as a running row. */
final class BoardDrawing {
    private static final int MANY_SPACES = 12;
    /** Where a link to somewhere else ends. */
    private static final String PATH = "~";
    private static final List<String> WALLS = List.of("void", "wall", "rock", "blocked");
    private final BoardGraph board;
    private final BoardView view;
    private final Lexicon lexicon;
    private final PieceNames names;
    private final Paint paint;
    private final int width;

    BoardDrawing(BoardGraph board, BoardView view, Lexicon lexicon, PieceNames names, Paint paint, int width) {
        this.board = board;
        this.view = view;
        this.lexicon = lexicon;
        this.names = names;
        this.paint = paint;
        this.width = width;
    }

    List<String> lines() {
        boolean grid = board.def.spaces().stream().allMatch(space -> space.column() >= 0);
        return grid ? grid() : board.size() > MANY_SPACES ? row() : list(false);
    }

    /** Space after space, as on a track. */
    private List<String> row() {
        List<String> items = new ArrayList<>();
        for (int i = 0; i < board.size(); i++) {
            String name = lexicon.space(board.firstSpace + i);
            List<PieceView> here = view.spaces().get(i);
            items.add(here.isEmpty() ? paint.as(Paint.Tone.FAINT, name)
                : paint.as(Paint.Tone.CHOICE, name + ": ") + String.join(", ", names.counted(here)));
        }
        return Layout.flow("", items, " · ", width);
    }

    /** Every space in a line, the empty ones too. */
    List<String> list(boolean onlyOccupied) {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < board.size(); i++) {
            List<PieceView> here = view.spaces().get(i);
            if (here.isEmpty() && onlyOccupied) continue;
            String head = paint.as(Paint.Tone.LABEL, lexicon.space(board.firstSpace + i) + ":") + " ";
            lines.addAll(Layout.flow(head, here.isEmpty() ? List.of(paint.as(Paint.Tone.FAINT, "–")) : names.counted(here), ", ", width));
        }
        return lines;
    }

    private List<String> grid() {
        Map<String, String> symbols = symbols();
        Map<PieceView, String> marks = marks();
        Set<String> ends = paths().stream().flatMap(link -> Stream.of(link.from(), link.to())).collect(Collectors.toSet());
        int columns = board.def.spaces().stream().mapToInt(SpaceDef::column).max().orElse(0) + 1;
        int rows = board.def.spaces().stream().mapToInt(SpaceDef::row).max().orElse(0) + 1;
        String[][] cells = new String[rows][columns];
        String[] rowNames = new String[rows];
        String[] columnNames = new String[columns];
        for (int i = 0; i < board.size(); i++) {
            SpaceDef space = board.def.spaces().get(i);
            List<PieceView> here = view.spaces().get(i);
            String symbol = here.isEmpty() ? paint.as(Paint.Tone.FAINT, ends.contains(space.id()) ? PATH : symbols.get(space.terrain()))
                : paint.as(Paint.Tone.CHOICE, here.size() > 1 ? "*" : marks.get(here.get(0)));
            cells[space.row()][space.column()] = symbol;
            rowNames[space.row()] = space.id().replaceFirst("^[^0-9]+", "");
            columnNames[space.column()] = space.id().replaceFirst("[0-9]+$", "");
        }
        List<String> lines = new ArrayList<>();
        StringBuilder head = new StringBuilder("   ");
        for (String name : columnNames) head.append(' ').append(Paint.pad(name == null ? "" : name, 1));
        lines.add(paint.as(Paint.Tone.LABEL, head.toString()));
        for (int row = 0; row < rows; row++) {
            String name = String.format("%3s", rowNames[row] == null ? "" : rowNames[row]);
            StringBuilder line = new StringBuilder(paint.as(Paint.Tone.LABEL, name));
            for (String cell : cells[row]) line.append(' ').append(cell == null ? " " : cell);
            lines.add(line.toString());
        }
        return Layout.beside(List.of(lines, beside(symbols, marks)), Math.max(2 * columns + 6, 0));
    }

    /** The links that cannot be seen from how the spaces lie, each once. */
    private List<LinkDef> paths() {
        return board.def.links().stream().filter(link -> !link.kind().equals("step") && link.from().compareTo(link.to()) < 0).toList();
    }

    private List<String> beside(Map<String, String> symbols, Map<PieceView, String> marks) {
        List<String> lines = new ArrayList<>();
        String legend = symbols.entrySet().stream().filter(entry -> !entry.getKey().isEmpty())
            .map(entry -> entry.getValue() + " " + lexicon.word(entry.getKey()).toLowerCase(Locale.ROOT)).collect(Collectors.joining("  "));
        lines.add(paint.as(Paint.Tone.FAINT, legend));
        paths().stream().collect(Collectors.groupingBy(LinkDef::kind, LinkedHashMap::new, Collectors.toList())).forEach((kind, links) -> {
            String ends = links.stream().map(link -> link.from() + "–" + link.to()).collect(Collectors.joining("  "));
            lines.add(paint.as(Paint.Tone.FAINT, PATH + " " + lexicon.link(kind).toLowerCase(Locale.ROOT) + "  " + ends));
        });
        marks.forEach((piece, mark) -> lines.add(paint.as(Paint.Tone.CHOICE, mark) + " " + names.name(piece) + " "
            + paint.as(Paint.Tone.FAINT, lexicon.space(piece.space()))));
        return lines;
    }

    /** The commonest terrain is a dot, walls are #, others have their letter. */
    private Map<String, String> symbols() {
        Map<String, Long> counts = new LinkedHashMap<>();
        board.def.spaces().forEach(space -> counts.merge(space.terrain(), 1L, Long::sum));
        String commonest = counts.entrySet().stream().filter(entry -> !WALLS.contains(entry.getKey()))
            .max(Map.Entry.comparingByValue()).map(Map.Entry::getKey).orElse("");
        Map<String, String> symbols = new LinkedHashMap<>();
        for (String terrain : counts.keySet()) {
            String letter = terrain.isEmpty() ? "." : terrain.substring(0, 1);
            boolean taken = symbols.containsValue(letter);
            symbols.put(terrain, terrain.equals(commonest) ? "." : WALLS.contains(terrain) ? "#" : taken ? "+" : letter);
        }
        return symbols;
    }

    /** A letter for each piece: its player's, else a number. */
    private Map<PieceView, String> marks() {
        Map<PieceView, String> marks = new LinkedHashMap<>();
        int next = 1;
        for (List<PieceView> here : view.spaces()) {
            for (PieceView piece : here) {
                marks.put(piece, piece.owner() >= 0 ? TableNames.player(piece.owner()) : String.valueOf(next++ % 10));
            }
        }
        return marks;
    }
}
