package eldertable.art;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.LinearGradientPaint;
import java.awt.RadialGradientPaint;
import java.awt.TexturePaint;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.Random;

/** What things lie on and are framed by: felt, wood, parchment, leather, brass. */
final class Surfaces {
    private Surfaces() {}

    static RoundRectangle2D round(double x, double y, double w, double h, double arc) {
        return new RoundRectangle2D.Double(x, y, w, h, arc, arc);
    }

    // ------------------------------------------------------------------ the table top

    static void table(Canvas c, Theme theme) {
        double w = c.width, h = c.height;
        // The clouds are soft: they are painted small and spread out; the grain of the felt comes on top of that.
        Canvas small = new Canvas(w, h, 0.5, null);
        small.shade((x, y, old) -> {
            double dx = (x - w * .44) / (w * .60), dy = (y - h * .46) / (h * .72), r = Math.sqrt(dx * dx + dy * dy);
            float wx = Noise.of(x / 170f, y / 170f, 3, 4) * 2.4f, wy = Noise.of(x / 170f + 9, y / 170f + 3, 8, 4) * 2.4f;
            float n = Noise.of(x / 140f + wx, y / 140f + wy, 21 + theme.mood().seed, 5);
            int k = Ink.mix(theme.lit(), theme.mid(), r * 1.45 + (n - .5) * 1.5);
            return Canvas.argb(Ink.mix(k, theme.deep(), Math.pow(Math.max(0, r - .18), 1.15) * 1.05 + (n - .5) * .5));
        });
        c.put(small.image(), 0, 0, w, h);
        theme.mood().paint(c, theme);
        c.shade((x, y, old) -> {
            float felt = Noise.hash((int) (x * 1.7f), (int) (y * 1.7f), 77);
            return Canvas.over(old, felt > .5 ? Ink.WHITE : Ink.BLACK, .022 * Math.abs(felt - .5) * 2);
        });
        sigil(c, w * .44, h * .5, h * .42, Ink.fade(0xd9b872ff, 0.13f));
        c.icon(theme.emblem(), w * .44 - h * .12, h * .5 - h * .12, h * .24, Ink.fade(0xd9b872ff, 0.10f));
    }

    /** A faint ritual circle, as if engraved. */
    static void sigil(Canvas c, double cx, double cy, double r, int ink) {
        c.g.setColor(Canvas.colour(ink));
        float line = (float) Math.max(0.5, r / 300);
        c.g.setStroke(new BasicStroke(2.2f * line));
        c.g.draw(Canvas.circle(cx, cy, r));
        c.g.setStroke(new BasicStroke(line));
        for (double ring : new double[] {.965, .80, .785, .30}) c.g.draw(Canvas.circle(cx, cy, r * ring));
        int points = 7;
        c.g.setStroke(new BasicStroke(1.3f * line));
        for (int k = 0; k < points; k++) {
            double a = Math.PI * 2 * k / points - Math.PI / 2, b = Math.PI * 2 * (k + 3) / points - Math.PI / 2, inner = r * .785;
            c.g.draw(new Line2D.Double(cx + Math.cos(a) * inner, cy + Math.sin(a) * inner, cx + Math.cos(b) * inner, cy + Math.sin(b) * inner));
            c.g.draw(Canvas.circle(cx + Math.cos(a) * inner, cy + Math.sin(a) * inner, r * .05));
        }
        Random random = new Random(13);
        for (int k = 0; k < 56; k++) runes(c, cx, cy, r, Math.PI * 2 * k / 56, random);
    }

    private static void runes(Canvas c, double cx, double cy, double r, double angle, Random random) {
        AffineTransform before = c.g.getTransform();
        c.g.rotate(angle, cx, cy);
        c.g.translate(cx, cy - r * .882);
        Path2D mark = new Path2D.Double();
        double s = r * .045;
        mark.moveTo(0, -s);
        mark.lineTo(0, s);
        for (int m = 0; m < 2; m++) {
            double y = (random.nextInt(5) - 2) * s / 2, d = (random.nextBoolean() ? 1 : -1) * s * .7;
            mark.moveTo(0, y);
            mark.lineTo(d, y + (random.nextInt(3) - 1) * s * .6);
        }
        c.g.draw(mark);
        c.g.setTransform(before);
    }

