package eldertable.desktop.screen;

import eldertable.art.Align;
import eldertable.art.Box;
import eldertable.art.Face;
import eldertable.art.Ink;
import eldertable.art.TextBlock;
import eldertable.pack.model.OptionDef;
import eldertable.pack.model.PackInfo;
import eldertable.pack.model.PresetDef;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The options of a game before it begins: where it has presets one of them, and each option only for whoever wants to choose each. */
final class OptionList {
    /** Instead of a preset: each option for itself. */
    private static final String OWN = "";

    private final ScreenContext kit;
    private final Runnable changed;
    private PackInfo info;
    private PackWords words;
    private int players;
    /** Null as long as nobody has chosen: then it is the first. */
    private String preset;
    private final Map<String, Object> chosen = new HashMap<>();

    OptionList(ScreenContext kit, Runnable changed) {
        this.kit = kit;
        this.changed = changed;
    }

    void of(PackInfo known, PackWords called, int count) {
        info = known;
        words = called;
        players = count;
    }

    /** What is to be played by. */
    Map<String, Object> all() {
        Map<String, Object> all = new LinkedHashMap<>();
        for (OptionDef option : info.options()) all.put(option.id(), value(option));
        return all;
    }

    /** Adds them to a list, from a height downwards. @return the height below them */
    float show(Scroll list, float x, float top, float w) {
        float y = info.presets().isEmpty() ? top : presets(list, x, top, w);
        if (!preset().equals(OWN)) return y;
        for (OptionDef option : info.options()) {
            Widget widget = option(option, new Box(x + 2, y - 52, w - 4, 50));
            if (widget == null) continue;
            list.add(widget);
            y = note(list, words.optionText(option.id()), x, y - 54, w) - 10;
        }
        return y;
    }

    private float presets(Scroll list, float x, float top, float w) {
        List<String> all = new ArrayList<>(info.presetsFor(players).stream().map(PresetDef::id).toList());
        all.add(OWN);
        int at = all.indexOf(preset());
        boolean own = preset().equals(OWN);
        list.add(new Controls.Stepper(kit.say("new.preset"), kit.say("new.preset"), own ? kit.say("new.preset.own") : words.preset(preset()), new Box(x + 2, top - 52, w - 4, 50),
            () -> choose(all.get(Math.floorMod(at - 1, all.size()))), () -> choose(all.get(Math.floorMod(at + 1, all.size())))));
        return note(list, own ? kit.say("new.preset.own.note") : words.presetText(preset()), x, top - 54, w) - 14;
    }

    private void choose(String wanted) {
        // Whoever goes on to choose each begins with what the preset had.
        if (wanted.equals(OWN)) chosen.putAll(all());
        preset = wanted;
        changed.run();
    }

    /** The one that holds: none where the game has none, the first where the chosen one does not go with so many. */
    private String preset() {
        List<String> possible = info.presetsFor(players).stream().map(PresetDef::id).toList();
        if (possible.isEmpty() || OWN.equals(preset)) return OWN;
        return possible.contains(preset) ? preset : possible.get(0);
    }

    private float note(Scroll list, String text, float x, float y, float w) {
        if (text.isEmpty()) return y;
        TextBlock note = kit.lettering().wrap(Face.ITALIC, 14, text, w - 20, Align.LEFT);
        list.add(new Controls.Words(note, x + 10, y, Ink.SEPIA));
        return y - note.height;
    }

    private Object value(OptionDef option) {
        Map<String, Object> from = info.preset(preset()).map(PresetDef::options).orElse(chosen);
        Object value = from.getOrDefault(option.id(), option.startFor(players));
        return option.complaint(value, players).isEmpty() ? value : option.startFor(players);
    }

    /** Null where there is nothing to choose. */
    private Widget option(OptionDef option, Box box) {
        String title = words.option(option.id());
        if (option.isNumber()) {
            int value = (Integer) value(option);
            Runnable less = value > option.min() ? () -> choose(option, value - 1) : null, more = value < option.max() ? () -> choose(option, value + 1) : null;
            return new Controls.Stepper(title, title, words.number(option.id(), value), box, less, more);
        }
        List<String> possible = option.valuesFor(players);
        if (possible.size() < 2) return null;
        int at = possible.indexOf(value(option));
        return new Controls.Stepper(title, title, words.optionValue(option.id(), possible.get(Math.max(0, at))), box,
            () -> choose(option, possible.get(Math.floorMod(at - 1, possible.size()))), () -> choose(option, possible.get(Math.floorMod(at + 1, possible.size()))));
    }

    private void choose(OptionDef option, Object value) {
        chosen.put(option.id(), value);
        changed.run();
    }
}
