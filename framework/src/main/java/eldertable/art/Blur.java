package eldertable.art;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;

/** Softens a picture: two box passes each way, on premultiplied pixels. */
final class Blur {
    private Blur() {}

    static BufferedImage of(BufferedImage source, int radius) {
        int w = source.getWidth(), h = source.getHeight();
        BufferedImage picture = new BufferedImage(w, h, BufferedImage.TYPE_INT_ARGB_PRE);
        Graphics2D g = picture.createGraphics();
        g.drawImage(source, 0, 0, null);
        g.dispose();
        int[] pixels = ((DataBufferInt) picture.getRaster().getDataBuffer()).getData(), other = new int[pixels.length];
        for (int pass = 0; pass < 2; pass++) {
            box(pixels, other, w, h, radius, 1, w);
            box(other, pixels, h, w, radius, w, 1);
        }
        return picture;
    }

    private static void box(int[] from, int[] to, int w, int h, int radius, int dx, int dy) {
        int n = 2 * radius + 1;
        for (int y = 0; y < h; y++) {
            int a = 0, r = 0, g = 0, b = 0, row = y * dy;
            for (int x = -radius; x < w; x++) {
                int in = x + radius, out = x - radius - 1;
                if (in < w) {
                    int v = from[row + in * dx];
                    a += v >>> 24;
                    r += v >> 16 & 255;
                    g += v >> 8 & 255;
                    b += v & 255;
                }
                if (out >= 0) {
                    int v = from[row + out * dx];
                    a -= v >>> 24;
                    r -= v >> 16 & 255;
                    g -= v >> 8 & 255;
                    b -= v & 255;
                }
                if (x >= 0) to[row + x * dx] = a / n << 24 | r / n << 16 | g / n << 8 | b / n;
            }
        }
    }
}
