package eldertable.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import eldertable.pack.library.PackLibrary;
import eldertable.pack.model.OptionDef;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.PackInfo;
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
 * Translated rules and GraalJS come to the same offers, reasons, weights and tables in every game that ships, with every mod, every option and
 * all mods at once, and no hook has to be left to GraalJS. For more games of each, with all numbers of players: {@code -Pgames=N}.
 */
class TranslatedGamesTests {
    private static final Path CONTENT = Path.of(System.getProperty("eldertable.home")).resolve("content");
    private static final PackLibrary LIBRARY = new PackLibrary(List.of(CONTENT));
    private static final int GAMES = Integer.getInteger("eldertable.games", 1);

    /** One way to play a pack. */
    private record Match(PackDef pack, int players, Map<String, Object> options, String told) {
        private DynamicTest test() {
            return dynamicTest(told + " for " + players, this::play);
        }

        private void play() throws RuleFault {
            Blueprint blueprint = new Blueprint(pack, players, options);
            try (ScriptEngine scripts = new ScriptEngine(); RuleEngine one = scripts.fastRules(blueprint); RuleEngine other = scripts.scriptedRules(blueprint)) {
                assertNull(scripts.untranslated(blueprint));
                for (int game = 0; game < GAMES; game++) new Comparison(one, other, game).play();
                assertEquals(List.of(), one.hookUses().stream().filter(use -> use.left() > 0).toList());
            }
        }
    }

    @TestFactory Stream<DynamicTest> bothComeToTheSame() {
        return entries().flatMap(entry -> matches(LIBRARY.load(entry.id()).pack().orElseThrow(), entry.id())).map(Match::test);
    }

    @TestFactory Stream<DynamicTest> withAnyOption() {
        return entries().filter(entry -> !entry.isMod()).map(entry -> LIBRARY.load(entry.id()).pack().orElseThrow())
            .flatMap(pack -> pack.info().options().stream().flatMap(option -> withOption(pack, option))).map(Match::test);
    }

    /** All house rules of a game on one another. */
    @TestFactory Stream<DynamicTest> withAllMods() {
        return entries().filter(entry -> !entry.isMod()).flatMap(entry -> {
            List<String> mods = LIBRARY.modsFor(entry.id()).stream().map(mod -> mod.entry().id()).toList();
            return mods.size() < 2 ? Stream.of() : matches(LIBRARY.load(entry.id(), mods).pack().orElseThrow(), entry.id() + " with " + String.join(", ", mods));
        }).map(Match::test);
    }

    private static Stream<PackLibrary.Entry> entries() {
        return LIBRARY.entries().stream().filter(entry -> System.getProperty("eldertable.pack", entry.id()).equals(entry.id()));
    }

    private static Stream<Match> matches(PackDef pack, String told) {
        return numbers(pack.info()).mapToObj(players -> new Match(pack, players, Map.of(), told));
    }

    /** Every other value of an option, in the smallest match that it goes with. */
    private static Stream<Match> withOption(PackDef pack, OptionDef option) {
        List<?> values = option.isNumber() ? List.of(Math.min(option.max(), option.min() + 2)) : option.values();
        return values.stream().filter(value -> !value.equals(option.start())).flatMap(value ->
            IntStream.rangeClosed(pack.info().minPlayers(), pack.info().maxPlayers()).filter(players -> pack.info().complaint(option.id(), value, players).isEmpty()).limit(1)
                .mapToObj(players -> new Match(pack, players, Map.of(option.id(), value), pack.info().id() + " with " + option.id() + "=" + value)));
    }

    private static IntStream numbers(PackInfo info) {
        return GAMES == 1 ? IntStream.of(info.minPlayers(), info.maxPlayers()).distinct() : IntStream.rangeClosed(info.minPlayers(), info.maxPlayers());
    }
}
