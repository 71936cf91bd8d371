package eldertable.start;

import eldertable.pack.model.PackInfo;
import eldertable.pack.model.PresetDef;
import eldertable.words.Message;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The options of a game as somebody wrote them.
 *
 * @param preset the name of a set of options, or ""
 * @param single options by id, which go before those of the preset
 */
public record OptionChoice(String preset, Map<String, String> single) {
    public boolean isEmpty() {
        return preset.isEmpty() && single.isEmpty();
    }

    /** Why so many players of a game cannot choose that, or nothing. */
    public Message complaint(PackInfo info, int players) {
        Message unknown = preset.isEmpty() ? Message.NONE : info.presetComplaint(preset, players);
        if (!unknown.isEmpty()) return unknown;
        return info.complaint(of(info), players);
    }

    /** What is chosen of a game's options; the others have their start. */
    public Map<String, Object> of(PackInfo info) {
        Map<String, Object> chosen = new LinkedHashMap<>(info.preset(preset).map(PresetDef::options).orElse(Map.of()));
        single.forEach((id, text) -> chosen.put(id, info.option(id).<Object>map(option -> option.valueOf(text)).orElse(text)));
        return chosen;
    }
}
