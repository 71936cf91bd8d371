package eldertable.sdk.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.host.Opening;
import eldertable.host.UndoRights;
import eldertable.pack.library.PackLibrary;
import eldertable.pack.model.PackDef;
import eldertable.reload.PacksInPlay;
import eldertable.script.ScriptEngine;
import eldertable.session.MatchSetup;
import eldertable.session.SaveFolder;
import eldertable.workshop.Authoring;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The author's commands in the terminal; what they do is tested with the workshop. */
class AuthorDeskTests {
    private static final Path HANDBOOK = Path.of(System.getProperty("eldertable.home"), "mod-sdk/handbook");

    @TempDir Path data;

    @Test void theWorkshopAnswersInTheTerminal() throws Exception {
        Authoring authoring = Authoring.of(new PacksInPlay(new PackLibrary(List.of(HANDBOOK)), "tide-pool", List.of()));
        PackDef pack = authoring.packs().load().pack().orElseThrow();
        FakeConsole console = new FakeConsole(false, 100, "set A.score 5", "inspect A.score", "stack", "legal", "reload", "replay", "journal", "hooks", "help");
        try (ScriptEngine scripts = new ScriptEngine()) {
            MatchSetup setup = MatchSetup.of("m", pack, 2, Map.of(), 3, MatchSetup.people(2));
            try (TerminalGame game = new TerminalGame(console, scripts, new SaveFolder(data), new TerminalGame.Manner("en", false, true, UndoRights.EVERYTHING), Optional.of(authoring))) {
                assertEquals(Optional.empty(), game.open(Opening.begin(scripts, pack, setup, Optional.of(authoring))));
                assertEquals(0, game.run(), console::all);
            }
        }
        for (String part : List.of("A.score: 5", "now draft of A, B", "A keep", "Rules reloaded", "made again", ":set A.score 5", "inspect [NAME]")) {
            assertTrue(console.all().contains(part), () -> part + "\n" + console.all());
        }
    }
}
