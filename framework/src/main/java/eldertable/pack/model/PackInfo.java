package eldertable.pack.model;

import eldertable.diagnostic.Span;
import eldertable.diagnostic.Spelling;

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

    /** Why so many cannot play, or "". */
    public String complaint(int players) {
        String range = minPlayers == maxPlayers ? String.valueOf(minPlayers) : minPlayers + " to " + maxPlayers;
        return players >= minPlayers && players <= maxPlayers ? "" : title + " is for " + range + " players, not for " + players + ".";
    }

    /** Why so many cannot play with a value of an option, or "". */
    public String complaint(String option, Object value, int players) {
        return option(option).map(known -> known.complaint(value, players)).orElseGet(() ->
                title + " has no option '" + option + "'." + Spelling.hint(option, options.stream().map(OptionDef::id).toList()));
    }

    /** Why so many cannot play with some values, by option, or "". */
    public String complaint(Map<String, Object> chosen, int players) {
        return chosen.entrySet().stream().map(one -> complaint(one.getKey(), one.getValue(), players)).filter(complaint -> !complaint.isEmpty()).findFirst().orElse("");
    }

    /** Why so many cannot choose a preset, or "". */
    public String presetComplaint(String preset, int players) {
        return preset(preset).map(known -> known.complaint(this, players)).orElseGet(() -> presets.isEmpty() ? title + " has no presets."
                : title + " has no preset '" + preset + "'." + Spelling.hint(preset, presets.stream().map(PresetDef::id).toList()));
    }

    public boolean isMod() {
        return links.extending().isPresent();
    }
}