    // ------------------------------------------------------------------ parchment

    /** Fills the canvas; edges darken by so much, and the stains are so strong. */
    static Canvas.Shade parchment(double w, double h, int seed, int light, int dark, double edge, double stains) {
        return (x, y, old) -> {
            float n = Noise.of(x / 45f, y / 45f, seed, 5), fine = Noise.of(x / 1.6f, y / 4.5f, seed + 5, 2);
            double e = Math.min(Math.min(x, w - x), Math.min(y, h - y)) / Math.min(44, 0.16 * Math.min(w, h));
            e = Math.max(0, Math.min(1, e + (Noise.of(x / 11f, y / 11f, seed + 9, 3) - .5) * .9));
            return Canvas.argb(Ink.mix(light, dark, (n - .42) * 1.5 * stains + (fine - .5) * .22 + (1 - e) * edge));
        };
    }

    static TexturePaint parchmentPaint(double x, double y, double w, double h, int seed, int light, int dark, double edge, double pixels, double stains) {
        Canvas sheet = new Canvas(w, h, pixels, null);
        sheet.shade(parchment(w, h, seed, light, dark, edge, stains));
        return new TexturePaint(sheet.image(), new Rectangle2D.Double(x, y, w, h));
    }

    /** A torn sheet with a thin line along its edge. */
    static void panel(Canvas c, int seed) {
        double w = c.width, h = c.height, step = 4.5;
        Random random = new Random(seed);
        Path2D sheet = new Path2D.Double();
        sheet.moveTo(1.5, 1.5);
        for (double x = 1.5; x < w - 1.5; x += step) sheet.lineTo(x, 1 + random.nextDouble() * 1.5);
        for (double y = 1.5; y < h - 1.5; y += step) sheet.lineTo(w - 1 - random.nextDouble() * 1.5, y);
        for (double x = w - 1.5; x > 1.5; x -= step) sheet.lineTo(x, h - 1 - random.nextDouble() * 1.5);
        for (double y = h - 1.5; y > 1.5; y -= step) sheet.lineTo(1 + random.nextDouble() * 1.5, y);
        sheet.closePath();
        c.fill(sheet, parchmentPaint(0, 0, w, h, seed, 0xeadcb6ff, 0xa07c4aff, .95, 1.5, .62));
        c.g.setColor(Canvas.colour(0x2a1a0896));
        c.g.setStroke(new BasicStroke(.8f));
        c.g.draw(sheet);
        c.g.setColor(Canvas.colour(0x4a30126e));
        c.g.setStroke(new BasicStroke(.7f));
        c.g.draw(round(5.5, 5.5, w - 11, h - 11, 3));
    }

    // ------------------------------------------------------------------ wood, leather, brass

    static void bar(Canvas c) {
        double w = c.width, h = c.height;
        c.fill(new Rectangle2D.Double(0, 0, w, h), new LinearGradientPaint(0, 0, 0, (float) h, new float[] {0, .75f, 1},
            new Color[] {Canvas.colour(0x241a10fa), Canvas.colour(0x150e08f5), Canvas.colour(0x0a0704ff)}));
        c.shade((x, y, old) -> {
            float n = Noise.of(x / 160f, y / 3.2f, 31, 4) - .5f;
            return Canvas.over(old, n > 0 ? 0xb07a3cff : Ink.BLACK, Math.abs(n) * .41);
        });
        c.fill(new Rectangle2D.Double(0, h - 3, w, 2), new GradientPaint(0, (float) h - 3, Canvas.colour(0xf3dca0ff), 0, (float) h, Canvas.colour(0x6b4a1fff)));
        c.fill(new Rectangle2D.Double(0, h - 7, w, 1), Canvas.colour(0xcaa6625a));
    }

    /** Dark leather in a thin brass frame: for what floats over the table. */
    static void plaque(Canvas c) {
        double w = c.width, h = c.height;
        RoundRectangle2D body = round(1, 1, w - 2, h - 2, 10);
        c.fill(body, new GradientPaint(0, 0, Canvas.colour(0x1d1710f4), 0, (float) h, Canvas.colour(0x0d0a07f8)));
        c.shade((x, y, old) -> {
            float n = Noise.of(x / 5f, y / 5f, 44, 3) - .5f;
            return Canvas.over(old, n > 0 ? 0x9a7a4aff : Ink.BLACK, Math.abs(n) * .22);
        });
        c.bevel(round(1.5, 1.5, w - 3, h - 3, 9), 1.3, 0xd9b872ff, 0x6b4a1fff);
        c.bevel(round(4.5, 4.5, w - 9, h - 9, 6), .6, 0xcaa66280, 0x5a3f1c80);
    }

