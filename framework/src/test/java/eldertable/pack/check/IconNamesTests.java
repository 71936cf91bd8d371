package eldertable.pack.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.diagnostic.Diagnostic;
import eldertable.pack.library.PackReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class IconNamesTests {
    @TempDir Path folder;

    private List<Diagnostic> problems(String table) throws IOException {
        Files.writeString(folder.resolve("pack.yaml"), "id: coin\nversion: 1.0.0\napi: ^1.0\ntitle: Coin\nplayers: { min: 1, max: 1 }\n");
        Files.writeString(folder.resolve("flow.yaml"), "start: turn\nsteps:\n  turn: { who: active, moves: [flip] }\n");
        Files.writeString(folder.resolve("rules.mjs"), "export const moves = { flip: { apply: ({ game }) => game.end() } };\n");
        Files.writeString(folder.resolve("table.yaml"), table);
        return PackReader.read(folder).problems().stream().filter(problem -> problem.span().file().endsWith("table.yaml")).toList();
    }

    @Test void anUnknownIconIsNamedAtItsLineWithTheNearest() throws IOException {
        List<Diagnostic> found = problems("theme:\n  accent: teal\n  emblem: giant-sqid\nicons:\n  moves:\n    flip: coin-flip\n");
        assertEquals(List.of("unknown-icon", "unknown-icon"), found.stream().map(Diagnostic::code).toList());
        assertEquals(3, found.get(0).span().line());
        assertTrue(found.get(0).message().contains("Did you mean 'giant-squid'?"), found.get(0).message());
        assertEquals(6, found.get(1).span().line());
        assertTrue(found.get(1).message().contains("Did you mean 'coinflip'?"), found.get(1).message());
    }

    @Test void aPictureOfThePacksOwnIsAnIcon() throws IOException {
        Files.createDirectories(folder.resolve("art"));
        Files.writeString(folder.resolve("art/flipper.svg"), "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"><path d=\"M0 0h9v9z\"/></svg>");
        assertEquals(List.of(), problems("icons:\n  moves: { flip: flipper }\n"));
    }

    @Test void unknownAccentsAndMoodsAreNamedToo() throws IOException {
        List<Diagnostic> found = problems("theme:\n  accent: teel\n  mood: tyde\n");
        assertEquals(List.of(2, 3), found.stream().map(problem -> problem.span().line()).toList());
        assertTrue(found.get(0).message().contains("'teal'"), found.get(0).message());
        assertTrue(found.get(1).message().contains("'tide'"), found.get(1).message());
    }
}
