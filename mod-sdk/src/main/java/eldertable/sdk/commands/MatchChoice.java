package eldertable.sdk.commands;

import eldertable.pack.model.PackDef;
import eldertable.pack.model.PackInfo;
import eldertable.sdk.program.CommandFailure;
import eldertable.start.OptionChoice;
import eldertable.state.Blueprint;
import eldertable.words.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What is chosen before a match begins, as options of a command: how many play, and the pack's own options. */
final class MatchChoice {
    @Option(names = "--players", paramLabel = "N")
    private Integer players;

    @Option(names = "--option", paramLabel = "ID=VALUE")
    private Map<String, String> options = new LinkedHashMap<>();

    @Option(names = "--preset", paramLabel = "NAME")
    private String preset = "";

    @Mixin
    private ModChoice choice;

    List<String> mods() {
        return choice.mods();
    }

    /** As said, or 0. */
    int players() {
        return players == null ? 0 : players;
    }

    /** As they were given. */
    OptionChoice options() {
        return new OptionChoice(preset, options);
    }

    /** @param usual how many play if the user does not say, or 0 for the fewest */
    Blueprint of(PackDef pack, int usual) {
        PackInfo info = pack.info();
        int count = players != null ? players : usual > 0 ? usual : info.minPlayers();
        refuse(info.complaint(count));
        refuse(options().complaint(info, count));
        return new Blueprint(pack, count, options().of(info));
    }

    private static void refuse(Message complaint) {
        if (!complaint.isEmpty()) throw new CommandFailure(complaint);
    }

    /** The options as the user would have to give them again. */
    List<String> arguments(Blueprint blueprint) {
        List<String> words = new ArrayList<>(List.of("--players", Integer.toString(blueprint.players)));
        if (!preset.isEmpty()) words.addAll(List.of("--preset", preset));
        options.forEach((id, value) -> words.addAll(List.of("--option", id + "=" + value)));
        if (!mods().isEmpty()) words.addAll(List.of("--mods", String.join(",", mods())));
        return words;
    }
}
