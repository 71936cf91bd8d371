package eldertable.start;

import java.util.List;
import java.util.Optional;

/**
 * What the window is opened with. Words that are not given are "", numbers 0.
 *
 * @param pack     straight to a table of this game, or "" for the title
 * @param seed     null for any
 * @param load     a saved match to go on with; @param resume the last unfinished one
 * @param autoplay how many moves bots make for everybody first
 * @param size     of the window in pixels, or null
 * @param screen   which screen to open first, one of {@link #SCREENS}, or "" for the title
 * @param author   whether the files of games are watched, and their workshop can be opened
 * @param isolated whether all rules run in processes of their own, also those of trusted packs
 * @param language of the games' texts, where they have it; "" for that of the settings
 * @param lesson   a lesson of the game instead of a match: its id, or "" for the first
 * @param join     the link of a table elsewhere, or ""
 */
public record WindowOrder(String pack, List<String> mods, int players, OptionChoice options, Long seed, Seating seating,
                          String load, boolean resume, boolean replay, boolean anyway, int autoplay, String screenshot, String script, Size size,
                          boolean offScreen, boolean frames, String screen, boolean author, boolean isolated, String language,
                          Optional<String> lesson, String join) {
    public static final List<String> SCREENS = List.of("library", "new", "join", "load", "mods", "settings", "credits", "rules");

    public record Size(int width, int height) {}

    /** Whether it draws for somebody who does not look at a screen. */
    public boolean drives() {
        return !screenshot.isEmpty() || !script.isEmpty();
    }

    public boolean opensTable() {
        return opensNewTable() || goesOn();
    }

    public boolean opensNewTable() {
        return !pack.isEmpty() && screen.isEmpty() && !goesOn();
    }

    /** Whether a saved match is to be gone on with. */
    public boolean goesOn() {
        return !load.isEmpty() || resume;
    }
}
