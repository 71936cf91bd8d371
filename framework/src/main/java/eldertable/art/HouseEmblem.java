package eldertable.art;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;

/** The program's own sign, as a picture for menus and desktops. */
public final class HouseEmblem {
    private static final int SIZE = 256;

    private HouseEmblem() {}

    /** Writes it into a file; for the build. */
    public static void main(String[] arguments) throws IOException {
        Sketches sketches = new Sketches(new IconSet());
        Picture coin = sketches.token(Theme.house().emblem(), Theme.house().accent());
        Path file = Path.of(arguments[0]);
        try (var out = Files.newOutputStream(file)) {
            ImageIO.write(coin.paint(SIZE / (double) coin.width, sketches.icons()), "png", out);
        }
    }
}
