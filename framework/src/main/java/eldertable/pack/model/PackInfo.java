package eldertable.pack.model;

import eldertable.diagnostic.Span;
import eldertable.diagnostic.Spelling;
import eldertable.words.Message;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What pack.yaml says. */
public record PackInfo(String id, String version, String api, String title, String summary, int minPlayers, int maxPlayers,
                       int minutes, List<OptionDef> options, List<PresetDef> presets, List<KnobDef> knobs, PackLinks links, List<String> credits, String licence, Span span) {
    /** The id of the pack that this one changes, "" for a game. */
    public String extending() {
        return links.extending().map(PackLink::id).orElse("");
    }

    public Optional<OptionDef> option(String id) {
        return options.stream().filter(option -> option.id().equals(id)).findFirst();
    }

    public Optional<KnobDef> knob(String id) {
        return knobs.stream().filter(knob -> knob.id().equals(id)).findFirst();
    }

    public Optional<PresetDef> preset(String id) {
        return presets.stream().filter(preset -> preset.id().equals(id)).findFirst();
    }

    /** Those that so many players can choose. */
    public List<PresetDef> presetsFor(int players) {
        return presets.stream().filter(preset -> preset.complaint(this, players).isEmpty()).toList();
    }

    /** Why so many cannot play, or nothing. */
    public Message complaint(int players) {
        if (players >= minPlayers && players <= maxPlayers) return Message.NONE;
        return minPlayers == maxPlayers ? Message.of("pack.info.players", "title", title, "count", minPlayers, "players", players)
            : Message.of("pack.info.players-from-to", "title", title, "min", minPlayers, "max", maxPlayers, "players", players);
    }

    /** Why so many cannot play with a value of an option, or nothing. */
    public Message complaint(String option, Object value, int players) {
        return option(option).map(known -> known.complaint(value, players)).orElseGet(() ->
                Message.of("pack.info.no-option", "title", title, "option", option).and(Spelling.guess(option, options.stream().map(OptionDef::id).toList())));
    }

    /** Why so many cannot play with some values, by option, or nothing. */
    public Message complaint(Map<String, Object> chosen, int players) {
        return chosen.entrySet().stream().map(one -> complaint(one.getKey(), one.getValue(), players)).filter(complaint -> !complaint.isEmpty()).findFirst().orElse(Message.NONE);
    }

    /** Why so many cannot choose a preset, or nothing. */
    public Message presetComplaint(String preset, int players) {
        return preset(preset).map(known -> known.complaint(this, players)).orElseGet(() -> presets.isEmpty()
            ? Message.of("pack.info.no-presets", "title", title)
                : Message.of("pack.info.no-preset", "title", title, "preset", preset).and(Spelling.guess(preset, presets.stream().map(PresetDef::id).toList())));
    }

    public boolean isMod() {
        return links.extending().isPresent();
    }
}
