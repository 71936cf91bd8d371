package eldertable.session;

import eldertable.pack.model.PackDef;
import eldertable.rules.TableNames;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Everything that was settled before the first move. Together with the commands it determines the whole match.
 *
 * @param match   tells this match from all others, for the files that keep it
 * @param game    the pack's id; @param rules the pack's hash, without its mods
 * @param mods    the mods in force, in their order
 * @param options by id: Integer or String
 */
public record MatchSetup(String match, String game, String version, String rules, List<UsedMod> mods, int players,
                         Map<String, Object> options, long seed, List<Seat> seats) {
    /** @param rules the mod's own hash */
    public record UsedMod(String id, String version, String rules) {}

    /** @param bot the name of the bot that plays here, or "" for a person */
    public record Seat(String name, String bot) {
        public boolean isPerson() {
            return bot.isEmpty();
        }
    }

    public MatchSetup {
        mods = List.copyOf(mods);
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
        seats = List.copyOf(seats);
        if (seats.size() != players) throw new IllegalArgumentException(seats.size() + " seats for " + players + " players");
    }

    public static MatchSetup of(String match, PackDef pack, int players, Map<String, Object> options, long seed, List<Seat> seats) {
        return new MatchSetup(match, pack.info().id(), pack.info().version(), pack.hash(), modsOf(pack), players, options, seed, seats);
    }

    /** The same under another id. */
    MatchSetup called(String other) {
        return new MatchSetup(other, game, version, rules, mods, players, options, seed, seats);
    }

    /** Whether both began alike: with the same people, options and chance, under whatever id. */
    public boolean isSameDeal(MatchSetup other) {
        return game.equals(other.game) && players == other.players && options.equals(other.options) && seed == other.seed && seats.equals(other.seats);
    }

    static List<UsedMod> modsOf(PackDef pack) {
        return pack.mods().stream().map(mod -> new UsedMod(mod.info().id(), mod.info().version(), mod.hash())).toList();
    }

    /** In their order. */
    public List<String> modIds() {
        return mods.stream().map(UsedMod::id).toList();
    }

    /** People only, called A, B, C … */
    public static List<Seat> people(int players) {
        List<Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < players; seat++) seats.add(new Seat(TableNames.player(seat), ""));
        return List.copyOf(seats);
    }

    public List<String> names() {
        return seats.stream().map(Seat::name).toList();
    }
}
