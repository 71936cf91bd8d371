package eldertable.bot;

import eldertable.diagnostic.Spelling;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.simulation.Chooser;
import eldertable.simulation.RandomChooser;
import eldertable.state.Blueprint;
import eldertable.words.Message;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The bots there are, by name: the {@link Level levels}, those that a pack brings along, a number for so many playouts, and
 * one that shows authors what their hints are worth alone.
 */
public final class Bots {
    private static final String NUMBER = "[1-9]\\d{0,6}", HINTED = "hinted", RANDOM = "random";

    private Bots() {}

    /** The bots that play any pack, from the weakest to the strongest. */
    public static List<String> names() {
        return Level.ALL.stream().map(Level::name).toList();
    }

    /** Whether a bot of that name plays any pack. */
    public static boolean isForAnyPack(String name) {
        return name.equals(HINTED) || level(name).isPresent();
    }

    /** With those that a pack, or one of its mods, brings along. */
    public static List<String> names(ScriptEngine scripts, Blueprint blueprint) throws RuleFault {
        try (RuleEngine engine = scripts.fastRules(blueprint)) {
            return names(engine);
        }
    }

    /** What is wrong with names of bots that somebody has given for a game, or nothing. */
    public static Message complaint(List<String> bots, ScriptEngine scripts, Blueprint blueprint) throws RuleFault {
        if (bots.stream().allMatch(Bots::isForAnyPack)) return Message.NONE;
        List<String> names = names(scripts, blueprint);
        for (String bot : bots) {
            if (isForAnyPack(bot) || names.contains(bot)) continue;
            Message near = Spelling.guess(bot, names);
            return Message.of("session.unknown-bot", "bot", bot).and(near.isEmpty() ? Message.of("session.bots", "bots", names) : near);
        }
        return Message.NONE;
    }

    /** With those of the pack that the engine plays. */
    public static List<String> names(RuleEngine engine) {
        List<String> names = new ArrayList<>(names());
        names.addAll(engine.botNames());
        return names;
    }

    /** A new bot for one seat of one match, as people play against it: as strong as its time allows, on all cores. */
    public static Optional<Bot> named(String name, RuleEngine engine) {
        return unhurried(name, engine).or(() -> level(name).map(Level::forPeople));
    }

    /** The same bot for games that nobody waits for: what it does follows from its seed alone, on any machine. */
    public static Optional<Bot> reproducible(String name, RuleEngine engine) {
        return unhurried(name, engine).or(() -> level(name).map(Level::reproducible));
    }

    /** A seat in games that nobody waits for. The random bot needs no view of the table, which makes it much faster. */
    public static Chooser seat(String name) {
        if (name.equals(RANDOM)) return new RandomChooser();
        return new BotSeat(engine -> reproducible(name, engine).orElseThrow(), Budget.playouts(Integer.MAX_VALUE));
    }

    /** A bot that needs no time, so that it is the same for people and for others. */
    private static Optional<Bot> unhurried(String name, RuleEngine engine) {
        if (engine.botNames().contains(name)) return Optional.of(new ScriptBot(name));
        return name.equals(HINTED) ? Optional.of(RandomBot.hinted()) : Optional.empty();
    }

    private static Optional<Level> level(String name) {
        if (name.matches(NUMBER)) return Optional.of(Level.ofPlayouts(Integer.parseInt(name)));
        return Level.ALL.stream().filter(level -> level.name().equals(name)).findFirst();
    }
}
