package eldertable.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.pack.library.PackLibrary;
import eldertable.pack.library.PackLoad;
import eldertable.script.ScriptEngine;
import eldertable.state.Blueprint;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.file.Path;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A game that somebody has spoilt is found out by comparing it with what it was, by a figure that names the culprit. */
class PlantedImbalanceTests {
    private static final Path HOME = Path.of(System.getProperty("eldertable.home", ".."));
    private static final PackLibrary LIBRARY = new PackLibrary(List.of(HOME.resolve("content")));
    private static final ScriptEngine SCRIPTS = new ScriptEngine();
    private static final Map<String, LabFindings> SOUND = new HashMap<>();

    @AfterAll
    static void close() {
        SCRIPTS.close();
    }

    private static LabFindings play(String game, List<String> mods, int games) throws Exception {
        PackLoad load = LIBRARY.load(game, mods);
        Blueprint blueprint = new Blueprint(load.pack().orElseThrow(() -> new AssertionError(load.problems().toString())), 2, Map.of());
        Ledger ledger = new Ledger(blueprint);
        String bot = game.equals("waking-void") ? "hinted" : "random"; // at random nobody lives long enough there to buy anything
        new Trial(blueprint, Collections.nCopies(2, bot), 11, 3000).play(SCRIPTS, 0, games, 2, ledger, played -> { });
        assertEquals(0, ledger.failed(), ledger.problem());
        return new LabFindings(ledger, LabFindings.USUAL_PACE);
    }

    @ParameterizedTest
    @CsvSource({
        "tides-of-madness, tides-seat, 400, score.A", "tides-of-madness, tides-double, 400, score.A", "tides-of-madness, tides-dead, 400, card.hastur.offered",
        "pocket-madness, pocket-seat, 150, seat.A.wins", "pocket-madness, pocket-double, 150, card.rlyeh.offered", "pocket-madness, pocket-dead, 150, card.cthulhu.offered",
        "shards-of-madness, shards-seat, 100, score.A", "shards-of-madness, shards-double, 100, score.A", "shards-of-madness, shards-dead, 100, card.deep_ones.offered",
        "gates-of-delirium, gates-seat, 100, score.A", "gates-of-delirium, gates-double, 100, score.A", "gates-of-delirium, gates-dead, 400, card.a41.offered",
        "waking-void, void-seat, 200, counter.sanity.A", "waking-void, void-double, 200, move.pray.taken", "waking-void, void-dead, 200, card.smelling_salts.offered"})
    void isFound(String game, String mod, int games, String culprit) throws Exception {
        LabFindings sound = SOUND.get(game + games);
        if (sound == null) SOUND.put(game + games, sound = play(game, List.of(), games));
        Path planted = HOME.resolve("tests/src/test/resources/planted").resolve(mod);
        RuleComparison comparison = new RuleComparison(sound, play(game, List.of(planted.toString()), games));
        List<String> real = comparison.real().stream().map(one -> one.figure().id()).toList();
        assertTrue(real.contains(culprit), culprit + " is not among what really differs: " + real);
    }
}
