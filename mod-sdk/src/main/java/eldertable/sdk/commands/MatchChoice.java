package eldertable.sdk.commands;

import eldertable.diagnostic.Spelling;
import eldertable.pack.model.OptionDef;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.PackInfo;
import eldertable.sdk.program.CommandFailure;
import eldertable.state.Blueprint;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What is chosen before a match begins, as options of a command: how many play, and the pack's own options. */
final class MatchChoice {
    @Option(names = "--players", paramLabel = "N", description = "How many play; by default the fewest the pack allows.")
    private Integer players;

    @Option(names = "--option", paramLabel = "ID=VALUE", description = "One of the pack's options; may be repeated.")
    private Map<String, String> options = new LinkedHashMap<>();

    @Mixin
    private ModChoice choice;

    List<String> mods() {
        return choice.mods();
    }

    /** What was given, as it was given. */
    List<String> words() {
        List<String> words = new ArrayList<>();
        if (players != null) words.addAll(List.of("--players", players.toString()));
        options.forEach((id, value) -> words.addAll(List.of("--option", id + "=" + value)));
        if (!mods().isEmpty()) words.addAll(List.of("--mods", String.join(",", mods())));
        return words;
    }

    /** @param usual how many play if the user does not say, or 0 for the fewest */
    Blueprint of(PackDef pack, int usual) {
        PackInfo info = pack.info();
        int count = players != null ? players : usual > 0 ? usual : info.minPlayers();
        if (count < info.minPlayers() || count > info.maxPlayers()) {
            String range = info.minPlayers() == info.maxPlayers() ? "" + info.minPlayers() : info.minPlayers() + " to " + info.maxPlayers();
            throw new CommandFailure(info.title() + " is for " + range + " players, not for " + count + ".");
        }
        Map<String, Object> chosen = new LinkedHashMap<>();
        options.forEach((id, text) -> chosen.put(id, value(info, id, text, count)));
        return new Blueprint(pack, count, chosen);
    }

    private static Object value(PackInfo info, String id, String text, int players) {
        OptionDef option = info.options().stream().filter(o -> o.id().equals(id)).findFirst().orElseThrow(() -> {
            List<String> ids = info.options().stream().map(OptionDef::id).toList();
            return new CommandFailure(info.title() + " has no option '" + id + "'." + Spelling.hint(id, ids));
        });
        if (option.isNumber()) return number(option, text);
        if (!option.values().contains(text)) {
            throw new CommandFailure("Option " + id + " can be " + String.join(", ", option.values()) + ", not '" + text + "'.");
        }
        List<Integer> counts = option.players().getOrDefault(text, List.of(players));
        if (!counts.contains(players)) {
            throw new CommandFailure("Option " + id + "=" + text + " does not go with " + players + " players, only with " + counts + ".");
        }
        return text;
    }

    private static Integer number(OptionDef option, String text) {
        try {
            int number = Integer.parseInt(text);
            if (number >= option.min() && number <= option.max()) return number;
        } catch (NumberFormatException notOne) {
            // told below, as a number out of bounds is
        }
        throw new CommandFailure("Option " + option.id() + " is a number from " + option.min() + " to " + option.max() + ", not '" + text + "'.");
    }

    /** The options as the user would have to give them again. */
    List<String> arguments(Blueprint blueprint) {
        List<String> words = new ArrayList<>(List.of("--players", Integer.toString(blueprint.players)));
        options.forEach((id, value) -> words.addAll(List.of("--option", id + "=" + value)));
        if (!mods().isEmpty()) words.addAll(List.of("--mods", String.join(",", mods())));
        return words;
    }
}
