package eldertable.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.bot.Budget;
import eldertable.diagnostic.Diagnostic;
import eldertable.pack.library.PackLibrary;
import eldertable.pack.model.PackDef;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.support.Wreck;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Saves know the game and every mod by id, version and content, and are not opened under other rules without a word. */
class ModdedSaveTests {
    private static ScriptEngine scripts;

    @TempDir Path temp;
    private SaveFolder saves;

    @BeforeAll static void open() {
        scripts = new ScriptEngine();
    }

    @AfterAll static void close() {
        scripts.close();
    }

    @BeforeEach void install() throws IOException {
        saves = new SaveFolder(temp.resolve("data"));
        mod("calm", "1.0.0", "");
        mod("windy", "2.1.0", "// as it is\n");
    }

    private void mod(String id, String version, String rules) throws IOException {
        Path folder = Files.createDirectories(temp.resolve("mods").resolve(id));
        Files.writeString(folder.resolve("pack.yaml"), "id: " + id + "\nversion: " + version + "\ntitle: The " + id + " one\nextends: wreck-dive\n");
        Files.writeString(folder.resolve("rules.mjs"), rules);
    }

    private PackDef pack(String... mods) {
        return new PackLibrary(List.of(Wreck.folder().getParent(), temp)).load("wreck-dive", List.of(mods)).pack().orElseThrow();
    }

    private static Journal played(PackDef pack) throws RuleFault {
        List<MatchSetup.Seat> seats = List.of(new MatchSetup.Seat("A", "random"), new MatchSetup.Seat("B", "random"));
        try (GameSession session = new GameSession(scripts, pack, MatchSetup.of("m", pack, 2, Map.of(), 7, seats))) {
            for (int i = 0; i < 6; i++) session.playBot(session.botToAct(), Budget.playouts(1));
            return session.journal();
        }
    }

    private Resumed loaded(boolean anyway, String... mods) {
        Resumed resumed = Resumed.load(scripts, pack(mods), saves.find("evening"), anyway);
        resumed.session().ifPresent(GameSession::close);
        return resumed;
    }

    private static String told(Resumed resumed) {
        return String.join("\n", resumed.problems().stream().map(problem -> problem.code() + ": " + problem.message()).toList());
    }

    @Test void everyModIsRecorded() throws Exception {
        PackDef pack = pack("calm", "windy");
        saves.save("evening", "Wreck Dive", played(pack), Instant.EPOCH);
        List<MatchSetup.UsedMod> mods = saves.find("evening").save().orElseThrow().journal().setup().mods();
        assertEquals(List.of(new MatchSetup.UsedMod("calm", "1.0.0", pack.mods().get(0).hash()),
            new MatchSetup.UsedMod("windy", "2.1.0", pack.mods().get(1).hash())), mods);
        assertEquals("", told(loaded(false, "calm", "windy")));
    }

    @Test void otherModsAreRefusedWithAChoice() throws Exception {
        saves.save("evening", "Wreck Dive", played(pack("calm", "windy")), Instant.EPOCH);
        for (String[] other : List.of(new String[0], new String[] {"calm"}, new String[] {"windy", "calm"})) {
            Resumed refused = loaded(false, other);
            assertTrue(refused.session().isEmpty() && refused.forcible());
            assertTrue(told(refused).startsWith("other-mods: This game was played with the mods calm, windy, here it is with "), told(refused));
            assertTrue(told(refused).contains("(--mods calm,windy), or load it anyway"), told(refused));
        }
        assertTrue(loaded(true).session().isPresent());
    }

    @Test void aChangedModIsRefusedByName() throws Exception {
        saves.save("evening", "Wreck Dive", played(pack("calm", "windy")), Instant.EPOCH);
        mod("windy", "2.2.0", "// as it was\n");
        Resumed refused = loaded(false, "calm", "windy");
        assertTrue(refused.session().isEmpty() && refused.forcible());
        assertEquals("other-rules: The rules have changed since this game was saved: the mod The windy one was version 2.1.0, now it is 2.2.0. "
            + "Go on with the rules it was saved with, or load it anyway, as far as its moves are still legal.", told(refused));
        assertTrue(loaded(true, "calm", "windy").session().isPresent());
        mod("windy", "2.1.0", "// changed without a word\n");
        assertTrue(told(loaded(false, "calm", "windy")).contains("the mod The windy one (still called version 2.1.0)"));
    }

    @Test void aModThatIsInstalledButOffChangesNothing() throws Exception {
        Journal with = played(pack());
        Files.walk(temp.resolve("mods")).sorted(java.util.Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
        assertFalse(Files.exists(temp.resolve("mods")));
        assertEquals(with, played(pack()));
        List<Diagnostic> none = List.of();
        saves.save("evening", "Wreck Dive", with, Instant.EPOCH);
        assertEquals(none, loaded(false).problems());
    }
}
