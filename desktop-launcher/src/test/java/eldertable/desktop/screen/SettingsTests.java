package eldertable.desktop.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SettingsTests {
    @TempDir Path folder;

    @Test void allThatIsSetIsReadAgain() throws IOException {
        Settings set = new Settings(1.2f, 2, true, .3f, false, true, "Ada", List.of("moonstruck", "one-rope"), "off", "de", true, false, .2f);
        Path file = folder.resolve("data/settings.properties");
        set.write(file);
        assertEquals(set, Settings.read(file));
    }

    @Test void whatNobodyUnderstandsIsAsUsual() throws IOException {
        Path file = folder.resolve("settings.properties");
        Files.writeString(file, "textScale=huge\nundo=sometimes\nlanguage=tlh\n");
        assertEquals(Settings.USUAL, Settings.read(file));
        assertEquals(Settings.USUAL, Settings.read(folder.resolve("none")));
    }
}
