package eldertable.desktop.art;

import com.badlogic.gdx.graphics.Pixmap;
import java.awt.image.BufferedImage;

/** What the system shows for the window: the house's emblem on a coin, in the sizes that systems ask for. */
public final class WindowIcon {
    private static final int[] SIZES = {128, 64, 48, 32, 16};

    private WindowIcon() {}

    /** To be disposed of once the window has them. */
    public static Pixmap[] paint(IconSet icons) {
        Pixmap[] made = new Pixmap[SIZES.length];
        for (int i = 0; i < SIZES.length; i++) {
            Canvas canvas = new Canvas(84, 84, SIZES[i] / 84.0, icons);
            Medals.token(canvas, Theme.house().emblem(), Theme.house().accent());
            made[i] = pixmap(canvas.image());
        }
        return made;
    }

    private static Pixmap pixmap(BufferedImage image) {
        Pixmap pixmap = new Pixmap(image.getWidth(), image.getHeight(), Pixmap.Format.RGBA8888);
        pixmap.setBlending(Pixmap.Blending.None);
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                int argb = image.getRGB(x, y);
                pixmap.drawPixel(x, y, argb << 8 | argb >>> 24);
            }
        }
        return pixmap;
    }
}