    static void button(Canvas c, int colour, boolean lit, boolean pressed) {
        double w = c.width, h = c.height;
        RoundRectangle2D body = round(1, 1, w - 2, h - 2, 6);
        int light = Ink.mix(colour, Ink.WHITE, lit ? .36 : .2), dark = Ink.mix(colour, Ink.BLACK, .5);
        c.fill(body, new LinearGradientPaint(0, 0, 0, (float) h, new float[] {0, .5f, 1}, new Color[] {
            Canvas.colour(pressed ? dark : light), Canvas.colour(colour), Canvas.colour(pressed ? light : dark)}));
        c.shade((x, y, old) -> {
            float n = Noise.of(x / 6f, y / 2.5f, 4, 3) - .5f;
            return Canvas.over(old, n > 0 ? Ink.WHITE : Ink.BLACK, Math.abs(n) * .27);
        });
        c.bevel(body, 1.2, 0xf6e0a6ff, 0x5a3d17ff);
        c.bevel(round(3, 3, w - 6, h - 6, 4), .6, 0xf6e0a65a, 0x0000005a);
    }

    /** Where something may be laid. */
    static void slot(Canvas c) {
        RoundRectangle2D body = round(1, 1, c.width - 2, c.height - 2, 10);
        c.fill(body, new Color(0, 0, 0, 70));
        c.g.setColor(Canvas.colour(0xd9b8725f));
        c.g.setStroke(new BasicStroke(.9f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND, 1, new float[] {4, 3.5f}, 0));
        c.g.draw(body);
    }

    /** A swallow-tailed banner. */
    static void ribbon(Canvas c, int tint) {
        double w = c.width, h = c.height;
        Path2D band = new Path2D.Double();
        band.moveTo(1, 2);
        band.lineTo(w - 1, 2);
        band.lineTo(w - 9, h / 2);
        band.lineTo(w - 1, h - 2);
        band.lineTo(1, h - 2);
        band.lineTo(9, h / 2);
        band.closePath();
        int dark = Ink.mix(tint, Ink.BLACK, .55);
        c.fill(band, new LinearGradientPaint(0, 0, 0, (float) h, new float[] {0, .45f, 1}, new Color[] {
            Canvas.colour(Ink.mix(tint, Ink.WHITE, .12)), Canvas.colour(tint), Canvas.colour(dark)}));
        c.shade((x, y, old) -> {
            float n = Noise.of(x / 3f, y / 1.2f, 9, 3) - .5f;
            return Canvas.over(old, n > 0 ? Ink.WHITE : Ink.BLACK, Math.abs(n) * .22);
        });
        c.bevel(band, 1, 0xf3dca0ff, 0x6b4a1fff);
    }

    /** A soft dark box, or a lit one, to be stretched. */
    static void halo(Canvas c, double spread, double arc, int colour, double radius) {
        c.soft(round(spread, spread, c.width - 2 * spread, c.height - 2 * spread, arc), colour, radius);
    }

    /** A halo whose inside is cut out, but for a line. */
    static void edge(Canvas c, double spread, double arc, int colour, double radius) {
        halo(c, spread, arc, colour, radius);
        double line = spread + 2.5;
        c.g.setComposite(AlphaComposite.DstOut);
        c.g.fill(round(line, line, c.width - 2 * line, c.height - 2 * line, arc - 2));
        c.g.setComposite(AlphaComposite.SrcOver);
    }

    /** Darkness towards the edges, for curtains and covers. */
    static void vignette(Canvas c, double strength) {
        c.fill(new Rectangle2D.Double(0, 0, c.width, c.height), new RadialGradientPaint((float) c.width / 2, (float) c.height / 2,
            (float) Math.max(c.width, c.height) * .62f, new float[] {.45f, 1}, new Color[] {new Color(0, 0, 0, 0), new Color(0, 0, 0, (int) (255 * strength))}));
    }
}
