package eldertable.pack.reading;

import eldertable.diagnostic.Diagnostic;
import eldertable.pack.library.PackLoad;
import eldertable.pack.library.SamplePack;
import eldertable.pack.model.BoardDef.LinkDef;
import eldertable.pack.model.BoardDef.SpaceDef;
import eldertable.pack.model.BoardDef;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class BoardReaderTests {
    private static PackLoad load(String board) {
        return new SamplePack().and("components.yaml", "boards:\n  map:\n" + board.indent(4)).and("rules.mjs", "// map").read();
    }

    private static BoardDef board(String board) {
        PackLoad load = load(board);
        assertTrue(load.problems().stream().noneMatch(Diagnostic::isError), load.problems().toString());
        return load.pack().orElseThrow().boards().get(0);
    }

    private static List<String> errors(String board) {
        return load(board).problems().stream().filter(Diagnostic::isError).map(SamplePack::brief).toList();
    }

    private static String neighbours(BoardDef board, String space) {
        return String.join(" ", board.links().stream().filter(link -> link.from().equals(space)).map(LinkDef::to).toList());
    }

    @Test
    void listsSpaces() {
        assertEquals(List.of(new SpaceDef("salem", "", -1, -1, Map.of()), new SpaceDef("arkham", "", -1, -1, Map.of())),
                board("spaces: [salem, arkham]").spaces());
    }

    @Test
    void describesSpaces() {
        assertEquals(List.of(new SpaceDef("salem", "town", -1, -1, Map.of("banner", List.of(10, 6))), new SpaceDef("hill", "", -1, -1, Map.of()),
                new SpaceDef("bay", "sea", -1, -1, Map.of())), board("spaces: { salem: { terrain: town, banner: [10, 6] }, hill: , bay: sea }").spaces());
    }

    @Test
    void linksBothWays() {
        assertEquals(List.of(new LinkDef("a", "b", "step"), new LinkDef("b", "a", "step"), new LinkDef("c", "a", "tunnel"), new LinkDef("a", "c", "tunnel")),
                board("spaces: [a, b, c]\nlinks: [[a, b], { from: c, to: a, kind: tunnel }]").links());
    }

    @Test
    void drawsGrids() {
        BoardDef board = board("""
                grid: ["1..", ".#+"]
                columns: ABC
                legend: { ".": floor, "#": void, "+": altar, "1": { terrain: rift, number: 1 } }
                links: [{ from: A1, to: C2, kind: dream }]
                ways: { walk: { over: [floor, rift], ends: altar }, fly: { over: all }, dream: { over: floor, links: [dream] } }
                """);
        assertEquals(List.of("A1", "B1", "C1", "A2", "B2", "C2"), board.spaces().stream().map(SpaceDef::id).toList());
        assertEquals(new SpaceDef("A1", "rift", 0, 0, Map.of("number", 1)), board.spaces().get(0));
        assertEquals(new SpaceDef("C2", "altar", 2, 1, Map.of()), board.spaces().get(5));
        assertEquals("B1 A2 C2", neighbours(board, "A1"), "right, down, then the link that the pack lists");
        assertEquals("C1 B2 A1", neighbours(board, "B1"), "right, down, left");
        assertEquals("B1 C2 A2", neighbours(board, "B2"), "up, right, left");
        assertEquals(2 * 7 + 2, board.links().size());
        assertEquals(List.of("walk", "fly", "dream"), List.copyOf(board.ways().keySet()));
        assertEquals(List.of("rift", "floor", "void", "altar"), board.ways().get("fly").over());
        assertEquals(List.of("altar"), board.ways().get("walk").ends());
    }

    @Test
    void linksDiagonallyAfterTheStraightNeighbours() {
        BoardDef board = board("grid: ['...', '...', '...']\nneighbours: diagonal\nlegend: { '.': floor }");
        assertEquals("B1 C2 B3 A2 C1 C3 A3 A1", neighbours(board, "B2"));
    }

    @Test
    void leavesHolesWhereNothingIsDrawn() {
        BoardDef board = board("grid: ['. .', '...']\nlegend: { '.': floor }");
        assertEquals(List.of("A1", "C1", "A2", "B2", "C2"), board.spaces().stream().map(SpaceDef::id).toList());
        assertEquals("A2", neighbours(board, "A1"));
    }

    @Test
    void reportsWhatCannotBe() {
        assertEquals(List.of("components.yaml:9:12 unknown-name"), errors("grid: ['.?']\nlegend: { '.': floor }"));
        assertEquals(List.of("components.yaml:10:14 bad-name"), errors("grid: ['..']\ncolumns: AA\nlegend: { '.': floor }"));
        assertEquals(List.of("components.yaml:9:12 out-of-range"), errors("grid: ['..']\ncolumns: A\nlegend: { '.': floor }"));
        assertEquals(List.of("components.yaml:10:5 conflicting-keys"), errors("grid: ['..']\nspaces: [a]\nlegend: { '.': floor }"));
        assertEquals(List.of("components.yaml:10:17 unknown-name"), errors("spaces: [a, b]\nlinks: [[a, x]]"));
        assertEquals(List.of("components.yaml:10:17 bad-link"), errors("spaces: [a, b]\nlinks: [[a, a]]"));
        assertEquals(List.of("components.yaml:9:32 reserved-name"), errors("spaces: { a: { terrain: x, row: 1 } }"));
        assertEquals(List.of("components.yaml:10:28 unknown-name"), errors("spaces: { a: town }\nways: { walk: { over: [twon] } }"));
        assertEquals(List.of("components.yaml:9:5 missing-key"), errors("links: []"));
    }
}
