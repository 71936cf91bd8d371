package eldertable.desktop.screen;

import eldertable.art.Align;
import eldertable.art.Box;
import eldertable.art.Face;
import eldertable.art.Ink;
import eldertable.art.TextBlock;
import eldertable.desktop.sound.Sound;
import java.util.function.BiFunction;
import java.util.List;

/** What the user can set; everything takes effect at once. */
final class SettingsPage extends Page {
    private static final float ROW = 66;

    SettingsPage(ScreenContext kit) {
        super(kit);
    }

    @Override protected String heading() {
        return say("settings.heading");
    }

    @Override protected void build() {
        backButton();
        Box sheet = new Box((width - 820) / 2, (height - BAR - 596) / 2, 820, 596);
        sheet(sheet);
        Settings now = kit.settings();
        float y = sheet.top() - 74, left = sheet.x() + 60;
        row(left, y, say("settings.size"), say("settings.percent", "part", Math.round(now.textScale() * 100)), say("settings.size.note"));
        add(new Controls.Slider(say("settings.size"), (now.textScale() - .8f) / .7f, 1 / 14f, slider(left, y), part -> set(kit.settings().withTextScale(.8f + part * .7f))));
        y -= ROW;
        row(left, y, say("settings.speed"), speed(now.speed()), say("settings.speed.note"));
        add(new Controls.Slider(say("settings.speed"), (float) (Math.log(now.speed()) / Math.log(4) + 1) / 2, .125f, slider(left, y),
            part -> set(kit.settings().withSpeed((float) Math.pow(4, part * 2 - 1)))));
        y -= ROW;
        String loud = now.sound() ? say("settings.percent", "part", Math.round(now.volume() * 100)) : say("settings.volume.off");
        row(left, y, say("settings.volume"), loud, say("settings.volume.note"));
        add(new Controls.Slider(say("settings.volume"), now.volume(), .05f, slider(left, y), part -> {
            set(kit.settings().withVolume(part));
            kit.sounds().play(Sound.CHIME);
        }).enabled(now.sound()));
        y -= ROW;
        String bed = now.music() ? say("settings.percent", "part", Math.round(now.musicVolume() * 100)) : say("settings.volume.off");
        row(left, y, say("settings.music"), bed, say("settings.music.note"));
        add(new Controls.Slider(say("settings.music"), now.musicVolume(), .05f, slider(left, y), part -> set(kit.settings().withMusicVolume(part))).enabled(now.music()));
        y -= 60;
        toggle(left, y, say("settings.sounds"), say("settings.sounds.note"), now.sound(), Settings::withSound);
        toggle(left + 350, y, say("settings.music-on"), say("settings.music-on.note"), now.music(), Settings::withMusic);
        y -= 44;
        toggle(left, y, say("settings.captions"), say("settings.captions.note"), now.captions(), Settings::withCaptions);
        toggle(left + 350, y, say("settings.motion"), say("settings.motion.note"), now.reducedMotion(), Settings::withReducedMotion);
        y -= 44;
        toggle(left, y, say("settings.screen"), say("settings.screen.note"), now.fullScreen(), Settings::withFullScreen);
        add(new Controls.Stepper(say("settings.undo"), say("settings.undo"), undo(now.undo()), new Box(left + 350, y - 4, 330, 44), () -> takingBack(-1), () -> takingBack(1))
            .tip(say("settings.undo.note")));
        y -= 56;
        TextBlock language = kit.lettering().line(Face.DISPLAY, 16, say("settings.language"));
        add(new Controls.Words(language, left, y + 22 + language.height / 2, Ink.UMBER));
        add(new Controls.Stepper(say("settings.language"), "", language(now.language()), new Box(left + 350, y, 330, 42), () -> language(-1), () -> language(1))
            .tip(say("settings.language.note")));
        y -= 52;
        TextBlock name = kit.lettering().line(Face.DISPLAY, 16, say("settings.name"));
        add(new Controls.Words(name, left, y + 22 + name.height / 2, Ink.UMBER));
        add(field(say("settings.name"), now.playerName(), "A", 24, new Box(left + 350, y, 330, 42), typed -> set(kit.settings().withPlayerName(typed)), null));
    }

    private void toggle(float x, float y, String label, String tip, boolean on, BiFunction<Settings, Boolean, Settings> with) {
        add(new Controls.Toggle(label, on, new Box(x, y, 330, 36), true, () -> set(with.apply(kit.settings(), !on))).tip(tip));
    }

    private String undo(String how) {
        return say("settings.undo.how." + how);
    }

    private void takingBack(int by) {
        set(kit.settings().withUndo(turned(Settings.UNDO, kit.settings().undo(), by)));
    }

    private String language(String code) {
        return say("settings.languages." + (code.isEmpty() ? "system" : code));
    }

    private void language(int by) {
        set(kit.settings().withLanguage(turned(Settings.LANGUAGES, kit.settings().language(), by)));
    }

    private static String turned(List<String> all, String now, int by) {
        return all.get(Math.floorMod(all.indexOf(now) + by, all.size()));
    }

    private static Box slider(float left, float y) {
        return new Box(left + 340, y - 10, 350, 44);
    }

    private String speed(float speed) {
        return speed < .95 || speed > 1.05 ? String.format(java.util.Locale.ROOT, "× %.2f", speed) : say("settings.speed.usual");
    }

    private void row(float left, float y, String title, String value, String note) {
        TextBlock words = kit.lettering().line(Face.DISPLAY, 16, title), shown = kit.lettering().line(Face.ITALIC, 15, value);
        add(new Controls.Words(words, left, y + 36, Ink.UMBER));
        add(new Controls.Words(shown, left + 316 - shown.width, y + 34, Ink.BLOOD));
        add(new Controls.Words(kit.lettering().fitLine(Face.ITALIC, 14.5f, note, 320, Align.LEFT), left, y + 10, Ink.SEPIA));
    }

    private void set(Settings changed) {
        kit.settings(changed);
        refresh();
    }
}
