package eldertable.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.pack.library.PackLibrary;
import eldertable.pack.library.PackLoad;
import eldertable.script.ScriptEngine;
import eldertable.state.Blueprint;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Between a game and its copy no difference is claimed. With shared seeds, as `compare` plays, both are the same games to the last move;
 * here the copy also plays from seeds of its own, so that several hundred figures differ by chance alone. Once in the suite, twenty times by
 * hand: -Pmatches=20, of which at least nineteen have to show nothing.
 */
class IdenticalCopyTests {
    private static final Path HOME = Path.of(System.getProperty("eldertable.home", ".."));
    private static final ScriptEngine SCRIPTS = new ScriptEngine();
    private static final long FAR_AWAY = 1_000_000;

    @TempDir Path folder;

    @AfterAll static void close() {
        SCRIPTS.close();
    }

    private static LabFindings play(String game, List<String> mods, String bot, long seed, int games) throws Exception {
        PackLoad load = new PackLibrary(List.of(HOME.resolve("content"))).load(game, mods);
        Blueprint blueprint = new Blueprint(load.pack().orElseThrow(() -> new AssertionError(load.problems().toString())), 2, Map.of());
        Ledger ledger = new Ledger(blueprint);
        new Trial(blueprint, Collections.nCopies(2, bot), seed, 3000).play(SCRIPTS, 0, games, 2, ledger, played -> { });
        assertEquals(0, ledger.failed(), ledger.problem());
        return new LabFindings(ledger, LabFindings.USUAL_PACE);
    }

    private String copy(String game) throws IOException {
        Path mod = Files.createDirectories(folder.resolve("copy"));
        Files.writeString(mod.resolve("pack.yaml"), "id: copy\nversion: 1.0.0\napi: ^1.0\nextends: " + game + "\ntitle: Copy\n");
        return mod.toString();
    }

    @ParameterizedTest
    @CsvSource({"tides-of-madness, random, 200", "pocket-madness, random, 80", "shards-of-madness, random, 60", "gates-of-delirium, random, 60", "waking-void, hinted, 60", "seven-candles, random, 80"})
    void showsNothing(String game, String bot, int games) throws Exception {
        int runs = Integer.getInteger("eldertable.matches", 1);
        List<String> copy = List.of(copy(game)), claims = new ArrayList<>();
        RuleComparison alike = null;
        for (int run = 1; run <= runs; run++) {
            LabFindings original = play(game, List.of(), bot, run, games);
            if (alike == null) alike = new RuleComparison(original, play(game, copy, bot, run, games));
            RuleComparison chance = new RuleComparison(original, play(game, copy, bot, run + FAR_AWAY, games));
            assertTrue(chance.differences().size() > 30, "enough was compared");
            List<String> real = chance.real().stream().map(one -> one.figure().id()).toList();
            if (!real.isEmpty()) claims.add("run " + run + " of " + runs + ": " + real);
        }
        assertTrue(alike.differences().stream().allMatch(one -> one.change().value() == 0), "the same seeds, the same games");
        assertTrue(claims.size() <= runs / 20, claims.toString());
    }
}
