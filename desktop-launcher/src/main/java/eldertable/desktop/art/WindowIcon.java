package eldertable.desktop.art;

import com.badlogic.gdx.graphics.Pixmap;
import eldertable.art.Paintings;
import eldertable.art.Picture;
import eldertable.art.Theme;
import java.awt.image.BufferedImage;

/** What the system shows for the window: the house's emblem on a coin, in the sizes that systems ask for. */
public final class WindowIcon {
    private static final int[] SIZES = {128, 64, 48, 32, 16};

    private WindowIcon() {}

    /** To be disposed of once the window has them. */
    public static Pixmap[] paint(Paintings paintings) {
        Picture emblem = paintings.token(Theme.house().emblem(), Theme.house().accent());
        Pixmap[] made = new Pixmap[SIZES.length];
        for (int i = 0; i < SIZES.length; i++) {
            made[i] = pixmap(emblem.paint(SIZES[i] / (double) emblem.width, paintings.icons()));
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
