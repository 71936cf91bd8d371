package eldertable.art;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Composite;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.Paint;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;

/** A picture in the making, measured in units with y downwards, with the strokes that all our paintings use. */
public final class Canvas {
    /** Gives a pixel's new colour (0xAARRGGBB) from the place of its middle, in units, and the colour it has. */
    @FunctionalInterface
    public interface Shade {
        int at(float x, float y, int old);
    }

    public final double width, height;
    public final Graphics2D g;
    private final BufferedImage image;
    private final double pixels;
    private final IconSet icons;

    public Canvas(double width, double height, double pixels, IconSet icons) {
        this.width = width;
        this.height = height;
        this.pixels = pixels;
        this.icons = icons;
        image = blank(Math.max(1, (int) Math.round(width * pixels)), Math.max(1, (int) Math.round(height * pixels)));
        g = brush(image);
        g.scale(image.getWidth() / width, image.getHeight() / height);
    }

    /** The same picture, measured in other units: the brush must already be scaled to them. */
    Canvas(Canvas same, double width, double height) {
        this.width = width;
        this.height = height;
        image = same.image;
        g = same.g;
        icons = same.icons;
        pixels = same.pixels * same.width / width;
    }

    static BufferedImage blank(int width, int height) {
        return new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
    }

    static Graphics2D brush(BufferedImage image) {
        Graphics2D g = image.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        g.setRenderingHint(RenderingHints.KEY_RENDERING, RenderingHints.VALUE_RENDER_QUALITY);
        return g;
    }

    public BufferedImage image() {
        return image;
    }

    static Color colour(int rgba) {
        return Ink.awt(rgba);
    }

    static int argb(int rgba) {
        return rgba >>> 8 | rgba << 24;
    }

    static Ellipse2D circle(double x, double y, double radius) {
        return new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    void fill(Shape shape, Paint paint) {
        g.setPaint(paint);
        g.fill(shape);
    }

    /** An edge lit from the upper left. */
    void bevel(Shape shape, double thickness, int light, int dark) {
        Rectangle b = shape.getBounds();
        g.setStroke(new BasicStroke((float) thickness));
        g.setPaint(new GradientPaint(b.x, b.y, colour(light), b.x + b.width * .35f, b.y + b.height, colour(dark)));
        g.draw(shape);
    }

    void gilt(Shape shape, double thickness) {
        bevel(shape, thickness, 0xf3dca0ff, 0x6b4a1fff);
    }

    /** Changes pixel by pixel what lies in an area. */
    void shade(Rectangle2D area, Shade shade) {
        double sx = image.getWidth() / width, sy = image.getHeight() / height;
        int left = clamp(area.getMinX() * sx, image.getWidth()), right = clamp(area.getMaxX() * sx, image.getWidth());
        int top = clamp(area.getMinY() * sy, image.getHeight()), bottom = clamp(area.getMaxY() * sy, image.getHeight());
        int[] data = ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
        for (int y = top; y < bottom; y++) {
            for (int x = left; x < right; x++) {
                int i = y * image.getWidth() + x;
                data[i] = shade.at((float) ((x + 0.5) / sx), (float) ((y + 0.5) / sy), data[i]);
            }
        }
    }

    void shade(Shade shade) {
        shade(new Rectangle2D.Double(0, 0, width, height), shade);
    }

    private static int clamp(double value, int most) {
        return Math.max(0, Math.min(most, (int) Math.round(value)));
    }

    /** Lays a colour over a pixel that has any; the pixel's own alpha stays. */
    static int over(int old, int rgba, double alpha) {
        if (old >>> 24 == 0) return old;
        double a = Math.max(0, Math.min(1, alpha));
        int r = old >> 16 & 255, g = old >> 8 & 255, b = old & 255;
        r += (int) ((Ink.red(rgba) - r) * a);
        g += (int) ((Ink.green(rgba) - g) * a);
        b += (int) ((Ink.blue(rgba) - b) * a);
        return old & 0xff000000 | r << 16 | g << 8 | b;
    }

    // ------------------------------------------------------------------ icons

    boolean isPicture(String name) {
        return icons.picture(name).isPresent();
    }

    /** A picture in its own colours, filling a box; what does not fit is cut off at both sides alike. */
    void picture(String name, Rectangle2D box) {
        icons.picture(name).ifPresent(picture -> {
            double times = Math.max(box.getWidth() / picture.getWidth(), box.getHeight() / picture.getHeight());
            double w = picture.getWidth() * times, h = picture.getHeight() * times;
            put(picture, box.getCenterX() - w / 2, box.getCenterY() - h / 2, w, h);
        });
    }

    void icon(String name, double x, double y, double size, int colour) {
        icon(name, x, y, size, colour(colour));
    }

    void icon(String name, double x, double y, double size, Paint paint) {
        put(tinted(name, size, paint), x, y, size, size);
    }

    /** An icon as a picture of its own, in pixels, its paint measured in units from its corner. */
    BufferedImage tinted(String name, double size, Paint paint) {
        int px = Math.max(1, (int) Math.round(size * pixels));
        BufferedImage icon = icons.image(name, px);
        Graphics2D q = brush(icon);
        q.setComposite(AlphaComposite.SrcIn);
        q.scale(px / size, px / size);
        q.setPaint(paint);
        q.fill(new Rectangle2D.Double(0, 0, size, size));
        q.dispose();
        return icon;
    }

    void put(BufferedImage picture, double x, double y, double w, double h) {
        AffineTransform t = AffineTransform.getTranslateInstance(x, y);
        t.scale(w / picture.getWidth(), h / picture.getHeight());
        g.drawImage(picture, t, null);
    }

    void alpha(double alpha, Runnable strokes) {
        Composite old = g.getComposite();
        g.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, (float) Math.max(0, Math.min(1, alpha))));
        strokes.run();
        g.setComposite(old);
    }

    /** A soft light round an icon, to be drawn before it. */
    void glow(String name, double x, double y, double size, int colour, double radius, double strength) {
        int pad = (int) Math.ceil(radius * 3 * pixels), px = (int) Math.round(size * pixels);
        BufferedImage light = blank(px + 2 * pad, px + 2 * pad);
        Graphics2D q = brush(light);
        q.drawImage(tinted(name, size, colour(colour)), pad, pad, null);
        q.dispose();
        BufferedImage soft = Blur.of(light, Math.max(1, (int) Math.round(radius * pixels)));
        double unit = soft.getWidth() / pixels;
        for (double s = strength; s > 0; s -= 1) alpha(s, () -> put(soft, x - pad / pixels, y - pad / pixels, unit, unit));
    }

    /** A shape's soft shadow or halo. */
    void soft(Shape shape, int colour, double radius) {
        BufferedImage layer = blank(image.getWidth(), image.getHeight());
        Graphics2D q = brush(layer);
        q.scale(layer.getWidth() / width, layer.getHeight() / height);
        q.setColor(colour(colour));
        q.fill(shape);
        q.dispose();
        put(Blur.of(layer, Math.max(1, (int) Math.round(radius * pixels))), 0, 0, width, height);
    }
}
