package eldertable.desktop.art;

import eldertable.yaml.MapNode;
import eldertable.yaml.Node;
import java.util.Locale;
import java.util.Map;

/**
 * How a game tints the table: its accent and its mood, as its table.yaml says.
 *
 * @param accent of buttons and marks; @param back of card backs; @param emblem an icon
 * @param deep   of the table top at its edges, `mid` between, `lit` where the light falls
 */
public record Theme(int accent, int deep, int mid, int lit, int back, String emblem, Mood mood) {
    private static final Map<String, Integer> ACCENTS = Map.ofEntries(Map.entry("teal", 0x1f6f66ff), Map.entry("sea", 0x24658aff),
        Map.entry("violet", 0x5f4292ff), Map.entry("crimson", 0x8f2c2cff), Map.entry("gold", 0x96702aff), Map.entry("moss", 0x4a6b2fff),
        Map.entry("rust", 0x8f4a24ff), Map.entry("slate", 0x4a5a68ff), Map.entry("rose", 0x8c3f63ff), Map.entry("bone", 0x7f7256ff),
        Map.entry("blue", 0x2f559aff), Map.entry("green", 0x2c7048ff), Map.entry("purple", 0x5f4292ff), Map.entry("red", 0x8f2c2cff));

    /** What the program itself wears. */
    public static Theme house() {
        return of(ACCENTS.get("teal"), Mood.NONE, "giant-squid");
    }

    /** From a pack's table.yaml: `theme: { accent: violet or "#5f4292", mood: mist, emblem: an icon }`. */
    public static Theme of(Node table) {
        MapNode theme = table instanceof MapNode map ? map.map("theme") : null;
        if (theme == null) return house();
        String accent = theme.text("accent", "teal").toLowerCase(Locale.ROOT);
        Mood mood = Mood.named(theme.text("mood", ""));
        return of(ACCENTS.getOrDefault(accent, Ink.of(accent, ACCENTS.get("teal"))), mood, theme.text("emblem", mood.emblem));
    }

    private static Theme of(int accent, Mood mood, String emblem) {
        int lit = Ink.mix(Ink.mix(accent, 0x24504aff, .35), 0x1c2c30ff, .25);
        return new Theme(accent, Ink.mix(lit, 0x030608ff, .88), Ink.mix(lit, 0x080c10ff, .62), lit, Ink.mix(accent, 0x123a36ff, .25), emblem, mood);
    }
}
