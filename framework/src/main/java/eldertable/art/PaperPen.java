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
        put(painted(picture, (float) wide, tint), (1 - part) / 2, (1 - high) / 2, (1 + part) / 2, (1 + high) / 2, x, y, w, h);
    }

    @Override public void background(Picture picture) {
        cover(picture, 0, 0, width, height, Ink.WHITE);
    }

    @Override public void nine(Nine nine, float x, float y, float w, float h, int tint) {
        Picture picture = nine.picture();
        BufferedImage whole = painted(picture, picture.width, tint);
        float left = x - nine.spread(), bottom = y - nine.spread(), wide = w + 2 * nine.spread(), high = h + 2 * nine.spread();
        float inset = Math.min(nine.inset(), Math.min(wide, high) / 2), du = nine.inset() / picture.width, dv = nine.inset() / picture.height;
        Strip columns = new Strip(), rows = new Strip();
        columns.lay(nine, left, wide, inset, picture.width, 0, du, 1 - du, 1);
        rows.lay(nine, bottom, high, inset, picture.height, 1, 1 - dv, dv, 0);
        for (int row = 0; row < rows.count(); row++) {
            for (int column = 0; column < columns.count(); column++) {
                if (nine.hollow() && rows.isMiddle(row) && columns.isMiddle(column)) continue;
                put(whole, columns.begin(column), rows.end(row), columns.end(column), rows.begin(row), columns.at(column), rows.at(row),
                    columns.length(column), rows.length(row));
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

    /** A part of a picture into a box: from (u0, v0), shown at its upper left, to (u1, v1), told in parts of the picture; mirrored where it runs back. */
    private void put(BufferedImage picture, double u0, double v0, double u1, double v1, double x, double y, double w, double h) {
        int left = (int) Math.round(Math.min(u0, u1) * picture.getWidth()), wide = (int) Math.round(Math.max(u0, u1) * picture.getWidth()) - left;
        int top = (int) Math.round(Math.min(v0, v1) * picture.getHeight()), high = (int) Math.round(Math.max(v0, v1) * picture.getHeight()) - top;
        if (wide <= 0 || high <= 0 || w <= 0 || h <= 0) return;
        BufferedImage part = wide == picture.getWidth() && high == picture.getHeight() ? picture : picture.getSubimage(left, top, wide, high);
        boolean back = u1 < u0, over = v1 < v0;
        g.drawImage(part, new AffineTransform(back ? -w / wide : w / wide, 0, 0, over ? h / high : -h / high, back ? x + w : x, over ? y : y + h), null);
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
