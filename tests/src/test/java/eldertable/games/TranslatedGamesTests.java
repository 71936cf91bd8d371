package eldertable.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import eldertable.pack.library.PackLibrary;
import eldertable.sdk.measuring.EqualGames;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Translated rules and GraalJS come to the same offers, reasons, weights and tables in every game that ships, with every mod, every option and
 * all mods at once, and no hook has to be left to GraalJS. For more games of each, with all numbers of players: {@code -Pgames=N}, or {@code bench --equal}.
 */
class TranslatedGamesTests {
    private static final Path CONTENT = Path.of(System.getProperty("eldertable.home")).resolve("content");
    private static final int GAMES = Integer.getInteger("eldertable.games", 1);

    @TestFactory Stream<DynamicTest> bothComeToTheSame() {
        return EqualGames.ways(new PackLibrary(List.of(CONTENT)), System.getProperty("eldertable.pack"), GAMES > 1).stream().map(way -> dynamicTest(way.toString(), () -> {
            EqualGames.Result result = EqualGames.play(way, 0, GAMES);
            assertNull(result.problem());
            assertEquals(GAMES, result.games());
            assertEquals(List.of(), result.left());
        }));
    }
}
