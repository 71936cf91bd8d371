package eldertable.art;

import eldertable.api.TableYaml;
import eldertable.api.YamlForm;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * How a game tints the table: its accent and its mood, as its table.yaml says.
 *
 * @param accent of buttons and marks; @param back of card backs; @param emblem an icon
 * @param deep   of the table top at its edges, `mid` between, `lit` where the light falls
 */
public record Theme(int accent, int deep, int mid, int lit, int back, String emblem, Mood mood) {
    private static final Map<String, Integer> ACCENTS = TableYaml.ACCENT.words().stream()
        .collect(Collectors.toUnmodifiableMap(YamlForm.Word::name, word -> Ink.of(word.meaning(), 0)));

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
