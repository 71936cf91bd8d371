package eldertable.sdk.measuring;

import eldertable.pack.library.PackLibrary;
import eldertable.pack.model.OptionDef;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.PackInfo;
import eldertable.rules.HookUse;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.state.Blueprint;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Whether translated rules come to the same as GraalJS: games by chance, side by side, in every way that a library's packs can be played. */
public final class EqualGames {
    /** One way to play a pack. @param told the pack with its mods or option */
    public record Way(PackDef pack, int players, Map<String, Object> options, String told) {
        @Override
        public String toString() {
            return told + " for " + players;
        }
    }

    /**
     * @param problem what keeps the rules from being translated, or in which game what differed; null if all games were equal
     * @param left    hooks that were left to GraalJS
     */
    public record Result(long games, long moves, String problem, List<HookUse> left) {}

    private EqualGames() {}

    /**
     * Every game and mod, every other value of an option in the smallest match that it goes with, and all mods of a game on one another.
     *
     * @param pack        only this one, by its id or path; null for all
     * @param everyNumber with every number of players; else with the fewest and the most
     */
    public static List<Way> ways(PackLibrary library, String pack, boolean everyNumber) {
        List<String> mods = library.entries().stream().filter(PackLibrary.Entry::isMod).map(PackLibrary.Entry::id).toList();
        List<String> all = pack == null ? library.entries().stream().map(PackLibrary.Entry::id).toList() : List.of(pack);
        List<String> games = all.stream().filter(id -> !mods.contains(id)).toList();
        Stream<Way> plain = all.stream().flatMap(id -> matches(load(library, id, List.of()), id, everyNumber));
        Stream<Way> optional = games.stream().map(id -> load(library, id, List.of())).flatMap(def -> def.info().options().stream().flatMap(option -> withOption(def, option)));
        Stream<Way> modded = games.stream().flatMap(id -> {
            List<String> own = library.modsFor(id).stream().map(mod -> mod.entry().id()).toList();
            return own.size() < 2 ? Stream.of() : matches(load(library, id, own), id + " with " + String.join(", ", own), everyNumber);
        });
        return Stream.of(plain, optional, modded).flatMap(ways -> ways).toList();
    }

    private static PackDef load(PackLibrary library, String id, List<String> mods) {
        return library.load(id, mods).pack().orElseThrow();
    }

    private static Stream<Way> matches(PackDef pack, String told, boolean everyNumber) {
        PackInfo info = pack.info();
        IntStream numbers = everyNumber ? IntStream.rangeClosed(info.minPlayers(), info.maxPlayers()) : IntStream.of(info.minPlayers(), info.maxPlayers()).distinct();
        return numbers.mapToObj(players -> new Way(pack, players, Map.of(), told));
    }

    private static Stream<Way> withOption(PackDef pack, OptionDef option) {
        List<?> values = option.isNumber() ? List.of(Math.min(option.max(), option.min() + 2)) : option.values();
        return values.stream().filter(value -> !value.equals(option.start())).flatMap(value ->
            IntStream.rangeClosed(pack.info().minPlayers(), pack.info().maxPlayers()).filter(players -> pack.info().complaint(option.id(), value, players).isEmpty()).limit(1)
                .mapToObj(players -> new Way(pack, players, Map.of(option.id(), value), pack.info().id() + " with " + option.id() + "=" + value)));
    }

    /** Plays games until one differs. @param from the seed of the first; each has the next one */
    public static Result play(Way way, long from, int games) throws RuleFault {
        Blueprint blueprint = new Blueprint(way.pack, way.players, way.options);
        long moves = 0;
        try (ScriptEngine scripts = new ScriptEngine(); RuleEngine one = scripts.fastRules(blueprint); RuleEngine other = scripts.scriptedRules(blueprint)) {
            String problem = scripts.untranslated(blueprint);
            int played = 0;
            while (played < games && problem == null) {
                SideBySide game = new SideBySide(one, other, from + played++);
                problem = game.play();
                if (problem != null) problem = "Game " + (from + played - 1) + ": " + problem;
                moves += game.moves();
            }
            return new Result(played, moves, problem, one.hookUses().stream().filter(use -> use.left() > 0).toList());
        }
    }
}
