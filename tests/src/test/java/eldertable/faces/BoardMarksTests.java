package eldertable.faces;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.art.Box;
import eldertable.pack.library.PackLibrary;
import eldertable.pack.model.PackDef;
import eldertable.state.BoardGraph;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What stands on the frame of a board, so that the chronicle's F3 can be found. */
class BoardMarksTests {
    private static final Box GROUND = new Box(10, 20, 400, 400);

    private static BoardSpaces board(String id) {
        PackDef pack = new PackLibrary(List.of(Path.of(System.getProperty("eldertable.home"), "content"))).load(id).pack().orElseThrow();
        Appearance look = Faces.of(pack, pack.info().maxPlayers(), "en").look();
        return new BoardSpaces(look, look.blueprint.boards.get(0));
    }

    @Test void theNamesOfColumnsAndRowsStandBesideTheSpacesAndHideNone() {
        BoardSpaces board = board("waking-void");
        List<BoardSpaces.Mark> marks = board.marks(GROUND);
        assertEquals(List.of("A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K"), marks.stream().map(BoardSpaces.Mark::text).filter(text -> text.matches("[A-Z]")).toList());
        assertEquals(11, marks.stream().filter(mark -> mark.text().matches("[0-9]+")).count());
        for (BoardSpaces.Mark mark : marks) {
            assertTrue(GROUND.holds(mark.box()), mark.toString());
            assertTrue(board.on(GROUND).stream().map(cell -> cell.inset(0.1f)).noneMatch(mark.box()::overlaps), mark.toString());
        }
    }

    @Test void bothEndsOfAPathHaveTheLetterThatItsRulesCallItBy() {
        PackDef pack = new PackLibrary(List.of(Path.of(System.getProperty("eldertable.home"), "content"))).load("waking-void").pack().orElseThrow();
        BoardGraph graph = Faces.of(pack, 1, "en").look().blueprint.boards.get(0);
        assertEquals(List.of("a A5 K7", "b E11 G1", "c D3 H9", "d C8 I4"), BoardPaths.of(graph).stream()
            .map(path -> path.letter() + " " + graph.def.spaces().get(path.from()).id() + " " + graph.def.spaces().get(path.to()).id()).sorted().toList());
    }

    @Test void aMapHasNone() {
        assertEquals(List.of(), board("gates-of-delirium").marks(GROUND));
    }
}
