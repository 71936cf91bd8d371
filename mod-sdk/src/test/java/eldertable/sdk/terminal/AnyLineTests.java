package eldertable.sdk.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import eldertable.host.Opening;
import eldertable.host.UndoRights;
import eldertable.pack.library.PackLibrary;
import eldertable.pack.model.PackDef;
import eldertable.script.ScriptEngine;
import eldertable.session.MatchSetup;
import eldertable.session.SaveFolder;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Somebody types whatever comes to mind, in every game that ships: the game goes on. */
class AnyLineTests {
    private static final Path CONTENT = Path.of(System.getProperty("eldertable.home")).resolve("content");
    private static final int LINES = 250;
    private static final List<String> OTHERS = List.of("", "0", "back", "why", "undo", "undo 2", "redo", "look hand", "look A", "look 1", "look B.hand", "table", "log 3",
        "save x", "load x", "saves", "done", "zzz", "[", "A", "B 1", "A any any", "1 2", "1 1", "2, 3", "#", ":look", ":zzz", "look", "99", "-1", "hash", "?", "\u001B[A");

    @TempDir Path data;

    @TestFactory Stream<DynamicTest> anyLineIsTaken() {
        PackLibrary library = new PackLibrary(List.of(CONTENT));
        return library.entries().stream().filter(entry -> !entry.isMod()).map(entry -> dynamicTest(entry.id(), () -> {
            PackDef pack = library.load(entry.id()).pack().orElseThrow();
            play(pack, Math.max(2, pack.info().minPlayers()));
        }));
    }

    private void play(PackDef pack, int players) {
        Random random = new Random(4);
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < LINES; i++) lines.add(random.nextInt(4) > 0 ? String.valueOf(1 + random.nextInt(6)) : OTHERS.get(random.nextInt(OTHERS.size())));
        FakeConsole console = new FakeConsole(true, 100, lines.toArray(String[]::new));
        try (ScriptEngine scripts = new ScriptEngine()) {
            MatchSetup setup = MatchSetup.of("m", pack, players, Map.of(), 4, MatchSetup.people(players));
            TerminalGame.Manner manner = new TerminalGame.Manner("en", true, false, UndoRights.EVERYTHING);
            try (TerminalGame game = new TerminalGame(console, scripts, new SaveFolder(data.resolve(pack.info().id())), manner, Optional.empty())) {
                assertEquals(Optional.empty(), game.open(Opening.begin(scripts, pack, setup, Optional.empty())));
                assertEquals(0, game.run());
                assertTrue(game.now().moves() > 5, console.lastScreen());
            }
        }
        assertTrue(console.all().lines().allMatch(line -> Paint.width(line) <= 130), () -> console.all().lines().filter(line -> Paint.width(line) > 130).toList().toString());
    }
}
