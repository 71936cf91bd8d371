package eldertable.art;

import java.awt.AlphaComposite;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayDeque;
import java.util.Deque;

/** Draws on a picture of its own, such as a card for paper or for a browser. Needs no screen; for one thread at a time. */
public final class PaperPen implements Pen {
    private record Placing(AffineTransform transform, float alpha) {}

    private final IconSet icons;
    private final Lettering lettering;
    private final float width, height, pixels;
    private final BufferedImage image;
    private final Graphics2D g;
    private final Deque<Placing> kept = new ArrayDeque<>();
    private final Deque<Shape> clips = new ArrayDeque<>();
    private float alpha = 1;

    /** A world of so many units, transparent at first. @param pixels how many a unit is */
    public PaperPen(float width, float height, float pixels, IconSet icons, Lettering lettering) {
        this.width = width;
        this.height = height;
        this.pixels = pixels;
        this.icons = icons;
        this.lettering = lettering;
        image = Canvas.blank(Math.max(1, Math.round(width * pixels)), Math.max(1, Math.round(height * pixels)));
        g = Canvas.brush(image);
        g.transform(new AffineTransform(image.getWidth() / width, 0, 0, -image.getHeight() / height, 0, image.getHeight()));
    }

    /** What was drawn; nothing can be drawn after it. */
    public BufferedImage finish() {
        g.dispose();
        return image;
    }

    @Override public float pixels() {
        return pixels;
    }

    // ------------------------------------------------------------------ placing

    @Override public Pen push() {
        kept.push(new Placing(g.getTransform(), alpha));
        return this;
    }

    @Override public Pen pop() {
        Placing before = kept.pop();
        g.setTransform(before.transform());
        alpha = before.alpha();
        return this;
    }

    @Override public Pen move(float x, float y) {
        g.translate(x, y);
        return this;
    }

    @Override public Pen turn(float degrees) {
        g.rotate(Math.toRadians(degrees));
        return this;
    }

    @Override public Pen scale(float wide, float high) {
        g.scale(wide, high);
        return this;
    }

    @Override public Pen fade(float times) {
        alpha *= Math.max(0, Math.min(1, times));
        return this;
    }

    private double magnification() {
        return Math.sqrt(Math.abs(g.getTransform().getDeterminant()));
    }

    // ------------------------------------------------------------------ pictures

    @Override public void picture(Picture picture, float x, float y, float w, float h, int tint) {
        put(painted(picture, w, tint), 0, 0, 1, 1, x, y, w, h);
    }

    @Override public void cover(Picture picture, float x, float y, float w, float h, int tint) {
        double wide = Math.max(w, h * picture.width / picture.height), part = w / wide, high = h / (wide * picture.height / picture.width);
        put(painted(picture, (float) wide, tint), (1 - part) / 2, (1 - high) / 2, part, high, x, y, w, h);
    }

    @Override public void background(Picture picture) {
        cover(picture, 0, 0, width, height, Ink.WHITE);
    }

    @Override public void nine(Nine nine, float x, float y, float w, float h, int tint) {
        Picture picture = nine.picture();
        BufferedImage whole = painted(picture, picture.width, tint);
        double left = x - nine.spread(), bottom = y - nine.spread(), wide = w + 2 * nine.spread(), high = h + 2 * nine.spread();
        double inset = Math.min(nine.inset(), Math.min(wide, high) / 2), du = nine.inset() / picture.width, dv = nine.inset() / picture.height;
        double[] xs = {left, left + inset, left + wide - inset, left + wide}, ys = {bottom + high, bottom + high - inset, bottom + inset, bottom};
        double[] us = {0, du, 1 - du, 1}, vs = {0, dv, 1 - dv, 1};
        for (int row = 0; row < 3; row++) {
            for (int column = 0; column < 3; column++) {
                if (nine.hollow() && row == 1 && column == 1) continue;
                put(whole, us[column], vs[row], us[column + 1] - us[column], vs[row + 1] - vs[row], xs[column], ys[row + 1],
                    xs[column + 1] - xs[column], ys[row] - ys[row + 1]);
            }
        }
    }

    /** As large as it will be seen, so that nothing is blurred. */
    private BufferedImage painted(Picture picture, float wide, int tint) {
        BufferedImage whole = picture.paint(wide * magnification() / picture.width, icons);
        if (tint == Ink.WHITE && alpha == 1) return whole;
        int r = Ink.red(tint), green = Ink.green(tint), b = Ink.blue(tint);
        float a = Ink.alpha(tint) / 255f * alpha;
        for (int y = 0; y < whole.getHeight(); y++) {
            for (int x = 0; x < whole.getWidth(); x++) {
                int old = whole.getRGB(x, y);
                whole.setRGB(x, y, Math.round((old >>> 24) * a) << 24 | (old >> 16 & 255) * r / 255 << 16 | (old >> 8 & 255) * green / 255 << 8
                    | (old & 255) * b / 255);
            }
        }
        return whole;
    }

    /** A part of a picture, told in parts of it from its upper left corner, into a box. */
    private void put(BufferedImage picture, double u, double v, double du, double dv, double x, double y, double w, double h) {
        int left = (int) Math.round(u * picture.getWidth()), top = (int) Math.round(v * picture.getHeight());
        int wide = (int) Math.round((u + du) * picture.getWidth()) - left, high = (int) Math.round((v + dv) * picture.getHeight()) - top;
        if (wide <= 0 || high <= 0 || w <= 0 || h <= 0) return;
        BufferedImage part = wide == picture.getWidth() && high == picture.getHeight() ? picture : picture.getSubimage(left, top, wide, high);
        g.drawImage(part, new AffineTransform(w / wide, 0, 0, -h / high, x, y + h), null);
    }

    // ------------------------------------------------------------------ words

    @Override public void text(TextBlock block, float x, float top, int colour) {
        for (int i = 0; i < block.count; i++) {
            int character = block.glyphs[i];
            float px = x + block.xs[i], py = top - block.ys[i], size = block.size;
            if (Lettering.isIcon(character)) {
                picture(new Sketches(icons).icon(lettering.inlineIcon(character)), px, py - size * 0.14f, size * 0.98f, size * 0.98f, colour);
                continue;
            }
            Path2D outline = lettering.typeface(block.faces[i]).outline(character);
            outline.transform(new AffineTransform(size, 0, 0, -size, px, py));
            paint(outline, colour);
        }
    }

    // ------------------------------------------------------------------ plain shapes

    private void paint(Shape shape, int colour) {
        g.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, alpha));
        g.setColor(Ink.awt(colour));
        g.fill(shape);
        g.setComposite(AlphaComposite.SrcOver);
    }

    @Override public void fill(float x, float y, float w, float h, int colour) {
        paint(new Rectangle2D.Float(x, y, w, h), colour);
    }

    @Override public void disc(float x, float y, float radius, int colour) {
        paint(Canvas.circle(x, y, radius), colour);
    }

    // ------------------------------------------------------------------ clipping

    @Override public void clip(float x, float y, float w, float h) {
        // Kept as it lies on the picture: what was moved since comes back before it is taken away.
        AffineTransform here = g.getTransform();
        g.setTransform(new AffineTransform());
        Shape outer = g.getClip();
        clips.push(outer == null ? new Rectangle2D.Double(0, 0, image.getWidth(), image.getHeight()) : outer);
        g.clip(here.createTransformedShape(new Rectangle2D.Float(x, y, w, h)));
        g.setTransform(here);
    }

    @Override public void unclip() {
        AffineTransform here = g.getTransform();
        g.setTransform(new AffineTransform());
        g.setClip(clips.pop());
        g.setTransform(here);
    }
}
