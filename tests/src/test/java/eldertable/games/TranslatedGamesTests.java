package eldertable.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import eldertable.pack.library.PackLibrary;
import eldertable.pack.model.PackDef;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.state.Blueprint;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Translated rules and GraalJS come to the same offers, reasons, weights and tables in every game that ships, with every mod, and no hook has
 * to be left to GraalJS. For more games of each, with all numbers of players: {@code -Pgames=N}.
 */
class TranslatedGamesTests {
    private static final Path CONTENT = Path.of(System.getProperty("eldertable.home")).resolve("content");
    private static final PackLibrary LIBRARY = new PackLibrary(List.of(CONTENT));
    private static final int GAMES = Integer.getInteger("eldertable.games", 1);

    @TestFactory Stream<DynamicTest> bothComeToTheSame() {
        return LIBRARY.entries().stream().filter(entry -> System.getProperty("eldertable.pack", entry.id()).equals(entry.id())).flatMap(entry -> {
            PackDef pack = LIBRARY.load(entry.id()).pack().orElseThrow();
            return numbers(pack.info().minPlayers(), pack.info().maxPlayers())
                .mapToObj(players -> dynamicTest(entry.id() + " for " + players, () -> play(pack, players)));
        });
    }

    private static IntStream numbers(int fewest, int most) {
        return GAMES == 1 ? IntStream.of(fewest, most).distinct() : IntStream.rangeClosed(fewest, most);
    }

    private static void play(PackDef pack, int players) throws RuleFault {
        Blueprint blueprint = new Blueprint(pack, players, Map.of());
        try (ScriptEngine scripts = new ScriptEngine(); RuleEngine one = scripts.fastRules(blueprint); RuleEngine other = scripts.scriptedRules(blueprint)) {
            assertNull(scripts.untranslated(blueprint));
            for (int game = 0; game < GAMES; game++) new Comparison(one, other, game).play();
            assertEquals(List.of(), one.hookUses().stream().filter(use -> use.left() > 0).toList());
        }
    }
}
