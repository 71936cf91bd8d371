package eldertable.desktop.screen;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Properties;

/**
 * What the user has set.
 *
 * @param textScale  how large words are, 1 as designed
 * @param speed      how fast things move, 1 as designed
 * @param volume     from 0 to 1
 * @param playerName what people call themselves, or ""
 * @param mods       ids of the mods that new games begin with
 * @param undo       what can be taken back: one of {@link #UNDO}
 * @param language   of the window and of the games' texts: one of {@link #LANGUAGES}
 * @param captions   whether sounds are told in words too
 * @param music      whether there is music, so loud
 */
public record Settings(float textScale, float speed, boolean reducedMotion, float volume, boolean sound, boolean fullScreen,
                       String playerName, List<String> mods, String undo, String language, boolean captions, boolean music, float musicVolume) {
    public static final List<String> UNDO = List.of("careful", "free", "off");
    /** That of the system comes first. */
    public static final List<String> LANGUAGES = List.of("", "en", "de");
    public static final Settings USUAL = new Settings(1, 1, false, 0.6f, true, false, "", List.of(), "careful", "", false, true, 0.35f);

    public Settings {
        textScale = Math.max(0.8f, Math.min(1.5f, textScale));
        speed = Math.max(0.25f, Math.min(4, speed));
        volume = Math.max(0, Math.min(1, volume));
        musicVolume = Math.max(0, Math.min(1, musicVolume));
        mods = List.copyOf(mods);
        undo = UNDO.contains(undo) ? undo : UNDO.get(0);
        language = LANGUAGES.contains(language) ? language : "";
    }

    /** Words larger or smaller by so many steps of a twentieth. */
    public Settings withLargerText(int steps) {
        return withTextScale(Math.round((textScale + steps * 0.05f) * 20) / 20f);
    }

    public Settings withTextScale(float value) {
        return new Settings(value, speed, reducedMotion, volume, sound, fullScreen, playerName, mods, undo, language, captions, music, musicVolume);
    }

    public Settings withSpeed(float value) {
        return new Settings(textScale, value, reducedMotion, volume, sound, fullScreen, playerName, mods, undo, language, captions, music, musicVolume);
    }

    public Settings withReducedMotion(boolean value) {
        return new Settings(textScale, speed, value, volume, sound, fullScreen, playerName, mods, undo, language, captions, music, musicVolume);
    }

    public Settings withVolume(float value) {
        return new Settings(textScale, speed, reducedMotion, value, sound, fullScreen, playerName, mods, undo, language, captions, music, musicVolume);
    }

    public Settings withSound(boolean value) {
        return new Settings(textScale, speed, reducedMotion, volume, value, fullScreen, playerName, mods, undo, language, captions, music, musicVolume);
    }

    public Settings withFullScreen(boolean value) {
        return new Settings(textScale, speed, reducedMotion, volume, sound, value, playerName, mods, undo, language, captions, music, musicVolume);
    }

    public Settings withPlayerName(String value) {
        return new Settings(textScale, speed, reducedMotion, volume, sound, fullScreen, value, mods, undo, language, captions, music, musicVolume);
    }

    public Settings withMods(List<String> value) {
        return new Settings(textScale, speed, reducedMotion, volume, sound, fullScreen, playerName, value, undo, language, captions, music, musicVolume);
    }

    public Settings withUndo(String value) {
        return new Settings(textScale, speed, reducedMotion, volume, sound, fullScreen, playerName, mods, value, language, captions, music, musicVolume);
    }

    public Settings withLanguage(String value) {
        return new Settings(textScale, speed, reducedMotion, volume, sound, fullScreen, playerName, mods, undo, value, captions, music, musicVolume);
    }

    public Settings withCaptions(boolean value) {
        return new Settings(textScale, speed, reducedMotion, volume, sound, fullScreen, playerName, mods, undo, language, value, music, musicVolume);
    }

    public Settings withMusic(boolean value) {
        return new Settings(textScale, speed, reducedMotion, volume, sound, fullScreen, playerName, mods, undo, language, captions, value, musicVolume);
    }

    public Settings withMusicVolume(float value) {
        return new Settings(textScale, speed, reducedMotion, volume, sound, fullScreen, playerName, mods, undo, language, captions, music, value);
    }

    // ------------------------------------------------------------------ on disk

    /** What a file says; as usual where it says nothing, or nothing that can be understood. */
    public static Settings read(Path file) {
        Properties text = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
            text.load(reader);
        } catch (IOException | IllegalArgumentException none) {
            return USUAL;
        }
        String mods = text.getProperty("mods", "").strip();
        return new Settings(number(text, "textScale", USUAL.textScale), number(text, "speed", USUAL.speed), flag(text, "reducedMotion", false),
            number(text, "volume", USUAL.volume), flag(text, "sound", true), flag(text, "fullScreen", false), text.getProperty("playerName", ""),
            mods.isEmpty() ? List.of() : List.of(mods.split("\\s*,\\s*")), text.getProperty("undo", USUAL.undo), text.getProperty("language", ""), flag(text, "captions", USUAL.captions),
            flag(text, "music", USUAL.music), number(text, "musicVolume", USUAL.musicVolume));
    }

    private static float number(Properties text, String key, float otherwise) {
        try {
            float value = Float.parseFloat(text.getProperty(key, "" + otherwise));
            return Float.isFinite(value) ? value : otherwise;
        } catch (NumberFormatException bad) {
            return otherwise;
        }
    }

    private static boolean flag(Properties text, String key, boolean otherwise) {
        return Boolean.parseBoolean(text.getProperty(key, "" + otherwise));
    }

    public void write(Path file) throws IOException {
        Properties text = new Properties();
        text.setProperty("textScale", "" + textScale);
        text.setProperty("speed", "" + speed);
        text.setProperty("reducedMotion", "" + reducedMotion);
        text.setProperty("volume", "" + volume);
        text.setProperty("sound", "" + sound);
        text.setProperty("fullScreen", "" + fullScreen);
        text.setProperty("playerName", playerName);
        text.setProperty("mods", String.join(",", mods));
        text.setProperty("undo", undo);
        text.setProperty("language", language);
        text.setProperty("captions", "" + captions);
        text.setProperty("music", "" + music);
        text.setProperty("musicVolume", "" + musicVolume);
        Files.createDirectories(file.toAbsolutePath().getParent());
        Path part = file.resolveSibling(file.getFileName() + ".new");
        try (Writer writer = Files.newBufferedWriter(part)) {
            text.store(writer, "Eldertable's settings");
        }
        Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
    }
}
