package eldertable.pack.reading;

import eldertable.api.BoardApi;
import eldertable.diagnostic.Problems;
import eldertable.pack.model.BoardDef.LinkDef;
import eldertable.pack.model.BoardDef.SpaceDef;
import eldertable.words.Message;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;
import eldertable.yaml.ScalarNode;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Turns a board drawn with one character a space into spaces and links. A space is named after its column and row, such
 * as B3, the first row on top. A blank that the legend does not explain is a hole: no space at all.
 */
final class GridReader {
    private static final int[][] ORTHOGONAL = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
    private static final int[][] DIAGONAL = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}, {1, -1}, {1, 1}, {-1, 1}, {-1, -1}};

    private final BoardReader board;
    private final Problems problems;
    private final Map<Integer, Node> legend = new LinkedHashMap<>();
    private final int[] columns;
    private final int[][] neighbours;
    private final List<List<SpaceDef>> rows = new ArrayList<>();

    GridReader(BoardReader board, Fields fields, Problems problems) {
        this.board = board;
        this.problems = problems;
        columns = columns(fields);
        neighbours = fields.word("neighbours").equals("diagonal") ? DIAGONAL : ORTHOGONAL;
        fields.entries("legend").forEach(this::explain);
        for (ScalarNode line : fields.scalars("grid")) {
            rows.add(row(line));
        }
    }

    private int[] columns(Fields fields) {
        return fields.text("columns", "bad-name", text -> Message.of("pack.read.columns", "text", text)).chars().toArray();
    }

    List<SpaceDef> spaces() {
        return rows.stream().flatMap(List::stream).filter(space -> space != null).toList();
    }

    List<LinkDef> links() {
        List<LinkDef> links = new ArrayList<>();
        for (SpaceDef space : spaces()) {
            for (int[] step : neighbours) {
                SpaceDef neighbour = at(space.column() + step[0], space.row() + step[1]);
                if (neighbour != null) {
                    links.add(new LinkDef(space.id(), neighbour.id(), BoardApi.STEP));
                }
            }
        }
        return links;
    }

    private SpaceDef at(int column, int row) {
        boolean inside = row >= 0 && row < rows.size() && column >= 0 && column < rows.get(row).size();
        return inside ? rows.get(row).get(column) : null;
    }

    private void explain(MapNode.Entry entry) {
        if (entry.key().codePointCount(0, entry.key().length()) == 1) {
            legend.put(entry.key().codePointAt(0), entry.value());
        } else {
            problems.error("bad-name", entry.span(), Message.of("pack.read.legend", "key", entry.key()));
        }
    }

    private List<SpaceDef> row(ScalarNode line) {
        List<SpaceDef> row = new ArrayList<>();
        int[] drawn = line.text().codePoints().toArray();
        if (drawn.length > columns.length) {
            problems.error("out-of-range", line.span(), Message.of("pack.read.row", "spaces", drawn.length, "columns", columns.length));
        }
        for (int column = 0; column < Math.min(drawn.length, columns.length); column++) {
            row.add(space(line, drawn[column], column));
        }
        return row;
    }

    private SpaceDef space(ScalarNode line, int drawn, int column) {
        String id = Character.toString(columns[column]) + (rows.size() + 1);
        Node about = legend.get(drawn);
        if (about != null) {
            return board.space(id, column, rows.size(), about);
        }
        if (drawn == ' ') {
            return null;
        }
        if (!legend.isEmpty()) {
            problems.error("unknown-name", line.span(),
                Message.of("pack.read.not-in-legend", "character", Character.toString(drawn), "id", id));
        }
        return new SpaceDef(id, "", column, rows.size(), Map.of());
    }
}
