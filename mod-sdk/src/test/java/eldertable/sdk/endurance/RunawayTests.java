package eldertable.sdk.endurance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.host.Opening;
import eldertable.pack.library.PackLibrary;
import eldertable.pack.model.PackDef;
import eldertable.script.ScriptEngine;
import eldertable.session.MatchSetup;
import eldertable.session.SaveFolder;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunawayTests {
    @TempDir Path folder;

    @Test void itsMovesAreStoppedAndTheTableLivesOn() throws Exception {
        PackLibrary library = new PackLibrary(List.of(Path.of(System.getProperty("eldertable.home"), "content")));
        PackDef game = library.load("tides-of-madness", List.of()).pack().orElseThrow();
        PackDef endless = library.load("tides-of-madness", List.of(Runaway.write(folder, game).toString())).pack().orElseThrow();
        try (ScriptEngine scripts = new ScriptEngine()) {
            MatchSetup setup = MatchSetup.of("m", endless, 2, Map.of(), 1, MatchSetup.people(2));
            SoakedMatch.End end = new SoakedMatch(new Random(1), what -> { }, () -> { })
                .play(Opening.begin(scripts, endless, setup, Optional.empty()), new SaveFolder(folder.resolve("data")), 8);
            assertEquals("", end.failure());
            assertEquals(0, end.moves());
            assertTrue(end.problems() > 1, "told each time");
            assertEquals(0, scripts.contexts());
        }
    }
}
