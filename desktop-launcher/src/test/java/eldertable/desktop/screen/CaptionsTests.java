package eldertable.desktop.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.art.IconSet;
import eldertable.art.Lettering;
import eldertable.desktop.WordsPen;
import eldertable.desktop.art.Gallery;
import eldertable.desktop.sound.Sound;
import eldertable.desktop.sound.Sounds;
import eldertable.pack.library.PackLibrary;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;

class CaptionsTests {
    /** Not deleted by the test: settings are kept behind its back. */
    @TempDir(cleanup = CleanupMode.NEVER) Path folder;

    private ScreenContext kit(String language) {
        Lettering lettering = new Lettering();
        return new ScreenContext(lettering, new Gallery(new IconSet(), lettering, folder.resolve("cache"), () -> { }), Sounds.NONE, new PackLibrary(List.of()),
            new CompletableFuture<>(), folder.resolve("data"), language, () -> { });
    }

    @Test void whatIsHeardIsTold() {
        try (ScreenContext kit = kit("en")) {
            kit.sounds().play(Sound.SHUFFLE);
            assertEquals("", kit.captions().words(), "unless nobody asked for it");
            kit.settings(kit.settings().withCaptions(true));
            kit.sounds().play(Sound.SHUFFLE);
            kit.sounds().play(Sound.DICE);
            kit.sounds().play(Sound.CLICK);
            assertEquals("cards are shuffled · dice roll", kit.captions().words());
            WordsPen pen = new WordsPen(1280, 720, 1);
            assertTrue(kit.captions().draw(pen, 1));
            assertEquals(List.of(), pen.wrong());
            while (kit.captions().draw(new WordsPen(1280, 720, 1), 1)) assertFalse(kit.captions().words().contains("click"));
            assertEquals("", kit.captions().words(), "and passes");
        }
    }

    @Test void everySoundHasItsWords() {
        for (String language : List.of("en", "de")) {
            try (ScreenContext kit = kit(language)) {
                kit.settings(kit.settings().withCaptions(true));
                for (Sound sound : Sound.values()) {
                    kit.sounds().play(sound);
                    assertFalse(kit.captions().words().contains("sound."), sound + " in " + language);
                }
            }
        }
    }
}
